# Every foo_test.c (foo_test.cpp) is a program and a test of its own, named after its path: src/op/add_test.c is op.add, test/fault_test.c is test.fault.
# A name ending in _long_test.c gets the label "long" and runs under ./check --long only.
#   test/support/*.c   linked into every test
#   test/program/*.c   programs that tests start: bin/test/<name>
set(threaded kernel comm runtime backend data train launch)

set(environment "WEFT_CACHE=none" # all code is made anew; cpu.cache tests what is kept
	"XDG_CACHE_HOME=${CMAKE_BINARY_DIR}/test-cache"
	"ASAN_OPTIONS=allocator_may_return_null=1:detect_leaks=1:strict_string_checks=1:detect_stack_use_after_return=1"
	"LSAN_OPTIONS=print_suppressions=0:use_tls=0:suppressions=${CMAKE_SOURCE_DIR}/test/lsan.supp"
	"UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1"
	"TSAN_OPTIONS=allocator_may_return_null=1:halt_on_error=1:second_deadlock_stack=1:suppressions=${CMAKE_SOURCE_DIR}/test/tsan.supp")

add_library(weft-test INTERFACE)
target_include_directories(weft-test INTERFACE ${CMAKE_SOURCE_DIR}/test)
target_compile_definitions(weft-test INTERFACE
	WEFT_SOURCE_DIR="${CMAKE_SOURCE_DIR}" WEFT_BUILD_DIR="${CMAKE_BINARY_DIR}" WEFT_GOLDEN_DIR="${CMAKE_SOURCE_DIR}/test/golden")
target_link_libraries(weft-test INTERFACE PkgConfig::cmocka)
wfi_glob(support test/support/*.c)
if(support)
	add_library(weft-test-support STATIC ${support})
	wfi_configure(weft-test-support)
	target_link_libraries(weft-test-support PUBLIC weft weft-test PRIVATE ${WFI_LIBRARIES})
	target_link_libraries(weft-test INTERFACE weft-test-support)
endif()

wfi_glob(programs test/program/*.c)
set(program_targets "")
foreach(file ${programs})
	cmake_path(GET file STEM name)
	wfi_program(program-${name} ${file} bin/test)
	set_target_properties(program-${name} PROPERTIES OUTPUT_NAME ${name})
	list(APPEND program_targets program-${name})
endforeach()

# what tests may start or open, so that building one test alone is enough to run it
foreach(tool opscan listings book-check)
	if(TARGET ${tool})
		list(APPEND program_targets ${tool})
	endif()
endforeach()
set(companions weft-llvm ${program_targets})
if(TARGET weft-command)
	list(APPEND companions weft-command)
endif()
add_custom_target(threads_tests)

wfi_glob(tests src/*_test.c test/*_test.c test/*_test.cpp)
foreach(file ${tests})
	cmake_path(RELATIVE_PATH file BASE_DIRECTORY ${CMAKE_SOURCE_DIR} OUTPUT_VARIABLE path)
	string(REGEX REPLACE "^src/|_test\\.c(pp)?$" "" name ${path})
	string(REPLACE "/" "." name ${name})
	cmake_path(GET path PARENT_PATH parent)
	cmake_path(GET parent FILENAME folder)

	wfi_program(${name} ${file} bin/test)
	target_link_libraries(${name} PRIVATE weft-test)
	add_dependencies(${name} ${companions})
	if(path MATCHES "^src/cli/" AND TARGET weft-cli)
		target_link_libraries(${name} PRIVATE weft-cli)
	endif()

	add_test(NAME ${name} COMMAND ${name} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
	set(labels ${folder})
	set(timeout 1200)
	if(path MATCHES "^src/([^/]+)/" AND CMAKE_MATCH_1 IN_LIST threaded)
		list(APPEND labels threads)
		add_dependencies(threads_tests ${name})
	endif()
	if(path MATCHES "^test/e2e/") # starts many programs, each instrumented
		set(timeout 1200)
		add_dependencies(${name} ${example_targets} ${bench_programs})
	endif()
	if(path MATCHES "_long_test\\.c$")
		list(APPEND labels long)
		set(timeout 3600)
	endif()
	set_tests_properties(${name} PROPERTIES LABELS "${labels}" TIMEOUT ${timeout} ENVIRONMENT "${environment}")
	if(path MATCHES "^test/e2e/") # they look for what is left behind on the whole machine
		set_tests_properties(${name} PROPERTIES RUN_SERIAL TRUE)
	endif()
endforeach()

# --- the same numbers, however the work is shared out --------------------------------------------------------------------------------------------
foreach(name test.op_sweep test.modules test.matrix)
	if(TARGET ${name})
		add_test(NAME ${name}.parts COMMAND ${name} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
		set_tests_properties(${name}.parts PROPERTIES LABELS "parts" TIMEOUT 1200 ENVIRONMENT "${environment};WEFT_PARTS=most;WEFT_NUM_THREADS=3")
	endif()
endforeach()
if(TARGET test.matrix)
	set_tests_properties(test.matrix.parts PROPERTIES LABELS "parts;long")
endif()

# --- a host in another language: it opens the library at run time, so it is linked with nothing of it -------------------------------------------
if(TARGET weft AND NOT WEFT_FOLDERS)
	add_executable(host-dlsym test/host/dlsym.c)
	target_compile_options(host-dlsym PRIVATE ${WFI_WARNINGS})
	target_include_directories(host-dlsym PRIVATE ${CMAKE_SOURCE_DIR}/include)
	target_link_libraries(host-dlsym PRIVATE dl m)
	set_target_properties(host-dlsym PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin/test OUTPUT_NAME dlsym)
	add_dependencies(host-dlsym weft weft-llvm)
	add_test(NAME host.dlsym COMMAND host-dlsym $<TARGET_FILE:weft> WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
	set_tests_properties(host.dlsym PROPERTIES LABELS host TIMEOUT 600 ENVIRONMENT "${environment}")
endif()

# --- the way there and back with JAX, where JAX can be had (exit status 77: it cannot; then the test is reported as skipped) --------------------
if(TARGET stablehlo.roundtrip AND TARGET example-finetune)
	add_test(NAME oracle.roundtrip COMMAND ${CMAKE_SOURCE_DIR}/test/oracle/roundtrip ${CMAKE_BINARY_DIR})
	set_tests_properties(oracle.roundtrip PROPERTIES LABELS "oracle;long" TIMEOUT 3600 SKIP_RETURN_CODE 77 ENVIRONMENT "${environment}")
endif()

if(TARGET weft AND NOT WEFT_SANITIZE AND NOT WEFT_FOLDERS) # Python is not built with a sanitizer
	add_test(NAME oracle.dlpack COMMAND ${CMAKE_SOURCE_DIR}/test/oracle/dlpack ${CMAKE_BINARY_DIR})
	set_tests_properties(oracle.dlpack PROPERTIES LABELS "oracle;long" TIMEOUT 600 SKIP_RETURN_CODE 77 ENVIRONMENT "${environment}")
endif()

# --- the repository's own rules ------------------------------------------------------------------------------------------------------
add_test(NAME include_table COMMAND ${CMAKE_SOURCE_DIR}/tools/include-table ${CMAKE_SOURCE_DIR})
add_test(NAME include_table.self COMMAND ${CMAKE_SOURCE_DIR}/tools/include-table --self-test)
add_test(NAME headers COMMAND ${CMAKE_SOURCE_DIR}/tools/header-check ${CMAKE_SOURCE_DIR} ${CMAKE_C_COMPILER} ${CMAKE_CXX_COMPILER})
add_test(NAME macros COMMAND ${CMAKE_SOURCE_DIR}/tools/macro-check ${CMAKE_SOURCE_DIR} ${CMAKE_C_COMPILER} ${CMAKE_CXX_COMPILER} $<TARGET_FILE:weft>)
add_test(NAME abi COMMAND ${CMAKE_SOURCE_DIR}/tools/abi-check ${CMAKE_SOURCE_DIR} ${CMAKE_C_COMPILER} $<TARGET_FILE:weft>)
add_test(NAME api COMMAND ${CMAKE_SOURCE_DIR}/tools/api-check ${CMAKE_SOURCE_DIR} $<TARGET_FILE:weft>)
set(rules include_table include_table.self headers macros abi api)
if(TARGET opscan)
	add_test(NAME opscan.stale COMMAND opscan --root ${CMAKE_SOURCE_DIR} --check)
	list(APPEND rules opscan.stale)
endif()
set_tests_properties(${rules} PROPERTIES LABELS tools TIMEOUT 600 ENVIRONMENT "${environment}")

if(TARGET man)
	add_test(NAME man COMMAND ${CMAKE_SOURCE_DIR}/tools/man-check ${CMAKE_BINARY_DIR}/share/man/man1)
	set_tests_properties(man PROPERTIES LABELS tools TIMEOUT 60 SKIP_RETURN_CODE 77)
endif()

# --- the book: README.md and doc/, of which every listing is run -------------------------------------------------------------------
add_test(NAME book.names COMMAND book-check ${CMAKE_SOURCE_DIR})
set_tests_properties(book.names PROPERTIES LABELS book TIMEOUT 60)
if(TARGET weft-command AND NOT WEFT_FOLDERS)
	set(sanitize "")
	if(WEFT_SANITIZE STREQUAL "address")
		set(sanitize "-fsanitize=address,undefined")
	elseif(WEFT_SANITIZE)
		set(sanitize "-fsanitize=${WEFT_SANITIZE}")
	endif()
	add_test(NAME book.listings COMMAND listings --root ${CMAKE_SOURCE_DIR} --build ${CMAKE_BINARY_DIR} --cc ${CMAKE_C_COMPILER} --cxx ${CMAKE_CXX_COMPILER}
		"--flags=${sanitize}" -j 2)
	set_tests_properties(book.listings PROPERTIES LABELS book TIMEOUT 1200 ENVIRONMENT "${environment}")
endif()

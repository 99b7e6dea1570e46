# Helpers that turn folders of sources into targets. A folder that does not exist yields nothing.
include_guard()

# files that match below the source folder; where WEFT_FOLDERS is set only those of these folders (and what tests share)
function(wfi_glob out)
	list(TRANSFORM ARGN PREPEND ${CMAKE_SOURCE_DIR}/)
	file(GLOB_RECURSE files CONFIGURE_DEPENDS ${ARGN})
	if(WEFT_FOLDERS)
		list(JOIN WEFT_FOLDERS "|" folders)
		list(FILTER files INCLUDE REGEX "^${CMAKE_SOURCE_DIR}/(src/(${folders})|test/support)/")
	endif()
	set(${out} ${files} PARENT_SCOPE)
endfunction()

# a library needs at least one source
macro(wfi_or_empty list name)
	if(NOT ${list})
		file(CONFIGURE OUTPUT empty-${name}.c CONTENT "typedef int wfi_empty;\n")
		set(${list} ${CMAKE_BINARY_DIR}/empty-${name}.c)
	endif()
endmacro()

# our own sources: all warnings, both include folders
function(wfi_configure target)
	target_include_directories(${target} PRIVATE ${CMAKE_SOURCE_DIR}/include ${CMAKE_SOURCE_DIR}/src)
	target_compile_definitions(${target} PRIVATE _GNU_SOURCE)
	target_compile_options(${target} PRIVATE ${WFI_WARNINGS})
	set_target_properties(${target} PROPERTIES INSTALL_RPATH "$ORIGIN:$ORIGIN/../${CMAKE_INSTALL_LIBDIR}")
	if(WEFT_FOLDERS)
		target_link_options(${target} PRIVATE -Wl,--unresolved-symbols=ignore-in-shared-libs)
	endif()
endfunction()

# a program of ours: may use internals
function(wfi_program target file folder)
	add_executable(${target} ${file})
	wfi_configure(${target})
	target_link_libraries(${target} PRIVATE weft ${WFI_LIBRARIES})
	set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/${folder})
	add_dependencies(${target} weft-llvm)
endfunction()

# a program as a user would write it: sees include/ only
function(wfi_user_program target file folder)
	cmake_path(GET file STEM name)
	add_executable(${target} ${file})
	target_compile_options(${target} PRIVATE ${WFI_WARNINGS})
	target_link_libraries(${target} PRIVATE weft m)
	set_target_properties(${target} PROPERTIES OUTPUT_NAME ${name} RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/${folder})
	add_dependencies(${target} weft-llvm)
endfunction()

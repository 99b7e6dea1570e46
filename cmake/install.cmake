# find_package(weft) and pkg-config --libs weft for other projects.
include(CMakePackageConfigHelpers)
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/weft)

install(TARGETS weft EXPORT weftTargets)
install(TARGETS weft-llvm LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
if(EXISTS ${CMAKE_SOURCE_DIR}/include)
	install(DIRECTORY include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
endif()
if(EXISTS ${CMAKE_SOURCE_DIR}/examples/data)
	install(DIRECTORY examples/data/ DESTINATION ${CMAKE_INSTALL_DATADIR}/weft/data)
endif()
if(EXISTS ${CMAKE_SOURCE_DIR}/share/template)
	install(DIRECTORY share/template/ DESTINATION ${CMAKE_INSTALL_DATADIR}/weft/template)
endif()
if(TARGET man)
	install(DIRECTORY ${CMAKE_BINARY_DIR}/share/man/ DESTINATION ${CMAKE_INSTALL_MANDIR})
endif()
if(bench_programs) # `weft bench` finds them from its own place
	file(RELATIVE_PATH to_lib /libexec/weft/bench /${CMAKE_INSTALL_LIBDIR})
	set_target_properties(${bench_programs} PROPERTIES INSTALL_RPATH "$ORIGIN/${to_lib}")
	install(TARGETS ${bench_programs} RUNTIME DESTINATION libexec/weft/bench)
	install(DIRECTORY bench/peers DESTINATION libexec/weft/bench FILES_MATCHING PATTERN "*.py")
endif()
install(EXPORT weftTargets NAMESPACE weft:: DESTINATION ${package_dir})

write_basic_package_version_file(weftConfigVersion.cmake COMPATIBILITY SameMinorVersion)
file(CONFIGURE OUTPUT weftConfig.cmake CONTENT "include(\"\${CMAKE_CURRENT_LIST_DIR}/weftTargets.cmake\")\n" @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/weftConfig.cmake ${CMAKE_BINARY_DIR}/weftConfigVersion.cmake DESTINATION ${package_dir})

# the build tree is a package too: with its bin/ in PATH, or itself as CMAKE_PREFIX_PATH, find_package finds it
export(EXPORT weftTargets NAMESPACE weft:: FILE ${CMAKE_BINARY_DIR}/weftTargets.cmake)

# the file finds its prefix from its own place, so an installed tree may be moved
file(RELATIVE_PATH WFI_PC_PREFIX /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(cmake/weft.pc.in ${CMAKE_INSTALL_LIBDIR}/pkgconfig/weft.pc @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/${CMAKE_INSTALL_LIBDIR}/pkgconfig/weft.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

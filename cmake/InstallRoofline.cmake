# `cmake --install`: the tools, the plugin, the libraries with their headers, and
# a package for `find_package(Roofline)`. The libraries are of the targets that
# add_roofline_library listed.

include(CMakePackageConfigHelpers)
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/Roofline)

get_property(libraries GLOBAL PROPERTY ROOFLINE_LIBRARIES)
install(TARGETS ${libraries} EXPORT RooflineTargets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(TARGETS roofline-diff roofline-opt RooflinePlugin
  RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR}
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
include(ToolDocumentation)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/roofline
    ${PROJECT_BINARY_DIR}/include/roofline
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILES_MATCHING PATTERN "*.h" PATTERN "*.td" PATTERN "*.inc"
  PATTERN CMakeFiles EXCLUDE)

install(EXPORT RooflineTargets NAMESPACE Roofline:: DESTINATION ${package_dir})
configure_package_config_file(
  ${PROJECT_SOURCE_DIR}/cmake/RooflineConfig.cmake.in RooflineConfig.cmake
  INSTALL_DESTINATION ${package_dir}
  NO_SET_AND_CHECK_MACRO NO_CHECK_REQUIRED_COMPONENTS_MACRO)
write_basic_package_version_file(RooflineConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/RooflineConfig.cmake
  ${CMAKE_CURRENT_BINARY_DIR}/RooflineConfigVersion.cmake
  DESTINATION ${package_dir})

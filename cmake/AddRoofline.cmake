# Wrappers that keep the leaf CMake files to a list of sources and libraries.

# add_roofline_library(Name source... [DEPENDS target...] [LINK_LIBS lib...])
# One static library per layer, which other projects know as Roofline::NAME for
# RooflineNAME, with its headers and those of LLVM and MLIR. Everything of LLVM
# and MLIR comes from the shared packaged libraries, so that the tool and a stock
# mlir-opt that loads the plugin hold one copy of it.
function(add_roofline_library name)
  cmake_parse_arguments(ARG "" "" "DEPENDS;LINK_LIBS" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  string(REGEX REPLACE "^Roofline" "" short_name ${name})
  add_library(Roofline::${short_name} ALIAS ${name})
  set_target_properties(${name} PROPERTIES EXPORT_NAME ${short_name})
  set_property(GLOBAL APPEND PROPERTY ROOFLINE_LIBRARIES ${name})
  target_include_directories(${name} INTERFACE
    "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>"
    "$<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/include>"
    "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>")
  target_include_directories(${name} SYSTEM INTERFACE
    ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
  target_compile_features(${name} INTERFACE cxx_std_17)
  target_link_libraries(${name} PUBLIC ${ARG_LINK_LIBS})
  if(ARG_DEPENDS)
    add_dependencies(${name} ${ARG_DEPENDS})
  endif()
endfunction()

# add_roofline_unittest(Name source... [LINK_LIBS lib...])
# A GoogleTest executable that `check-roofline-unit` builds and runs.
function(add_roofline_unittest name)
  cmake_parse_arguments(ARG "" "" "LINK_LIBS" ${ARGN})
  add_executable(${name} EXCLUDE_FROM_ALL ${ARG_UNPARSED_ARGUMENTS})
  set_target_properties(${name} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/unittests)
  target_link_libraries(${name} PRIVATE ${ARG_LINK_LIBS} GTest::gtest_main)
  set_property(GLOBAL APPEND PROPERTY ROOFLINE_UNITTESTS ${name})
endfunction()

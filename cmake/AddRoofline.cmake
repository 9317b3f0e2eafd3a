# Wrappers that keep the leaf CMake files to a list of sources and libraries.

# add_roofline_library(Name source... [DEPENDS target...] [LINK_LIBS lib...])
# One static library per layer. Everything of LLVM and MLIR comes from the
# shared packaged libraries, so that the tool and a stock mlir-opt that loads
# the plugin hold one copy of it.
function(add_roofline_library name)
  cmake_parse_arguments(ARG "" "" "DEPENDS;LINK_LIBS" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
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
    RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/unittests)
  target_link_libraries(${name} PRIVATE ${ARG_LINK_LIBS} GTest::gtest_main)
  set_property(GLOBAL APPEND PROPERTY ROOFLINE_UNITTESTS ${name})
endfunction()

# The manuals and the completions of shells, which the tools print. They are made
# at the build, so that a tool that cannot print them is noticed there.

set(documentation)
function(add_tool_documentation tool option destination name)
  set(file ${PROJECT_BINARY_DIR}/${destination}/${name})
  add_custom_command(OUTPUT ${file}
    COMMAND ${CMAKE_COMMAND} -E make_directory
      ${PROJECT_BINARY_DIR}/${destination}
    COMMAND ${tool} ${option} > ${file}
    DEPENDS ${tool}
    VERBATIM)
  set(documentation ${documentation} ${file} PARENT_SCOPE)
  install(FILES ${file} DESTINATION ${destination})
endfunction()

foreach(tool roofline-diff roofline-opt)
  add_tool_documentation(${tool} --man share/man/man1 ${tool}.1)
  add_tool_documentation(${tool} --completion=bash
    share/bash-completion/completions ${tool})
  add_tool_documentation(${tool} --completion=zsh
    share/zsh/site-functions _${tool})
  add_tool_documentation(${tool} --completion=fish
    share/fish/vendor_completions.d ${tool}.fish)
endforeach()
add_custom_target(roofline-documentation ALL DEPENDS ${documentation})

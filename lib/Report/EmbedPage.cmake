# Writes the style sheet and the scripts of the HTML report into OUTPUT, as two
# string literals that HTMLWriter.cpp includes:
#
#   static constexpr llvm::StringLiteral kPageStyle = R"page(...)page";
#
# Scripts are one text, in the order given.
#
# Usage: cmake -DSTYLE=FILE -DSCRIPTS=FILE,FILE -DOUTPUT=... -P EmbedPage.cmake

function(append_literal name content)
  # Compilers may refuse literals of more than 64 KiB.
  string(LENGTH "${content}" length)
  if(length GREATER 65000)
    message(FATAL_ERROR "${name} has ${length} bytes; split it in two literals")
  endif()
  if(content MATCHES "</script|</style")
    message(FATAL_ERROR "${name} would end the element that it stands in")
  endif()
  file(APPEND "${OUTPUT}"
    "static constexpr llvm::StringLiteral ${name} = R\"page(${content})page\";\n")
endfunction()

file(WRITE "${OUTPUT}" "// Made by EmbedPage.cmake from lib/Report/html; do not edit.\n")
file(READ "${STYLE}" style)
append_literal(kPageStyle "${style}")

set(script "")
string(REPLACE "," ";" files "${SCRIPTS}")
foreach(path IN LISTS files)
  file(READ "${path}" text)
  string(APPEND script "${text}")
endforeach()
append_literal(kPageScript "${script}")

# Writes the files of DATA_DIR into OUTPUT, as initialisers of ShippedTarget in
# alphabetical order, with the index that TargetRegistry.cpp searches:
#
#   {"h100-sxm", "h100 h100-sxm5", "sm_90", true, R"yaml(...)yaml"},
#
# The index is taken from the lines `name`, `aliases`, `chip` and
# `chip_default`; a unit test compares it with what the parser reads.
#
# Usage: cmake -DDATA_DIR=... -DOUTPUT=... -P EmbedTargets.cmake

file(GLOB files "${DATA_DIR}/*.yaml")
list(SORT files)
set(text "// Made by EmbedTargets.cmake from lib/Target/data; do not edit.\n")

foreach(path IN LISTS files)
  get_filename_component(name "${path}" NAME_WE)
  file(READ "${path}" yaml)

  if(NOT yaml MATCHES "\nname: ${name}\n")
    message(FATAL_ERROR "${path}: the target must have its file's name; "
                        "write `name: ${name}` or rename the file")
  endif()

  set(aliases "")
  if(yaml MATCHES "\naliases:[ \n]*\\[([^]]*)\\]")
    string(REGEX REPLACE "[', \n\"]+" " " aliases "${CMAKE_MATCH_1}")
    string(STRIP "${aliases}" aliases)
  endif()

  set(chip "")
  if(yaml MATCHES "\nchip: ([^ \n]+)\n")
    set(chip "${CMAKE_MATCH_1}")
  endif()

  set(is_default false)
  if(yaml MATCHES "\nchip_default: true\n")
    set(is_default true)
  endif()

  string(APPEND text
    "{\"${name}\", \"${aliases}\", \"${chip}\", ${is_default}, R\"yaml(${yaml})yaml\"},\n")
endforeach()

file(WRITE "${OUTPUT}" "${text}")

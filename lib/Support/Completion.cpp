//===- Completion.cpp - Scripts that complete options ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Completion.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir::roofline;
using llvm::raw_ostream;
using llvm::StringRef;

/// "_roofline_opt", the name of a function of a shell.
static std::string getFunction(const ToolDescription &tool) {
  std::string name = "_" + tool.name;
  llvm::replace(name, '-', '_');
  return name;
}

/// `text` between single quotes.
static std::string quote(StringRef text) {
  std::string quoted = "'";
  for (char c : text)
    quoted += c == '\'' ? "'\\''" : std::string(1, c);
  return quoted + "'";
}

/// Whether the values of `option` are known, or files.
static bool hasValues(const DescribedOption &option) {
  return !option.words.empty() || option.takesFile || option.takesFileAfterWord;
}

//===----------------------------------------------------------------------===//
// bash
//===----------------------------------------------------------------------===//

/// The rest of the function, which knows `options`, and for the option that a
/// value is completed of `words` and what `files` may be: "whole" or "after" a
/// word and a colon. Values of lists are completed behind the last comma, and
/// `joined` is the option where a sign joins it to the value. Names of files
/// are quoted by readline, which would quote the signs of options and words
/// too.
static constexpr llvm::StringLiteral kBashTail = R"sh(
  esac
  local list=${value%"${value##*,}"} last=${value##*,}
  # Where the colon breaks words, only what follows it is replaced.
  if [[ $files == *after* && $value == *:* ]]; then
    compopt -o filenames 2>/dev/null
    COMPREPLY=($(compgen -f -- "${value#*:}"))
    [[ $COMP_WORDBREAKS == *:* ]] || COMPREPLY=("${COMPREPLY[@]/#/${value%%:*}:}")
    return
  fi
  COMPREPLY=($(compgen -W "$words" -- "$last"))
  if [[ $files == *whole* ]]; then
    [[ ${#COMPREPLY[@]} == 0 ]] && compopt -o filenames 2>/dev/null
    COMPREPLY+=($(compgen -f -- "$last"))
  fi
  [[ ${COMPREPLY[0]} == *[=+*] ]] && compopt -o nospace 2>/dev/null
  COMPREPLY=("${COMPREPLY[@]/#/$list}")
  [[ $COMP_WORDBREAKS == *=* ]] || COMPREPLY=("${COMPREPLY[@]/#/$joined}")
}
)sh";

static void printBash(const ToolDescription &tool, raw_ostream &os) {
  std::vector<DescribedOption> options = listOptions(tool);
  std::string function = getFunction(tool);
  os << "# Completion of " << tool.name << " for bash.\n"
     << function << "() {\n  local options=\"";
  for (const DescribedOption &option : options)
    os << "\n    --" << option.name << (option.needsValue ? "=" : "");
  os << R"sh("
  local line=${COMP_LINE:0:COMP_POINT}
  local word=${line##* } before=${line% *}
  local option=${before##* } value=$word joined=""
  COMPREPLY=()
  case $word in
  -*=*) option=${word%%=*} value=${word#*=} joined=$option= ;;
  -*)
    COMPREPLY=($(compgen -W "$options" -- "$word"))
    [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
    return ;;
  esac
  local words="" files=whole
  case $option in)sh";
  for (const DescribedOption &option : options) {
    if (!option.group || option.value.empty())
      continue;
    os << "\n  --" << option.name << ")\n    words=\""
       << llvm::join(option.words, " ") << "\"\n    files=\""
       << (option.takesFile ? "whole" : "")
       << (option.takesFileAfterWord ? "after" : "") << "\" ;;";
  }
  os << kBashTail << "complete -F " << function << ' ' << tool.name << '\n';
}

//===----------------------------------------------------------------------===//
// zsh
//===----------------------------------------------------------------------===//

/// The explanation of an option, in which brackets and colons mean something.
static std::string explainForZsh(StringRef text) {
  std::string escaped;
  for (char c : text)
    escaped += (StringRef("[]:\\").contains(c) ? "\\" : "") + std::string(1, c);
  return escaped;
}

/// A function that completes the values of `option`, which are a list.
static void printZshValues(const DescribedOption &option, StringRef function,
                           raw_ostream &os) {
  os << function << "() {\n  compset -P '*,'\n";
  if (option.takesFileAfterWord)
    os << "  if compset -P '*:'; then\n    _files\n    return\n  fi\n";
  os << "  local -a words=(" << (option.words.empty() ? "" : "\n    ")
     << llvm::join(llvm::map_range(option.words, quote), "\n    ") << ")\n"
     << "  compadd -S '' -a words\n";
  if (option.takesFile)
    os << "  _files\n";
  os << "}\n";
}

static void printZsh(const ToolDescription &tool, raw_ostream &os) {
  std::vector<DescribedOption> options = listOptions(tool);
  std::string function = getFunction(tool);
  auto getName = [&](const DescribedOption &option) {
    std::string name = function + "_" + option.name;
    llvm::replace(name, '-', '_');
    return name;
  };
  os << "#compdef " << tool.name << "\n# Completion of " << tool.name
     << " for zsh.\n";
  for (const DescribedOption &option : options)
    if (option.group && hasValues(option))
      printZshValues(option, getName(option), os);
  os << function << "() {\n  _arguments";
  for (const DescribedOption &option : options) {
    std::string spec = "*--" + option.name + (option.needsValue ? "=" : "") +
                       "[" + explainForZsh(option.text) + "]";
    if (option.needsValue)
      spec += ":" +
              explainForZsh(option.value.empty() ? "value" : option.value) +
              ":" + (option.group && hasValues(option) ? getName(option) : "");
    os << " \\\n    " << quote(spec);
  }
  os << " \\\n    '*:file:_files'\n}\ncompdef " << function << ' ' << tool.name
     << '\n';
}

//===----------------------------------------------------------------------===//
// fish
//===----------------------------------------------------------------------===//

/// `word` as a part of a command between single quotes: * is no pattern.
static std::string quoteForFish(StringRef word) {
  return ("\"" + word + "\"").str();
}

/// Prints words for the value that is completed, behind its last comma.
static constexpr llvm::StringLiteral kFishList = R"sh(
  set -l value (string replace -r -- '^-[^=]*=' '' (commandline -ct))
  set -l list (string match -r -- '^.*,' $value)
  printf '%s\n' "$list"$argv
end
)sh";

static void printFish(const ToolDescription &tool, raw_ostream &os) {
  os << "# Completion of " << tool.name << " for fish.\n"
     << "function _" << getFunction(tool) << "_list" << kFishList;
  for (const DescribedOption &option : listOptions(tool)) {
    os << "complete -c " << tool.name << " -l " << option.name;
    bool takesFile =
        !option.group || option.takesFile || option.takesFileAfterWord;
    if (option.needsValue)
      os << (takesFile ? " -r" : " -x");
    if (!option.words.empty())
      os << " -a '(_" << getFunction(tool) << "_list "
         << llvm::join(llvm::map_range(option.words, quoteForFish), " ")
         << ")'";
    // In single quotes fish escapes by a backslash.
    std::string text;
    for (char c : option.text)
      text += (StringRef("\\'").contains(c) ? "\\" : "") + std::string(1, c);
    os << " -d '" << text << "'\n";
  }
}

llvm::Error mlir::roofline::printCompletion(StringRef shell,
                                            const ToolDescription &tool,
                                            raw_ostream &os) {
  if (shell == "bash")
    printBash(tool, os);
  else if (shell == "zsh")
    printZsh(tool, os);
  else if (shell == "fish")
    printFish(tool, os);
  else
    return llvm::createStringError("--completion=" + shell +
                                   " is none of 'bash', 'zsh' and 'fish'");
  return llvm::Error::success();
}

//===- ManPage.cpp - The manual of a tool ---------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ManPage.h"
#include "roofline/Support/Version.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir::roofline;
using llvm::raw_ostream;
using llvm::StringRef;

/// When the form of the pages last changed; man(7) wants a date.
static constexpr llvm::StringLiteral kDate = "2026-11-30";

/// `text` as roff prints it: hyphens that can be copied, and no request at the
/// start of a line.
static std::string escape(StringRef text) {
  std::string escaped;
  for (char c : text)
    escaped += c == '-' ? "\\-" : c == '\\' ? "\\e" : std::string(1, c);
  bool isRequest = text.starts_with(".") || text.starts_with("'");
  return (isRequest ? "\\&" : "") + escaped;
}

/// Prints `text` in lines that are not too long to be edited.
static void printText(StringRef text, raw_ostream &os) {
  constexpr size_t kWidth = 78;
  std::string line;
  for (StringRef word : llvm::split(text, ' ')) {
    if (!line.empty() && line.size() + 1 + word.size() > kWidth) {
      os << escape(line) << '\n';
      line.clear();
    }
    line += (line.empty() ? "" : " ") + word.str();
  }
  os << escape(line) << '\n';
}

static void printSection(StringRef title, raw_ostream &os) {
  os << ".SH " << title << '\n';
}

static void printOption(const DescribedOption &option, raw_ostream &os) {
  os << ".TP\n\\fB\\-\\-" << escape(option.name) << "\\fR";
  if (!option.value.empty())
    os << "=\\fI" << escape(option.value) << "\\fR";
  os << '\n';
  printText(option.text, os);
}

static void printOptions(const ToolDescription &tool, raw_ostream &os) {
  printSection("OPTIONS", os);
  const llvm::cl::OptionCategory *group = nullptr;
  bool hasOthers = false;
  for (const DescribedOption &option : listOptions(tool)) {
    hasOthers |= !option.group;
    if (!option.group)
      continue;
    if (option.group != group && tool.groups.size() > 1)
      os << ".SS " << escape(option.group->getName()) << '\n';
    group = option.group;
    printOption(option, os);
  }
  if (hasOthers)
    os << ".PP\nThe options of the libraries are shown by\n.BR \\-\\-help .\n";
}

void mlir::roofline::printManPage(const ToolDescription &tool,
                                  raw_ostream &os) {
  os << ".TH " << StringRef(tool.name).upper() << " 1 " << kDate << " \""
     << tool.name << ' ' << kVersion << "\"\n";
  printSection("NAME", os);
  os << escape(tool.name) << " \\- " << escape(tool.summary) << '\n';
  printSection("SYNOPSIS", os);
  os << ".B " << escape(tool.name) << '\n' << escape(tool.synopsis) << '\n';
  printSection("DESCRIPTION", os);
  llvm::interleave(
      tool.text, os,
      [&](const std::string &paragraph) { printText(paragraph, os); }, ".PP\n");
  printOptions(tool, os);
  printSection("EXIT STATUS", os);
  for (const auto &[status, meaning] : tool.exitStatus)
    os << ".TP\n.B " << status << '\n' << escape(meaning) << '\n';
  printSection("SEE ALSO", os);
  llvm::interleave(
      tool.seeAlso, os,
      [&](const std::string &page) { os << ".BR " << escape(page) << " (1)"; },
      " ,\n");
  os << '\n';
}

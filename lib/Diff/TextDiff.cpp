//===- TextDiff.cpp - A comparison for a terminal -------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DiffTables.h"

using namespace mlir::roofline;
using llvm::StringRef;

namespace {
/// Writes one comparison.
class TextDiff {
public:
  TextDiff(const Comparison &comparison, const DiffLayout &layout,
           llvm::raw_ostream &os)
      : comparison(comparison), layout(layout), os(os) {}

  void write() {
    os << makePrintable(comparison.pathBefore) << " -> "
       << makePrintable(comparison.pathAfter) << '\n';
    for (const JudgedDiff &document : comparison.documents)
      writeDocument(document.diff);
    os << '\n';
    for (const JudgedDiff &document : comparison.documents)
      writeFailures(document);
    os << "Verdict: " << describeVerdict(comparison) << '\n';
  }

private:
  void writeLine(StringRef text, Tone tone = Tone::Plain) {
    std::string wrapped;
    llvm::raw_string_ostream stream(wrapped);
    printWrapped(text, layout.width, /*indent=*/2, stream);
    printInTone(StringRef(wrapped).rtrim(), tone, layout.useColor, os);
    os << '\n';
  }

  void writeTable(const DiffTable &table) {
    if (table.rows.empty())
      return;
    TextTable text(table.columns);
    for (const std::vector<std::string> &row : table.rows)
      text.addRow(std::vector<TextCell>(row.begin(), row.end()));
    os << '\n';
    text.print(layout.width, layout.useColor, os);
  }

  void writeDocument(const ReportDiff &diff);
  void writeFailures(const JudgedDiff &document);

  const Comparison &comparison;
  const DiffLayout &layout;
  llvm::raw_ostream &os;
};
} // namespace

void TextDiff::writeDocument(const ReportDiff &diff) {
  std::string heading = describeDocument(diff, comparison);
  if (!heading.empty()) {
    os << '\n';
    writeLine(heading, Tone::Heading);
  }
  std::vector<std::string> settings = listSettings(diff);
  if (!settings.empty()) {
    writeLine("These differ, and numbers may for that reason:", Tone::Warning);
    for (const std::string &setting : settings)
      writeLine("- " + setting);
  }
  if (std::string file = getCommonFile(diff); !file.empty())
    writeLine("file: " + makePrintable(file));
  writeTable(makeKernelTable(diff, layout.maxRows));
  writeTable(makeTotalTable(diff));
  std::vector<std::string> notes = listNotes(diff);
  if (!notes.empty())
    os << '\n';
  for (const std::string &note : notes)
    writeLine("- " + note);
}

/// One line each, however long, for tools that search the log.
void TextDiff::writeFailures(const JudgedDiff &document) {
  std::string which = describeDocument(document.diff, comparison);
  for (const std::string &failure : listFailures(document)) {
    printInTone("FAILED", Tone::Warning, layout.useColor, os);
    os << ' ' << failure << (which.empty() ? "" : " (" + which + ")") << '\n';
  }
}

void mlir::roofline::writeTextDiff(const Comparison &comparison,
                                   const DiffLayout &layout,
                                   llvm::raw_ostream &os) {
  TextDiff(comparison, layout, os).write();
}

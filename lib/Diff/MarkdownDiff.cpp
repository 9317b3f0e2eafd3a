//===- MarkdownDiff.cpp - A comparison for a pull request -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// GitHub's Markdown. A comment there has 65,536 characters at most, which is
// why lists end after `maxRows` items and tables stand in a fold.
//
//===----------------------------------------------------------------------===//

#include "DiffTables.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::roofline;
using llvm::StringRef;

/// Characters of a cell and of an item of a list; formulas may be longer.
static constexpr unsigned kMaxCell = 80, kMaxItem = 300;

/// `text` as code, with a fence that it does not contain itself.
static std::string makeCode(StringRef text) {
  size_t longest = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    size_t ticks =
        text.drop_front(i).take_while([](char c) { return c == '`'; }).size();
    longest = std::max(longest, ticks);
  }
  std::string fence(longest + 1, '`');
  StringRef pad = longest > 0 ? " " : "";
  return (fence + pad + text + pad + fence).str();
}

/// A cell of a table: as code if any of it could be markup, and with bars that
/// end no cell.
static std::string makeCell(StringRef whole) {
  std::string text = shorten(whole, kMaxCell, Cut::Middle);
  if (StringRef(text).find_first_of("*_`<[]@#\\~|:&") == StringRef::npos)
    return text;
  std::string cell;
  for (char c : makeCode(text))
    cell += c == '|' ? std::string("\\|") : std::string(1, c);
  return cell;
}

namespace {
/// Writes one comparison.
class MarkdownDiff {
public:
  MarkdownDiff(const Comparison &comparison, const DiffLayout &layout,
               llvm::raw_ostream &os)
      : comparison(comparison), layout(layout), os(os) {}

  void write() {
    os << "### Roofline: " << describeVerdict(comparison) << "\n\n"
       << makeCode(makePrintable(comparison.pathBefore)) << " -> "
       << makeCode(makePrintable(comparison.pathAfter)) << '\n';
    for (const JudgedDiff &document : comparison.documents)
      writeDocument(document);
  }

private:
  void writeTable(const DiffTable &table);
  void writeList(StringRef heading, llvm::ArrayRef<std::string> lines);
  void writeKernels(const ReportDiff &diff);
  void writeDocument(const JudgedDiff &document);

  const Comparison &comparison;
  const DiffLayout &layout;
  llvm::raw_ostream &os;
};
} // namespace

void MarkdownDiff::writeTable(const DiffTable &table) {
  std::vector<unsigned> shown;
  for (unsigned column = 0; column < table.columns.size(); ++column)
    if (llvm::any_of(table.rows, [&](const std::vector<std::string> &row) {
          return !row[column].empty();
        }))
      shown.push_back(column);
  auto writeRow = [&](auto getCell) {
    os << '|';
    for (unsigned column : shown)
      os << ' ' << getCell(column) << " |";
    os << '\n';
  };
  os << '\n';
  writeRow([&](unsigned column) { return table.columns[column].heading; });
  writeRow([&](unsigned column) {
    bool isRight = table.columns[column].align == TextColumn::Align::Right;
    return StringRef(isRight ? "--:" : ":--");
  });
  for (const std::vector<std::string> &row : table.rows)
    writeRow([&](unsigned column) { return makeCell(row[column]); });
}

void MarkdownDiff::writeList(StringRef heading,
                             llvm::ArrayRef<std::string> lines) {
  if (lines.empty())
    return;
  os << '\n' << heading << "\n\n";
  size_t shown = layout.maxRows == 0
                     ? lines.size()
                     : std::min<size_t>(lines.size(), layout.maxRows);
  for (const std::string &line : lines.take_front(shown))
    os << "- " << makeCode(shorten(line, kMaxItem, Cut::Middle)) << '\n';
  if (shown < lines.size())
    os << "- and " << lines.size() - shown << " more\n";
}

void MarkdownDiff::writeKernels(const ReportDiff &diff) {
  DiffTable table = makeKernelTable(diff, layout.maxRows);
  if (table.rows.empty())
    return;
  KernelCounts counts = countKernels(diff);
  os << "\n<details>\n<summary>Kernels: " << counts.changed << " changed, "
     << counts.added << " added, " << counts.removed << " removed, "
     << counts.unchanged << " unchanged</summary>\n";
  if (std::string file = getCommonFile(diff); !file.empty())
    os << "\nfile: " << makeCode(makePrintable(file)) << '\n';
  writeTable(table);
  os << "\n</details>\n";
}

void MarkdownDiff::writeDocument(const JudgedDiff &document) {
  std::string heading = describeDocument(document.diff, comparison);
  if (!heading.empty())
    os << "\n#### " << makeCode(makePrintable(heading)) << '\n';
  writeList("**Failed:**", listFailures(document));
  writeList("**These differ, and numbers may for that reason:**",
            listSettings(document.diff));
  writeTable(makeTotalTable(document.diff));
  writeList("**Notes:**", listNotes(document.diff));
  writeKernels(document.diff);
}

void mlir::roofline::writeMarkdownDiff(const Comparison &comparison,
                                       const DiffLayout &layout,
                                       llvm::raw_ostream &os) {
  MarkdownDiff(comparison, layout, os).write();
}

//===- TextTable.cpp - Aligned columns that fit a terminal ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/TextTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include <cassert>

using namespace mlir::roofline;
using llvm::StringRef;

/// Columns between two cells.
static constexpr unsigned kColumnGap = 2;

/// The ANSI sequence that starts `tone`.
static StringRef getEscape(Tone tone) {
  switch (tone) {
  case Tone::Plain:
    return "";
  case Tone::Heading:
    return "\033[1m";
  case Tone::Memory:
    return "\033[36m";
  case Tone::Compute:
    return "\033[35m";
  case Tone::Warning:
    return "\033[1;33m";
  }
  llvm_unreachable("unknown tone");
}

void mlir::roofline::printInTone(StringRef text, Tone tone, bool useColor,
                                 llvm::raw_ostream &os) {
  if (useColor && tone != Tone::Plain && !text.empty())
    os << getEscape(tone) << text << "\033[0m";
  else
    os << text;
}

void TextTable::addRow(std::vector<TextCell> cells) {
  assert(cells.size() == columns.size() && "one cell per column");
  rows.push_back(std::move(cells));
}

/// The text of a cell, or what is left of it in a column that is cut.
static StringRef getText(const TextCell &cell, const TextColumn &column,
                         bool isCut) {
  StringRef text = cell.text;
  return isCut && column.isQualified && text.contains('.')
             ? text.split('.').second
             : text;
}

unsigned TextTable::getNaturalWidth(unsigned column, bool isCut) const {
  unsigned width = 0;
  for (const std::vector<TextCell> &row : rows)
    width = std::max(
        width, getDisplayWidth(getText(row[column], columns[column], isCut)));
  // Headings do not keep an empty column.
  return width == 0 ? 0
                    : std::max(width, getDisplayWidth(columns[column].heading));
}

unsigned TextTable::getLeastWidth(Shown shown) const {
  unsigned minWidth = columns[shown.index].minWidth;
  return minWidth == 0 ? shown.width : std::min(shown.width, minWidth);
}

unsigned TextTable::getUsefulWidth(Shown shown, unsigned available) const {
  const TextColumn &column = columns[shown.index];
  if (!shown.isCut || column.cut != Cut::Terms)
    return std::min(available, getNaturalWidth(shown.index, shown.isCut));
  unsigned width = getDisplayWidth(column.heading);
  for (const std::vector<TextCell> &row : rows)
    width = std::max(width, getDisplayWidth(shorten(row[shown.index].text,
                                                    available, column.cut)));
  return width;
}

unsigned TextTable::getWidthForFormulas(const Layout &layout) const {
  unsigned sum = 0;
  for (Shown shown : layout)
    if (columns[shown.index].cut == Cut::Terms)
      sum += shown.width - getLeastWidth(shown);
  return sum;
}

TextTable::Layout TextTable::fit(unsigned width) const {
  Layout layout;
  for (unsigned i = 0; i < columns.size(); ++i)
    if (unsigned natural = getNaturalWidth(i))
      layout.push_back({i, natural});

  auto needed = [&] {
    unsigned sum = 0;
    for (Shown shown : layout)
      sum += getLeastWidth(shown) + (sum > 0 ? kColumnGap : 0);
    return sum;
  };
  while (layout.size() > 1 && needed() > width)
    layout.erase(llvm::min_element(layout, [&](Shown a, Shown b) {
      return columns[a.index].importance < columns[b.index].importance;
    }));
  if (layout.size() == 1) {
    layout[0].isCut = width < layout[0].width;
    layout[0].width = std::min(layout[0].width, width);
  }
  if (layout.size() < 2)
    return layout;

  // What is left over goes to the columns that can use it, first come first.
  unsigned spare = width - needed();
  unsigned forFormulas = getWidthForFormulas(layout);
  for (Shown &shown : layout) {
    unsigned least = getLeastWidth(shown), available = least + spare;
    const TextColumn &column = columns[shown.index];
    unsigned reserved = column.isQualified ? std::min(forFormulas, spare) : 0;
    shown.isCut = available - reserved < shown.width;
    shown.width = getUsefulWidth(shown, available);
    // Formulas need no more than they use, and what names leave.
    if (column.cut != Cut::Terms && reserved == 0)
      shown.width = std::max(shown.width, least);
    spare = available - shown.width;
  }
  return layout;
}

void TextTable::printRow(llvm::ArrayRef<TextCell> cells, const Layout &layout,
                         bool useColor, llvm::raw_ostream &os) const {
  // Blanks are written before the next text only, so that no line ends in them.
  unsigned blanks = 0;
  for (Shown shown : layout) {
    const TextCell &cell = cells[shown.index];
    const TextColumn &column = columns[shown.index];
    std::string text =
        shorten(getText(cell, column, shown.isCut), shown.width, column.cut);
    unsigned padding = shown.width - getDisplayWidth(text);
    bool isRight = column.align == TextColumn::Align::Right;
    if (!text.empty()) {
      os.indent(blanks + (isRight ? padding : 0));
      printInTone(text, cell.tone, useColor, os);
      blanks = (isRight ? 0 : padding) + kColumnGap;
    } else {
      blanks += padding + kColumnGap;
    }
  }
  os << '\n';
}

bool TextTable::shows(StringRef heading, unsigned width) const {
  return llvm::any_of(fit(width), [&](Shown shown) {
    return columns[shown.index].heading == heading;
  });
}

void TextTable::print(unsigned width, bool useColor,
                      llvm::raw_ostream &os) const {
  Layout layout = fit(width);
  std::vector<TextCell> headings;
  for (const TextColumn &column : columns)
    headings.emplace_back(column.heading, Tone::Heading);
  printRow(headings, layout, useColor, os);
  for (const std::vector<TextCell> &row : rows)
    printRow(row, layout, useColor, os);
}

//===- TextTable.h - Aligned columns that fit a terminal --------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A table for a terminal of any width. Where the columns do not fit, those that
// can be shortened are, down to their least width; then whole columns go, least
// important first. Three columns, of which `location` may shrink and goes
// first:
//
//   width 42   op             location               time
//              linalg.matmul  src/decode.mlir:12  40.1 us
//   width 36   op             location         time
//              linalg.matmul  ..de.mlir:12  40.1 us
//   width 24   op                time
//              linalg.matmul  40.1 us
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_TEXTTABLE_H
#define ROOFLINE_REPORT_TEXTTABLE_H

#include "roofline/Report/TextFormat.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

namespace mlir::roofline {

/// How a piece of text stands out where colours are in use.
enum class Tone : uint8_t { Plain, Heading, Memory, Compute, Warning };

/// Writes `text` in `tone`, as it is if `useColor` is false.
void printInTone(llvm::StringRef text, Tone tone, bool useColor,
                 llvm::raw_ostream &os);

/// Printable text in a table.
struct TextCell {
  TextCell(std::string text = "", Tone tone = Tone::Plain)
      : text(std::move(text)), tone(tone) {}
  TextCell(const char *text) : TextCell(std::string(text)) {}

  std::string text;
  Tone tone;
};

struct TextColumn {
  enum class Align : uint8_t { Left, Right };

  std::string heading;
  Align align = Align::Right;
  /// Columns with the smallest number go first.
  unsigned importance = 0;
  /// How narrow the column may become; 0 if its text is never shortened.
  unsigned minWidth = 0;
  /// How it is shortened.
  Cut cut = Cut::Middle;
  /// Of names such as "linalg.matmul", which all go without the part before the
  /// first dot where one of them does not fit, or a formula (`Cut::Terms`)
  /// beside them would be cut otherwise.
  bool isQualified = false;
};

/// Collects rows and prints them.
class TextTable {
public:
  explicit TextTable(std::vector<TextColumn> columns)
      : columns(std::move(columns)) {}

  /// One cell per column. A column that is empty in all rows is not shown.
  void addRow(std::vector<TextCell> cells);

  /// Prints the headings and the rows in lines of at most `width` columns.
  void print(unsigned width, bool useColor, llvm::raw_ostream &os) const;
  /// Whether the column called `heading` is among those that fit `width`.
  bool shows(llvm::StringRef heading, unsigned width) const;

private:
  /// A column as it is shown.
  struct Shown {
    unsigned index;
    unsigned width;
    /// Whether that is less than some text needs.
    bool isCut = false;
  };
  using Layout = llvm::SmallVector<Shown, 16>;

  /// What the texts of a column need, whole or as they are where it is cut.
  unsigned getNaturalWidth(unsigned column, bool isCut = false) const;
  /// The least width of `shown`.
  unsigned getLeastWidth(Shown shown) const;
  /// What `shown` makes use of if it has `available` columns: formulas that are
  /// cut leave some.
  unsigned getUsefulWidth(Shown shown, unsigned available) const;
  /// What formulas need beyond their least widths.
  unsigned getWidthForFormulas(const Layout &layout) const;
  Layout fit(unsigned width) const;
  void printRow(llvm::ArrayRef<TextCell> cells, const Layout &layout,
                bool useColor, llvm::raw_ostream &os) const;

  std::vector<TextColumn> columns;
  std::vector<std::vector<TextCell>> rows;
};

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_TEXTTABLE_H

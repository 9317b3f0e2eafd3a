//===- TextTableTest.cpp - Aligned columns that fit a terminal ------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/TextTable.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using Align = TextColumn::Align;

namespace {

std::string print(const TextTable &table, unsigned width,
                  bool useColor = false) {
  std::string text;
  llvm::raw_string_ostream os(text);
  table.print(width, useColor, os);
  return text;
}

/// The table of the header's comment.
TextTable getSample() {
  TextTable table({{"op", Align::Left, /*importance=*/3},
                   {"location", Align::Left, 1, /*minWidth=*/10, Cut::Front},
                   {"time", Align::Right, 2}});
  table.addRow({"linalg.matmul", "src/decode.mlir:12", "40.1 us"});
  return table;
}

TEST(TextTableTest, ShortensAndThenDrops) {
  // 13 + 2 + 18 + 2 + 7 = 42
  EXPECT_EQ(print(getSample(), 42),
            "op             location               time\n"
            "linalg.matmul  src/decode.mlir:12  40.1 us\n");
  EXPECT_EQ(print(getSample(), 200), print(getSample(), 42));
  EXPECT_EQ(print(getSample(), 36), "op             location         time\n"
                                    "linalg.matmul  ..de.mlir:12  40.1 us\n");
  // 13 + 2 + 10 + 2 + 7 = 34 is the least with a location.
  EXPECT_EQ(print(getSample(), 34), "op             location       time\n"
                                    "linalg.matmul  ...mlir:12  40.1 us\n");
  EXPECT_EQ(print(getSample(), 33), "op                time\n"
                                    "linalg.matmul  40.1 us\n");
  EXPECT_EQ(print(getSample(), 21), "op\n"
                                    "linalg.matmul\n");
  EXPECT_EQ(print(getSample(), 8), "op\n"
                                   "lin..mul\n");
}

TEST(TextTableTest, QualifiersGoTogether) {
  TextTable table({{"op", Align::Left, 2, /*minWidth=*/6, Cut::Middle,
                    /*isQualified=*/true},
                   {"time", Align::Right, 1}});
  table.addRow({"linalg.matmul", "40.1 us"});
  table.addRow({"arith.addf", "1.00 us"});
  EXPECT_EQ(print(table, 22), "op                time\n"
                              "linalg.matmul  40.1 us\n"
                              "arith.addf     1.00 us\n");
  // One column less, and 6 + 2 + 7 = 15 are enough for the rest of the names.
  EXPECT_EQ(print(table, 21), "op         time\n"
                              "matmul  40.1 us\n"
                              "addf    1.00 us\n");
  EXPECT_EQ(print(table, 14), "op\n"
                              "linalg.matmul\n"
                              "arith.addf\n");
  EXPECT_EQ(print(table, 9), "op\n"
                             "matmul\n"
                             "addf\n");
  EXPECT_EQ(print(table, 5), "op\n"
                             "m..ul\n"
                             "addf\n");
}

TEST(TextTableTest, EmptyColumnsAreNotShown) {
  TextTable table({{"a", Align::Left, 1}, {"b"}, {"c", Align::Right, 1}});
  table.addRow({"1", "", "2"});
  table.addRow({"", "", "33"});
  EXPECT_EQ(print(table, 80), "a   c\n"
                              "1   2\n"
                              "   33\n");
}

TEST(TextTableTest, NoLineEndsInBlanks) {
  TextTable table({{"left", Align::Left, 1}, {"note", Align::Left, 1}});
  table.addRow({"a", "long text"});
  table.addRow({"b", ""});
  table.addRow({"", "c"});
  EXPECT_EQ(print(table, 80), "left  note\n"
                              "a     long text\n"
                              "b\n"
                              "      c\n");
}

TEST(TextTableTest, WideCharactersTakeTwoColumns) {
  TextTable table({{"op", Align::Left, 1}, {"n", Align::Right, 1}});
  table.addRow({"\u6a21\u578b", "1"}); // two ideographs, four columns
  table.addRow({"\u00fcber", "1"});    // four letters, four columns
  EXPECT_EQ(print(table, 80), "op    n\n"
                              "\u6a21\u578b  1\n"
                              "\u00fcber  1\n");
}

TEST(TextTableTest, ColorsTakeNoColumns) {
  TextTable table({{"op", Align::Left, 1}, {"by", Align::Left, 1}, {"n"}});
  table.addRow({"a", TextCell("hbm", Tone::Memory), "1"});
  table.addRow({"b", TextCell("vector.f32", Tone::Compute), "2"});
  EXPECT_EQ(print(table, 80, /*useColor=*/true),
            "\033[1mop\033[0m  \033[1mby\033[0m          \033[1mn\033[0m\n"
            "a   \033[36mhbm\033[0m         1\n"
            "b   \033[35mvector.f32\033[0m  2\n");
}

TEST(TextTableTest, NoRows) {
  TextTable table({{"op", Align::Left, 1}});
  EXPECT_EQ(print(table, 80), "\n");
}

} // namespace

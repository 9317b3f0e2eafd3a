//===- TextFormatTest.cpp - Numbers and words for people ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/TextFormat.h"
#include "gtest/gtest.h"
#include <limits>

using namespace mlir::roofline;

namespace {

std::string wrap(llvm::StringRef text, unsigned width, unsigned indent = 2) {
  std::string lines;
  llvm::raw_string_ostream os(lines);
  printWrapped(text, width, indent, os);
  return lines;
}

TEST(TextFormatTest, ThreeDigitsAndAPrefix) {
  EXPECT_EQ(formatQuantity(3.35e12, "B/s"), "3.35 TB/s");
  EXPECT_EQ(formatQuantity(989.4e12, "FLOP/s"), "989 TFLOP/s");
  EXPECT_EQ(formatQuantity(40.075e-6, "s"), "40.1 us");
  EXPECT_EQ(formatQuantity(0, "s"), "0 s");
  EXPECT_EQ(formatQuantity(0), "0");
  EXPECT_EQ(formatQuantity(1), "1.00");
  EXPECT_EQ(formatQuantity(1e3), "1.00 k");
  EXPECT_EQ(formatQuantity(1e30, "FLOP"), "1.00 QFLOP");
  EXPECT_EQ(formatQuantity(1e-15, "s"), "1.00 fs");
}

TEST(TextFormatTest, RoundingComesBeforeThePrefix) {
  EXPECT_EQ(formatQuantity(999.4), "999");
  EXPECT_EQ(formatQuantity(999.5), "1.00 k");
  EXPECT_EQ(formatQuantity(999499), "999 k");
  EXPECT_EQ(formatQuantity(999500), "1.00 M");
  EXPECT_EQ(formatQuantity(99.94), "99.9");
  EXPECT_EQ(formatQuantity(99.96), "100");
  EXPECT_EQ(formatQuantity(9.994), "9.99");
  EXPECT_EQ(formatQuantity(9.996), "10.0");
  EXPECT_EQ(formatQuantity(9.996e-4, "s"), "1.00 ms");
}

TEST(TextFormatTest, BeyondThePrefixes) {
  EXPECT_EQ(formatQuantity(9.99e32, "B"), "999 QB");
  EXPECT_EQ(formatQuantity(1e33, "B"), "1.00e+33 B");
  EXPECT_EQ(formatQuantity(9.99e-16, "s"), "9.99e-16 s");
  EXPECT_EQ(formatQuantity(std::numeric_limits<double>::infinity(), "s"),
            "overflow");
}

/// A unit beside a formula could be taken for one of its symbols.
TEST(TextFormatTest, FormulasAreWhatTheyAre) {
  SymbolContext symbols;
  Expr b(symbols.create("B", 1));
  EXPECT_EQ(formatCount(b * 32768 + 16, "B"), "32768*B + 16");
  EXPECT_EQ(formatCount(b * 2000), "2000*B");
  EXPECT_EQ(formatCount(Expr::overflow(), "B"), "overflow");
}

TEST(TextFormatTest, SmallCountsAreExact) {
  EXPECT_EQ(formatCount(0), "0");
  EXPECT_EQ(formatCount(24), "24");
  EXPECT_EQ(formatCount(999, "B"), "999 B");
  EXPECT_EQ(formatCount(1000, "B"), "1.00 kB");
  EXPECT_EQ(formatCount(134250496, "B"), "134 MB");
  EXPECT_EQ(formatCount(Count::overflow(), "B"), "overflow");
}

TEST(TextFormatTest, RatiosKeepTheirZeros) {
  EXPECT_EQ(formatRatio(0.0833333), "0.0833");
  EXPECT_EQ(formatRatio(0.125), "0.125");
  EXPECT_EQ(formatRatio(0.99976), "1.00");
  EXPECT_EQ(formatRatio(0.9994), "0.999");
  EXPECT_EQ(formatRatio(63.015), "63.0");
  EXPECT_EQ(formatRatio(1365.33), "1.37 k");
  EXPECT_EQ(formatRatio(0), "0");
  EXPECT_EQ(formatRatio(0.000123), "0.000123");
  EXPECT_EQ(formatRatio(0.00009996), "0.000100");
  EXPECT_EQ(formatRatio(0.00001234), "1.23e-05");
}

TEST(TextFormatTest, Percent) {
  EXPECT_EQ(formatPercent(0), "0%");
  EXPECT_EQ(formatPercent(0.004), "~0%");
  EXPECT_EQ(formatPercent(0.0051), "0.01%");
  EXPECT_EQ(formatPercent(0.3385), "0.34%");
  EXPECT_EQ(formatPercent(0.996), "1.00%");
  EXPECT_EQ(formatPercent(4.6249), "4.62%");
  EXPECT_EQ(formatPercent(46.249), "46.2%");
  EXPECT_EQ(formatPercent(99.96), "100%");
  EXPECT_EQ(formatPercent(100), "100%");
}

/// Three digits are significant, and all places before the point are there.
TEST(TextFormatTest, PercentOfManyTimes) {
  EXPECT_EQ(formatPercent(999.4), "999%");
  EXPECT_EQ(formatPercent(999.5), "1000%");
  EXPECT_EQ(formatPercent(6300), "6300%");
  EXPECT_EQ(formatPercent(6304), "6300%");
  EXPECT_EQ(formatPercent(6305.1), "6310%");
  EXPECT_EQ(formatPercent(999499), "999000%");
  EXPECT_EQ(formatPercent(999500), "1.00e+06%");
}

/// What is below zero is not nothing.
TEST(TextFormatTest, BelowZero) {
  EXPECT_EQ(formatQuantity(-3.35e12, "B/s"), "-3.35 TB/s");
  EXPECT_EQ(formatQuantity(-999.5), "-1.00 k");
  EXPECT_EQ(formatRatio(-0.0833333), "-0.0833");
  EXPECT_EQ(formatRatio(-1365.33), "-1.37 k");
  EXPECT_EQ(formatPercent(-46.249), "-46.2%");
  EXPECT_EQ(formatPercent(-0.004), "~0%");
}

TEST(TextFormatTest, Shorten) {
  EXPECT_EQ(shorten("linalg.matmul", 13, Cut::Middle), "linalg.matmul");
  EXPECT_EQ(shorten("linalg.depthwise_conv_2d_nhwc_hwc", 19, Cut::Middle),
            "linalg.d.._nhwc_hwc");
  EXPECT_EQ(shorten("models/decode.mlir:12:8", 14, Cut::Front),
            "..de.mlir:12:8");
  EXPECT_EQ(shorten("linalg.matmul", 3, Cut::Middle), "..l");
  EXPECT_EQ(shorten("linalg.matmul", 2, Cut::Middle), "li");
  EXPECT_EQ(shorten("linalg.matmul", 0, Cut::Middle), "");
}

TEST(TextFormatTest, ShortenListsAtTheirEnds) {
  llvm::StringRef list = "matmul + generic x3 + reduce + generic x2";
  auto cut = [&](unsigned width) { return shorten(list, width, Cut::Items); };
  EXPECT_EQ(cut(41), list);
  EXPECT_EQ(cut(40), "matmul + generic x3 + reduce + 2 more");
  EXPECT_EQ(cut(36), "matmul + generic x3 + 3 more");
  EXPECT_EQ(cut(27), "matmul + 6 more"); // 3 + 1 + 2
  EXPECT_EQ(cut(14), "mat.. + 6 more");
  EXPECT_EQ(cut(12), "m.. + 6 more");
  EXPECT_EQ(shorten("generic x12", 8, Cut::Items), "gen..x12");
}

TEST(TextFormatTest, ShortenCountsColumnsNotBytes) {
  // Six ideographs of two columns each: 7 columns hold the two dots and two.
  std::string text = "\u6a21\u578b\u6a21\u578b\u6a21\u578b";
  EXPECT_EQ(getDisplayWidth(text), 12u);
  EXPECT_EQ(shorten(text, 7, Cut::Middle), "\u6a21..\u578b");
  EXPECT_EQ(shorten(text, 7, Cut::Front), "..\u6a21\u578b");
  EXPECT_EQ(shorten(text, 1, Cut::Middle), "");
}

TEST(TextFormatTest, Printable) {
  EXPECT_EQ(makePrintable("linalg.matmul"), "linalg.matmul");
  EXPECT_EQ(makePrintable("\u00fcber"), "\u00fcber");
  EXPECT_EQ(makePrintable("a\nb"), "a\\0Ab");
  EXPECT_EQ(makePrintable("a\xff"), "a\\FF");
  EXPECT_EQ(makePrintable("\033[1m"), "\\1B[1m");
}

TEST(TextFormatTest, Wrap) {
  EXPECT_EQ(wrap("one two three", 80), "one two three\n");
  EXPECT_EQ(wrap("one two three", 7), "one two\n  three\n");
  EXPECT_EQ(wrap("one  two", 80), "one two\n");
  // A number keeps its unit.
  EXPECT_EQ(wrap("takes 2.50 us", 11), "takes\n  2.50 us\n");
  // A word that is too long for a line is shortened.
  EXPECT_EQ(wrap("abc abcdefghijkl", 8), "abc\n  ab..kl\n");
  EXPECT_EQ(wrap("", 80), "\n");
}

} // namespace

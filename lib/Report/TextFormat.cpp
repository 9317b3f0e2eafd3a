//===- TextFormat.cpp - Numbers and words for people ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/TextFormat.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Unicode.h"
#include <algorithm>
#include <cmath>

using namespace mlir::roofline;
using llvm::StringRef;

static std::string printf(const char *format, double value) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format(format, value);
  return text;
}

namespace {
/// A positive value in three significant digits: 0.ddd * 10^(exponent + 1).
struct Rounded {
  explicit Rounded(double value) {
    std::string scientific = printf("%.2e", value);
    auto [mantissa, power] = StringRef(scientific).split('e');
    digits = (mantissa.take_front(1) + mantissa.drop_front(2)).str();
    power.consume_front("+");
    power.getAsInteger(10, exponent);
  }

  /// The digits with `numWhole` places before the point, at least one; those
  /// beyond the digits are zeros.
  std::string print(unsigned numWhole) const {
    if (numWhole >= digits.size())
      return digits + std::string(numWhole - digits.size(), '0');
    StringRef all = digits;
    return (all.take_front(numWhole) + "." + all.drop_front(numWhole)).str();
  }

  std::string digits;
  int exponent = 0;
};
} // namespace

std::string mlir::roofline::formatQuantity(double value, StringRef unit) {
  static const char *const prefixes[] = {"f", "p", "n", "u", "m", "",
                                         "k", "M", "G", "T", "P", "E",
                                         "Z", "Y", "R", "Q"};
  constexpr int kOnes = 5;
  if (!std::isfinite(value))
    return "overflow";
  if (value < 0)
    return "-" + formatQuantity(-value, unit);
  std::string digits = "0", suffix = unit.str();
  if (value > 0) {
    Rounded rounded(value);
    int step = llvm::divideFloorSigned(rounded.exponent, 3);
    bool hasPrefix = step >= -kOnes && step + kOnes < int(std::size(prefixes));
    digits = hasPrefix ? rounded.print(rounded.exponent - 3 * step + 1)
                       : printf("%.2e", value);
    if (hasPrefix)
      suffix.insert(0, prefixes[step + kOnes]);
  }
  return suffix.empty() ? digits : digits + " " + suffix;
}

std::string mlir::roofline::formatCount(const Expr &count, StringRef unit) {
  std::optional<Count> number = count.getCount();
  if (!number)
    return count.toString();
  if (*number >= Count(1000))
    return formatQuantity(number->toDouble(), unit);
  return unit.empty() ? number->toString()
                      : number->toString() + " " + unit.str();
}

std::string mlir::roofline::formatRatio(double value) {
  constexpr int kMaxZeros = 3;
  if (!std::isfinite(value) || value == 0)
    return formatQuantity(value);
  if (value < 0)
    return "-" + formatRatio(-value);
  Rounded rounded(value);
  if (rounded.exponent >= 0)
    return formatQuantity(value);
  int zeros = -rounded.exponent - 1;
  if (zeros > kMaxZeros)
    return printf("%.2e", value);
  return "0." + std::string(zeros, '0') + rounded.digits;
}

std::string mlir::roofline::formatPercent(double percent) {
  constexpr double kSmallest = 0.01;
  constexpr int kMostWhole = 6;
  if (!std::isfinite(percent))
    return "overflow";
  if (percent == 0)
    return "0%";
  if (std::abs(percent) < kSmallest / 2)
    return "~0%";
  if (percent < 0)
    return "-" + formatPercent(-percent);
  Rounded rounded(percent);
  if (rounded.exponent >= kMostWhole)
    return printf("%.2e", percent) + "%";
  return (rounded.exponent < 0 ? printf("%.2f", percent)
                               : rounded.print(rounded.exponent + 1)) +
         "%";
}

std::string mlir::roofline::makePrintable(StringRef text) {
  if (llvm::sys::unicode::columnWidthUTF8(text) >= 0)
    return text.str();
  std::string escaped;
  llvm::raw_string_ostream os(escaped);
  llvm::printEscapedString(text, os);
  return escaped;
}

unsigned mlir::roofline::getDisplayWidth(StringRef text) {
  return std::max(llvm::sys::unicode::columnWidthUTF8(text), 0);
}

/// The longest prefix of `text` of at most `width` columns.
static StringRef takeColumns(StringRef text, unsigned width) {
  size_t end = 0;
  for (unsigned used = 0; end < text.size();) {
    size_t next = end + llvm::getNumBytesForUTF8(text[end]);
    used += getDisplayWidth(text.slice(end, next));
    if (used > width)
      break;
    end = next;
  }
  return text.take_front(end);
}

/// The longest suffix of `text` of at most `width` columns.
static StringRef takeLastColumns(StringRef text, unsigned width) {
  size_t begin = text.size();
  for (unsigned used = 0; begin > 0;) {
    size_t previous = begin - 1;
    while (previous > 0 && (text[previous] & 0xC0) == 0x80)
      --previous;
    used += getDisplayWidth(text.slice(previous, begin));
    if (used > width)
      break;
    begin = previous;
  }
  return text.drop_front(begin);
}

/// How much of `formula` its leading terms are that fit `width` columns; 0 if
/// there are none.
static size_t findLeadingTerms(StringRef formula, unsigned width) {
  size_t end = 0;
  int depth = 0;
  for (size_t i = 0; i < formula.size() && i <= width; ++i) {
    depth += (formula[i] == '(') - (formula[i] == ')');
    StringRef rest = formula.drop_front(i);
    if (depth == 0 && (rest.starts_with(" + ") || rest.starts_with(" - ")))
      end = i;
  }
  return end;
}

/// "49152*B + .." of a formula, "x(2*N + ..)" of repeats; nothing if not even
/// the first term fits.
static std::string shortenTerms(StringRef text, unsigned width) {
  constexpr StringRef kRest = " + ..";
  StringRef formula = text;
  bool isRepeats = formula.consume_front("x(") && formula.consume_back(")");
  StringRef before = isRepeats ? "x(" : "", after = isRepeats ? ")" : "";
  size_t around = before.size() + kRest.size() + after.size();
  size_t end = width > around ? findLeadingTerms(formula, width - around) : 0;
  return end == 0 ? ""
                  : (before + formula.take_front(end) + kRest + after).str();
}

static constexpr StringRef kLeftOut = "..";

/// How many are in `item`: six in "generic x6".
static uint64_t countInItem(StringRef item) {
  uint64_t count;
  auto [name, repeats] = item.rsplit(" x");
  return repeats.getAsInteger(10, count) ? 1 : count;
}

/// "matmul + 7 more": the leading items of a list that fit, the first of them
/// in part at least, and how many there are behind; nothing if not even that
/// fits, or there is only one.
static std::string shortenItems(StringRef text, unsigned width) {
  llvm::SmallVector<StringRef> items;
  text.split(items, " + ");
  uint64_t dropped = 0;
  for (size_t kept = items.size() - 1; kept > 0; --kept) {
    dropped += countInItem(items[kept]);
    std::string rest = " + " + std::to_string(dropped) + " more";
    std::string head =
        llvm::join(llvm::ArrayRef(items).take_front(kept), " + ");
    if (getDisplayWidth(head) + rest.size() <= width)
      return head + rest;
    if (kept == 1 && width > rest.size() + kLeftOut.size())
      return (takeColumns(head, width - rest.size() - kLeftOut.size()) +
              kLeftOut + rest)
          .str();
  }
  return "";
}

std::string mlir::roofline::shorten(StringRef text, unsigned width, Cut cut) {
  if (getDisplayWidth(text) <= width)
    return text.str();
  if (cut == Cut::Terms)
    if (std::string terms = shortenTerms(text, width); !terms.empty())
      return terms;
  if (cut == Cut::Items)
    if (std::string items = shortenItems(text, width); !items.empty())
      return items;
  if (width <= kLeftOut.size())
    return takeColumns(text, width).str();
  unsigned kept = width - kLeftOut.size();
  unsigned head = cut == Cut::Front ? 0 : kept / 2;
  return (takeColumns(text, head) + kLeftOut +
          takeLastColumns(text, kept - head))
      .str();
}

/// The words of `text`, a number and its unit being one.
static llvm::SmallVector<StringRef> splitWords(StringRef text) {
  llvm::SmallVector<StringRef> words;
  size_t begin = 0;
  for (size_t i = 0; i <= text.size(); ++i) {
    bool isBreak = i == text.size() ||
                   (text[i] == ' ' && (i == 0 || !llvm::isDigit(text[i - 1])));
    if (!isBreak)
      continue;
    if (i > begin)
      words.push_back(text.slice(begin, i));
    begin = i + 1;
  }
  return words;
}

void mlir::roofline::printWrapped(StringRef text, unsigned width,
                                  unsigned indent, llvm::raw_ostream &os) {
  unsigned used = 0;
  for (StringRef word : splitWords(text)) {
    std::string shown =
        shorten(word, std::max(width, indent + 1) - indent, Cut::Middle);
    unsigned columns = getDisplayWidth(shown);
    if (used > 0 && used + 1 + columns > width) {
      os << '\n';
      os.indent(indent);
      used = indent;
    } else if (used > 0) {
      os << ' ';
      ++used;
    }
    os << shown;
    used += columns;
  }
  os << '\n';
}

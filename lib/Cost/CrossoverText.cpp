//===- CrossoverText.cpp - Crossings for a person to read -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CrossoverText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <cmath>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;

static constexpr size_t kMaxSegments = 8;
static constexpr size_t kMaxLength = 160;

static StringRef getRegimeName(Roof roof) {
  return stringify(roof.isMemory() ? Regime::MemoryBound
                                   : Regime::ComputeBound);
}

//===----------------------------------------------------------------------===//
// Segments
//===----------------------------------------------------------------------===//

/// One segment for all those from `begin` to `end`, one of each at its values.
static Segment mergeSegments(ArrayRef<Segment> segments) {
  Segment merged = segments.front();
  for (const Segment &segment : segments.drop_front())
    llvm::append_range(merged.slowest, segment.slowest);
  llvm::sort(merged.slowest);
  merged.slowest.erase(llvm::unique(merged.slowest), merged.slowest.end());
  return merged;
}

/// Makes one segment of what lies between the first and the last of a row in
/// which two take turns.
static SegmentList mergeTurns(ArrayRef<Segment> segments) {
  SegmentList merged;
  for (size_t i = 0; i < segments.size();) {
    size_t end = std::min(i + 2, segments.size());
    while (end < segments.size() &&
           segments[end].slowest == segments[end - 2].slowest)
      ++end;
    merged.push_back(segments[i]);
    if (end - i < 4) {
      ++i;
      continue;
    }
    merged.push_back(mergeSegments(segments.slice(i + 1, end - i - 2)));
    // The last one may begin another row.
    i = end - 1;
  }
  return merged;
}

/// Leaves few segments: what is between the first and the last is merged where
/// it has to be.
static void shorten(SegmentList &segments) {
  if (segments.size() <= kMaxSegments)
    return;
  segments = mergeTurns(segments);
  if (segments.size() <= kMaxSegments)
    return;
  segments = {segments.front(),
              mergeSegments(ArrayRef(segments).drop_front().drop_back()),
              segments.back()};
}

/// Whether one roof holds at first, another at last, and nothing but these two
/// by turns between them, if there is anything.
static bool isOneChange(ArrayRef<Segment> segments) {
  const Segment &before = segments.front(), &after = segments.back();
  if (!before.isSingle() || !after.isSingle() || segments.size() > 3)
    return false;
  return segments.size() == 2 ||
         llvm::all_of(segments[1].slowest, [&](unsigned slowest) {
           return slowest == before.slowest[0] || slowest == after.slowest[0];
         });
}

/// "compute-bound from B = 320, by turns from B = 300"
static std::string describeChange(ArrayRef<Segment> segments, Roof after,
                                  const Symbol &symbol) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << getRegimeName(after) << " from " << symbol.name << " = "
     << segments.back().from;
  if (segments.size() == 3)
    os << ", by turns from " << symbol.name << " = " << segments[1].from;
  return text;
}

std::string mlir::roofline::describeSegments(SegmentList segments,
                                             ArrayRef<RoofDemand> demands,
                                             const Symbol &symbol) {
  shorten(segments);
  auto getRoof = [&](unsigned position) { return demands[position].roof; };
  Roof before = getRoof(segments.front().slowest[0]);
  Roof after = getRoof(segments.back().slowest[0]);
  if (segments.size() > 1 && isOneChange(segments) &&
      before.isMemory() != after.isMemory())
    return describeChange(segments, after, symbol);

  std::string text;
  llvm::raw_string_ostream os(text);
  for (const Segment &segment : segments) {
    bool isFirst = &segment == &segments.front();
    os << (isFirst ? "" : ", then ");
    llvm::interleave(
        segment.slowest, os,
        [&](unsigned slowest) { os << getRoof(slowest).getName(); }, " and ");
    os << (segment.isSingle() ? "" : " by turns");
    if (!isFirst)
      os << " from " << symbol.name << " = " << segment.from;
  }
  return text;
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

/// A rate with an exponent that is a multiple of 3 and every digit that counts:
/// "3.35e12". Below a million, no exponent.
static std::string formatRate(double rate) {
  std::string digits = std::to_string(static_cast<int64_t>(std::round(rate)));
  size_t exponent = (digits.size() - 1) / 3 * 3;
  if (exponent < 6)
    return digits;
  size_t point = digits.size() - exponent;
  StringRef fraction = StringRef(digits).drop_front(point).rtrim('0');
  return digits.substr(0, point) + (fraction.empty() ? "" : ".") +
         fraction.str() + "e" + std::to_string(exponent);
}

/// "(2*B + 1) / 3.35e12"
static std::string formatTime(const RoofDemand &demand, const Expr &divisor) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      demand.parts, os,
      [&](const Demand &part) {
        Expr amount = Expr::floorDiv(part.amount, divisor);
        bool isSum = amount.getTerms().size() > 1;
        os << (isSum ? "(" : "") << amount << (isSum ? ")" : "") << " / "
           << formatRate(part.rate);
      },
      " + ");
  return text;
}

/// The largest of the times.
static std::string formatLargest(ArrayRef<const RoofDemand *> demands,
                                 const Expr &divisor) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << (demands.size() > 1 ? "max(" : "");
  llvm::interleaveComma(demands, os, [&](const RoofDemand *demand) {
    os << formatTime(*demand, divisor);
  });
  os << (demands.size() > 1 ? ")" : "");
  return text;
}

/// "depends on B and S; bind all but one with --dims for the crossing"
static std::string describeDependence(ArrayRef<RoofDemand> demands) {
  llvm::SetVector<const Symbol *> symbols;
  for (const RoofDemand &demand : demands)
    for (const Demand &part : demand.parts)
      part.amount.collectSymbols(symbols);
  std::string text = "depends on ";
  for (auto [i, symbol] : llvm::enumerate(symbols)) {
    if (i != 0)
      text += i + 1 == symbols.size() ? " and " : ", ";
    text += symbol->name;
  }
  return text + (symbols.size() == 1
                     ? "; bind it with --dims"
                     : "; bind all but one with --dims for the crossing");
}

std::string mlir::roofline::describeCondition(ArrayRef<RoofDemand> demands) {
  SmallVector<const RoofDemand *> memory, compute;
  SmallVector<Expr> amounts;
  for (const RoofDemand &demand : demands) {
    (demand.roof.isMemory() ? memory : compute).push_back(&demand);
    for (const Demand &part : demand.parts)
      amounts.push_back(part.amount);
  }
  std::string name = getRegimeName(Roof::Kind::Tensor).str();
  if (memory.empty() || compute.empty()) {
    if (demands.size() != 2)
      return describeDependence(demands);
    memory = {&demands[0]};
    compute = {&demands[1]};
    name = demands[1].roof.getName();
  }
  Expr divisor = Expr::commonDivisor(amounts);
  std::string text = name + " where " + formatLargest(compute, divisor) +
                     " > " + formatLargest(memory, divisor);
  return text.size() <= kMaxLength ? text : describeDependence(demands);
}

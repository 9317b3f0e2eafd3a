//===- ChartAxes.cpp - Ranges and ticks of a chart ------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/ChartAxes.h"
#include "roofline/Report/TextFormat.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace mlir::roofline;

double LogAxis::map(double value) const {
  return from + (to - from) * (std::log10(value) - std::log10(low)) /
                    (std::log10(high) - std::log10(low));
}

/// "10 G" of "10.0 G": ticks are round, and the zeros say nothing.
static std::string formatTick(double value) {
  std::string text = value < 1 ? formatRatio(value) : formatQuantity(value);
  auto [digits, prefix] = llvm::StringRef(text).split(' ');
  if (digits.contains('.') && !digits.contains('e'))
    digits = digits.rtrim('0').rtrim('.');
  return prefix.empty() ? digits.str() : (digits + " " + prefix).str();
}

std::vector<AxisTick> LogAxis::getTicks(double gap) const {
  constexpr unsigned kFewDecades = 3;
  int first = std::ceil(std::log10(low) - 1e-9);
  int last = std::floor(std::log10(high) + 1e-9);
  double decade = std::abs(to - from) / (std::log10(high) - std::log10(low));
  int step = std::max(1.0, std::ceil(gap / decade));
  bool areFew = last - first + 1 < int(kFewDecades);
  std::vector<AxisTick> ticks;
  for (int exponent = first - 1; exponent <= last; ++exponent)
    for (int digit : {1, 2, 5}) {
      double value = digit * std::pow(10.0, exponent);
      if (!contains(value) || (digit > 1 && step > 1))
        continue;
      bool isNamed = digit == 1 ? (exponent - first) % step == 0 : areFew;
      ticks.push_back({value, isNamed ? formatTick(value) : ""});
    }
  return ticks;
}

namespace {
/// The least and the most of positive numbers; others do not count.
struct LogRange {
  std::optional<double> low, high;

  void add(double value) {
    if (!(value > 0) || !std::isfinite(value))
      return;
    low = low ? std::min(*low, value) : value;
    high = high ? std::max(*high, value) : value;
  }
  void add(std::optional<double> value) {
    if (value)
      add(*value);
  }
  /// With some room at both ends.
  LogAxis pad(double below, double above) const {
    LogAxis axis;
    axis.low = *low / below;
    axis.high = *high * above;
    return axis;
  }
};
} // namespace

template <typename Take>
static void forEachPoint(const Chart &chart, Take take) {
  for (const auto *points : {&chart.points, &chart.reach})
    for (const ChartPoint &point : *points)
      take(point);
  for (const ChartArrow &arrow : chart.arrows)
    take(arrow.to);
  for (const ChartPath &path : chart.paths)
    for (const ChartPath::Step &step : path.steps)
      take(step.point);
}

std::optional<double> mlir::roofline::findMemoryRate(const Chart &chart,
                                                     const ChartRoof &roof) {
  std::optional<double> found;
  for (const ChartRoof &other : chart.roofs) {
    if (other.machine != roof.machine ||
        other.roof.getKind() != Roof::Kind::HBM)
      continue;
    if (other.isOther == roof.isOther)
      return other.rate;
    if (!other.isOther)
      found = other.rate;
  }
  return found;
}

std::optional<double> mlir::roofline::findTopCeiling(const Chart &chart,
                                                     const ChartRoof &roof) {
  std::optional<double> top;
  for (const ChartRoof &other : chart.roofs)
    if (other.machine == roof.machine && !other.roof.isMemory() &&
        (roof.isOther || !other.isOther))
      top = std::max(top.value_or(0), other.rate);
  return top;
}

static LogAxis chooseIntensities(const Chart &chart) {
  // What is seen at least of the slope and of the ceiling, beside a ridge.
  constexpr double kAroundRidge = 8;
  LogRange range;
  forEachPoint(chart, [&](const ChartPoint &point) {
    range.add(point.intensity);
    range.add(point.levelIntensity);
  });
  for (const ChartRoof &roof : chart.roofs) {
    std::optional<double> memory = findMemoryRate(chart, roof);
    if (roof.roof.isMemory() || !memory)
      continue;
    range.add(roof.rate / *memory / kAroundRidge);
    range.add(roof.rate / *memory * kAroundRidge);
  }
  if (!range.low) {
    range.add(0.1);
    range.add(1000.0);
  }
  return range.pad(/*below=*/2, /*above=*/2);
}

static LogAxis chooseRates(const Chart &chart, const LogAxis &intensities) {
  LogRange range;
  forEachPoint(chart,
               [&](const ChartPoint &point) { range.add(point.attainable); });
  for (const ChartRoof &roof : chart.roofs) {
    if (!roof.roof.isMemory())
      range.add(roof.rate);
    if (roof.roof.getKind() != Roof::Kind::HBM)
      continue;
    range.add(roof.rate * intensities.low);
    if (!findTopCeiling(chart, roof))
      range.add(roof.rate * intensities.high);
  }
  if (!range.low) {
    range.add(1e9);
    range.add(1e15);
  }
  return range.pad(/*below=*/1.5, /*above=*/3);
}

std::pair<LogAxis, LogAxis> mlir::roofline::chooseAxes(const Chart &chart) {
  LogAxis x = chooseIntensities(chart);
  return {x, chooseRates(chart, x)};
}

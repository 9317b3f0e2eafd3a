//===- SVGParts.h - The parts of an SVG chart -------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A document from top to bottom: the heading with what shapes mean, the plot,
// and below it the legend of numbers and letters with the notes.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_SVGPARTS_H
#define ROOFLINE_LIB_REPORT_SVGPARTS_H

#include "SVGElements.h"

namespace mlir::roofline {

/// Pixels of the whole document, and between its edge and what is in it.
inline constexpr double kChartWidth = 800, kChartPadding = 16;

/// Between the plot and the line of text above it.
inline constexpr double kAbovePlot = 10;

/// "linalg.matmul ×24": a name, and how many kernels bear it.
std::string formatRepeated(llvm::StringRef name, const Expr &kernels);

/// "52.3 FLOP/B", and what to say where there is none.
std::string formatIntensity(const Chart &chart, const ChartPoint &point);

/// "3.35 TFLOP/s"; "-" without operations.
std::string formatAttained(const Chart &chart, const ChartPoint &point);

/// What a page around a chart tells apart.
enum class ChartPart : uint8_t {
  /// Of the sizes and counts of the report, which a page hides where it shows
  /// others: the class "asis".
  Replaced,
  /// Labels that stay, on top of all marks: the class "labels".
  Labels,
};

/// Prints what `print` does, in a group of its own where a page asks for them.
void printGroup(const Chart &chart, ChartPart part, llvm::raw_ostream &os,
                llvm::function_ref<void()> print);

/// Prints frame, axes, roofs, marks and labels.
void printPlot(const Chart &chart, const ChartLayout &layout,
               llvm::raw_ostream &os);

/// Prints the title and what the shapes of `layout` mean.
void printHeading(const Chart &chart, const ChartLayout &layout,
                  llvm::raw_ostream &os);

/// Prints the legend and the notes from `top` down, and returns where they end.
double printLegend(const Chart &chart, const ChartLayout &layout, double top,
                   llvm::raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_SVGPARTS_H

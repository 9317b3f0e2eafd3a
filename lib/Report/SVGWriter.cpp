//===- SVGWriter.cpp - A chart as an SVG document -------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SVGParts.h"
#include "roofline/Report/ReportWriters.h"
#include "roofline/Report/TextFormat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

using namespace mlir::roofline;
using llvm::raw_ostream;

/// What a reader of screens says first: the axes, the roofs and how much there
/// is to see. The points say the rest themselves.
static std::string describeChart(const Chart &chart,
                                 const ChartLayout &layout) {
  std::vector<std::string> roofs;
  for (const ChartRoof &roof : chart.roofs)
    roofs.push_back(describeRoof(chart, roof));
  std::string text =
      "A roofline chart with logarithmic axes: across, " + chart.unit +
      " per byte of main memory; upwards, " + chart.unit +
      " per second that can be attained. Roofs: " + llvm::join(roofs, ", ") +
      ". Marks: " + std::to_string(layout.marks.size());
  if (!layout.fused.empty())
    text += ", and of fused kernels: " + std::to_string(layout.fused.size());
  if (!chart.paths.empty())
    text += "; paths along " + chart.symbol + ": " +
            std::to_string(chart.paths.size());
  return text + ".";
}

void mlir::roofline::printGroup(const Chart &chart, ChartPart part,
                                raw_ostream &os,
                                llvm::function_ref<void()> print) {
  if (!chart.hasIds)
    return print();
  os << "<g class=\"" << (part == ChartPart::Labels ? "labels" : "asis")
     << "\">\n";
  print();
  os << "</g>\n";
}

/// The attribute from which a page can tell where a value stands: both axes as
/// [low, high, pixel of low, pixel of high], the margins as [left, right].
static std::string describeAxes(const ChartLayout &layout) {
  using llvm::json::Array;
  auto getAxis = [](const LogAxis &axis) {
    return Array{axis.low, axis.high, axis.from, axis.to};
  };
  auto getMargin = [](const std::optional<PixelBox> &box) {
    return box ? llvm::json::Value(Array{box->left, box->right})
               : llvm::json::Value(nullptr);
  };
  std::string axes;
  llvm::raw_string_ostream(axes) << llvm::json::Value(
      llvm::json::Object{{"x", getAxis(layout.x)},
                         {"y", getAxis(layout.y)},
                         {"left", getMargin(layout.leftMargin)},
                         {"right", getMargin(layout.rightMargin)}});
  return " data-axes=\"" + escapeXML(axes) + "\"";
}

void mlir::roofline::writeChart(const Chart &chart, raw_ostream &os) {
  constexpr double kTop = 72, kPlotHeight = 400, kLeft = 62, kToLegend = 58;
  ChartLayout layout = layOut(
      chart, {kLeft, kTop, kChartWidth - kChartPadding, kTop + kPlotHeight});
  std::string body;
  llvm::raw_string_ostream stream(body);
  double bottom = 0;
  printGroup(chart, ChartPart::Replaced, stream,
             [&] { printHeading(chart, layout, stream); });
  printPlot(chart, layout, stream);
  printGroup(chart, ChartPart::Replaced, stream, [&] {
    bottom = printLegend(chart, layout, layout.plot.bottom + kToLegend, stream);
  });
  std::string width = formatPixels(kChartWidth);
  std::string height = formatPixels(bottom + kChartPadding);
  os << "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"roofline\" "
        "role=\"graphics-document document\" width=\""
     << width << "\" height=\"" << height << "\" viewBox=\"0 0 " << width << ' '
     << height << '"' << (chart.hasIds ? describeAxes(layout) : "")
     << ">\n<title>" << escapeXML(chart.title) << "</title>\n<desc>"
     << escapeXML(describeChart(chart, layout)) << "</desc>\n<style>"
     << getStyleSheet() << "</style>\n<rect class=\"bg\" width=\"" << width
     << "\" height=\"" << height << "\"/>\n"
     << body << "</svg>\n";
}

void mlir::roofline::writeSVGReport(const ReportData &report, raw_ostream &os) {
  writeChart(makeChart(report), os);
}

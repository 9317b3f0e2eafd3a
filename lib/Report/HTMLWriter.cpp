//===- HTMLWriter.cpp - The report as a page ------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HTMLData.h"
#include "PageSizes.h"
#include "SVGElements.h"
#include "TargetCharts.h"
#include "roofline/Report/Chart.h"
#include "roofline/Report/ReportWriters.h"
#include "roofline/Target/Ceilings.h"
#include "roofline/Target/TargetRegistry.h"
#include <set>

using namespace mlir::roofline;
using llvm::raw_ostream;
using llvm::StringRef;

#include "PageText.inc"

namespace {
/// Prints charts, of which the first one shows.
class FigurePrinter {
public:
  FigurePrinter(const ReportSummary &summary, raw_ostream &os)
      : summary(summary), os(os) {}

  void print(Chart chart, const TargetModel &model) {
    chart.hasIds = true;
    addReach(summary, model, chart);
    os << "<figure class=\"chart\" data-target=\"" << escapeXML(model.name)
       << '"' << (isFirst ? "" : " hidden") << ">\n";
    isFirst = false;
    writeChart(chart, os);
    os << "</figure>\n";
  }

private:
  const ReportSummary &summary;
  raw_ostream &os;
  bool isFirst = true;
};
} // namespace

/// The chart of the report's own target, which shows; of those that were
/// analysed too; and of all others that can be judged without.
static void printFigures(const ReportSummary &summary, raw_ostream &os) {
  const ReportData &report = summary.report;
  FigurePrinter printer(summary, os);
  std::set<StringRef> drawn = {report.target.name};
  printer.print(makeChart(report), *report.target.model);
  for (const ComparedTarget &target : report.totals.onTargets)
    if (drawn.insert(target.name).second)
      printer.print(*target.chart, *target.model);
  if (!canBeDrawnAnywhere(summary))
    return;
  // A test reads every shipped file.
  auto shipped = llvm::cantFail(listTargets());
  for (const auto &model : shipped)
    if (drawn.insert(model->name).second) {
      auto judging = withCeilings(model, getCeilings(*report.target.model));
      printer.print(makeChartOn(*judging, summary), *judging);
    }
}

/// A browser looks for the end of the element in the text of the data, where
/// names may have anything. In JSON a `<` stands in strings only.
static void printData(const ReportSummary &summary, raw_ostream &os) {
  std::string data;
  {
    llvm::raw_string_ostream stream(data);
    llvm::json::OStream json(stream);
    HTMLData(summary, json).write();
  }
  os << "<script type=\"application/json\" id=\"data\">";
  for (char c : data)
    c == '<' ? os << "\\u003c" : os << c;
  os << "</script>\n";
}

void mlir::roofline::writeHTMLReport(const ReportData &report,
                                     raw_ostream &os) {
  ReportSummary summary(report);
  std::string title = report.target.name;
  if (!summary.file.empty())
    title += ", " + summary.file;
  // The page may not load anything, even if a name could make it try to.
  os << "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta "
        "charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" "
        "content=\"default-src 'none'; style-src 'unsafe-inline'; script-src "
        "'unsafe-inline'; img-src data:\">\n<meta name=\"viewport\" "
        "content=\"width=device-width\">\n<link rel=\"icon\" "
        "href=\"data:,\">\n<title>Roofline: "
     << escapeXML(title) << "</title>\n<style>\n"
     << kPageStyle
     << "</style>\n</head>\n<body>\n<noscript>The table and the controls need "
        "JavaScript; the chart does not.</noscript>\n<header "
        "id=\"head\"></header>\n<main>\n<div id=\"controls\"></div>\n<div "
        "id=\"charts\">\n";
  printFigures(summary, os);
  os << "</div>\n<div id=\"sections\"></div>\n</main>\n";
  printData(summary, os);
  os << "<script>\n" << kPageScript << "</script>\n</body>\n</html>\n";
}

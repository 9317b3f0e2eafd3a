//===- CSVWriter.cpp - The report for spreadsheets and plots --------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JSONFields.h"
#include "roofline/Report/ReportWriters.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::roofline;
using llvm::StringRef;

/// Between quotes where a reader would take part of it for something else.
static std::string quote(StringRef text) {
  // As in JSON, where names and paths may not hold any bytes either.
  std::string field = llvm::json::fixUTF8(text);
  if (field.find_first_of(",\"\r\n") == std::string::npos)
    return field;
  std::string quoted = "\"";
  for (char c : field)
    quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + '"';
}

static void printRow(llvm::ArrayRef<std::string> fields,
                     llvm::raw_ostream &os) {
  llvm::interleave(
      fields, os, [&](const std::string &field) { os << quote(field); }, ",");
  os << '\n';
}

/// A number or a formula; nothing for what no longer fits.
static std::string formatCell(const Expr &count) {
  return count.isPoisoned() ? "" : count.toString();
}

static std::string formatCell(std::optional<Roof> roof) {
  return roof ? roof->getName() : "";
}

static void printKernel(const ReportKernel &kernel, llvm::raw_ostream &os) {
  const Verdict &verdict = kernel.verdict;
  printRow(
      {std::to_string(kernel.id), kernel.function, kernel.op, kernel.location,
       formatCell(kernel.executions), formatCell(kernel.work.getFlops()),
       formatCell(kernel.work.getTranscendentals()),
       formatCell(kernel.work.getIops()), formatCell(kernel.traffic.hbm.read),
       formatCell(kernel.traffic.hbm.written), getDigits(verdict.intensity),
       formatCell(verdict.boundBy), stringify(verdict.regime).str(),
       getDigits(verdict.attainable), getDigits(verdict.seconds)},
      os);
}

static void printKernels(const ReportData &report, const CSVLayout &layout,
                         llvm::raw_ostream &os) {
  if (layout.hasHeader)
    os << "id,function,op,location,executions,flops,transcendentals,iops,"
          "hbm_bytes_read,hbm_bytes_written,intensity,bound_by,regime,"
          "attainable_flops_per_s,time_s\n";
  for (const ReportKernel &kernel : report.kernels)
    printKernel(kernel, os);
}

static void printPoint(int64_t value, const ReportSweepSeries &series,
                       const ReportSweepPoint &point, llvm::raw_ostream &os) {
  printRow({std::to_string(value), series.isTotal() ? "total" : series.op,
            series.location, formatCell(point.kernels),
            getDigits(point.intensity), formatCell(point.boundBy),
            stringify(point.regime).str(), getDigits(point.attainable),
            getDigits(point.seconds)},
           os);
}

static void printSweep(const ReportSweep &sweep, const CSVLayout &layout,
                       llvm::raw_ostream &os) {
  if (layout.hasHeader)
    os << quote(sweep.symbol)
       << ",series,location,kernels,intensity,bound_by,regime,"
          "attainable_flops_per_s,time_s\n";
  for (auto [i, value] : llvm::enumerate(sweep.values))
    for (const ReportSweepSeries &series : sweep.series)
      printPoint(value, series, series.points[i], os);
}

void mlir::roofline::writeCSVReport(const ReportData &report,
                                    const CSVLayout &layout,
                                    llvm::raw_ostream &os) {
  report.sweep ? printSweep(*report.sweep, layout, os)
               : printKernels(report, layout, os);
}

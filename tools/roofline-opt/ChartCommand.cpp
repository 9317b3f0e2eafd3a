//===- ChartCommand.cpp - The calculator of --chart -----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChartCommand.h"
#include "roofline/Support/Terminal.h"
#include "roofline/Transforms/ReportSink.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"
#include <set>
#include <unistd.h>

using namespace mlir::roofline;

/// Fails for the first option, by name, that the calculator would ignore.
static llvm::Error checkOptions() {
  const llvm::StringRef known[] = {"chart",     "target",    "ceilings",
                                   "precision", "intensity", "report"};
  std::set<llvm::StringRef> others;
  for (const auto &entry : llvm::cl::getRegisteredOptions())
    if (entry.second->getNumOccurrences() > 0 &&
        !llvm::is_contained(known, entry.first))
      // The names of passes share one option, which has none of its own.
      others.insert(entry.second->ArgStr);
  if (others.empty())
    return llvm::Error::success();
  std::string what = others.begin()->empty()
                         ? "passes mean"
                         : ("--" + *others.begin() + " means").str();
  return llvm::createStringError(
      what + " nothing with --chart, which reads no IR; the options are "
             "--target, --ceilings, --precision, --intensity and "
             "--report=svg:FILE");
}

static llvm::Expected<std::vector<ReportRequest>>
parseReports(const ChartCommand &command) {
  auto requests = ReportRequest::parseAll(command.reports);
  if (!requests)
    return requests;
  for (const ReportRequest &request : *requests)
    if (request.format != ReportRequest::Format::SVG)
      return llvm::createStringError("the only report of --chart is "
                                     "svg[:PATH]; the text is on stdout");
  return requests;
}

llvm::Error mlir::roofline::runChartCommand(const ChartCommand &command) {
  if (llvm::Error error = checkOptions())
    return error;
  if (command.hasInput)
    return llvm::createStringError(
        "--chart reads no IR; leave the input out, or use --analyze");
  auto requests = parseReports(command);
  if (!requests)
    return requests.takeError();
  llvm::Expected<Calculation> calculation = calculate(command.request);
  if (!calculation)
    return calculation.takeError();
  bool isStdoutTaken = llvm::any_of(
      *requests, [](const ReportRequest &r) { return r.path == "-"; });
  ReportSink sink(std::move(*requests));
  sink.add(makeChart(*calculation));
  if (llvm::Error error = sink.writeFiles())
    return error;
  constexpr unsigned kWidthOfLogs = 120;
  if (!isStdoutTaken)
    printCalculation(*calculation,
                     getTerminalColumns(STDOUT_FILENO).value_or(kWidthOfLogs),
                     llvm::outs());
  sink.print();
  return llvm::Error::success();
}

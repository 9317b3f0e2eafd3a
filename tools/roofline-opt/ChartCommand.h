//===- ChartCommand.h - The calculator of --chart ---------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_CHARTCOMMAND_H
#define ROOFLINE_TOOLS_CHARTCOMMAND_H

#include "roofline/Report/Calculator.h"

namespace mlir::roofline {

/// What stands on the command line beside `--chart`.
struct ChartCommand {
  CalculatorRequest request;
  /// FORMAT[:PATH] of each `--report`.
  std::vector<std::string> reports;
  /// A file of IR is named.
  bool hasInput = false;
};

/// Prints the answer on stdout and writes the charts asked for; a chart on
/// stdout takes the place of the text. Fails, before anything is printed, for
/// what the calculator refuses, for options and inputs that mean nothing to it,
/// for other reports than SVG, and for a file that cannot be written.
llvm::Error runChartCommand(const ChartCommand &command);

} // namespace mlir::roofline

#endif // ROOFLINE_TOOLS_CHARTCOMMAND_H

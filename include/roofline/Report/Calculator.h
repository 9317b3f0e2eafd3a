//===- Calculator.h - A roofline without a program --------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What machines attain at given intensities: min(peak, intensity x bandwidth),
// for every target at every precision. H100 SXM in bf16, 989.4 TFLOP/s over
// 3.35 TB/s, at 64 FLOP/B:
//   64 x 3.35e12 = 214 TFLOP/s, 21.7 % of the peak, bound by hbm.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_CALCULATOR_H
#define ROOFLINE_REPORT_CALCULATOR_H

#include "roofline/Report/Chart.h"
#include "roofline/Target/Ceilings.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include <memory>

namespace mlir::roofline {

/// The rate that stands for a target where nobody names a precision: bf16 on
/// the tensor unit, else f16 there, else f32 on the vector unit. Null if the
/// target has none of them.
const ComputeRate *findUsualRate(const TargetModel &target);

/// What the calculator is asked, as the command line has it.
struct CalculatorRequest {
  /// Names or files; none asks for the default target.
  std::vector<std::string> targets;
  /// "bf16"; none asks for each target's usual rate.
  std::vector<std::string> precisions;
  /// Operations per byte of main memory; none asks for some of every size.
  std::vector<std::string> intensities;
  Ceilings ceilings = Ceilings::Datasheet;
};

/// A target at one precision.
struct CalculatorUnit {
  std::shared_ptr<const TargetModel> target;
  Roof roof;
  /// Operations per second, and bytes per second of main memory.
  double peak = 0;
  double bandwidth = 0;

  double getRidge() const { return peak / bandwidth; }
  /// Operations per second at `intensity`.
  double getAttainable(double intensity) const;
  /// The roof that binds at `intensity`; memory at the ridge itself.
  Roof getBoundBy(double intensity) const;
};

/// The answer.
struct Calculation {
  /// By target, then by precision, as asked.
  std::vector<CalculatorUnit> units;
  std::vector<double> intensities;
  /// What was chosen where nothing was asked, a sentence each.
  std::vector<std::string> notes;
};

/// Answers `request`. Fails for a target or precision that is not known, with
/// the nearest one, or named twice, for a rate or bandwidth that the target
/// does not have, with those it has, and for an intensity that is no number or
/// negative.
llvm::Expected<Calculation> calculate(const CalculatorRequest &request);

/// Prints a line for every unit, and a table with a row for every unit and
/// intensity, in lines of at most `width` columns.
void printCalculation(const Calculation &calculation, unsigned width,
                      llvm::raw_ostream &os);

/// The units as roofs, and a point for every row of the table.
Chart makeChart(const Calculation &calculation);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_CALCULATOR_H

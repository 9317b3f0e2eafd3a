//===- KernelReport.h - Kernels in reports ----------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_KERNELREPORT_H
#define ROOFLINE_LIB_TRANSFORMS_KERNELREPORT_H

#include "LocationNames.h"
#include "TilingBuilder.h"

namespace mlir::roofline {

/// Makes the records of kernels and groups: what the analysis found of each,
/// with its verdict, tiles and waste.
class KernelReporter {
public:
  /// What is the same for all kernels of a report.
  struct Context {
    AnalysisResult &result;
    const AnalysisOptions &options;
    const FusionPlan &plan;
    /// Elementwise kernels of less intensity are of the floor class.
    double floorIntensity;
  };

  /// `locations` has those of all kernels.
  KernelReporter(Context context, LocationNames &locations);

  /// The record of `kernel` of `function`, the report's function number
  /// `functionIndex`, which costs `cost` here. Its id and whether it counts are
  /// left to the caller.
  ReportKernel makeKernel(const KernelRecord &kernel,
                          const FunctionRecord &function, size_t functionIndex,
                          const KernelCost &cost);
  /// The record of `group`, without its kernels.
  ReportGroup makeGroup(const FusionGroup &group);

  /// Whether some sizes have ranges.
  bool hasRanges() const { return areSizesInRanges; }
  /// Of the whole module.
  size_t getNumKernels() const { return numKernels; }

private:
  void addLaunch(const KernelCost &cost, ReportKernel &kernel) const;

  Context context;
  LocationNames &locations;
  TilingBuilder tilings;
  bool areSizesInRanges;
  size_t numKernels = 0;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_KERNELREPORT_H

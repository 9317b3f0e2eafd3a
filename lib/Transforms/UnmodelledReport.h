//===- UnmodelledReport.h - Ops without a model in reports ------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_UNMODELLEDREPORT_H
#define ROOFLINE_LIB_TRANSFORMS_UNMODELLEDREPORT_H

#include "LocationNames.h"
#include "SymbolCollector.h"
#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Report/ReportData.h"
#include "llvm/ADT/MapVector.h"
#include <map>

namespace mlir::roofline {

/// Gathers ops that could not be costed: those of one name and one reason are
/// one entry.
class UnmodelledReporter {
public:
  UnmodelledReporter(AnalysisResult &result, LocationNames &locations)
      : result(result), locations(locations) {}

  /// Adds `record` of `function` as often as it runs; `symbols` gets what its
  /// counts depend on.
  void add(const FunctionRecord &function, const UnmodelledRecord &record,
           SymbolCollector &symbols);
  /// In order of first appearance.
  std::vector<ReportUnmodelled> take();

private:
  AnalysisResult &result;
  LocationNames &locations;
  /// By op, reason, and whether they are in no total.
  using Key = std::tuple<std::string, std::string, bool>;
  llvm::MapVector<Key, ReportUnmodelled, std::map<Key, unsigned>> entries;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_UNMODELLEDREPORT_H

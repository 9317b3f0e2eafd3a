//===- UnmodelledReport.cpp - Ops without a model in reports --------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UnmodelledReport.h"
#include "roofline/Analysis/Invocations.h"

using namespace mlir;
using namespace mlir::roofline;

void UnmodelledReporter::add(const FunctionRecord &function,
                             const UnmodelledRecord &record,
                             SymbolCollector &symbols) {
  StringRef op = record.op->getName().getStringRef();
  bool inTotals = function.lacks(record);
  ReportUnmodelled &entry = entries[{op.str(), record.why, !inTotals}];
  if (entry.op.empty()) {
    entry.op = op.str();
    entry.why = record.why;
    entry.location = locations.getText(record.op->getLoc());
    entry.inTotals = inTotals;
  }
  auto addTimes = [&](const Invocation &invocation) {
    Location location = record.op->getLoc();
    entry.count += getTotal(record.executions, invocation, result, location);
    entry.boundaryBytes +=
        getTotal(record.boundaryBytes, invocation, result, location);
  };
  if (!inTotals)
    addTimes(Invocation());
  for (const Invocation &invocation : function.invocations)
    if (invocation.arms.lacks(record))
      addTimes(invocation);
  symbols.add(entry.count);
  symbols.add(entry.boundaryBytes);
  entry.bytesComplete &=
      record.bytesComplete && !entry.boundaryBytes.isPoisoned();
}

std::vector<ReportUnmodelled> UnmodelledReporter::take() {
  std::vector<ReportUnmodelled> list;
  for (auto &[key, entry] : entries)
    list.push_back(std::move(entry));
  return list;
}

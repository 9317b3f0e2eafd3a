//===- GroupRows.cpp - Fusion groups by what they save --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GroupRows.h"
#include "roofline/Report/KernelKey.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir::roofline;

std::string mlir::roofline::nameOps(const ReportData &report,
                                    const ReportGroup &group) {
  std::string text, last;
  unsigned repeats = 0;
  auto flush = [&] {
    if (repeats == 0)
      return;
    text += (text.empty() ? "" : " + ") + makePrintable(last);
    if (repeats > 1)
      text += " x" + std::to_string(repeats);
  };
  std::vector<unsigned> ids;
  std::merge(group.kernels.begin(), group.kernels.end(), group.copies.begin(),
             group.copies.end(), std::back_inserter(ids));
  for (unsigned id : ids) {
    llvm::StringRef op = report.kernels[id].op;
    op = op.substr(op.find('.') + 1);
    if (op != last) {
      flush();
      last = op.str();
      repeats = 0;
    }
    ++repeats;
  }
  flush();
  return text;
}

std::vector<GroupRow> mlir::roofline::rankGroups(const ReportSummary &summary) {
  const ReportData &report = summary.report;
  std::vector<GroupRow> rows;
  llvm::StringMap<size_t> rowOfKey;
  for (const auto &[group, runs] :
       llvm::zip_equal(report.groups, summary.groupRuns)) {
    const ReportKernel &first = report.kernels[group.kernels.front()];
    if (!runs.isConstant() || runs.isZero() || first.executions.isZero())
      continue;
    std::string key = group.form;
    for (llvm::ArrayRef<unsigned> ids :
         {llvm::ArrayRef(group.kernels), llvm::ArrayRef(group.copies)}) {
      for (unsigned id : ids)
        key += getKernelKey(report.kernels[id]) + '|';
      key += '+';
    }
    auto [entry, isNew] = rowOfKey.try_emplace(key, rows.size());
    if (isNew)
      rows.push_back({&group});
    GroupRow &row = rows[entry->second];
    row.groups += runs;
    auto ofRuns = [&](const Expr &count) {
      return Expr::floorDiv(count * runs, first.executions);
    };
    row.bytesBefore += ofRuns(group.partsTraffic.getModelled());
    row.bytesAfter += ofRuns(group.traffic.hbm.getModelled());
    row.opsBefore += ofRuns(group.partsWork.getOps());
    row.opsAfter += ofRuns(group.work.getOps());
    double times = runs.toDouble() / first.executions.toDouble();
    row.seconds += group.seconds * times;
    row.saved += (group.partsSeconds - group.seconds) * times;
    for (unsigned id : group.kernels)
      if (const Verdict &verdict = report.kernels[id].verdict;
          verdict.regime == Regime::MemoryBound)
        row.memorySecondsBefore += verdict.seconds.value_or(0) * times;
  }
  llvm::stable_sort(rows, [](const GroupRow &a, const GroupRow &b) {
    return a.saved > b.saved;
  });
  return rows;
}

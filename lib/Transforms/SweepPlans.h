//===- SweepPlans.h - What is judged at the values of a sweep ---*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A network has few different kernels, each many times. So the costs that
// differ are collected once, and only these are judged at each value; the
// totals add up their times kernel by kernel, in the order in which a report
// on that value alone does, so that both round alike. Which arms of branches
// count, and so which kernels there are, may be another at each value.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_SWEEPPLANS_H
#define ROOFLINE_LIB_TRANSFORMS_SWEEPPLANS_H

#include "roofline/Analysis/Invocations.h"
#include "roofline/Report/ReportData.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include <deque>
#include <map>
#include <set>

namespace mlir::roofline {

/// Kernels that share a row of the text report.
struct SweepGroup {
  /// Stands for op and location.
  const ReportKernel *first = nullptr;
  /// Its place among the costs.
  unsigned cost = 0;
};

/// The kernels of one group that the totals contain.
struct SweepMembers {
  /// How many records there are, and kernels in them.
  Expr records;
  Expr kernels;
};

/// What the totals contain at some of the values.
struct SweepPlan {
  /// What it is made from.
  InvocationLists lists;
  /// The costs that make up the totals, in program order, and how often each
  /// does.
  std::vector<unsigned> totalOrder;
  std::map<unsigned, int64_t> uses;
  /// By group.
  std::map<unsigned, SweepMembers> members;
  /// The costs that are judged, those of groups too.
  std::set<unsigned> judged;
};

/// Finds the costs that are judged along a sweep, and which of them at which
/// value.
class SweepPlans {
public:
  /// `report` is that on all values.
  SweepPlans(AnalysisResult &result, const ReportData &report)
      : result(result), report(report) {}

  /// Makes the plans where `symbol`, null if it is bound, has `values`.
  void collect(ArrayRef<int64_t> values, const Symbol *symbol);

  /// The plan at each of the values.
  ArrayRef<const SweepPlan *> getPlans() const { return planOfValue; }
  /// Each once.
  const std::deque<SweepPlan> &getAll() const { return plans; }
  /// Of all plans, with the symbol as it is.
  ArrayRef<KernelCost> getCosts() const { return costs; }
  ArrayRef<SweepGroup> getGroups() const { return groups; }

private:
  /// What a kernel in one of the invocations of its function becomes.
  struct Part {
    unsigned group = 0;
    /// The cost that the totals judge: that of all the invocations.
    unsigned cost = 0;
    /// Of one invocation.
    Expr executions;
  };

  const SweepPlan *getPlan(InvocationLists lists);
  void fillPlan(SweepPlan &plan);
  const Invocation &getKnown(unsigned position, const Invocation &invocation);
  void addPart(const KernelRecord &record, const Invocation &invocation,
               const ReportKernel &own, SweepPlan &plan);
  Part makePart(const KernelRecord &record, const Invocation &invocation,
                const ReportKernel &own);
  unsigned addCost(KernelCost cost);

  AnalysisResult &result;
  const ReportData &report;
  std::vector<KernelCost> costs;
  std::vector<SweepGroup> groups;
  std::deque<SweepPlan> plans;
  std::vector<const SweepPlan *> planOfValue;
  /// All that differ, by function.
  std::vector<std::deque<Invocation>> known;
  llvm::StringMap<unsigned> groupOfKey;
  llvm::DenseMap<
      std::tuple<const KernelCost *, const Invocation *, OperationName>, Part>
      parts;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_SWEEPPLANS_H

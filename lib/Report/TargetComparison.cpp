//===- TargetComparison.cpp - One program on several targets --------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/TargetComparison.h"
#include "KernelRows.h"
#include "roofline/Report/Chart.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;

/// Whether both are what two targets make of one kernel.
static bool isSame(const ReportKernel &a, const ReportKernel &b) {
  return a.op == b.op && a.location == b.location && a.function == b.function &&
         a.executions.toString() == b.executions.toString();
}

static KernelOnTarget readVerdict(const Verdict &verdict) {
  KernelOnTarget kernel;
  kernel.isKnown = true;
  kernel.boundBy = verdict.boundBy;
  kernel.regime = verdict.regime;
  kernel.crossover = verdict.crossover;
  kernel.seconds = verdict.seconds;
  kernel.attainable = verdict.attainable;
  kernel.ridge = verdict.ridge;
  kernel.percentOfPeak = verdict.percentOfPeak;
  for (Roof roof : verdict.getUnrated())
    kernel.unrated.push_back(roof.getName());
  return kernel;
}

static void addKernel(ReportKernel &kernel, const ReportKernel *onTarget) {
  kernel.onTargets.push_back(onTarget && isSame(kernel, *onTarget)
                                 ? readVerdict(onTarget->verdict)
                                 : KernelOnTarget());
}

namespace {
/// Adds up what the kernels that count take on the last of the targets.
class TimeSum {
public:
  void add(const ReportKernel &kernel, const Expr &times) {
    const KernelOnTarget &onTarget = kernel.onTargets.back();
    unrated.insert(onTarget.unrated.begin(), onTarget.unrated.end());
    bool isKnown = onTarget.seconds && times.isConstant();
    areKnown &= isKnown;
    if (!onTarget.isKnown || onTarget.regime != Regime::None)
      regimes.insert(onTarget.isKnown ? onTarget.regime : Regime::Depends);
    if (isKnown)
      (onTarget.regime == Regime::MemoryBound ? memory : compute) +=
          *onTarget.seconds * times.toDouble();
  }

  ComparedTarget finish(const Expr &ops) && {
    ComparedTarget target;
    target.unrated = std::move(unrated);
    double seconds = memory + compute;
    if (!areKnown) {
      target.regime = regimes.size() == 1 ? *regimes.begin() : Regime::Depends;
      return target;
    }
    target.seconds = seconds;
    if (seconds <= 0)
      return target;
    target.regime =
        memory >= compute ? Regime::MemoryBound : Regime::ComputeBound;
    if (ops.isConstant())
      target.attainable = ops.toDouble() / seconds;
    return target;
  }

private:
  double memory = 0, compute = 0;
  bool areKnown = true;
  std::set<Regime> regimes;
  std::set<std::string> unrated;
};
} // namespace

void mlir::roofline::addComparedTarget(
    ReportData &report, const ReportData &onTarget,
    std::shared_ptr<const TargetModel> model) {
  bool areAlike = report.kernels.size() == onTarget.kernels.size();
  for (auto [i, kernel] : llvm::enumerate(report.kernels))
    addKernel(kernel, areAlike ? &onTarget.kernels[i] : nullptr);
  // Where other arms count, calls may give other instances.
  areAlike = report.instances.size() == onTarget.instances.size();
  for (auto [i, instance] : llvm::enumerate(report.instances))
    addKernel(instance.kernel,
              areAlike ? &onTarget.instances[i].kernel : nullptr);
  TimeSum sum;
  for (const auto &[kernel, times] : listKernels(report))
    if (kernel->isTaken)
      sum.add(*kernel, times);
  ComparedTarget target = std::move(sum).finish(report.totals.work.getOps());
  target.name = model->name;
  target.model = std::move(model);
  target.chart = std::make_shared<const Chart>(makeChart(onTarget));
  report.totals.onTargets.push_back(std::move(target));
}

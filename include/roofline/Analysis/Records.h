//===- Records.h - What the analysis finds ----------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels, calls and ops without a model, as they stand in functions. A loop
// around a kernel multiplies it, an arm of a branch may keep it from counting,
// and a call brings in all that its callee has. Which arms count is decided for
// every set of sizes that calls give a function.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ANALYSIS_RECORDS_H
#define ROOFLINE_ANALYSIS_RECORDS_H

#include "mlir/IR/Operation.h"
#include "roofline/Access/Nest.h"
#include "roofline/Cost/Roofline.h"
#include "roofline/Interfaces/SizeTracing.h"
#include "roofline/Tiling/Tiling.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/MapVector.h"
#include <string>
#include <vector>

namespace mlir::roofline {

/// What a kernel costs, shared by all kernels that look alike. There may be one
/// per op of a large module, so it keeps what must be counted and leaves the
/// verdict to be derived again.
struct KernelCost {
  /// Over all executions.
  Work work;
  LevelTraffic hbm;
  /// The levels nearer to the units, where tiles say something about them.
  std::shared_ptr<const ChipTraffic> chip;
  /// How the threads of a launch are laid out; null for other kernels.
  std::shared_ptr<const LaunchFacts> launch;
  /// The tiles that the user imposed on the op, where it has none of its own.
  std::shared_ptr<const Tiling> tiling;
  /// Whether all units, and all lanes of warps, are supposed to be at work,
  /// whatever the blocks leave idle.
  bool fillsUnits = false;
  bool fillsLanes = false;
  /// Extents of the loops that the numbers of one execution were derived for.
  SmallVector<Expr, 4> domain;
  /// Whether all of it happens in all of these loops, as in an op; in a kernel
  /// that is written as loops each has its own.
  bool isOneOp = false;
  /// The accesses of one execution, in their order, as long as open sizes keep
  /// that from being followed through the caches: `hbm` is compulsory then.
  std::shared_ptr<const Nest> nest;
  /// How often the kernel runs in one invocation of its function.
  Expr executions = 1;
  /// The target that judges.
  const TargetModel *target = nullptr;
  /// One execution, where all are alike and their number is not known.
  std::shared_ptr<const KernelCost> once;

  Traffic getTraffic() const { return {hbm, chip ? *chip : ChipTraffic()}; }
  Verdict judge(const Assumptions &assumptions) const;
  /// What the blocks of a launch, or of imposed tiles, reach of the units.
  UnitUse getUse() const;
  /// The first number that is below zero, as sizes made by a subtraction may
  /// be.
  std::optional<Expr> findNegative() const;
  /// Every count replaced by what `change` makes of it; `once` and `nest` are
  /// left out, and what is of one execution whatever their number stays as it
  /// is.
  KernelCost transform(llvm::function_ref<Expr(const Expr &)> change) const;
  /// Every size of one execution replaced by what `change` makes of it. An
  /// op whose loops do not turn then reads nothing.
  void transformSizes(llvm::function_ref<Expr(const Expr &)> change);
  /// The cost where sizes are what `change` makes of them; without `once`.
  KernelCost resize(llvm::function_ref<Expr(const Expr &)> change) const;
  /// Puts in what the accesses of `open`, of one execution, move through the
  /// caches of the target: through the shared one from main memory, and through
  /// the store next to the units from the shared one. A level whose cache has
  /// no known capacity or line keeps what is compulsory; so does all where
  /// sizes are open, for which the nest is kept. Offsets may be open.
  void followOrder(Nest open);
};

/// Adds up costs of kernels that are judged one by one.
struct CostSum {
  Work work;
  LevelTraffic hbm;

  /// Adds `number` kernels of `cost`.
  void add(const KernelCost &cost, int64_t number) {
    add(cost.work, cost.hbm, number);
  }
  void add(const CostSum &other, int64_t number = 1) {
    add(other.work, other.hbm, number);
  }

private:
  void add(const Work &itsWork, const LevelTraffic &itsTraffic,
           int64_t number) {
    if (number == 1) {
      work.add(itsWork);
      hbm.add(itsTraffic);
      return;
    }
    Work all = itsWork;
    all.scale(number);
    work.add(all);
    hbm.add(itsTraffic.transform(
        [number](const Expr &count) { return count * number; }));
  }
};

/// The number of an arm in `FunctionRecord::arms`; none for what always runs.
using ArmNumber = std::optional<unsigned>;

struct KernelRecord {
  Operation *op = nullptr;
  /// Owned by the result.
  const KernelCost *cost = nullptr;
  ArmNumber arm;
};

/// An op that could not be costed.
struct UnmodelledRecord {
  Operation *op = nullptr;
  std::string why;
  /// How often it runs in one invocation of its function.
  Expr executions = 1;
  /// In each of them each operand, captured value and result once.
  Expr boundaryBytes;
  /// Whether the sizes of all of them are known.
  bool bytesComplete = true;
  ArmNumber arm;
  /// Set for a branch of which no arm is known to count: its first arm. Other
  /// invocations may know one.
  ArmNumber undecided;
};

/// Sizes of a function's arguments, by their symbols, as a call gives them.
using SizeMap = llvm::MapVector<const Symbol *, Expr>;

/// Whether both give the same symbols, in one order, the same sizes.
bool areEqual(const SizeMap &lhs, const SizeMap &rhs);

/// A call of a function that is in the result too.
struct CallRecord {
  Operation *op = nullptr;
  Operation *callee = nullptr;
  /// What the symbols in the sizes of the callee are here.
  SizeMap sizes;
  LoopStack loops;
  ArmNumber arm;
};

/// A condition on sizes inside of a kernel, and whether it is taken to hold.
struct SizeDecision {
  /// Above zero where the condition holds.
  Expr excess;
  bool holds = true;
};

/// One way that a branch may go.
struct ArmRecord {
  /// The branch; for a condition on sizes inside of a kernel, that kernel.
  Operation *op = nullptr;
  /// The arm that the branch itself stands in.
  ArmNumber parent;
  /// 1 where the branch goes this way and 0 elsewhere
  /// (`SizeTracer::getCondition`); empty where data decides.
  std::optional<Expr> condition;
  /// What a kernel that is the arm was costed for; empty for other branches.
  std::optional<SizeDecision> decision;
  /// The loops around the branch.
  LoopStack loops = {};

  /// Whether `other` is a way that the same branch may go.
  bool isOfBranchOf(const ArmRecord &other) const {
    return op == other.op && parent == other.parent;
  }
};

/// A loop whose step may be no step at all for some sizes.
struct StepRecord {
  Operation *loop = nullptr;
  Expr step;
  ArmNumber arm;
};

/// Which arms of the branches of a function count in an invocation of it.
struct ArmChoice {
  /// By the number of the arm: whether it counts, as the one that runs, or as
  /// the slowest of those that may.
  llvm::BitVector taken;
  /// By the number of the arm: whether sizes and constants say that it does not
  /// run.
  llvm::BitVector excluded;
  /// The branches that run and of which no arm is known to be the slowest, by
  /// the first arm of each, in program order.
  SmallVector<unsigned, 1> undecided;
  /// The branches that run and of which the slowest arm counts, though open
  /// sizes say which one runs; in the same form.
  SmallVector<unsigned, 1> open;

  /// Whether what stands in `arm` counts.
  bool isTaken(ArmNumber arm) const { return !arm || taken[*arm]; }
  /// Whether what stands in `arm` may run.
  bool mayRun(ArmNumber arm) const { return !arm || !excluded[*arm]; }
  /// Whether `op` is missing from what counts.
  bool lacks(const UnmodelledRecord &op) const {
    return op.undecided ? llvm::is_contained(undecided, *op.undecided)
                        : mayRun(op.arm);
  }
  bool operator==(const ArmChoice &other) const {
    return taken == other.taken && excluded == other.excluded &&
           undecided == other.undecided && open == other.open;
  }
};

/// Equal invocations of a function.
struct Invocation {
  /// Empty where its own symbols stand for themselves.
  SizeMap sizes;
  /// Loops around the calls whose induction `sizes` depend on.
  LoopStack loops;
  /// How often that is, in each turn of `loops`.
  Expr times = 1;
  /// The arms that are the slowest with these sizes.
  ArmChoice arms;

  /// Whether its kernels are in the totals as they are in the function.
  bool isPlain() const {
    return sizes.empty() && loops.empty() && times.isOne();
  }
  bool operator==(const Invocation &other) const;
};

/// The kernels of one function, or of the ops outside any.
struct FunctionRecord {
  Operation *op = nullptr;
  /// The symbol name, or "" outside any function.
  std::string name;
  /// The target that judges the body as a whole.
  const TargetModel *target = nullptr;
  bool isPublic = true;
  /// A private function that no symbol use refers to.
  bool isDead = false;
  /// In program order, all of them.
  std::vector<KernelRecord> kernels;
  std::vector<UnmodelledRecord> unmodelled;
  std::vector<CallRecord> calls;
  std::vector<StepRecord> steps;
  /// Arms of a branch stand together; those of an outer branch come before
  /// those of a branch inside it.
  std::vector<ArmRecord> arms;
  /// Of these, with the function's own symbols as they are.
  ArmChoice choice;
  /// All that the totals of the module contain.
  std::vector<Invocation> invocations;

  /// The first arm of the branch that `arm` is of.
  unsigned getFirstArm(unsigned arm) const {
    while (arm > 0 && arms[arm - 1].isOfBranchOf(arms[arm]))
      --arm;
    return arm;
  }
  /// Whether what stands in `arm` counts in the totals, or in those of the
  /// function alone where nothing calls it.
  bool isTaken(ArmNumber arm) const {
    return invocations.empty()
               ? choice.isTaken(arm)
               : llvm::any_of(invocations, [&](const Invocation &invocation) {
                   return invocation.arms.isTaken(arm);
                 });
  }
  /// Whether the totals lack `op`: not where it stands in what is in no total,
  /// or runs no time.
  bool lacks(const UnmodelledRecord &op) const {
    return !op.executions.isZero() &&
           llvm::any_of(invocations, [&](const Invocation &invocation) {
             return !invocation.times.isZero() && invocation.arms.lacks(op);
           });
  }
  /// Whether what stands in `arm` may run in what the totals contain, or in the
  /// function alone where nothing calls it.
  bool mayRun(ArmNumber arm) const {
    return invocations.empty()
               ? choice.mayRun(arm)
               : llvm::any_of(invocations, [&](const Invocation &invocation) {
                   return invocation.arms.mayRun(arm);
                 });
  }
};

} // namespace mlir::roofline

#endif // ROOFLINE_ANALYSIS_RECORDS_H

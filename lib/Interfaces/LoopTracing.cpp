//===- LoopTracing.cpp - Loops and branches -------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LaunchTracing.h"
#include "SizeSolver.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Ranges
//===----------------------------------------------------------------------===//

namespace {
using Ranges = SmallVector<LoopRange, 2>;
} // namespace

static void addRange(SizeSolver &solver, Operation *loop, Ranges &ranges,
                     const Expr &lower, const Expr &upper, const Expr &step) {
  Expr trips = countTrips(lower, upper, step);
  std::optional<int64_t> number = trips.getInt64();
  const Symbol &index = solver.getInduction(
      loop, ranges.size(), number ? std::optional(*number - 1) : std::nullopt);
  ranges.push_back({&index, lower, step, std::move(trips), upper});
}

static std::optional<Ranges> getRanges(SizeSolver &solver,
                                       LoopLikeOpInterface loop) {
  auto lower = loop.getLoopLowerBounds();
  auto upper = loop.getLoopUpperBounds();
  auto step = loop.getLoopSteps();
  if (!lower || !upper || !step)
    return std::nullopt;
  Ranges ranges;
  for (auto [l, u, s] : llvm::zip_equal(*lower, *upper, *step))
    addRange(solver, loop, ranges, solver.getIndex(l), solver.getIndex(u),
             solver.getIndex(s));
  return ranges;
}

/// The same of a loop that compares without signs.
static Ranges getUnsignedRanges(SizeSolver &solver, scf::ForOp loop) {
  auto trace = [&](Value value) {
    return asUnsigned(solver.getIndex(value), value.getType());
  };
  std::optional<Expr> lower = trace(loop.getLowerBound());
  std::optional<Expr> upper = trace(loop.getUpperBound());
  std::optional<Expr> step = trace(loop.getStep());
  Ranges ranges;
  if (lower && upper && step) {
    addRange(solver, loop, ranges, *lower, *upper, *step);
    return ranges;
  }
  Expr trips = solver.getFresh(loop, 0, /*lower=*/0, [&] {
    return SymbolOrigin{"the trips of an unsigned loop, whose bounds may be "
                        "negative as signed numbers",
                        loop.getLoc()};
  });
  ranges.push_back({&solver.getInduction(loop, 0),
                    solver.getIndex(loop.getLowerBound()),
                    solver.getIndex(loop.getStep()), std::move(trips)});
  return ranges;
}

static std::optional<Ranges> getRanges(SizeSolver &solver,
                                       affine::AffineForOp loop) {
  auto lower =
      applyMap(solver, loop.getLowerBoundMap(), loop.getLowerBoundOperands());
  auto upper =
      applyMap(solver, loop.getUpperBoundMap(), loop.getUpperBoundOperands());
  Ranges ranges;
  addRange(solver, loop, ranges, getMaximum(lower), getMinimum(upper),
           loop.getStepAsInt());
  return ranges;
}

static std::optional<Ranges> getRanges(SizeSolver &solver,
                                       affine::AffineParallelOp loop) {
  Ranges ranges;
  for (auto [dim, step] : llvm::enumerate(loop.getSteps())) {
    auto lower = applyMap(solver, loop.getLowerBoundMap(dim),
                          loop.getLowerBoundsOperands());
    auto upper = applyMap(solver, loop.getUpperBoundMap(dim),
                          loop.getUpperBoundsOperands());
    addRange(solver, loop, ranges, getMaximum(lower), getMinimum(upper), step);
  }
  return ranges;
}

static std::optional<Ranges> getLaunchRanges(SizeSolver &solver,
                                             Operation *launch) {
  const LaunchShape *shape = solver.getLaunchShape(launch);
  if (!shape)
    return std::nullopt;
  return llvm::map_to_vector<2>(
      shape->loops, [](const LaunchLoop &loop) { return loop.range; });
}

std::optional<SmallVector<LoopRange, 2>>
mlir::roofline::computeRanges(SizeSolver &solver, Operation *loop) {
  if (isLaunch(loop))
    return getLaunchRanges(solver, loop);
  return llvm::TypeSwitch<Operation *, std::optional<Ranges>>(loop)
      .Case<affine::AffineForOp, affine::AffineParallelOp>(
          [&](auto loop) { return getRanges(solver, loop); })
      .Case(
          [&](scf::WhileOp loop) { return Ranges{computeRange(solver, loop)}; })
      .Case([&](scf::ForOp loop) {
        return loop.getUnsignedCmp()
                   ? getUnsignedRanges(solver, loop)
                   : getRanges(solver, cast<LoopLikeOpInterface>(*loop));
      })
      .Case<scf::ForallOp, scf::ParallelOp>([&](auto loop) {
        return getRanges(solver, cast<LoopLikeOpInterface>(*loop));
      })
      .Default(std::nullopt);
}

static std::optional<Expr> traceInduction(SizeSolver &solver,
                                          BlockArgument argument) {
  auto ranges = computeRanges(solver, argument.getOwner()->getParentOp());
  if (!ranges || argument.getArgNumber() >= ranges->size())
    return std::nullopt;
  const LoopRange &range = (*ranges)[argument.getArgNumber()];
  return range.lower + range.step * Expr(*range.index);
}

//===----------------------------------------------------------------------===//
// Values that loops and branches hand on
//===----------------------------------------------------------------------===//

/// Whether nobody uses `value` where it goes: lifting hands that on where a
/// block has no values to hand on.
static bool isUnused(Value value) {
  return value.getDefiningOp<ub::PoisonOp>();
}

CarriedValue mlir::roofline::getCarried(SizeSolver &solver,
                                        BlockArgument argument) {
  if (isFunctionArgument(argument))
    return getPassed(solver, argument);
  auto loop =
      dyn_cast_or_null<LoopLikeOpInterface>(argument.getOwner()->getParentOp());
  if (!loop || isCounter(solver, argument))
    return {};
  OpOperand *init = loop.getTiedLoopInit(argument);
  OpOperand *yielded = loop.getTiedLoopYieldedValue(argument);
  if (!init || !yielded)
    return {};
  if (isUnused(init->get()))
    return {yielded->get(), {}};
  return {init->get(), {yielded->get()}};
}

/// The size that all of `values` have.
static std::optional<Expr> traceCommon(SizeSolver &solver, ValueRange values,
                                       unsigned dim) {
  std::optional<Expr> common;
  for (Value value : values) {
    Expr size = solver.getSize(value, dim);
    if (common && *common != size)
      return std::nullopt;
    common = size;
  }
  return common;
}

/// The size that all `values` have, or that of the one that is taken, as far as
/// sizes say which that is: 1 from `getTaken`, which gets its place.
static std::optional<Expr>
traceTaken(SizeSolver &solver, ValueRange values, unsigned dim,
           llvm::function_ref<std::optional<Expr>(unsigned place)> getTaken) {
  if (std::optional<Expr> common = traceCommon(solver, values, dim))
    return common;
  Expr size;
  for (auto [place, value] : llvm::enumerate(values)) {
    std::optional<Expr> taken = getTaken(place);
    if (!taken || solver.isWaiting())
      return std::nullopt;
    size += *taken * solver.getSize(value, dim);
  }
  return size;
}

static std::optional<Expr> traceBranches(SizeSolver &solver, OpResult result,
                                         unsigned dim) {
  SmallVector<Value> values;
  SmallVector<Region *> arms;
  for (Region &region : result.getOwner()->getRegions()) {
    if (!region.hasOneBlock())
      return std::nullopt;
    Value value =
        region.front().getTerminator()->getOperand(result.getResultNumber());
    if (isUnused(value))
      continue;
    values.push_back(value);
    arms.push_back(&region);
  }
  return traceTaken(solver, values, dim, [&](unsigned place) {
    return traceArm(solver, *arms[place]);
  });
}

/// A result of a loop has the size that it has in every turn.
static std::optional<Expr> traceLoopResult(SizeSolver &solver,
                                           LoopLikeOpInterface loop,
                                           OpResult result, unsigned dim) {
  // affine.for ties no result to an argument, but has them in order too.
  BlockArgument argument = loop.getRegionIterArgs()[result.getResultNumber()];
  Expr size = solver.getSize(argument, dim);
  return solver.isChanging(argument, dim) ? std::nullopt : std::optional(size);
}

static std::optional<Expr> traceSharedOut(SizeSolver &solver,
                                          scf::ForallOp loop, OpOperand *init,
                                          unsigned dim) {
  return init ? std::optional(solver.getSize(init->get(), dim)) : std::nullopt;
}

/// Whether `condition` holds for all values of the symbols, or for none; empty
/// where that is not known.
static std::optional<bool> decide(SizeSolver &solver, Value condition) {
  std::optional<Expr> holds = traceCondition(solver, condition);
  if (!holds || solver.isWaiting() || !holds->isConstant())
    return std::nullopt;
  return holds->isOne();
}

/// The smaller or larger number that `select` takes of the two that it
/// compares; empty where it does something else.
static std::optional<Expr> traceExtremum(SizeSolver &solver,
                                         arith::SelectOp select) {
  using Predicate = arith::CmpIPredicate;
  auto compared = select.getCondition().getDefiningOp<arith::CmpIOp>();
  Value chosen = select.getTrueValue(), other = select.getFalseValue();
  if (!compared || !isTracedNumber(compared.getLhs().getType()))
    return std::nullopt;
  Predicate predicate = compared.getPredicate();
  if (chosen == compared.getRhs() && other == compared.getLhs())
    predicate = arith::invertPredicate(predicate);
  else if (chosen != compared.getLhs() || other != compared.getRhs())
    return std::nullopt;
  Expr lhs = solver.getIndex(chosen), rhs = solver.getIndex(other);
  if (isUnsigned(predicate) &&
      (!lhs.isKnownNonNegative() || !rhs.isKnownNonNegative()))
    return std::nullopt;
  switch (predicate) {
  case Predicate::eq:
  case Predicate::ne:
    return std::nullopt;
  case Predicate::slt:
  case Predicate::sle:
  case Predicate::ult:
  case Predicate::ule:
    return Expr::min(lhs, rhs);
  default:
    return Expr::max(lhs, rhs);
  }
}

/// The arm that is chosen where that is known, which leaves the other without
/// symbols; else an extremum, a division, or the one or the other.
static std::optional<Expr> traceSelect(SizeSolver &solver,
                                       arith::SelectOp select, unsigned dim) {
  std::optional<bool> decided = decide(solver, select.getCondition());
  if (solver.isWaiting())
    return std::nullopt;
  SmallVector<Value, 2> arms = {select.getTrueValue(), select.getFalseValue()};
  if (decided)
    return solver.getSize(arms[*decided ? 0 : 1], dim);
  if (std::optional<Expr> extremum = traceExtremum(solver, select))
    return extremum;
  if (std::optional<Expr> division = traceLoweredDivision(solver, select))
    return division;
  return traceTaken(solver, arms, dim,
                    [&](unsigned place) -> std::optional<Expr> {
                      std::optional<Expr> holds =
                          traceCondition(solver, select.getCondition());
                      return holds && place == 1 ? 1 - *holds : holds;
                    });
}

std::optional<Expr> mlir::roofline::traceControlFlow(SizeSolver &solver,
                                                     OpResult result,
                                                     unsigned dim) {
  using Answer = std::optional<Expr>;
  return llvm::TypeSwitch<Operation *, Answer>(result.getOwner())
      .Case([&](arith::SelectOp op) { return traceSelect(solver, op, dim); })
      .Case<scf::IfOp, scf::IndexSwitchOp, scf::ExecuteRegionOp,
            affine::AffineIfOp>(
          [&](auto) { return traceBranches(solver, result, dim); })
      .Case([&](scf::WhileOp loop) {
        return traceResult(solver, loop, result, dim);
      })
      .Case([&](scf::ForallOp loop) {
        return traceSharedOut(solver, loop, loop.getTiedOpOperand(result), dim);
      })
      .Case<scf::ForOp, affine::AffineForOp>([&](auto loop) {
        return traceLoopResult(solver, cast<LoopLikeOpInterface>(*loop), result,
                               dim);
      })
      .Case([&](CallOpInterface call) {
        return traceCallResult(solver, call, result, dim);
      })
      .Default(std::nullopt);
}

std::optional<Expr> mlir::roofline::traceArgument(SizeSolver &solver,
                                                  BlockArgument argument,
                                                  unsigned dim) {
  using Answer = std::optional<Expr>;
  Operation *parent = argument.getOwner()->getParentOp();
  if (!parent || !argument.getOwner()->isEntryBlock())
    return std::nullopt;
  return llvm::TypeSwitch<Operation *, Answer>(parent)
      .Case([&](scf::WhileOp loop) {
        return traceArgument(solver, loop, argument, dim);
      })
      .Case(
          [&](gpu::LaunchOp) { return traceLaunchArgument(solver, argument); })
      .Case([](gpu::GPUFuncOp) { return std::nullopt; })
      .Case([&](scf::ForallOp loop) {
        OpOperand *init =
            cast<LoopLikeOpInterface>(*loop).getTiedLoopInit(argument);
        return init ? traceSharedOut(solver, loop, init, dim)
                    : traceInduction(solver, argument);
      })
      .Default([&](Operation *) -> Answer {
        return isTracedNumber(argument.getType())
                   ? traceInduction(solver, argument)
                   : std::nullopt;
      });
}

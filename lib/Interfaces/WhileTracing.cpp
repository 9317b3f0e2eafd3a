//===- WhileTracing.cpp - While loops that count --------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An scf.while that compares a counter with a bound turns as often as an
// scf.for would. Upstream makes one of it in the plainest case
// (`scf::upliftWhileToForLoop`: a lone `slt` or `sgt` against a rising
// counter), in which no loop is that was lifted from blocks; here all others
// are counted as well, and the loop stays as it is.
//
//===----------------------------------------------------------------------===//

#include "SizeSolver.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "roofline/Interfaces/WhileLoops.h"

using namespace mlir;
using namespace mlir::roofline;

/// Whether `value` is the same in all turns of `loop`.
static bool isInvariant(scf::WhileOp loop, Value value) {
  llvm::SetVector<Value> reached;
  reached.insert(value);
  for (unsigned i = 0; i != reached.size(); ++i) {
    Value operand = reached[i];
    Operation *around = operand.getParentBlock()->getParentOp();
    if (!around || !loop->isAncestor(around))
      continue;
    Operation *op = operand.getDefiningOp();
    if (!op || op->getNumRegions() != 0 || !isMemoryEffectFree(op))
      return false;
    reached.insert(op->operand_begin(), op->operand_end());
  }
  return true;
}

namespace {
/// An argument of the part that decides, plus something invariant.
struct Offset {
  BlockArgument argument;
  Expr offset;
};

/// What an scf.while counts.
struct Counter {
  BlockArgument argument;
  /// In its first turn, and by how much it grows from one to the next.
  Expr start, step;
  /// How often the loop goes on, or below zero where it does not at all.
  Expr passes;
};
} // namespace

/// `value` as an offset, where the loop goes on.
static std::optional<Offset> matchOffset(SizeSolver &solver, scf::WhileOp loop,
                                         Value value) {
  WhileForm form(loop);
  Expr offset;
  while (true) {
    auto argument = dyn_cast<BlockArgument>(value);
    if (argument && argument.getOwner() == loop.getBeforeBody())
      return Offset{argument, offset};
    if (argument && argument.getOwner() != loop.getAfterBody())
      return std::nullopt;
    Value source = form.getContinued(
        argument ? loop.getConditionOp().getArgs()[argument.getArgNumber()]
                 : value);
    if (source != value) {
      value = source;
      continue;
    }
    Operation *op = value.getDefiningOp();
    if (!isa<arith::AddIOp, arith::SubIOp>(op))
      return std::nullopt;
    bool isSum = isa<arith::AddIOp>(op);
    unsigned fixed = isSum && isInvariant(loop, op->getOperand(0)) ? 0 : 1;
    if (!isInvariant(loop, op->getOperand(fixed)))
      return std::nullopt;
    Expr change = solver.getIndex(op->getOperand(fixed));
    offset += isSum ? change : -change;
    value = op->getOperand(1 - fixed);
  }
}

/// How often a counter that is `first` at the first test and then grows by
/// `step` passes, or a number below zero for never; empty where it is not known
/// that the loop ends. `isSwapped` if the bound is compared with the counter.
static std::optional<Expr> countPasses(arith::CmpIPredicate predicate,
                                       bool isSwapped, const Expr &first,
                                       const Expr &step, const Expr &bound) {
  using Predicate = arith::CmpIPredicate;
  bool rises = step.isKnownPositive(), falls = (-step).isKnownPositive();
  Expr distance = rises ? bound - first : first - bound;
  Expr stride = rises ? step : -step;
  switch (predicate) {
  case Predicate::sle:
  case Predicate::ule:
  case Predicate::sge:
  case Predicate::uge:
    distance += 1;
    break;
  default:
    break;
  }
  bool isBelow = llvm::is_contained(
      {Predicate::slt, Predicate::ult, Predicate::sle, Predicate::ule},
      predicate);
  if (predicate == Predicate::eq || (!rises && !falls) ||
      (predicate != Predicate::ne && (isBelow != isSwapped) != rises))
    return std::nullopt;
  Expr passes = Expr::ceilDiv(distance, stride);
  // What may step over its bound, or start beyond it, may not end.
  if (predicate == Predicate::ne &&
      (!passes.isKnownNonNegative() || passes * stride != distance))
    return std::nullopt;
  return passes;
}

/// Empty where the loop counts nothing, or the solver has seen a dummy.
static std::optional<Counter> findCounter(SizeSolver &solver,
                                          scf::WhileOp loop) {
  WhileForm form(loop);
  auto compare = form.condition.getDefiningOp<arith::CmpIOp>();
  if (!compare || !isTracedNumber(compare.getLhs().getType()))
    return std::nullopt;
  arith::CmpIPredicate predicate = compare.getPredicate();
  if (form.isNegated)
    predicate = arith::invertPredicate(predicate);
  Value tested = compare.getLhs(), bound = compare.getRhs();
  bool isSwapped = isInvariant(loop, tested);
  if (isSwapped)
    std::swap(tested, bound);
  std::optional<Offset> atTest = matchOffset(solver, loop, tested);
  if (!atTest || !isInvariant(loop, bound))
    return std::nullopt;
  unsigned number = atTest->argument.getArgNumber();
  std::optional<Offset> next =
      matchOffset(solver, loop, loop.getYieldOp()->getOperand(number));
  if (!next || next->argument != atTest->argument)
    return std::nullopt;
  Counter counter{atTest->argument,
                  solver.getIndex(loop.getInits()[number]),
                  next->offset,
                  {}};
  Expr limit = solver.getIndex(bound);
  if (solver.isWaiting())
    return std::nullopt;
  Expr first = counter.start + atTest->offset;
  auto count = [&](std::optional<Expr> from, std::optional<Expr> to) {
    return from && to
               ? countPasses(predicate, isSwapped, *from, counter.step, *to)
               : std::nullopt;
  };
  std::optional<Expr> passes;
  if (!isUnsigned(predicate))
    passes = count(first, limit);
  // What is only compared for equality may be either.
  if (isUnsigned(predicate) ||
      (predicate == arith::CmpIPredicate::ne && !passes))
    passes = count(asUnsigned(first, bound.getType()),
                   asUnsigned(limit, bound.getType()));
  if (!passes || passes->isPoisoned())
    return std::nullopt;
  counter.passes = *passes;
  return counter;
}

LoopRange mlir::roofline::computeRange(SizeSolver &solver, scf::WhileOp loop) {
  bool isTested = isBottomTested(loop);
  LoopRange range{&solver.getInduction(loop, 0), 0, 1, {}};
  if (std::optional<Counter> counter = findCounter(solver, loop))
    range.trips = isTested ? Expr::max(counter->passes + 1, 1)
                           : Expr::max(counter->passes, 0);
  else
    range.trips = solver.getFresh(loop, 0, /*lower=*/isTested ? 1 : 0, [&] {
      return SymbolOrigin{"the trips of a loop, which depend on data",
                          loop.getLoc()};
    });
  return range;
}

bool mlir::roofline::isCounter(SizeSolver &solver, BlockArgument argument) {
  auto loop = dyn_cast<scf::WhileOp>(argument.getOwner()->getParentOp());
  if (!loop || argument.getOwner() != loop.getBeforeBody() ||
      !isTracedNumber(argument.getType()))
    return false;
  std::optional<Counter> counter = findCounter(solver, loop);
  return counter && counter->argument == argument;
}

std::optional<Expr> mlir::roofline::traceArgument(SizeSolver &solver,
                                                  scf::WhileOp loop,
                                                  BlockArgument argument,
                                                  unsigned dim) {
  if (argument.getOwner() == loop.getAfterBody())
    return solver.getSize(
        WhileForm(loop).getContinued(
            loop.getConditionOp().getArgs()[argument.getArgNumber()]),
        dim);
  std::optional<Counter> counter = findCounter(solver, loop);
  if (!counter || counter->argument != argument)
    return std::nullopt;
  return counter->start + counter->step * Expr(solver.getInduction(loop, 0));
}

std::optional<Expr> mlir::roofline::traceResult(SizeSolver &solver,
                                                scf::WhileOp loop,
                                                OpResult result, unsigned dim) {
  Expr size = solver.getSize(
      loop.getConditionOp().getArgs()[result.getResultNumber()], dim);
  // As it is when the loop does not go on any more.
  if (std::optional<Counter> counter = findCounter(solver, loop))
    size = size.replace(solver.getInduction(loop, 0),
                        Expr::max(counter->passes, 0));
  return Dimensions::hasInduction(size) ? std::nullopt : std::optional(size);
}

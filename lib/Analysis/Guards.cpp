//===- Guards.cpp - Conditions that loops decide --------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Guards.h"
#include "LoopBounds.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "roofline/Interfaces/IndexArithmetic.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Sums of products
//===----------------------------------------------------------------------===//

void mlir::roofline::addBound(Bounds &bounds, const Bound &bound) {
  auto *same = llvm::find_if(
      bounds, [&](const Bound &other) { return other.form == bound.form; });
  if (same == bounds.end()) {
    bounds.push_back(bound);
    return;
  }
  auto join = [](std::optional<Expr> &into, const std::optional<Expr> &from,
                 auto choose) {
    if (from)
      into = into ? choose(*into, *from) : *from;
  };
  join(same->lower, bound.lower, Expr::max);
  join(same->upper, bound.upper, Expr::min);
}

/// `expr` without all that depends on induction variables.
static Expr getSteadyPart(const Expr &expr) {
  return expr.substitute([](const Symbol &symbol) -> std::optional<Expr> {
    return Dimensions::isInduction(symbol) ? std::optional(Expr(0))
                                           : std::nullopt;
  });
}

Bound mlir::roofline::makeBound(const Expr &sum, std::optional<Expr> lower,
                                std::optional<Expr> upper) {
  Expr steady = getSteadyPart(sum);
  if (lower)
    lower = *lower - steady;
  if (upper)
    upper = *upper - steady;
  return {sum - steady, std::move(lower), std::move(upper)};
}

Bounds
mlir::roofline::transform(const Bounds &bounds,
                          llvm::function_ref<Expr(const Expr &)> change) {
  Bounds changed;
  for (const Bound &bound : bounds)
    addBound(changed, makeBound(change(bound.form), bound.lower, bound.upper));
  return changed;
}

Guard Guard::transform(llvm::function_ref<Expr(const Expr &)> change) const {
  Guard changed = *this;
  for (Term &term : changed.terms)
    term.bounds = roofline::transform(term.bounds, change);
  return changed;
}

Guard mlir::roofline::operator&(const Guard &lhs, const Guard &rhs) {
  Guard both = Guard::never();
  for (const Guard::Term &left : lhs.terms)
    for (const Guard::Term &right : rhs.terms) {
      Guard::Term term = left;
      term.sign *= right.sign;
      for (const Bound &bound : right.bounds)
        addBound(term.bounds, bound);
      both.terms.push_back(std::move(term));
    }
  return both;
}

Guard Guard::operator!() const {
  if (isAlways())
    return never();
  if (isNever())
    return Guard();
  // Of one bound to one side that is the other side.
  if (const Bounds *only = getBounds(); only && only->size() == 1) {
    const Bound &bound = only->front();
    if (!bound.upper)
      return of({bound.form, std::nullopt, bound.lower});
    if (!bound.lower)
      return of({bound.form, bound.upper, std::nullopt});
  }
  Guard rest;
  for (const Term &term : terms)
    rest.terms.push_back({-term.sign, term.bounds});
  return rest;
}

Guard mlir::roofline::operator|(const Guard &lhs, const Guard &rhs) {
  return !((!lhs) & (!rhs));
}

bool Guard::dependsOn(const Symbol &symbol) const {
  return llvm::any_of(terms, [&](const Term &term) {
    return llvm::any_of(term.bounds, [&](const Bound &bound) {
      return bound.form.dependsOn(symbol);
    });
  });
}

//===----------------------------------------------------------------------===//
// Conditions of the IR
//===----------------------------------------------------------------------===//

/// Conditions grow by multiplication; beyond this nobody wrote them by hand.
static constexpr size_t kMaxTerms = 64;
/// Values of conditions that are looked at, in all turns together.
static constexpr unsigned kMaxConditionSteps = 1 << 14;

/// `lower` <= `form` < `upper`, written such that equal conditions look alike.
static Guard makeGuard(Expr form, std::optional<Expr> lower,
                       std::optional<Expr> upper) {
  if (form.getTerms().front().coefficient < 0) {
    form = -form;
    std::swap(lower, upper);
    // -u < form <= -l.
    if (lower)
      lower = Expr(1) - *lower;
    if (upper)
      upper = Expr(1) - *upper;
  }
  return Guard::of({std::move(form), std::move(lower), std::move(upper)});
}

/// Whether `op` asks who executes it.
static bool asksForId(Operation *op) {
  return op->getNumOperands() == 0 &&
         llvm::is_contained({"gpu", "nvvm", "rocdl"},
                            op->getName().getDialectNamespace());
}

/// Always or never, where `excess` is above zero or not.
std::optional<Guard> GuardTracer::decide(const Expr &excess) {
  std::optional<bool> holds = decisions.decide(excess);
  if (!holds)
    return std::nullopt;
  return *holds ? Guard() : Guard::never();
}

std::optional<Guard> GuardTracer::compare(const Expr &lhs, const Expr &rhs,
                                          arith::CmpIPredicate predicate) {
  using Predicate = arith::CmpIPredicate;
  Expr difference = lhs - rhs;
  if (difference.isPoisoned())
    return std::nullopt;
  Expr steady = getSteadyPart(difference);
  Expr form = difference - steady;
  if (!isSteady(difference) || form.isPoisoned())
    return std::nullopt;
  bool isFixed = !Dimensions::hasInduction(difference);
  auto below = [&](const Expr &limit) -> std::optional<Guard> {
    // difference < limit.
    if (isFixed)
      return decide(limit - difference);
    return makeGuard(form, std::nullopt, limit - steady);
  };
  auto negate = [](const std::optional<Guard> &guard) {
    return guard ? std::optional(!*guard) : std::nullopt;
  };
  switch (predicate) {
  case Predicate::ult:
    if (!lhs.isKnownNonNegative())
      return std::nullopt;
    [[fallthrough]];
  case Predicate::slt:
    return below(0);
  case Predicate::ule:
    if (!lhs.isKnownNonNegative())
      return std::nullopt;
    [[fallthrough]];
  case Predicate::sle:
    return below(1);
  case Predicate::ugt:
    if (!rhs.isKnownNonNegative())
      return std::nullopt;
    [[fallthrough]];
  case Predicate::sgt:
    return negate(below(1));
  case Predicate::uge:
    if (!rhs.isKnownNonNegative())
      return std::nullopt;
    [[fallthrough]];
  case Predicate::sge:
    return negate(below(0));
  case Predicate::eq:
    if (isFixed) {
      std::optional<Guard> atMost = below(1), less = below(0);
      return atMost && less ? std::optional(*atMost & !*less) : std::nullopt;
    }
    // At the first or last turn of a loop: one bound, whose negation is one.
    if (isNeverNegative(difference, around))
      return below(1);
    if (isNeverNegative(-difference, around))
      return negate(below(0));
    return makeGuard(form, -steady, Expr(1) - steady);
  case Predicate::ne:
    return negate(compare(lhs, rhs, Predicate::eq));
  }
  llvm_unreachable("unknown predicate");
}

ConditionOrigin GuardTracer::getOrigin(ValueRange values) {
  ConditionOrigin origin;
  llvm::SetVector<Value> worklist(values.begin(), values.end());
  for (unsigned i = 0; i < worklist.size(); ++i) {
    Value value = worklist[i];
    if (!value.getType().isIntOrIndex()) {
      origin.hasData = true;
      continue;
    }
    if (!value.getType().isInteger(1))
      if (Expr number = sizes.getIndex(value); isSteady(number)) {
        for (const LoopRange &loop : around)
          if (number.dependsOn(*loop.index))
            origin.loops.insert(loop.index);
        continue;
      }
    Operation *op = value.getDefiningOp();
    if (op && op->hasTrait<OpTrait::ConstantLike>())
      continue;
    if (op && asksForId(op))
      origin.hasIds = true;
    else if (op && isMemoryEffectFree(op) && op->getNumRegions() == 0 &&
             op->getNumOperands() > 0)
      worklist.insert(op->operand_begin(), op->operand_end());
    else
      origin.hasData = true;
  }
  return origin;
}

/// What `value` is, in the turns that are looked at; empty where only its own
/// op knows.
std::optional<Expr> GuardTracer::getNumber(Value value) {
  Expr number = sizes.getIndex(value);
  for (auto [index, turn] : turns)
    number = number.replace(*index, turn);
  Operation *op = value.getDefiningOp();
  if (turns.empty() || isSteady(number) || !op)
    return number;
  if (++numSteps > kMaxConditionSteps)
    return std::nullopt;
  if (auto select = dyn_cast<arith::SelectOp>(op)) {
    std::optional<Guard> guard = traceOnce(select.getCondition());
    if (!guard || !(guard->isAlways() || guard->isNever()))
      return std::nullopt;
    return getNumber(guard->isAlways() ? select.getTrueValue()
                                       : select.getFalseValue());
  }
  SmallVector<Expr, 4> operands;
  for (Value operand : op->getOperands()) {
    if (!operand.getType().isIntOrIndex() || operand.getType().isInteger(1))
      return std::nullopt;
    std::optional<Expr> known = getNumber(operand);
    if (!known)
      return std::nullopt;
    operands.push_back(*known);
  }
  return computeNumber(op, operands);
}

Expr GuardTracer::getNumber(Value value, ArrayRef<FixedTurn> fixed) {
  turns.assign(fixed.begin(), fixed.end());
  std::optional<Expr> number = getNumber(value);
  turns.clear();
  return number ? *number : sizes.getIndex(value);
}

/// The condition as a whole, which holds where the first operand of `op` does
/// and the second, or where the first does not and the third does.
std::optional<Guard> GuardTracer::traceSelection(arith::SelectOp op) {
  std::optional<Guard> condition = traceOnce(op.getCondition());
  std::optional<Guard> then = traceOnce(op.getTrueValue());
  std::optional<Guard> other = traceOnce(op.getFalseValue());
  if (!condition || !then || !other)
    return std::nullopt;
  Guard rest = !*condition;
  if (condition->getTerms().size() * then->getTerms().size() +
          rest.getTerms().size() * other->getTerms().size() >
      kMaxTerms)
    return std::nullopt;
  Guard all = *condition & *then;
  all.addDisjoint(rest & *other);
  return all;
}

/// Where `condition` holds, as one formula over the loops.
std::optional<Guard> GuardTracer::traceOnce(Value condition) {
  Operation *op = condition.getDefiningOp();
  if (!op) {
    std::optional<Expr> flag = sizes.getCondition(condition);
    return flag ? decide(*flag) : std::nullopt;
  }
  if (++numSteps > kMaxConditionSteps)
    return std::nullopt;
  APInt constant;
  if (matchPattern(op, m_ConstantInt(&constant)))
    return constant.isZero() ? Guard::never() : Guard();
  if (auto compared = dyn_cast<arith::CmpIOp>(op)) {
    Type type = compared.getLhs().getType();
    if (!type.isIndex() && (!isa<IntegerType>(type) || type.isInteger(1)))
      return std::nullopt;
    std::optional<Expr> lhs = getNumber(compared.getLhs()),
                        rhs = getNumber(compared.getRhs());
    return lhs && rhs ? compare(*lhs, *rhs, compared.getPredicate())
                      : std::nullopt;
  }
  if (auto select = dyn_cast<arith::SelectOp>(op))
    return traceSelection(select);
  if (!isa<arith::AndIOp, arith::OrIOp, arith::XOrIOp>(op))
    return std::nullopt;
  std::optional<Guard> lhs = traceOnce(op->getOperand(0));
  std::optional<Guard> rhs = lhs ? traceOnce(op->getOperand(1)) : std::nullopt;
  if (!rhs || lhs->getTerms().size() * rhs->getTerms().size() > kMaxTerms)
    return std::nullopt;
  if (isa<arith::AndIOp>(op))
    return *lhs & *rhs;
  if (isa<arith::OrIOp>(op))
    return *lhs | *rhs;
  return (*lhs & (!*rhs)) | ((!*lhs) & *rhs);
}

/// The same, where need be one turn of some of `loops` after the other: where
/// `128 >> i` is no formula, it is a number in every turn.
std::optional<Guard> GuardTracer::tracePieces(Value condition,
                                              ArrayRef<LoopRange> loops,
                                              const ConditionOrigin &origin) {
  if (std::optional<Guard> whole = traceOnce(condition))
    return whole;
  for (; !loops.empty() && numSteps <= kMaxConditionSteps;
       loops = loops.drop_back()) {
    const LoopRange &loop = loops.back();
    std::optional<int64_t> trips = loop.trips.getInt64();
    if (!trips || *trips > static_cast<int64_t>(kMaxTerms) ||
        !origin.loops.contains(loop.index))
      continue;
    std::optional<Guard> all = Guard::never();
    for (int64_t turn = 0; turn < *trips && all; ++turn) {
      turns.push_back({loop.index, turn});
      std::optional<Guard> piece =
          tracePieces(condition, loops.drop_back(), origin);
      turns.pop_back();
      if (piece)
        all->addDisjoint(*piece &
                         Guard::of({Expr(*loop.index), turn, turn + 1}));
      if (!piece || all->getTerms().size() > kMaxTerms)
        all.reset();
    }
    if (all)
      return all;
  }
  return std::nullopt;
}

std::optional<Guard> GuardTracer::trace(Value condition) {
  ConditionOrigin origin = getOrigin(condition);
  return tracePieces(
      condition, origin.isOfTurns() ? around : ArrayRef<LoopRange>(), origin);
}

std::optional<Guard> GuardTracer::traceBranch(Operation *branch) {
  if (auto plain = dyn_cast<scf::IfOp>(branch))
    return trace(plain.getCondition());
  if (auto oneLane = dyn_cast<gpu::WarpExecuteOnLane0Op>(branch))
    return compare(sizes.getIndex(oneLane.getLaneid()), 0,
                   arith::CmpIPredicate::eq);
  auto affineIf = dyn_cast<affine::AffineIfOp>(branch);
  if (!affineIf)
    return std::nullopt;
  using Predicate = arith::CmpIPredicate;
  IntegerSet set = affineIf.getIntegerSet();
  AffineMap map = AffineMap::get(set.getNumDims(), set.getNumSymbols(),
                                 set.getConstraints(), branch->getContext());
  Guard all;
  for (auto [index, value] :
       llvm::enumerate(sizes.getResults(map, affineIf->getOperands()))) {
    std::optional<Guard> one =
        compare(value, 0, set.isEq(index) ? Predicate::eq : Predicate::sge);
    if (!one || all.getTerms().size() * one->getTerms().size() > kMaxTerms)
      return std::nullopt;
    all = all & *one;
  }
  return all;
}

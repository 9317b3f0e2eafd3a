//===- ConditionTracing.cpp - Conditions that sizes decide ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A condition is written as a number that is 1 where it holds and 0 elsewhere,
// so that it goes through calls as sizes do, and is decided where its value is
// known:
//
//   a >= 0   min(1, max(0, a + 1))      not p   1 - p      p and q   p*q
//
//===----------------------------------------------------------------------===//

#include "SizeSolver.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
using Answer = std::optional<Expr>;

/// Traces one condition; what several parts of it share is traced once.
class ConditionTracer {
public:
  explicit ConditionTracer(SizeSolver &solver) : solver(solver) {}

  Answer trace(Value condition);

private:
  Answer compute(Value condition);
  Answer compare(arith::CmpIOp op);
  Answer traceReturned(CallOpInterface call, OpResult result);

  SizeSolver &solver;
  llvm::DenseMap<Value, Answer> known;
  unsigned depth = 0;
};
} // namespace

static Expr isAtLeastZero(const Expr &number) {
  return Expr::min(Expr::max(number + 1, 0), 1);
}

static Expr isZero(const Expr &number) {
  return isAtLeastZero(number) * isAtLeastZero(-number);
}

/// `condition` if somebody could read it.
static Answer makeAnswer(Expr condition) {
  return condition.isPoisoned() ? std::nullopt
                                : std::optional(std::move(condition));
}

/// Whether `value` is computed from arguments of functions, sizes, and turns of
/// loops alone, here or in what is called. Other numbers get symbols, of which
/// a condition is no reason to make any.
static bool isFromSizes(SizeSolver &solver, Value value) {
  SmallVector<Value, 8> worklist = {value};
  llvm::SmallPtrSet<Operation *, 16> visited;
  llvm::SmallDenseSet<Value> called;
  // Of what is no number only the sizes are asked for.
  auto addNumbers = [&](ValueRange values) {
    for (Value value : values)
      if (!isa<ShapedType>(value.getType()))
        worklist.push_back(value);
  };
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    Operation *op = next.getDefiningOp();
    if (!op) {
      auto loop = dyn_cast_or_null<LoopLikeOpInterface>(
          next.getParentBlock()->getParentOp());
      auto turns = loop ? loop.getLoopInductionVars() : std::nullopt;
      if (!isFunctionArgument(next) &&
          (!turns || !llvm::is_contained(*turns, next)))
        return false;
    } else if (auto call = dyn_cast<CallOpInterface>(op)) {
      Value returned = getReturned(solver, call, cast<OpResult>(next));
      if (!returned)
        return false;
      // Once for each result.
      if (!isa<ShapedType>(next.getType()) && called.insert(next).second) {
        worklist.push_back(returned);
        addNumbers(call.getArgOperands());
      }
    } else if (!isMemoryEffectFree(op) || op->getNumRegions() > 0) {
      return false;
    } else if (visited.insert(op).second && !isa<ShapedType>(next.getType())) {
      addNumbers(op->getOperands());
    }
  }
  return true;
}

static Answer compareNumbers(arith::CmpIPredicate predicate, const Expr &lhs,
                             const Expr &rhs) {
  using Predicate = arith::CmpIPredicate;
  switch (predicate) {
  case Predicate::eq:
    return makeAnswer(isZero(lhs - rhs));
  case Predicate::ne:
    return makeAnswer(1 - isZero(lhs - rhs));
  case Predicate::slt:
  case Predicate::ult:
    return makeAnswer(isAtLeastZero(rhs - lhs - 1));
  case Predicate::sle:
  case Predicate::ule:
    return makeAnswer(isAtLeastZero(rhs - lhs));
  case Predicate::sgt:
  case Predicate::ugt:
    return makeAnswer(isAtLeastZero(lhs - rhs - 1));
  case Predicate::sge:
  case Predicate::uge:
    return makeAnswer(isAtLeastZero(lhs - rhs));
  }
  llvm_unreachable("unknown predicate");
}

Answer ConditionTracer::compare(arith::CmpIOp op) {
  if (!isTracedNumber(op.getLhs().getType()) ||
      !isFromSizes(solver, op.getLhs()) || !isFromSizes(solver, op.getRhs()))
    return std::nullopt;
  Answer lhs = solver.getIndex(op.getLhs());
  Answer rhs = solver.getIndex(op.getRhs());
  if (solver.isWaiting())
    return std::nullopt;
  if (isUnsigned(op.getPredicate())) {
    lhs = asUnsigned(*lhs, op.getLhs().getType());
    rhs = asUnsigned(*rhs, op.getRhs().getType());
  }
  return lhs && rhs ? compareNumbers(op.getPredicate(), *lhs, *rhs)
                    : std::nullopt;
}

/// The constant that all calls pass for `argument`, else a symbol.
static Expr traceFlag(SizeSolver &solver, BlockArgument argument) {
  CarriedValue passed = getPassed(solver, argument);
  auto isEach = [&](auto matcher) {
    return passed.first && matchPattern(passed.first, matcher) &&
           llvm::all_of(passed.others, [&](Value other) {
             return matchPattern(other, matcher);
           });
  };
  if (isEach(m_One()))
    return 1;
  return isEach(m_Zero()) ? Expr(0) : Expr(solver.getFlag(argument));
}

/// What the callee returns, with what `call` passes for its flags.
Answer ConditionTracer::traceReturned(CallOpInterface call, OpResult result) {
  Value returned = getReturned(solver, call, result);
  Answer inside = returned ? trace(returned) : std::nullopt;
  Answer here = inside ? passBack(solver, *inside, call) : std::nullopt;
  if (!here)
    return std::nullopt;
  SmallVector<std::pair<const Symbol *, Expr>> flags;
  FunctionOpInterface callee = solver.functions.getCallee(call);
  for (auto [argument, operand] :
       llvm::zip(callee.getArguments(), call.getArgOperands())) {
    if (!argument.getType().isInteger(1))
      continue;
    const Symbol &flag = solver.getFlag(argument);
    if (!here->dependsOn(flag))
      continue;
    Answer passed = trace(operand);
    if (!passed)
      return std::nullopt;
    flags.push_back({&flag, *passed});
  }
  return makeAnswer(
      here->substitute([&](const Symbol &symbol) -> std::optional<Expr> {
        for (const auto &[flag, passed] : flags)
          if (flag == &symbol)
            return passed;
        return std::nullopt;
      }));
}

Answer ConditionTracer::compute(Value condition) {
  APInt constant;
  if (matchPattern(condition, m_ConstantInt(&constant)))
    return Expr(constant.isZero() ? 0 : 1);
  if (isFunctionArgument(condition))
    return traceFlag(solver, cast<BlockArgument>(condition));
  Operation *op = condition.getDefiningOp();
  if (!op)
    return std::nullopt;
  if (auto compared = dyn_cast<arith::CmpIOp>(op))
    return compare(compared);
  if (auto call = dyn_cast<CallOpInterface>(op))
    return traceReturned(call, cast<OpResult>(condition));
  if (!isa<arith::AndIOp, arith::OrIOp, arith::XOrIOp, arith::SelectOp>(op))
    return std::nullopt;
  SmallVector<Expr, 3> parts;
  for (Value operand : op->getOperands()) {
    Answer part = trace(operand);
    if (!part)
      return std::nullopt;
    parts.push_back(*part);
  }
  if (isa<arith::SelectOp>(op))
    return makeAnswer(parts[0] * parts[1] + (1 - parts[0]) * parts[2]);
  Expr both = parts[0] * parts[1];
  if (isa<arith::AndIOp>(op))
    return makeAnswer(both);
  Expr sum = parts[0] + parts[1];
  return makeAnswer(isa<arith::OrIOp>(op) ? sum - both : sum - 2 * both);
}

Answer ConditionTracer::trace(Value condition) {
  // Nobody writes deeper ones by hand.
  constexpr unsigned kMaxDepth = 64;
  if (!condition.getType().isInteger(1) || depth > kMaxDepth)
    return std::nullopt;
  if (auto found = known.find(condition); found != known.end())
    return found->second;
  ++depth;
  Answer answer = compute(condition);
  --depth;
  known[condition] = answer;
  return answer;
}

Answer mlir::roofline::traceCondition(SizeSolver &solver, Value condition) {
  return ConditionTracer(solver).trace(condition);
}

Answer mlir::roofline::traceArm(SizeSolver &solver, Region &arm) {
  bool isFirst = arm.getRegionNumber() == 0;
  auto choose = [&](Answer first) {
    return first && !isFirst ? makeAnswer(1 - *first) : first;
  };
  return llvm::TypeSwitch<Operation *, Answer>(arm.getParentOp())
      .Case([&](scf::IfOp op) {
        return choose(traceCondition(solver, op.getCondition()));
      })
      .Case([&](affine::AffineIfOp op) -> Answer {
        if (!llvm::all_of(op->getOperands(), [&](Value operand) {
              return isFromSizes(solver, operand);
            }))
          return std::nullopt;
        IntegerSet set = op.getIntegerSet();
        AffineMap map = AffineMap::get(set.getNumDims(), set.getNumSymbols(),
                                       set.getConstraints(), op->getContext());
        Expr all = 1;
        for (auto [number, value] :
             llvm::enumerate(applyMap(solver, map, op->getOperands())))
          all *= set.isEq(number) ? isZero(value) : isAtLeastZero(value);
        return choose(makeAnswer(all));
      })
      .Case([&](scf::IndexSwitchOp op) -> Answer {
        if (!isFromSizes(solver, op.getArg()))
          return std::nullopt;
        Expr value = solver.getIndex(op.getArg()), rest = 1;
        for (auto [number, known] : llvm::enumerate(op.getCases())) {
          Expr here = isZero(value - known);
          if (&op.getCaseRegions()[number] == &arm)
            return makeAnswer(here);
          rest -= here;
        }
        return makeAnswer(rest);
      })
      .Default(std::nullopt);
}

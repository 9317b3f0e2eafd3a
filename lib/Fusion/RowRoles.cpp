//===- RowRoles.cpp - What values are to the rows of a softmax ------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowRoles.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "roofline/Fusion/ValueUses.h"

using namespace mlir;
using namespace mlir::roofline;

/// What is combined with what `result` of `op` has come to, where `Combiner`
/// does that at the end of the payload; null else.
template <typename... Combiner>
static Value findCombined(linalg::LinalgOp op, unsigned result) {
  Block *block = op.getBlock();
  Value start = block->getArgument(op.getNumDpsInputs() + result);
  Operation *last = block->getTerminator()->getOperand(result).getDefiningOp();
  if (!isa_and_nonnull<Combiner...>(last))
    return nullptr;
  if (last->getOperand(0) == start)
    return last->getOperand(1);
  return last->getOperand(1) == start ? last->getOperand(0) : nullptr;
}

static Value findMaximized(linalg::LinalgOp op, unsigned result) {
  return findCombined<arith::MaximumFOp, arith::MaxNumFOp>(op, result);
}

bool mlir::roofline::takesMaximum(linalg::LinalgOp op) {
  return op.getNumReductionLoops() == 1 &&
         llvm::any_of(llvm::seq<unsigned>(0, op.getNumDpsInits()),
                      [&](unsigned result) {
                        return findMaximized(op, result) != nullptr;
                      });
}

/// Whether `result` of `op`, a sum, starts from zero.
static bool startsFromZero(linalg::LinalgOp op, unsigned result) {
  Value start = lookThroughReshapes(op.getDpsInits()[result]);
  auto fill = start.getDefiningOp<linalg::FillOp>();
  return fill && matchPattern(fill.value(), m_AnyZeroFloat());
}

RowRole RowRoles::get(Value value) const {
  auto role = roles.find(lookThroughReshapes(value));
  return role == roles.end() ? RowRole::Free : role->second;
}

RowBasis RowRoles::getBasis(Value value) const {
  return bases.lookup(lookThroughReshapes(value));
}

/// What the result of `scalar`, an op of a payload, is in proportion to.
RowBasis RowRoles::combineBases(Operation &scalar) const {
  RowBasis combined;
  for (Value operand : scalar.getOperands()) {
    RowBasis basis = getBasis(operand);
    combined.power = combined.power ? combined.power : basis.power;
    combined.sum = combined.sum ? combined.sum : basis.sum;
  }
  // Another power changes by another factor.
  bool isOtherPower = isa<math::Exp2Op>(scalar) ||
                      (isa<arith::MulFOp>(scalar) &&
                       llvm::any_of(scalar.getOperands(), [&](Value operand) {
                         return get(operand) == RowRole::Shifted;
                       }));
  if (isOtherPower)
    combined.power = scalar.getResult(0);
  return combined;
}

/// The role of the result of `scalar`, an op of a payload.
RowRole RowRoles::combine(Operation &scalar) const {
  auto isA = [&](unsigned operand, std::initializer_list<RowRole> wanted) {
    return llvm::is_contained(wanted, get(scalar.getOperand(operand)));
  };
  auto isFree = [&](unsigned operand) { return isA(operand, {RowRole::Free}); };
  if (scalar.getNumRegions() != 0)
    return RowRole::Late;
  if (llvm::all_of(scalar.getOperands(), [&](Value operand) {
        RowRole role = get(operand);
        return role == RowRole::Free || role == RowRole::Start;
      }))
    return RowRole::Free;
  if (isa<arith::ExtFOp, arith::TruncFOp>(scalar))
    return get(scalar.getOperand(0));
  if (isa<math::ExpOp, math::Exp2Op>(scalar))
    return isA(0, {RowRole::Shifted}) ? RowRole::Scaled : RowRole::Late;
  if (isa<arith::SubFOp>(scalar) && isFree(0) && isA(1, {RowRole::Maximum}))
    return RowRole::Shifted;
  if (isa<arith::AddFOp, arith::SubFOp>(scalar)) {
    bool isOneFactor =
        isA(0, {RowRole::Start}) || isA(1, {RowRole::Start}) ||
        getBasis(scalar.getOperand(0)) == getBasis(scalar.getOperand(1));
    for (RowRole role : {RowRole::Scaled, RowRole::Normal})
      if (isOneFactor && isA(0, {role, RowRole::Start}) &&
          isA(1, {role, RowRole::Start}))
        return role;
  }
  if (isa<arith::MulFOp>(scalar))
    for (unsigned one : {0, 1}) {
      unsigned other = 1 - one;
      if (isA(one, {RowRole::Scaled, RowRole::Normal}) && isFree(other))
        return get(scalar.getOperand(one));
      if (isA(one, {RowRole::Scaled}) && isA(other, {RowRole::Reciprocal}))
        return RowRole::Normal;
      if (isA(one, {RowRole::Shifted}) &&
          matchPattern(scalar.getOperand(other), m_Constant()))
        return RowRole::Shifted;
    }
  // What a mask leaves out is zero with every factor.
  if (isa<arith::SelectOp>(scalar) && isFree(0))
    for (unsigned one : {1, 2})
      if (isA(one, {RowRole::Scaled, RowRole::Normal}) &&
          matchPattern(scalar.getOperand(3 - one), m_AnyZeroFloat()))
        return get(scalar.getOperand(one));
  if (isa<arith::DivFOp>(scalar)) {
    if (isA(0, {RowRole::Scaled, RowRole::Normal}) && isFree(1))
      return get(scalar.getOperand(0));
    if (isA(0, {RowRole::Scaled}) && isA(1, {RowRole::Sum}))
      return RowRole::Normal;
    if (isFree(0) && isA(1, {RowRole::Sum}))
      return RowRole::Reciprocal;
  }
  return RowRole::Late;
}

/// The role of what `op` makes of the rows; empty if it must wait for them.
std::optional<RowRole> RowRoles::reduce(linalg::LinalgOp op, OpResult result) {
  unsigned number = result.getResultNumber();
  Value yielded = op.getBlock()->getTerminator()->getOperand(number);
  if (Value maximized = findMaximized(op, number))
    if (get(maximized) == RowRole::Free)
      return RowRole::Maximum;
  if (Value summed = findCombined<arith::AddFOp>(op, number)) {
    RowRole role = get(summed);
    bool isScaled = role == RowRole::Scaled && startsFromZero(op, number);
    if (isScaled || role == RowRole::Normal) {
      rescaled.insert(result);
      return isScaled ? RowRole::Sum : RowRole::Late;
    }
  }
  return get(yielded) == RowRole::Free ? std::optional(RowRole::Late)
                                       : std::nullopt;
}

bool RowRoles::add(linalg::LinalgOp op, std::optional<unsigned> rowLoop) {
  bool isSum = op.getNumReductionLoops() != 0;
  for (OpOperand &operand : op->getOpOperands()) {
    RowRole role = get(operand.get());
    if (isSum && op.isDpsInit(&operand)) {
      if (role != RowRole::Free)
        return false;
      role = RowRole::Start;
    }
    BlockArgument argument = op.getMatchingBlockArgument(&operand);
    roles[argument] = role;
    bases[argument] = getBasis(operand.get());
  }
  for (Operation &scalar : op.getBlock()->without_terminator())
    for (Value value : scalar.getResults()) {
      roles[value] = combine(scalar);
      bases[value] = combineBases(scalar);
    }
  bool isAlong = rowLoop && op.getIteratorTypesArray()[*rowLoop] ==
                                utils::IteratorType::reduction;
  for (OpResult result : op->getResults()) {
    unsigned number = result.getResultNumber();
    std::optional<RowRole> role =
        get(op.getBlock()->getTerminator()->getOperand(number));
    if (isAlong)
      role = reduce(op, result);
    else if (!rowLoop && (role == RowRole::Shifted || role == RowRole::Scaled ||
                          role == RowRole::Normal || role == RowRole::Start))
      role = RowRole::Late;
    else if (rowLoop && isSum && role != RowRole::Free &&
             !startsFromZero(op, number))
      role.reset();
    if (!role || (rowLoop && !isAlong && role == RowRole::Late))
      return false;
    roles[result] = *role;
    bases[result] =
        getBasis(op.getBlock()->getTerminator()->getOperand(number));
    if (isAlong && role == RowRole::Maximum)
      bases[result] = {result, Value()};
    else if (isAlong && role == RowRole::Sum)
      bases[result] = {Value(), result};
  }
  return true;
}

//===- FusionLoops.cpp - What loops ops have in common --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusionLoops.h"

using namespace mlir;
using namespace mlir::roofline;
using linalg::LinalgOp;

FusionLoops::FusionLoops(ArrayRef<LinalgOp> ops)
    : ops(ops), extents(LinalgOp(ops.back()).getStaticLoopRanges()),
      kinds(LinalgOp(ops.back()).getIteratorTypesArray()) {
  for (LinalgOp op : ops)
    group.insert(op);
  match();
}

AffineMap FusionLoops::getIndices(OpOperand &operand) const {
  auto op = cast<LinalgOp>(operand.getOwner());
  return simplifyAffineMap(
      op.getMatchingIndexingMap(&operand).compose(get(op)));
}

AffineMap FusionLoops::getIndices(OpResult result) const {
  auto op = cast<LinalgOp>(result.getOwner());
  return getIndices(*op.getDpsInitOperand(result.getResultNumber()));
}

AffineMap FusionLoops::dropUnits(AffineMap indices) const {
  SmallVector<AffineExpr> loops;
  for (auto [loop, extent] : llvm::enumerate(extents))
    loops.push_back(extent == 1 ? getAffineConstantExpr(0, indices.getContext())
                                : getAffineDimExpr(loop, indices.getContext()));
  return simplifyAffineMap(
      indices.replaceDimsAndSymbols(loops, {}, extents.size(), 0));
}

LinalgOp FusionLoops::getMaker(Value value) const {
  Operation *op = value.getDefiningOp();
  return op && group.contains(op) ? cast<LinalgOp>(op) : LinalgOp();
}

/// Puts the loops into `loops`, where they are open, with which `map` gives
/// `indices`.
static void solve(AffineMap map, AffineMap indices,
                  SmallVectorImpl<AffineExpr> &loops) {
  for (auto [expr, index] :
       llvm::zip_equal(map.getResults(), indices.getResults()))
    if (auto dim = dyn_cast<AffineDimExpr>(expr);
        dim && !loops[dim.getPosition()])
      loops[dim.getPosition()] = index;
}

void FusionLoops::matchSharedInputs(LinalgOp op,
                                    SmallVectorImpl<AffineExpr> &loops) {
  for (OpOperand *input : op.getDpsInputOperands())
    if (AffineMap indices = reads.lookup(input->get()))
      solve(op.getMatchingIndexingMap(input), indices, loops);
}

void FusionLoops::matchInOrder(LinalgOp op,
                               SmallVectorImpl<AffineExpr> &loops) {
  SmallVector<bool> isTaken(extents.size());
  for (AffineExpr loop : loops)
    if (auto dim = dyn_cast_or_null<AffineDimExpr>(loop))
      isTaken[dim.getPosition()] = true;
  SmallVector<int64_t, 4> sizes = op.getStaticLoopRanges();
  SmallVector<utils::IteratorType> ownKinds = op.getIteratorTypesArray();
  for (unsigned loop = 0; loop < loops.size(); ++loop)
    for (unsigned other = 0; other < extents.size() && !loops[loop]; ++other)
      if (!isTaken[other] && extents[other] == sizes[loop] &&
          kinds[other] == ownKinds[loop]) {
        loops[loop] = getAffineDimExpr(other, op->getContext());
        isTaken[other] = true;
      }
}

bool FusionLoops::findLoops(LinalgOp op, bool isLastResort) {
  SmallVector<AffineExpr> loops(op.getNumLoops());
  for (OpResult result : op->getResults())
    for (OpOperand &use : result.getUses())
      if (loopsOf.contains(use.getOwner()))
        solve(op.getIndexingMapMatchingResult(result), getIndices(use), loops);
  for (OpOperand &operand : op->getOpOperands())
    if (LinalgOp maker = getMaker(operand.get());
        maker && loopsOf.contains(maker))
      solve(op.getMatchingIndexingMap(&operand),
            getIndices(cast<OpResult>(operand.get())), loops);
  if (isLastResort) {
    matchSharedInputs(op, loops);
    matchInOrder(op, loops);
  }
  if (llvm::is_contained(loops, AffineExpr()))
    return false;
  loopsOf[op] = AffineMap::get(extents.size(), 0, loops, op->getContext());
  return true;
}

void FusionLoops::match() {
  LinalgOp last = ops.back();
  SmallVector<LinalgOp> known;
  auto add = [&](LinalgOp op) {
    known.push_back(op);
    for (OpOperand *input : op.getDpsInputOperands())
      if (!getMaker(input->get()))
        reads.try_emplace(input->get(), getIndices(*input));
  };
  loopsOf[last] =
      AffineMap::getMultiDimIdentityMap(last.getNumLoops(), last->getContext());
  add(last);
  auto rest = llvm::reverse(ops).begin(), end = llvm::reverse(ops).end();
  while (true) {
    // What makes and uses the values of an op follows from it.
    while (!known.empty()) {
      LinalgOp op = known.pop_back_val();
      auto follow = [&](Operation *other) {
        if (other && group.contains(other) && !loopsOf.contains(other) &&
            findLoops(cast<LinalgOp>(other), /*isLastResort=*/false))
          add(cast<LinalgOp>(other));
      };
      for (Value operand : op->getOperands())
        follow(operand.getDefiningOp());
      for (Operation *user : op->getUsers())
        follow(user);
    }
    while (rest != end && (loopsOf.contains(*rest) ||
                           !findLoops(*rest, /*isLastResort=*/true)))
      ++rest;
    if (rest == end)
      return;
    add(*rest);
  }
}

//===- FusedKernel.cpp - Several ops as one kernel ------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusedKernel.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Interfaces/ValueTracing.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::roofline;

StringRef mlir::roofline::stringify(FusionForm form) {
  return form == FusionForm::Elementwise ? "elementwise" : "tiled";
}

LoopSet OuterAccess::getLoops() const {
  LoopSet loops = 0;
  for (const IndexExpr &expr : index)
    for (const IndexTerm &term : expr.terms)
      loops |= LoopSet(1) << term.loop;
  return loops;
}

int64_t FusedKernel::countPoints(LoopSet loops) const {
  Count points = 1;
  for (unsigned loop = 0; loop < extents.size(); ++loop)
    if (isIn(loop, loops))
      points *= extents[loop];
  return points.fitsInt64() ? points.toInt64() : INT64_MAX;
}

Nest FusedKernel::makeNest() const {
  Nest nest;
  for (int64_t extent : extents)
    nest.extents.push_back(extent);
  llvm::SmallMapVector<std::pair<const void *, const void *>, unsigned, 8>
      buffers;
  llvm::SmallMapVector<const void *, unsigned, 8> roots;
  for (const OuterAccess &outer : accesses) {
    const Buffer &buffer = outer.buffer;
    auto [known, isNew] = buffers.try_emplace({buffer.rootKey, buffer.viewKey},
                                              nest.buffers.size());
    if (isNew) {
      nest.buffers.push_back(buffer);
      nest.buffers.back().root =
          roots.try_emplace(buffer.rootKey, roots.size()).first->second;
    }
    Access access;
    access.buffer = known->second;
    access.kind = outer.kind;
    access.index.assign(outer.index.begin(), outer.index.end());
    nest.accesses.push_back(std::move(access));
  }
  return nest;
}

/// How many operands outside of shape computations are `value`.
static unsigned countUses(Value value) {
  return llvm::count_if(value.getUses(),
                        [](OpOperand &use) { return !onlyAsksForSize(use); });
}

/// `access` of the nest of `op` as one of a kernel; empty where the loops of
/// the nest do not say where it goes.
static std::optional<OuterAccess>
makeOuterAccess(const Access &access, const Nest &nest, linalg::LinalgOp op) {
  if (access.ownExtents || access.kind == AccessKind::Update)
    return std::nullopt;
  OuterAccess outer;
  outer.kind = access.kind;
  outer.buffer = nest.buffers[access.buffer];
  outer.index.assign(access.index.begin(), access.index.end());
  outer.requested = countRequestedBytes(access, nest);
  Value root = Value::getFromOpaquePointer(outer.buffer.rootKey);
  outer.uses =
      outer.writes() ? countUses(root) : llvm::count(op->getOperands(), root);
  return outer;
}

std::optional<FusedKernel>
mlir::roofline::makeFusedKernel(linalg::LinalgOp op, const OpCost &cost,
                                const TargetModel &target,
                                const Assumptions &assumptions) {
  FusedKernel kernel;
  if (!op.hasPureTensorSemantics() || cost.nest.extents.size() > kMaxLoops ||
      cost.nest.extents.size() != op.getNumLoops())
    return std::nullopt;
  for (const Expr &extent : cost.nest.extents) {
    std::optional<int64_t> number = extent.getInt64();
    if (!number || *number == 0)
      return std::nullopt;
    kernel.lastLoops.push_back(kernel.extents.size());
    kernel.extents.push_back(*number);
  }
  for (const Access &access : cost.nest.accesses) {
    std::optional<OuterAccess> outer = makeOuterAccess(access, cost.nest, op);
    if (!outer)
      return std::nullopt;
    // Its operands that are one value are counted together.
    if (llvm::any_of(kernel.accesses, [&](const OuterAccess &known) {
          return !known.writes() && !outer->writes() &&
                 known.buffer.rootKey == outer->buffer.rootKey;
        }))
      outer->uses = 0;
    kernel.accesses.push_back(std::move(*outer));
  }
  for (auto [loop, kind] : llvm::enumerate(op.getIteratorTypesArray()))
    if (kind == utils::IteratorType::parallel)
      kernel.parallel |= LoopSet(1) << loop;
  kernel.common = kernel.parallel;
  if (!cost.work.getContractionOps().isZero()) {
    kernel.products.push_back(kernel.parallel);
    for (OuterAccess &access : kernel.accesses)
      access.isOfProduct = access.kind == AccessKind::Read;
  }
  kernel.last = op;
  kernel.cost.work = kernel.once = cost.work;
  kernel.cost.hbm = computeCompulsoryTraffic(cost.nest);
  kernel.cost.domain.assign(cost.nest.extents.begin(), cost.nest.extents.end());
  kernel.cost.target = &target;
  std::optional<double> seconds = kernel.cost.judge(assumptions).seconds;
  if (!seconds)
    return std::nullopt;
  kernel.seconds = *seconds;
  return kernel;
}

//===- FusedKernel.cpp - Several ops as one kernel ------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusedKernel.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::roofline;

StringRef mlir::roofline::stringify(FusionForm form) {
  switch (form) {
  case FusionForm::Elementwise:
    return "elementwise";
  case FusionForm::Tiled:
    return "tiled";
  case FusionForm::Online:
    return "online";
  }
  llvm_unreachable("unknown form");
}

/// What `access` is to, as the only root of a nest.
static Buffer makeBuffer(const OuterAccess &access) {
  Buffer buffer;
  buffer.space = access.shape->space;
  buffer.shape = toExprs(access.shape->sizes);
  buffer.bitsPerElement = access.shape->bitsPerElement;
  buffer.rootElements = access.shape->rootElements;
  buffer.rootKey = access.root;
  buffer.viewKey = access.view;
  return buffer;
}

/// The accesses under `root` as those of one nest.
static Nest makeNest(const FusedKernel &kernel, const void *root) {
  Nest nest;
  for (auto [loop, extent] : llvm::enumerate(kernel.extents))
    nest.extents.push_back(isIn(loop, kernel.split) ? 1 : extent);
  llvm::SmallMapVector<const void *, unsigned, 2> buffers;
  for (const OuterAccess &outer : kernel.accesses) {
    if (outer.root != root)
      continue;
    auto [known, isNew] = buffers.try_emplace(outer.view, nest.buffers.size());
    if (isNew)
      nest.buffers.push_back(makeBuffer(outer));
    Access access;
    access.buffer = known->second;
    access.kind = outer.getKind();
    llvm::append_range(access.index, kernel.getIndex(outer));
    nest.accesses.push_back(std::move(access));
  }
  return nest;
}

void FusedKernel::dropWrites(Operation *op) {
  llvm::erase_if(accesses, [&](const OuterAccess &access) {
    Value root = Value::getFromOpaquePointer(access.root);
    bool isGone = access.writes() && root.getDefiningOp() == op;
    if (isGone)
      outer.remove(access);
    return isGone;
  });
}

void FusedKernel::countMoved(const void *root) {
  SmallVector<OuterAccess *, 4> sharing;
  for (OuterAccess &access : accesses)
    if (access.root == root)
      sharing.push_back(&access);
  std::optional<LevelTraffic> moved;
  if (sharing.size() > 1)
    moved = computeCompulsoryTraffic(makeNest(*this, root));
  // All that is read is put down to the first that reads, and so is what is
  // written.
  for (OuterAccess *access : sharing) {
    outer.remove(*access);
    if (!moved) {
      access->movedBytes = access->shape->movedBytes;
    } else {
      Expr &bytes = access->writes() ? moved->written : moved->read;
      access->movedBytes = bytes.getCount().value_or(Count::overflow());
      bytes = 0;
    }
    outer.add(*access);
  }
}

bool FusedKernel::staysInSharedCache() const {
  const std::optional<Figure> &capacity = target->l2.capacityBytes;
  llvm::SmallPtrSet<const void *, 8> roots;
  Count bytes;
  for (const OuterAccess &access : accesses)
    if (roots.insert(access.root).second)
      bytes += access.shape->rootBytes;
  return !capacity || bytes.toDouble() <= capacity->value;
}

Traffic FusedKernel::getTraffic(Count readAgain) const {
  Traffic traffic;
  traffic.hbm.read = outer.read + paddedBytes + readAgain;
  traffic.hbm.written = outer.written;
  if (hasTiles()) {
    traffic.chip.l2 = traffic.hbm;
    traffic.chip.l2->read = cacheBytes;
  }
  if (!lostBytes.isZero())
    traffic.hbm.transferred = countMovedBytes() + readAgain + lostBytes;
  return traffic;
}

Work FusedKernel::getWork() const {
  Work work = once;
  if (again)
    work.add(*again);
  return work;
}

void FusedKernel::judge(const Assumptions &assumptions) {
  auto judgeWork = [&](const Work &work) {
    return judgeSeconds(work, getTraffic(), *target, assumptions).value_or(0);
  };
  seconds = again ? judgeWork(getWork()) : judgeWork(once);
}

void FusedKernel::describe(FusionGroup &group) const {
  Traffic traffic = getTraffic(/*readAgain=*/0);
  auto complete = [&](LevelTraffic &level) {
    level.compulsory = countMovedBytes();
    level.requested = outer.requested;
  };
  complete(traffic.hbm);
  if (traffic.chip.l2)
    complete(*traffic.chip.l2);
  group.form = form;
  group.onChipBytes = onChipBytes;
  group.cost.work = getWork();
  group.cost.hbm = traffic.hbm;
  if (traffic.chip.l2)
    group.cost.chip = std::make_shared<const ChipTraffic>(traffic.chip);
  group.cost.target = target;
  for (unsigned loop : getLastLoops()) {
    int64_t extent = extents[loop];
    if (hasTiles()) {
      if (tile[loop] != 0)
        group.tileOrder.push_back(group.tileSizes.size());
      group.tileSizes.push_back(tile[loop]);
    }
    if (!hasTiles())
      group.cost.domain.push_back(extent);
    else if (isIn(loop, common))
      group.cost.domain.push_back(Expr::ceilDiv(extent, tile[loop]));
  }
}

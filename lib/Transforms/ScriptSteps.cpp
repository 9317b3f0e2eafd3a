//===- ScriptSteps.cpp - What a script does with a group ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScriptSteps.h"
#include "FusionForms.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace mlir::roofline;
using linalg::LinalgOp;

/// Points of a tile of an elementwise group: as many as a block of a launch may
/// have threads (CUDA C++ Programming Guide, "Compute Capabilities": 1024).
static constexpr int64_t kElementwisePoints = 1024;

/// Tiles along the outermost parallel loop; empty where no loop is parallel.
static SmallVector<int64_t> chooseSizes(LinalgOp last) {
  SmallVector<int64_t, 4> extents = last.getStaticLoopRanges();
  SmallVector<utils::IteratorType> kinds = last.getIteratorTypesArray();
  for (unsigned loop = 0; loop < extents.size(); ++loop) {
    if (kinds[loop] != utils::IteratorType::parallel || extents[loop] == 1)
      continue;
    Count inside = 1;
    for (unsigned other = 0; other < extents.size(); ++other)
      if (other != loop)
        inside *= std::max<int64_t>(extents[other], 1);
    SmallVector<int64_t> sizes(extents.size());
    sizes[loop] = inside < Count(kElementwisePoints)
                      ? kElementwisePoints / inside.toInt64()
                      : 1;
    if (!ShapedType::isDynamic(extents[loop]))
      sizes[loop] = std::min(sizes[loop], extents[loop]);
    return sizes;
  }
  return {};
}

/// Fills that `op`, one of the group, starts from, and nobody else uses.
static void addFills(Operation *op, SmallVectorImpl<Operation *> &producers) {
  auto linalgOp = dyn_cast<LinalgOp>(op);
  if (!linalgOp)
    return;
  for (Value init : linalgOp.getDpsInits())
    if (auto fill = init.getDefiningOp<linalg::FillOp>();
        fill && fill->hasOneUse() && fill->getBlock() == op->getBlock())
      producers.push_back(fill);
}

/// Whether what `op` makes has indices that are all loops.
static bool makesWhatLoopsIndex(Operation *op) {
  auto linalgOp = dyn_cast<LinalgOp>(op);
  return !linalgOp || llvm::all_of(op->getResults(), [&](OpResult result) {
    return linalgOp.getIndexingMapMatchingResult(result)
        .isProjectedPermutation();
  });
}

/// Why `op`, one of the `group` that ends in `last`, cannot be pulled into the
/// loop; empty where it can.
static std::string findHindrance(Operation *op, Operation *last,
                                 FusionForm form, const OpSet &group) {
  auto isMember = [&](Operation *user) { return group.contains(user); };
  std::string name = ("'" + op->getName().getStringRef() + "'").str();
  if (form == FusionForm::Tiled && !llvm::all_of(op->getUsers(), isMember))
    return name + " is used outside too, and upstream's loops return what the "
                  "last op makes";
  if (llvm::none_of(op->getUsers(), isMember))
    return "its last op does not need " + name +
           ", and only producers can be pulled into a loop";
  if (!makesWhatLoopsIndex(op))
    return "the indices of what " + name +
           " makes are not all loops, and of such an op upstream pulls all "
           "into every tile";
  for (Operation *user : op->getUsers()) {
    Operation *ancestor = op->getBlock()->findAncestorOpInBlock(*user);
    if (!isMember(user) && (!ancestor || ancestor->isBeforeInBlock(last)))
      return "what " + name + " makes is used before its last op";
  }
  return "";
}

llvm::Expected<GroupSteps> mlir::roofline::planSteps(const FusionGroup &group) {
  ArrayRef<Operation *> ops = group.ops;
  if (llvm::Error error = checkBuffers(ops))
    return error;
  Operation *last = ops.back();
  GroupSteps steps;
  if (group.form == FusionForm::Tiled)
    steps.sizes.assign(group.tileSizes.begin(), group.tileSizes.end());
  else
    steps.sizes = chooseSizes(cast<LinalgOp>(last));
  if (steps.sizes.empty())
    return llvm::createStringError("its last op has no parallel loop to tile");
  steps.order = getLoopOrder(group.tileOrder, steps.sizes.size());

  OpSet members(ops.begin(), ops.end());
  for (Operation *op : ops) {
    if (isOnlyStartedFrom(op))
      continue; // Comes with what starts from it.
    addFills(op, steps.producers);
    if (op == last)
      break;
    if (std::string why = findHindrance(op, last, group.form, members);
        !why.empty())
      return llvm::createStringError(why);
    steps.producers.push_back(op);
  }
  llvm::sort(steps.producers, [](Operation *lhs, Operation *rhs) {
    return rhs->isBeforeInBlock(lhs);
  });
  return steps;
}

//===- Explainer.cpp - Keeps the parts of kernels -------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What parts add up to is held against what the analysis says; where the two
// differ, or no parts are kept, the derivation says so by the figure's name.
//
//===----------------------------------------------------------------------===//

#include "Explainer.h"
#include "DerivedAccesses.h"
#include "DerivedOrder.h"
#include "DerivedWork.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/Dialect/RooflineDialect.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace mlir::roofline;

std::string mlir::roofline::getPlace(Location location) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (auto place = location->findInstanceOf<FileLineColLoc>())
    os << llvm::sys::path::filename(place.getFilename().getValue()) << ':'
       << place.getLine() << ':' << place.getColumn();
  else
    LocationAttr(location).print(os);
  return text;
}

/// "scf.for at a.mlir:4:5".
static std::string describeOp(Operation *op) {
  return (op->getName().getStringRef() + " at " + getPlace(op->getLoc())).str();
}

//===----------------------------------------------------------------------===//
// What is in a kernel
//===----------------------------------------------------------------------===//

void Explainer::addWork(ArrayRef<WorkPart> parts, const TargetModel &target) {
  current.work = deriveWork(parts, target, assumptions);
  current.freeOps = listFreeOps(parts);
  Work sum;
  for (const WorkPart &part : parts)
    sum.add(part.getSum());
  if (!haveEqualOps(sum, current.workOnce))
    current.missing.push_back(
        "flops and iops: the parts do not add up to the total, which "
        "conditions on the turns of loops may lower");
}

/// `op` is null where the kernel is more than one.
void Explainer::addBuffers(const Nest &nest, Operation *op,
                           const CostContext &context) {
  StringRef prefix = op ? "d" : "i";
  LevelTraffic sum;
  bool isRequestKept = true;
  for (DerivedRoot &root : deriveBuffers(nest, prefix, op, context)) {
    sum.read += root.buffer.read;
    sum.written += root.buffer.written;
    for (const DerivedAccess &access : root.buffer.accesses) {
      isRequestKept &= access.requested.has_value();
      sum.requested += access.requested.value_or(0);
    }
    roots.push_back(root.root);
    current.buffers.push_back(std::move(root.buffer));
  }
  current.omissions = deriveOmissions(nest, op, context);
  if (sum.read != current.hbmOnce.read ||
      sum.written != current.hbmOnce.written)
    current.missing.push_back(
        "hbm bytes: the parts do not add up to the total");
  if (!isRequestKept || sum.requested != current.hbmOnce.requested)
    current.missing.push_back(
        "requested hbm bytes: a sum over the turns of loops, which is not kept "
        "by access");
}

void Explainer::start(Operation *op, const KernelCost &once) {
  described = op;
  current = Derivation();
  roots.clear();
  current.workOnce = once.work;
  current.hbmOnce = once.hbm;
}

void Explainer::describe(Operation *op, const OpCost &cost,
                         const KernelCost &once, const CostContext &context) {
  start(op, once);
  current.loops = deriveLoops(cost.nest, "d");
  addWork(splitWork(op, cost), *once.target);
  addBuffers(cost.nest, op, context);
}

void Explainer::describe(Operation *op, const LoopNest &nest,
                         const CostContext &context) {
  start(op, nest.cost);
  current.loops = deriveLoops(nest.ordered, "i");
  for (auto [loop, inIR] : llvm::zip(current.loops, nest.loopOps))
    if (inIR)
      loop.what = describeOp(inIR);
  addWork(*nest.parts, *nest.cost.target);
  addBuffers(nest.accesses, /*op=*/nullptr, context);
  for (const auto &[inner, why] : nest.unmodelled)
    current.unmodelled.push_back(describeOp(inner) + ": " + why);
}

//===----------------------------------------------------------------------===//
// What becomes of it
//===----------------------------------------------------------------------===//

void Explainer::addOrder(const RecordedKernel &kernel) {
  if (!kernel.ordered)
    return;
  std::vector<DerivedOrder> orders =
      deriveOrder(*kernel.ordered, current.hbmOnce, *kernel.once.target,
                  kernel.once.launch != nullptr);
  if (orders.empty() && !current.hbmOnce.getModelled().isZero())
    current.notes.push_back(
        "The order of the loops is not followed through caches (open sizes, "
        "or caches of which the target says nothing): bytes are compulsory.");
  for (DerivedOrder &order : orders) {
    for (auto [buffer, root] : llvm::zip_equal(current.buffers, roots)) {
      DerivedBuffer::Again &again = buffer.again.emplace_back();
      for (const auto &[ofRoot, bytes] : order.byRoot)
        if (ofRoot == root) {
          again.read += bytes.read;
          again.written += bytes.written;
        }
    }
    if (!order.level.addsUp)
      current.missing.push_back(
          order.level.roof.getName() +
          " bytes: what each buffer moves again is rounded, or cut to what is "
          "executed, so that it does not add up to the total");
    current.levels.push_back(std::move(order.level));
  }
}

/// The loops around `op` that turn it, outermost first.
void Explainer::addRepeats(const RecordedKernel &kernel,
                           const CostContext &context) {
  Expr product = 1;
  for (Operation *around = kernel.op->getParentOp();
       around && !isa<FunctionOpInterface>(around);
       around = around->getParentOp())
    if (auto ranges = context.sizes.getRanges(around)) {
      Expr trips = 1;
      for (const LoopRange &range : *ranges)
        trips *= range.trips;
      product *= trips;
      if (Dimensions::hasInduction(trips))
        trips = Expr::unwieldy();
      current.repeats.push_back({describeOp(around), trips});
    }
  std::reverse(current.repeats.begin(), current.repeats.end());
  const KernelCost &once = kernel.once, &all = kernel.all;
  Work repeated = current.workOnce;
  repeated.scale(all.executions);
  bool isProduct = product == all.executions &&
                   haveEqualOps(repeated, all.work) &&
                   once.hbm.read * all.executions == all.hbm.read &&
                   once.hbm.written * all.executions == all.hbm.written;
  if (!isProduct)
    current.missing.push_back(
        "totals of all executions: the loops around change the sizes or the "
        "trips, and what is summed over their turns is not kept; the parts are "
        "those of one turn");
}

void Explainer::addTiles(const RecordedKernel &kernel) {
  if (!kernel.once.tiling || !kernel.once.tiling->sizes)
    return;
  const Tiling &tiling = *kernel.once.tiling;
  current.notes.push_back("Tiles of " + tiling.sizes->toString() +
                          " are imposed (" + stringify(tiling.source).str() +
                          ").");
  for (auto [level, name] : {std::pair(&kernel.once.chip->l2, "l2"),
                             std::pair(&kernel.once.chip->smem, "smem")})
    if (*level)
      current.missing.push_back(
          std::string(name) +
          " bytes: what the tiles of each operand move is not kept; "
          "docs/tiling.md#what-moves has the rule");
}

void Explainer::addLaunch(const RecordedKernel &kernel) {
  if (!kernel.once.launch)
    return;
  if (kernel.once.chip && kernel.once.chip->smem)
    current.missing.push_back(
        "smem bytes: every access of shared memory counts as it is executed; "
        "the sum of each op is not kept");
  Expr useful = kernel.once.launch->usefulSlots,
       issued = kernel.once.launch->issuedSlots;
  if (useful != issued)
    current.notes.push_back("Threads have work for " + useful.toString() +
                            " issue slots; whole warps take " +
                            issued.toString() + ".");
}

void Explainer::finish(const RecordedKernel &kernel,
                       const CostContext &context) {
  if (described != kernel.op) {
    start(kernel.op, kernel.once);
    current.notes.push_back("All figures are those that the declaration gives "
                            "in its attribute roofline.external_cost.");
  }
  current.id = kernel.id;
  addOrder(kernel);
  addRepeats(kernel, context);
  addTiles(kernel);
  addLaunch(kernel);
  derivations.push_back(std::move(current));
  described = nullptr;
}

//===- TurnDependence.cpp - Turns that need each other --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TurnDependence.h"
#include "AccessPlaces.h"
#include "ElementAccess.h"
#include "LoopBounds.h"
#include "LoopKind.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "roofline/Interfaces/ValueTracing.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// The indices that are touched along one dimension, as far as two ends say.
struct Span {
  Expr first;
  /// The one behind the last.
  Expr end;
};

/// What an op touches of a buffer, or of a tensor that loops carry; by
/// dimension.
struct Part {
  Operation *op = nullptr;
  SmallVector<Span, 4> spans;
  bool isKnown = true;
};

/// Offsets, sizes and strides, one per dimension of a value.
struct Slice {
  SmallVector<Expr, 4> offsets, sizes, strides;
};

class DependenceFinder {
public:
  DependenceFinder(Operation *loop, SizeTracer &sizes, ValueTracer &values)
      : loop(loop), sizes(sizes), values(values) {}

  /// Takes note of all that is read and written in slices.
  void collect();
  /// Whether turns of `turning`, which is `loop` or stands in it, may read
  /// what others write.
  bool isFound(Operation *turning);

private:
  Value getCarried(Value value);
  Place findOwner(Value value);
  Slice getWhole(Value value);
  std::optional<Slice> getSlice(Operation *op);
  Part makePart(Operation *op, Value base, const Slice &slice);
  void addWrites(Operation *op);
  void addReads(Operation *op);
  bool isRead(OpOperand &use);
  std::optional<Part> unite(const Part &part, Operation *turning);

  Operation *loop;
  SizeTracer &sizes;
  ValueTracer &values;
  /// By what they are parts of.
  llvm::MapVector<Value, SmallVector<Part, 2>> writes, reads;
};
} // namespace

static bool hasRank(Value value) {
  auto type = dyn_cast<ShapedType>(value.getType());
  return isa<TensorType, BaseMemRefType>(value.getType()) && type.hasRank();
}

/// The tensor or buffer before all changes in `loop` that `value` has gone
/// through.
Value DependenceFinder::getCarried(Value value) {
  while (true) {
    if (auto argument = dyn_cast<BlockArgument>(value)) {
      Operation *around = argument.getOwner()->getParentOp();
      auto inner = dyn_cast_or_null<LoopLikeOpInterface>(around);
      if (!inner || !loop->isProperAncestor(inner))
        return value;
      OpOperand *init = inner.getTiedLoopInit(argument);
      // A slice is looked at by itself.
      if (!init || getViewSource(init->get()))
        return value;
      value = init->get();
      continue;
    }
    Operation *op = value.getDefiningOp();
    if (!loop->isProperAncestor(op))
      return value;
    if (auto insert = dyn_cast<tensor::InsertSliceOp>(op)) {
      value = insert.getDest();
    } else if (auto insert = dyn_cast<tensor::InsertOp>(op)) {
      value = insert.getDest();
    } else if (isa<LoopLikeOpInterface>(op) && !isa<scf::WhileOp>(op)) {
      auto arguments = cast<LoopLikeOpInterface>(op).getRegionIterArgs();
      unsigned number = cast<OpResult>(value).getResultNumber();
      if (number >= arguments.size())
        return value;
      value = arguments[number];
    } else {
      return value;
    }
  }
}

/// Where `value` lives: in a buffer, or in a tensor before all changes.
Place DependenceFinder::findOwner(Value value) {
  Place place{values.getRoot(value), values.getCoordinatesInRoot(value)};
  while (true) {
    Value before = getCarried(place.root);
    if (before == place.root)
      return place;
    place.moveTo(before, values);
  }
}

Slice DependenceFinder::getWhole(Value value) {
  Slice slice;
  slice.sizes = sizes.getShape(value);
  slice.offsets.resize(slice.sizes.size());
  slice.strides.resize(slice.sizes.size(), 1);
  return slice;
}

/// What `op` accesses of its one operand that it accesses by indices.
std::optional<Slice> DependenceFinder::getSlice(Operation *op) {
  auto trace = [this](ArrayRef<OpFoldResult> numbers) {
    return llvm::map_to_vector<4>(
        numbers, [this](OpFoldResult n) { return sizes.getIndex(n); });
  };
  if (isa<tensor::InsertSliceOp, tensor::ParallelInsertSliceOp>(op)) {
    auto insert = cast<OffsetSizeAndStrideOpInterface>(op);
    return Slice{trace(insert.getMixedOffsets()), trace(insert.getMixedSizes()),
                 trace(insert.getMixedStrides())};
  }
  // Indices in a payload are those of many points.
  if (isa<linalg::LinalgOp>(op->getParentOp()))
    return std::nullopt;
  std::optional<ElementAccess> access = getElementAccess(op, sizes);
  if (!access)
    return std::nullopt;
  Slice slice;
  slice.offsets = access->indices;
  slice.sizes.resize(slice.offsets.size(), 1);
  slice.strides.resize(slice.offsets.size(), 1);
  for (auto [size, lanes] : llvm::zip(llvm::reverse(slice.sizes),
                                      llvm::reverse(access->movingLanes)))
    size = lanes;
  return slice;
}

Part DependenceFinder::makePart(Operation *op, Value base, const Slice &slice) {
  ViewCoordinates coordinates = findOwner(base).coordinates;
  if (!coordinates) {
    // What is no slice is part of one that is.
    Value source = getViewSource(base);
    return source && hasRank(source) ? makePart(op, source, getWhole(source))
                                     : Part{op, {}, /*isKnown=*/false};
  }
  Part part{op, {}};
  for (const ViewDim &dim : *coordinates) {
    if (!dim.viewDim) {
      part.spans.push_back({dim.offset, dim.offset + 1});
      continue;
    }
    Expr first = dim.offset + dim.stride * slice.offsets[*dim.viewDim];
    Expr length = dim.stride * slice.strides[*dim.viewDim] *
                  (slice.sizes[*dim.viewDim] - 1);
    part.spans.push_back({first, first + length + 1});
  }
  return part;
}

/// Whether `op` has indices into `use`.
static bool isIndexed(OpOperand &use) {
  Operation *op = use.getOwner();
  if (isa<tensor::InsertSliceOp, tensor::ParallelInsertSliceOp>(op))
    return use.getOperandNumber() == 1;
  return isScalarCode(op);
}

static bool isWritten(OpOperand &use) {
  Operation *op = use.getOwner();
  if (isa<tensor::InsertSliceOp, tensor::ParallelInsertSliceOp,
          tensor::InsertOp>(op))
    return use.getOperandNumber() == 1;
  if (!isa<BaseMemRefType>(use.get().getType()))
    return false;
  if (auto copy = dyn_cast<memref::CopyOp>(op))
    return use.get() == copy.getTarget();
  auto destination = dyn_cast<DestinationStyleOpInterface>(op);
  return destination ? destination.isDpsInit(&use)
                     : hasEffect<MemoryEffects::Write>(op, use.get());
}

bool DependenceFinder::isRead(OpOperand &use) {
  Operation *op = use.getOwner();
  if (onlyAsksForSize(use) || op->hasTrait<OpTrait::IsTerminator>() ||
      (op->getNumResults() == 1 &&
       getViewSource(op->getResult(0)) == use.get()))
    return false;
  if (isa<LoopLikeOpInterface>(op))
    return getViewSource(use.get()) != nullptr;
  if (isa<linalg::LinalgOp>(op))
    return payloadUses(use);
  auto destination = dyn_cast<DestinationStyleOpInterface>(op);
  if (destination && destination.isDpsInit(&use))
    return false;
  return !isWritten(use) || hasEffect<MemoryEffects::Read>(op, use.get());
}

void DependenceFinder::addWrites(Operation *op) {
  for (OpOperand &use : op->getOpOperands()) {
    if (!hasRank(use.get()) || !isWritten(use))
      continue;
    std::optional<Slice> slice;
    if (isIndexed(use))
      slice = getSlice(op);
    writes[findOwner(use.get()).root].push_back(
        makePart(op, use.get(), slice ? *slice : getWhole(use.get())));
  }
}

/// Only of what is written, so that nobody asks for numbers that nothing needs.
void DependenceFinder::addReads(Operation *op) {
  for (OpOperand &use : op->getOpOperands()) {
    if (!hasRank(use.get()) || !isRead(use))
      continue;
    Value owner = findOwner(use.get()).root;
    if (!writes.contains(owner))
      continue;
    std::optional<Slice> slice;
    if (isIndexed(use))
      slice = getSlice(op);
    reads[owner].push_back(
        makePart(op, use.get(), slice ? *slice : getWhole(use.get())));
  }
}

void DependenceFinder::collect() {
  loop->walk([this](Operation *op) { addWrites(op); });
  loop->walk([this](Operation *op) { addReads(op); });
}

/// What all turns of the loops inside `turning` touch together; empty where its
/// ends are not known.
std::optional<Part> DependenceFinder::unite(const Part &part,
                                            Operation *turning) {
  if (!part.isKnown)
    return std::nullopt;
  LoopStack inside;
  for (Operation *op = part.op->getParentOp(); op != turning;
       op = op->getParentOp())
    if (auto ranges = sizes.getRanges(op))
      inside.insert(inside.begin(), ranges->begin(), ranges->end());
  Part all{part.op, {}};
  for (const Span &span : part.spans) {
    std::optional<Expr> first = getMost(-span.first, inside);
    std::optional<Expr> end = getMost(span.end, inside);
    if (!first || !end)
      return std::nullopt;
    all.spans.push_back({-*first, *end});
  }
  return all;
}

/// Whether `lhs` and `rhs` do not meet in any turns of the loop of `index`.
static bool areApart(const Part &lhs, const Part &rhs, const Symbol &index) {
  return llvm::any_of(
      llvm::zip_equal(lhs.spans, rhs.spans), [&](const auto &pair) {
        const auto &[left, right] = pair;
        bool isSteady = llvm::none_of(
            ArrayRef({left.first, left.end, right.first, right.end}),
            [&](const Expr &end) { return end.dependsOn(index); });
        return isSteady && (Expr::isKnownLE(left.end, right.first) ||
                            Expr::isKnownLE(right.end, left.first));
      });
}

/// Whether `read` is of the slice that the same turn writes.
static bool isOwn(const Part &read, const Part &written, const Symbol &index) {
  return llvm::any_of(llvm::zip_equal(read.spans, written.spans),
                      [&](const auto &pair) {
                        const auto &[in, out] = pair;
                        return out.first.dependsOn(index) &&
                               Expr::isKnownLE(out.first, in.first) &&
                               Expr::isKnownLE(in.end, out.end);
                      });
}

bool DependenceFinder::isFound(Operation *turning) {
  auto ranges = sizes.getRanges(turning);
  if (!ranges || ranges->size() != 1)
    return false;
  const Symbol &index = *ranges->front().index;
  auto isSlice = [&](const Part &part) {
    return llvm::any_of(part.spans, [&](const Span &span) {
      return span.first.dependsOn(index);
    });
  };
  for (const auto &[owner, parts] : writes) {
    SmallVector<Part, 2> slices;
    for (const Part &part : parts)
      if (turning->isProperAncestor(part.op) && isSlice(part))
        if (std::optional<Part> slice = unite(part, turning))
          slices.push_back(std::move(*slice));
    if (slices.empty())
      continue;
    for (const Part &part : reads.lookup(owner)) {
      if (!turning->isProperAncestor(part.op))
        continue;
      std::optional<Part> read = unite(part, turning);
      bool meetsAny = false, isOfTurn = false;
      for (const Part &slice : slices) {
        bool meets = !read || !areApart(*read, slice, index);
        meetsAny |= meets;
        isOfTurn |= meets && read && isOwn(*read, slice, index);
      }
      if (meetsAny && !isOfTurn)
        return true;
    }
  }
  return false;
}

bool mlir::roofline::mayReadOtherTurns(
    Operation *loop, SizeTracer &sizes, ValueTracer &values,
    function_ref<bool(Operation *)> isLookedAt) {
  DependenceFinder finder(loop, sizes, values);
  finder.collect();
  WalkResult found = loop->walk([&](LoopLikeOpInterface turning) {
    return !isParallel(turning) && isLookedAt(turning) &&
                   finder.isFound(turning)
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  return found.wasInterrupted();
}

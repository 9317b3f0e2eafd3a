//===- NestAccesses.cpp - Accesses under loops of the IR ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NestAccesses.h"
#include "ElementAccess.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Interfaces/ElementTypes.h"
#include "roofline/Interfaces/NestBuilder.h"

using namespace mlir;
using namespace mlir::roofline;

unsigned NestAccesses::getBuffer(const Buffer &buffer, Value root) {
  const void *rootKey = root.getAsOpaquePointer();
  std::optional<unsigned> rootNumber;
  unsigned numRoots = 0;
  for (auto [number, other] : llvm::enumerate(nest.buffers)) {
    numRoots = std::max(numRoots, other.root + 1);
    if (other.rootKey != rootKey)
      continue;
    rootNumber = other.root;
    if (other.viewKey == buffer.viewKey && other.shape == buffer.shape &&
        other.bitsPerElement == buffer.bitsPerElement &&
        other.space == buffer.space)
      return number;
  }
  nest.buffers.push_back(buffer);
  nest.buffers.back().rootKey = rootKey;
  nest.buffers.back().root = rootNumber.value_or(numRoots);
  return nest.buffers.size() - 1;
}

/// An access to `buffer`, a view that `loops` move: any elements of its root,
/// as many as there are points at most.
static void loosen(Access &access, Buffer &buffer, ArrayRef<unsigned> loops) {
  IndexExpr anywhere;
  anywhere.maxDistinct = buffer.rootElements;
  for (const IndexExpr &index : access.index)
    for (const IndexTerm &term : index.terms)
      addTerm(anywhere, term.loop);
  for (unsigned loop : loops)
    addTerm(anywhere, loop);
  access.index.assign({anywhere});
  buffer.shape.assign({*buffer.rootElements});
}

/// The strides of `value`, unless it lies in rows without gaps.
static SmallVector<std::optional<int64_t>, 4> getStrides(Value value) {
  auto type = dyn_cast<MemRefType>(value.getType());
  if (!type || type.getLayout().isIdentity())
    return {};
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (failed(type.getStridesAndOffset(strides, offset)))
    strides.assign(type.getRank(), ShapedType::kDynamic);
  SmallVector<std::optional<int64_t>, 4> known;
  for (int64_t stride : strides)
    known.push_back(ShapedType::isDynamic(stride) ? std::nullopt
                                                  : std::optional(stride));
  return known;
}

/// Adds `access` in the coordinates of `buffer`, which `place.coordinates` turn
/// into those of the root, and whose elements count as `bits` wide.
void NestAccesses::add(const Place &place, const Buffer &buffer, Count bits,
                       Access access) {
  if (loops.getGuard().isNever())
    return;
  Buffer inRoot = buffer;
  auto type = dyn_cast<ShapedType>(place.root.getType());
  bool isSized = !getSizeProblem(place.root, context);
  if (place.coordinates && isSized && !buffer.viewKey) {
    inRoot.shape = context.sizes.getShape(place.root);
    moveToRoot(access, *place.coordinates);
  }
  inRoot.strides =
      getStrides(buffer.viewKey ? Value::getFromOpaquePointer(buffer.viewKey)
                                : place.root);
  inRoot.rootElements.reset();
  if (isSized)
    inRoot.rootElements =
        Expr::ceilDiv(getProduct(context.sizes.getShape(place.root)) *
                          *getElementBits(type.getElementType(), context),
                      std::max<Count>(buffer.bitsPerElement, 1));
  inRoot.bitsPerElement = bits;
  if (buffer.viewKey && inRoot.rootElements) {
    SmallVector<unsigned> moving =
        getLoopsMoving(Value::getFromOpaquePointer(buffer.viewKey));
    if (!moving.empty()) {
      for (auto [symbol, loop] : loops.getNumbers())
        if (!llvm::is_contained(moving, loop) &&
            llvm::any_of(access.index,
                         [symbol = symbol](const IndexExpr &index) {
                           return index.offset.dependsOn(*symbol);
                         }))
          moving.push_back(loop);
      loosen(access, inRoot, moving);
    }
  }
  loops.place(access, inRoot.shape);
  access.buffer = getBuffer(inRoot, place.root);
  access.startsKnown = place.startsKnown;
  bounded.push_back(loops.bound(access));
  nest.accesses.push_back(std::move(access));
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

bool NestAccesses::addSlots(const Expr &once, Expr &issued) {
  std::optional<Expr> all = loops.getTurns().sumIssued(once),
                      useful = loops.getTurns().sumOverLoops(once);
  if (!all || !useful)
    return false;
  issued = *all;
  threads.issuedSlots += *all;
  threads.usefulSlots += *useful;
  return true;
}

std::optional<std::string> NestAccesses::addNest(const Nest &inner,
                                                 ArrayRef<Buffer> buffers,
                                                 Operation *op,
                                                 ExecutionScope scope) {
  if (loops.getTurns().neverTurns() || inner.getNumPoints().isZero() ||
      putsBack(op, context.sizes))
    return std::nullopt;
  unsigned base = nest.extents.size();
  std::optional<unsigned> innermost = loops.add(inner.extents, scope);
  if (nest.extents.size() - base < inner.extents.size())
    return kUnknownLoops.str();
  Nest kept;
  kept.extents = inner.extents;
  kept.buffers.assign(buffers.begin(), buffers.end());
  for (const Access &access : inner.accesses) {
    const Buffer &buffer = inner.buffers[access.buffer];
    Value root = Value::getFromOpaquePointer(buffer.rootKey);
    std::optional<Place> place = findPlace(
        root, access.kind, buffer.space, kernel, context.values, context.sizes);
    if (!place)
      continue;
    kept.accesses.push_back(access);
    Access moved = access;
    unsigned first = base;
    moved.within = innermost;
    if (access.ownExtents) {
      // Loops of the access alone become loops of the nest.
      first = nest.extents.size();
      moved.within = loops.add(*access.ownExtents, scope);
      if (nest.extents.size() - first < access.ownExtents->size())
        return kUnknownLoops.str();
      moved.ownExtents.reset();
    }
    for (IndexExpr &index : moved.index)
      for (IndexTerm &term : index.terms)
        term.loop += first;
    // Where only bounds are known of it, other inputs may lead elsewhere.
    if (llvm::all_of(moved.index, [](const IndexExpr &index) {
          return index.maxDistinct.has_value();
        }))
      for (unsigned loop : getLoopsFeeding(op))
        for (IndexExpr &index : moved.index)
          addTerm(index, loop);
    add(*place, buffer, buffers[access.buffer].bitsPerElement,
        std::move(moved));
  }
  for (const Access &access : kept.accesses) {
    std::optional<Expr> bytes =
        loops.getTurns().sumOverLoops(countRequestedBytes(access, kept), scope);
    if (!bytes)
      return kUnevenWarps.str();
    addRequested(kept.buffers[access.buffer], access.kind, *bytes);
  }
  return std::nullopt;
}

/// Books `bytes` that are loaded or stored, both halves of an update together.
void NestAccesses::addRequested(const Buffer &buffer, AccessKind kind,
                                const Expr &bytes) {
  if (buffer.space == MemorySpace::Global)
    requested += bytes;
  if (buffer.space != MemorySpace::Workgroup)
    return;
  usesShared = true;
  sharedTransferred += bytes;
  shared.requested += bytes;
  if (kind == AccessKind::Update) {
    Expr half = Expr::floorDiv(bytes, 2);
    shared.read += half;
    shared.written += half;
  } else {
    (kind == AccessKind::Write ? shared.written : shared.read) += bytes;
  }
}

void NestAccesses::addElements(Value base, SmallVector<IndexExpr, 4> index,
                               AccessKind kind, const Expr &lanes,
                               std::optional<unsigned> within) {
  if (loops.getTurns().neverTurns() || getSizeProblem(base, context) ||
      (kind == AccessKind::Read && context.values.isKnownContents(base)))
    return;
  Value root = context.values.getRoot(base);
  Buffer buffer;
  buffer.space = getMemorySpace(base);
  std::optional<Place> place = findPlace(root, kind, buffer.space, kernel,
                                         context.values, context.sizes);
  if (!place)
    return;
  buffer.shape = context.sizes.getShape(base);
  buffer.bitsPerElement = *getElementBits(
      cast<ShapedType>(base.getType()).getElementType(), context);
  const ViewCoordinates &view = context.values.getCoordinatesInRoot(base);
  if (!view || !place->coordinates)
    buffer.viewKey = base.getAsOpaquePointer();
  else
    place->coordinates = compose(*view, *place->coordinates);
  int64_t times = kind == AccessKind::Update ? 2 : 1;
  if (std::optional<Expr> bytes = loops.getTurns().sumOverLoops(
          getBytes(lanes, buffer.bitsPerElement) * times))
    addRequested(buffer, kind, *bytes);
  Access access;
  access.kind = kind;
  access.within = within;
  access.index.assign(index.begin(), index.end());
  add(*place, buffer, buffer.bitsPerElement, std::move(access));
}

bool NestAccesses::addElementAccess(Operation *op, GuardTracer tracer) {
  std::optional<ElementAccess> access =
      getElementAccess(op, context.sizes, loops.getTurns().getLoops());
  if (!access)
    return false;
  SmallVector<IndexExpr, 4> index;
  for (const Expr &offset : access->indices)
    index.emplace_back().offset = offset;
  unsigned firstDim = index.size() - access->lanes.size();
  std::optional<unsigned> innermost = loops.getInnermost();
  Expr number = 1;
  for (auto [dim, lanes] : llvm::enumerate(access->movingLanes)) {
    number *= lanes;
    innermost = loops.add(lanes, LoopOrder::Vector, innermost);
    if (!innermost)
      return false;
    index[firstDim + dim].terms.push_back({*innermost, 1});
  }
  addElements(access->base, std::move(index), access->kind, number, innermost);
  if (loops.getTurns().getLaunch() && !loops.getTurns().neverTurns())
    addLanes(op, *access, tracer);
  return true;
}

Nest NestAccesses::getFootprints() const {
  Nest footprints = nest;
  footprints.accesses.assign(bounded.begin(), bounded.end());
  return footprints;
}

LevelTraffic NestAccesses::computeTraffic() const {
  LevelTraffic traffic = computeCompulsoryTraffic(getFootprints());
  traffic.requested = requested;
  return traffic;
}

std::optional<LevelTraffic> NestAccesses::computeSharedTraffic() const {
  if (!usesShared)
    return std::nullopt;
  // Every access is an instruction: nothing is reused on the way.
  LevelTraffic traffic = shared;
  traffic.compulsory = traffic.getModelled();
  traffic.transferred = sharedTransferred;
  return traffic;
}

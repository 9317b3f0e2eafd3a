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

/// Footprints keep sets of loops in a word.
static constexpr unsigned kMaxLoops = 64;

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

std::optional<unsigned> NestAccesses::addLoop(LoopPlace place) {
  std::optional<Expr> most = getMost(place.trips, ranges);
  if (!most || nest.extents.size() >= kMaxLoops)
    return std::nullopt;
  // What stands in a loop that never turns is not added, so that its extent is
  // nobody's.
  nest.extents.push_back(most->isZero() ? Expr(1) : *most);
  nest.places.push_back(std::move(place));
  return nest.extents.size() - 1;
}

std::optional<unsigned> NestAccesses::addLoop(const Expr &extent,
                                              LoopOrder order,
                                              std::optional<unsigned> parent) {
  return addLoop({order, parent, /*induction=*/nullptr, extent});
}

std::optional<unsigned> NestAccesses::getInnermost() const {
  return around.empty() ? std::nullopt
                        : std::optional(loopOf.lookup(around.back().index));
}

std::optional<Expr> NestAccesses::enterLoop(const LoopRange &range,
                                            LoopOrder order) {
  std::optional<unsigned> loop =
      addLoop({order, getInnermost(), range.index, range.trips});
  if (!loop)
    return std::nullopt;
  around.push_back(range);
  ranges.push_back(range);
  loopOf[range.index] = *loop;
  // A loop that never turns has no extent of its own.
  return range.trips.isZero() ? Expr(0) : nest.extents[*loop];
}

bool NestAccesses::neverTurns() const {
  return llvm::any_of(
      around, [](const LoopRange &range) { return range.trips.isZero(); });
}

Expr NestAccesses::sumOverLoops(const Expr &count) const {
  return Repetition(around, context.sizes.getDimensions(), kernel->getLoc())
      .sum(count);
}

/// Whether something in `expr` is read or made anew in the kernel.
bool NestAccesses::isDataDependent(const Expr &expr) const {
  const Dimensions &dimensions = context.sizes.getDimensions();
  llvm::SetVector<const Symbol *> symbols;
  expr.collectSymbols(symbols);
  return llvm::any_of(symbols, [&](const Symbol *symbol) {
    if (Dimensions::isInduction(*symbol))
      return false;
    Block *block = dimensions.getOrigin(*symbol).block;
    return block && kernel->isAncestor(block->getParentOp());
  });
}

/// `index` with its offset as terms of the loops around; where that is no sum
/// of scaled loops, any of the `size` places.
IndexExpr NestAccesses::settle(IndexExpr index, const Expr &size) const {
  IndexExpr settled;
  settled.terms = index.terms;
  Expr rest = index.offset;
  bool isLinear = !index.maxDistinct;
  SmallVector<IndexTerm, 2> moving;
  for (auto [symbol, loop] : loopOf) {
    if (!rest.dependsOn(*symbol))
      continue;
    Expr start = rest.replace(*symbol, 0);
    Expr slope = rest.replace(*symbol, 1) - start;
    isLinear &= rest == start + slope * Expr(*symbol);
    moving.push_back({loop, slope});
    rest = start;
  }
  for (const IndexTerm &term : moving)
    for (auto [symbol, loop] : loopOf)
      isLinear &= !term.coefficient.dependsOn(*symbol);
  bool isGathered = isDataDependent(rest);
  if (isLinear && !isGathered) {
    llvm::append_range(settled.terms, moving);
    settled.offset = rest;
    return settled;
  }
  if (isGathered)
    for (const LoopRange &range : around)
      settled.terms.push_back({loopOf.lookup(range.index), 1});
  else
    for (auto [symbol, loop] : loopOf)
      if (index.offset.dependsOn(*symbol))
        settled.terms.push_back({loop, 1});
  settled.maxDistinct =
      index.maxDistinct
          ? Expr::min(getMost(*index.maxDistinct, ranges).value_or(size), size)
          : size;
  return settled;
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

/// Rewrites `inner`, the coordinates of a view in a value, to those in the root
/// of which the value is a part.
static SmallVector<ViewDim, 4> compose(ArrayRef<ViewDim> inner,
                                       ArrayRef<ViewDim> outer) {
  SmallVector<ViewDim, 4> result;
  for (const ViewDim &dim : outer) {
    ViewDim composed = dim;
    if (dim.viewDim) {
      const ViewDim &in = inner[*dim.viewDim];
      composed.viewDim = in.viewDim;
      composed.offset = dim.offset + dim.stride * in.offset;
      composed.stride = dim.stride * in.stride;
    }
    result.push_back(std::move(composed));
  }
  return result;
}

/// The value that a loop's argument starts from.
static Value getInit(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  auto loop = argument ? dyn_cast_or_null<LoopLikeOpInterface>(
                             argument.getOwner()->getParentOp())
                       : LoopLikeOpInterface();
  OpOperand *init = loop ? loop.getTiedLoopInit(argument) : nullptr;
  return init ? init->get() : Value();
}

std::optional<NestAccesses::Place>
NestAccesses::findPlace(Value root, AccessKind kind, MemorySpace space) {
  Place place{root, context.values.getCoordinatesInRoot(root)};
  while (kernel->isAncestor(place.root.getParentBlock()->getParentOp())) {
    Value init = getInit(place.root);
    if (!init && space == MemorySpace::Workgroup)
      return place;
    if (!init)
      return std::nullopt;
    const ViewCoordinates &outer = context.values.getCoordinatesInRoot(init);
    if (place.coordinates && outer)
      place.coordinates = compose(*place.coordinates, *outer);
    else
      place.coordinates.reset();
    place.root = context.values.getRoot(init);
  }
  bool isKnown = place.root != root && (kind == AccessKind::Initial ||
                                        kind == AccessKind::Read)
                     ? context.values.isKnownInitialValue(place.root)
                     : false;
  return isKnown ? std::nullopt : std::optional(std::move(place));
}

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

static bool isMovedBy(const Access &access, unsigned loop) {
  return llvm::any_of(access.index, [&](const IndexExpr &index) {
    return llvm::any_of(
        index.terms, [&](const IndexTerm &term) { return term.loop == loop; });
  });
}

/// How many different points `access` may go to, where loops whose trips change
/// make that less than the product of the extents of its loops.
std::optional<Expr> NestAccesses::countPoints(const Access &access) const {
  // The loops that move it, and those that their trips depend on.
  LoopStack moving;
  for (const LoopRange &range : llvm::reverse(around))
    if (isMovedBy(access, loopOf.lookup(range.index)) ||
        llvm::any_of(moving, [&](const LoopRange &inner) {
          return inner.trips.dependsOn(*range.index);
        }))
      moving.insert(moving.begin(), range);
  if (llvm::none_of(moving, [](const LoopRange &range) {
        return Dimensions::hasInduction(range.trips);
      }))
    return std::nullopt;
  Expr inside = 1;
  for (unsigned loop = 0; loop < nest.extents.size(); ++loop) {
    bool isAround = llvm::any_of(around, [&](const LoopRange &range) {
      return loopOf.lookup(range.index) == loop;
    });
    if (!isAround && isMovedBy(access, loop))
      inside *= nest.extents[loop];
  }
  return Repetition(moving, context.sizes.getDimensions(), kernel->getLoc())
      .sum(inside);
}

/// Adds `access` in the coordinates of `buffer`, which `place.coordinates` turn
/// into those of the root.
void NestAccesses::add(const Place &place, const Buffer &buffer,
                       Access access) {
  Buffer placed = buffer;
  auto type = dyn_cast<ShapedType>(place.root.getType());
  bool isSized = !getSizeProblem(place.root, context);
  if (place.coordinates && isSized && !buffer.viewKey) {
    placed.shape = context.sizes.getShape(place.root);
    moveToRoot(access, *place.coordinates);
  }
  placed.rootElements.reset();
  if (isSized &&
      *getElementBits(type.getElementType(), context) == buffer.bitsPerElement)
    placed.rootElements = getProduct(context.sizes.getShape(place.root));
  for (auto [index, size] : llvm::zip_equal(access.index, placed.shape))
    index = settle(std::move(index), size);
  access.maxElements = countPoints(access);
  for (const IndexExpr &index : access.index)
    for (const IndexTerm &term : index.terms)
      access.hasLooseExtents |=
          Dimensions::hasInduction(nest.places[term.loop].trips);
  access.buffer = getBuffer(placed, place.root);
  nest.accesses.push_back(std::move(access));
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// Adds unordered loops of `extents`, each inside the one before, as far as
/// they can be had. Returns the innermost loop that what follows stands in.
std::optional<unsigned> NestAccesses::addLoops(ArrayRef<Expr> extents) {
  std::optional<unsigned> innermost = getInnermost();
  for (const Expr &extent : extents) {
    std::optional<unsigned> loop =
        addLoop(extent, LoopOrder::Unordered, innermost);
    if (!loop)
      break;
    innermost = loop;
  }
  return innermost;
}

std::optional<std::string> NestAccesses::addNest(const Nest &inner) {
  if (neverTurns() || inner.getNumPoints().isZero())
    return std::nullopt;
  unsigned base = nest.extents.size();
  std::optional<unsigned> innermost = addLoops(inner.extents);
  if (nest.extents.size() - base < inner.extents.size())
    return kUnknownLoops.str();
  Nest kept;
  kept.extents = inner.extents;
  kept.buffers = inner.buffers;
  for (const Access &access : inner.accesses) {
    const Buffer &buffer = inner.buffers[access.buffer];
    Value root = Value::getFromOpaquePointer(buffer.rootKey);
    std::optional<Place> place = findPlace(root, access.kind, buffer.space);
    if (!place)
      continue;
    kept.accesses.push_back(access);
    Access moved = access;
    unsigned first = base;
    moved.within = innermost;
    if (access.ownExtents) {
      // Loops of the access alone become loops of the nest.
      first = nest.extents.size();
      moved.within = addLoops(*access.ownExtents);
      if (nest.extents.size() - first < access.ownExtents->size())
        return kUnknownLoops.str();
      moved.ownExtents.reset();
    }
    for (IndexExpr &index : moved.index)
      for (IndexTerm &term : index.terms)
        term.loop += first;
    add(*place, buffer, std::move(moved));
  }
  requested += sumOverLoops(computeCompulsoryTraffic(kept).requested);
  return std::nullopt;
}

void NestAccesses::addElements(Value base, SmallVector<IndexExpr, 4> index,
                               AccessKind kind,
                               std::optional<unsigned> within) {
  if (neverTurns() || getSizeProblem(base, context) ||
      (kind == AccessKind::Read && context.values.isKnownContents(base)))
    return;
  Value root = context.values.getRoot(base);
  Buffer buffer;
  buffer.space = getMemorySpace(base);
  std::optional<Place> place = findPlace(root, kind, buffer.space);
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
  Expr lanes = 1;
  for (const IndexExpr &expr : index)
    for (const IndexTerm &term : expr.terms)
      lanes *= nest.extents[term.loop];
  int64_t times = kind == AccessKind::Update ? 2 : 1;
  requested += sumOverLoops(getBytes(lanes, buffer.bitsPerElement)) * times;
  Access access;
  access.kind = kind;
  access.within = within;
  access.index.assign(index.begin(), index.end());
  add(*place, buffer, std::move(access));
}

bool NestAccesses::addElementAccess(Operation *op) {
  std::optional<ElementAccess> access = getElementAccess(op, context.sizes);
  if (!access)
    return false;
  SmallVector<IndexExpr, 4> index;
  for (Expr &offset : access->indices)
    index.emplace_back().offset = std::move(offset);
  unsigned firstDim = index.size() - access->lanes.size();
  std::optional<unsigned> innermost = getInnermost();
  for (auto [dim, lanes] : llvm::enumerate(access->lanes)) {
    innermost = addLoop(lanes, LoopOrder::Vector, innermost);
    if (!innermost)
      return false;
    index[firstDim + dim].terms.push_back({*innermost, 1});
  }
  addElements(access->base, std::move(index), access->kind, innermost);
  return true;
}

LevelTraffic NestAccesses::computeTraffic() const {
  LevelTraffic traffic = computeCompulsoryTraffic(nest);
  traffic.requested = requested;
  return traffic;
}

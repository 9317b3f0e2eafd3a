//===- NestAccesses.cpp - Accesses under loops of the IR ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NestAccesses.h"
#include "ElementAccess.h"
#include "GuardedAccess.h"
#include "GuardedTurns.h"
#include "LoopBounds.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Interfaces/ElementTypes.h"
#include "roofline/Interfaces/NestBuilder.h"

using namespace mlir;
using namespace mlir::roofline;

/// Of a kernel, all loops of the ops in it included: no loop that people write
/// has as many, and what does takes long.
static constexpr unsigned kMaxLoops = 512;

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

std::optional<unsigned> NestAccesses::addLoop(LoopPlace place) {
  std::optional<Expr> most = getBound(place.trips, ranges);
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

NestAccesses::NestAccesses(Operation *kernel, const CostContext &context)
    : kernel(kernel), context(context), turns(kernel, context) {}

std::optional<unsigned> NestAccesses::getInnermost(ExecutionScope scope) const {
  for (const LoopRange &loop : llvm::reverse(turns.getLoops()))
    if (!turns.isJoint(loop, scope))
      return loopOf.lookup(loop.index);
  return std::nullopt;
}

std::optional<Expr>
NestAccesses::enterLoop(const LoopRange &range, LoopOrder order,
                        std::optional<LaunchLoop::Kind> kind) {
  std::optional<unsigned> parent = getInnermost();
  std::optional<Expr> most = getBound(range.trips, turns.getLoops());
  LoopRange inNest = placed.enter(range);
  std::optional<unsigned> loop =
      addLoop({order, parent, range.index, inNest.trips, {}});
  if (!loop || !most) {
    placed.leave();
    return std::nullopt;
  }
  turns.enterLoop(range, kind);
  ranges.push_back(inNest);
  loopOf[range.index] = *loop;
  if (inNest.trips != range.trips)
    nest.places[*loop].most = most;
  return most;
}

LogicalResult NestAccesses::enterLaunch() {
  for (const LaunchLoop &loop : turns.getLaunch()->loops) {
    bool isGrid = loop.kind == LaunchLoop::Kind::Blocks;
    if (!enterLoop(loop.range, isGrid ? LoopOrder::Grid : LoopOrder::Thread,
                   loop.kind))
      return failure();
  }
  return success();
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

bool NestAccesses::isAround(unsigned loop) const {
  return llvm::any_of(turns.getLoops(), [&](const LoopRange &range) {
    return loopOf.lookup(range.index) == loop;
  });
}

/// Lets `index`, of which only a bound is known, depend on `loop`.
static void addTerm(IndexExpr &index, unsigned loop) {
  if (llvm::none_of(index.terms, [loop](const IndexTerm &term) {
        return term.loop == loop;
      }))
    index.terms.push_back({loop, 1});
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
  // Each turn of a loop that moves it may have other values.
  Expr turnsMoving = 1;
  for (auto [symbol, loop] : loopOf)
    if (isGathered ? isAround(loop) : index.offset.dependsOn(*symbol)) {
      addTerm(settled, loop);
      turnsMoving *= nest.extents[loop];
    }
  settled.maxDistinct = size;
  if (index.maxDistinct)
    if (std::optional<Expr> most = getMost(*index.maxDistinct, ranges))
      settled.maxDistinct = Expr::min(*most * turnsMoving, size);
  return settled;
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

/// How many different points `access`, with indices that the IR gives as
/// `original`, may go to, where guards and loops whose trips change make that
/// less than the product of the extents of its loops.
std::optional<Expr>
NestAccesses::countPoints(const Access &access,
                          ArrayRef<IndexExpr> original) const {
  Expr inside = 1;
  for (unsigned loop = 0; loop < nest.extents.size(); ++loop) {
    const Expr &trips = nest.places[loop].trips;
    if (!isAround(loop) && isMovedBy(access, loop) && !trips.isZero())
      inside *= trips;
  }
  std::optional<Expr> points =
      turns.sumPoints(inside, [&](const LoopRange &range) {
        return isMovedBy(access, loopOf.lookup(range.index)) ||
               llvm::any_of(original, [&](const IndexExpr &index) {
                 return index.offset.dependsOn(*range.index);
               });
      });
  if (!Dimensions::hasInduction(inside) &&
      llvm::none_of(turns.getLoops(), [](const LoopRange &range) {
        return Dimensions::hasInduction(range.trips);
      }))
    return points;
  // No more than it is executed at: a loop inside may turn in some turns only.
  // Beside open sizes that is rarely less, and never looks it.
  std::optional<Expr> executed = turns.sumOverLoops(inside);
  if (!executed || !executed->isConstant())
    return points;
  return points ? Expr::min(*points, *executed) : executed;
}

/// The product of the extents of the loops around that may never turn and do
/// not move `access`, unless it may go anywhere.
Expr NestAccesses::countOtherTurns(const Access &access) const {
  Expr product = 1;
  for (const LoopRange &range : turns.getLoops()) {
    unsigned loop = loopOf.lookup(range.index);
    if (!nest.extents[loop].isKnownPositive() &&
        (access.isBounded() || !isMovedBy(access, loop)))
      product *= nest.extents[loop];
  }
  return product;
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

/// `guard` as limits on the loops around; empty where it is not just that.
std::optional<SmallVector<TurnLimit, 2>>
NestAccesses::getLimits(const Guard &guard) const {
  const Bounds *bounds = guard.getBounds();
  if (!bounds)
    return std::nullopt;
  return llvm::map_to_vector<2>(*bounds, [&](const Bound &bound) {
    return makeTurnLimit(
        bound, placed.getLoops(),
        [this](const Symbol *symbol) { return loopOf.lookup(symbol); });
  });
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
  Guard guard = getGuard();
  if (guard.isNever())
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
    SmallVector<unsigned> loops =
        getLoopsMoving(Value::getFromOpaquePointer(buffer.viewKey));
    if (!loops.empty()) {
      for (auto [symbol, loop] : loopOf)
        if (!llvm::is_contained(loops, loop) &&
            llvm::any_of(access.index,
                         [symbol = symbol](const IndexExpr &index) {
                           return index.offset.dependsOn(*symbol);
                         }))
          loops.push_back(loop);
      loosen(access, inRoot, loops);
    }
  }
  SmallVector<IndexExpr, 4> original(access.index);
  for (IndexExpr &index : access.index)
    index.offset = placed.place(index.offset);
  SmallVector<IndexExpr, 4> inTurns(access.index);
  for (auto [index, size] : llvm::zip_equal(access.index, inRoot.shape))
    index = settle(std::move(index), size);
  if (access.isBounded())
    access.indexInTurns = std::move(inTurns);
  access.maxElements = countPoints(access, original);
  access.turns = countOtherTurns(access);
  for (IndexExpr &index : access.index)
    index.hasLooseExtents =
        llvm::any_of(index.terms, [&](const IndexTerm &term) {
          return isGuarded() ||
                 Dimensions::hasInduction(nest.places[term.loop].trips);
        });
  access.buffer = getBuffer(inRoot, place.root);
  access.startsKnown = place.startsKnown;
  access.isConditional = isGuarded();
  if (access.isConditional)
    access.limits = getLimits(guard);
  bounded.push_back(boundAccess(
      access, guard, placed.getLoops(), nest.extents,
      [this](const Symbol *symbol) { return loopOf.lookup(symbol); }));
  nest.accesses.push_back(std::move(access));
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// Adds unordered loops of `extents`, each inside the one before, as far as
/// they can be had. Returns the innermost loop that what follows stands in.
std::optional<unsigned> NestAccesses::addLoops(ArrayRef<Expr> extents,
                                               ExecutionScope scope) {
  std::optional<unsigned> innermost = getInnermost(scope);
  for (const Expr &extent : extents) {
    std::optional<unsigned> loop =
        addLoop(extent, LoopOrder::Unordered, innermost);
    if (!loop)
      break;
    innermost = loop;
  }
  return innermost;
}

bool NestAccesses::addSlots(const Expr &once, Expr &issued) {
  std::optional<Expr> all = turns.sumIssued(once),
                      useful = turns.sumOverLoops(once);
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
  if (turns.neverTurns() || inner.getNumPoints().isZero() ||
      putsBack(op, context.sizes))
    return std::nullopt;
  unsigned base = nest.extents.size();
  std::optional<unsigned> innermost = addLoops(inner.extents, scope);
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
      moved.within = addLoops(*access.ownExtents, scope);
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
        turns.sumOverLoops(countRequestedBytes(access, kept), scope);
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
  if (turns.neverTurns() || getSizeProblem(base, context) ||
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
  if (std::optional<Expr> bytes =
          turns.sumOverLoops(getBytes(lanes, buffer.bitsPerElement) * times))
    addRequested(buffer, kind, *bytes);
  Access access;
  access.kind = kind;
  access.within = within;
  access.index.assign(index.begin(), index.end());
  add(*place, buffer, buffer.bitsPerElement, std::move(access));
}

bool NestAccesses::addElementAccess(Operation *op, GuardTracer tracer) {
  std::optional<ElementAccess> access =
      getElementAccess(op, context.sizes, turns.getLoops());
  if (!access)
    return false;
  SmallVector<IndexExpr, 4> index;
  for (const Expr &offset : access->indices)
    index.emplace_back().offset = offset;
  unsigned firstDim = index.size() - access->lanes.size();
  std::optional<unsigned> innermost = getInnermost();
  Expr number = 1;
  for (auto [dim, lanes] : llvm::enumerate(access->movingLanes)) {
    number *= lanes;
    innermost = addLoop(lanes, LoopOrder::Vector, innermost);
    if (!innermost)
      return false;
    index[firstDim + dim].terms.push_back({*innermost, 1});
  }
  addElements(access->base, std::move(index), access->kind, number, innermost);
  if (turns.getLaunch() && !turns.neverTurns())
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

//===- NestAccesses.cpp - Accesses under loops of the IR ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NestAccesses.h"
#include "ElementAccess.h"
#include "WarpAccess.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Interfaces/ElementTypes.h"
#include "roofline/Interfaces/NestBuilder.h"
#include "roofline/Interfaces/WhileLoops.h"

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

NestAccesses::NestAccesses(Operation *kernel, const CostContext &context)
    : kernel(kernel), context(context) {
  if (isLaunch(kernel))
    launch = context.sizes.getLaunchShape(kernel);
}

std::optional<unsigned> NestAccesses::getInnermost(ExecutionScope scope) const {
  for (const LoopRange &loop : llvm::reverse(around))
    if (!isJoint(loop, scope))
      return loopOf.lookup(loop.index);
  return std::nullopt;
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
  turns = {};
  // A loop that never turns has no extent of its own.
  return range.trips.isZero() ? Expr(0) : nest.extents[*loop];
}

void NestAccesses::leaveLoop() {
  around.pop_back();
  turns = {};
}

LogicalResult NestAccesses::enterLaunch() {
  for (const LaunchLoop &loop : launch->loops) {
    kinds[loop.range.index] = loop.kind;
    bool isGrid = loop.kind == LaunchLoop::Kind::Blocks;
    if (!enterLoop(loop.range, isGrid ? LoopOrder::Grid : LoopOrder::Thread))
      return failure();
  }
  return success();
}

bool NestAccesses::neverTurns() const {
  return llvm::any_of(
      around, [](const LoopRange &range) { return range.trips.isZero(); });
}

//===----------------------------------------------------------------------===//
// Counts over all turns
//===----------------------------------------------------------------------===//

LogicalResult NestAccesses::enterGuard(const Guard &guard) {
  guards.push_back(guard);
  turns = {};
  if (sumOverLoops(1))
    return success();
  leaveGuard();
  return failure();
}

void NestAccesses::leaveGuard() {
  guards.pop_back();
  turns = {};
}

Guard NestAccesses::getGuard() const {
  Guard all;
  for (const Guard &guard : guards)
    all = all & guard;
  return all;
}

bool NestAccesses::isJoint(const LoopRange &loop, ExecutionScope scope) const {
  auto known = kinds.find(loop.index);
  if (known == kinds.end() || known->second == LaunchLoop::Kind::Blocks)
    return false;
  switch (scope) {
  case ExecutionScope::Thread:
    return false;
  case ExecutionScope::Warp:
  case ExecutionScope::Warpgroup:
    // Without lanes nobody knows which threads are a warp.
    return !launch->hasLanes || known->second == LaunchLoop::Kind::Lanes;
  case ExecutionScope::Block:
    return true;
  }
  llvm_unreachable("unknown scope");
}

/// `guard` where at least one turn of the `joint` loops lets it hold, or
/// wherever that is not known.
static Guard joinTurns(const Guard &guard, ArrayRef<LoopRange> joint) {
  if (llvm::none_of(joint, [&](const LoopRange &loop) {
        return guard.dependsOn(*loop.index);
      }))
    return guard;
  const Bounds *bounds = guard.getBounds();
  Guard joined;
  if (!bounds)
    return joined;
  for (Bound bound : *bounds) {
    bool isLinear = true;
    for (const LoopRange &loop : joint) {
      if (!bound.form.dependsOn(*loop.index))
        continue;
      Expr start = bound.form.replace(*loop.index, 0);
      Expr slope = bound.form.replace(*loop.index, 1) - start;
      isLinear &= bound.form == start + slope * Expr(*loop.index) &&
                  !Dimensions::hasInduction(slope) &&
                  !Dimensions::hasInduction(loop.trips);
      // The turns add between 0 and this, or this and 0.
      Expr most = slope * (loop.trips - 1);
      bool isUpward = most.isKnownNonNegative();
      if (bound.lower && isUpward)
        bound.lower = *bound.lower - most;
      if (bound.upper && !isUpward)
        bound.upper = *bound.upper - most;
      isLinear &= isUpward || (-most).isKnownNonNegative();
      bound.form = start;
    }
    // What is left may be a number.
    if (isLinear && Dimensions::hasInduction(bound.form))
      joined = joined & Guard::of(bound);
  }
  return joined;
}

/// Where the guards hold for some of the threads that act together.
Guard NestAccesses::getJointGuard(ExecutionScope scope) const {
  LoopStack joint;
  for (const LoopRange &loop : around)
    if (isJoint(loop, scope))
      joint.push_back(loop);
  Guard all;
  for (const Guard &guard : guards)
    all = all & joinTurns(guard, joint);
  return all;
}

/// The sum over loops that those in `scope` turn by themselves. What differs
/// between the others is not known, or with `isAnyLane` the most of it.
std::optional<Expr> NestAccesses::sum(const Expr &count, ExecutionScope scope,
                                      bool isAnyLane) const {
  LoopStack own, joint;
  for (const LoopRange &loop : around)
    (isJoint(loop, scope) ? joint : own).push_back(loop);
  std::optional<Expr> common = getMost(count, joint);
  if (!common || (!isAnyLane && *common != count))
    return std::nullopt;
  for (LoopRange &loop : own) {
    std::optional<Expr> trips = getMost(loop.trips, joint);
    if (!trips || (!isAnyLane && *trips != loop.trips))
      return std::nullopt;
    loop.trips = *trips;
  }
  Dimensions &dimensions = context.sizes.getDimensions();
  Guard guard = getJointGuard(scope);
  std::optional<Expr> total =
      guard.isAlways()
          ? std::optional(
                Repetition(own, dimensions, kernel->getLoc()).sum(*common))
          : sumWhere(*common, own, guard, dimensions, kernel->getLoc());
  bool isByWarp =
      scope == ExecutionScope::Warp || scope == ExecutionScope::Warpgroup;
  if (!total || !launch || !isByWarp)
    return total;
  constexpr int64_t kWarpsOfGroup = 4;
  bool isGroup = scope == ExecutionScope::Warpgroup;
  if (launch->hasLanes)
    return isGroup ? Expr::ceilDiv(*total, kWarpsOfGroup) : *total;
  if (!launch->warps.width)
    return std::nullopt;
  return *total *
         Expr::ceilDiv(launch->getThreadsPerBlock(),
                       launch->warps.width * (isGroup ? kWarpsOfGroup : 1));
}

std::optional<Expr> NestAccesses::sumOverLoops(const Expr &count,
                                               ExecutionScope scope) const {
  if (!launch)
    scope = ExecutionScope::Thread;
  bool isPlain = guards.empty() && !launch;
  if (isPlain || Dimensions::hasInduction(count))
    return sum(count, scope, /*isAnyLane=*/false);
  std::optional<Expr> &known = turns[static_cast<unsigned>(scope)];
  if (!known)
    known = sum(1, scope, /*isAnyLane=*/false);
  return known ? std::optional(*known * count) : std::nullopt;
}

std::optional<Expr> NestAccesses::sumIssued(const Expr &count) const {
  if (!launch || !launch->warps.width)
    return sumOverLoops(count);
  std::optional<Expr> &known = turns.back();
  bool isFixed = !Dimensions::hasInduction(count);
  if (!isFixed || !known) {
    std::optional<Expr> warps =
        sum(isFixed ? Expr(1) : count, ExecutionScope::Warp,
            /*isAnyLane=*/true);
    if (!warps)
      return sumOverLoops(count);
    if (!isFixed)
      return *warps * launch->warps.width;
    known = *warps * launch->warps.width;
  }
  return *known * count;
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
  auto whileLoop =
      argument
          ? dyn_cast_or_null<scf::WhileOp>(argument.getOwner()->getParentOp())
          : scf::WhileOp();
  if (whileLoop && argument.getOwner() == whileLoop.getAfterBody())
    return WhileForm(whileLoop).getContinued(
        whileLoop.getConditionOp().getArgs()[argument.getArgNumber()]);
  auto loop = argument ? dyn_cast_or_null<LoopLikeOpInterface>(
                             argument.getOwner()->getParentOp())
                       : LoopLikeOpInterface();
  OpOperand *init = loop ? loop.getTiedLoopInit(argument) : nullptr;
  return init ? init->get() : Value();
}

/// Whether `root`, which stands in a kernel, is memory from outside of it: an
/// argument of a kernel, a global, or what some op makes of a pointer.
static bool comesFromOutside(Value root) {
  if (isa<BlockArgument>(root)) {
    Operation *owner = root.getParentBlock()->getParentOp();
    auto function = dyn_cast<FunctionOpInterface>(owner);
    return function && cast<BlockArgument>(root).getArgNumber() <
                           function.getNumArguments();
  }
  if (!isa<BaseMemRefType>(root.getType()) ||
      getMemorySpace(root) != MemorySpace::Global)
    return false;
  return !isa<memref::AllocOp, memref::AllocaOp>(root.getDefiningOp()) &&
         root.getDefiningOp()->getNumRegions() == 0;
}

std::optional<NestAccesses::Place>
NestAccesses::findPlace(Value root, AccessKind kind, MemorySpace space) {
  Place place{root, context.values.getCoordinatesInRoot(root)};
  while (kernel->isAncestor(place.root.getParentBlock()->getParentOp()) &&
         !comesFromOutside(place.root)) {
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

/// How many different points `access` may go to, where guards and loops whose
/// trips change make that less than the product of the extents of its loops.
std::optional<Expr> NestAccesses::countPoints(const Access &access) const {
  // The loops that move it, and those that their trips depend on.
  LoopStack moving, others;
  for (const LoopRange &range : llvm::reverse(around)) {
    bool isMoving = isMovedBy(access, loopOf.lookup(range.index)) ||
                    llvm::any_of(moving, [&](const LoopRange &inner) {
                      return inner.trips.dependsOn(*range.index);
                    });
    LoopStack &into = isMoving ? moving : others;
    into.insert(into.begin(), range);
  }
  Guard all = getGuard();
  if (all.isAlways() && llvm::none_of(moving, [](const LoopRange &range) {
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
  Dimensions &dimensions = context.sizes.getDimensions();
  if (all.isAlways())
    return Repetition(moving, dimensions, kernel->getLoc()).sum(inside);
  return sumWhere(inside, moving, joinTurns(all, others), dimensions,
                  kernel->getLoc());
}

/// Replaces the terms of `index` that are a multiple of `form` by one term of
/// loop `number`, which counts the values of the form in units from `first` on.
/// False where there are none.
static bool takeDigits(IndexExpr &index, const Expr &form, const Digits &digits,
                       ArrayRef<LoopRange> loops, const Expr &first,
                       unsigned number,
                       llvm::function_ref<unsigned(const Symbol *)> getLoop) {
  if (index.maxDistinct)
    return false;
  std::optional<Expr> factor;
  for (unsigned digit : digits.loops) {
    const Symbol &symbol = *loops[digit].index;
    Expr scale = form.replace(symbol, 1) - form.replace(symbol, 0);
    auto *term = llvm::find_if(index.terms, [&](const IndexTerm &term) {
      return term.loop == getLoop(&symbol);
    });
    if (term == index.terms.end())
      return false;
    Expr ratio = Expr::floorDiv(term->coefficient, scale);
    if (ratio * scale != term->coefficient || (factor && *factor != ratio))
      return false;
    factor = ratio;
  }
  llvm::erase_if(index.terms, [&](const IndexTerm &term) {
    return llvm::any_of(digits.loops, [&](unsigned digit) {
      return term.loop == getLoop(loops[digit].index);
    });
  });
  Expr step = *factor * digits.unit;
  index.terms.push_back({number, step});
  index.offset += step * first;
  return true;
}

/// `access`, over loops of its own that turn no more than the guards let them.
Access NestAccesses::boundAccess(const Access &access) const {
  Guard all = getGuard();
  const Bounds *bounds = all.getBounds();
  if (!bounds || bounds->empty())
    return access;
  BoundedLoops left = boundLoops(around, *bounds);
  Access result = access;
  SmallVector<Expr, 4> extents(nest.extents.begin(), nest.extents.end());
  // Where each loop starts now.
  SmallVector<Expr, 4> starts(extents.size());
  for (auto [loop, shortened, value] :
       llvm::zip_equal(around, left.loops, left.values)) {
    unsigned number = loopOf.lookup(loop.index);
    if (std::optional<Expr> most = getMost(shortened.trips, left.loops))
      extents[number] = *most;
    starts[number] = value.replace(*loop.index, 0);
  }
  for (IndexExpr &index : result.index)
    if (!index.maxDistinct)
      for (const IndexTerm &term : index.terms)
        index.offset += term.coefficient * starts[term.loop];
  // A form that is part of an index takes the values within its bound.
  for (const Bound &bound : left.bounds) {
    std::optional<Digits> digits = getDigits(bound.form, left.loops);
    if (!digits)
      continue;
    auto [first, number] = getTurns(bound, *digits);
    for (IndexExpr &index : result.index)
      if (takeDigits(
              index, bound.form, *digits, left.loops, first, extents.size(),
              [this](const Symbol *symbol) { return loopOf.lookup(symbol); }))
        extents.push_back(number);
  }
  for (IndexExpr &index : result.index)
    llvm::erase_if(index.terms, [&](const IndexTerm &term) {
      return extents[term.loop].isOne();
    });
  result.ownExtents = extents;
  return result;
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
          !guards.empty() ||
          Dimensions::hasInduction(nest.places[term.loop].trips);
  access.buffer = getBuffer(placed, place.root);
  bounded.push_back(boundAccess(access));
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
  std::optional<Expr> all = sumIssued(once), useful = sumOverLoops(once);
  if (!all || !useful)
    return false;
  issued = *all;
  threads.issuedSlots += *all;
  threads.usefulSlots += *useful;
  return true;
}

std::optional<std::string> NestAccesses::addNest(const Nest &inner,
                                                 ExecutionScope scope) {
  if (neverTurns() || inner.getNumPoints().isZero())
    return std::nullopt;
  unsigned base = nest.extents.size();
  std::optional<unsigned> innermost = addLoops(inner.extents, scope);
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
      moved.within = addLoops(*access.ownExtents, scope);
      if (nest.extents.size() - first < access.ownExtents->size())
        return kUnknownLoops.str();
      moved.ownExtents.reset();
    }
    for (IndexExpr &index : moved.index)
      for (IndexTerm &term : index.terms)
        term.loop += first;
    add(*place, buffer, std::move(moved));
  }
  for (const Access &access : kept.accesses) {
    std::optional<Expr> bytes =
        sumOverLoops(countRequestedBytes(access, kept), scope);
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
  if (std::optional<Expr> bytes =
          sumOverLoops(getBytes(lanes, buffer.bitsPerElement) * times))
    addRequested(buffer, kind, *bytes);
  Access access;
  access.kind = kind;
  access.within = within;
  access.index.assign(index.begin(), index.end());
  add(*place, buffer, std::move(access));
}

/// Books what `access` is to the warps of the launch.
void NestAccesses::addLanes(const ElementAccess &access) {
  std::optional<Expr> issued = sumIssued(1), useful = sumOverLoops(1);
  if (!issued || !useful)
    return;
  threads.issuedAccesses += *issued;
  threads.usefulAccesses += *useful;
  MemorySpace space = getMemorySpace(access.base);
  const WarpTraits &warps = launch->warps;
  bool isShared = space == MemorySpace::Workgroup && warps.numBanks;
  bool isGlobal = space == MemorySpace::Global && warps.sectorBytes;
  bool isGathered = llvm::any_of(access.indices, [this](const Expr &index) {
    return isDataDependent(index);
  });
  if (!warps.width || isGathered || (!isShared && !isGlobal) ||
      !findPlace(context.values.getRoot(access.base), access.kind, space))
    return;
  Guard all = getGuard();
  std::optional<BoundedLoops> active;
  if (const Bounds *bounds = all.getBounds())
    active = boundLoops(around, *bounds);
  auto rows =
      getLaneAccesses(access, *launch, active ? &*active : nullptr, context);
  if (!rows)
    return;
  Expr turns = Expr::floorDiv(*issued, warps.width);
  for (const LaneAccess &row : *rows) {
    if (isShared) {
      BankUse use = countBankConflicts(row, warps.numBanks);
      threads.wavefronts += turns * use.wavefronts;
      threads.leastWavefronts += turns * use.leastWavefronts;
      sharedTransferred +=
          turns * (use.wavefronts * warps.numBanks * kBankBytes) -
          *useful * row.bytesPerLane;
    } else {
      bool isRead = access.kind == AccessKind::Read;
      threads.wantedBytes += turns * countDistinctBytes(row);
      (isRead ? threads.sectorBytesRead : threads.sectorBytesWritten) +=
          turns * (countSectors(row, warps.sectorBytes) * warps.sectorBytes);
    }
  }
}

bool NestAccesses::addElementAccess(Operation *op) {
  std::optional<ElementAccess> access = getElementAccess(op, context.sizes);
  if (!access)
    return false;
  SmallVector<IndexExpr, 4> index;
  for (const Expr &offset : access->indices)
    index.emplace_back().offset = offset;
  unsigned firstDim = index.size() - access->lanes.size();
  std::optional<unsigned> innermost = getInnermost();
  for (auto [dim, lanes] : llvm::enumerate(access->lanes)) {
    innermost = addLoop(lanes, LoopOrder::Vector, innermost);
    if (!innermost)
      return false;
    index[firstDim + dim].terms.push_back({*innermost, 1});
  }
  addElements(access->base, std::move(index), access->kind, innermost);
  if (launch && !neverTurns())
    addLanes(*access);
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

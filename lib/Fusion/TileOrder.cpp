//===- TileOrder.cpp - The order of the loops over tiles ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The group as the nest that its loop over tiles will be, for the model of
// caches. Each loop over tiles is tried as the innermost one: what it does not
// move is read again in every turn of it, and has the best chance to be there.
//
//   [2048, 4096] x [4096, 14336], bf16, 132 tiles of 128 x 128 at once:
//   columns innermost   every turn of the rows sweeps 117 MB of the right side
//   rows innermost      every turn of the columns sweeps 17 MB of the left
//                       side, and 50 MB of cache hold them
//
//===----------------------------------------------------------------------===//

#include "TileOrder.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "roofline/Fusion/LoopFactors.h"
#include "roofline/Fusion/ValueUses.h"
#include "roofline/Interfaces/CostInterfaces.h"
#include "roofline/Support/Symbol.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::roofline;
using linalg::LinalgOp;

SmallVector<int64_t> mlir::roofline::getSizes(Value value,
                                              const CostContext &context) {
  SmallVector<int64_t> sizes;
  if (isa<RankedTensorType>(value.getType()))
    for (const Expr &size : context.sizes.getShape(value))
      sizes.push_back(size.getInt64().value_or(ShapedType::kDynamic));
  return sizes;
}

namespace {
class TileOrder {
public:
  TileOrder(FusionGroup &group, const CostContext &context)
      : group(group), context(context), ops(group.ops.begin(), group.ops.end()),
        members(ops.begin(), ops.end()),
        factors(ops.getArrayRef(), /*alongReads=*/false,
                [&](Value value) { return getSizes(value, context); }) {}

  bool run();

private:
  void matchLoops();
  bool countOps();
  void splitDims(LinalgOp op, Access &access, Buffer &buffer) const;
  bool isReadByShared(Value value) const;
  void addOp(LinalgOp op, const OpCost &cost, Nest &nest);
  Nest makeNest(ArrayRef<unsigned> order);
  LevelTraffic follow(ArrayRef<unsigned> order);

  FusionGroup &group;
  const CostContext &context;
  llvm::SmallSetVector<Operation *, 8> ops;
  OpSet members;
  /// Loops are counted as they are split.
  GroupFactors factors;
  /// What each op costs by itself.
  std::vector<OpCost> costs;
  /// By loop of each op, that of the last one over whose tiles it runs.
  llvm::DenseMap<Operation *, SmallVector<std::optional<unsigned>, 6>> loopOf;

  /// Of one nest: by loop of the last op, the loop over its tiles.
  llvm::SmallDenseMap<unsigned, unsigned> gridOf;
  /// The induction variables of loops whose last tile is a smaller one.
  SymbolContext symbols;
  llvm::SmallDenseMap<unsigned, const Symbol *> inductionOf;
};
} // namespace

/// Follows the tiles from the last op to those before it.
void TileOrder::matchLoops() {
  for (Operation *op : llvm::reverse(ops)) {
    auto &loops = loopOf[op];
    loops.resize(factors.getExtents(op).size());
    if (op == ops.back())
      for (unsigned loop = 0; loop < loops.size(); ++loop)
        if (group.tileSizes[loop] != 0)
          loops[loop] = loop;
    for (OpResult result : op->getResults())
      forEachRead(result, [&](OpOperand &use) {
        auto user = loopOf.find(use.getOwner());
        if (use.getOwner() != op && user != loopOf.end())
          factors.forEachPair(
              result, use,
              [&](Value value) { return getSizes(value, context); },
              [&](unsigned own, unsigned other) {
                if (user->second[other])
                  loops[own] = user->second[other];
              });
      });
  }
}

/// A buffer of `nest` that is the same memory as `buffer`.
static unsigned getBuffer(Nest &nest, const Buffer &buffer) {
  unsigned numRoots = 0;
  std::optional<unsigned> root;
  for (auto [number, known] : llvm::enumerate(nest.buffers)) {
    numRoots = std::max(numRoots, known.root + 1);
    if (known.rootKey != buffer.rootKey)
      continue;
    if (known.viewKey == buffer.viewKey && known.shape == buffer.shape)
      return number;
    root = known.root;
  }
  nest.buffers.push_back(buffer);
  nest.buffers.back().root = root.value_or(numRoots);
  return nest.buffers.size() - 1;
}

static unsigned addLoop(Nest &nest, const Expr &extent, LoopPlace place) {
  nest.extents.push_back(extent);
  nest.places.push_back(std::move(place));
  return nest.extents.size() - 1;
}

/// False where an op has no nest with the loops that it has itself.
bool TileOrder::countOps() {
  for (Operation *op : ops)
    if (!computeCost(op, context, costs.emplace_back()) ||
        costs.back().nest.extents.size() != cast<LinalgOp>(op).getNumLoops() ||
        llvm::any_of(costs.back().nest.accesses, [](const Access &access) {
          return access.ownExtents.has_value();
        }))
      return false;
  return true;
}

/// Lets `access`, which `op` makes to `buffer`, index by loops as they are
/// split: a dimension that one loop runs along becomes one for each of its
/// parts, as it does when the group is applied.
void TileOrder::splitDims(LinalgOp op, Access &access, Buffer &buffer) const {
  const LoopFactors &ofOp = factors.get(op);
  SmallVector<IndexExpr, 4> index;
  SmallVector<Expr, 4> shape;
  for (auto [expr, size] : llvm::zip_equal(access.index, buffer.shape)) {
    ArrayRef<int64_t> parts;
    unsigned first = 0;
    bool isLoop = expr.terms.size() == 1 && expr.offset.isZero() &&
                  !expr.maxDistinct && expr.terms.front().coefficient.isOne();
    if (isLoop) {
      parts = ofOp[expr.terms.front().loop];
      first = factors.getFirst(op, expr.terms.front().loop);
    }
    if (parts.size() > 1 && size == getProduct(toExprs(parts))) {
      for (auto [number, extent] : llvm::enumerate(parts)) {
        index.emplace_back().terms.push_back({unsigned(first + number), 1});
        shape.push_back(extent);
      }
      buffer.viewKey = buffer.rootKey;
      continue;
    }
    SmallVector<IndexTerm, 2> terms;
    for (const IndexTerm &term : expr.terms) {
      Expr coefficient = term.coefficient;
      ArrayRef<int64_t> ofTerm = ofOp[term.loop];
      for (unsigned part = ofTerm.size(); part-- > 0;) {
        terms.push_back({factors.getFirst(op, term.loop) + part, coefficient});
        coefficient *= Expr(ofTerm[part]);
      }
    }
    index.push_back(expr);
    index.back().terms = terms;
    shape.push_back(size);
  }
  access.index.assign(index.begin(), index.end());
  buffer.shape.assign(shape.begin(), shape.end());
}

/// Whether two accesses of `nest` are to the same slice in every tile: their
/// indices differ in the loops of their ops only, which are as long.
static bool haveSameSlice(const Nest &nest, const Access &one,
                          const Access &other) {
  auto isSameTerm = [&](const IndexTerm &a, const IndexTerm &b) {
    bool isSameLoop = a.loop == b.loop;
    bool areInside = nest.places[a.loop].order == LoopOrder::Unordered &&
                     nest.places[b.loop].order == LoopOrder::Unordered;
    return a.coefficient == b.coefficient &&
           (isSameLoop ||
            (areInside && nest.extents[a.loop] == nest.extents[b.loop]));
  };
  return one.buffer == other.buffer &&
         llvm::equal(one.index, other.index,
                     [&](const IndexExpr &a, const IndexExpr &b) {
                       return a.offset == b.offset &&
                              llvm::equal(a.terms, b.terms, isSameTerm);
                     });
}

/// Whether an op that other groups compute as well reads `value`.
bool TileOrder::isReadByShared(Value value) const {
  bool isRead = false;
  forEachRead(value, [&](OpOperand &use) {
    isRead |= llvm::is_contained(group.shared, use.getOwner());
  });
  return isRead;
}

/// Adds what one op does in a tile.
void TileOrder::addOp(LinalgOp op, const OpCost &cost, Nest &nest) {
  std::optional<unsigned> innermost = std::nullopt;
  if (!gridOf.empty())
    innermost = gridOf.size() - 1;
  // What each loop, as it is split, adds to an index in every turn of its own
  // and of that over its tiles.
  SmallVector<SmallVector<IndexTerm, 2>, 6> partsOf;
  SmallVector<int64_t, 6> extents = factors.getExtents(op);
  for (auto [extent, loop] : llvm::zip_equal(extents, loopOf[op])) {
    SmallVector<IndexTerm, 2> &terms = partsOf.emplace_back();
    Expr side = extent, trips = extent;
    if (loop) {
      side = trips = Expr::min(extent, group.tileSizes[*loop]);
      if (const Symbol *induction = inductionOf.lookup(*loop))
        trips = Expr::min(side, extent - side * Expr(*induction));
      terms.push_back({gridOf.lookup(*loop), group.tileSizes[*loop]});
    }
    innermost =
        addLoop(nest, side, {LoopOrder::Unordered, innermost, nullptr, trips});
    terms.push_back({*innermost, 1});
  }
  for (const Access &access : cost.nest.accesses) {
    const Buffer &buffer = cost.nest.buffers[access.buffer];
    Value root = Value::getFromOpaquePointer(buffer.rootKey);
    bool isMadeHere = ops.contains(root.getDefiningOp());
    bool isLeft =
        access.writes() &&
        !llvm::is_contained(group.shared, op.getOperation()) &&
        (isLeftByGroup(cast<OpResult>(root), members) || isReadByShared(root));
    if (isMadeHere && !isLeft)
      continue; // It stays on chip.
    Access moved = access;
    Buffer parts = buffer;
    splitDims(op, moved, parts);
    moved.buffer = getBuffer(nest, parts);
    moved.within = innermost;
    for (IndexExpr &index : moved.index) {
      SmallVector<IndexTerm, 2> inNest;
      for (const IndexTerm &term : index.terms)
        for (const IndexTerm &part : partsOf[term.loop])
          inNest.push_back({part.loop, term.coefficient * part.coefficient});
      index.terms = inNest;
    }
    // A piece of a row is there until all ops are done with it.
    if (group.form == FusionForm::Online && !moved.writes() &&
        llvm::any_of(nest.accesses, [&](const Access &known) {
          return !known.writes() && haveSameSlice(nest, known, moved);
        }))
      continue;
    nest.accesses.push_back(std::move(moved));
  }
}

/// The group with its loops over tiles in `order`.
Nest TileOrder::makeNest(ArrayRef<unsigned> order) {
  Nest nest;
  gridOf.clear();
  SmallVector<int64_t, 6> lastExtents = factors.getExtents(ops.back());
  for (unsigned loop : order) {
    Expr extent = lastExtents[loop], side = group.tileSizes[loop];
    Expr tiles = Expr::ceilDiv(extent, side);
    bool isEven = Expr::floorDiv(extent, side) == tiles;
    if (!isEven && !inductionOf.contains(loop))
      inductionOf[loop] = &symbols.create(("t" + Twine(loop)).str(), 0,
                                          tiles.getInt64().value_or(1) - 1);
    std::optional<unsigned> parent;
    if (!gridOf.empty())
      parent = gridOf.size() - 1;
    gridOf[loop] =
        addLoop(nest, tiles,
                {LoopOrder::Grid, parent, inductionOf.lookup(loop), tiles});
  }
  for (auto [op, cost] : llvm::zip_equal(ops, costs))
    addOp(cast<LinalgOp>(op), cost, nest);
  return nest;
}

/// What moves through the shared cache.
LevelTraffic TileOrder::follow(ArrayRef<unsigned> order) {
  KernelCost cost = group.cost;
  cost.followOrder(makeNest(order));
  return cost.hbm;
}

bool TileOrder::run() {
  if (!countOps())
    return false;
  matchLoops();
  Expr least = group.cost.hbm.getModelled();
  std::optional<LevelTraffic> best;
  SmallVector<unsigned, 4> inProgram = group.tileOrder;
  // The last loop of the program is the innermost one unless another is better.
  for (unsigned inner : llvm::reverse(inProgram)) {
    SmallVector<unsigned, 4> order = inProgram;
    llvm::erase(order, inner);
    order.push_back(inner);
    LevelTraffic traffic = follow(order);
    if (best &&
        !(traffic.getModelled().toDouble() < best->getModelled().toDouble()))
      continue;
    group.tileOrder = order;
    best = traffic;
    if (best->getModelled() == least)
      break;
  }
  if (best->getModelled() == least)
    return false;
  group.cost.hbm = *best;
  return true;
}

bool mlir::roofline::orderTiles(FusionGroup &group,
                                const CostContext &context) {
  return TileOrder(group, context).run();
}

//===- WarpAccess.cpp - Addresses of the lanes of a warp ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WarpAccess.h"
#include "mlir/IR/BuiltinTypes.h"
#include "roofline/Interfaces/ElementTypes.h"
#include "roofline/Interfaces/ValueTracing.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;
using namespace mlir::roofline;

/// Rows of vectors that are looked at one by one.
static constexpr int64_t kMaxRows = 64;

/// In elements, the distance between neighbours along each dimension of `base`;
/// empty where it is not known.
static std::optional<SmallVector<Expr, 4>>
getStrides(Value base, const CostContext &context) {
  auto type = dyn_cast<MemRefType>(base.getType());
  if (!type)
    return std::nullopt;
  SmallVector<Expr, 4> result(type.getRank());
  if (type.getLayout().isIdentity()) {
    Shape shape = context.sizes.getShape(base);
    Expr stride = 1;
    for (int64_t dim = type.getRank(); dim-- > 0; stride *= shape[dim])
      result[dim] = stride;
    return result;
  }
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)) ||
      llvm::is_contained(strides, ShapedType::kDynamic))
    return std::nullopt;
  for (auto [dim, stride] : llvm::enumerate(strides))
    result[dim] = stride;
  return result;
}

/// In elements, where `base`, a view, begins in its root. Zero where that is
/// not known: the first lane is then taken for aligned, and what the others are
/// away from it is known from the strides.
static Expr getStart(Value base, const CostContext &context) {
  Value root = context.values.getRoot(base);
  const ViewCoordinates &view = context.values.getCoordinatesInRoot(base);
  auto strides = getStrides(root, context);
  Expr start;
  if (root != base && view && strides)
    for (auto [dim, stride] : llvm::zip_equal(*view, *strides))
      start += dim.offset * stride;
  return start;
}

namespace {
using LaneValues = llvm::DenseMap<const Symbol *, int64_t>;

/// Finds the addresses of one access.
class AddressFinder {
public:
  AddressFinder(const Expr &address, const LaunchShape &launch,
                const BoundedLoops *active)
      : address(address), launch(launch), active(active),
        start(*evaluate(LaneValues(), /*isRelative=*/false)) {}

  /// The places of all lanes, in elements.
  std::optional<SmallVector<int64_t, 32>> find() {
    bool isKnown = visit(0, LaneValues());
    return isKnown ? std::optional(std::move(places)) : std::nullopt;
  }

private:
  /// Gives the lane loops from `number` on all their values.
  bool visit(unsigned number, LaneValues values);
  /// The turns of a lane loop that are left.
  std::pair<int64_t, int64_t> getTurns(const LoopRange &loop) const;
  std::optional<Expr> evaluate(const LaneValues &values,
                               bool isRelative = true) const;

  Expr address;
  const LaunchShape &launch;
  const BoundedLoops *active;
  Expr start;
  SmallVector<int64_t, 32> places;
};
} // namespace

std::pair<int64_t, int64_t>
AddressFinder::getTurns(const LoopRange &loop) const {
  std::pair<int64_t, int64_t> all = {0, *loop.trips.getInt64()};
  if (!active)
    return all;
  for (auto [left, value] : llvm::zip_equal(active->loops, active->values)) {
    if (left.index != loop.index)
      continue;
    std::optional<int64_t> first = value.replace(*loop.index, 0).getInt64();
    std::optional<int64_t> turns = left.trips.getInt64();
    if (first && turns)
      return {*first, *first + *turns};
  }
  return all;
}

std::optional<Expr> AddressFinder::evaluate(const LaneValues &values,
                                            bool isRelative) const {
  Expr value =
      address.substitute([&](const Symbol &symbol) -> std::optional<Expr> {
        if (!Dimensions::isInduction(symbol))
          return std::nullopt;
        auto known = values.find(&symbol);
        return Expr(known == values.end() ? 0 : known->second);
      });
  // Where the first lane starts at is taken for aligned if it is not known.
  return isRelative && !start.isConstant() ? value - start : value;
}

bool AddressFinder::visit(unsigned number, LaneValues values) {
  while (number < launch.loops.size() &&
         launch.loops[number].kind != LaunchLoop::Kind::Lanes)
    ++number;
  if (number == launch.loops.size()) {
    std::optional<int64_t> place = evaluate(values)->getInt64();
    if (place)
      places.push_back(*place);
    return place.has_value();
  }
  const LoopRange &loop = launch.loops[number].range;
  auto [first, end] = getTurns(loop);
  for (int64_t turn = first; turn < end; ++turn) {
    values[loop.index] = turn;
    if (!visit(number + 1, values))
      return false;
  }
  return true;
}

std::optional<SmallVector<LaneAccess, 1>> mlir::roofline::getLaneAccesses(
    const ElementAccess &access, const LaunchShape &launch,
    const BoundedLoops *active, const CostContext &context) {
  auto strides = getStrides(access.base, context);
  if (!strides || !launch.hasLanes)
    return std::nullopt;
  std::optional<Count> bits = getElementBits(
      cast<ShapedType>(access.base.getType()).getElementType(), context);
  std::optional<int64_t> bitWidth =
      bits ? Expr(*bits).getInt64() : std::nullopt;
  if (!bitWidth || *bitWidth % 8 != 0)
    return std::nullopt;
  int64_t elementBytes = *bitWidth / 8;
  Expr address = getStart(access.base, context);
  for (auto [index, stride] : llvm::zip_equal(access.indices, *strides))
    address += index * stride;
  if (address.isPoisoned())
    return std::nullopt;
  auto places = AddressFinder(address, launch, active).find();
  if (!places)
    return std::nullopt;

  // What stands side by side in memory is one piece.
  int64_t pieceElements = 1;
  SmallVector<int64_t> rowStarts = {0};
  unsigned firstDim = access.indices.size() - access.lanes.size();
  for (auto [dim, lanes] : llvm::enumerate(access.lanes)) {
    std::optional<int64_t> stride = (*strides)[firstDim + dim].getInt64();
    if (!stride)
      return std::nullopt;
    if (dim + 1 == access.lanes.size() && *stride == 1) {
      pieceElements = lanes;
      break;
    }
    SmallVector<int64_t> rows;
    for (int64_t start : rowStarts)
      for (int64_t lane = 0; lane < lanes; ++lane)
        rows.push_back(start + lane * *stride);
    if (static_cast<int64_t>(rows.size()) > kMaxRows)
      return std::nullopt;
    rowStarts = std::move(rows);
  }
  SmallVector<LaneAccess, 1> result;
  for (int64_t start : rowStarts) {
    LaneAccess &row = result.emplace_back();
    row.bytesPerLane = pieceElements * elementBytes;
    for (int64_t place : *places)
      row.addresses.push_back((place + start) * elementBytes);
  }
  return result;
}

//===- WarpAccess.cpp - Addresses of the lanes of warps -------------------===//
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
#include "llvm/ADT/STLExtras.h"

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

static std::optional<int64_t> getBytesPerElement(Value base,
                                                 const CostContext &context) {
  return getElementBytes(cast<ShapedType>(base.getType()).getElementType(),
                         context);
}

SmallVector<WarpMove, 1>
mlir::roofline::getWarpMoves(const ElementAccess &access,
                             const CostContext &context) {
  auto strides = getStrides(access.base, context);
  std::optional<int64_t> elementBytes =
      getBytesPerElement(access.base, context);
  if (!strides || !elementBytes)
    return {};
  // What stands side by side in memory is one piece.
  WarpMove move{access.base, access.indices, access.kind, *elementBytes, {},
                {}};
  SmallVector<WarpMove, 1> moves = {move};
  unsigned firstDim = access.indices.size() - access.lanes.size();
  for (auto [number, lanes] : llvm::enumerate(access.lanes)) {
    unsigned dim = firstDim + number;
    if (dim + 1 == access.indices.size() && (*strides)[dim].isOne()) {
      for (WarpMove &row : moves)
        row.bytesPerLane *= lanes;
      break;
    }
    if (static_cast<int64_t>(moves.size()) * lanes > kMaxRows)
      return {};
    SmallVector<WarpMove, 1> rows;
    for (const WarpMove &row : moves)
      for (int64_t lane = 0; lane < lanes; ++lane)
        rows.emplace_back(row).indices[dim] += lane;
    moves = std::move(rows);
  }
  return moves;
}

//===----------------------------------------------------------------------===//
// In numbers
//===----------------------------------------------------------------------===//

/// What each turn of `loop` adds to `value`; empty where that is no number, or
/// not the same for all turns.
static std::optional<int64_t> getStep(const Expr &value,
                                      const LoopRange &loop) {
  constexpr int64_t kMost = int64_t(1) << 56;
  if (!value.dependsOn(*loop.index))
    return 0;
  Expr start = value.replace(*loop.index, 0);
  Expr step = value.replace(*loop.index, 1) - start;
  std::optional<int64_t> number = step.getInt64();
  // Nor where it leads out of what can be counted in.
  std::optional<int64_t> reach = (step * loop.trips).getInt64();
  if (!number || value != start + step * Expr(*loop.index) ||
      (reach && std::abs(*reach) > kMost))
    return std::nullopt;
  return number;
}

namespace {
/// Writes a move as an instruction.
class InstructionMaker {
public:
  InstructionMaker(const TurnCounter &turns, const WarpMove &move)
      : turns(turns), launch(*turns.getLaunch()), move(move) {
    instruction.width = launch.warps.width;
    instruction.isUniform = !move.pieces.empty();
    // The fastest first.
    for (const LaunchLoop &loop : llvm::reverse(launch.loops))
      if (loop.kind != LaunchLoop::Kind::Blocks)
        threads.push_back(loop.range);
    for (const LoopRange &loop : turns.getLoops())
      if (llvm::none_of(threads, [&](const LoopRange &thread) {
            return thread.index == loop.index;
          }))
        others.push_back(loop);
  }

  /// Takes in `address`, in bytes. False where it is not known how the lanes of
  /// a warp lie to each other.
  bool setAddress(Expr address);
  /// Takes in the guards. False where they are not all limits in numbers.
  bool setLimits();
  /// Sets the instruction up for all turns; those of no known number become the
  /// factor that is returned. Empty where the turns of one loop depend on those
  /// of another.
  std::optional<Expr> setTurns();
  /// Sets it up for the warps of one block, in the first turn of all loops, and
  /// forgets limits that speak of others.
  void keepFirstTurn();

  const WarpInstruction &getInstruction() const { return instruction; }

private:
  bool setLanes(const Expr &address);
  void setSteps(ArrayRef<int64_t> ofLanes);

  const TurnCounter &turns;
  const LaunchShape &launch;
  const WarpMove &move;
  LoopStack threads, others;
  WarpInstruction instruction;
};
} // namespace

/// `ofLanes` is what lanes have their addresses apart, beyond what the loops
/// over them say.
void InstructionMaker::setSteps(ArrayRef<int64_t> ofLanes) {
  size_t width = launch.warps.width;
  if (move.pieces.empty()) {
    WarpStep &step = instruction.steps.emplace_back();
    step.bytesPerLane = move.bytesPerLane;
    step.offsets.assign(ofLanes);
    step.offsets.resize(move.numLanes.value_or(width));
    return;
  }
  for (size_t first = 0; first < move.pieces.size(); first += width) {
    WarpStep &step = instruction.steps.emplace_back();
    step.bytesPerLane = move.bytesPerLane;
    step.offsets.assign(
        ArrayRef(move.pieces)
            .drop_front(first)
            .take_front(std::min(width, move.pieces.size() - first)));
  }
}

bool InstructionMaker::setAddress(Expr address) {
  for (const LoopRange &loop : others) {
    // A step that is not known is taken for one from sector to sector.
    std::optional<int64_t> step = getStep(address, loop);
    WarpLoop &numbers = instruction.others.emplace_back();
    numbers.bytes = step.value_or(0);
    address = address.replace(*loop.index, 0);
  }
  for (const LoopRange &loop : threads) {
    std::optional<int64_t> trips = loop.trips.getInt64();
    if (!trips || *trips > INT32_MAX)
      return false;
    instruction.threads.emplace_back().trips = *trips;
  }
  // The same goes for where the first lane is.
  Expr start = address;
  for (const LoopRange &loop : threads)
    start = start.replace(*loop.index, 0);
  instruction.start = start.getInt64().value_or(0);
  Expr moved = address - start;
  for (auto [loop, numbers] : llvm::zip_equal(threads, instruction.threads)) {
    std::optional<int64_t> step = getStep(moved, loop);
    if (!step)
      return setLanes(address - start);
    numbers.bytes = *step;
    moved -= *step * Expr(*loop.index);
  }
  if (!moved.isZero())
    return setLanes(address - start);
  setSteps({});
  return true;
}

/// Lanes that are not equally far apart: those of the first warp, one by one.
bool InstructionMaker::setLanes(const Expr &address) {
  if (!launch.hasLanes || instruction.isUniform)
    return false;
  SmallVector<int64_t, 32> ofLanes;
  for (int64_t lane = 0; lane < instruction.width; ++lane) {
    Expr place = address;
    int64_t rest = lane;
    for (auto [loop, numbers] : llvm::zip_equal(threads, instruction.threads)) {
      place = place.replace(*loop.index, rest % numbers.trips);
      rest /= numbers.trips;
    }
    std::optional<int64_t> number = place.getInt64();
    if (!number)
      return false;
    if (rest == 0)
      ofLanes.push_back(*number);
  }
  for (WarpLoop &numbers : instruction.threads)
    numbers.bytes = 0;
  setSteps(ofLanes);
  return true;
}

bool InstructionMaker::setLimits() {
  constexpr int64_t kAnything = int64_t(1) << 60;
  Guard guard = turns.getGuard();
  const Bounds *bounds = guard.getBounds();
  bool isAll = bounds != nullptr;
  for (const Bound &bound : bounds ? ArrayRef(*bounds) : ArrayRef<Bound>()) {
    std::optional<int64_t> lower = bound.lower.value_or(-kAnything).getInt64();
    std::optional<int64_t> upper = bound.upper.value_or(kAnything).getInt64();
    bool isKnown = lower && upper;
    SmallVector<int64_t, 8> steps;
    Expr rest = bound.form;
    for (const LoopStack *loops : {&threads, &others})
      for (const LoopRange &loop : *loops) {
        std::optional<int64_t> step = getStep(rest, loop);
        isKnown &= step && (*step == 0 || loop.trips.isConstant());
        steps.push_back(step.value_or(0));
        rest = rest.replace(*loop.index, 0);
      }
    isKnown &= rest.isZero();
    if (!isKnown) {
      isAll = false;
      continue;
    }
    instruction.limits.push_back({std::clamp(*lower, -kAnything, kAnything),
                                  std::clamp(*upper, -kAnything, kAnything)});
    for (auto [loop, step] : llvm::zip_equal(
             llvm::concat<WarpLoop>(instruction.threads, instruction.others),
             steps))
      loop.toLimits.push_back(step);
  }
  return isAll;
}

std::optional<Expr> InstructionMaker::setTurns() {
  Expr factor = 1;
  for (auto [loop, numbers] : llvm::zip_equal(others, instruction.others)) {
    if (Dimensions::hasInduction(loop.trips))
      return std::nullopt;
    if (std::optional<int64_t> trips = loop.trips.getInt64())
      numbers.trips = *trips;
    else
      factor *= loop.trips;
  }
  return factor;
}

void InstructionMaker::keepFirstTurn() {
  SmallVector<unsigned, 2> foreign;
  for (unsigned limit = 0; limit < instruction.limits.size(); ++limit)
    if (llvm::any_of(instruction.others, [&](const WarpLoop &loop) {
          return loop.toLimits[limit] != 0;
        }))
      foreign.push_back(limit);
  instruction.others.clear();
  for (unsigned limit : llvm::reverse(foreign)) {
    instruction.limits.erase(instruction.limits.begin() + limit);
    for (WarpLoop &loop : instruction.threads)
      loop.toLimits.erase(loop.toLimits.begin() + limit);
  }
  // Warps that are alike are one.
  unsigned number = 0;
  for (const LaunchLoop &loop : launch.loops)
    number += loop.kind == LaunchLoop::Kind::Lanes;
  if (launch.hasLanes && instruction.limits.empty())
    instruction.threads.truncate(number);
}

static WarpTotals scale(const WarpUse &use, const Expr &factor,
                        Count divisor = 1) {
  auto get = [&](Count count) {
    return Expr::floorDiv(Expr(count) * factor, Expr(divisor));
  };
  return {get(use.distinctBytes), get(use.sectors), get(use.wavefronts),
          get(use.leastWavefronts)};
}

/// In bytes, where a lane has its piece.
static std::optional<Expr> getAddress(const WarpMove &move,
                                      const CostContext &context) {
  if (!isa<ShapedType>(move.base.getType()))
    return move.indices.front();
  auto strides = getStrides(move.base, context);
  std::optional<int64_t> elementBytes = getBytesPerElement(move.base, context);
  if (!strides || !elementBytes)
    return std::nullopt;
  Expr address = getStart(move.base, context);
  for (auto [index, stride] : llvm::zip_equal(move.indices, *strides))
    address += index * stride;
  return address * *elementBytes;
}

std::optional<WarpTotals>
mlir::roofline::countWarpMove(const WarpMove &move, const TurnCounter &turns,
                              const Expr &executions, const WarpMemory &memory,
                              const CostContext &context) {
  std::optional<Expr> address = getAddress(move, context);
  if (!address || address->isPoisoned() || !turns.getLaunch()->warps.width)
    return std::nullopt;
  InstructionMaker maker(turns, move);
  if (!maker.setAddress(*address))
    return std::nullopt;
  bool isLimited = maker.setLimits();
  if (std::optional<Expr> factor = maker.setTurns(); factor && isLimited)
    if (auto use = countWarpUse(maker.getInstruction(), memory))
      return scale(*use, *factor);
  maker.keepFirstTurn();
  std::optional<WarpUse> use = countWarpUse(maker.getInstruction(), memory);
  if (!use || use->executions.isZero())
    return std::nullopt;
  return scale(*use, executions, use->executions);
}

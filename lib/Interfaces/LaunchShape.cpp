//===- LaunchShape.cpp - The loops that a launch is -----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Interfaces/LaunchShape.h"
#include "LaunchTracing.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::roofline;

bool mlir::roofline::isLaunch(Operation *op) {
  auto function = dyn_cast<gpu::GPUFuncOp>(op);
  return isa<gpu::LaunchOp>(op) || (function && function.isKernel());
}

bool mlir::roofline::mayHoldLaunches(Operation *root) {
  return root->getContext()->getLoadedDialect<gpu::GPUDialect>();
}

std::optional<Expr> LaunchShape::get(LaunchQuantity quantity,
                                     unsigned dim) const {
  using Answer = std::optional<Expr>;
  Expr blocksOfCluster = cluster ? (*cluster)[dim] : Expr(1);
  switch (quantity) {
  case LaunchQuantity::BlockId:
    return blockId[dim];
  case LaunchQuantity::ThreadId:
    return threadId[dim];
  case LaunchQuantity::GridSize:
    return grid[dim];
  case LaunchQuantity::BlockSize:
    return block[dim];
  case LaunchQuantity::GlobalId:
    return blockId[dim] * block[dim] + threadId[dim];
  case LaunchQuantity::ClusterId:
    return Expr::floorDiv(blockId[dim], blocksOfCluster);
  case LaunchQuantity::ClusterBlockId:
    return Expr::mod(blockId[dim], blocksOfCluster);
  case LaunchQuantity::ClusterCount:
    return Expr::ceilDiv(grid[dim], blocksOfCluster);
  case LaunchQuantity::ClusterSize:
    return blocksOfCluster;
  case LaunchQuantity::Lane:
    return hasLanes ? Answer(lane) : std::nullopt;
  case LaunchQuantity::Warp:
    return hasLanes ? Answer(warp) : std::nullopt;
  case LaunchQuantity::WarpCount:
    return getWarpsPerBlock();
  case LaunchQuantity::WarpWidth:
    return warps.width ? Answer(warps.width) : std::nullopt;
  }
  llvm_unreachable("unknown quantity");
}

//===----------------------------------------------------------------------===//
// Where loops are cut
//===----------------------------------------------------------------------===//

namespace {
/// Three loops, x innermost, and where each is cut into several.
class LoopCuts {
public:
  explicit LoopCuts(const LaunchSizes &sizes) {
    for (auto [size, constant] : llvm::zip_equal(sizes, constants))
      constant = size.getInt64().value_or(kOpen);
  }

  /// Makes `n` turns of the loop of `dim` a loop of their own, if that leaves
  /// every loop whole.
  bool cut(unsigned dim, int64_t n);
  /// Does so where `n` turns of all three are done, x turning fastest.
  bool cutLinear(int64_t n);

  /// The extents of the loops of `dim`, fastest first; empty where it is not a
  /// number or a single turn.
  SmallVector<int64_t, 4> getExtents(unsigned dim) const;
  int64_t getConstant(unsigned dim) const { return constants[dim]; }

private:
  static constexpr int64_t kOpen = -1;

  /// `kOpen` where it is not a number.
  std::array<int64_t, 3> constants;
  /// Ascending, each a divisor of the next and of the extent.
  std::array<SmallVector<int64_t, 4>, 3> cuts;
};
} // namespace

bool LoopCuts::cut(unsigned dim, int64_t n) {
  int64_t extent = constants[dim];
  if (n <= 0 || extent <= 0 || extent % n != 0)
    return false;
  if (n == 1 || n == extent || llvm::is_contained(cuts[dim], n))
    return true;
  if (llvm::any_of(cuts[dim], [n](int64_t other) {
        return n % other != 0 && other % n != 0;
      }))
    return false;
  cuts[dim].insert(llvm::upper_bound(cuts[dim], n), n);
  return true;
}

bool LoopCuts::cutLinear(int64_t n) {
  for (unsigned dim = 0; dim < 3; ++dim) {
    int64_t extent = constants[dim];
    if (n == 1)
      return true;
    if (extent <= 0)
      // A cut inside needs to know the extent.
      return false;
    if (extent % n == 0)
      return cut(dim, n);
    if (n % extent != 0)
      return false;
    n /= extent;
  }
  return n == 1;
}

SmallVector<int64_t, 4> LoopCuts::getExtents(unsigned dim) const {
  SmallVector<int64_t, 4> extents;
  int64_t done = 1;
  for (int64_t cut : cuts[dim]) {
    extents.push_back(cut / done);
    done = cut;
  }
  // Also one that never turns.
  if (constants[dim] != kOpen && constants[dim] != done)
    extents.push_back(constants[dim] / done);
  return extents;
}

/// The numbers that something in `kernel` is divided by, smallest first.
static SmallVector<int64_t, 4> collectDivisors(Operation *kernel) {
  SmallVector<int64_t, 4> divisors;
  auto add = [&](int64_t divisor) {
    if (divisor > 1 && !llvm::is_contained(divisors, divisor))
      divisors.push_back(divisor);
  };
  auto addMap = [&](AffineMap map) {
    for (AffineExpr result : map.getResults())
      result.walk([&](AffineExpr expr) {
        auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
        if (!binary || binary.getKind() == AffineExprKind::Add ||
            binary.getKind() == AffineExprKind::Mul)
          return;
        if (auto constant = dyn_cast<AffineConstantExpr>(binary.getRHS()))
          add(constant.getValue());
      });
  };
  kernel->walk([&](Operation *op) {
    if (isa<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp, arith::RemUIOp,
            arith::FloorDivSIOp, arith::CeilDivSIOp, arith::CeilDivUIOp,
            index::DivSOp, index::DivUOp, index::RemSOp, index::RemUOp,
            index::FloorDivSOp, index::CeilDivSOp, index::CeilDivUOp>(op)) {
      APInt divisor;
      if (matchPattern(op->getOperand(1), m_ConstantInt(&divisor)) &&
          divisor.isSignedIntN(64))
        add(divisor.getSExtValue());
    } else if (auto apply = dyn_cast<affine::AffineApplyOp>(op)) {
      addMap(apply.getMap());
    } else if (auto load = dyn_cast<affine::AffineReadOpInterface>(op)) {
      addMap(load.getAffineMap());
    } else if (auto store = dyn_cast<affine::AffineWriteOpInterface>(op)) {
      addMap(store.getAffineMap());
    }
  });
  llvm::sort(divisors);
  return divisors;
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

/// The number that an attribute gives for a size, if it does.
static std::optional<int64_t> getKnown(std::optional<ArrayRef<int32_t>> known,
                                       unsigned dim) {
  if (!known || dim >= known->size())
    return std::nullopt;
  return (*known)[dim];
}

static std::optional<ArrayRef<int32_t>> getKnownSizes(Operation *launch,
                                                      StringRef name) {
  auto known = launch->getAttrOfType<DenseI32ArrayAttr>(name);
  return known ? std::optional(known.asArrayRef()) : std::nullopt;
}

/// The sizes of a launch: its operands, or what the kernel knows of them.
static LaunchSizes getSizes(SizeSolver &solver, gpu::KernelDim3 operands,
                            std::optional<ArrayRef<int32_t>> known) {
  LaunchSizes sizes;
  std::array<Value, 3> values = {operands.x, operands.y, operands.z};
  for (unsigned dim = 0; dim < 3; ++dim) {
    sizes[dim] = solver.getIndex(values[dim]);
    if (std::optional<int64_t> number = getKnown(known, dim);
        number && !sizes[dim].isConstant())
      sizes[dim] = *number;
  }
  return sizes;
}

/// The sizes of a kernel that nothing here launches.
static LaunchSizes getSizes(SizeSolver &solver, gpu::GPUFuncOp kernel,
                            StringRef what,
                            std::optional<ArrayRef<int32_t>> known) {
  LaunchSizes sizes;
  for (unsigned dim = 0; dim < 3; ++dim)
    if (std::optional<int64_t> number = getKnown(known, dim))
      sizes[dim] = *number;
    else
      sizes[dim] = solver.functions.getLaunchSize(kernel, what, dim);
  return sizes;
}

static LaunchShape getSizes(SizeSolver &solver, Operation *launch) {
  LaunchShape shape;
  if (auto kernel = dyn_cast<gpu::GPUFuncOp>(launch)) {
    shape.grid = getSizes(solver, kernel, "grid", kernel.getKnownGridSize());
    shape.block = getSizes(solver, kernel, "block", kernel.getKnownBlockSize());
    if (auto known = kernel.getKnownClusterSize())
      shape.cluster = {(*known)[0], (*known)[1], (*known)[2]};
    return shape;
  }
  auto op = cast<gpu::LaunchOp>(launch);
  shape.grid = getSizes(solver, op.getGridSizeOperandValues(),
                        getKnownSizes(op, "known_grid_size"));
  shape.block = getSizes(solver, op.getBlockSizeOperandValues(),
                         getKnownSizes(op, "known_block_size"));
  if (op.hasClusterSize())
    shape.cluster = getSizes(
        solver,
        {op.getClusterSizeX(), op.getClusterSizeY(), op.getClusterSizeZ()},
        getKnownSizes(op, "known_cluster_size"));
  return shape;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

namespace {
/// Makes the loops of a launch from sizes and cuts.
class LoopMaker {
public:
  LoopMaker(SizeSolver &solver, Operation *launch, LaunchShape &shape)
      : solver(solver), launch(launch), shape(shape) {}

  /// Adds the loops of `sizes`, and makes `ids` the sums of them. The first
  /// `numLanes` turns, x turning fastest, are lanes; `linear` becomes the
  /// number of a turn among those.
  void add(const LaunchSizes &sizes, const LoopCuts &cuts, int64_t numLanes,
           LaunchLoop::Kind kind, LaunchSizes &ids);

private:
  SizeSolver &solver;
  Operation *launch;
  LaunchShape &shape;
};
} // namespace

void LoopMaker::add(const LaunchSizes &sizes, const LoopCuts &cuts,
                    int64_t numLanes, LaunchLoop::Kind kind, LaunchSizes &ids) {
  SmallVector<LaunchLoop, 6> fastestFirst;
  // How many threads there are in a turn; as a number as far as it is one.
  Expr stride = 1;
  for (unsigned dim = 0; dim < 3; ++dim) {
    SmallVector<Expr, 4> extents;
    for (int64_t extent : cuts.getExtents(dim))
      extents.push_back(extent);
    bool isOpen = !sizes[dim].isConstant();
    if (isOpen)
      extents = {sizes[dim]};
    Expr coefficient = 1;
    ids[dim] = 0;
    for (const Expr &extent : extents) {
      std::optional<int64_t> number = extent.getInt64();
      unsigned position = shape.loops.size() + fastestFirst.size();
      const Symbol &index = solver.getInduction(
          launch, position, number ? std::optional(*number - 1) : std::nullopt);
      std::optional<int64_t> knownStride = stride.getInt64();
      bool isLane = knownStride && *knownStride < numLanes;
      fastestFirst.push_back(
          {isLane ? LaunchLoop::Kind::Lanes : kind, {&index, 0, 1, extent}});
      ids[dim] += coefficient * Expr(index);
      if (isLane)
        shape.lane += stride * Expr(index);
      else if (numLanes)
        shape.warp += Expr::floorDiv(stride, numLanes) * Expr(index);
      coefficient *= extent;
      stride *= extent;
    }
  }
  llvm::append_range(shape.loops, llvm::reverse(fastestFirst));
}

/// Cuts the loops over threads where warps begin. Returns how many turns, x
/// turning fastest, are one warp; 0 where warps and loops do not nest.
static int64_t cutWarps(LoopCuts &cuts, const LaunchShape &shape) {
  if (!shape.warps.width)
    return 0;
  std::optional<int64_t> threads = shape.getThreadsPerBlock().getInt64();
  if (threads && *threads <= shape.warps.width)
    return std::max<int64_t>(*threads, 1);
  return cuts.cutLinear(shape.warps.width) ? shape.warps.width : 0;
}

std::optional<LaunchShape>
mlir::roofline::computeLaunchShape(SizeSolver &solver, Operation *launch,
                                   const WarpTraits &warps) {
  constexpr unsigned kWarpsOfGroup = 4;
  LaunchShape shape = getSizes(solver, launch);
  if (solver.isWaiting())
    return std::nullopt;
  shape.warps = warps;
  LoopCuts blockCuts(shape.grid), threadCuts(shape.block);
  int64_t numLanes = cutWarps(threadCuts, shape);
  shape.hasLanes = numLanes != 0;
  if (shape.hasLanes)
    threadCuts.cutLinear(numLanes * kWarpsOfGroup);
  if (shape.cluster)
    for (unsigned dim = 0; dim < 3; ++dim)
      if (std::optional<int64_t> size = (*shape.cluster)[dim].getInt64())
        blockCuts.cut(dim, *size);
  for (int64_t divisor : collectDivisors(launch))
    for (unsigned dim = 0; dim < 3; ++dim) {
      threadCuts.cut(dim, divisor);
      blockCuts.cut(dim, divisor);
      // Of the number of a thread in the grid.
      int64_t threads = threadCuts.getConstant(dim);
      if (threads > 1 && divisor % threads == 0)
        blockCuts.cut(dim, divisor / threads);
    }
  LoopMaker maker(solver, launch, shape);
  maker.add(shape.grid, blockCuts, /*numLanes=*/0, LaunchLoop::Kind::Blocks,
            shape.blockId);
  maker.add(shape.block, threadCuts, numLanes, LaunchLoop::Kind::Warps,
            shape.threadId);
  return shape;
}

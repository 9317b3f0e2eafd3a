//===- ImposedTiles.cpp - Tiles that the user chose -----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ImposedTiles.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "roofline/Dialect/RooflineDialect.h"
#include "roofline/Tiling/ChipFit.h"

using namespace mlir;
using namespace mlir::roofline;

llvm::Expected<TilingOptions> TilingOptions::parse(StringRef tiling,
                                                   StringRef cluster) {
  TilingOptions options;
  options.search = tiling == "search";
  if (!options.search && tiling != "none") {
    llvm::Expected<TileSizes> sizes = TileSizes::parse(tiling);
    if (!sizes)
      return llvm::createStringError(
          "--tiling: " + llvm::toString(sizes.takeError()) +
          ", or 'search' or 'none'");
    options.sizes = *sizes;
  }
  llvm::Expected<ClusterShape> shape = ClusterShape::parse(cluster);
  if (!shape)
    return llvm::createStringError("--cluster: " +
                                   llvm::toString(shape.takeError()));
  options.cluster = *shape;
  return options;
}

std::string TilingOptions::toString() const {
  return sizes ? sizes->toString() : search ? "search" : "none";
}

/// The one contraction among `work`; null where there is none, or several.
static const WorkItem *findContraction(const Work &work) {
  const WorkItem *found = nullptr;
  for (const WorkItem &item : work.getItems()) {
    if (item.kind != WorkKind::MultiplyAccumulate)
      continue;
    if (found)
      return nullptr;
    found = &item;
  }
  return found;
}

/// Whether `item` runs on matrix units of `target`, at a type for which those
/// that can take operands from shared memory (wgmma, tcgen05) do: all but f64.
static bool usesMatrixUnit(const WorkItem &item, const TargetModel &target,
                           const Assumptions &assumptions) {
  Work work;
  work.add(item);
  Verdict verdict = judge(work, Traffic(), target, assumptions);
  return llvm::any_of(verdict.compute, [](const BookedWork &booked) {
    return booked.roof.getKind() == Roof::Kind::Tensor &&
           booked.roof.getPrecision() != Precision::F64;
  });
}

/// The problem of a single contraction that costs `work`, with `nest`; empty
/// for anything else.
static std::optional<TileProblem> makeProblem(const Work &work, Nest nest,
                                              SmallVector<LoopRole, 6> roles,
                                              const TargetModel &target,
                                              const Assumptions &assumptions) {
  const WorkItem *item = findContraction(work);
  if (!item || roles.empty() || roles.size() != nest.extents.size())
    return std::nullopt;
  TileProblem problem;
  problem.nest = std::move(nest);
  problem.roles = std::move(roles);
  problem.accumulatorBytes =
      getSumBytes(item->accumulator.value_or(Precision::F32));
  problem.usesMatrixUnit = usesMatrixUnit(*item, target, assumptions);
  return problem;
}

bool mlir::roofline::hasOwnTiles(Operation *op) {
  return op->hasAttr(kTileSizesAttrName);
}

void mlir::roofline::warnOfIdleTiles(Operation *op) {
  if (hasOwnTiles(op))
    emitWarning(op->getLoc())
        << "'" << kTileSizesAttrName
        << "' has no effect: the loops around are the tiles";
}

LogicalResult mlir::roofline::imposeTiles(Operation *op, OpCost &cost,
                                          const AnalysisOptions &options,
                                          KernelCost &once) {
  Attribute attribute = op->getDiscardableAttr(kTileSizesAttrName);
  std::optional<TileSizes> sizes = options.tiling.sizes;
  if (attribute) {
    std::string why;
    sizes = parseTileSizes(op, attribute, why);
    if (!sizes)
      return op->emitOpError()
             << "attribute '" << kTileSizesAttrName << "' " << why;
  }
  if (!sizes)
    return success();
  if (attribute && cost.nest.getNumPoints().isZero()) {
    op->emitWarning() << "'" << kTileSizesAttrName
                      << "' has no effect: there is nothing to compute";
    return success();
  }
  std::optional<TileProblem> problem =
      makeProblem(once.work, std::move(cost.nest), std::move(cost.roles),
                  *once.target, options.assumptions);
  if (!problem && attribute)
    return op->emitOpError()
           << "has '" << kTileSizesAttrName
           << "', but is no single product of two operands, and cannot be "
              "tiled as one; delete the attribute";
  if (!problem)
    return success();
  TiledTraffic tiled = tile(
      *problem, *sizes, options.tiling.cluster,
      attribute ? TilingSource::Attribute : TilingSource::Option, *once.target);
  once.tiling = std::make_shared<const Tiling>(std::move(tiled.tiling));
  once.chip = std::make_shared<const ChipTraffic>(std::move(tiled.traffic));
  return success();
}

std::optional<TileProblem>
mlir::roofline::findTileProblem(Operation *op, AnalysisResult &result,
                                const TargetModel &target,
                                const Assumptions &assumptions) {
  DataLayout layout = DataLayout::closest(op);
  OpCost cost;
  if (!computeCost(op, {layout, *result.values, *result.sizes}, cost) ||
      !cost.isKernel())
    return std::nullopt;
  for (const Expr &extent : cost.nest.extents)
    if (Dimensions::hasInduction(extent))
      return std::nullopt;
  return makeProblem(cost.work, std::move(cost.nest), std::move(cost.roles),
                     target, assumptions);
}

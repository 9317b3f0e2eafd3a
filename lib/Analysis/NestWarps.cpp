//===- NestWarps.cpp - Accesses as the warps of a launch see them ---------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NestAccesses.h"
#include "WarpAccess.h"
#include "roofline/Access/LaneAccess.h"

using namespace mlir;
using namespace mlir::roofline;

/// Books what `access`, which `op` makes, is to the warps of the launch.
void NestAccesses::addLanes(Operation *op, const ElementAccess &access,
                            GuardTracer &tracer) {
  std::optional<Expr> issued = loops.getTurns().sumIssued(1),
                      useful = loops.getTurns().sumOverLoops(1);
  if (!issued || !useful)
    return;
  threads.issuedAccesses += *issued;
  threads.usefulAccesses += *useful;
  for (auto [row, move] : llvm::enumerate(getWarpMoves(access, context))) {
    WarpMoveInTurns moves;
    moves.whole = move;
    moves.inTurns = [&, row = row](ArrayRef<FixedTurn> fixed) {
      std::optional<ElementAccess> now = getElementAccess(
          op, context.sizes, loops.getTurns().getLoops(),
          [&](Value index) { return tracer.getNumber(index, fixed); });
      SmallVector<WarpMove, 1> rows;
      if (now)
        rows = getWarpMoves(*now, context);
      return row < rows.size() ? followFormulas(rows[row]).inTurns(fixed)
                               : std::nullopt;
    };
    moves.deciding = tracer.getOrigin(op->getOperands()).loops;
    addMove(moves, ExecutionScope::Thread);
  }
}

/// Books what `moves`, by all in `scope`, take of sectors and banks.
void NestAccesses::addMove(const WarpMoveInTurns &moves, ExecutionScope scope) {
  const WarpMove &move = moves.whole;
  bool isByThread = scope == ExecutionScope::Thread;
  MemorySpace space = isa<ShapedType>(move.base.getType())
                          ? getMemorySpace(move.base)
                          : MemorySpace::Workgroup;
  const WarpTraits &warps = loops.getTurns().getLaunch()->warps;
  bool isShared = space == MemorySpace::Workgroup && warps.numBanks;
  bool isGlobal = space == MemorySpace::Global && warps.sectorBytes;
  std::optional<Expr> issued = isByThread
                                   ? loops.getTurns().sumIssued(1)
                                   : loops.getTurns().sumOverLoops(1, scope);
  std::optional<Expr> useful = loops.getTurns().sumOverLoops(1, scope);
  if (!warps.width || !issued || !useful || (!isShared && !isGlobal) ||
      !findPlace(context.values.getRoot(move.base), move.kind, space, kernel,
                 context.values, context.sizes))
    return;
  WarpMemory memory;
  (isShared ? memory.numBanks : memory.sectorBytes) =
      isShared ? warps.numBanks : warps.sectorBytes;
  std::optional<WarpTotals> totals =
      countWarpMove(moves, loops.getTurns(),
                    isByThread ? Expr::floorDiv(*issued, warps.width) : *issued,
                    memory, context, [this](const Expr &expr) {
                      return loops.isDataDependent(expr);
                    });
  if (!totals)
    return;
  if (isShared) {
    // What the threads want is booked already.
    int64_t pieces = isByThread            ? 1
                     : move.pieces.empty() ? move.numLanes.value_or(warps.width)
                                           : move.pieces.size();
    threads.wavefronts += totals->wavefronts;
    threads.leastWavefronts += totals->leastWavefronts;
    sharedTransferred += totals->wavefronts * (warps.numBanks * kBankBytes) -
                         *useful * (pieces * move.bytesPerLane);
    return;
  }
  threads.wantedBytes += totals->distinctBytes;
  (move.kind == AccessKind::Read ? threads.sectorBytesRead
                                 : threads.sectorBytesWritten) +=
      totals->sectors * warps.sectorBytes;
  threads.leastSectorBytes += totals->leastSectors * warps.sectorBytes;
}

void NestAccesses::addMoves(ArrayRef<WarpMove> moves, ExecutionScope scope) {
  if (loops.getTurns().getLaunch() && !loops.getTurns().neverTurns())
    for (const WarpMove &move : moves)
      addMove(followFormulas(move), scope);
}

//===- LaunchTracing.cpp - Ids and sizes inside kernels -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LaunchTracing.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// A quantity and the dimension that it is asked for.
struct Question {
  LaunchQuantity quantity;
  unsigned dim = 0;
};
} // namespace

/// The launch that `op` is part of; null where it is not known which.
static Operation *getLaunchAround(Operation *op) {
  while (op && !isLaunch(op)) {
    // The callers of a function may be several kernels.
    if (op->hasTrait<OpTrait::IsIsolatedFromAbove>())
      return nullptr;
    op = op->getParentOp();
  }
  return op;
}

/// The dimension that a name ends with: ".x", ".y" or ".z".
static unsigned takeDimension(StringRef &name) {
  constexpr std::array<StringLiteral, 3> kSuffixes = {".x", ".y", ".z"};
  for (auto [dim, suffix] : llvm::enumerate(kSuffixes))
    if (name.consume_back(suffix))
      return dim;
  return 0;
}

/// What the special registers of NVIDIA and AMD GPUs hold.
static std::optional<Question> getRegisterQuestion(StringRef name) {
  using Quantity = LaunchQuantity;
  using Answer = std::optional<Quantity>;
  Question question;
  question.dim = takeDimension(name);
  Answer quantity =
      llvm::StringSwitch<Answer>(name)
          .Cases({"nvvm.read.ptx.sreg.ctaid", "rocdl.workgroup.id"},
                 Quantity::BlockId)
          .Cases({"nvvm.read.ptx.sreg.tid", "rocdl.workitem.id"},
                 Quantity::ThreadId)
          .Cases({"nvvm.read.ptx.sreg.nctaid", "rocdl.grid.dim"},
                 Quantity::GridSize)
          .Cases({"nvvm.read.ptx.sreg.ntid", "rocdl.workgroup.dim"},
                 Quantity::BlockSize)
          .Case("nvvm.read.ptx.sreg.clusterid", Quantity::ClusterId)
          .Case("nvvm.read.ptx.sreg.cluster.ctaid", Quantity::ClusterBlockId)
          .Case("nvvm.read.ptx.sreg.nclusterid", Quantity::ClusterCount)
          .Case("nvvm.read.ptx.sreg.cluster.nctaid", Quantity::ClusterSize)
          .Case("nvvm.read.ptx.sreg.laneid", Quantity::Lane)
          .Case("nvvm.read.ptx.sreg.warpid", Quantity::Warp)
          .Case("nvvm.read.ptx.sreg.nwarpid", Quantity::WarpCount)
          .Cases({"nvvm.read.ptx.sreg.warpsize", "rocdl.wavefrontsize"},
                 Quantity::WarpWidth)
          .Default(std::nullopt);
  if (!quantity)
    return std::nullopt;
  question.quantity = *quantity;
  return question;
}

static std::optional<Question> getQuestion(Operation *op) {
  using Answer = std::optional<Question>;
  using Quantity = LaunchQuantity;
  auto ask = [](auto op, Quantity quantity) {
    return Question{quantity, static_cast<unsigned>(op.getDimension())};
  };
  return llvm::TypeSwitch<Operation *, Answer>(op)
      .Case([&](gpu::BlockIdOp op) { return ask(op, Quantity::BlockId); })
      .Case([&](gpu::ThreadIdOp op) { return ask(op, Quantity::ThreadId); })
      .Case([&](gpu::GridDimOp op) { return ask(op, Quantity::GridSize); })
      .Case([&](gpu::BlockDimOp op) { return ask(op, Quantity::BlockSize); })
      .Case([&](gpu::GlobalIdOp op) { return ask(op, Quantity::GlobalId); })
      .Case([&](gpu::ClusterIdOp op) { return ask(op, Quantity::ClusterId); })
      .Case([&](gpu::ClusterBlockIdOp op) {
        return ask(op, Quantity::ClusterBlockId);
      })
      .Case(
          [&](gpu::ClusterDimOp op) { return ask(op, Quantity::ClusterCount); })
      .Case([&](gpu::ClusterDimBlocksOp op) {
        return ask(op, Quantity::ClusterSize);
      })
      .Case([](gpu::LaneIdOp) { return Question{Quantity::Lane}; })
      .Case([](gpu::SubgroupIdOp) { return Question{Quantity::Warp}; })
      .Case([](gpu::NumSubgroupsOp) { return Question{Quantity::WarpCount}; })
      .Case([](gpu::SubgroupSizeOp) { return Question{Quantity::WarpWidth}; })
      .Default([](Operation *op) {
        return getRegisterQuestion(op->getName().getStringRef());
      });
}

static std::optional<Expr> answer(SizeSolver &solver, Operation *launch,
                                  Question question) {
  const LaunchShape *shape = solver.getLaunchShape(launch);
  if (!shape)
    return std::nullopt;
  return shape->get(question.quantity, question.dim);
}

std::optional<Expr> mlir::roofline::traceLaunchQuantity(SizeSolver &solver,
                                                        OpResult result) {
  std::optional<Question> question = getQuestion(result.getOwner());
  Operation *launch = question ? getLaunchAround(result.getOwner()) : nullptr;
  return launch ? answer(solver, launch, *question) : std::nullopt;
}

std::optional<Expr>
mlir::roofline::traceLaunchArgument(SizeSolver &solver,
                                    BlockArgument argument) {
  using Quantity = LaunchQuantity;
  auto launch = cast<gpu::LaunchOp>(argument.getOwner()->getParentOp());
  SmallVector<Quantity, 6> quantities = {Quantity::BlockId, Quantity::ThreadId,
                                         Quantity::GridSize,
                                         Quantity::BlockSize};
  if (launch.hasClusterSize())
    llvm::append_range(quantities, ArrayRef<Quantity>{Quantity::ClusterId,
                                                      Quantity::ClusterSize});
  unsigned number = argument.getArgNumber();
  if (number / 3 >= quantities.size())
    return std::nullopt;
  return answer(solver, launch, {quantities[number / 3], number % 3});
}

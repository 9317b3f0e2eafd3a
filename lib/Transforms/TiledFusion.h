//===- TiledFusion.h - Several ops in one loop over tiles -------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_TILEDFUSION_H
#define ROOFLINE_LIB_TRANSFORMS_TILEDFUSION_H

#include "FusionForms.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::roofline {

/// Makes the loop over tiles of one group.
class TiledFusion {
public:
  TiledFusion(RewriterBase &rewriter, ArrayRef<Operation *> ops,
              ArrayRef<int64_t> tileSizes, ArrayRef<unsigned> tileOrder)
      : rewriter(rewriter), ops(ops), tileSizes(tileSizes),
        tileOrder(tileOrder), group(ops.begin(), ops.end()) {}

  llvm::Expected<FusedOps> run();

private:
  llvm::Error check() const;
  void copyGroup();
  void copyInits(DestinationStyleOpInterface copy, const OpSet &members);
  llvm::Error tileLast();
  void separateInits();
  /// Makes what the loop reads of the copy `producer` inside the loop.
  llvm::Error fuse(Operation *producer, Operation *original);
  /// Lets the loop return what it makes of `fused` for `original`.
  llvm::Error yield(tensor::ExtractSliceOp slice,
                    const scf::SCFFuseProducerOfSliceResult &fused,
                    OpResult original);
  SmallVector<tensor::ExtractSliceOp> findSlices(Operation *producer);
  LogicalResult moveToStart(tensor::ExtractSliceOp slice);
  Value getSource(tensor::ExtractSliceOp slice);
  bool isSamePart(linalg::LinalgOp producer, tensor::ExtractSliceOp slice,
                  tensor::ExtractSliceOp other);
  scf::ForallOp getLoop() {
    return cast<scf::ForallOp>(loops.front().getOperation());
  }
  void cleanUp();

  RewriterBase &rewriter;
  ArrayRef<Operation *> ops;
  ArrayRef<int64_t> tileSizes;
  ArrayRef<unsigned> tileOrder;
  OpSet group;
  /// Copies with what they are copies of; an init's original is null.
  SmallVector<std::pair<Operation *, Operation *>> copies;
  SmallVector<LoopLikeOpInterface> loops;
  /// Results of the loop for those of the group.
  llvm::MapVector<Value, unsigned> resultOf;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_TILEDFUSION_H

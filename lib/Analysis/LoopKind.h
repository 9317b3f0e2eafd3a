//===- LoopKind.h - Which loops are kernels ---------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_LOOPKIND_H
#define ROOFLINE_LIB_ANALYSIS_LOOPKIND_H

#include "roofline/Interfaces/SizeTracing.h"
#include "roofline/Interfaces/ValueTracing.h"

namespace mlir::roofline {

/// Whether `loop`, which stands in no kernel, is a kernel with all that is in
/// it; else it repeats the kernels inside. A kernel is
/// - a loop that runs in parallel (scf.forall, scf.parallel, affine.parallel),
/// - a loop around scalar or vector code only,
/// - a tiling of the ops inside: what it makes is carried only through slices
///   that its induction variables select, and no turn reads those of others, or
///   is only added to (LoopSums.h).
bool isKernel(Operation *loop, ArrayRef<LoopRange> ranges, SizeTracer &sizes,
              ValueTracer &values);

/// Whether the turns of `loop` run in parallel.
bool isParallel(Operation *loop);

/// Whether `op` is arithmetic or an access to single elements or vectors, which
/// is part of whatever loop it stands in.
bool isScalarCode(Operation *op);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_LOOPKIND_H

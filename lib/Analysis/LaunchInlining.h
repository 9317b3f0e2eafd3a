//===- LaunchInlining.h - Kernels at the place of their launch --*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A gpu.launch_func is a gpu.launch whose body stands elsewhere. While the
// analysis runs, a gpu.launch with a copy of the body stands in its place, so
// that constants, sizes and buffers are followed from the host into the kernel
// like everything else; two launches of one kernel are two kernels. Kernels
// that are copied everywhere they are named are taken out meanwhile, lest they
// be looked at once more.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_LAUNCHINLINING_H
#define ROOFLINE_LIB_ANALYSIS_LAUNCHINLINING_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "llvm/ADT/DenseMap.h"
#include <vector>

namespace mlir::roofline {

class InlinedLaunches {
public:
  InlinedLaunches() = default;
  InlinedLaunches(const InlinedLaunches &) = delete;
  InlinedLaunches &operator=(const InlinedLaunches &) = delete;
  ~InlinedLaunches();

  /// Replaces every launch in `root` of a kernel in `root`.
  void inlineAll(Operation *root);

  /// Puts the originals back. The copies live on, for who refers to them.
  void restore();

  /// The op that `op` was copied from; null if it is no copy.
  Operation *getOriginal(Operation *op) const { return originals.lookup(op); }

  /// What stood in the place of `launch` while the analysis ran; null for
  /// other ops.
  Operation *getCopy(Operation *launch) const { return copies.lookup(launch); }

  /// The module of the kernel of `copy`, a launch that stands in the place of
  /// another; null for other ops.
  Operation *getModule(Operation *copy) const { return modules.lookup(copy); }

private:
  struct Launch {
    gpu::LaunchFuncOp original;
    gpu::LaunchOp copy;
  };
  /// A kernel taken out, and the op that it stood before; null for the end.
  struct Kernel {
    gpu::GPUFuncOp kernel;
    Block *block;
    Operation *next;
  };

  void inlineLaunch(gpu::LaunchFuncOp original, gpu::GPUFuncOp kernel);
  void takeOut(gpu::GPUFuncOp kernel);

  std::vector<Launch> launches;
  std::vector<Kernel> takenOut;
  bool isRestored = false;
  llvm::DenseMap<Operation *, Operation *> originals, copies, modules;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_LAUNCHINLINING_H

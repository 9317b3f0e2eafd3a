//===- KernelMaker.h - Single ops as fused kernels --------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_KERNELMAKER_H
#define ROOFLINE_LIB_FUSION_KERNELMAKER_H

#include "FusedKernel.h"
#include "roofline/Interfaces/CostInterfaces.h"
#include "llvm/Support/Allocator.h"

namespace mlir::roofline {

/// Makes the kernels that fusion starts from. Ops that share a cost look alike,
/// so that the kernel of one is that of another with other values.
class KernelMaker {
public:
  KernelMaker(const Assumptions &assumptions, bool throughReshapes)
      : assumptions(assumptions), throughReshapes(throughReshapes) {}

  /// Keeps the kernel of `op`, of which one execution is `described`, for who
  /// asks for it later.
  void observe(Operation *op, const OpCost &described, const KernelCost &cost);
  /// `op` by itself, of which the analysis found `cost`; null where it cannot
  /// be fused with anything.
  std::unique_ptr<FusedKernel> make(Operation *op, const KernelCost &cost,
                                    const CostContext &context);
  /// `make` without the uses of what `op` uses and makes.
  std::unique_ptr<FusedKernel> makeUncounted(Operation *op,
                                             const KernelCost &cost,
                                             const CostContext &context);
  /// The time of all executions; empty where symbols decide.
  std::optional<double> getSeconds(const KernelCost &cost);

private:
  /// `op`, of which one execution is `described`.
  std::unique_ptr<FusedKernel> makeAnew(Operation *op, const OpCost &described,
                                        const KernelCost &found);
  bool addAccess(const Access &access, const Nest &nest, FusedKernel &kernel);

  const Assumptions &assumptions;
  bool throughReshapes;
  llvm::SpecificBumpPtrAllocator<AccessShape> shapes;
  /// What is known of ops that share a cost.
  struct Known {
    /// The kernel of an op that was observed, until that asks for it; then, as
    /// soon as another has asked, that of one without views among its operands.
    std::unique_ptr<FusedKernel> kernel;
    bool wasAskedFor = false;
    bool hasSeconds = false;
    /// The time of all executions; empty where symbols decide.
    std::optional<double> seconds;
  };
  llvm::DenseMap<const KernelCost *, Known> known;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_KERNELMAKER_H

//===- TensorForm.h - A program as one of structured ops --------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Plans are made of values. In a copy of the program each linalg op on whole
// buffers is one on the tensors that these hold at that place:
//
//   linalg.exp ins(%x) outs(%a)        %0 = to_tensor %x
//                                      %1 = linalg.exp ins(%0) outs(%empty)
//   call @f(%a)                        materialize_in_destination %1 in %a
//                                      call @f(%a)
//   linalg.abs ins(%a) outs(%b)        %2 = to_tensor %a
//                                      %3 = linalg.abs ins(%2) ...
//
// What else touches a buffer finds there what the program has put there, and
// whoever reads it later reads it anew. Each linalg.softmax is the ops that it
// stands for: a maximum of rows, powers, their sum, a division.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_TENSORFORM_H
#define ROOFLINE_LIB_FUSION_TENSORFORM_H

#include "BufferOrder.h"
#include "BufferRoots.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::roofline {

/// A copy of a program, for a plan only.
class TensorForm {
public:
  /// Whether a kernel of `result` is a linalg op on buffers, or a softmax that
  /// is taken apart.
  static bool isNeeded(const AnalysisResult &result, bool takesSoftmaxApart);

  /// Of the program that `result` is of.
  TensorForm(const AnalysisResult &result, bool takesSoftmaxApart);

  /// What `AnalysisResult::root` is in the copy.
  Operation *getRoot() const { return root; }
  /// What must stay behind what in the copy, and what its kernels are copies
  /// of.
  const BufferOrder &getOrder() const { return order; }

private:
  void copyProgram(Operation *original);
  void addParts(linalg::SoftmaxOp softmax);

  IRMapping mapping;
  OwningOpRef<Operation *> owner;
  Operation *root = nullptr;
  BufferOrder order;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_TENSORFORM_H

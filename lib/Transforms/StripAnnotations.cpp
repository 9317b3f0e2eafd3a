//===- StripAnnotations.cpp - Remove every annotation ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Dialect/RooflineDialect.h"
#include "roofline/Transforms/Passes.h"

namespace mlir::roofline {
#define GEN_PASS_DEF_STRIPANNOTATIONSPASS
#include "roofline/Transforms/Passes.h.inc"
} // namespace mlir::roofline

using namespace mlir;
using namespace mlir::roofline;

namespace {
struct StripAnnotationsPass
    : roofline::impl::StripAnnotationsPassBase<StripAnnotationsPass> {
  using StripAnnotationsPassBase::StripAnnotationsPassBase;

  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      op->removeDiscardableAttr(kCostAttrName);
      op->removeDiscardableAttr(kUnmodelledAttrName);
      op->removeDiscardableAttr(kTargetAttrName);
    });
  }
};
} // namespace

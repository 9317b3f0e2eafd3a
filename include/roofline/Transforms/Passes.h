//===- Passes.h - The passes of roofline-opt --------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TRANSFORMS_PASSES_H
#define ROOFLINE_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"
#include "roofline/Transforms/ReportSink.h"

namespace mlir::roofline {

#define GEN_PASS_DECL
#include "roofline/Transforms/Passes.h.inc"

/// As the pass option says, but with reports going to `sink`, which collects
/// the chunks of a split input.
std::unique_ptr<Pass> createAnnotateCostPass(AnnotateCostPassOptions options,
                                             std::shared_ptr<ReportSink> sink);

#define GEN_PASS_REGISTRATION
#include "roofline/Transforms/Passes.h.inc"

/// Registers the dialect and the cost models of this project.
void registerAllRooflineDialects(DialectRegistry &registry);

} // namespace mlir::roofline

#endif // ROOFLINE_TRANSFORMS_PASSES_H

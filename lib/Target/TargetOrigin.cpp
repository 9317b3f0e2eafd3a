//===- TargetOrigin.cpp - How a target was chosen -------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Target/TargetOrigin.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir::roofline;

llvm::StringRef mlir::roofline::stringify(TargetOrigin source) {
  switch (source) {
  case TargetOrigin::Option:
    return "option";
  case TargetOrigin::IR:
    return "ir";
  case TargetOrigin::Chip:
    return "chip";
  case TargetOrigin::Default:
    return "default";
  }
  llvm_unreachable("unknown target source");
}

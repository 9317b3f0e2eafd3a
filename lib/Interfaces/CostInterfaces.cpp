//===- CostInterfaces.cpp - What an op costs ------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Interfaces/CostInterfaces.h"
#include "CostModels.h"

using namespace mlir;
using namespace mlir::roofline;

#include "roofline/Interfaces/CostInterfaces.cpp.inc"

void mlir::roofline::registerCostModels(DialectRegistry &registry) {
  registerArithmeticModels(registry);
  registerLinalgCostModels(registry);
  registerLinalgSpecialCostModels(registry);
  registerWinogradCostModels(registry);
  registerTensorCostModels(registry);
  registerMemRefCostModels(registry);
  registerVectorCostModels(registry);
  registerGPUCostModels(registry);
  registerNVGPUCostModels(registry);
}

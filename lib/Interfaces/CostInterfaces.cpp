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

namespace {
/// `FreeModel` for ops that are known by name only.
struct FreeByNameModel : CostOpInterface::FallbackModel<FreeByNameModel> {
  void getCost(Operation *, const CostContext &, OpCost &cost) const {
    cost.markFree();
  }
};
} // namespace

void mlir::roofline::forEachOp(
    MLIRContext *context, StringRef dialect,
    llvm::function_ref<void(RegisteredOperationName)> callback) {
  // getRegisteredOperationsByDialect finds none here: the list that it takes
  // for sorted was seen in another order (LLVM 22.1.8).
  for (RegisteredOperationName name : context->getRegisteredOperations())
    if (name.getDialectNamespace() == dialect)
      callback(name);
}

void mlir::roofline::attachFreeByPrefix(MLIRContext *context, StringRef dialect,
                                        ArrayRef<StringLiteral> prefixes) {
  forEachOp(context, dialect, [&](RegisteredOperationName name) {
    if (llvm::any_of(prefixes, [&](StringRef prefix) {
          return name.stripDialect().starts_with(prefix);
        }))
      name.attachInterface<FreeByNameModel>();
  });
}

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
  registerNVVMCostModels(registry);
  registerAMDGPUCostModels(registry);
  registerROCDLCostModels(registry);
  registerXeGPUCostModels(registry);
}

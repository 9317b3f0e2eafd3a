//===- EveryGPUOpTest.cpp - No op of a kernel is left out -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every op of the dialects that kernels are made of has a model, which may say
// that it is free or, with a reason, that it cannot be costed; or it stands in
// a list below. An op that a new LLVM adds fails here until somebody decides.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "roofline/Interfaces/CostInterfaces.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {

/// The ops of `dialect` without a model, by name; terminators need none.
/// Dialects go by their names: the headers of some take longer to compile than
/// all else here.
std::vector<std::string> getOpsWithoutModel(StringRef dialect) {
  DialectRegistry registry;
  registerAllDialects(registry);
  registerCostModels(registry);
  MLIRContext context(registry);
  EXPECT_TRUE(context.getOrLoadDialect(dialect));
  std::vector<std::string> names;
  unsigned number = 0;
  for (RegisteredOperationName name : context.getRegisteredOperations()) {
    if (name.getDialectNamespace() != dialect)
      continue;
    ++number;
    if (!name.hasInterface<CostOpInterface>() &&
        !name.hasInterface<ArithmeticOpInterface>() &&
        !name.hasTrait<OpTrait::IsTerminator>())
      names.push_back(name.getStringRef().str());
  }
  EXPECT_GT(number, 0u);
  llvm::sort(names);
  return names;
}

using Names = std::vector<std::string>;

TEST(EveryGPUOpTest, GPU) {
  // What holds kernels and starts them is the matter of the analysis.
  EXPECT_EQ(getOpsWithoutModel("gpu"),
            (Names{"gpu.binary", "gpu.func", "gpu.launch", "gpu.launch_func",
                   "gpu.module"}));
}

TEST(EveryGPUOpTest, NVGPU) { EXPECT_EQ(getOpsWithoutModel("nvgpu"), Names()); }

TEST(EveryGPUOpTest, AMDGPU) {
  EXPECT_EQ(getOpsWithoutModel("amdgpu"), Names());
}

TEST(EveryGPUOpTest, XeGPU) { EXPECT_EQ(getOpsWithoutModel("xegpu"), Names()); }

// An intrinsic without a model is reported as such (Unmodelled.cpp).
TEST(EveryGPUOpTest, NVVM) {
  // Text of another language.
  EXPECT_EQ(getOpsWithoutModel("nvvm"), (Names{"nvvm.inline_ptx"}));
}

TEST(EveryGPUOpTest, ROCDL) { EXPECT_EQ(getOpsWithoutModel("rocdl"), Names()); }

} // namespace

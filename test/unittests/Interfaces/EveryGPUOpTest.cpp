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

#include "mlir/Dialect/AMDGPU/IR/AMDGPUDialect.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/Dialect/XeGPU/IR/XeGPU.h"
#include "mlir/IR/MLIRContext.h"
#include "roofline/Interfaces/CostInterfaces.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {

/// The ops of `Dialect` without a model, by name; terminators need none.
template <typename Dialect>
std::vector<std::string> getOpsWithoutModel() {
  DialectRegistry registry;
  registry.insert<Dialect>();
  registerCostModels(registry);
  MLIRContext context(registry);
  context.loadDialect<Dialect>();
  std::vector<std::string> names;
  unsigned number = 0;
  for (RegisteredOperationName name : context.getRegisteredOperations()) {
    if (name.getDialectNamespace() != Dialect::getDialectNamespace())
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
  EXPECT_EQ(getOpsWithoutModel<gpu::GPUDialect>(),
            (Names{"gpu.binary", "gpu.func", "gpu.launch", "gpu.launch_func",
                   "gpu.module"}));
}

TEST(EveryGPUOpTest, NVGPU) {
  EXPECT_EQ(getOpsWithoutModel<nvgpu::NVGPUDialect>(), Names());
}

TEST(EveryGPUOpTest, AMDGPU) {
  EXPECT_EQ(getOpsWithoutModel<amdgpu::AMDGPUDialect>(), Names());
}

TEST(EveryGPUOpTest, XeGPU) {
  EXPECT_EQ(getOpsWithoutModel<xegpu::XeGPUDialect>(), Names());
}

// An intrinsic without a model is reported as such (Unmodelled.cpp).
TEST(EveryGPUOpTest, NVVM) {
  // Text of another language.
  EXPECT_EQ(getOpsWithoutModel<NVVM::NVVMDialect>(),
            (Names{"nvvm.inline_ptx"}));
}

TEST(EveryGPUOpTest, ROCDL) {
  EXPECT_EQ(getOpsWithoutModel<ROCDL::ROCDLDialect>(), Names());
}

} // namespace

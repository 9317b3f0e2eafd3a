//===- main.cpp - What binds each kernel of a file ------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The library from a program of one's own: parses the file that is its argument
// and prints a line for each kernel. A test builds it against the installed
// package.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "roofline/Analysis/ModuleAnalysis.h"

using namespace mlir;

/// Prints what the kernels of `module` move and how long they take on an H200.
static LogicalResult printKernels(ModuleOp module) {
  roofline::AnalysisOptions options;
  options.target = "h200"; // name, chip or FILE.yaml; empty leaves it to the IR
  FailureOr<roofline::AnalysisResult> result =
      roofline::analyzeModule(module, options);
  if (failed(result))
    return failure();
  for (const roofline::FunctionRecord &function : result->functions)
    for (const roofline::KernelRecord &kernel : function.kernels) {
      roofline::Verdict verdict = kernel.cost->judge(options.assumptions);
      llvm::outs() << kernel.op->getName() << ": "
                   << kernel.cost->hbm.getModelled().toString() << " bytes, "
                   << verdict.seconds << " s, "
                   << roofline::stringify(verdict.regime) << '\n';
    }
  return success();
}

int main(int argc, char **argv) {
  if (argc != 2) {
    llvm::errs() << "usage: kernel-bounds FILE.mlir\n";
    return EXIT_FAILURE;
  }
  DialectRegistry registry;
  registry.insert<arith::ArithDialect, func::FuncDialect, linalg::LinalgDialect,
                  tensor::TensorDialect>();
  roofline::registerCostModels(registry);
  MLIRContext context(registry);
  auto module = parseSourceFile<ModuleOp>(argv[1], &context);
  if (!module || failed(printKernels(*module)))
    return EXIT_FAILURE;
  return EXIT_SUCCESS;
}

//===- ScriptGaps.cpp - What no script can have
//-----------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Plans are made for numbers. Where the sizes of ops are formulas, a script
// says so in place of being empty without a word.
//
//===----------------------------------------------------------------------===//

#include "ScriptGaps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "roofline/Fusion/SoftmaxParts.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

/// The symbols of the sizes of `cost`, and of how often it runs.
static llvm::SetVector<const Symbol *> collectOpen(const KernelCost &cost) {
  llvm::SetVector<const Symbol *> symbols;
  cost.executions.collectSymbols(symbols);
  for (const Expr &extent : cost.domain)
    extent.collectSymbols(symbols);
  return symbols;
}

/// "B, arg1_d0", and "..." behind the first few.
static std::string listNames(ArrayRef<StringRef> names) {
  constexpr size_t kMaxNamed = 5;
  return llvm::join(names.take_front(kMaxNamed), ", ") +
         (names.size() > kMaxNamed ? ", ..." : "");
}

std::optional<ScriptGap>
mlir::roofline::findOpenSizes(const AnalysisResult &result) {
  llvm::SetVector<Operation *> ops;
  llvm::SetVector<StringRef> names;
  for (const FunctionRecord &function : result.functions)
    for (const KernelRecord &kernel : function.kernels) {
      auto op = dyn_cast<linalg::LinalgOp>(kernel.op);
      if (!op || !op.hasPureTensorSemantics())
        continue;
      for (const Symbol *symbol : collectOpen(*kernel.cost)) {
        ops.insert(kernel.op);
        names.insert(symbol->name);
      }
    }
  if (ops.empty())
    return std::nullopt;
  std::string why = "sizes are open (" + listNames(names.getArrayRef()) + ")";
  if (ops.size() > 1)
    why += ", also those of " + std::to_string(ops.size() - 1) +
           (ops.size() == 2 ? " other op" : " other ops");
  return ScriptGap{ops.front(), why + "; bind them with --dims"};
}

std::optional<ScriptGap>
mlir::roofline::findSoftmaxes(const AnalysisResult &result) {
  SmallVector<Operation *> softmaxes;
  for (const FunctionRecord &function : result.functions)
    for (const KernelRecord &kernel : function.kernels)
      if (getPlannedSoftmax(kernel.op))
        softmaxes.push_back(kernel.op);
  if (softmaxes.empty())
    return std::nullopt;
  std::string why = "scripts fuse nothing with a softmax";
  if (softmaxes.size() > 1)
    why += ", of which there are " + std::to_string(softmaxes.size());
  return ScriptGap{
      softmaxes.front(),
      why + "; take it apart first (transform.structured.decompose_interface)"};
}

//===- SharedOptions.cpp - Options that several passes have ---------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SharedOptions.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::roofline;

FailureOr<AnalysisOptions> mlir::roofline::makeAnalysisOptions(
    StringRef target, ArrayRef<std::string> dims,
    const Assumptions &assumptions, Operation *root) {
  AnalysisOptions options;
  options.target = target;
  options.assumptions = assumptions;
  llvm::Expected<std::vector<DimensionBinding>> bindings = parseBindings(dims);
  if (!bindings)
    return emitError(getOptionLocation(root), "--dims: ")
           << llvm::toString(bindings.takeError());
  options.bindings = std::move(*bindings);
  return options;
}

remark::RemarkOpts mlir::roofline::getRemarkOptions(StringRef name,
                                                    Operation *op) {
  auto function = op->getParentOfType<FunctionOpInterface>();
  return remark::RemarkOpts::name(name)
      .category("roofline")
      .function(function ? function.getName() : "");
}

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
    const HardwareOptions &hardware, ArrayRef<std::string> dims,
    const Assumptions &assumptions, Operation *root) {
  AnalysisOptions options;
  options.target = hardware.target;
  options.assumptions = assumptions;
  llvm::Expected<Ceilings> ceilings = parseCeilings(hardware.ceilings);
  if (!ceilings)
    return emitError(getOptionLocation(root), "--ceilings: ")
           << llvm::toString(ceilings.takeError());
  options.ceilings = *ceilings;
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

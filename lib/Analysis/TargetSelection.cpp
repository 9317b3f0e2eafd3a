//===- TargetSelection.cpp - Which hardware judges an op ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/TargetSelection.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "roofline/Dialect/RooflineDialect.h"
#include "roofline/Target/TargetRegistry.h"

using namespace mlir;
using namespace mlir::roofline;

/// The chip of the first target of the gpu.module around `op`, or "".
static StringRef getChip(Operation *op) {
  auto module = dyn_cast<gpu::GPUModuleOp>(op);
  if (!module)
    module = op->getParentOfType<gpu::GPUModuleOp>();
  if (!module || !module.getTargetsAttr())
    return "";
  for (Attribute target : module.getTargetsAttr()) {
    if (auto nvvm = dyn_cast<NVVM::NVVMTargetAttr>(target))
      return nvvm.getChip();
    if (auto rocdl = dyn_cast<ROCDL::ROCDLTargetAttr>(target))
      return rocdl.getChip();
  }
  return "";
}

FailureOr<SelectedTarget> TargetSelector::load(Operation *op, StringRef name,
                                               TargetOrigin source) {
  if (name.contains(','))
    return emitError(op->getLoc())
           << "target '" << name
           << "' names several targets; one run judges on one";
  std::shared_ptr<const TargetModel> &model = loaded[name];
  if (!model) {
    llvm::Expected<std::shared_ptr<const TargetModel>> found = loadTarget(name);
    if (!found)
      return emitError(op->getLoc()) << llvm::toString(found.takeError());
    model = *found;
  }
  return SelectedTarget{model, name.str(), source};
}

FailureOr<SelectedTarget> TargetSelector::select(Operation *op) {
  if (!option.empty())
    return load(op, option, TargetOrigin::Option);
  for (Operation *scope = op; scope; scope = scope->getParentOp())
    if (auto name = scope->getAttrOfType<StringAttr>(kTargetAttrName))
      return load(op, name.getValue(), TargetOrigin::IR);
  if (StringRef chip = getChip(op); !chip.empty())
    if (std::optional<StringRef> name = findTargetForChip(chip))
      return load(op, *name, TargetOrigin::Chip);
  return load(op, kDefaultTargetName, TargetOrigin::Default);
}

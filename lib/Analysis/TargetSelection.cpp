//===- TargetSelection.cpp - Which hardware judges an op ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/TargetSelection.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "roofline/Dialect/RooflineDialect.h"
#include "roofline/Interfaces/TargetChips.h"
#include "roofline/Target/TargetParser.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace mlir::roofline;

/// The chip of the first target of the gpu.module around `op`, or "".
static StringRef getChip(Operation *op) {
  auto module = dyn_cast<gpu::GPUModuleOp>(op);
  if (!module)
    module = op->getParentOfType<gpu::GPUModuleOp>();
  if (!module || !module.getTargetsAttr())
    return "";
  for (Attribute target : module.getTargetsAttr())
    if (StringRef chip = getTargetChip(target); !chip.empty())
      return chip;
  return "";
}

/// Where a wrong target from `source` is reported: a name in an option is at no
/// place of the IR.
static Location getBlamedPlace(Operation *op, TargetOrigin source) {
  return source == TargetOrigin::Option ? UnknownLoc::get(op->getContext())
                                        : op->getLoc();
}

/// Reports mistakes of a target file in the file, everything else at
/// `location`.
static LogicalResult reportError(Location location, llvm::Error error) {
  llvm::handleAllErrors(
      std::move(error),
      [&](const TargetFileError &error) {
        for (const FileMistake &mistake : error.getMistakes())
          emitError(FileLineColLoc::get(
              location.getContext(), error.getFileName(), mistake.location.line,
              mistake.location.column))
              << mistake.text;
      },
      [&](const llvm::ErrorInfoBase &error) {
        emitError(location) << error.message();
      });
  return failure();
}

/// A path that means the same in every folder.
static std::string makeAbsolute(StringRef relative) {
  llvm::SmallString<128> path(relative);
  if (!llvm::sys::fs::make_absolute(path))
    llvm::sys::path::remove_dots(path);
  return path.str().str();
}

/// Names `text`, the name of a target that was found, for any folder.
static std::string makeLasting(StringRef text) {
  TargetSpec spec = llvm::cantFail(TargetSpec::parse(text));
  std::string base, overlay;
  if (isTargetPath(spec.base))
    spec.base = base = makeAbsolute(spec.base);
  if (!spec.overlay.empty())
    spec.overlay = overlay = makeAbsolute(spec.overlay);
  return spec.toString();
}

/// `target` with a shared cache that nothing overflows.
static std::shared_ptr<const TargetModel>
withEndlessL2(std::shared_ptr<const TargetModel> target) {
  constexpr int64_t kMoreThanAnyMemory = int64_t(1) << 50;
  if (!target->l2.capacityBytes)
    return target;
  auto changed = std::make_shared<TargetModel>(*target);
  changed->l2.capacityBytes->value = double(kMoreThanAnyMemory);
  return changed;
}

FailureOr<SelectedTarget> TargetSelector::load(Operation *op, StringRef name,
                                               TargetOrigin source) {
  std::shared_ptr<const TargetModel> &model = loaded[name];
  if (!model) {
    llvm::Expected<std::shared_ptr<const TargetModel>> found = loadTarget(name);
    if (!found)
      return reportError(getBlamedPlace(op, source), found.takeError());
    model = withCeilings(*found, ceilings);
    if (hasEndlessL2)
      model = withEndlessL2(std::move(model));
  }
  // What stands in the IR already stays as it is.
  return SelectedTarget{
      model, source == TargetOrigin::Option ? makeLasting(name) : name.str(),
      source};
}

FailureOr<SelectedTarget> TargetSelector::select(Operation *op) {
  if (!option.empty())
    return load(op, option, TargetOrigin::Option);
  for (Operation *scope = op; scope; scope = scope->getParentOp())
    if (auto name = scope->getAttrOfType<StringAttr>(kTargetAttrName))
      return load(op, name.getValue(), TargetOrigin::IR);
  if (StringRef chip = getChip(op); !chip.empty())
    if (std::optional<StringRef> name = findTargetForChip(chip)) {
      FailureOr<SelectedTarget> target = load(op, *name, TargetOrigin::Chip);
      if (succeeded(target))
        byChip = *target;
      return target;
    }
  return load(op, kDefaultTargetName, TargetOrigin::Default);
}

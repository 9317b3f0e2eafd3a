//===- SharedOptions.h - Options that several passes have -------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_SHAREDOPTIONS_H
#define ROOFLINE_LIB_TRANSFORMS_SHAREDOPTIONS_H

#include "mlir/IR/Remarks.h"
#include "roofline/Analysis/ModuleAnalysis.h"

namespace mlir::roofline {

/// For an option `target` that is there and empty.
inline constexpr llvm::StringLiteral kEmptyTarget =
    "option 'target' is empty; name a target, or leave it out for that of the "
    "IR";

/// Where mistakes in options are reported: at no place of the IR, which is not
/// at fault, as MLIR reports its own.
inline Location getOptionLocation(Operation *root) {
  return UnknownLoc::get(root->getContext());
}

/// What the options of a pass say of hardware.
struct HardwareOptions {
  StringRef target;
  StringRef ceilings;
};

/// What `hardware` and the option `dims` of a pass on `root` ask of the
/// analysis. Fails for ceilings or `dims` that cannot be read, with the mistake
/// reported.
FailureOr<AnalysisOptions> makeAnalysisOptions(const HardwareOptions &hardware,
                                               ArrayRef<std::string> dims,
                                               const Assumptions &assumptions,
                                               Operation *root);

/// The options of a remark called `name` about `op`: the category "roofline",
/// and the function around it.
remark::RemarkOpts getRemarkOptions(StringRef name, Operation *op);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_SHAREDOPTIONS_H

//===- TargetSelection.h - Which hardware judges an op ----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ANALYSIS_TARGETSELECTION_H
#define ROOFLINE_ANALYSIS_TARGETSELECTION_H

#include "mlir/IR/Operation.h"
#include "roofline/Target/Ceilings.h"
#include "roofline/Target/TargetOrigin.h"
#include "llvm/ADT/StringMap.h"
#include <memory>
#include <optional>

namespace mlir::roofline {

/// A target, the text that named it, and where that text stood.
struct SelectedTarget {
  std::shared_ptr<const TargetModel> model;
  /// A path given as an option is absolute here, so that an annotation names
  /// the file for runs in other folders.
  std::string requested;
  TargetOrigin source = TargetOrigin::Default;
};

/// Chooses targets: the option, else the nearest `roofline.target` on the op or
/// around it, else the chip of an enclosing gpu.module, else `h100-sxm`.
class TargetSelector {
public:
  /// `option` is the text of the pass or tool option, empty if none was given.
  explicit TargetSelector(StringRef option,
                          Ceilings ceilings = Ceilings::Datasheet)
      : option(option), ceilings(ceilings) {}

  /// From here on targets have a shared cache that keeps all it has seen, if
  /// they say of theirs how large it is.
  void supposeEndlessL2() { hasEndlessL2 = true; }

  /// The target for `op` and what is inside it. Reports at `op` and fails where
  /// the name is not known; mistakes in a target file are reported there.
  FailureOr<SelectedTarget> select(Operation *op);

  /// What a chip has decided last, if one has.
  const std::optional<SelectedTarget> &getChosenByChip() const {
    return byChip;
  }

private:
  FailureOr<SelectedTarget> load(Operation *op, StringRef name,
                                 TargetOrigin source);

  std::string option;
  Ceilings ceilings;
  bool hasEndlessL2 = false;
  std::optional<SelectedTarget> byChip;
  llvm::StringMap<std::shared_ptr<const TargetModel>> loaded;
};

} // namespace mlir::roofline

#endif // ROOFLINE_ANALYSIS_TARGETSELECTION_H

//===- Ceilings.h - The data sheet's roofs, or measured ones ----*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Nobody reaches the peaks of a data sheet. Where somebody measured what the
// best programs do reach, that can be the roof instead: a target with measured
// ceilings is a target like any other, in which those rates stand in the place
// of the data sheet's. What nobody measured stays as it was, and each figure
// says which of the two it is by its provenance.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TARGET_CEILINGS_H
#define ROOFLINE_TARGET_CEILINGS_H

#include "roofline/Target/TargetModel.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace mlir::roofline {

/// Which rates of a target are its roofs.
enum class Ceilings : uint8_t {
  Datasheet, ///< what the vendor states
  Measured,  ///< what was reached, where somebody measured it
};

/// "datasheet" or "measured".
llvm::StringRef stringify(Ceilings ceilings);

/// The inverse of `stringify(Ceilings)`. Fails for any other text, with the
/// nearest of the two.
llvm::Expected<Ceilings> parseCeilings(llvm::StringRef text);

/// Which ceilings the rates of `target` are.
Ceilings getCeilings(const TargetModel &target);

/// `target`, which has the data sheet's rates, with `ceilings`; `target` itself
/// where these are the data sheet's.
std::shared_ptr<const TargetModel>
withCeilings(std::shared_ptr<const TargetModel> target, Ceilings ceilings);

} // namespace mlir::roofline

#endif // ROOFLINE_TARGET_CEILINGS_H

//===- Completion.h - Scripts that complete options -------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_SUPPORT_COMPLETION_H
#define ROOFLINE_LIB_SUPPORT_COMPLETION_H

#include "roofline/Support/ToolDescription.h"
#include "llvm/Support/Error.h"

namespace mlir::roofline {

/// Prints a script that makes `shell`, "bash", "zsh" or "fish", complete the
/// options of `tool`, their values and files. Fails for other shells.
llvm::Error printCompletion(llvm::StringRef shell, const ToolDescription &tool,
                            llvm::raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_SUPPORT_COMPLETION_H

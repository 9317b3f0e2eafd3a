//===- ManPage.h - The manual of a tool -------------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_SUPPORT_MANPAGE_H
#define ROOFLINE_LIB_SUPPORT_MANPAGE_H

#include "roofline/Support/ToolDescription.h"

namespace mlir::roofline {

/// Prints the page of `tool` for section 1, in the macros of man(7).
void printManPage(const ToolDescription &tool, llvm::raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_SUPPORT_MANPAGE_H

//===- Terminal.h - The width of a terminal ---------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_TERMINAL_H
#define ROOFLINE_SUPPORT_TERMINAL_H

#include <optional>

namespace mlir::roofline {

/// The columns of the terminal behind a file descriptor: $COLUMNS where it is
/// set, else what the terminal itself says. Empty where there is no terminal.
/// (LLVM's own query stops at $COLUMNS, which shells rarely export.)
std::optional<unsigned> getTerminalColumns(int fileDescriptor);

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_TERMINAL_H

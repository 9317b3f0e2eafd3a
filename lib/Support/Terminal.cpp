//===- Terminal.cpp - The width of a terminal -----------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/Terminal.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Process.h"
#include <sys/ioctl.h>

using namespace mlir::roofline;

std::optional<unsigned> mlir::roofline::getTerminalColumns(int fileDescriptor) {
  unsigned columns = 0;
  std::optional<std::string> given = llvm::sys::Process::GetEnv("COLUMNS");
  if (given && !llvm::StringRef(*given).getAsInteger(10, columns) && columns)
    return columns;
  winsize size{};
  if (ioctl(fileDescriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
    return size.ws_col;
  return std::nullopt;
}

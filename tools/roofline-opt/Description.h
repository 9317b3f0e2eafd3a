//===- Description.h - What roofline-opt says of itself ---------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_DESCRIPTION_H
#define ROOFLINE_TOOLS_DESCRIPTION_H

#include "Options.h"

namespace mlir::roofline {

/// The tool with the groups of `options`, for its manual and for shells.
ToolDescription describeTool(const Options &options);

} // namespace mlir::roofline

#endif // ROOFLINE_TOOLS_DESCRIPTION_H

//===- Version.h - The version of roofline-opt ------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_VERSION_H
#define ROOFLINE_SUPPORT_VERSION_H

namespace mlir::roofline {

/// The release, as in `CMakeLists.txt` and the change log.
inline constexpr char kVersion[] = "0.1.0";

/// The JSON report's schema; fields may be added under one number, none
/// changes meaning without a new one.
inline constexpr char kReportSchema[] = "roofline.report/1";

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_VERSION_H

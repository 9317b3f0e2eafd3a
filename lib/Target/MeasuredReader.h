//===- MeasuredReader.h - The measured part of a file -----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_TARGET_MEASUREDREADER_H
#define LIB_TARGET_MEASUREDREADER_H

#include "MappingReader.h"

namespace mlir::roofline {

/// Reads `measured` of the target `root`, whose other rates have been read, and
/// checks it against these: what was measured is a rate that the device has,
/// and is not above it without a reason.
void readMeasured(MappingReader &root, ReadContext &context);

} // namespace mlir::roofline

#endif // LIB_TARGET_MEASUREDREADER_H

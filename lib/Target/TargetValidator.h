//===- TargetValidator.h - Whether a target's figures can be ----*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The checks of a target file that was read: arithmetic against stated peaks,
// sparse against dense, the order of the memory levels, sources. They run on
// every file before it is used, since the commonest error in such tables, a
// sparse peak taken for a dense one, is invisible in a report.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_TARGET_TARGETVALIDATOR_H
#define LIB_TARGET_TARGETVALIDATOR_H

#include "FileDiagnostics.h"

namespace mlir::roofline {

/// How far a stated peak may be from units x operations per clock x clock, and
/// a sparse rate above twice the dense one. Data sheets round to two or three
/// digits; all but two of the peaks in the shipped files agree this closely.
inline constexpr double kPeakTolerance = 0.02;

/// Checks that
/// - names are plain lower-case words, each of them once, and `chip_default`
///   comes with a `chip`;
/// - every number is positive, of a size that some device has, and cites
///   entries of `sources`;
/// - stated peaks agree with the recomputed ones within `kPeakTolerance`, or
///   the file gives a `tolerance_reason`;
/// - sparse rates lie above the dense rate and at most at twice that;
/// - accumulators hold their operands, and rates that differ only in the
///   accumulator differ in the number;
/// - there is a memory bandwidth, and levels nearer to the units are faster;
/// - a block's shared memory fits a unit's, the last cache fits main memory,
///   and lines are powers of two.
///
/// Reports every violation. Where `diagnostics` has mistakes already, parts of
/// the file were not read: nothing is then said to be missing.
void validateTarget(const TargetFile &file, FileDiagnostics &diagnostics);

} // namespace mlir::roofline

#endif // LIB_TARGET_TARGETVALIDATOR_H

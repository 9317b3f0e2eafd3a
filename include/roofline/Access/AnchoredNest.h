//===- AnchoredNest.h - Accesses at places not known ------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ACCESS_ANCHOREDNEST_H
#define ROOFLINE_ACCESS_ANCHOREDNEST_H

#include "roofline/Access/Nest.h"

namespace mlir::roofline {

/// `nest` with numbers for offsets of which a part is not known: the layer of a
/// stack that an argument picks, say. That part is the same throughout the
/// nest, so it moves an access as a whole and does not change how many elements
/// it touches or when. Accesses to one buffer that share it stay where they are
/// to each other. Those with different ones get buffers of their own in the
/// same root: they are taken to share nothing. The part itself is taken to be a
/// multiple of a line. Offsets stay as they are where an extent or coefficient
/// of the accesses to a buffer is no number, or an index has but a bound.
Nest anchorOffsets(const Nest &nest);

} // namespace mlir::roofline

#endif // ROOFLINE_ACCESS_ANCHOREDNEST_H

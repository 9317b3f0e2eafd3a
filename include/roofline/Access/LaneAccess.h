//===- LaneAccess.h - What one instruction of a warp touches ----*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The lanes of a warp load or store together. Main memory is moved in sectors,
// each fetched once however many lanes want a part of it:
//
//   32 lanes, 4 bytes each, side by side          4 sectors of 32 bytes
//   the same 4 bytes apart by a row of 1 KiB     32 sectors: an eighth is used
//
// Shared memory is spread over banks of four bytes, and delivers one word of
// each bank at a time. Lanes that want the same word share it; different words
// of one bank follow each other. Wide accesses go by as many lanes at a time as
// fill the banks, idle ones included: on 32 banks lanes 0 to 31 of 4 bytes, 0
// to 15 of 8, 0 to 7 of 16.
//
// Sources: NVIDIA developer forum, thread 339143 (a 128-bit load takes four
// banks, one address is one broadcast); ROCm documentation of
// composable_kernel, "Understanding AMD GPU LDS and Bank Conflicts" (32 or 64
// banks of four bytes; a 128-bit access of 64 lanes has phases of 8 lanes in
// order).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ACCESS_LANEACCESS_H
#define ROOFLINE_ACCESS_LANEACCESS_H

#include "roofline/Target/TargetModel.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace mlir::roofline {

/// One load or store of a warp.
struct LaneAccess {
  /// Where each lane that takes part starts, in bytes from any point that is
  /// aligned as far as anyone cares.
  llvm::SmallVector<int64_t, 32> addresses;
  /// The numbers of those lanes, ascending; one per address.
  llvm::SmallVector<unsigned, 32> lanes;
  /// Of each lane, in one piece.
  int64_t bytesPerLane = 0;
};

/// The sectors of `sectorBytes` that `access` touches, each counted once.
int64_t countSectors(const LaneAccess &access, int64_t sectorBytes);

/// The bytes that `access` touches, each counted once.
int64_t countDistinctBytes(const LaneAccess &access);

/// How often banks deliver.
struct BankUse {
  /// For this access.
  int64_t wavefronts = 0;
  /// For one as wide without conflicts.
  int64_t leastWavefronts = 0;

  BankUse &operator+=(const BankUse &rhs) {
    wavefronts += rhs.wavefronts;
    leastWavefronts += rhs.leastWavefronts;
    return *this;
  }
};

/// What `access` to shared memory of `numBanks` banks takes. Lanes of more than
/// 16 bytes, which no instruction moves at once, are moved 16 bytes at a time.
BankUse countBankConflicts(const LaneAccess &access, int64_t numBanks);

} // namespace mlir::roofline

#endif // ROOFLINE_ACCESS_LANEACCESS_H

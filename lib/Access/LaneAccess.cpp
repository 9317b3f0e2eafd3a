//===- LaneAccess.cpp - What one instruction of a warp touches ------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Access/LaneAccess.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <vector>

using namespace mlir::roofline;

/// The blocks of `size` bytes that lanes of `bytes` at `addresses` touch,
/// ascending, each once.
static std::vector<int64_t> getBlocks(llvm::ArrayRef<int64_t> addresses,
                                      int64_t bytes, int64_t size) {
  std::vector<int64_t> blocks;
  if (bytes <= 0)
    return blocks;
  for (int64_t address : addresses)
    for (int64_t block = llvm::divideFloorSigned(address, size),
                 last = llvm::divideFloorSigned(address + bytes - 1, size);
         block <= last; ++block)
      blocks.push_back(block);
  llvm::sort(blocks);
  blocks.erase(std::unique(blocks.begin(), blocks.end()), blocks.end());
  return blocks;
}

int64_t mlir::roofline::countSectors(const LaneAccess &access,
                                     int64_t sectorBytes) {
  return getBlocks(access.addresses, access.bytesPerLane, sectorBytes).size();
}

int64_t mlir::roofline::countDistinctBytes(const LaneAccess &access) {
  return getBlocks(access.addresses, access.bytesPerLane, 1).size();
}

/// The most different words that one bank has to deliver.
static int64_t countWavefronts(llvm::ArrayRef<int64_t> addresses, int64_t bytes,
                               int64_t numBanks) {
  std::vector<int64_t> ofBank(numBanks);
  for (int64_t word : getBlocks(addresses, bytes, kBankBytes))
    ++ofBank[llvm::mod(word, numBanks)];
  return *llvm::max_element(ofBank);
}

BankUse mlir::roofline::countBankConflicts(const LaneAccess &access,
                                           int64_t numBanks) {
  constexpr int64_t kWidestBytes = 16;
  BankUse use;
  for (int64_t done = 0; done < access.bytesPerLane; done += kWidestBytes) {
    int64_t bytes = std::min(access.bytesPerLane - done, kWidestBytes);
    // What is narrower than a bank fills one all the same.
    unsigned lanes = std::max<int64_t>(
        numBanks * kBankBytes /
            int64_t(llvm::PowerOf2Ceil(std::max(bytes, kBankBytes))),
        1);
    for (size_t first = 0, end; first < access.addresses.size(); first = end) {
      unsigned phase = access.lanes[first] / lanes;
      llvm::SmallVector<int64_t, 32> addresses;
      for (end = first; end < access.lanes.size(); ++end) {
        if (access.lanes[end] / lanes != phase)
          break;
        addresses.push_back(access.addresses[end] + done);
      }
      use.wavefronts += countWavefronts(addresses, bytes, numBanks);
      ++use.leastWavefronts;
    }
  }
  return use;
}

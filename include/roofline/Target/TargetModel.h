//===- TargetModel.h - What the hardware can do -----------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The plain record of one device: its peaks, memory levels and limits, in base
// units (flops, bytes, seconds, hertz), every figure with its source. A figure
// that nobody has published is absent, never zero; a roof without a figure does
// not exist. Files under lib/Target/data/ and users' own files are read into
// this record by TargetParser.h; nothing here knows about files or IR.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TARGET_TARGETMODEL_H
#define ROOFLINE_TARGET_TARGETMODEL_H

#include "roofline/Target/Precision.h"
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mlir::roofline {

/// How far a figure can be trusted.
enum class Provenance : uint8_t {
  Vendor,    ///< stated by the vendor
  Derived,   ///< arithmetic on vendor figures (the source says which)
  Secondary, ///< third parties only
  Measured,  ///< a benchmark result
};

/// One number with where it comes from.
struct Figure {
  double value = 0;
  Provenance provenance = Provenance::Vendor;
  /// Keys of the file's own `sources` table, such as "S24", comma separated.
  std::string source;
};

/// Where figures of a target come from: an entry of its file's `sources`.
struct TargetSource {
  std::string key; ///< "S24", as figures cite it
  /// How directly it was read: "direct" (vendor text), "mirror" (a copy of it),
  /// "quoted" (third party with table or page), "secondary" or "measured".
  std::string grade;
  std::string text; ///< title, place and date
};

/// The dense rate of one unit at one precision.
struct ComputeRate {
  UnitKind unit = UnitKind::Vector;
  /// Tensor: the operand type as it enters the multiply. Vector: the type the
  /// arithmetic is done in. Meaningless for Special.
  Precision precision = Precision::F32;
  /// Tensor only: the accumulator type this rate holds for, where the device
  /// has different rates for different accumulators; empty where it has one.
  std::optional<Precision> accumulator;
  /// Operations per second (a multiply-add is two), always dense.
  Figure opsPerSecond;

  /// Whether the two hold for the same work.
  bool isSameRate(const ComputeRate &other) const {
    return unit == other.unit && precision == other.precision &&
           accumulator == other.accumulator;
  }
};

/// The width of a bank of shared memory, on every device whose number of banks
/// is given.
inline constexpr int64_t kBankBytes = 4;

/// One level of the memory hierarchy.
struct MemoryLevel {
  std::optional<Figure> bytesPerSecond;
  /// The rate of bytes that are written, where it is another than that of bytes
  /// that are read, which `bytesPerSecond` then is; not above it.
  std::optional<Figure> writtenBytesPerSecond;
  std::optional<Figure> capacityBytes;
  /// Granularity of a transfer: 64 B lines on CPUs, 32 B sectors on GPUs.
  std::optional<Figure> lineBytes;
};

/// What was reached on a device, as far as somebody measured it: ceilings below
/// the data sheet's, roof by roof. Capacities and lines are not set.
struct MeasuredCeilings {
  std::vector<ComputeRate> rates;
  std::optional<Figure> specialOpsPerSecond;
  MemoryLevel hbm, l2, smem;
};

/// One device.
struct TargetModel {
  std::string name;        ///< canonical: "h100-sxm"
  std::string description; ///< "NVIDIA H100 SXM5 80 GB"
  std::string vendor;
  std::string kind; ///< "gpu", "cpu", or "accelerator"
  std::vector<std::string> aliases;
  /// The compiler's name of the chip ("sm_90", "gfx942"), empty if it has none.
  std::string chip;
  /// Whether this is the SKU that the bare chip name stands for.
  bool isChipDefault = false;

  std::string unitName; ///< "SM", "CU", "core", ...
  std::optional<Figure> unitCount;
  std::optional<Figure> vectorClockHz;
  std::optional<Figure> matrixClockHz;

  /// Dense rates of tensor and vector units, tensor first, wide to narrow.
  std::vector<ComputeRate> rates;
  /// Rates that only structured-sparse instructions reach.
  std::vector<ComputeRate> sparseRates;
  /// Special-function operations per second over the whole device.
  std::optional<Figure> specialOpsPerSecond;

  MemoryLevel hbm;  ///< main memory, whatever its technology
  MemoryLevel l2;   ///< last cache shared by all cores
  MemoryLevel smem; ///< on-chip store next to the units, all units together

  std::optional<Figure> smemBytesPerUnit;
  std::optional<Figure> maxSmemBytesPerBlock;
  std::optional<Figure> registerBytesPerUnit;
  /// What the driver takes of each block's shared memory for itself.
  std::optional<Figure> reservedSmemBytesPerBlock;
  /// The largest tile of a product that one matrix instruction makes of
  /// operands which it takes from shared memory itself, each element once.
  /// Absent where operands go through registers.
  std::optional<Figure> matrixTileRows;
  std::optional<Figure> matrixTileColumns;
  /// Blocks that may load an operand together, by multicast.
  std::optional<Figure> maxBlocksPerCluster;
  /// Banks of the shared memory of one unit, four bytes wide each.
  std::optional<Figure> smemBanks;
  std::optional<Figure> warpWidth;
  /// What one unit holds at a time, and what one block may have.
  std::optional<Figure> maxThreadsPerUnit;
  std::optional<Figure> maxBlocksPerUnit;
  std::optional<Figure> maxThreadsPerBlock;
  std::optional<Figure> launchLatencySeconds;

  MeasuredCeilings measured;
  /// The target as its data sheet has it, where the rates above are measured
  /// ceilings as far as there are any (Ceilings.h); null in that target itself.
  std::shared_ptr<const TargetModel> datasheet;

  /// Doubts and traps worth knowing, each one sentence.
  std::vector<std::string> notes;
  /// What the figures cite, in file order.
  std::vector<TargetSource> sources;

  /// The dense rate for exactly this unit, precision and accumulator: the
  /// entry for `accumulator` if there is one, else the entry for every
  /// accumulator, else the entry with the narrowest accumulator that holds
  /// `accumulator`. Null if the device has none. For tensor rates an absent
  /// `accumulator` asks for the operand type itself as accumulator.
  const ComputeRate *
  findRate(UnitKind unit, Precision precision,
           std::optional<Precision> accumulator = std::nullopt) const;

  /// The rate that work at `precision` runs at: that of the first lossless
  /// class (Precision.h) that has one. Null if none has.
  const ComputeRate *
  resolveRate(UnitKind unit, Precision precision,
              std::optional<Precision> accumulator = std::nullopt) const;

  /// As `findRate` for a tensor unit, among `sparseRates`.
  const ComputeRate *
  findSparseRate(Precision precision,
                 std::optional<Precision> accumulator = std::nullopt) const;

  /// Whether `rate`, one of this device's, is a sparse one.
  bool isSparse(const ComputeRate &rate) const;
};

} // namespace mlir::roofline

#endif // ROOFLINE_TARGET_TARGETMODEL_H

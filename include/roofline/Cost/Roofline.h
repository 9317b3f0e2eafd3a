//===- Roofline.h - Which wall a kernel is against --------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The judgement: work and bytes against a machine. Every roof gives a time,
// amount / rate; the largest is the kernel's (perfect overlap) and names what
// it is bound by. Attainable performance is work / time, which equals
// min(peak, intensity x bandwidth) for one compute roof and one memory level.
//
// Example, H100 SXM (989.4 TFLOP/s dense bf16, 3.35 TB/s): a 1x8192 by
// 8192x8192 bf16 product has 134,217,728 flops and 134,250,496 bytes, so
//   hbm          134250496 / 3.35e12  = 40.1 us   <- bound by
//   tensor.bf16  134217728 / 989.4e12 =  0.136 us <- runner-up, margin 295
// at intensity 0.99976 against a ridge of 295.3: memory-bound at 3.35 TFLOP/s.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_COST_ROOFLINE_H
#define ROOFLINE_COST_ROOFLINE_H

#include "roofline/Cost/Traffic.h"
#include "roofline/Cost/UnitUse.h"
#include "roofline/Cost/Work.h"
#include "roofline/Target/TargetModel.h"
#include <string>

namespace mlir::roofline {

/// What a judgement takes for granted; printed with every report.
struct Assumptions {
  /// f32 contractions may run at tf32 precision on the tensor units.
  bool allowTF32 = false;
  /// The target's launch latency, where it is known, is part of the time of
  /// every execution.
  bool addLaunchOverhead = false;
};

/// The seconds of launch latency that `assumptions` put into the time of every
/// execution on `target`: zero unless they ask for it, absent where they do and
/// the latency is not known, so that nothing can be added.
std::optional<double> getLaunchOverhead(const Assumptions &assumptions,
                                        const TargetModel &target);

/// A roof: a memory level, or a unit at a precision.
class Roof {
public:
  enum class Kind : uint8_t { HBM, L2, SMem, Tensor, Vector, Special };

  constexpr Roof() = default;
  constexpr Roof(Kind kind) : kind(kind) {}
  constexpr Roof(UnitKind unit, Precision precision)
      : kind(unit == UnitKind::Tensor   ? Kind::Tensor
             : unit == UnitKind::Vector ? Kind::Vector
                                        : Kind::Special),
        precision(precision) {}

  /// The roof that `rate` is of `target`. The accumulator is part of it only
  /// where the target has another rate for the type's usual accumulator, and
  /// that it is a sparse rate where it is one.
  static Roof ofRate(const TargetModel &target, const ComputeRate &rate);

  Kind getKind() const { return kind; }
  /// Meaningful for Tensor and Vector only.
  Precision getPrecision() const { return precision; }
  bool isMemory() const { return kind <= Kind::SMem; }
  /// "hbm", "l2", "smem", "tensor.bf16", "vector.f32", "special", and
  /// "tensor.f16.acc_f32" on a GeForce card, where that is a rate of its own;
  /// "tensor.bf16.sparse" for structured-sparse products.
  std::string getName() const;

  /// Equal but for the accumulator and sparseness: the same hardware at the
  /// same precision.
  bool isSameUnit(Roof rhs) const {
    return kind == rhs.kind &&
           (isMemory() || kind == Kind::Special || precision == rhs.precision);
  }
  bool operator==(Roof rhs) const {
    return isSameUnit(rhs) && accumulator == rhs.accumulator &&
           isSparse == rhs.isSparse;
  }
  bool operator!=(Roof rhs) const { return !(*this == rhs); }

private:
  Kind kind = Kind::HBM;
  Precision precision = Precision::F32;
  std::optional<Precision> accumulator;
  bool isSparse = false;
};

/// So many operations, issue slots or bytes at so many per second.
struct Demand {
  Expr amount;
  double rate = 1;
};

/// All that is asked of one roof; the times of the parts add up.
struct RoofDemand {
  Roof roof;
  llvm::SmallVector<Demand, 1> parts;

  /// Whether it is a number for every part.
  bool isConstant() const;
  /// The time that it takes; asserts `isConstant()`.
  double getSeconds() const;
};

/// Work as it is booked on a target: after the choice of unit and precision.
struct BookedWork {
  Roof roof;
  /// Operations asked of this unit (divisions appear on `special` too).
  Expr ops;
  /// The unit's peak in operations per second; absent where the target gives no
  /// rate (the roof is then unknown, not infinite), and then nothing is
  /// demanded.
  std::optional<double> peak;
  llvm::SmallVector<Demand, 1> demand;
};

/// The time of one roof.
struct RoofTime {
  Roof roof;
  double seconds = 0;
};

enum class Regime : uint8_t {
  None,         ///< neither work nor bytes
  MemoryBound,  ///< the binding roof is a memory level (ties go here)
  ComputeBound, ///< the binding roof is a unit
  Depends,      ///< one of the two, by the values of symbols
};
/// "none", "memory-bound", "compute-bound", "depends".
llvm::StringRef stringify(Regime regime);
/// The inverse of `stringify(Regime)`; empty for any other text.
std::optional<Regime> parseRegime(llvm::StringRef name);

/// `lhs` over `rhs`: a number where no symbol changes it. Absent elsewhere, and
/// where `rhs` is zero.
std::optional<double> getRatio(const Expr &lhs, const Expr &rhs);

/// What the model says of one kernel on one target.
struct Verdict {
  /// Work by unit, in program order.
  llvm::SmallVector<BookedWork, 4> compute;
  /// What is asked of every known roof: memory before compute, and hbm, l2,
  /// smem in that order.
  llvm::SmallVector<RoofDemand, 4> demands;
  /// Memory levels with traffic but without a bandwidth on this target, in that
  /// order.
  llvm::SmallVector<Roof, 1> unratedLevels;
  /// Every known roof with a positive time: slowest first, memory before
  /// compute and hbm, l2, smem among equals. Empty where some count depends on
  /// a symbol; so are all times below, and ratios that depend on one too.
  llvm::SmallVector<RoofTime, 4> roofs;
  Regime regime = Regime::None;
  /// The slowest roof, absent with regime `None`, and where symbols decide.
  std::optional<Roof> boundBy;
  /// Where the binding roof depends on symbols, how: "compute-bound from B =
  /// 319"; else empty.
  std::string crossover;
  /// The next slowest, and how many times faster it is (>= 1).
  std::optional<Roof> runnerUp;
  std::optional<double> margin;
  /// Time of all executions, in seconds: that of the slowest roof, and launch
  /// overhead where it is known and asked for.
  std::optional<double> seconds;
  /// (flops + iops) / HBM bytes; absent with zero HBM bytes.
  std::optional<double> intensity;
  /// (flops + iops) / time; absent with zero time.
  std::optional<double> attainable;
  /// The compute roof with the largest time; absent without rated work.
  std::optional<Roof> dominantUnit;
  /// Of the dominant unit: its peak over the HBM bandwidth, and in percent how
  /// much of its peak its own operations reach. Add-only code on the vector
  /// unit ends at 50.
  std::optional<double> ridge;
  std::optional<double> percentOfPeak;
  /// How much of the peaks of the units was in reach.
  UnitUse use;
  /// Whether the time of one execution without overhead is under the target's
  /// launch latency; absent where that is not known.
  std::optional<bool> launchBound;

  /// Roofs that are asked for but have no rate on this target, memory levels
  /// before units. The verdict leaves them out, so its time is a lower bound,
  /// and one of them may be what binds.
  llvm::SmallVector<Roof, 1> getUnrated() const;
};

/// Whether `roof` belongs to the units that blocks of a launch run on, so that
/// idle ones lower it.
bool isOfUnits(Roof roof);

/// Judges `work` and `traffic`, which `executions` executions have together, on
/// `target`, of whose units they reach as much as `use` says.
///
/// Multiply-accumulates go to the tensor unit at the first lossless class that
/// the target rates, else to the vector unit; f32 goes to tf32 only if
/// `assumptions` allow it. Structured-sparse ones run at the target's sparse
/// rate, or, where it has none, at the dense one. A roof that the target does
/// not rate is left out of `roofs`; `getUnrated` names it.
Verdict judge(const Work &work, const Traffic &traffic,
              const TargetModel &target, const Assumptions &assumptions,
              const Expr &executions = 1, const UnitUse &use = {});

/// The seconds of that verdict, where the units are all in use.
std::optional<double> judgeSeconds(const Work &work, const Traffic &traffic,
                                   const TargetModel &target,
                                   const Assumptions &assumptions,
                                   const Expr &executions = 1);

} // namespace mlir::roofline

#endif // ROOFLINE_COST_ROOFLINE_H

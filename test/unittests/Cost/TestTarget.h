//===- TestTarget.h - Machines and work for tests ---------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The published figures of an H100 SXM, written out here so that the tests do
// not move with the shipped target files, and short ways to describe work.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_UNITTESTS_COST_TESTTARGET_H
#define ROOFLINE_TEST_UNITTESTS_COST_TESTTARGET_H

#include "roofline/Cost/Roofline.h"
#include <ostream>

namespace mlir::roofline {

/// How GoogleTest shows counts.
inline void PrintTo(const Expr &count, std::ostream *os) {
  *os << count.toString();
}

namespace test {

inline Figure figure(double value) {
  Figure result;
  result.value = value;
  return result;
}

inline void addRate(TargetModel &target, UnitKind unit, Precision precision,
                    double opsPerSecond,
                    std::optional<Precision> accumulator = std::nullopt) {
  ComputeRate rate;
  rate.unit = unit;
  rate.precision = precision;
  rate.accumulator = accumulator;
  rate.opsPerSecond = figure(opsPerSecond);
  target.rates.push_back(rate);
}

/// Dense rates and bandwidth of an H100 SXM5 80 GB; no l2, no smem, no special
/// rate and no launch latency unless a test adds them.
inline TargetModel getH100() {
  TargetModel target;
  target.name = "h100-sxm";
  addRate(target, UnitKind::Tensor, Precision::F64, 66.9e12);
  addRate(target, UnitKind::Tensor, Precision::TF32, 494.7e12);
  addRate(target, UnitKind::Tensor, Precision::F16, 989.4e12);
  addRate(target, UnitKind::Tensor, Precision::BF16, 989.4e12);
  addRate(target, UnitKind::Tensor, Precision::F8, 1978.9e12);
  addRate(target, UnitKind::Tensor, Precision::I8, 1978.9e12);
  addRate(target, UnitKind::Vector, Precision::F64, 33.5e12);
  addRate(target, UnitKind::Vector, Precision::F32, 66.9e12);
  addRate(target, UnitKind::Vector, Precision::F16, 133.8e12);
  addRate(target, UnitKind::Vector, Precision::I32, 33.5e12);
  target.hbm.bytesPerSecond = figure(3.35e12);
  return target;
}

/// A machine that does 16 flops, 4 special operations and 64 bytes a second.
inline TargetModel getToyTarget() {
  TargetModel target;
  target.name = "toy";
  addRate(target, UnitKind::Vector, Precision::F32, 16);
  target.specialOpsPerSecond = figure(4);
  target.hbm.bytesPerSecond = figure(64);
  return target;
}

/// `ops` operations of a contraction, two per multiply-add.
inline WorkItem contraction(Precision precision, const Expr &ops,
                            std::optional<Precision> accumulator = {}) {
  WorkItem item;
  item.kind = WorkKind::MultiplyAccumulate;
  item.precision = precision;
  item.accumulator = accumulator;
  item.ops = ops;
  item.slots = Expr::ceilDiv(ops, 2);
  return item;
}

inline WorkItem arithmetic(Precision precision, const Expr &ops,
                           const Expr &slots) {
  WorkItem item;
  item.kind = WorkKind::Arithmetic;
  item.precision = precision;
  item.ops = ops;
  item.slots = slots;
  return item;
}

/// Operations that take an issue slot each.
inline WorkItem arithmetic(Precision precision, const Expr &ops) {
  return arithmetic(precision, ops, ops);
}

inline WorkItem transcendental(Precision precision, const Expr &ops) {
  WorkItem item = arithmetic(precision, ops);
  item.kind = WorkKind::Transcendental;
  return item;
}

/// What divisions ask of the special unit, beyond their flop.
inline WorkItem division(Precision precision, const Expr &ops) {
  WorkItem item = arithmetic(precision, ops, /*slots=*/ops);
  item.kind = WorkKind::Division;
  return item;
}

inline Work makeWork(llvm::ArrayRef<WorkItem> items) {
  Work work;
  for (const WorkItem &item : items)
    work.add(item);
  return work;
}

inline Traffic makeTraffic(const Expr &read, const Expr &written) {
  Traffic traffic;
  traffic.hbm.read = read;
  traffic.hbm.written = written;
  traffic.hbm.compulsory = read + written;
  traffic.hbm.requested = read + written;
  return traffic;
}

/// A `tokens` x 8192 by 8192 x 8192 product: every element moved once.
struct Projection {
  Projection(const Expr &tokens, Precision precision, int64_t bytesPerElement)
      : work(makeWork({contraction(precision, tokens * (2 * kSize * kSize))})),
        traffic(makeTraffic((tokens * kSize + kSize * kSize) * bytesPerElement,
                            tokens * kSize * bytesPerElement)) {}

  static constexpr int64_t kSize = 8192;
  Work work;
  Traffic traffic;
};

} // namespace test
} // namespace mlir::roofline

#endif // ROOFLINE_TEST_UNITTESTS_COST_TESTTARGET_H

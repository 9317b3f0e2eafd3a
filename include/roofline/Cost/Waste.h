//===- Waste.h - What blocks of threads leave idle --------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What could be done better with the same work in the same kernel. Whether any
// time is lost by it is another question, which an analysis without it answers.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_COST_WASTE_H
#define ROOFLINE_COST_WASTE_H

#include "roofline/Cost/Launch.h"
#include <vector>

namespace mlir::roofline {

/// Something that is idle, or done in vain.
enum class Waste : uint8_t {
  IdleUnits,     ///< units without a block, at the end or all the time
  IdleLanes,     ///< lanes of warps without work
  BankConflicts, ///< banks of shared memory that deliver one after the other
  Sectors,       ///< bytes of sectors that no lane wants
};

/// The name of what takes it out: "blocks", "lanes", "bank-conflicts",
/// "coalesce".
llvm::StringRef stringify(Waste waste);
/// The inverse of `stringify(Waste)`; empty for any other text.
std::optional<Waste> parseWaste(llvm::StringRef name);

/// One waste, and how much of it there is: "31 of 32 lanes idle".
struct WasteFinding {
  Waste what = Waste::IdleUnits;
  std::string why;
};

/// What `launch` wastes on `target`, in the order of the enumeration.
std::vector<WasteFinding> findWaste(const LaunchFacts &launch,
                                    const TargetModel &target);

/// That `blocks` leave units of `target` idle; empty where they do not, or only
/// a twentieth of the time in a last round.
std::optional<WasteFinding> findIdleUnits(int64_t blocks,
                                          const TargetModel &target);

/// The bytes of shared memory that could be delivered in the time which the
/// bank conflicts of one execution take; 0 where they are not known.
Expr countConflictBytes(const LaunchFacts &launch, const TargetModel &target);

/// Why not even one block of `launch` can run on `target`; empty where one can,
/// and where that is not known.
std::string findMisfit(const LaunchFacts &launch, const TargetModel &target);

} // namespace mlir::roofline

#endif // ROOFLINE_COST_WASTE_H

//===- Derivation.h - Where the figures of a kernel come from ---*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parts that the figures of one kernel are made of, so that an engineer can
// add them up by hand: which ops compute how much at how many points and on
// which unit, which buffers are touched where, what a cache makes of that, and
// how often all of it runs. Parts carry the rule that made them. They are found
// by looking at the kernel again, and only of kernels that somebody asks about.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_COST_DERIVATION_H
#define ROOFLINE_COST_DERIVATION_H

#include "roofline/Cost/Roofline.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace mlir::roofline {

/// A rule of the documentation. Names are part of the interface.
enum class CountingRule : uint8_t {
  Contraction,    ///< multiply-adds by structure
  Arithmetic,     ///< what a payload computes at every point
  Transcendental, ///< exp, rsqrt, ... on the special unit
  Division,       ///< what a division asks of the special unit
  NamedOp,        ///< an op whose cost is a rule of its own
  Footprint,      ///< the elements that an index reaches
  Union,          ///< several accesses of one buffer count once
  Gather,         ///< data says which elements
  InitialValue,   ///< old contents that need not be read
  Known,          ///< contents that are known without reading
  Unused,         ///< an operand that the op does not use
  OnChip,         ///< memory that is no main memory
  Order,          ///< what loops with an order move through a cache
  Tiles,          ///< what imposed tiles move
  Launch,         ///< what threads of a launch do together
  Repetition,     ///< loops around a kernel
  External,       ///< figures that a declaration gives
};
constexpr unsigned kNumCountingRules =
    static_cast<unsigned>(CountingRule::External) + 1;
/// "contraction", "initial-value", ...
llvm::StringRef getName(CountingRule rule);
/// Where the rule stands: "docs/counting.md#bytes".
llvm::StringRef getSection(CountingRule rule);

/// Operations of one kind.
struct DerivedWork {
  /// "arith.mulf, arith.addf", with "x4" behind what does the same four times.
  std::string ops;
  /// Where they stand: "a.mlir:9:8"; empty where nobody wrote them, as the
  /// payload of a named op.
  std::string location;
  /// What they do at one point, all together.
  WorkItem each;
  /// At how many points that is; 1 where only the sum is kept.
  Expr points = 1;
  /// Both multiplied.
  Expr sum;
  /// Where it is booked, and the peak there, which is absent for an unknown
  /// roof.
  Roof roof;
  std::optional<double> peak;
  /// Why there, in a few words.
  std::string why;
  CountingRule rule = CountingRule::Arithmetic;
};

/// One access to a buffer.
struct DerivedAccess {
  /// "read", "write", "initial value", "update".
  std::string kind;
  /// Where in the buffer, in the loops of the kernel: "[d0, 2*d1 + d2]".
  std::string index;
  /// How many different indices there are along every dimension.
  std::vector<Expr> extents;
  /// How many elements these are, and why where that is not their product.
  Expr elements;
  std::string why;
  Expr bytes;
  /// Bytes loaded and stored without any reuse; absent where they are summed
  /// over turns of loops that are not kept.
  std::optional<Expr> requested;
  CountingRule rule = CountingRule::Footprint;
};

/// A buffer of main memory, or of the chip, which costs nothing.
struct DerivedBuffer {
  /// "%arg0 (ins 0, ins 1)", "tensor.empty at a.mlir:4:8".
  std::string name;
  /// Of one element.
  Count bits;
  std::vector<DerivedAccess> accesses;
  /// Distinct bytes over all accesses, of one execution.
  Expr read, written;
  /// `Union` where several accesses of one direction share the buffer.
  CountingRule rule = CountingRule::Footprint;
  /// By level, as `Derivation::levels`: what is fetched and stored again.
  struct Again {
    Expr read, written;
  };
  std::vector<Again> again;
};

/// An operand that moves no bytes.
struct DerivedOmission {
  std::string operand;
  std::string why;
  CountingRule rule = CountingRule::Unused;
};

/// A loop of the kernel.
struct DerivedLoop {
  /// "d0", as indices call it.
  std::string name;
  /// "scf.for at a.mlir:4:5"; empty for the loops of an op.
  std::string what;
  Expr trips;
  /// "one after the other", "on different cores"; empty without an order.
  std::string order;
  /// Bytes of main memory that one turn touches, at most; absent without an
  /// order, and where nothing stands in it.
  std::optional<Expr> turnBytes;
};

/// A memory level that loops with an order go through, of one execution.
struct DerivedLevel {
  Roof roof;
  /// Of the cache in front of it.
  int64_t capacityBytes = 0;
  int64_t lineBytes = 0;
  LevelTraffic traffic;
  /// Whether what the buffers fetch again adds up to the traffic.
  bool addsUp = true;
};

/// A loop around the kernel, which repeats it.
struct DerivedRepeat {
  std::string what; ///< "scf.for at a.mlir:4:5"
  Expr trips;
};

/// A figure by name, and its formula where the user bound sizes of it.
struct DerivedFormula {
  std::string figure; ///< "flops", "hbm bytes read"
  Expr formula;
  Expr value;
};

/// The parts of one kernel. Of one execution but for `formulas`.
struct Derivation {
  /// The kernel's place in program order over the whole module.
  unsigned id = 0;
  std::vector<DerivedLoop> loops;
  std::vector<DerivedWork> work;
  /// Names of ops that count nothing.
  std::string freeOps;
  std::vector<DerivedBuffer> buffers;
  std::vector<DerivedOmission> omissions;
  /// All of that together, without an order.
  Work workOnce;
  LevelTraffic hbmOnce;
  std::vector<DerivedLevel> levels;
  std::vector<DerivedRepeat> repeats;
  /// Ops inside that have no model: "foo.bar at a.mlir:3:4: why".
  std::vector<std::string> unmodelled;
  std::vector<DerivedFormula> formulas;
  /// What else was decided, a sentence each.
  std::vector<std::string> notes;
  /// Figures of which no parts are kept, and why, a sentence each.
  std::vector<std::string> missing;
};

} // namespace mlir::roofline

#endif // ROOFLINE_COST_DERIVATION_H

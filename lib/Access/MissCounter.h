//===- MissCounter.h - Lines that a cache fetches again ---------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ACCESS_MISSCOUNTER_H
#define ROOFLINE_LIB_ACCESS_MISSCOUNTER_H

#include "ReuseWindow.h"
#include "roofline/Access/CacheTraffic.h"

namespace mlir::roofline {

/// Lines and elements that enter the cache.
struct Misses {
  TouchCount all;
  /// Of these, the ones that a read fetches.
  TouchCount read;
};

/// Counts what references to one buffer miss in a cache that all the nest uses.
class MissCounter {
public:
  MissCounter(const OrderedNest &nest, const CacheShape &cache, unsigned buffer,
              llvm::ArrayRef<unsigned> references);

  /// What is fetched again: reuse that the cache is too small for.
  Misses countRefetched();
  /// All that is touched, once.
  TouchCount countDistinct() const;

private:
  /// Some of what a nest executes: what stands in the loops of `path`, of which
  /// the first `numTurned` are in one turn and the others in all.
  struct Part {
    llvm::SmallVector<unsigned, 6> path;
    unsigned numTurned = 0;
    /// Only this reference, which stands right in those loops.
    std::optional<unsigned> reference;
  };

  void countBody(llvm::ArrayRef<unsigned> path, Misses &misses) const;
  /// Books `events`: lines that are touched first in one of `parts`, but not in
  /// `whole`.
  void countReuse(llvm::ArrayRef<Part> parts, const Part &whole,
                  const TouchCount &events, Misses &misses) const;
  /// Lines and elements that are touched first in `part`, over all turns.
  TouchCount countEvents(const Part &part) const;
  void addEvents(const Part &part, unsigned depth, int64_t most, Turns &turns,
                 Amount weight, unsigned &number, TouchCount &events) const;
  /// The same, exactly, where limits make turns differ: from turn to turn lines
  /// begin at few different places, and few turns are at the edge of a limit.
  void addLimitedEvents(const Part &part, unsigned depth, Turns &turns,
                        Amount weight, unsigned &number,
                        TouchCount &events) const;
  /// Some turns of a loop, and whether they are all alike but for where lines
  /// begin.
  struct Stretch {
    int64_t first, end;
    bool isEven;
  };
  llvm::SmallVector<Stretch, 8> getStretches(const Part &part, unsigned loop,
                                             const Turns &turns) const;
  int64_t getPeriod(const Part &part, unsigned loop) const;
  /// In the turns given.
  TouchCount countOnce(const Part &part, const Turns &turns,
                       bool isExact = false) const;
  /// Whether all that any buffer has touched in `part` stays in the cache.
  bool fits(const Part &part) const;
  bool contains(const Part &part, unsigned reference) const;
  llvm::SmallVector<unsigned, 4>
  getLoopsIn(llvm::ArrayRef<unsigned> path) const;
  bool shiftsInLines(const Part &part) const;
  /// A line touched first in a part, and before in the whole.
  struct Sample {
    /// The lines touched in between.
    double distance = 0;
    /// How many lines it stands for, of all samples of the part.
    double weight = 0;
    bool isRead = false;
  };
  /// An execution of a reference of `part`, one of many spread evenly, with its
  /// weight.
  std::optional<Touch> sample(const Part &part, unsigned number,
                              double &weight) const;
  /// Empty where sample `number` of `part` is not touched before.
  std::optional<Sample> sampleReuse(const Part &part, const Part &whole,
                                    unsigned number) const;

  const OrderedNest &nest;
  const CacheShape &cache;
  /// In lines.
  double capacity;
  ReuseWindow window;
  unsigned buffer;
  llvm::ArrayRef<unsigned> references;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ACCESS_MISSCOUNTER_H

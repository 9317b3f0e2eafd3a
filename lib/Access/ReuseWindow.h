//===- ReuseWindow.h - Between two touches of one line ----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A line that was touched stays in a cache that replaces the least recently
// used until as many other lines have been touched as the cache holds. So the
// questions are: when was this line touched before, and what was since.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ACCESS_REUSEWINDOW_H
#define ROOFLINE_LIB_ACCESS_REUSEWINDOW_H

#include "LineCount.h"

namespace mlir::roofline {

/// One execution of a reference: the turns of the loops around it.
struct Touch {
  unsigned reference = 0;
  Turns turns;
};

/// A part of the execution of a nest: all that stands in the loops of `path`,
/// in the turns that are not open.
struct Scope {
  llvm::SmallVector<unsigned, 6> path;
  Turns turns;
};

/// A line, as the indices of the elements in it: equal ones but for the last
/// dimension.
struct Line {
  unsigned buffer = 0;
  llvm::SmallVector<std::pair<int64_t, int64_t>, 4> range;
};

class ReuseWindow {
public:
  /// Of distances that are clearly less or more than `capacity`, in lines, a
  /// bound will do.
  ReuseWindow(const OrderedNest &nest, int64_t lineBytes, double capacity)
      : nest(nest), lineBytes(lineBytes), capacity(capacity) {}

  /// The line of an element of `buffer`.
  Line getLine(unsigned buffer, llvm::ArrayRef<int64_t> element) const;

  /// The first touch of `line` in `scope` by one of `references`.
  std::optional<Touch> findFirst(const Line &line, const Scope &scope,
                                 llvm::ArrayRef<unsigned> references) const;
  /// The last one before `touch`.
  std::optional<Touch>
  findLastBefore(const Touch &touch, const Line &line, const Scope &scope,
                 llvm::ArrayRef<unsigned> references) const;

  /// Whether a distance is far from what fits.
  bool isClear(double distance) const {
    return distance > capacity * kClearlyMore ||
           distance < capacity * kClearlyLess;
  }

  /// From `from` to `to`, both of `line`, the most lines that are touched
  /// between two touches of it in `scope`: with fewer than fit it stays. Of
  /// what is far from that, a bound.
  double countLargestGap(const Touch &from, const Touch &to, const Line &line,
                         const Scope &scope) const;

private:
  /// Half as much again as fits, and half of it.
  static constexpr double kClearlyMore = 1.5, kClearlyLess = 0.5;

  /// The lines touched after `from` and before `to`.
  double countBetween(const Touch &from, const Touch &to) const;
  /// The turns of `loop` in which `reference` may touch `line`, the turns of
  /// other loops being as `turns` says; none where the first is the larger.
  std::pair<int64_t, int64_t> restrict(const Reference &reference,
                                       unsigned loop, const Turns &turns,
                                       const Line &line) const;
  bool touches(const Reference &reference, const Turns &turns,
               const Line &line) const;
  bool findExtreme(const Reference &reference, unsigned depth, Turns &turns,
                   const Line &line, bool isFirst) const;
  bool findBefore(const Reference &reference, unsigned depth, Turns &turns,
                  const Line &line, const Touch &touch) const;
  /// Negative where the one is executed before the other.
  int compare(const Touch &lhs, const Touch &rhs) const;
  /// The number of the access, or of the first one in the loop, at `depth`.
  unsigned getPosition(const Reference &reference, unsigned depth) const;
  void addBoxes(const Reference &reference, unsigned depth, Turns &turns,
                const Touch *from, const Touch *to, Region &region) const;

  const OrderedNest &nest;
  int64_t lineBytes;
  double capacity;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ACCESS_REUSEWINDOW_H

//===- CandidateQueue.h - Pairs by what they save ---------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Most pairs are known before the first becomes a group. Sorted once they are
// taken one after the other, where a heap of a million is all over the memory
// at each step; that is left for the few that come back.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_CANDIDATEQUEUE_H
#define ROOFLINE_LIB_FUSION_CANDIDATEQUEUE_H

#include "llvm/ADT/STLExtras.h"
#include <queue>
#include <vector>

namespace mlir::roofline {

/// A pair by the time that it saves; the earlier one first among equals. Not as
/// exact as times are: what is left over from rounding these decides nothing.
struct Candidate {
  float saved;
  unsigned edge;
  unsigned versions;
  bool operator<(const Candidate &rhs) const {
    return saved != rhs.saved ? saved < rhs.saved : edge > rhs.edge;
  }
};

/// The best first.
class CandidateQueue {
public:
  void push(Candidate candidate) {
    if (isSorted)
      later.push(candidate);
    else
      first.push_back(candidate);
  }
  /// Called once, before any is taken.
  void sort() {
    llvm::sort(first);
    isSorted = true;
  }
  bool empty() const { return first.empty() && later.empty(); }
  const Candidate &top() const {
    return isFirstBest() ? first.back() : later.top();
  }
  void pop() {
    if (isFirstBest())
      first.pop_back();
    else
      later.pop();
  }

private:
  bool isFirstBest() const {
    return later.empty() || (!first.empty() && later.top() < first.back());
  }

  std::vector<Candidate> first;
  std::priority_queue<Candidate> later;
  bool isSorted = false;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_CANDIDATEQUEUE_H

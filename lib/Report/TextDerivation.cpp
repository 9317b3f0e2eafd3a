//===- TextDerivation.cpp - Where figures come from, as text --------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a kernel computes and moves. Every line ends in the rule that made it;
// the last lines say where these stand.
//
//===----------------------------------------------------------------------===//

#include "TextDerivation.h"
#include "roofline/Report/ReportWriters.h"
#include "roofline/Report/TextFormat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::roofline;
using llvm::StringRef;

/// " x ", " + " and so on between numbers.
static std::string join(llvm::ArrayRef<Expr> numbers, StringRef sign) {
  llvm::SmallVector<std::string, 4> texts;
  for (const Expr &number : numbers)
    texts.push_back(number.toString());
  return llvm::join(texts, sign);
}

std::string mlir::roofline::asFactor(const Expr &expr) {
  std::string text = expr.toString();
  return StringRef(text).contains(' ') ? "(" + text + ")" : text;
}

std::string DerivationText::nameRule(CountingRule rule) {
  rules.insert(rule);
  return " [" + getName(rule).str() + "]";
}

void DerivationText::printHead() {
  os << "kernel " << kernel.id << ": " << makePrintable(kernel.op) << ' '
     << makePrintable(kernel.location);
  if (!kernel.function.empty())
    os << " in @" << makePrintable(kernel.function);
  os << ", on "
     << makePrintable(kernel.target.empty() ? report.target.name
                                            : kernel.target);
  if (kernel.target.empty())
    os << " (" << stringify(report.target.source) << ')';
  os << '\n';
  if (StringRef line = report.getSourceLine(kernel.id); !line.empty())
    os << "    " << makePrintable(line) << '\n';
}

/// The nearest cache to the units that holds `bytes`.
static std::string describeFit(const Expr &bytes,
                               const Derivation &derivation) {
  if (!bytes.isConstant() || derivation.levels.empty())
    return "";
  for (const DerivedLevel &level : llvm::reverse(derivation.levels))
    if (Expr::isKnownLE(bytes, level.capacityBytes))
      return ", which fits the " + std::to_string(level.capacityBytes) +
             " B in front of " + level.roof.getName();
  return ", which fits no cache";
}

void DerivationText::printLoops() {
  if (derivation.loops.empty())
    return;
  bool hasOrder = llvm::any_of(derivation.loops, [](const DerivedLoop &loop) {
    return !loop.order.empty();
  });
  os << '\n';
  if (!hasOrder) {
    Expr points = 1;
    llvm::SmallVector<std::string, 6> loops;
    for (const DerivedLoop &loop : derivation.loops) {
      points *= loop.trips;
      loops.push_back(loop.name + " = " + loop.trips.toString());
    }
    os << "loops: " << llvm::join(loops, ", ") << "; together " << points
       << " points\n";
    return;
  }
  os << "loops, with the elements of main memory that one turn touches, "
        "without the rest of their lines:\n";
  for (const DerivedLoop &loop : derivation.loops) {
    os << "  " << loop.name << ": " << loop.trips << " turns"
       << (loop.order.empty() ? "" : ", ") << loop.order;
    if (!loop.what.empty())
      os << ", " << makePrintable(loop.what);
    if (loop.turnBytes)
      os << "; a turn touches " << *loop.turnBytes << " B at most"
         << describeFit(*loop.turnBytes, derivation);
    os << '\n';
  }
}

/// "multiply-add of bf16 into f32", "arithmetic in f32".
static std::string describe(const WorkItem &item) {
  std::string precision = stringify(item.precision).str();
  switch (item.kind) {
  case WorkKind::MultiplyAccumulate:
    return (item.isSparse ? "sparse multiply-add of " : "multiply-add of ") +
           precision +
           (item.accumulator ? " into " + stringify(*item.accumulator).str()
                             : "");
  case WorkKind::Arithmetic:
    return "arithmetic in " + precision;
  case WorkKind::Transcendental:
    return "transcendental in " + precision;
  case WorkKind::Division:
    return "division in " + precision + ", no flop of its own";
  }
  llvm_unreachable("unknown kind of work");
}

void DerivationText::printWork() {
  os << "\nwork of one execution:\n";
  for (const DerivedWork &work : derivation.work) {
    os << "  " << makePrintable(work.ops)
       << (work.location.empty() ? "" : " at ") << makePrintable(work.location)
       << ": " << asFactor(work.each.ops) << " x " << asFactor(work.points)
       << " = " << work.sum << " on " << work.roof.getName()
       << nameRule(work.rule) << "\n      " << describe(work.each) << "; "
       << work.why;
    if (work.roof.getKind() == Roof::Kind::Vector)
      os << (work.each.slots.isZero()
                 ? "; in the issue slot of the multiply before it"
                 : "; issue slots: " + work.each.slots.toString());
    os << '\n';
  }
  if (!derivation.freeOps.empty())
    os << "  counted as nothing: " << derivation.freeOps
       << nameRule(CountingRule::Arithmetic) << '\n';
  for (const std::string &unmodelled : derivation.unmodelled)
    os << "  not modelled, and in no figure: " << makePrintable(unmodelled)
       << '\n';
  const Work &once = derivation.workOnce;
  os << "  flops " << once.getFlops() << ", of them transcendental "
     << once.getTranscendentals() << "; iops " << once.getIops() << '\n';
}

/// "2 B", "4 bits".
static std::string formatSize(Count bits) {
  Count bytes = bits.ceilDiv(8);
  return bytes * 8 == bits ? bytes.toString() + " B"
                           : bits.toString() + " bits";
}

void DerivationText::printBuffer(const DerivedBuffer &buffer) {
  os << "  " << makePrintable(buffer.name) << ", elements of "
     << formatSize(buffer.bits) << ":\n";
  for (const DerivedAccess &access : buffer.accesses) {
    os << "      " << access.kind << ' ' << access.index << ": ";
    if (access.extents.size() > 1 || !access.why.empty())
      os << join(access.extents, " x ")
         << (access.why.empty() ? " = " : " indices, ");
    os << access.elements << " elements";
    if (!access.why.empty())
      os << " (" << access.why << ')';
    os << " x " << formatSize(buffer.bits) << " = " << access.bytes << " B"
       << nameRule(access.rule);
    if (access.requested && *access.requested != access.bytes)
      os << "; requested without reuse " << *access.requested << " B";
    os << '\n';
  }
  os << "      reads " << buffer.read << " B, writes " << buffer.written
     << " B";
  if (buffer.rule == CountingRule::Union)
    os << "; what several touch counts once" << nameRule(buffer.rule);
  os << '\n';
}

void DerivationText::printBuffers() {
  os << "\nhbm bytes of one execution, each element once:\n";
  std::vector<Expr> read, written;
  for (const DerivedBuffer &buffer : derivation.buffers) {
    printBuffer(buffer);
    if (!buffer.read.isZero())
      read.push_back(buffer.read);
    if (!buffer.written.isZero())
      written.push_back(buffer.written);
  }
  for (const DerivedOmission &omission : derivation.omissions)
    os << "  " << makePrintable(omission.operand) << ": no bytes, "
       << omission.why << nameRule(omission.rule) << '\n';
  auto printSum = [&](StringRef name, llvm::ArrayRef<Expr> parts,
                      const Expr &sum) {
    os << "  " << name << ' ';
    if (parts.size() > 1)
      os << join(parts, " + ") << " = ";
    os << sum << " B\n";
  };
  printSum("read", read, derivation.hbmOnce.read);
  printSum("written", written, derivation.hbmOnce.written);
  os << "  requested, without any reuse, " << derivation.hbmOnce.requested
     << " B\n";
}

void DerivationText::printLevels() {
  for (auto [number, level] : llvm::enumerate(derivation.levels)) {
    std::string name = level.roof.getName();
    os << '\n'
       << name << " bytes of one execution, in this order of loops, behind "
       << level.capacityBytes << " B in lines of " << level.lineBytes << " B"
       << nameRule(CountingRule::Order) << ":\n";
    for (const DerivedBuffer &buffer : derivation.buffers) {
      const DerivedBuffer::Again &again = buffer.again[number];
      if (!again.read.isZero() || !again.written.isZero())
        os << "  " << makePrintable(buffer.name) << ": again read "
           << again.read << " B, written " << again.written
           << " B, for reuse that comes too late\n";
    }
    const LevelTraffic &least = derivation.hbmOnce, &moved = level.traffic;
    os << "  read " << least.read << " + " << moved.read - least.read
       << " again = " << moved.read << " B; written " << least.written << " + "
       << moved.written - least.written << " again = " << moved.written
       << " B\n";
    if (moved.transferred)
      os << "  in whole lines " << *moved.transferred
         << " B, which take the time\n";
  }
}

void DerivationText::printExecutions() {
  os << "\nexecutions: ";
  if (derivation.repeats.empty()) {
    os << kernel.executions << '\n';
  } else {
    llvm::SmallVector<std::string, 3> loops;
    for (const DerivedRepeat &repeat : derivation.repeats)
      loops.push_back((repeat.trips.isPoisoned() ? "turns that change"
                                                 : repeat.trips.toString()) +
                      " (" + makePrintable(repeat.what) + ")");
    os << llvm::join(loops, " x ") << " = " << kernel.executions
       << nameRule(CountingRule::Repetition) << '\n';
  }
  os << "all executions: flops " << kernel.work.getFlops() << ", iops "
     << kernel.work.getIops() << ", hbm read " << kernel.traffic.hbm.read
     << " B, written " << kernel.traffic.hbm.written << " B\n";
}

void DerivationText::printFormulas() {
  if (derivation.formulas.empty())
    return;
  os << "\nformulas, before sizes are put in:\n";
  for (const DerivedFormula &formula : derivation.formulas)
    os << "  " << formula.figure << " = " << formula.formula << " = "
       << formula.value << '\n';
}

void DerivationText::print() {
  printHead();
  printFormulas();
  printLoops();
  if (derivation.buffers.empty() && derivation.work.empty() &&
      derivation.loops.empty()) {
    os << '\n';
  } else {
    printWork();
    printBuffers();
    printLevels();
  }
  printExecutions();
  printRoofs();
  printTime();
  printRatios();
  printPeak();
  printTotals();
  printNotes();
}

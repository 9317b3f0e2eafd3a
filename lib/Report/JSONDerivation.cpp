//===- JSONDerivation.cpp - Where figures come from, in JSON --------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The object `why` of a kernel that somebody asks about. Counts that depend on
// symbols are formulas here, as texts.
//
//===----------------------------------------------------------------------===//

#include "JSONReport.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;

void JSONReport::addRule(CountingRule rule) {
  addText("rule", getName(rule));
  addText("section", getSection(rule));
}

void JSONReport::addDerivedLoops(const Derivation &derivation) {
  json.attributeArray("loops", [&] {
    for (const DerivedLoop &loop : derivation.loops)
      json.object([&] {
        addText("name", loop.name);
        addSize("trips", loop.trips);
        if (!loop.order.empty())
          addText("order", loop.order);
        if (!loop.what.empty())
          addText("what", loop.what);
        if (loop.turnBytes)
          addSize("turn_bytes", *loop.turnBytes);
      });
  });
}

static llvm::StringRef nameKind(WorkKind kind) {
  switch (kind) {
  case WorkKind::MultiplyAccumulate:
    return "multiply-add";
  case WorkKind::Arithmetic:
    return "arithmetic";
  case WorkKind::Transcendental:
    return "transcendental";
  case WorkKind::Division:
    return "division";
  }
  llvm_unreachable("unknown kind of work");
}

void JSONReport::addDerivedWork(const Derivation &derivation) {
  json.attributeArray("work", [&] {
    for (const DerivedWork &work : derivation.work)
      json.object([&] {
        addText("ops", work.ops);
        addText("location", work.location);
        addText("kind", nameKind(work.each.kind));
        addText("precision", stringify(work.each.precision));
        if (work.each.accumulator)
          addText("accumulator", stringify(*work.each.accumulator));
        addSize("each", work.each.ops);
        addSize("slots_each", work.each.slots);
        addSize("points", work.points);
        addSize("sum", work.sum);
        addText("unit", work.roof.getName());
        addNumber("peak_ops_per_s", work.peak);
        addText("why", work.why);
        addRule(work.rule);
      });
  });
  addText("counted_as_nothing", derivation.freeOps);
}

void JSONReport::writeDerivedAccess(const DerivedAccess &access) {
  json.object([&] {
    addText("kind", access.kind);
    addText("index", access.index);
    json.attributeArray("extents", [&] {
      for (const Expr &extent : access.extents)
        writeExtent(extent);
    });
    addSize("elements", access.elements);
    addSize("bytes", access.bytes);
    if (access.requested)
      addSize("requested", *access.requested);
    if (!access.why.empty())
      addText("why", access.why);
    addRule(access.rule);
  });
}

void JSONReport::addDerivedBuffers(const Derivation &derivation) {
  json.attributeArray("buffers", [&] {
    for (const DerivedBuffer &buffer : derivation.buffers)
      json.object([&] {
        addText("name", buffer.name);
        addSize("bits_per_element", Expr(buffer.bits));
        json.attributeArray("accesses", [&] {
          for (const DerivedAccess &access : buffer.accesses)
            writeDerivedAccess(access);
        });
        addSize("read", buffer.read);
        addSize("written", buffer.written);
        addRule(buffer.rule);
        for (auto [level, again] : llvm::zip(derivation.levels, buffer.again))
          json.attributeObject(level.roof.getName() + "_again",
                               [&, &again = again] {
                                 addSize("read", again.read);
                                 addSize("written", again.written);
                               });
      });
  });
  json.attributeArray("moves_nothing", [&] {
    for (const DerivedOmission &omission : derivation.omissions)
      json.object([&] {
        addText("operand", omission.operand);
        addText("why", omission.why);
        addRule(omission.rule);
      });
  });
}

void JSONReport::addDerivedLevels(const Derivation &derivation) {
  json.attributeArray("levels", [&] {
    for (const DerivedLevel &level : derivation.levels)
      json.object([&] {
        addText("level", level.roof.getName());
        json.attribute("capacity_bytes", level.capacityBytes);
        json.attribute("line_bytes", level.lineBytes);
        addSize("read", level.traffic.read);
        addSize("written", level.traffic.written);
        if (level.traffic.transferred)
          addSize("transferred", *level.traffic.transferred);
        json.attribute("adds_up", level.addsUp);
        addRule(CountingRule::Order);
      });
  });
}

/// Each roof as amount over rate.
void JSONReport::addDemands(const Verdict &verdict) {
  json.attributeArray("roofs", [&] {
    for (const RoofDemand &demand : verdict.demands)
      json.object([&] {
        addText("roof", demand.roof.getName());
        json.attributeArray("parts", [&] {
          for (const Demand &part : demand.parts)
            json.object([&] {
              addSize("amount", part.amount);
              addNumber("per_s", part.rate);
            });
        });
        demand.isConstant() ? addNumber("time_s", demand.getSeconds())
                            : addNull("time_s");
      });
  });
}

void JSONReport::addTexts(llvm::StringRef key,
                          llvm::ArrayRef<std::string> texts) {
  json.attributeArray(key, [&] {
    for (const std::string &text : texts)
      json.value(llvm::json::fixUTF8(text));
  });
}

/// One execution, and how often it happens.
void JSONReport::addDerivedSums(const Derivation &derivation) {
  json.attributeObject("once", [&] {
    addSize("flops", derivation.workOnce.getFlops());
    addSize("transcendentals", derivation.workOnce.getTranscendentals());
    addSize("iops", derivation.workOnce.getIops());
    addSize("read", derivation.hbmOnce.read);
    addSize("written", derivation.hbmOnce.written);
  });
  json.attributeArray("repeats", [&] {
    for (const DerivedRepeat &repeat : derivation.repeats)
      json.object([&] {
        addText("what", repeat.what);
        repeat.trips.isPoisoned() ? addNull("trips")
                                  : addSize("trips", repeat.trips);
      });
  });
}

void JSONReport::addDerivedFormulas(const Derivation &derivation) {
  json.attributeArray("formulas", [&] {
    for (const DerivedFormula &formula : derivation.formulas)
      json.object([&] {
        addText("figure", formula.figure);
        addText("formula", formula.formula.toString());
        addSize("value", formula.value);
      });
  });
}

void JSONReport::addDerivation(const ReportKernel &kernel) {
  const Derivation *derivation = report.findDerivation(kernel.id);
  // An instance has other sizes.
  if (!derivation || &kernel != &report.kernels[kernel.id])
    return;
  json.attributeObject("why", [&] {
    addText("source_line", report.getSourceLine(kernel.id));
    addDerivedLoops(*derivation);
    addDerivedWork(*derivation);
    addDerivedBuffers(*derivation);
    addDerivedLevels(*derivation);
    addDerivedSums(*derivation);
    addDemands(kernel.verdict);
    addDerivedFormulas(*derivation);
    addTexts("not_modelled", derivation->unmodelled);
    addTexts("notes", derivation->notes);
    addTexts("no_derivation", derivation->missing);
  });
}

//===- HTMLTargets.cpp - Targets that the HTML report offers --------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HTMLData.h"
#include "roofline/Cost/Booking.h"
#include "roofline/Target/Ceilings.h"
#include "roofline/Target/TargetRegistry.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;
using llvm::StringRef;

static double getSeconds(const BookedWork &booked) {
  RoofDemand demand;
  demand.parts.assign(booked.demand.begin(), booked.demand.end());
  return demand.getSeconds();
}

/// "tensor.f16" of "tensor.f16.acc_f32": parts on one unit take time together.
static StringRef getUnit(StringRef roof) {
  return roof.take_front(roof.find('.', roof.find('.') + 1));
}

/// Times are linear in operations and slots, so one of each says all.
void HTMLData::writeBooking(const WorkItem &item, const TargetModel &model) {
  WorkItem op = item, slot = item;
  op.ops = slot.slots = 1;
  op.slots = slot.ops = 0;
  std::optional<BookedWork> ofOps = bookAlone(op, model, report.assumptions);
  std::optional<BookedWork> ofSlots =
      bookAlone(slot, model, report.assumptions);
  if (!ofOps || !ofSlots)
    return json.value(nullptr);
  std::string roof = ofOps->roof.getName();
  json.object([&] {
    addText("roof", roof);
    addText("unit", getUnit(roof));
    addNumber("peak", ofOps->peak);
    addNumber("op_s", getSeconds(*ofOps));
    addNumber("slot_s", getSeconds(*ofSlots));
  });
}

void HTMLData::writeMachine(const TargetModel &model) {
  const std::optional<Figure> &hbm = model.hbm.bytesPerSecond;
  json.object([&] {
    addText("name", model.name);
    addText("description", model.description);
    addNumber("hbm", hbm ? std::optional(hbm->value) : std::nullopt);
    if (const auto &written = model.hbm.writtenBytesPerSecond)
      addNumber("hbmWritten", written->value);
    addNumber("overhead_s", getLaunchOverhead(report.assumptions, model));
    json.attributeArray("classes", [&] {
      for (const WorkItem &item : classes)
        writeBooking(item, model);
    });
  });
}

/// The report's own target, those that are compared, and all shipped ones.
void HTMLData::addMachines() {
  const TargetModel &own = *report.target.model;
  std::vector<std::shared_ptr<const TargetModel>> others;
  auto add = [&](const std::shared_ptr<const TargetModel> &model) {
    if (own.name != model->name &&
        llvm::none_of(others, [&](const auto &known) {
          return known->name == model->name;
        }))
      others.push_back(withCeilings(model, getCeilings(own)));
  };
  for (const ComparedTarget &target : report.totals.onTargets)
    add(target.model->datasheet ? target.model->datasheet : target.model);
  // A test reads every shipped file.
  auto shipped = llvm::cantFail(listTargets());
  for (const auto &model : shipped)
    add(model);
  json.attributeArray("machines", [&] {
    writeMachine(own);
    for (const auto &model : others)
      writeMachine(*model);
  });
}

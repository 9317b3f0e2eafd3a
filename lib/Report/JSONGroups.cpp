//===- JSONGroups.cpp - Fusion groups in JSON -----------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JSONReport.h"

using namespace mlir::roofline;

void JSONReport::writeGroup(const ReportGroup &group, size_t id) {
  json.object([&] {
    json.attribute("id", id);
    addList("kernels", group.kernels);
    if (!group.copies.empty())
      addList("copies", group.copies);
    addText("form", group.form);
    addList("tile_sizes", group.tileSizes);
    addList("tile_order", group.tileOrder);
    json.attributeBegin("on_chip_bytes");
    json.rawValue(group.onChipBytes.toString());
    json.attributeEnd();
    addWork(group.work);
    addCompute(group.verdict);
    addBytes(group.traffic);
    addVerdict(group.verdict);
    addTiling(group.tiling.get());
    json.attributeObject("parts", [&] {
      addWork(group.partsWork);
      addLevel("hbm", group.partsTraffic);
      addNumber("intensity", group.partsIntensity);
      addNumber("time_s", group.partsSeconds);
    });
    addCount("saved_hbm_bytes", group.getSavedBytes());
    addNumber("speedup", group.getSpeedup());
    json.attribute("applied", false);
    if (!group.whyNotApplied.empty())
      addText("why_not_applied", group.whyNotApplied);
  });
}

void JSONReport::writeMiss(const ReportMiss &miss) {
  json.object([&] {
    addText("producer", miss.producer);
    addText("producer_location", miss.producerLocation);
    addText("consumer", miss.consumer);
    addText("consumer_location", miss.consumerLocation);
    addText("why", miss.why);
  });
}

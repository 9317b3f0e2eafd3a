//===- Calculator.cpp - A roofline without a program ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/Calculator.h"
#include "ChartBuilder.h"
#include "MeasuredRoofs.h"
#include "roofline/Report/TextTable.h"
#include "roofline/Target/Suggestion.h"
#include "roofline/Target/TargetRegistry.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <cmath>

using namespace mlir::roofline;
using llvm::StringRef;

const ComputeRate *mlir::roofline::findUsualRate(const TargetModel &target) {
  for (auto [unit, precision] : {std::pair(UnitKind::Tensor, Precision::BF16),
                                 std::pair(UnitKind::Tensor, Precision::F16),
                                 std::pair(UnitKind::Vector, Precision::F32)})
    if (const ComputeRate *rate = target.findRate(unit, precision))
      return rate;
  return nullptr;
}

double CalculatorUnit::getAttainable(double intensity) const {
  return std::min(peak, intensity * bandwidth);
}

Roof CalculatorUnit::getBoundBy(double intensity) const {
  return intensity * bandwidth <= peak ? Roof(Roof::Kind::HBM) : roof;
}

//===----------------------------------------------------------------------===//
// The question
//===----------------------------------------------------------------------===//

static llvm::Expected<Precision> readPrecision(StringRef name) {
  if (std::optional<Precision> precision = parsePrecision(name))
    return *precision;
  std::vector<StringRef> known;
  for (unsigned i = 0; i < kNumPrecisions; ++i)
    known.push_back(stringify(Precision(i)));
  return llvm::createStringError("unknown precision '" + name + "'" +
                                 suggest(name, known));
}

static llvm::Expected<double> readIntensity(StringRef text) {
  double intensity;
  if (text.getAsDouble(intensity, /*AllowInexact=*/true) ||
      !std::isfinite(intensity))
    return llvm::createStringError("intensity '" + text +
                                   "' is no number of operations per byte");
  if (intensity < 0)
    return llvm::createStringError(
        "intensity '" + text +
        "' is negative; operations per byte are zero or more");
  return intensity;
}

/// "bf16, f8, f32": the precisions that `target` has rates for.
static std::string listPrecisions(const TargetModel &target) {
  std::vector<StringRef> names;
  for (const ComputeRate &rate : target.rates)
    if (StringRef name = stringify(rate.precision);
        !llvm::is_contained(names, name))
      names.push_back(name);
  return names.empty() ? "none" : llvm::join(names, ", ");
}

static llvm::Expected<const ComputeRate *> findRate(const TargetModel &target,
                                                    Precision precision) {
  for (UnitKind unit : {UnitKind::Tensor, UnitKind::Vector})
    if (const ComputeRate *rate = target.findRate(unit, precision))
      return rate;
  return llvm::createStringError("target '" + target.name +
                                 "' has no rate for " + stringify(precision) +
                                 "; it has " + listPrecisions(target));
}

/// The rates of `target` to look at, with a note on one that nobody asked for.
static llvm::Expected<std::vector<const ComputeRate *>>
chooseRates(const TargetModel &target, llvm::ArrayRef<Precision> precisions,
            std::vector<std::string> &notes) {
  std::vector<const ComputeRate *> rates;
  for (Precision precision : precisions) {
    llvm::Expected<const ComputeRate *> rate = findRate(target, precision);
    if (!rate)
      return rate.takeError();
    rates.push_back(*rate);
  }
  if (!rates.empty())
    return rates;
  const ComputeRate *usual = findUsualRate(target);
  if (!usual)
    return llvm::createStringError("target '" + target.name +
                                   "' has no rate for bf16, f16 or f32; "
                                   "--precision takes one that it has: " +
                                   listPrecisions(target));
  if (usual->precision != Precision::BF16)
    notes.push_back(target.name + " has no rate of tensor units for bf16; " +
                    stringify(usual->precision).str() + " is taken.");
  return std::vector<const ComputeRate *>{usual};
}

static llvm::Expected<std::vector<Precision>>
readPrecisions(llvm::ArrayRef<std::string> names) {
  std::vector<Precision> precisions;
  for (StringRef name : names) {
    llvm::Expected<Precision> precision = readPrecision(name);
    if (!precision)
      return precision.takeError();
    if (llvm::is_contained(precisions, *precision))
      return llvm::createStringError("precision '" + name + "' is named twice");
    precisions.push_back(*precision);
  }
  return precisions;
}

static llvm::Error addUnits(std::shared_ptr<const TargetModel> target,
                            llvm::ArrayRef<Precision> precisions,
                            Calculation &calculation) {
  for (const CalculatorUnit &unit : calculation.units)
    if (unit.target->name == target->name)
      return llvm::createStringError("target '" + target->name +
                                     "' is named twice");
  if (!target->hbm.bytesPerSecond)
    return llvm::createStringError(
        "target '" + target->name +
        "' has no bandwidth of main memory, so that it has no slope");
  auto rates = chooseRates(*target, precisions, calculation.notes);
  if (!rates)
    return rates.takeError();
  for (const ComputeRate *rate : *rates)
    calculation.units.push_back({target, Roof::ofRate(*target, *rate),
                                 rate->opsPerSecond.value,
                                 target->hbm.bytesPerSecond->value});
  return llvm::Error::success();
}

llvm::Expected<Calculation>
mlir::roofline::calculate(const CalculatorRequest &request) {
  Calculation calculation;
  auto precisions = readPrecisions(request.precisions);
  if (!precisions)
    return precisions.takeError();
  std::vector<std::string> targets = request.targets;
  if (targets.empty()) {
    targets.push_back(kDefaultTargetName.str());
    calculation.notes.push_back("No target is named; " + targets.back() +
                                " is taken.");
  }
  for (const std::string &name : targets) {
    auto target = loadTarget(name);
    if (!target)
      return target.takeError();
    auto judging = withCeilings(*target, request.ceilings);
    if (llvm::Error error = addUnits(judging, *precisions, calculation))
      return std::move(error);
    if (request.ceilings == Ceilings::Measured)
      calculation.notes.push_back("Ceilings of " + judging->name + ": " +
                                  describeCeilings(*judging));
  }
  for (const std::string &text : request.intensities) {
    llvm::Expected<double> intensity = readIntensity(text);
    if (!intensity)
      return intensity.takeError();
    calculation.intensities.push_back(*intensity);
  }
  if (calculation.intensities.empty())
    calculation.intensities = {1, 4, 16, 64, 256, 1024};
  return calculation;
}

//===----------------------------------------------------------------------===//
// The answer
//===----------------------------------------------------------------------===//

static bool hasIntegers(const Calculation &calculation) {
  return llvm::any_of(calculation.units, [](const CalculatorUnit &unit) {
    return getOpUnit(unit.roof) == "OP";
  });
}

void mlir::roofline::printCalculation(const Calculation &calculation,
                                      unsigned width, llvm::raw_ostream &os) {
  using Align = TextColumn::Align;
  for (const CalculatorUnit &unit : calculation.units) {
    std::string ops = getOpUnit(unit.roof);
    printWrapped(makePrintable(unit.target->name) + ": " + unit.roof.getName() +
                     " " + formatQuantity(unit.peak, ops + "/s") + ", hbm " +
                     formatQuantity(unit.bandwidth, "B/s") + ", ridge " +
                     formatRatio(unit.getRidge()) + " " + ops + "/B",
                 width, /*indent=*/4, os);
  }
  for (const std::string &note : calculation.notes)
    printWrapped(note, width, /*indent=*/4, os);
  os << '\n';
  constexpr unsigned kNameWidth = 8;
  TextTable table(
      {{"target", Align::Left, 3, kNameWidth},
       {"unit", Align::Left, 2},
       {hasIntegers(calculation) ? "OP/B" : "FLOP/B", Align::Right, 6},
       {"attainable", Align::Right, 5},
       {"%peak", Align::Right, 1},
       {"bound by", Align::Left, 4}});
  for (const CalculatorUnit &unit : calculation.units)
    for (double intensity : calculation.intensities) {
      double attainable = unit.getAttainable(intensity);
      table.addRow({makePrintable(unit.target->name), unit.roof.getName(),
                    formatRatio(intensity),
                    formatQuantity(attainable, getOpUnit(unit.roof) + "/s"),
                    formatPercent(100 * attainable / unit.peak),
                    unit.getBoundBy(intensity).getName()});
    }
  table.print(width, /*useColor=*/false, os);
}

/// Every machine once, with its roofs.
static void addMachines(const Calculation &calculation, Chart &chart) {
  std::vector<const TargetModel *> models;
  for (const CalculatorUnit &unit : calculation.units) {
    if (models.empty() || models.back() != unit.target.get())
      models.push_back(unit.target.get());
    if (chart.machines.empty() || chart.machines.back() != unit.target->name) {
      chart.machines.push_back(unit.target->name);
      chart.roofs.push_back(
          {Roof::Kind::HBM, unit.bandwidth, chart.machines.size() - 1});
    }
    chart.roofs.push_back({unit.roof, unit.peak, chart.machines.size() - 1});
  }
  for (const auto &[machine, model] : llvm::enumerate(models))
    addDatasheetRoofs(*model, machine, chart);
}

Chart mlir::roofline::makeChart(const Calculation &calculation) {
  Chart chart;
  chart.unit = hasIntegers(calculation) ? "OP" : "FLOP";
  addMachines(calculation, chart);
  chart.title = llvm::join(chart.machines, ", ");
  for (const CalculatorUnit &unit : calculation.units)
    for (double intensity : calculation.intensities) {
      ChartPoint point;
      point.name = unit.target->name + " " + unit.roof.getName();
      point.intensity = intensity;
      point.attainable = unit.getAttainable(intensity);
      point.boundBy = unit.getBoundBy(intensity);
      chart.points.push_back(std::move(point));
    }
  chart.notes = calculation.notes;
  return chart;
}

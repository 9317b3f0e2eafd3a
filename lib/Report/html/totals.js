// What the program takes in all: as it stands, fused, and at least. Part of
// roofline-opt; see LICENSE.

const totalsBody = make("tbody");
const totalsNote = make("p", { class: "dim" });

function makeTotalsRow(name, sums, share) {
  const cells = [formatCount(sums.ops, ""), formatCount(sums.bytes, "B"), formatRatio(sums.intensity), sums.regime,
    sums.attainable ? formatQuantity(sums.attainable, speed) : "-", formatQuantity(sums.seconds, "s")];
  const bar = make("span", { class: "bar", "aria-hidden": "true", hidden: !share });
  bar.style.width = `${Math.min(100, 100 * share)}%`;
  return make("tr", null, make("th", { scope: "row" }, name),
    ...cells.map((text, index) => make("td", { class: index === 3 ? null : "number", title: text }, text)),
    make("td", { class: "track" }, bar));
}

/** What the page adds up has no digits of its own: numbers as they are, in full. */
const inFull = (number) => (Number.isFinite(number) ? BigInt(Math.round(number)).toString() : "-");
const asText = (sum) => ({ ...sum, ops: inFull(sum.ops ?? NaN), bytes: inFull(sum.bytes ?? NaN) });

/**
 * `sum` with every group as one kernel. Groups are planned where sizes are
 * numbers, for the report's target: there they are what they were, whatever
 * other sizes are.
 */
function sumFused(sum) {
  if (!data.fused || !data.groupsKnown || !isOwnMachine() || sum.seconds === null) return null;
  const isMemory = (group) => ["hbm", "l2", "smem"].includes(group.bound);
  const fused = { ...sum };
  for (const group of data.groups) {
    fused.ops += countOf(group.opsAfter) - countOf(group.opsBefore);
    fused.bytes += countOf(group.after) - countOf(group.before);
    fused.seconds -= group.saved;
    fused.memory += (isMemory(group) ? group.seconds : 0) - group.memoryBefore;
  }
  return derive(fused);
}

/** The floors of all public functions one after the other, bound as the slowest is. */
function sumFloor() {
  if (!data.floorParts) return null;
  const floor = { ops: 0, bytes: 0, seconds: 0, memory: 0 };
  let slowest = -1;
  for (const part of data.floorParts) {
    const verdict = judge(part, state.machine, state.sizes);
    if (!verdict) return null;
    floor.ops += countOf(part.ops);
    floor.bytes += countOf(part.bytes);
    floor.seconds += verdict.seconds;
    if (verdict.seconds <= slowest) continue;
    slowest = verdict.seconds;
    floor.regime = verdict.regime;
  }
  return { ...derive(floor), regime: floor.regime ?? "-" };
}

/** The rows of the totals: what the analysis found where it looked. */
function listTotals() {
  const found = isAsAnalysed()
    ? [["unfused", data.unfused], ["fused", data.fused], ["floor", data.floor]]
    : [["unfused", state.sum], ["fused", sumFused(state.sum)], ["floor", sumFloor()]]
        .map(([name, sums]) => [name, sums && asText(sums)]);
  return found.filter(([, sums]) => sums);
}

function describeTotals(names, seconds) {
  const sentences = [];
  if (names.includes("fused"))
    sentences.push(isAsAnalysed() ? "Fused: every group below as one kernel."
      : "Fused: every group below as one kernel; they are planned among kernels whose sizes were numbers.");
  if (names.includes("floor")) sentences.push("Floor: inputs, constants and results moved once; no fusion can beat it.");
  if (data.fused && !names.includes("fused"))
    sentences.push(`What to fuse is known for ${data.target}, where all times are.`);
  if (data.floor && !names.includes("floor"))
    sentences.push(`The floor is known as analysed${data.floorParts ? ", and where all sizes are numbers" : ""}.`);
  if (seconds !== null) sentences.push("Bars are times.");
  return sentences.join(" ");
}

function showTotals() {
  const list = listTotals();
  const whole = list[0][1];
  const getShare = (sums) => (whole.seconds ? sums.seconds / whole.seconds : 0);
  totalsBody.replaceChildren(...list.map(([name, sums]) => makeTotalsRow(name, sums, getShare(sums))));
  totalsNote.textContent = describeTotals(list.map(([name]) => name), whole.seconds);
}

const comparedBody = make("tbody");

/** Each target that is compared, at the sizes chosen. */
function showCompared() {
  const list = data.compared.map((target) => {
    if (!isSized()) return target;
    const machine = data.machines.find((other) => other.name === target.name);
    return { name: target.name, ...sumRows(data, machine, state.sizes) };
  });
  const first = list[0];
  // A roof without a rate on either side leaves the ratio open, which the analysis words.
  const speedupOf = (target) => !isSized() ? target.speedup
    : target === first || !first.seconds || !target.seconds || first.unrated.size || target.unrated.size ? ""
    : formatRatio(first.seconds / target.seconds) + "x";
  const isLower = (target) => (target.unrated.size ?? target.unrated.length) > 0;
  comparedBody.replaceChildren(...list.map((target) =>
    make("tr", null, make("th", { scope: "row" }, target.name), make("td", null, target.regime + (isLower(target) ? " ?" : "")),
      make("td", { class: "number" }, target.attainable ? formatQuantity(target.attainable, speed) : "-"),
      make("td", { class: "number" }, formatQuantity(target.seconds, "s")),
      make("td", { class: "number" }, speedupOf(target)))));
}


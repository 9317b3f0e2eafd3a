// The judgement of a kernel on a target: every roof takes its amount over its
// rate, the slowest binds, and memory before units where two are equal
// (docs/model.md). Which unit a class of work runs on, and how long one
// operation and one issue slot take there, is in the data for each target.
// Part of roofline-opt; see LICENSE.

/** The units that the kernel of `row` uses, with the time of each; null where a size is open. */
function bookUnits(row, machine, sizes) {
  const units = new Map();
  for (const [number, ops, slots] of row.items) {
    const booking = machine.classes[number];
    if (!booking) continue;
    const operations = evaluate(ops, sizes), taken = evaluate(slots, sizes);
    if (operations === null || taken === null) return null;
    const unit = units.get(booking.unit) || { roof: booking.roof, peak: booking.peak, ops: 0, seconds: 0 };
    unit.ops += operations;
    unit.seconds += operations * booking.op_s + taken * booking.slot_s;
    // Two rates on one unit: the better is its peak.
    if (booking.peak > unit.peak) Object.assign(unit, { roof: booking.roof, peak: booking.peak });
    units.set(booking.unit, unit);
  }
  return [...units.values()];
}

/** The time of `bytes` of main memory, of which written ones may have a rate of their own. */
function timeMemory(row, machine, sizes, bytes) {
  const written = machine.hbmWritten ? evaluate(row.written, sizes) : 0;
  const seconds = (bytes - written) / machine.hbm + (written ? written / machine.hbmWritten : 0);
  return { roof: "hbm", seconds };
}

/** What `machine` says of one record of `row` at `sizes`; null where sizes are open. */
function judge(row, machine, sizes) {
  const bytes = evaluate(row.bytes, sizes), ops = evaluate(row.ops, sizes);
  const executions = evaluate(row.executions, sizes);
  const units = bookUnits(row, machine, sizes);
  if (bytes === null || ops === null || executions === null || !units) return null;
  const rated = units.filter((unit) => unit.peak !== null);
  const roofs = machine.hbm !== null && bytes !== 0 ? [timeMemory(row, machine, sizes, bytes)] : [];
  roofs.push(...rated);
  const slowest = roofs.reduce((a, b) => (a && a.seconds >= b.seconds ? a : b), null);
  const overhead = slowest ? (machine.overhead_s || 0) * executions : 0;
  const seconds = (slowest ? slowest.seconds : 0) + overhead;
  const busiest = rated.reduce((a, b) => (a && a.seconds >= b.seconds ? a : b), null);
  return {
    seconds,
    bound: slowest ? slowest.roof : null,
    regime: !slowest ? "none" : slowest.roof === "hbm" ? "memory-bound" : "compute-bound",
    intensity: bytes ? ops / bytes : null,
    attainable: seconds ? ops / seconds : null,
    ridge: busiest && machine.hbm !== null ? busiest.peak / machine.hbm : null,
    percent: busiest && seconds ? Math.min(100, (100 * busiest.ops) / busiest.peak / seconds) : null,
    unrated: units.filter((unit) => unit.peak === null).map((unit) => unit.roof),
    crossover: "",
  };
}

const notKnown = (why) => ({
  seconds: null, bound: null, regime: null, intensity: null, attainable: null, ridge: null,
  percent: null, unrated: [], crossover: "", why,
});

/**
 * What to show of `row`: what the analysis found wherever it looked, else what
 * follows from that. Bytes that depend on an order of loops, tiles or threads
 * are another matter on another target or at another size.
 */
function getVerdict(data, row, machine, sizes) {
  const isSized = Object.keys(sizes).length > 0;
  const own = data.machines[0] === machine;
  const isNumeric = [row.bytes, ...row.items.flatMap(([, ops, slots]) => [ops, slots])].every(isNumber);
  if (own && (!isSized || isNumeric)) return row.own;
  if (!isSized && row.compared && machine.name in row.compared) {
    const verdict = row.compared[machine.name];
    return { intensity: row.fixed ? row.own.intensity : null, ...verdict };
  }
  if (!row.fixed)
    return notKnown(own ? "its bytes depend on the order of loops: bind the sizes with --dims"
                        : "its bytes depend on the caches there: name the target with --target");
  // Without a choice, a kernel stays on the target that the IR gives it.
  const judging = own && row.target ? data.machines.find((other) => other.name === row.target) : machine;
  if (!judging) return notKnown("its own target is no shipped one: bind the sizes with --dims");
  return judge(row, judging, sizes) || { ...notKnown("sizes are open"), regime: "depends" };
}

/** A sum with what follows from its counts and times. */
function derive(sum) {
  const { ops, bytes, seconds, memory } = sum;
  return { ...sum, intensity: bytes && ops !== null ? ops / bytes : null, attainable: seconds && ops !== null ? ops / seconds : null,
    regime: !seconds ? "-" : memory >= seconds - memory ? "memory-bound" : "compute-bound" };
}

/** The sums of all rows; times are null where one of them is. */
function sumRows(data, machine, sizes) {
  const sum = { ops: 0, bytes: 0, seconds: 0, memory: 0, unknown: 0, unrated: new Set() };
  const add = (key, value) => { sum[key] = sum[key] === null || value === null ? null : sum[key] + value; };
  for (const row of data.rows) {
    const verdict = getVerdict(data, row, machine, sizes);
    const times = evaluate(row.records, sizes);
    const scale = (value) => (value === null || times === null ? null : value * times);
    add("ops", scale(evaluate(row.ops, sizes)));
    add("bytes", scale(evaluate(row.bytes, sizes)));
    add("seconds", scale(verdict.seconds));
    add("memory", verdict.regime === "memory-bound" ? scale(verdict.seconds) : 0);
    if (verdict.regime === null) ++sum.unknown;
    verdict.unrated.forEach((roof) => sum.unrated.add(roof));
  }
  return derive(sum);
}

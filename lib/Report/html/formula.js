// Formulas of counts, in the form in which the report prints them:
// sums of products of integers, sizes and powers, with floordiv, ceildiv, min
// and max. Values are doubles: above 2^53 the last digits are rounded, which
// three digits do not show. Part of roofline-opt; see LICENSE.

/** `text` as a function of an object of sizes; null where one of them is open. */
function parseFormula(text) {
  const tokens = text.match(/\d+|[A-Za-z_][\w.$]*|\S/g) || [];
  let next = 0;
  const take = (token) => tokens[next] === token && ++next > 0;
  const combine = (a, b, apply) => (sizes) => {
    const x = a(sizes), y = b(sizes);
    return x === null || y === null ? null : apply(x, y);
  };
  const calls = {
    floordiv: (x, y) => Math.floor(x / y),
    ceildiv: (x, y) => Math.ceil(x / y),
    min: Math.min,
    max: Math.max,
  };
  function parseOperand() {
    if (take("-")) return combine(() => 0, parsePower(), (x, y) => x - y);
    if (take("(")) {
      const inner = parseSum();
      take(")");
      return inner;
    }
    const token = tokens[next++];
    if (/^\d/.test(token)) {
      const number = Number(token);
      return () => number;
    }
    if (token in calls && take("(")) {
      let result = parseSum();
      while (take(",")) result = combine(result, parseSum(), calls[token]);
      take(")");
      return result;
    }
    return (sizes) => (token in sizes ? sizes[token] : null);
  }
  function parsePower() {
    const base = parseOperand();
    return take("^") ? combine(base, parseOperand(), (x, y) => x ** y) : base;
  }
  function parseProduct() {
    let result = parsePower();
    while (take("*")) result = combine(result, parsePower(), (x, y) => x * y);
    return result;
  }
  function parseSum() {
    let result = parseProduct();
    for (;;) {
      if (take("+")) result = combine(result, parseProduct(), (x, y) => x + y);
      else if (take("-")) result = combine(result, parseProduct(), (x, y) => x - y);
      else return result;
    }
  }
  return parseSum();
}

const knownFormulas = new Map();

/** The value of a formula, or null where a size is open. */
function evaluate(text, sizes) {
  let formula = knownFormulas.get(text);
  if (!formula) {
    formula = parseFormula(text);
    knownFormulas.set(text, formula);
  }
  return formula(sizes);
}

/** Whether `text` is a number, and no formula. */
const isNumber = (text) => /^-?\d+$/.test(text);

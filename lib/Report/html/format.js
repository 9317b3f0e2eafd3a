// Numbers for people, as the text report has them: three digits and an SI
// prefix. Part of roofline-opt; see LICENSE.
"use strict";

/** "134 M", "40.1 u"; `unit` follows the prefix. */
function formatQuantity(value, unit) {
  if (value === null || value === undefined) return "-";
  if (!Number.isFinite(value)) return "overflow";
  if (value === 0) return ("0 " + unit).trim();
  const prefixes = ["p", "n", "u", "m", "", "k", "M", "G", "T", "P", "E", "Z", "Y"];
  let power = Math.floor(Math.log10(Math.abs(Number(value.toPrecision(3)))) / 3);
  power = Math.max(-4, Math.min(8, power));
  const scaled = Number((value / 1000 ** power).toPrecision(3));
  // What is whole and small has no digits behind the point.
  const digits = power === 0 && Number.isInteger(value) ? String(value) : scaled.toPrecision(3);
  return (digits + " " + prefixes[power + 4] + unit).trim();
}

/** Without a prefix as long as it is short: "0.0833", "63.0", "1.37 k". */
function formatRatio(value) {
  if (value === null || value === undefined) return "-";
  if (value === 0) return "0";
  if (Math.abs(value) >= 999.5) return formatQuantity(value, "");
  return Math.abs(value) < 1e-4 ? value.toExponential(2) : Number(value.toPrecision(3)).toPrecision(3);
}

/** "46.2%", "0.34%", "~0%". */
function formatPercent(value) {
  if (value === null || value === undefined) return "-";
  if (value === 0) return "0%";
  if (value < 0.005) return "~0%";
  return (value < 10 ? value.toFixed(2) : value < 99.95 ? value.toFixed(1) : value.toFixed(0)) + "%";
}

/** A new element with attributes, properties, listeners ("onclick") and what is in it; texts are texts. */
function make(tag, attributes, ...content) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value !== null && value !== false) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...content.filter((part) => part !== null));
  return element;
}

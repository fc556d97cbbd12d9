// Shared by the tools that ask Swiss Ephemeris' own program, swetest, for the kept answers of authority/.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";

/** The answer of swetest. Where a file is missing it falls back to a lesser model with a warning; that is refused. */
export function swetest(args) {
  const answer = execFileSync("swetest", args, { encoding: "utf8", maxBuffer: 2 ** 28 });
  if (/warning|moshier|not found|illegal|exceeded/i.test(answer))
    throw new Error(`swetest ${args.join(" ")}\n${answer}`);
  return answer.trimEnd();
}

/** The same under its command line, as authority/ keeps it. */
export function answered(args) {
  return `$ swetest ${args.join(" ")}\n${swetest(args)}\n`;
}

/** A module of the suite, or of a package with only data. */
export async function dataOf(path) {
  const source = readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: "ESNext", target: "ES2022" } });
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}

/** swetest prints 36525 lines at most; this many instants of fifteen bodies stay below. */
const MOST_INSTANTS = 2000;

/**
 * The columns of bodies at evenly spaced instants in TT, as swetest prints them: for each instant the texts of each body.
 * Eleven decimals of a degree; columns that swetest leaves empty are dropped.
 */
export function rowsAt(bodies, { jd, count, step }) {
  if (count > MOST_INSTANTS) {
    const rest = { jd: Number(jd) + MOST_INSTANTS * step, count: count - MOST_INSTANTS, step };
    return [...rowsAt(bodies, { jd, count: MOST_INSTANTS, step }), ...rowsAt(bodies, rest)];
  }
  const args = [`-bj${jd}`, ...bodies, "-eswe", "-ep", "-head", "-g,", `-n${count}`, `-s${step}`];
  const lines = swetest(args)
    .split("\n")
    .map((line) => line.split(",").slice(1))
    .map((columns) => columns.map((column) => column.trim()).filter((column) => column !== ""));
  const each = lines.length / count;
  if (!Number.isInteger(each)) throw new Error(`swetest ${args.join(" ")}: ${lines.length} lines`);
  return Array.from({ length: count }, (_, k) => lines.slice(k * each, (k + 1) * each));
}

/** An angle as a number in [-180, 180). */
export const wrapped = (deg) => (((deg % 360) + 540) % 360) - 180;

/** Steps of the search: the scan's own, then these, in days. */
const LEVELS = [0.01, 0.0001];

/**
 * Where a quantity of printed rows changes sign between two instants: nested even steps, no interpolation. Answers the
 * start of the last step, to four decimals. Nothing of the library takes part.
 */
export function signChangeWithin(ask, quantity, { jd, width }) {
  let [from, span] = [jd, width];
  for (const step of LEVELS) {
    const first = Number((from - step).toFixed(4));
    const values = ask({ jd: first.toFixed(4), count: Math.round(span / step) + 3, step }).map(quantity);
    const k = values.findIndex((value, i) => changes(value, values[i + 1]));
    if (k < 0) throw new Error(`no change of sign from ${first} over ${span}`);
    [from, span] = [first + k * step, step];
  }
  return from.toFixed(4);
}

/** Whether a quantity passes zero, and not the far side of the circle. */
export function changes(before, after) {
  return after !== undefined && before < 0 !== after < 0 && Math.abs(after - before) < 90;
}

// Makes src/earth-rotation/delta-t-series.ts and test/ut1-utc.txt from two files of the Earth Orientation Centre of the
// IERS: the daily series EOP 20 C04 and the list of leap seconds. Debian's python3-astropy-iers-data (sid:
// 0.2026.9.21.0.56.25-1) carries both in astropy_iers_data/data; IERS products are free to use with their source named.
//   node tools/delta-t-series.mjs eopc04.1962-now Leap_Second.dat
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import typescript from "typescript";

const steeredUtc = readFileSync(new URL("../src/earth-rotation/steered-utc.ts", import.meta.url), "utf8").replace(
  'import { at } from "@almagest/operation";',
  "const at = (list, index0) => list[index0];",
);
const asModule = typescript.transpile(steeredUtc, { module: typescript.ModuleKind.ESNext, target: "ES2022" });
const { steeredTtLessUtcSeconds } = await import(`data:text/javascript,${encodeURIComponent(asModule)}`);

const STEP_DAYS = 2;
const UNITS_PER_SECOND = 10_000;
const MJD_OF_EPOCH = 40_587;
const DAY_MS = 86_400_000;
const TT_LESS_TAI = 32.184;
/** Second differences become characters around this one; below # and above [ there are quotes and backslashes. */
const ZERO_CODE = 70;
const [LOWEST_CODE, HIGHEST_CODE] = [35, 91];
const LINE = 110;
const CHECKED_DATES = 200;

const [seriesFile = "", leapFile = ""] = process.argv.slice(2);
const seriesText = readFileSync(seriesFile, "utf8");
const rows = (text) => text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
const leaps = rows(readFileSync(leapFile, "utf8")).map((line) => line.trim().split(/\s+/).map(Number));

function ttLessUtcSeconds(mjd) {
  const steered = steeredTtLessUtcSeconds((mjd - MJD_OF_EPOCH) * DAY_MS);
  return steered ?? TT_LESS_TAI + leaps.findLast(([from]) => from <= mjd)[4];
}

const days = rows(seriesText).map((line) => ({
  mjd: Number(line.slice(16, 26)),
  ut1LessUtc: Number(line.slice(50, 62)),
}));
days.forEach(({ mjd }, index) => {
  if (mjd !== days[0].mjd + index) throw new Error(`the series misses a day before ${mjd}`);
});

const nodes = days.filter((_, index) => index % STEP_DAYS === 0);
const units = nodes.map(({ mjd, ut1LessUtc }) => Math.round((ttLessUtcSeconds(mjd) - ut1LessUtc) * UNITS_PER_SECOND));
const codes = units.slice(2).map((value, index) => ZERO_CODE + value - 2 * units[index + 1] + units[index]);
if (codes.some((code) => code < LOWEST_CODE || code > HIGHEST_CODE))
  throw new Error("a difference without a character");
const text = String.fromCharCode(...codes);
const lines = text.match(new RegExp(`.{1,${LINE}}`, "g"));
const dateOf = (mjd) => new Date((mjd - MJD_OF_EPOCH) * DAY_MS).toISOString().slice(0, 10);
const first = nodes[0];
const last = nodes[nodes.length - 1];

writeFileSync(
  new URL("../src/earth-rotation/delta-t-series.ts", import.meta.url),
  `/**
 * Delta T (TT less UT1) as the Earth really turned, from ${dateOf(first.mjd)} to ${dateOf(last.mjd)}, each second day at 0h UTC.
 *
 * Made by tools/delta-t-series.mjs from the IERS series EOP 20 C04, consistent with ITRF 2020 (eopc04.1962-now, SHA-256
 * ${createHash("sha256").update(seriesText).digest("hex")}), whose use is free
 * with the source named. Characters are second differences in units of 0.1 ms: ${String.fromCharCode(ZERO_CODE)} is zero, G one.
 */
export const DELTA_T_SERIES = {
  firstMjd: ${first.mjd},
  stepDays: ${STEP_DAYS},
  unitsPerSecond: ${UNITS_PER_SECOND},
  firstUnits: ${units[0]},
  firstStepUnits: ${units[1] - units[0]},
  zeroCode: ${ZERO_CODE},
  secondDifferences: [
${lines.map((line) => `    "${line}",`).join("\n")}
  ],
} as const;
`,
);

/** A linear congruence: the same dates in every run, none of them a node. */
let state = 1;
const between = days.filter((_, index) => index % STEP_DAYS !== 0);
const chosen = new Set();
while (chosen.size < CHECKED_DATES) {
  state = (state * 48_271) % 2_147_483_647;
  chosen.add(between[state % between.length]);
}
const kept = [...chosen].sort((a, b) => a.mjd - b.mjd).map(({ mjd, ut1LessUtc }) => `${dateOf(mjd)} ${ut1LessUtc}`);
const header = "# UT1-UTC in seconds at 0h UTC, as IERS EOP 20 C04 prints it, at dates that are no nodes of our table";
writeFileSync(new URL("../test/ut1-utc.txt", import.meta.url), `${header}\n${kept.join("\n")}\n`);

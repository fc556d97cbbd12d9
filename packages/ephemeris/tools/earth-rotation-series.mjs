// Makes src/earth-rotation/delta-t-series.ts, src/earth-rotation/pole-series.ts, test/ut1-utc.txt and test/pole.txt from
// two files of the Earth Orientation Centre of the IERS: the daily series EOP 20 C04 and the list of leap seconds. Debian's
// python3-astropy-iers-data (sid: 0.2026.9.21.0.56.25-1) carries both in astropy_iers_data/data; IERS products are free to
// use with their source named.
//   node tools/earth-rotation-series.mjs eopc04.1962-now Leap_Second.dat
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import typescript from "typescript";

const steeredUtc = readFileSync(new URL("../src/earth-rotation/steered-utc.ts", import.meta.url), "utf8").replace(
  'import { at } from "@almagest/operation";',
  "const at = (list, index0) => list[index0];",
);
const asModule = typescript.transpile(steeredUtc, { module: typescript.ModuleKind.ESNext, target: "ES2022" });
const { steeredTtLessUtcSeconds } = await import(`data:text/javascript,${encodeURIComponent(asModule)}`);

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
  poleX: Number(line.slice(26, 38)),
  poleY: Number(line.slice(38, 50)),
  ut1LessUtc: Number(line.slice(50, 62)),
}));
days.forEach(({ mjd }, index) => {
  if (mjd !== days[0].mjd + index) throw new Error(`the series misses a day before ${mjd}`);
});

const dateOf = (mjd) => new Date((mjd - MJD_OF_EPOCH) * DAY_MS).toISOString().slice(0, 10);

const ORIGIN = `the IERS series EOP 20 C04, consistent with ITRF 2020
 * (eopc04.1962-now, SHA-256 ${createHash("sha256").update(seriesText).digest("hex")}),
 * whose use is free with the source named.`;

function nodesEvery(stepDays) {
  const nodes = days.filter((_, index) => index % stepDays === 0);
  return { nodes, span: `from ${dateOf(nodes[0].mjd)} to ${dateOf(nodes[nodes.length - 1].mjd)}` };
}

/** The text of one table: values in seconds, of time or of arc, at nodes. */
function table(name, { stepDays, unitsPerSecond, secondsOf }) {
  const { nodes } = nodesEvery(stepDays);
  const units = nodes.map((node) => Math.round(secondsOf(node) * unitsPerSecond));
  const codes = units.slice(2).map((value, index) => ZERO_CODE + value - 2 * units[index + 1] + units[index]);
  if (codes.some((code) => code < LOWEST_CODE || code > HIGHEST_CODE))
    throw new Error("a difference without a character");
  const lines = String.fromCharCode(...codes).match(new RegExp(`.{1,${LINE}}`, "g"));
  return `export const ${name} = {
  firstMjd: ${nodes[0].mjd},
  stepDays: ${stepDays},
  unitsPerSecond: ${unitsPerSecond},
  firstUnits: ${units[0]},
  firstStepUnits: ${units[1] - units[0]},
  zeroCode: ${ZERO_CODE},
  secondDifferences: [
${lines.map((line) => `    "${line}",`).join("\n")}
  ],
} as const;
`;
}

const [UT1_STEP, POLE_STEP] = [2, 10];
const zero = String.fromCharCode(ZERO_CODE);

writeFileSync(
  new URL("../src/earth-rotation/delta-t-series.ts", import.meta.url),
  `/**
 * Delta T (TT less UT1) as the Earth really turned, ${nodesEvery(UT1_STEP).span}, each second day at 0h UTC.
 *
 * Made by tools/earth-rotation-series.mjs from ${ORIGIN} Characters are second differences in units of 0.1 ms: ${zero} is zero, G one.
 */
${table("DELTA_T_SERIES", {
  stepDays: UT1_STEP,
  unitsPerSecond: 10_000,
  secondsOf: ({ mjd, ut1LessUtc }) => ttLessUtcSeconds(mjd) - ut1LessUtc,
})}`,
);

const pole = { stepDays: POLE_STEP, unitsPerSecond: 500 };
writeFileSync(
  new URL("../src/earth-rotation/pole-series.ts", import.meta.url),
  `/**
 * The pole of the turning Earth on its surface, ${nodesEvery(POLE_STEP).span}, each tenth day at 0h UTC: x
 * towards Greenwich, y towards 90 degrees west.
 *
 * Made by tools/earth-rotation-series.mjs from ${ORIGIN} Characters are second differences in units of 0.002″: ${zero} is zero, G one.
 */
${table("POLE_X_SERIES", { ...pole, secondsOf: ({ poleX }) => poleX })}
${table("POLE_Y_SERIES", { ...pole, secondsOf: ({ poleY }) => poleY })}`,
);

/** Published days that are no nodes, by a linear congruence: the same in every run. */
function keep(file, { stepDays, header, valuesOf }) {
  let state = 1;
  const between = days.filter((_, index) => index % stepDays !== 0);
  const chosen = new Set();
  while (chosen.size < CHECKED_DATES) {
    state = (state * 48_271) % 2_147_483_647;
    chosen.add(between[state % between.length]);
  }
  const kept = [...chosen].sort((a, b) => a.mjd - b.mjd).map((day) => [dateOf(day.mjd), ...valuesOf(day)].join(" "));
  writeFileSync(new URL(`../test/${file}`, import.meta.url), `# ${header}\n${kept.join("\n")}\n`);
}

keep("ut1-utc.txt", {
  stepDays: UT1_STEP,
  header: "UT1-UTC in seconds at 0h UTC, as IERS EOP 20 C04 prints it, at dates that are no nodes of our table",
  valuesOf: ({ ut1LessUtc }) => [ut1LessUtc],
});
keep("pole.txt", {
  stepDays: POLE_STEP,
  header:
    "x and y of the pole in arcseconds at 0h UTC, as IERS EOP 20 C04 prints them, at dates that are no nodes of our table",
  valuesOf: ({ poleX, poleY }) => [poleX, poleY],
});

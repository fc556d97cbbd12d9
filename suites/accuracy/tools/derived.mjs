// Collects swetest's values for returns, progressions and stars: node suites/accuracy/tools/derived.mjs, after
// authority.mjs, whose recorded answers provide the births.
import { readFileSync, writeFileSync } from "node:fs";
import { answered, changes, dataOf, rowsAt, signChangeWithin, swetest, wrapped } from "./swetest.mjs";

const AUTHORITY = new URL("../authority/", import.meta.url);
const { CHARTS } = await dataOf("suites/accuracy/src/charts.ts");
const { RETURN_CASES, PROGRESSION_CASES, STAR_CHARTS } = await dataOf("suites/accuracy/src/derived-cases.ts");
const { STARS } = await dataOf("packages/western/src/fixed-stars/table.ts");

const STEP = "0.0001";
/** Mean tropical year: Meeus, Astronomical Algorithms, chapter 27. */
const TROPICAL_YEAR_DAYS = 365.24219;
const NAMES = {
  sun: ["0", "Sun"],
  moon: ["1", "Moon"],
  mercury: ["2", "Mercury"],
  venus: ["3", "Venus"],
  mars: ["4", "Mars"],
  jupiter: ["5", "Jupiter"],
  saturn: ["6", "Saturn"],
};

const chartOf = (id) => CHARTS.find((chart) => chart.id === id);
const keptOf = (id) => readFileSync(new URL(`swetest/${id}.txt`, AUTHORITY), "utf8");
const birthTtOf = (id) => Number(/^TT: +(\S+)/m.exec(keptOf(id))[1]);
const julianDayOf = (date) => Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 2_440_587.5;

/** Every pass over the natal longitude in reach, with the two rows of longitude, Ascendant and Midheaven about it. */
function returns({ chart, body, years, near, reachDays }) {
  const [letter, name] = NAMES[body];
  const natal = Number(new RegExp(`^${name} +, *([\\d.]+)`, "m").exec(keptOf(chart))[1]);
  const about = near === undefined ? birthTtOf(chart) + years * TROPICAL_YEAR_DAYS : julianDayOf(near);
  const first = Math.floor(about - reachDays);
  const ask = (when) => rowsAt([`-p${letter}`, "-fPl"], when);
  const gap = ([[longitude]]) => wrapped(Number(longitude) - natal);
  const values = ask({ jd: first, count: 4 * (2 * reachDays + 2), step: 0.25 }).map(gap);
  const passes = values.flatMap((value, k) => {
    if (!changes(value, values[k + 1])) return [];
    const jd = signChangeWithin(ask, gap, { jd: first + k / 4, width: 0.25 });
    return [`${jd} ${rowsAbout(jd, letter, chartOf(chart).place).join(" ")}\n`];
  });
  return `> ${body} ${chart} ${years ?? near}\n${passes.join("")}`;
}

function rowsAbout(jd, letter, { latitude, longitude }) {
  return [jd, (Number(jd) + Number(STEP)).toFixed(4)].flatMap((jdTt) => {
    const header = swetest([`-bj${jdTt}`, `-p${letter}`, "-fPl", "-eswe", "-ep", "-g,"]);
    const jdUt1 = /^UT: +(\S+)/m.exec(header)[1];
    const houses = swetest([
      `-bj${jdUt1}`,
      "-ut",
      "-eswe",
      "-ep",
      "-g,",
      "-p",
      "-fPl",
      `-house${longitude},${latitude},P`,
    ]);
    const value = (text, name) => new RegExp(`^${name} *, *([\\d.]+)`, "m").exec(text)[1];
    return [header.split(",").at(-1).trim(), value(houses, "Ascendant"), value(houses, "MC")];
  });
}

function progression({ chart, targetDate }) {
  const days = julianDayOf(targetDate) - julianDayOf(chartOf(chart).civil.date);
  const jdTt = (birthTtOf(chart) + days / TROPICAL_YEAR_DAYS).toFixed(9);
  return answered([`-bj${jdTt}`, "-p0123456789mtAD", "-fPls", "-eswe", "-ep", "-head", "-g,"]);
}

function stars(chart) {
  return Object.values(STARS).map(({ name, catalogName }) =>
    answered([`-bj${birthTtOf(chart)}`, "-pf", `-xf${catalogName ?? name}`, "-fPlbd", "-eswe", "-ep", "-head", "-g,"]),
  );
}

const FILES = {
  "returns.txt": () => RETURN_CASES.map(returns),
  "progressions.txt": () => PROGRESSION_CASES.map(progression),
  "stars.txt": () => STAR_CHARTS.flatMap(stars),
};
for (const [name, make] of Object.entries(FILES)) {
  const text = make().join("");
  writeFileSync(new URL(name, AUTHORITY), text);
  console.log(`${name}: ${text.length} bytes`);
}

// Writes swetest 2.10.03's answers for the tests: node packages/ayurveda/tools/swetest.mjs
//   test/authority/ingresses.txt   the Sun a minute before and after each border of a sign, tropical and Lahiri
//   test/authority/risings.txt     sunrise and sunset from the equator to beyond the polar circles
// The borders are found on swetest's own printed longitudes, without the library.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";

const YEARS = [1956, 1999, 2026, 2150];
const ZODIACS = { sayana: [], nirayana: ["-sid1"] };
const PLACES = {
  quito: [-78.4678, -0.1807],
  delhi: [77.209, 28.6139],
  sydney: [151.2093, -33.8688],
  london: [-0.1278, 51.5074],
  tromso: [18.96, 69.65],
  mcmurdo: [166.67, -77.85],
};
const STARTS = ["15.3.2026", "10.5.2026", "18.6.2026", "22.11.2026"];

/** The answer; where a file is missing swetest falls back to a lesser model with a warning, which is refused. */
function swetest(args) {
  const answer = execFileSync("swetest", args, { encoding: "utf8" });
  if (/warning|moshier|not found|illegal|exceeded/i.test(answer)) throw new Error(answer);
  return answer.trimEnd();
}

const SUN = ["-p0", "-eswe", "-fl", "-head"];
const two = (value) => String(value).padStart(2, "0");

/** Longitudes at so many instants from a UTC minute on. */
function longitudes(epochMs, count, step, frame) {
  const at = new Date(epochMs);
  const day = `-b${at.getUTCDate()}.${at.getUTCMonth() + 1}.${at.getUTCFullYear()}`;
  const args = [day, `-ut${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:00`, ...SUN, ...frame, `-n${count}`, step];
  const printed = swetest(args);
  return { args, printed, values: printed.split("\n").map(Number) };
}

const signOf = (longitude) => Math.floor(longitude / 30);

function* borders(year, frame) {
  const start = Date.UTC(year, 0, 1);
  const days = longitudes(start, 367, "-s1", frame).values;
  for (let day = 0; day < 366; day++) {
    if (signOf(days[day]) === signOf(days[day + 1])) continue;
    const dayMs = start + 86_400_000 * day;
    const minutes = longitudes(dayMs, 1441, "-s1m", frame).values;
    const minute = minutes.findIndex((value, index0) => signOf(value) !== signOf(minutes[index0 + 1]));
    yield longitudes(dayMs + 60_000 * minute, 2, "-s1m", frame);
  }
}

const ingresses = YEARS.flatMap((year) =>
  Object.entries(ZODIACS).flatMap(([zodiac, frame]) =>
    [...borders(year, frame)].map(({ args, printed }) => `> ${zodiac} swetest ${args.join(" ")}\n${printed}\n`),
  ),
);
const risings = Object.entries(PLACES).flatMap(([name, [longitude, latitude]]) =>
  STARTS.map((start) => {
    const args = ["-rise", `-b${start}`, `-geopos${longitude},${latitude},0`, "-p0", "-n6", "-head"];
    return `> ${name} ${longitude} ${latitude} swetest ${args.join(" ")}\n${swetest(args)}\n`;
  }),
);
const folder = new URL("../test/authority/", import.meta.url);
writeFileSync(new URL("ingresses.txt", folder), ingresses.join(""));
writeFileSync(new URL("risings.txt", folder), risings.join(""));

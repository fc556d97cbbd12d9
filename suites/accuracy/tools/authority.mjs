// Asks Swiss Ephemeris' own program, swetest, for every chart of src/charts.ts and keeps its raw answers in authority/.
// Needs the Debian packages swetest, swe-basic-data and swe-standard-data: node suites/accuracy/tools/authority.mjs
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { answered as ask, dataOf } from "./swetest.mjs";

const OUT = new URL("../authority/swetest/", import.meta.url);
const PACKAGES = ["swetest", "libswe2.0", "swe-basic-data", "swe-standard-data"];
const EPHEMERIS = "/usr/share/libswe/ephe";
const FILES = /^se(?:pl|mo|as)_(?:12|18|24)\.se1$/;

// -ep prints 11 decimals of a degree. -utc is swetest's own way from UTC to UT1, `greg` its proleptic Gregorian
// calendar. Columns: name, longitude, latitude, distance, right ascension, declination, then the speeds of all of them.
const BODIES = ["-p0123456789mtABDFGHInoxq", "-fPlbRadss"];
const HOUSE_LETTERS = ["P", "K", "E", "W"];
const AYANAMSA_NUMBERS = [1, 3];

function instant(utc) {
  const [date, time] = utc.split("T");
  const [year, month, day] = date.split("-").map(Number);
  return [`-b${day}.${month}.${year}greg`, `-utc${time}`, "-eswe", "-ep", "-g,"];
}

function series(utc, stepDays) {
  const begin = new Date(Date.parse(`${utc}Z`) - stepDays * 86_400_000).toISOString().slice(0, 19);
  return ask([...instant(begin), "-head", "-n2", `-s${stepDays}`, ...BODIES]);
}

function answersFor({ utc, place, stepDays }) {
  const when = instant(utc);
  const where = `${place.longitude},${place.latitude}`;
  return [
    ask([...when, ...BODIES]),
    ...(stepDays === undefined ? [] : [series(utc, stepDays)]),
    ...HOUSE_LETTERS.map((letter) => ask([...when, "-head", "-p", "-fPl", `-house${where},${letter}`])),
    ...AYANAMSA_NUMBERS.map((number) => ask([...when, "-head", "-p", "-fPl", `-ay${number}`])),
  ];
}

function versions() {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: dpkg-query's own placeholders
  const format = "${Package} ${Version}\n";
  const packages = execFileSync("dpkg-query", ["-W", "-f", format, ...PACKAGES], { encoding: "utf8" });
  const sums = readdirSync(EPHEMERIS)
    .filter((name) => FILES.test(name))
    .map((name) => `${sha256(new URL(`file://${EPHEMERIS}/${name}`))}  ${name}\n`);
  return `# Debian packages\n${packages}\n# Ephemeris files, sha256\n${sums.join("")}`;
}

function sha256(file) {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const { CHARTS: charts } = await dataOf("suites/accuracy/src/charts.ts");
for (const chart of charts) writeFileSync(new URL(`${chart.id}.txt`, OUT), answersFor(chart).join("\n"));
writeFileSync(new URL("../authority/swetest-versions.txt", import.meta.url), versions());
console.log(`${charts.length} charts written to ${fileURLToPath(OUT)}`);

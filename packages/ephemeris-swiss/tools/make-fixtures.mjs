// Writes src/fixtures/: what Swiss Ephemeris' own test program answers. Needs `swetest` 2.10.03 (Debian: swetest).
//
//   node tools/make-fixtures.mjs
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
/** The package that holds the folder `data`. */
const core = fileURLToPath(new URL("../../ephemeris-swiss-core/", import.meta.url));
const swetest = (...args) => execFileSync("swetest", [...args, "-edirdata"], { cwd: core, encoding: "utf8" });
const block = (...args) => `> swetest ${args.join(" ")} -edirdata\n${swetest(...args).replace(/[ \t]+$/gm, "")}`;
const write = (name, blocks) => writeFileSync(`${root}src/fixtures/${name}`, blocks.join("\n"));

const BODIES = "-p0123456789mtABDFGHI";

// From the first day to the last, over both changes of file (but for the days on which swetest itself mixes two files,
// 1e-8 degrees apart), the change of calendar, and instants of no roundness.
const TT = [
  2159358.6, 2195000.25, 2232404.123456, 2268922.75, 2299160.5, 2341972.987654, 2378480.5, 2378498.5, 2396758.203,
  2415020.5, 2433282.42345905, 2444239.5, 2451545, 2451716.654321, 2460310.5, 2469807.333333, 2488070.0625, 2524593.75,
  2597640.5, 2597660.5, 2634166.123, 2670690.5, 2707214.875, 2743738.25, 2780263.5, 2816786.9,
];
write(
  "positions.txt",
  TT.map((jd) => block(`-bj${jd}`, BODIES, "-ep", "-fPlbRssad", "-head")),
);

// Universal time; east longitude, latitude.
const PLACES = [
  [-0.1278, 51.5074],
  [-78.4678, -0.1807],
  [151.2093, -33.8688],
  [-21.8174, 64.1265],
  [18.9553, 69.6492],
  [12.5, 66.5],
  [-68.3, -54.8],
  [166.6, -77.85],
  [0, 90],
  [0, -90],
  [-180, 0],
  [180, 23.5],
];
const UT = [2160000.5, 2299161.25, 2433282.5, 2451545.123456, 2460310.9, 2634166.5, 2816000.75];
write(
  "houses.txt",
  UT.flatMap((jd, k) =>
    PLACES.filter((_, n) => (n + k) % 2 === 0).flatMap(([longitude, latitude]) =>
      ["P", "K", "W", "A"].map((letter) =>
        block(`-bj${jd}`, "-ut", `-house${longitude},${latitude},${letter}`, "-p", "-ep", "-fPl", "-head"),
      ),
    ),
  ),
);

// The systems beside those four, near the equator, in middle latitudes north and south, and beyond the polar circles.
const SYSTEM_PLACES = [
  [2451545.123456, -78.4678, -0.1807],
  [2460310.9, -0.1278, 51.5074],
  [2433282.5, 151.2093, -33.8688],
  [2460310.9, 18.9553, 69.6492],
  [2299161.25, 166.6, -77.85],
];
write(
  "house-systems.txt",
  SYSTEM_PLACES.flatMap(([jd, longitude, latitude]) =>
    [..."ORCBTVDNXMUFHSLQIiJY"].map((letter) =>
      block(`-bj${jd}`, "-ut", `-house${longitude},${latitude},${letter}`, "-p", "-ep", "-fPl", "-head"),
    ),
  ),
);

const CIVIL = [
  ["10.1.1200greg", "0:00:00"],
  ["15.10.1400greg", "14:30:00.5"],
  ["4.10.1582greg", "23:59:59"],
  ["15.10.1582", "0:00:00"],
  ["1.1.1900", "6:07:08.25"],
  ["31.12.1971", "23:59:59.9"],
  ["1.1.1972", "0:00:00"],
  ["30.6.1972", "23:59:59.5"],
  ["1.7.1972", "0:00:00"],
  ["15.7.1990", "18:30:00"],
  ["31.12.1998", "23:59:59.999"],
  ["1.1.1999", "0:00:00"],
  ["31.12.2016", "23:59:59"],
  ["1.1.2017", "0:00:00"],
  ["1.11.2026", "12:00:00"],
  ["16.9.2033", "12:00:00"],
  ["17.9.2033", "0:00:00"],
  ["1.6.2100", "3:04:05"],
  ["30.12.2999", "23:00:00"],
];
write(
  "instants.txt",
  CIVIL.map(([date, time]) => block(`-b${date}`, `-utc${time}`, "-p0", "-fPl")),
);

const FRAMES = [2159400.5, 2299160.5, 2415020.5, 2435553.5, 2448076.7, 2451545, 2461041.5, 2816700.5];
write(
  "frames.txt",
  FRAMES.flatMap((jd) =>
    [1, 3]
      .map((mode) => block(`-bj${jd}`, `-ay${mode}`, "-p0", "-ep", "-fPl"))
      .concat(block(`-bj${jd}`, "-po", "-ep", "-fPlb", "-head"), block(`-bj${jd}`, "-pn", "-ep", "-fPlb", "-head")),
  ),
);

// Every ayanamsa of the library, before their zero points, about J2000 and at the end of the range; a value of one's own
// at an epoch, long past and recent.
const AYANAMSA_JD = [2159400.5, 2451545, 2461041.5, 2816700.5];
write("ayanamsas.txt", [
  ...Array.from({ length: 47 }, (_, mode) => mode).flatMap((mode) =>
    AYANAMSA_JD.map((jd) => block(`-bj${jd}`, `-ay${mode}`, "-p0", "-ep", "-fPl")),
  ),
  ...["2435553.5,23.245524743", "1827424.5,0", "2415020.5,359.5"].flatMap((epoch) =>
    AYANAMSA_JD.flatMap((jd) => [
      block(`-bj${jd}`, `-sidudef${epoch}`, "-p04", "-ep", "-fPl", "-head"),
      block(`-bj${jd}`, "-p04", "-ep", "-fPl", "-head"),
    ]),
  ),
]);

// Whole charts in the sidereal zodiac of the West and in two whose ayanamsa is just under 360.
const SIDEREAL_CHARTS = [
  [2448088.270833333, -74.006, 40.7128],
  [2451544.9, 77.209, 28.6139],
  [2415500.25, 18.9553, 69.6492],
];
write(
  "sidereal-charts.txt",
  SIDEREAL_CHARTS.flatMap(([jd, longitude, latitude]) =>
    [0, 18, 40, 27].map((mode) =>
      block(
        `-bj${jd}`,
        "-ut",
        `-sid${mode}`,
        "-p0123456789tAD",
        `-house${longitude},${latitude},O`,
        "-ep",
        "-fPls",
        "-head",
      ),
    ),
  ),
);

// True places, places from the Sun, and places from one on the Earth, by ecliptic and equator.
const VIEWED = [
  [2448088.270833333, "-74.006,40.7128,0"],
  [2451545, "77.209,28.6139,0"],
  [2415500.25, "18.9553,69.6492,0"],
  [2299161.25, "166.6,-77.85,0"],
  [2634166.5, "0,0,0"],
];
write(
  "viewed.txt",
  VIEWED.flatMap(([jd, place]) =>
    [["-true"], [`-topo${place}`], [`-topo${place}`, "-true"], ["-hel"], ["-hel", "-true"]].map((seen) => {
      const bodies = seen.includes("-hel") ? "-pC23456789DFGHI" : "-p0123456789DFGHI";
      return block(`-bj${jd}`, bodies, ...seen, "-ep", "-fPlbRsad", "-head");
    }),
  ),
);

// The points of the Hamburg School, and bodies that are asked for by number: Ceres, Chiron and Pholus.
write(
  "further.txt",
  VIEWED.flatMap(([jd, place]) =>
    [[], ["-true"], [`-topo${place}`]].map((seen) =>
      block(`-bj${jd}`, "-pFDEJKLMNOPQ", ...seen, "-ep", "-fPlbRs", "-head"),
    ),
  ),
);

// Names that no other star of the file shares or begins with, as swetest takes the first that begins so.
const STARS = [
  "Achernar",
  "Acrux",
  "Albireo",
  "Alcyone",
  "Aldebaran",
  "Algol",
  "Algorab",
  "Alkaid",
  "Alphard",
  "Alphecca",
  "Alpheratz",
  "Altair",
  "Antares",
  "Arcturus",
  "Bellatrix",
  "Betelgeuse",
  "Canopus",
  "Capella",
  "Castor",
  "Deneb",
  "Deneb Algedi",
  "Denebola",
  "Fomalhaut",
  "Galactic Center",
  "Hamal",
  "Markab",
  "Mira",
  "Polaris",
  "Pollux",
  "Procyon",
  "Rasalhague",
  "Regulus",
  "Rigel",
  "Sadalmelik",
  "Scheat",
  "Sirius",
  "Spica",
  "Unukalhai",
  "Vega",
  "Vindemiatrix",
];
const STAR_TT = [2159400.123456, 2299160.987654, 2415020.3125, 2460310.7, 2816780.4321];
write(
  "stars.txt",
  STARS.flatMap((star) => STAR_TT.map((jd) => block(`-bj${jd}`, "-pf", `-xf${star}`, "-ep", "-fPlbad=", "-head"))),
);

// 1950 to 2050 and a few more.
write("eclipses.txt", [block("-solecl", "-b1.1.1950", "-n232"), block("-lunecl", "-b1.1.1950", "-n236")]);

// Universal time; east longitude, latitude, metres.
const HORIZONS = [
  [-78.4678, -0.1807, 2850],
  [103.8198, 1.3521, 15],
  [77.209, 28.6139, 216],
  [18.4241, -33.9249, 25],
  [170.5, -45, 0],
  [-74.006, 40.7128, 10],
  [-0.1278, 51.5074, 11],
  [18.0686, 59.3293, 28],
  [-21.8174, 64.1265, 0],
  [25, 70, 0],
  [-68.3, -54.8, 0],
  [166.6, -77.85, 0],
];
const RISE_UT = [2415098.5, 2460482.5, 2460665.5, 2488069.5];
const RISE_BODIES = ["-p0", "-p1", "-p4", "-pD"];
const SIGHTS = [[], ["-disccenter", "-norefrac"], ["-discbottom"], ["-at950,-15"]];
write(
  "risings.txt",
  HORIZONS.flatMap((place, n) =>
    RISE_UT.flatMap((jd, k) => {
      const at = [`-bj${jd}`, "-ut", `-geopos${place}`];
      const risings = RISE_BODIES.map((body, b) => block("-rise", ...at, body, ...SIGHTS[(n + k + b) % SIGHTS.length]));
      return [...risings, block("-metr", ...at, RISE_BODIES[(n + k) % RISE_BODIES.length])];
    }),
  ),
);

// Events: sign changes of what swetest prints, found day by day and then narrowed tenfold, ten times over.
const column = (args, from, step, count) =>
  swetest(`-bj${from}`, ...args, "-ep", "-head", `-n${count}`, `-s${step}`)
    .trim()
    .split("\n")
    .map(Number);
const short = (deg) => deg - 360 * Math.round(deg / 360);
function signChanges({ args, targetDeg = 0, fromJdTt, toJdTt, stepDays = 1 }) {
  const value = (deg) => (args.at(-1) === "-fs" ? deg : short(deg - targetDeg));
  const changes = (from, step, count) => {
    const values = column(args, from, step, count + 1).map(value);
    return values.slice(1).flatMap((next, k) => {
      const crossed = values[k] === 0 || values[k] * next < 0;
      return crossed && Math.abs(values[k]) < 90 && Math.abs(next) < 90 ? [from + k * step] : [];
    });
  };
  const narrow = (from, step) =>
    step < 1e-8 ? from + step / 2 : narrow(changes(from, step / 10, 10)[0] ?? from, step / 10);
  const days = Math.round((toJdTt - fromJdTt) / stepDays);
  return changes(fromJdTt, stepDays, days).map((from) => narrow(from, stepDays));
}
const LETTER = {
  sun: 0,
  moon: 1,
  mercury: 2,
  venus: 3,
  mars: 4,
  jupiter: 5,
  saturn: 6,
  uranus: 7,
  neptune: 8,
  pluto: 9,
  "mean-node": "m",
  "true-node": "t",
  "mean-apogee": "A",
  "osculating-apogee": "B",
  chiron: "D",
  ceres: "F",
  pallas: "G",
  juno: "H",
  vesta: "I",
};
const station = (body, fromJdTt, toJdTt, stepDays = 1) => ({
  kind: "station",
  bodies: [body],
  fromJdTt,
  toJdTt,
  stepDays,
});
const crossing = (body, targetDeg, fromJdTt, toJdTt, stepDays = 1) => ({
  kind: "crossing",
  bodies: [body],
  targetDeg,
  fromJdTt,
  toJdTt,
  stepDays,
});
const aspect = (first, second, targetDeg, fromJdTt, toJdTt, stepDays = 1) => ({
  kind: "aspect",
  bodies: [first, second],
  targetDeg,
  fromJdTt,
  toJdTt,
  stepDays,
});
const SEARCHES = [
  station("mercury", 2460300.5, 2460700.5),
  station("venus", 2458500.5, 2460900.5),
  station("mars", 2458500.5, 2461500.5),
  station("jupiter", 2460000.5, 2461500.5),
  station("saturn", 2460000.5, 2461000.5),
  station("uranus", 2451500.5, 2452500.5),
  station("neptune", 2300000.5, 2301000.5),
  station("pluto", 2700000.5, 2701000.5),
  station("chiron", 2460000.5, 2461000.5),
  station("pallas", 2460000.5, 2462000.5),
  station("true-node", 2451545, 2451645, 0.1),
  station("osculating-apogee", 2451545, 2451645, 0.1),
  station("mercury", 2160000.5, 2160300.5),
  crossing("sun", 0, 2460300.5, 2461400.5),
  crossing("sun", 270, 2160000.5, 2161000.5),
  crossing("moon", 0, 2460300.5, 2460500.5),
  crossing("mars", 80, 2459700.5, 2460100.5),
  crossing("mercury", 20, 2460300.5, 2460500.5),
  crossing("saturn", 0, 2460300.5, 2461500.5),
  crossing("true-node", 120, 2451545, 2451745, 0.1),
  crossing("osculating-apogee", 290, 2451545, 2451945, 0.1),
  crossing("mean-node", 90, 2451545, 2455000),
  aspect("jupiter", "saturn", 0, 2444000.5, 2445500.5),
  aspect("jupiter", "saturn", 0, 2459000.5, 2459500.5),
  aspect("moon", "sun", 0, 2460300.5, 2460700.5),
  aspect("moon", "sun", 180, 2460300.5, 2460700.5),
  aspect("mercury", "sun", 0, 2460300.5, 2460700.5),
  aspect("venus", "mars", 0, 2459600.5, 2460800.5),
  aspect("saturn", "uranus", 90, 2459000.5, 2460000.5),
  aspect("saturn", "uranus", -90, 2459000.5, 2460000.5),
  aspect("moon", "true-node", 0, 2451545, 2451745),
  aspect("mars", "pluto", 120, 2459500.5, 2460500.5),
];
const events = SEARCHES.map(({ stepDays, ...search }) => {
  const [first, second] = search.bodies.map((body) => LETTER[body]);
  const args = [
    `-p${first}`,
    ...(second === undefined ? [] : [`-d${second}`]),
    search.kind === "station" ? "-fs" : "-fl",
  ];
  const command = `swetest -bj<jd> ${args.join(" ")} -ep -head -n<count> -s<step> -edirdata`;
  return { ...search, command, jdTt: signChanges({ ...search, args, stepDays }) };
});
writeFileSync(`${root}src/fixtures/events.json`, `${JSON.stringify(events, null, 1)}\n`);

import { BOUNDS, type QuantityId } from "./bounds";
import { AUTHORITIES, type Bound } from "./bounds-model";
import { CHARTS } from "./charts";
import type { Measured } from "./residual";

const ORDER: readonly (keyof typeof AUTHORITIES)[] = [
  "swetest",
  "search",
  "de405",
  "erfa",
  "iers",
  "horizons",
  "meeus",
  "canon",
  "naibod",
  "iae",
  "program",
  "published",
  "native",
  "property",
];

/** The parts of docs/accuracy.md that are not of the measurements. */
export interface Surroundings {
  readonly moved: readonly MovedYear[];
  /** Lines of a list: the operations that no row compares. */
  readonly unmeasured: readonly string[];
}

/** docs/accuracy.md, from the measurements. */
export function renderScoreboard(measured: readonly Measured[], { moved, unmeasured }: Surroundings): string {
  const rows = ORDER.flatMap((authority) =>
    measured.filter(({ quantity }) => BOUNDS[quantity].authority === authority).map(rowOf),
  );
  return `${HEAD}\n${rows.join("\n")}\n\n${NOTES}\n${unmeasured.join("\n")}\n\n${TURN}\n${movedYears(moved)}\n`;
}

/** By how much the angles of a year moved at most when UT1 became the measured one. */
export interface MovedYear {
  readonly year: number;
  readonly arcseconds: number;
}

function movedYears(moved: readonly MovedYear[]): string {
  return moved
    .map(({ year, arcseconds }) => `${year} ${arcseconds.toFixed(2)}″`)
    .join(", ")
    .concat(".");
}

function rowOf({ quantity, comparisons, largest }: Measured): string {
  const { quantity: name, unit, bound, authority, reason }: Bound = BOUNDS[quantity];
  const sizes = [largest, bound].map((size) => `${shown(size)}${unit.startsWith("″") ? "" : " "}${unit}`);
  return `| ${[name, comparisons, ...sizes, AUTHORITIES[authority], reason ?? ""].join(" | ")} |`;
}

/** Two significant digits; a value below the printed digits is called zero. */
function shown(size: number): string {
  if (size === 0) return "0";
  return size < 1e-4 ? size.toExponential(1) : String(Number(size.toPrecision(2)));
}

/** A row of the table as written, with the residual as a number. */
export interface ScoreboardRow {
  /** Every cell but the residual. */
  readonly structure: string;
  readonly largest: number;
  readonly bound: number;
  /** Whether the residual comes from a search, whose last step may differ with other arithmetic. */
  readonly isSearched: boolean;
}

/** The rows of a scoreboard, for comparing two without the last digits of their measurements. */
export function scoreboardRows(text: string): readonly ScoreboardRow[] {
  const lines = text.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| ---"));
  return lines.slice(1).map((line) => {
    const cells = line.split(" | ");
    const [largest = ""] = cells.splice(2, 1);
    return {
      structure: cells.join(" | "),
      largest: Number.parseFloat(largest),
      bound: Number.parseFloat(cells[2] ?? ""),
      isSearched: cells[3] === AUTHORITIES.search || cells[3] === AUTHORITIES.property,
    };
  });
}

/** The quantities that no comparison reached. */
export function missingQuantities(measured: readonly Measured[]): readonly string[] {
  const reached = new Set<QuantityId>(measured.map(({ quantity }) => quantity));
  return Object.keys(BOUNDS).filter((id) => ![...reached].some((own) => own === id));
}

const YEARS = CHARTS.map(({ utc }) => Number(utc.slice(0, 4)));

const HEAD = `# Accuracy

Written by \`suites/accuracy\` (\`node suites/accuracy/tools/scoreboard.mjs\`) from its last full run: the largest residual of each quantity, and the bound that its tests hold. Facts are compared before any rounding. Seconds of arc are written ″, seconds of time s; radii are those of the Earth at its equator; diameters those of the eclipsed body, or of the Moon in the Sun's; strengths are virupas; events, passes and cases are counted where they do not agree.

${CHARTS.length} charts from ${Math.min(...YEARS)} to ${Math.max(...YEARS)} (\`suites/accuracy/src/charts.ts\`), in all four house systems and with both lunar nodes: every continent, both poles, both sides of the polar circles, the equator and the date line, gaps and repeated hours of the clock, leap seconds, the proleptic calendar, and the seams of the ephemeris files.

| quantity | comparisons | largest residual | bound | authority | what limits it |
| --- | --- | --- | --- | --- | --- |`;

const NOTES = `## Authorities

- \`swetest\`, the program that the authors of Swiss Ephemeris publish with it, as Debian packages it, with its own data files. Its raw answers, each under its command line, are in \`suites/accuracy/authority/swetest\`; versions and sha256 of its files in \`swetest-versions.txt\`. It is asked in UTC (\`-utc\`, its own way to UT1 and TT) and in the proleptic Gregorian calendar (\`greg\`), and prints eleven decimals of a degree (\`-ep\`). This shows that nothing is lost between the library and a chart; both share Swiss Ephemeris.
- JPL DE405 with ERFA (the IAU's SOFA routines: precession IAU 2006, nutation IAU 2000A, relativistic aberration and deflection): shares no code and no data files with Swiss Ephemeris, which compresses DE431 and takes precession from Vondrák (2011) and nutation from the abridged IAU 2000B. 33 instants from 1961 to 2057. The true node is drawn from DE405's Moon, the mean node and Lilith from the Delaunay arguments of the IERS Conventions. Chiron has no second authority here. The Moon's phases and the eclipses of 1960 to 2058 are searched for on their own in the same positions (\`suites/accuracy/tools/jpl_events.py\`): a phase by the secant method, an eclipse where the shadow reaches the Earth or the Moon, the Earth's shadow enlarged by a hundredth for the air. Kinds and magnitudes of the same eclipses are drawn from those positions by the cones of the shadows (\`suites/accuracy/src/eclipse-depth.ts\`), a magnitude of an eclipse that is total or annular off its axis (three in the century) left out.
- The WebAssembly engine is measured twice: against the native one (over 1200 to 2999 every 1,997 days, in the charts, in eclipses of twenty years and 120 sunrises), and, by the tests, in every comparison of this page under the same bounds, but for speeds (differences of two close positions, where other last digits show): those of longitude within 0.0002″ a day, of distance within 2 km a day. It brings a program of 425 kB (205 compressed) and 2.1 MB of files for 1800 to 2399; the time that a chart takes is under [Speed](#speed).
- Angles and cusps from ERFA's sidereal time and obliquity by the definitions of Placidus (equal parts of a degree's own semi-arc) and Koch (equal parts of the Midheaven's semi-arc), 15 places. \`suites/accuracy/tools/jpl.py\` computes both.
- Worked examples and a table of Meeus, second edition, NASA's canon of eclipses, and values published by others.
- A search over \`swetest\`: \`suites/accuracy/tools/events.mjs\` and \`derived.mjs\` look for events on their own, over positions that \`swetest\` prints, in nested even steps down to 8.64 s without interpolation, and keep of each event the two printed rows that enclose it (\`suites/accuracy/authority/events.txt\`, \`phases.txt\`, \`returns.txt\`). Both sides must find the same events; the residual of an instant is read off the straight line between the two rows, in the angle that should be zero and in time. Ingresses, stations and node crossings come from years about 1300, 2000, 2026 and 2950, aspects and parallels with their closest approaches from 2026 and 1300, the Moon's phases from a century.
- Divisional charts, ashtakavarga, shadbala, arudhas and karakas of 21 births from 1200 to 2999 by a second program, \`packages/vedic/tools/reference_charts.py\`, written in another language from the text of the rules over what \`swetest\` prints. It shows that the rules are followed; which rules they are, \`docs/conventions.md\` says. Shadbala is held to the worked charts of two printed books by the package's own tests.
- The Krishnamurti Paddhati and the dashas: twelve charts from 1250 to 2099, thirteen horary charts whose Ascendant is found by bisection over \`swetest\`'s own, changes of sub and sign interpolated between its rows, and the 249 parts and five levels of periods in exact fractions, by \`packages/vedic/tools/swetest_kp.py\` and \`reference_kp_dasha.py\`. The KP ayanamsas are their authors' formulas on both sides.
- Days and ingresses: borders of the limbs in three months and sidereal changes of sign (Saturn's of two centuries, from which Sade Sati is made) by \`packages/vedic/tools/swetest_searches.py\`, a search over \`swetest\`'s own sidereal rows; risings as it prints them. Matching by a second program from the printed lists, \`packages/vedic/tools/matching.py\`: 1,294 couples, quarters' edges among them.
- The Chinese calendar: every solar term and new moon of 1900 to 2100 by \`packages/chinese-astrology/tools/swetest_calendar.py\`, which inverts the polynomial through the six nearest of \`swetest\`'s rows, four of them a day. The days made from them are held to tyme4ts, day by day, by the package's own tests.
- What holds of any input is tried on sixty births (twelve months) drawn from one seed, 1800 to 2099, at any latitude.

Progressions, composite, lots, map lines and local space are computed anew from the positions, angles and sidereal time that \`swetest\` prints for the charts, by other formulas where there are others: midpoints as the direction of the sum of two unit vectors, altitudes by turning the ecliptic place to the horizon, day and night of the lots (in whole signs) by the angle between the Sun and the zenith.

## Overlapping files

Swiss Ephemeris' files for 600 years overlap, those of planets and Moon by weeks and those of the small bodies by a year: 1799-12-23 to 1800-12-28 and 2399-12-19 to 2400-12-21. There \`swetest\` answers from whichever file it has open, so that its answer depends on what it was asked before; the two differ by up to 0.15″ for the Moon, 0.03″ for the true node and 0.22″ for the osculating apogee. Almagest always takes the older file before 1800-01-02 and 2400-01-02 (TT) and the newer one from then on. In the two charts where a lone question to \`swetest\` is answered from the other file, it is asked as the second step of a series.

## When an eclipse is greatest

Swiss Ephemeris calls an eclipse greatest where the discs of Sun and Moon, seen from the Earth's centre, are nearest edge to edge, or those of Sun and Earth seen from the Moon. NASA's canon takes the least distance of the shadow's axis. The two differ by up to 4 s, in partial eclipses of the Sun by up to 10 s. Where the centres all but meet, the angle between them has a cusp, through which Swiss Ephemeris lays a parabola: of 468 eclipses two are off by 1.3 and 4.0 s (26 June 2029 and 26 July 1953, both of the Moon), the others by 0.35 s at most.

## What is not compared

Arabic lots have no worked example of a book here. Readings and scores are no quantities.

Said in [conventions.md](conventions.md), and measured by no test of this repository:

- Drik Panchang's Sun, 20 to 30 arcseconds behind the apparent one, is inferred from the ends of its printed tithis and yogas; Drik publishes no longitude to compare.
- That no two programs agree on Vashya rests on the programs read when the table was made; the values held by a test are those of AstroSage.
- The points of a day master's strength are ours and reproduce one published example; there is no authority for them.
- Names of crosses in Human Design are held against other programs, not against a book; of the five names of bases only Progressive was found in a source.

Counted by a test, not by an authority: of the gazetteer's 223,896 towns none gets the notice about place and zone at its own coordinates; with latitude and longitude swapped 94.1 % do (of the 156,587 whose swapped pair is on Earth), with the wrong sign of the longitude 84.7 %, of the latitude 93.8 % (\`packages/location/src/zone-places.test.ts\` holds 93 and 84 %).

## Speed

Natal charts in a second, one thread, Node 20.20.2 on one of two cores of an Intel Xeon: 1,900 by the native engine and 1,690 by WebAssembly with the machine nearly free, 1.12 times as long by WebAssembly. With the machine full of other work two runs gave 608 and 538, and 899 and 1,042, which ranks neither. The command is \`node suites/accuracy/tools/speed.mjs\`: 500 births, the median of seven rounds in turn, sources compiled as they are read. Ratios to bare calls of the ephemeris, and of the service under load, are printed by \`npm run bench\`.

## Operations that no authority measures

No row above compares a figure of the following operations, by the names that they are imported by; a test keeps the list whole. Some are made of places and instants that are compared, some are held to printed tables and texts by the tests of their own packages, and many have nothing that an ephemeris could measure: lists, meanings, draws.
`;

const TURN = `## The turn of the Earth

Angles, cusps and risings hang on UT1 and on the place of the pole. From 1962-01-01 to 2026-08-13 both are the measured ones: of the daily series EOP 20 C04 of the IERS, UT1 of every second day is in a table of 12 kB, cubic between; the days between are met within 0.2 ms, one (1983-12-31, where the series itself has a step) within 0.8 ms. An older issue of the series, IERS_B as astropy carries it, is up to 2.1 ms away (1984-01-01). The pole of every tenth day is in a table of 5 kB; 99 of 100 days between are met within 0.005″, all within 0.035″. UTC of 1962 to 1971, whose second was steered, is taken by the published rules (JPL's Horizons does the same); before 1962 civil clocks are taken to have shown UT1. \`conventions.ut1\` says \`measured\` or \`modeled\`, \`conventions.deltaT\` what was applied, \`conventions.pole\` \`measured\` or \`none\`.

Places are turned by the pole's motion as vectors. It moves the meridian by up to 0.6″ times the tangent of the latitude, 0.7″ at 50° and 1.2″ at 64°, and the latitude by up to 0.6″. At a pole of maps, where the axis is up to 0.6″ away, the meridian is the axis' own, whatever longitude is given; JPL's Horizons answers the same there. Map lines, local space, heliacal days and the parallax of the Moon's place are by the pole of maps, off by as much.

Outside those years delta T is Swiss Ephemeris' own model. Before 1955 it comes from records of eclipses and is uncertain by some seconds around 1700 and by tens of seconds before 1600. Where the measurement ends, the model, a prediction made in 2022, is 0.3 s off; the difference fades over five years, and so does the pole's place, there and before 1962. In later centuries it is uncertain by minutes. Each second moves the angles by 15″ or so, and the Moon by 0.5″.

Everything above that is compared with \`swetest\` is compared at the UT1 of its model, with a pole that does not move (\`swissEphemeris({ ut1: "modeled" })\`), bounds unchanged. Against \`swetest -utc\` our answers differ by the pole's motion, and by the turn of the Earth between the two, which is at most, among the first days of the months of each year:
`;

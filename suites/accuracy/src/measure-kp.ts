import { readFileSync } from "node:fs";
import type { Ephemeris } from "@almagest/ephemeris";
import {
  computeKpChart,
  computeKpHorary,
  computeKpRasiChanges,
  computeKpSublordChanges,
  dashaBirthOf,
  KP_PARTS,
  type KpLords,
  kpSpan,
  majorPeriods,
  periodOfPath,
  subPeriods,
} from "@almagest/vedic/facts";
import { arcsecondsBetween, type Residual } from "./residual";

type Graha = KpLords["starLord"];

interface Place {
  readonly longitude: number;
  readonly sign: number;
  readonly star: number;
  readonly pada: number;
  readonly starLord: Graha;
  readonly subLord: Graha;
  readonly subSubLord: Graha;
  readonly number: number;
}

interface Civil {
  readonly date: string;
  readonly time: string;
  readonly timezone: number;
}

interface Chart extends Civil {
  readonly latitude: number;
  readonly longitude: number;
  readonly ayanamsa: "kp-newcomb" | "kp-old";
  readonly nodeType: "mean" | "true";
  readonly planets: Partial<Record<Graha, Place>>;
  readonly cusps: readonly Place[];
}

interface Horary {
  readonly number: number;
  readonly cusps: readonly number[];
}

type Change = readonly [utc: string, from: number, to: number];

interface Kept {
  readonly charts: readonly Chart[];
  readonly horary: readonly Horary[];
  readonly horarySouth: readonly Horary[];
  readonly moonSubs: readonly Change[];
  readonly mercurySubs: readonly Change[];
  readonly sunSigns: readonly Change[];
  readonly saturnSigns: readonly Change[];
  readonly dashas: readonly (Civil & {
    readonly path: readonly Graha[];
    readonly rows: readonly (readonly string[])[];
  })[];
}

const FIXTURES = "../../../packages/vedic/src/kp/fixtures/";

/** The rows that packages/vedic/tools/swetest_kp.py made of swetest's and the text of the rules. */
const kept: Kept = JSON.parse(readFileSync(new URL(`${FIXTURES}swetest.json`, import.meta.url), "utf8"));

/** The 249 parts of packages/vedic/tools/reference_kp_dasha.py, in exact fractions. */
const reference: { readonly parts: readonly (Omit<Place, "longitude"> & { fromArcsec: number; toArcsec: number })[] } =
  JSON.parse(readFileSync(new URL(`${FIXTURES}reference.json`, import.meta.url), "utf8"));

/** The Krishnamurti Paddhati and the Vimshottari dashas against swetest's rows and the second program. */
export function measureKp(ephemeris: Ephemeris): readonly Residual[] {
  return [
    ...parts(),
    ...kept.charts.flatMap((chart) => places(chart, ephemeris)),
    ...kept.horary.flatMap((one) => horary(one, 19.076, ephemeris)),
    ...kept.horarySouth.flatMap((one) => horary(one, -52.3, ephemeris)),
    ...changes(ephemeris),
    ...kept.dashas.flatMap((list) => dashas(list, ephemeris)),
  ];
}

function parts(): readonly Residual[] {
  return reference.parts.map(({ number, sign, star, starLord, subLord, fromArcsec, toArcsec }, index0) => {
    const part = KP_PARTS[index0];
    const span = part && kpSpan(part);
    const isSame =
      part?.number === number &&
      part.signIndex0 === sign &&
      part.nakshatraIndex0 === star &&
      part.starLord === starLord &&
      part.subLord === subLord &&
      span?.fromDeg === fromArcsec / 3600 &&
      span.toDeg === toArcsec / 3600;
    return { quantity: "kp-lords", size: isSame ? 0 : 1, where: `part ${number}` };
  });
}

function places(chart: Chart, ephemeris: Ephemeris): readonly Residual[] {
  const own = computeKpChart(chart, { ephemeris });
  const compare = (
    quantity: "kp-planets" | "kp-cusps",
    expected: Place,
    found: KpLords & { longitudeDeg: number },
    where: string,
  ): readonly Residual[] => [
    { quantity, size: arcsecondsBetween(found.longitudeDeg, expected.longitude), where },
    { quantity: "kp-lords", size: isNamed(found, expected) ? 0 : 1, where },
  ];
  return [
    ...own.bodies.flatMap((body) => {
      const expected = chart.planets[body.id];
      return expected === undefined ? [] : compare("kp-planets", expected, body, `${chart.date}, ${body.id}`);
    }),
    ...chart.cusps.flatMap((expected, index0) => {
      const cusp = own.cusps[index0];
      return cusp === undefined ? [] : compare("kp-cusps", expected, cusp, `${chart.date}, cusp ${index0 + 1}`);
    }),
  ];
}

function isNamed(found: KpLords, { sign, star, pada, starLord, subLord, subSubLord, number }: Place): boolean {
  return (
    found.signIndex0 === sign &&
    found.nakshatraIndex0 === star &&
    found.pada === pada &&
    found.starLord === starLord &&
    found.subLord === subLord &&
    found.subSubLord === subSubLord &&
    found.number === number
  );
}

function horary({ number, cusps }: Horary, latitude: number, ephemeris: Ephemeris): readonly Residual[] {
  const question = { date: "2026-03-08", time: "14:30:00", timezone: 5.5, latitude, longitude: 72.8777 };
  const own = computeKpHorary(
    { ...question, ayanamsa: "kp-newcomb", nodeType: "mean", horaryNumber: number },
    { ephemeris },
  );
  return cusps.map((expected, index0) => ({
    quantity: "kp-horary",
    size: arcsecondsBetween(own.cusps[index0]?.longitudeDeg ?? Number.NaN, expected),
    where: `number ${number} at ${latitude}, cusp ${index0 + 1}`,
  }));
}

function changes(ephemeris: Ephemeris): readonly Residual[] {
  const range = (planet: string, startDate: string, endDate: string) =>
    ({ planet, startDate, endDate, timezone: 0, ayanamsa: "kp-newcomb" }) as const;
  const moon = computeKpSublordChanges(range("Moon", "2025-01-01", "2025-01-10"), { ephemeris });
  const mercury = computeKpSublordChanges(range("Mercury", "2025-03-01", "2025-04-30"), { ephemeris });
  const sun = computeKpRasiChanges(range("Sun", "2025-01-01", "2025-12-31"), { ephemeris });
  const saturn = computeKpRasiChanges(range("Saturn", "2022-01-01", "2026-02-08"), { ephemeris });
  return [
    ...instants("kp-changes", "Moon", moon.changes, kept.moonSubs),
    ...instants("kp-slow-changes", "Mercury", mercury.changes, kept.mercurySubs),
    ...instants("kp-slow-changes", "Sun", sun.changes, kept.sunSigns),
    ...instants("kp-slow-changes", "Saturn", saturn.changes, kept.saturnSigns),
  ];
}

/** A list of another length is a residual of a day. */
function instants(
  quantity: "kp-changes" | "kp-slow-changes",
  planet: string,
  found: readonly { readonly epochMs: number }[],
  expected: readonly Change[],
): readonly Residual[] {
  if (found.length !== expected.length) return [{ quantity, size: 86_400, where: `${planet}, number of changes` }];
  return expected.map(([utc], index0) => ({
    quantity,
    size: Math.abs((found[index0]?.epochMs ?? 0) - Date.parse(`${utc}Z`)) / 1000,
    where: `${planet}, ${utc}`,
  }));
}

function dashas({ path, rows, ...civil }: Kept["dashas"][number], ephemeris: Ephemeris): readonly Residual[] {
  const input = {
    ...civil,
    latitude: 0,
    longitude: 0,
    ayanamsa: "lahiri",
    nodeType: "mean",
    significators: false,
  } as const;
  const { cycle } = dashaBirthOf(ephemeris, input);
  const periods = path.length === 0 ? majorPeriods(cycle) : subPeriods(periodOfPath(cycle, path));
  return rows.flatMap(([lord, start, end], index0) => {
    const period = periods[index0];
    const where = `${civil.date}, ${[...path, lord].join(" ")}`;
    if (period === undefined || period.lords.at(-1) !== lord) return [{ quantity: "kp-dashas", size: 86_400, where }];
    return [
      { quantity: "kp-dashas", size: Math.abs(period.startEpochMs - Date.parse(`${start}Z`)) / 1000, where },
      { quantity: "kp-dashas", size: Math.abs(period.endEpochMs - Date.parse(`${end}Z`)) / 1000, where },
    ];
  });
}

import { readFileSync } from "node:fs";
import type { Ephemeris } from "@almagest/ephemeris";
import {
  arudhaPadasOf,
  ashtakavargaOfChart,
  charaKarakasOf,
  DIVISIONS,
  shadbalaOf,
  signIndex0,
  signsOfGrahas,
  type VedicChart,
  vargaPoints,
  vedicChartOf,
} from "@almagest/vedic/facts";
import { type AuthorityChart, CHARTS } from "./charts";
import { arcsecondsBetween, type Residual } from "./residual";
import { readSwetest } from "./swetest";

/** Sidereal charts against swetest's output, and strengths against the second program. */
export function measureVedic(ephemeris: Ephemeris): readonly Residual[] {
  const charts: readonly AuthorityChart[] = CHARTS;
  return [
    ...charts.flatMap((chart) => siderealPlaces(chart, ephemeris)),
    ...REFERENCES.flatMap((reference) => strengths(reference, ephemeris)),
  ];
}

const NAMES: Readonly<Record<string, string>> = {
  sun: "Sun",
  moon: "Moon",
  mars: "Mars",
  mercury: "Mercury",
  jupiter: "Jupiter",
  venus: "Venus",
  saturn: "Saturn",
  rahu: "mean Node",
};

function siderealPlaces(chart: AuthorityChart, ephemeris: Ephemeris): readonly Residual[] {
  const swetest = readSwetest(chart.id);
  const { ascendantDeg, midheavenDeg } = swetest.houses["whole-sign"];
  return (["lahiri", "raman"] as const).flatMap((ayanamsa) => {
    const own = vedicChartOf(ephemeris, { ...chart.civil, ...chart.place, ayanamsa });
    const frameDeg = swetest.ayanamsaDeg[ayanamsa];
    const where = `${chart.id}, ${ayanamsa}`;
    const grahas = own.grahas.flatMap(({ id, longitudeDeg }): readonly Residual[] => {
      const name = NAMES[id];
      if (name === undefined) return [];
      const size = arcsecondsBetween(longitudeDeg, swetest.body(name).longitudeDeg - frameDeg);
      return [{ quantity: "vedic-longitude", size, where: `${where}, ${name}` }];
    });
    return [
      ...grahas,
      { quantity: "vedic-angles", size: arcsecondsBetween(own.lagnaDeg, ascendantDeg - frameDeg), where },
      { quantity: "vedic-angles", size: arcsecondsBetween(own.midheavenDeg, midheavenDeg - frameDeg), where },
    ];
  });
}

type Figures = Readonly<Record<string, number>>;

interface Strength {
  readonly sthana: Figures;
  readonly kala: Figures;
  readonly dig: number;
  readonly chesta: number;
  readonly naisargika: number;
  readonly drik: number;
  readonly total: number;
}

/** All parts and totals of a graha side by side. */
function flatOf({ sthana, kala, ...rest }: Strength): Figures {
  return { ...sthana, ...kala, ...rest };
}

interface Reference {
  readonly utc: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly vargas: Readonly<Record<string, readonly number[]>>;
  readonly ashtakavarga: Readonly<Record<"tables" | "reduced" | "pindas", Readonly<Record<string, readonly number[]>>>>;
  readonly shadbala: Readonly<Record<string, Strength>>;
  readonly arudhas: readonly number[];
  readonly karakas: readonly string[];
  readonly timezone: number;
}

/** The rows that packages/vedic/tools/reference_charts.py made of swetest's and the text of the rules. */
const REFERENCES: readonly Reference[] = JSON.parse(
  readFileSync(new URL("../../../packages/vedic/src/strength/fixtures/reference.json", import.meta.url), "utf8"),
);

function strengths(reference: Reference, ephemeris: Ephemeris): readonly Residual[] {
  const { utc, timezone, latitude, longitude } = reference;
  const local = new Date(Date.parse(`${utc}Z`) + timezone * 3_600_000).toISOString();
  const civil = { date: local.slice(0, 10), time: local.slice(11, 19), timezone };
  const chart = vedicChartOf(ephemeris, { ...civil, latitude, longitude, ayanamsa: "lahiri" });
  return [
    ...vargas(chart, reference),
    ...points(chart, reference),
    ...virupas(chart, reference, ephemeris),
    ...padasAndKarakas(chart, reference),
  ];
}

function vargas(chart: VedicChart, { vargas: theirs, utc }: Reference): readonly Residual[] {
  return DIVISIONS.flatMap((division) =>
    vargaPoints(chart, division).map(({ id, sign0 }, index): Residual => {
      const size = sign0 === theirs[division]?.[index] ? 0 : 1;
      return { quantity: "vedic-vargas", size, where: `${utc}, D${division}, ${id}` };
    }),
  );
}

function points(chart: VedicChart, { ashtakavarga: theirs, utc }: Reference): readonly Residual[] {
  const { bhinna, reduced, pindas } = ashtakavargaOfChart(chart);
  const compared = (own: readonly number[], due: readonly number[] | undefined, where: string): readonly Residual[] =>
    own.map((figure, index) => ({ quantity: "vedic-ashtakavarga", size: figure === due?.[index] ? 0 : 1, where }));
  return [
    ...bhinna.flatMap(({ of, bindus }) => compared(bindus, theirs.tables[of], `${utc}, ${of}`)),
    ...reduced.flatMap(({ of, bindus }) => compared(bindus, theirs.reduced[of], `${utc}, ${of}, reduced`)),
    ...pindas.flatMap(({ of, rashiPinda, grahaPinda }) =>
      compared([rashiPinda, grahaPinda], theirs.pindas[of], `${utc}, ${of}, pindas`),
    ),
  ];
}

function virupas(chart: VedicChart, { shadbala: theirs, utc }: Reference, ephemeris: Ephemeris): readonly Residual[] {
  return shadbalaOf(ephemeris, chart).grahas.flatMap(({ id, sthana, kala, dig, chesta, naisargika, drik, total }) => {
    const due = theirs[id];
    const flat: Figures = due === undefined ? {} : flatOf(due);
    const own: Figures = { ...sthana, ...kala, dig, chesta, naisargika, drik, total };
    return Object.entries(own).map(
      ([part, size]): Residual => ({
        quantity: "vedic-shadbala",
        size: size - (flat[part] ?? Number.NaN),
        where: `${utc}, ${id}, ${part}`,
      }),
    );
  });
}

function padasAndKarakas(chart: VedicChart, { arudhas, karakas, utc }: Reference): readonly Residual[] {
  const padas = arudhaPadasOf(signIndex0(chart.lagnaDeg), signsOfGrahas(chart.grahas));
  const wrong = [
    ...padas.map(({ sign0 }, index) => sign0 !== arudhas[index]),
    ...charaKarakasOf(chart.grahas, "eight").map(({ graha }, index) => graha !== karakas[index]),
  ];
  return wrong.map((differs) => ({ quantity: "vedic-arudhas", size: differs ? 1 : 0, where: utc }));
}

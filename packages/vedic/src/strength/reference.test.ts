import { readFileSync } from "node:fs";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { describe, expect, test } from "vitest";
import { arudhaPadasOf } from "../arudha/padas";
import { ashtakavargaOfChart } from "../ashtakavarga/compute";
import { vargaPoints } from "../chart/points";
import { charaKarakasOf } from "../karakas/rank";
import { vedicChartOf } from "../sky/chart";
import { signsOfGrahas } from "../tables/dignity";
import { DIVISIONS } from "../vargas/sign";
import { signIndex0 } from "../zodiac/circle";
import { shadbalaOf } from "./shadbala";

const ephemeris = swissEphemeris({ ut1: "modeled" });

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
  readonly timezone: number;
  readonly vargas: Readonly<Record<string, readonly number[]>>;
  readonly ashtakavarga: Readonly<Record<"tables" | "reduced" | "pindas", Readonly<Record<string, readonly number[]>>>>;
  readonly shadbala: Readonly<Record<string, Strength>>;
  readonly arudhas: readonly number[];
  readonly karakas: readonly string[];
}

/** Made by tools/reference_charts.py over swetest, from the text of the rules. */
const REFERENCES: readonly Reference[] = JSON.parse(
  readFileSync(new URL("./fixtures/reference.json", import.meta.url), "utf8"),
);

function localInput({ utc, timezone, latitude, longitude }: Reference) {
  const local = new Date(Date.parse(`${utc}Z`) + timezone * 3_600_000).toISOString();
  return {
    date: local.slice(0, 10),
    time: local.slice(11, 19),
    timezone,
    latitude,
    longitude,
    ayanamsa: "lahiri" as const,
  };
}

test("twenty-one births are compared with the second implementation", () => {
  expect(REFERENCES).toHaveLength(21);
});

describe.each(REFERENCES)("$utc at $latitude, $longitude", (reference) => {
  const chart = vedicChartOf(ephemeris, localInput(reference));

  test("has the signs of all fifteen divisions", () => {
    for (const division of DIVISIONS) {
      const signs = vargaPoints(chart, division).map(({ sign0 }) => sign0);
      expect(signs, `D${division}`).toEqual(reference.vargas[division]);
    }
  });

  test("has the points, the reduced points and the pindas of ashtakavarga", () => {
    const found = ashtakavargaOfChart(chart);
    const byOwner = (tables: readonly { of: string; bindus: readonly number[] }[]) =>
      Object.fromEntries(tables.map(({ of, bindus }) => [of, bindus]));
    expect(byOwner(found.bhinna)).toEqual(reference.ashtakavarga.tables);
    expect(byOwner(found.reduced)).toEqual(reference.ashtakavarga.reduced);
    const pindas = found.pindas.map(({ of, rashiPinda, grahaPinda }) => [of, [rashiPinda, grahaPinda]]);
    expect(Object.fromEntries(pindas)).toEqual(reference.ashtakavarga.pindas);
  });

  test("has every part of shadbala within 0.00002 virupas", () => {
    for (const graha of shadbalaOf(ephemeris, chart).grahas) {
      const { id, sthana, kala, dig, chesta, naisargika, drik, total } = graha;
      const expected = reference.shadbala[id];
      const flat = { ...sthana, ...kala, dig, chesta, naisargika, drik, total };
      const theirs: Figures = expected === undefined ? {} : flatOf(expected);
      for (const [part, virupas] of Object.entries(flat))
        expect(Math.abs(virupas - (theirs[part] ?? Number.NaN)), `${id} ${part}`).toBeLessThan(2e-5);
    }
  });

  test("has the arudha padas and chara karakas", () => {
    const padas = arudhaPadasOf(signIndex0(chart.lagnaDeg), signsOfGrahas(chart.grahas));
    expect(padas.map(({ sign0 }) => sign0)).toEqual(reference.arudhas);
    expect(charaKarakasOf(chart.grahas, "eight").map(({ graha }) => graha)).toEqual(reference.karakas);
  });
});

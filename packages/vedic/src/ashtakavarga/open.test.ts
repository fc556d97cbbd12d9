import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { timeUnknown } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import { rememberedSky } from "@almagest/sky";
import { expect, test } from "vitest";
import { timesThrough } from "../../../sky/test/open-agreement";
import { ashtakavargaTable } from "../pictures/strength";
import { uncertainAshtakavargaOutput } from "./open";
import { ashtakavarga } from "./operation";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), texts: [] });
const DELHI = { date: "1990-07-06", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const known = (local: string) => ashtakavarga({ ...DELHI, date: local.slice(0, 10), time: local.slice(11) }, context);
const open = ashtakavarga(DELHI, context);

interface Reach {
  readonly least: number;
  readonly most: number;
}

function expectWithin(figures: readonly number[], reaches: readonly Reach[]): void {
  expect(figures).toHaveLength(reaches.length);
  for (const [index0, figure] of figures.entries()) {
    expect(figure).toBeGreaterThanOrEqual(reaches[index0]?.least ?? Number.NaN);
    expect(figure).toBeLessThanOrEqual(reaches[index0]?.most ?? Number.NaN);
  }
}

test("the points of every time of the day are within their reach, and all of a reach is met by some time", () => {
  const all = timesThrough(open.birthTime, 49).map(known);
  for (const answer of all) {
    for (const [index0, { planet, bindus, total }] of open.bhinnashtakavarga.entries()) {
      const own = answer.bhinnashtakavarga[index0];
      expect([own?.planet, own?.total]).toEqual([planet, total]);
      expectWithin(own?.bindus ?? [], bindus);
      expectWithin(
        answer.reducedBhinnashtakavarga[index0]?.bindus ?? [],
        open.reducedBhinnashtakavarga[index0]?.bindus ?? [],
      );
      const [pinda, reach] = [answer.shodhyaPinda[index0], open.shodhyaPinda[index0]];
      if (pinda !== undefined && reach !== undefined) expectWithin([pinda.shodhyaPinda], [reach.shodhyaPinda]);
    }
    expectWithin(answer.sarvashtakavarga.bindus, open.sarvashtakavarga.bindus);
    expectWithin(answer.reducedSarvashtakavarga.bindus, open.reducedSarvashtakavarga.bindus);
  }
  expect(open.sarvashtakavarga.total).toBe(337);
  for (const [sign0, { least, most }] of open.sarvashtakavarga.bindus.entries()) {
    const figures = all.map(({ sarvashtakavarga }) => sarvashtakavarga.bindus[sign0] ?? Number.NaN);
    expect([Math.min(...figures), Math.max(...figures)]).toEqual([least, most]);
  }
});

test("without the Lagna a table has one point less in some signs, and no other", () => {
  for (const { bindus, withoutLagna } of open.bhinnashtakavarga) {
    for (const [sign0, { least, most }] of withoutLagna.entries()) {
      expect(bindus[sign0]?.least ?? Number.NaN).toBeGreaterThanOrEqual(least);
      expect(bindus[sign0]?.most ?? Number.NaN).toBeLessThanOrEqual(most + 1);
    }
  }
});

test("is the answer that its schema describes, and is drawn", () => {
  const told: unknown = JSON.parse(JSON.stringify(open));
  expect(uncertainAshtakavargaOutput.strict().parse(told)).toEqual(told);
  for (const lang of ["en", "de", "hi", "ru"] as const) {
    const figure = ashtakavargaTable.figure(open, { lang });
    expect(flawsOf(figure)).toEqual([]);
    expect(JSON.stringify(figure.shapes)).toContain(timeUnknown[lang]);
  }
});

test("of a range with one Lagna and no change of sign every point is known", () => {
  const range = ashtakavarga({ ...DELHI, time: "10:12:00", timeAccuracyMinutes: 15 }, context);
  const answer = known("1990-07-06T10:20:00");
  expect(range.bhinnashtakavarga.map(({ bindus }) => bindus)).toEqual(
    answer.bhinnashtakavarga.map(({ bindus }) => bindus.map((figure) => ({ least: figure, most: figure }))),
  );
});

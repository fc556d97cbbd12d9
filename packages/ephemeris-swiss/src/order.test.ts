import { copyFileSync, mkdtempSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type RiseSetRequest, SKY_BODIES } from "@almagest/ephemeris";
import type { SwissEphemeris } from "@almagest/ephemeris-swiss-core";
import { packagedDirectory } from "@almagest/ephemeris-swiss-core/files";
import { InvariantError } from "@almagest/operation";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { long } from "../../../suites/strength";
import manifest from "../../ephemeris-swiss-core/data/manifest.json";
import { swissEphemeris } from "./swiss";

const CALLS = long(4000, 20_000);

const folders: string[] = [];
const copyOfData = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "ephemeris-"));
  folders.push(folder);
  for (const { name } of manifest.files) copyFileSync(join(packagedDirectory(), name), join(folder, name));
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const here = swissEphemeris();
const elsewhere = swissEphemeris({ dataDirectory: copyOfData() });
const { names } = here.fixedStars;

/** The question in words, for a failing run to print. */
interface Question {
  readonly asked: string;
  readonly ask: (sky: SwissEphemeris) => unknown;
}

/** Instants all over the range, with many at its ends and at the changes of file, and some asked for again and again. */
const jd = fc.oneof(
  fc.double({ min: 2159360, max: 2816780, noNaN: true }),
  fc.double({ min: 2378490, max: 2378520, noNaN: true }),
  fc.double({ min: 2597630, max: 2597660, noNaN: true }),
  fc.constantFrom(2159359, 2451545, 2451545.25, 2299160.5, 2700000.5, 2816786),
);

/** Without a check that the answer is one: an event behind the end of the range is refused, each time. */
const answer = (ask: () => unknown): unknown => {
  try {
    return ask();
  } catch (error) {
    if (error instanceof InvariantError) throw error;
    return String(error);
  }
};

const position = fc.tuple(fc.constantFrom(...SKY_BODIES), jd).map(
  ([body, at]): Question => ({
    asked: `${body} ${at}`,
    ask: (sky) => [sky.ecliptic(body, at), sky.equatorial(body, at)],
  }),
);
const frame = jd.map(
  (at): Question => ({
    asked: `frame ${at}`,
    ask: (sky) => [
      sky.obliquity(at),
      sky.ayanamsaDeg("lahiri", at),
      sky.ayanamsaDeg("true-citra", at),
      sky.viewed?.({ positions: "true", from: "earth" }).ayanamsaDeg("true-citra", at),
      sky.ayanamsaDeg("galactic-equator", at),
      sky.ayanamsaDeg("since-2415020.5", at),
      sky.epochMillisecondsOf(at),
      sky.timeScales(at * 1e5),
    ],
  }),
);
const star = fc
  .tuple(fc.constantFrom(...names()), jd)
  .map(([name, at]): Question => ({ asked: `${name} ${at}`, ask: (sky) => sky.fixedStars.star(name, at) }));
const eclipse = fc.tuple(fc.constantFrom("sun", "moon"), jd).map(
  ([of, at]): Question => ({
    asked: `eclipse of ${of} ${at}`,
    ask: (sky) => answer(() => sky.eclipses.next(of, at)),
  }),
);
const rising = fc
  .record({
    body: fc.constantFrom(...SKY_BODIES),
    event: fc.constantFrom("rise", "set", "upper-transit", "lower-transit"),
    afterJdUt1: jd,
    latitudeDeg: fc.constantFrom(-77, -30, 0, 28.6, 52, 69),
    longitudeDeg: fc.constantFrom(-100, 0, 77.2),
    altitudeM: fc.constantFrom(0, 2000),
    disc: fc.constantFrom("upper-limb", "center", "lower-limb"),
    refraction: fc.boolean(),
  })
  .map((request: RiseSetRequest): Question => {
    const ask = (sky: SwissEphemeris): unknown => answer(() => sky.risingAndSetting.next(request));
    return { asked: `${request.event} of ${request.body} ${request.afterJdUt1}`, ask };
  });

describe("stars, eclipses, risings and positions", () => {
  it("have the same bits in any order, and from two adapters with their own folders in turn", () => {
    const questions = fc.array(fc.oneof(position, frame, star, star, eclipse, rising), { minLength: 2, maxLength: 14 });
    fc.assert(
      fc.property(questions, (asked) => {
        const forward = asked.map(({ ask }) => ask(here));
        const backward = [...asked].reverse().map(({ ask }) => ask(elsewhere));
        const mixed = asked.map(({ ask }, k) => ask(k % 2 === 0 ? here : elsewhere));
        expect(backward.reverse()).toStrictEqual(forward);
        expect(mixed).toStrictEqual(forward);
      }),
      { numRuns: long(50, 150) },
    );
  });

  it(`take no more memory for ${CALLS} calls when as many have gone before`, () => {
    setFlagsFromString("--expose-gc");
    const collectGarbage: unknown = runInNewContext("gc");
    const residentMb = (): number => {
      if (typeof collectGarbage === "function") collectGarbage();
      return process.memoryUsage().rss / 2 ** 20;
    };
    const stars = names();
    const call = (k: number): void => {
      const sky = k % 500 === 0 ? elsewhere : here;
      const at = k % 100 === 0 ? 2700000.5 + k : 2440000.5 + k;
      if (k % 50 === 0) sky.eclipses.next(k % 100 === 0 ? "sun" : "moon", at);
      else if (k % 10 === 0) sky.risingAndSetting.next({ ...sunrise, afterJdUt1: at, latitudeDeg: k % 30 });
      else sky.fixedStars.star(stars[k % stars.length] ?? "Vega", at);
    };
    for (let k = 0; k < CALLS; k++) call(k);
    const before = residentMb();
    for (let k = 0; k < CALLS; k++) call(k);
    expect(residentMb() - before).toBeLessThan(10);
  });
});

const sunrise: Omit<RiseSetRequest, "afterJdUt1" | "latitudeDeg"> = {
  body: "sun",
  event: "rise",
  longitudeDeg: 77,
  altitudeM: 0,
  disc: "center",
  refraction: false,
};

describe("stars, eclipses and risings that are not from the files", () => {
  const questions = (sky: SwissEphemeris): readonly (readonly [string, () => unknown])[] => [
    ["an eclipse of the Sun", () => sky.eclipses.next("sun", 2750000.5)],
    ["an eclipse of the Moon", () => sky.eclipses.next("moon", 2750000.5)],
    ["the eclipses of a year", () => sky.eclipses.between("both", { fromJdTt: 2750000.5, toJdTt: 2750365.5 })],
    ["a sunrise", () => sky.risingAndSetting.next({ ...sunrise, afterJdUt1: 2750000.5, latitudeDeg: 20 })],
    [
      "a moonset far north",
      () =>
        sky.risingAndSetting.next({ ...sunrise, body: "moon", event: "set", afterJdUt1: 2750000.5, latitudeDeg: 62 }),
    ],
    [
      "a transit",
      () => sky.risingAndSetting.next({ ...sunrise, event: "upper-transit", afterJdUt1: 2750000.5, latitudeDeg: 20 }),
    ],
    ["a star", () => sky.fixedStars.star("Sirius", 2750000.5)],
  ];

  it.each(["semo_24.se1", "sepl_24.se1"])(
    "are refused each time, not only the first, when %s is cut behind a running adapter",
    (name) => {
      const dataDirectory = copyOfData();
      const sky = swissEphemeris({ dataDirectory });
      sky.ecliptic("sun", 2700000.5);
      truncateSync(join(dataDirectory, name), 20_000);
      for (const [, ask] of questions(sky)) {
        for (let time = 0; time < 3; time++) expect(ask).toThrow(name);
      }
      for (const [, ask] of questions(here)) expect(ask).not.toThrow();
    },
  );

  it.each(["semo_24.se1", "sepl_24.se1"])("are refused when %s disappears, which the search would go on to", (name) => {
    const dataDirectory = copyOfData();
    const sky = swissEphemeris({ dataDirectory });
    rmSync(join(dataDirectory, name));
    for (const [, ask] of questions(sky)) expect(ask).toThrow(name);
    expect(() => sky.eclipses.next("moon", 2597600.5)).toThrow(name);
    expect(here.eclipses.next("moon", 2597600.5).maximumJdTt).toBeGreaterThan(2597642);
  });
});

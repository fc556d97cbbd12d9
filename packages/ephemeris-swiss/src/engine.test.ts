import { copyFileSync, mkdtempSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Ephemeris, SKY_BODIES } from "@almagest/ephemeris";
import { swissNumbers } from "@almagest/ephemeris-swiss-core";
import { packagedDirectory } from "@almagest/ephemeris-swiss-core/files";
import { DomainError, HOUSE_SYSTEMS, InvariantError } from "@almagest/operation";
import fc from "fast-check";
import sweph, { constants } from "sweph";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import manifest from "../../ephemeris-swiss-core/data/manifest.json";
import { nativeLibrary, nativeState } from "./native";
import { swissEphemeris } from "./swiss";

const numbers = (jdTt: number, body: number, flags: number): readonly number[] =>
  swissNumbers({ library: nativeLibrary, state: nativeState() }, jdTt, body, flags);

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

type Question = (sky: Ephemeris) => unknown;

/** Instants all over the range, with many at the changes of file, where history could show. */
const jd = fc.oneof(
  fc.double({ min: 2159359, max: 2816787, noNaN: true }),
  fc.double({ min: 2378496, max: 2378520, noNaN: true }),
  fc.double({ min: 2597641, max: 2597660, noNaN: true }),
  fc.constantFrom(2451545, 2451545.25, 2299160.5, 2700000.5),
);
const question: fc.Arbitrary<Question> = fc.oneof(
  fc.tuple(fc.constantFrom(...SKY_BODIES), jd).map(
    ([body, at]): Question =>
      (sky) =>
        sky.ecliptic(body, at),
  ),
  fc.tuple(fc.constantFrom(...SKY_BODIES), jd).map(
    ([body, at]): Question =>
      (sky) =>
        sky.equatorial(body, at),
  ),
  jd.map(
    (at): Question =>
      (sky) =>
        sky.obliquity(at),
  ),
  jd.map(
    (at): Question =>
      (sky) =>
        sky.siderealTimeDeg(at),
  ),
  jd.map(
    (at): Question =>
      (sky) =>
        sky.epochMillisecondsOf(at),
  ),
  fc.tuple(fc.constantFrom("lahiri", "raman", "kp-newcomb", "kp-old"), jd).map(
    ([ayanamsa, at]): Question =>
      (sky) =>
        sky.ayanamsaDeg(ayanamsa, at),
  ),
  fc.tuple(fc.constantFrom(...HOUSE_SYSTEMS), jd).map(
    ([system, jdUt1]): Question =>
      (sky) =>
        sky.houses({ jdUt1, latitudeDeg: 48, longitudeDeg: 11, system }),
  ),
);

const here = swissEphemeris();

describe("one question", () => {
  const elsewhere = swissEphemeris({ dataDirectory: copyOfData() });

  it("has the same bits in any order, and from two adapters with their own folders in turn", () => {
    fc.assert(
      fc.property(fc.array(question, { minLength: 2, maxLength: 30 }), (questions) => {
        const forward = questions.map((ask) => ask(here));
        const backward = [...questions].reverse().map((ask) => ask(elsewhere));
        const mixed = questions.map((ask, k) => ask(k % 2 === 0 ? here : elsewhere));
        expect(backward.reverse()).toStrictEqual(forward);
        expect(mixed).toStrictEqual(forward);
      }),
      { numRuns: 300 },
    );
  });

  it("has the same answer whatever sidereal mode or observer other code has left in the library", () => {
    const ask = (): unknown => [
      here.ecliptic("moon", 2451545),
      here.ayanamsaDeg("lahiri", 2451545),
      here.obliquity(2451545),
    ];
    const before = ask();
    sweph.set_sid_mode(constants.SE_SIDM_FAGAN_BRADLEY, 0, 0);
    sweph.set_topo(11, 48, 500);
    expect(ask()).toStrictEqual(before);
  });
});

describe("an answer that is not from the files", () => {
  it("is refused when the library falls back to Moshier", () => {
    const flags = constants.SEFLG_SWIEPH | constants.SEFLG_SPEED;
    expect(() => numbers(2159000.5, constants.SE_SUN, flags)).toThrow(/sepl_06\.se1.*not found/s);
    expect(() => numbers(2159000.5, constants.SE_CHIRON, flags)).toThrow(InvariantError);
    expect(numbers(2451545, constants.SE_MEAN_NODE, flags)).toHaveLength(6);
  });

  it("is refused when the library tells by its message alone, its flags as asked", () => {
    const flags = constants.SEFLG_SWIEPH | constants.SEFLG_SPEED;
    const folder = copyOfData();
    rmSync(join(folder, "semo_18.se1"));
    for (const body of [constants.SE_MOON, constants.SE_MARS]) {
      sweph.set_ephe_path(folder);
      expect(sweph.calc(2451000.5, body, flags).flag).toBe(flags);
      expect(() => numbers(2451545, body, flags)).toThrow(/semo_18\.se1.*Moshier/s);
    }
    // a new adapter points the library at its own folder again
    swissEphemeris();
  });

  it("is refused each time it is asked for, not only the first", () => {
    const folder = copyOfData();
    const sky = swissEphemeris({ dataDirectory: folder });
    sky.ecliptic("sun", 2700000.5);
    truncateSync(join(folder, "semo_24.se1"), 20_000);
    for (const body of ["moon", "moon", "mars", "mars", "true-node", "true-node"] as const) {
      expect(() => sky.ecliptic(body, 2750000.5)).toThrow("semo_24.se1");
    }
    expect(() => here.ecliptic("moon", 2750000.5)).not.toThrow();
  });

  it("is refused when the flags alone say that another question was answered", () => {
    const bothSpeeds = constants.SEFLG_SWIEPH | constants.SEFLG_SPEED | constants.SEFLG_SPEED3;
    expect(sweph.calc(2451545, constants.SE_SUN, bothSpeeds).error).toBe("");
    expect(() => numbers(2451545, constants.SE_SUN, bothSpeeds)).toThrow(InvariantError);
  });

  it.each([
    ["sepl_24.se1", "venus"],
    ["semo_24.se1", "true-node"],
    ["seas_24.se1", "chiron"],
  ] as const)("is refused when %s disappears behind a running adapter", (name, body) => {
    const dataDirectory = copyOfData();
    const sky = swissEphemeris({ dataDirectory });
    rmSync(join(dataDirectory, name));
    expect(() => sky.ecliptic(body, 2700000.5)).toThrow(InvariantError);
    expect(() => sky.ecliptic(body, 2700000.5)).toThrow(name);
    expect(swissEphemeris().ecliptic(body, 2700000.5).longitudeDeg).toBeGreaterThan(0);
  });

  describe("through the environment", () => {
    afterEach(() => Reflect.deleteProperty(process.env, "SE_EPHE_PATH"));

    it("is refused: SE_EPHE_PATH, which the library prefers, is named", () => {
      const other = copyOfData();
      process.env["SE_EPHE_PATH"] = other;
      expect(() => swissEphemeris()).toThrow(/SE_EPHE_PATH/);
      process.env["SE_EPHE_PATH"] = tmpdir();
      expect(() => swissEphemeris()).toThrow(/SE_EPHE_PATH/);
      Reflect.deleteProperty(process.env, "SE_EPHE_PATH");
      expect(swissEphemeris().ecliptic("sun", 2451545).longitudeDeg).toBeCloseTo(280.3682, 3);
    });
  });
});

describe("the range", () => {
  const sky = swissEphemeris();
  const { fromJdTt, toJdTt, fromDate, toDate } = sky.range;
  const refusal = (ask: () => unknown): DomainError => {
    try {
      ask();
    } catch (error) {
      if (error instanceof DomainError) return error;
      throw error;
    }
    throw new Error("it was answered");
  };

  it("is whole civil days in UTC", () => {
    expect([fromDate, toDate]).toEqual(["1200-01-09", "2999-12-31"]);
    expect(sky.timeScales(Date.UTC(1200, 0, 9)).jdTt).toBe(fromJdTt);
    expect(sky.epochMillisecondsOf(toJdTt - 1e-7)).toBeCloseTo(Date.UTC(3000, 0, 1) - 8.64, 0);
  });

  const questions: readonly (readonly [string, (jdTt: number, epoch: number) => unknown])[] = [
    ["timeScales", (_, epoch) => sky.timeScales(epoch)],
    ["epochMillisecondsOf", (jdTt) => sky.epochMillisecondsOf(jdTt)],
    ["ecliptic", (jdTt) => sky.ecliptic("mean-node", jdTt)],
    ["equatorial", (jdTt) => sky.equatorial("sun", jdTt)],
    ["obliquity", (jdTt) => sky.obliquity(jdTt)],
    ["ayanamsaDeg", (jdTt) => sky.ayanamsaDeg("kp-old", jdTt)],
    ["siderealTimeDeg", (jdTt) => sky.siderealTimeDeg(jdTt)],
    ["houses", (jdUt1) => sky.houses({ jdUt1, latitudeDeg: 0, longitudeDeg: 0, system: "equal" })],
  ];
  it.each(questions)("is refused by %s a moment before and at its end, and answered within", (_, ask) => {
    const [from, to] = [Date.UTC(1200, 0, 9), Date.UTC(3000, 0, 1)];
    const second = 1 / 86_400;
    // in UT1 both ends lie earlier by delta T, 13 and 74 minutes
    const late = 0.1;
    for (const outside of [() => ask(fromJdTt - late, from - 1), () => ask(toJdTt, to), () => ask(1e9, 1e15)]) {
      const error = refusal(outside);
      expect(error.code).toBe("unprocessable_entity");
      expect(error.message).toContain("1200-01-09 to 2999-12-31");
      expect(error.details).toEqual({ from: "1200-01-09", to: "2999-12-31" });
    }
    expect(() => ask(fromJdTt + second, from)).not.toThrow();
    expect(() => ask(toJdTt - late, to - 1)).not.toThrow();
    expect(() => ask(Number.NaN, Number.NaN)).toThrow(InvariantError);
  });

  it("is half-open to the last bit in TT", () => {
    expect(() => sky.ecliptic("pluto", fromJdTt)).not.toThrow();
    expect(refusal(() => sky.ecliptic("pluto", fromJdTt - 5e-10)).code).toBe("unprocessable_entity");
    expect(() => sky.ecliptic("osculating-apogee", toJdTt - 5e-10)).not.toThrow();
    expect(refusal(() => sky.ecliptic("osculating-apogee", toJdTt)).code).toBe("unprocessable_entity");
  });
});

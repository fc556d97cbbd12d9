import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Ayanamsa,
  alwaysHasHouses,
  type Ephemeris,
  SKY_BODIES,
  URANIAN_POINTS,
  type Viewing,
} from "@almagest/ephemeris";
import { swissEphemeris as nativeEphemeris } from "@almagest/ephemeris-swiss";
import { packagedDirectory, verifiedFiles } from "@almagest/ephemeris-swiss-core/files";
import { AYANAMSAS, DomainError, HOUSE_SYSTEMS, InvariantError } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { vestaAs } from "../../ephemeris-swiss/test/asteroid-file";
import { swissEphemeris } from "./node";
import { swissEphemerisFromWasm } from "./swiss";
import { compile } from "./webassembly";

const wasm = swissEphemeris();
const native = nativeEphemeris();

const program = compile(readFileSync(new URL("../wasm/swisseph.wasm", import.meta.url)));
const allFiles = verifiedFiles(packagedDirectory());
const without = (...endings: readonly string[]): ReadonlyMap<string, Uint8Array> =>
  new Map([...allFiles].filter(([name]) => !endings.some((ending) => name.endsWith(ending))));
const modern = without("_12.se1", "_24.se1");

/** A hundred-thousandth of an arcsecond. */
const CLOSE_DEG = 1e-5 / 3600;
const jd = fc.double({ min: 2159360, max: 2816780, noNaN: true });
const place = {
  latitudeDeg: fc.double({ min: -65, max: 65, noNaN: true }),
  longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
};

/** The largest difference between two lists of numbers, angles the short way round. */
function apart(one: readonly number[], other: readonly number[]): number {
  expect(one).toHaveLength(other.length);
  return Math.max(
    ...one.map((value, index0) => {
      const difference = Math.abs(value - (other[index0] ?? Number.NaN));
      return difference > 359 ? 360 - difference : difference;
    }),
  );
}

function agree(ask: (sky: typeof native) => readonly number[], within = CLOSE_DEG): void {
  expect(apart(ask(wasm), ask(native))).toBeLessThanOrEqual(within);
}

describe("the WebAssembly engine and the native one agree within 0.00001 seconds of arc", () => {
  it("in positions and speeds of every body, on the ecliptic and on the equator", () => {
    fc.assert(
      fc.property(fc.constantFrom(...SKY_BODIES), jd, (body, jdTt) => {
        // the speed of the osculating apogee is a difference of two positions that are each a cusp of rounding
        const within = body === "osculating-apogee" ? 5e-5 : 1e-6;
        agree((sky) => Object.values(sky.ecliptic(body, jdTt)), within);
        agree((sky) => Object.values(sky.equatorial(body, jdTt)), within);
        agree((sky) => [sky.ecliptic(body, jdTt).longitudeDeg, sky.ecliptic(body, jdTt).latitudeDeg]);
      }),
      { numRuns: 400 },
    );
  });

  it("in cusps, angles, sidereal time, obliquity and ayanamsas", () => {
    const ayanamsa = fc.constantFrom<Ayanamsa>(...AYANAMSAS.filter((name) => name !== "custom"), "since-2435553.5");
    fc.assert(
      fc.property(
        fc.record({ jdUt1: jd, ...place, system: fc.constantFrom(...HOUSE_SYSTEMS) }),
        ayanamsa,
        (asked, one) => {
          fc.pre(alwaysHasHouses(asked.system, asked.latitudeDeg));
          agree((sky) => sky.houses(asked).cuspsDeg);
          agree((sky) => {
            const { ascendantDeg, midheavenDeg, vertexDeg, armcDeg } = sky.houses(asked);
            return [ascendantDeg, midheavenDeg, vertexDeg, armcDeg, sky.siderealTimeDeg(asked.jdUt1)];
          });
          agree((sky) => [...Object.values(sky.obliquity(asked.jdUt1)), sky.ayanamsaDeg(one, asked.jdUt1)]);
          expect(wasm.houses(asked).system).toBe(native.houses(asked).system);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("in stars, all of them", () => {
    expect(wasm.fixedStars.names()).toEqual(native.fixedStars.names());
    for (const name of native.fixedStars.names()) {
      agree((sky) => [
        sky.fixedStars.star(name, 2460000.3).longitudeDeg,
        sky.fixedStars.star(name, 2460000.3).latitudeDeg,
      ]);
    }
  });

  it("in risings and transits within a thousandth of a second, and in eclipses", () => {
    const request = fc.record({
      body: fc.constantFrom("sun", "moon", "venus", "jupiter"),
      event: fc.constantFrom("rise", "set", "upper-transit", "lower-transit"),
      afterJdUt1: fc.double({ min: 2300000, max: 2600000, noNaN: true }),
      ...place,
      altitudeM: fc.constantFrom(0, 400),
      disc: fc.constantFrom("upper-limb", "center", "lower-limb"),
      refraction: fc.boolean(),
    });
    fc.assert(
      fc.property(request, (asked) => {
        const [ours, theirs] = [wasm, native].map((sky) => sky.risingAndSetting.next(asked)?.jdUt1);
        expect(ours === undefined).toBe(theirs === undefined);
        expect(Math.abs((ours ?? 0) - (theirs ?? 0))).toBeLessThan(0.001 / 86_400);
      }),
      { numRuns: 200 },
    );
    const window = { fromJdTt: 2451545, toJdTt: 2455197 };
    const [ours, theirs] = [wasm, native].map((sky) => sky.eclipses.between("both", window));
    expect(ours?.map(({ kind }) => kind)).toEqual(theirs?.map(({ kind }) => kind));
    for (const [index0, eclipse] of (ours ?? []).entries()) {
      expect(Math.abs(eclipse.maximumJdTt - (theirs?.[index0]?.maximumJdTt ?? 0))).toBeLessThan(0.01 / 86_400);
    }
  });

  it("in the scales of time, both ways, with the measured turn of the Earth and with the model", () => {
    const [ours, theirs] = [swissEphemeris({ ut1: "modeled" }), nativeEphemeris({ ut1: "modeled" })];
    const epoch = fc.integer({ min: Date.UTC(1200, 0, 9), max: Date.UTC(2999, 11, 31) });
    fc.assert(
      fc.property(epoch, (milliseconds) => {
        for (const [one, other] of [
          [wasm, native],
          [ours, theirs],
        ] as const satisfies readonly (readonly [Ephemeris, Ephemeris])[]) {
          const [scales, expected] = [one.timeScales(milliseconds), other.timeScales(milliseconds)];
          expect(scales.ut1).toBe(expected.ut1);
          expect(apart([scales.jdTt, scales.jdUt1], [expected.jdTt, expected.jdUt1])).toBeLessThan(1e-9);
          expect(Math.round(one.epochMillisecondsOf(scales.jdTt))).toBe(
            Math.round(other.epochMillisecondsOf(expected.jdTt)),
          );
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("the WebAssembly engine", () => {
  it("names itself, and has the native engine's version and range", () => {
    expect(wasm.name).toBe("Swiss Ephemeris (WebAssembly)");
    expect([wasm.version, wasm.range]).toEqual([native.version, native.range]);
  });

  it("answers for the centuries whose files it has, and names their limits outside them", () => {
    const sky = swissEphemerisFromWasm({ program, files: modern });
    expect(sky.range).toMatchObject({ fromDate: "1800-01-03", toDate: "2399-12-31" });
    expect(sky.ecliptic("sun", 2451545)).toEqual(wasm.ecliptic("sun", 2451545));
    for (const year of [1700, 2500]) {
      expect(() => sky.timeScales(Date.UTC(year, 0, 1))).toThrow(DomainError);
      expect(() => sky.timeScales(Date.UTC(year, 0, 1))).toThrow(/1800-01-03 to 2399-12-31/);
    }
    for (const jdTt of [sky.range.fromJdTt, sky.range.toJdTt - 1e-6]) {
      for (const body of SKY_BODIES) expect(sky.ecliptic(body, jdTt)).toEqual(wasm.ecliptic(body, jdTt));
    }
  });

  it("refuses files that are missing or do not adjoin, by name", () => {
    const start = (files: ReadonlyMap<string, Uint8Array>) => () => swissEphemerisFromWasm({ program, files });
    expect(start(without("semo_18.se1"))).toThrow(/semo_18\.se1 are missing/);
    expect(start(without("sefstars.txt"))).toThrow(/sefstars\.txt is missing/);
    expect(start(without("_18.se1"))).toThrow(/do not adjoin/);
    expect(start(without(".se1"))).toThrow(InvariantError);
  });

  it("never answers from a lesser model: a file cut short is refused", () => {
    const cut = new Map(modern);
    cut.set("semo_18.se1", (modern.get("semo_18.se1") ?? new Uint8Array()).subarray(0, 200_000));
    expect(() => swissEphemerisFromWasm({ program, files: cut }).ecliptic("moon", 2590000)).toThrow(InvariantError);
  });

  it("shares nothing between two copies asked in turn", () => {
    const [one, other] = [
      swissEphemerisFromWasm({ program, files: modern }),
      swissEphemerisFromWasm({ program, files: allFiles }),
    ];
    const instants = [2451545, 2400000.5, 2590000.25, 2451545.5];
    const alone = instants.map((jdTt) => wasm.ecliptic("true-node", jdTt));
    const inTurn = instants.map((jdTt) => {
      other.ecliptic("moon", jdTt - 200_000);
      return one.ecliptic("true-node", jdTt);
    });
    expect(inTurn).toEqual(alone);
  });
});

describe("the sky seen otherwise, and further bodies", () => {
  const numbersOf = (found: object): readonly number[] => Object.values(found).map(Number);

  it("are the native engine's", () => {
    const viewings: readonly Viewing[] = [
      { positions: "true", from: "earth" },
      { positions: "apparent", from: { longitudeDeg: 77.2, latitudeDeg: 28.6 } },
      { positions: "apparent", from: "sun" },
    ];
    for (const jdTt of [2200000.25, 2451545, 2700000.75]) {
      for (const viewing of viewings) {
        const bodies = viewing.from === "sun" ? (["earth", "mars"] as const) : (["sun", "moon", "zeus"] as const);
        for (const body of bodies) agree((sky) => numbersOf(sky.viewed(viewing).ecliptic(body, jdTt)), 1e-6);
        agree((sky) => [sky.viewed(viewing).ayanamsaDeg("true-citra", jdTt)]);
      }
      for (const point of URANIAN_POINTS) agree((sky) => numbersOf(sky.furtherBodies.ecliptic(point, jdTt)), 2e-8);
    }
  });

  it("have an operator's asteroids too, and refuse those whose file is missing", () => {
    const folder = mkdtempSync(join(tmpdir(), "asteroids-"));
    try {
      mkdirSync(join(folder, "ast0"));
      const fileName = "se00433s.se1";
      writeFileSync(join(folder, "ast0", fileName), vestaAs(433, { name: "Eros", fileName }));
      const own = swissEphemeris({ asteroidDirectory: folder });
      expect(own.furtherBodies.ecliptic("asteroid-433", 2451545)).toEqual(own.ecliptic("vesta", 2451545));
      expect(own.furtherBodies.nameOf(433)).toBe("Eros");
      expect(() => own.furtherBodies.ecliptic("asteroid-16", 2451545)).toThrow(/ast0\/se00016\.se1/);
      expect(() => wasm.furtherBodies.ecliptic("asteroid-433", 2451545)).toThrow(DomainError);
      expect(() => swissEphemeris({ asteroidDirectory: join(folder, "none") })).toThrow(InvariantError);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

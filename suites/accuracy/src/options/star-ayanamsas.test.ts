import { domains } from "@almagest/catalog";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";

/** As `swetest` takes it: the pole does not move. */
const ephemeris = swissEphemeris({ ut1: "modeled" });
const context = createContext({ ephemeris, now: Date.UTC(2026, 10, 22, 12), texts: [] });
const operations = domains.flatMap((domain) => domain.operations);

/** 1973-03-12 01:47:00 UTC */
const BIRTH = {
  ...{ date: "1973-03-11", time: "22:47:00", timezone: "America/Argentina/Buenos_Aires" },
  ...{ latitude: -34.6037, longitude: -58.3816 },
};

/**
 * Sun, Moon and Ascendant in degrees, by version 2.10.03-deb1 of
 * `swetest -b12.3.1973 -utc01:47:00 -p01 -fPl -sid27 -true -head -house-58.3816,-34.6037,P`,
 * with the number of each ayanamsa behind `-sid`, and without `-true` for apparent positions.
 */
const PRINTED = [
  ["true-citra", "apparent", 327.8797089, 60.2549179, 221.9137301],
  ["true-citra", "true", 327.8902445, 60.2599275, 221.9185383],
  ["true-revati", "apparent", 331.687844, 64.063053, 225.7218652],
  ["true-revati", "true", 331.688566, 64.058249, 225.7168598],
  ["true-pushya", "apparent", 329.0002824, 61.3754914, 223.0343036],
  ["true-pushya", "true", 329.0102596, 61.3799426, 223.0385535],
  ["true-mula", "apparent", 327.1408082, 59.5160172, 221.1748294],
  ["true-mula", "true", 327.14615, 59.515833, 221.1744438],
  ["galactic-center-mula", "apparent", 331.6981968, 64.0734058, 225.732218],
  ["galactic-center-mula", "true", 331.7033106, 64.0729936, 225.7316044],
] as const;

/** The Sun in the tropical zodiac, by the same command without `-sid27`. */
const TROPICAL_SUN = { apparent: 351.3565191, true: 351.3622464 } as const;

/** That to which answers are rounded. */
const WITHIN_DEG = 1.1e-6;

function answer(id: string, options: object) {
  const operation = operations.find((one) => one.id === id) ?? expect.fail();
  const parsed = operation.parse({ flat: { ...BIRTH, ...options }, decodes: true });
  if (!parsed.ok) throw new Error(parsed.issues.map(({ message }) => message).join(" "));
  return JSON.parse(JSON.stringify(operation.run(parsed.value, context)));
}

interface Named {
  readonly name: string;
  readonly longitude: number;
}

function natal(options: object): readonly number[] {
  const { planets, ascendant, conventions } = answer("generateNatalChart", { ...options, zodiac: "sidereal" });
  const at = (name: string) => planets.find((planet: Named) => planet.name === name).longitude;
  return [at("Sun"), at("Moon"), ascendant.longitude, conventions.ayanamsaDegrees];
}

function vedic(options: object): readonly number[] {
  const { meta, frame } = answer("generateBirthChart", options);
  return [meta.Sun.longitude, meta.Moon.longitude, meta.Lagna.longitude, frame.ayanamsaDegrees];
}

describe("an ayanamsa that hangs on a star or the galactic center", () => {
  test.each(PRINTED)("%s is swetest's with %s positions", (ayanamsa, positionType, ...printed) => {
    const wanted = [...printed, TROPICAL_SUN[positionType] - printed[0]];
    for (const found of [natal({ ayanamsa, positionType }), vedic({ ayanamsa, positionType })]) {
      expect(found).toHaveLength(wanted.length);
      for (const [index0, deg] of wanted.entries()) {
        expect(Math.abs((found[index0] ?? Number.NaN) - deg)).toBeLessThan(WITHIN_DEG);
      }
    }
  });

  test("is that of true positions by a preset that sets them, and no other ayanamsa moves", () => {
    const ayanamsa = "true-citra";
    expect(vedic({ ayanamsa, preset: "jagannatha-hora" })).toEqual(vedic({ ayanamsa, positionType: "true" }));
    const [byLight, atOnce] = ["apparent", "true"].map((positionType) => vedic({ ayanamsa: "lahiri", positionType }));
    expect(atOnce?.slice(2)).toEqual(byLight?.slice(2));
  });
});

import { domains } from "@almagest/catalog";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { type AnyOperation, createContext, DomainError } from "@almagest/operation";
import { describe, expect, test } from "vitest";

const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 10, 22, 12), texts: [] });
const operations = domains.flatMap((domain) => domain.operations);
const named = (id: string): AnyOperation => operations.find((operation) => operation.id === id) ?? expect.fail();
const asteroids = named("generateAsteroids");

function parsed(options: object) {
  return asteroids.parse({ flat: { ...asteroids.examples[0], ...options }, decodes: true });
}

function answer(options: object) {
  const asked = parsed(options);
  if (!asked.ok) throw new Error(asked.issues.map(({ path, message }) => `${path}: ${message}`).join(" "));
  return Object(JSON.parse(JSON.stringify(asteroids.run(asked.value, context))));
}

const pathsOf = (options: object): readonly string[] => {
  const asked = parsed(options);
  return asked.ok ? [] : asked.issues.map(({ path }) => path);
};

describe("asteroids by number", () => {
  test("are told beside the four, which stay as they are", () => {
    const { numbered, ...rest } = answer({ asteroidNumbers: [1, 2060] });
    expect(rest).toEqual(answer({}));
    expect(numbered.map(({ number, name }: { number: number; name: string }) => [number, name])).toEqual([
      [1, "Ceres"],
      [2060, "Chiron"],
    ]);
    expect(numbered[0].longitude).toBe(rest.asteroids[0].longitude);
    expect(numbered[0].house).toBe(rest.asteroids[0].house);
  });

  test("are in the sky that is asked for", () => {
    const sidereal = answer({ asteroidNumbers: [1], zodiac: "sidereal", center: "topocentric", positionType: "true" });
    expect(sidereal.numbered[0].longitude).toBe(sidereal.asteroids[0].longitude);
    expect(sidereal.numbered[0].speed).toBe(sidereal.asteroids[0].speed);
  });

  test("are refused by the file that is missing, and at most twenty are asked for", () => {
    expect(() => answer({ asteroidNumbers: [1, 433] })).toThrow(DomainError);
    expect(() => answer({ asteroidNumbers: [433] })).toThrow(/ast0\/se00433\.se1/);
    expect(pathsOf({ asteroidNumbers: Array.from({ length: 21 }, (_, index0) => index0 + 1) })).toEqual([
      "asteroidNumbers",
    ]);
    expect(pathsOf({ asteroidNumbers: [7, 7] })).toEqual(["asteroidNumbers"]);
    expect(pathsOf({ asteroidNumbers: [0] })).toEqual(["asteroidNumbers.0"]);
    expect(pathsOf({ asteroidNumbers: ["Eros"] })).toEqual(["asteroidNumbers.0"]);
  });
});

describe("points of the Hamburg School", () => {
  test("are eight, with names in another language", () => {
    const { uranian, ...rest } = answer({ uranianPoints: true, lang: "ru" });
    expect(rest).toEqual(answer({ lang: "ru" }));
    expect(uranian).toHaveLength(8);
    expect(uranian[0]).toMatchObject({ name: "Cupido", nameLocalized: "Купидон" });
    expect(answer({ uranianPoints: false })).toEqual(answer({}));
  });
});

test("an open time and any other operation refuse both by name", () => {
  for (const options of [{ asteroidNumbers: [1] }, { uranianPoints: true }]) {
    const [member = ""] = Object.keys(options);
    expect(() => answer({ ...options, time: "unknown" })).toThrow(`${member} is answered for a time of birth`);
    const natal = named("generateNatalChart");
    const refused = natal.parse({ flat: { ...natal.examples[0], ...options }, decodes: true });
    expect(refused.ok || refused.issues[0]?.path).toBe(member);
  }
});

import { domains } from "@almagest/catalog";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { type AnyOperation, createContext, DomainError, declaredSchemaOf, isRecord } from "@almagest/operation";
import { SIGN_IDS } from "@almagest/sky";
import { describe, expect, test } from "vitest";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, now: Date.UTC(2026, 10, 22, 12), texts: [] });

/** Operations whose body chooses the zodiac; where programs are compared, it is that of one of the two charts. */
const asked = domains
  .flatMap(({ operations }) => operations)
  .filter(({ id }) => id !== "explainDifferences")
  .filter(({ body }) => body !== undefined && declaredSchemaOf(body).properties?.["zodiac"] !== undefined)
  .map((operation) => [operation.id, operation] as const);

function parsedOf(operation: AnyOperation, options: object) {
  return operation.parse({ flat: { ...operation.examples[0], ...options }, decodes: true });
}

function answer(operation: AnyOperation, options: object): unknown {
  const parsed = parsedOf(operation, options);
  if (!parsed.ok) throw new Error(parsed.issues.map(({ message }) => message).join(" "));
  return JSON.parse(JSON.stringify(operation.run(parsed.value, context)));
}

interface Place {
  readonly path: string;
  readonly longitude: number;
  readonly sign: string;
}

/** Every object of an answer that has a longitude of the zodiac and its sign, except within conventions. */
function placesIn(value: unknown, path = ""): readonly Place[] {
  if (Array.isArray(value)) return value.flatMap((one, index0) => placesIn(one, `${path}.${index0}`));
  if (!isRecord(value)) return [];
  const { longitude, sign } = value;
  const own = typeof longitude === "number" && typeof sign === "string" ? [{ path, longitude, sign }] : [];
  return [...own, ...Object.entries(value).flatMap(([name, member]) => placesIn(member, `${path}.${name}`))];
}

const signAtLongitude = (longitude: number): string => SIGN_IDS[Math.floor(longitude / 30)] ?? "";

describe("an operation in the sidereal zodiac", () => {
  test("is one of these", () => {
    expect(asked.length).toBeGreaterThan(18);
  });

  test.each(asked)("%s is without the option what it was, and says tropical", (_, operation) => {
    const bare = answer(operation, {});
    expect(answer(operation, { zodiac: "tropical" })).toEqual(bare);
    expect(JSON.stringify(bare)).toContain('"zodiac":"tropical"');
    expect(JSON.stringify(bare)).not.toContain('"ayanamsa');
  });

  test.each(asked)("%s says which zodiac, and has each sign where its longitude is", (_, operation) => {
    const said = answer(operation, { zodiac: "sidereal" });
    const json = JSON.stringify(said);
    expect(json).toContain('"zodiac":"sidereal","ayanamsa":"fagan-bradley"');
    expect(json).toMatch(/"ayanamsaDegrees":2[45]/);
    expect(json).not.toContain('"zodiac":"tropical"');
    for (const { path, longitude, sign } of placesIn(said)) {
      expect(`${path} ${sign.toLowerCase()}`).toBe(`${path} ${signAtLongitude(longitude)}`);
    }
  });

  test.each(asked)("%s answers at an ayanamsa of 356.8, and at one's own with its epoch", (_, operation) => {
    const far = JSON.stringify(answer(operation, { zodiac: "sidereal", ayanamsa: "galactic-center-0-capricorn" }));
    expect(far).toMatch(/"ayanamsaDegrees":35[67]/);
    const own = { ayanamsa: "custom", ayanamsaValue: 24, ayanamsaEpoch: "1950-01-01" };
    expect(JSON.stringify(answer(operation, { zodiac: "sidereal", ...own }))).toContain('"ayanamsaEpoch":"1950-01-01"');
  });

  test.each(asked)("%s refuses what would be ignored, and an open time, by name", (_, operation) => {
    const pathsOf = (options: object): readonly string[] => {
      const parsed = parsedOf(operation, options);
      return parsed.ok ? [] : parsed.issues.map(({ path }) => path);
    };
    expect(pathsOf({ ayanamsa: "lahiri" })).toEqual(["ayanamsa"]);
    expect(pathsOf({ zodiac: "tropical", ayanamsaEpoch: "1950-01-01" })).toEqual(["ayanamsaEpoch"]);
    expect(pathsOf({ zodiac: "sidereal", ayanamsaValue: 24 })).toEqual(["ayanamsaValue"]);
    expect(pathsOf({ zodiac: "sidereal", ayanamsa: "custom" })).toEqual(["ayanamsaValue"]);
    expect(pathsOf({ zodiac: "vedic" })).toEqual(["zodiac"]);
    const open = Object.fromEntries(
      (operation.uncertain?.births ?? []).map(({ holder, names }) => {
        const held: unknown = holder === undefined ? undefined : operation.examples[0]?.[holder];
        return holder === undefined ? [names.time, "unknown"] : [holder, { ...Object(held), [names.time]: "unknown" }];
      }),
    );
    expect(() => answer(operation, { zodiac: "sidereal", ...open })).toThrow(DomainError);
    expect(() => answer(operation, { zodiac: "sidereal", ...open })).toThrow(/zodiac sidereal is answered for/);
  });
});

import { domains } from "@almagest/catalog";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { type AnyOperation, createContext, DomainError, declaredSchemaOf } from "@almagest/operation";
import { describe, expect, test } from "vitest";

const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 10, 22, 12), texts: [] });

const operations = domains.flatMap((domain) => domain.operations);
const named = (id: string): AnyOperation => operations.find((operation) => operation.id === id) ?? expect.fail();
const asked = operations
  .filter(({ body }) => body !== undefined && declaredSchemaOf(body).properties?.["orbSchool"] !== undefined)
  .map((operation) => [operation.id, operation] as const);
const withSeries = asked.filter(
  ([, { body }]) => body !== undefined && declaredSchemaOf(body).properties?.["aspectSeries"] !== undefined,
);

interface Found {
  readonly planet1: string;
  readonly planet2: string;
  readonly type: string;
  readonly angle: number;
  readonly orb: number;
  readonly strength: number;
}

interface Told {
  readonly aspects?: readonly Found[];
  readonly seriesAspects?: readonly (Found & { readonly harmonic: number })[];
  readonly conventions: { readonly orbs: Readonly<Record<string, number>> };
}

function answer(operation: AnyOperation, options: object): unknown {
  const parsed = operation.parse({ flat: { ...operation.examples[0], ...options }, decodes: true });
  if (!parsed.ok) throw new Error(parsed.issues.map(({ path, message }) => `${path}: ${message}`).join(" "));
  return JSON.parse(JSON.stringify(operation.run(parsed.value, context)));
}

function pathsOf(operation: AnyOperation, options: object): readonly string[] {
  const parsed = operation.parse({ flat: { ...operation.examples[0], ...options }, decodes: true });
  return parsed.ok ? [] : parsed.issues.map(({ path }) => path);
}

const BIRTH = { date: "1990-07-15", time: "14:30:00", timezone: -4, latitude: 40.7128, longitude: -74.006 };
const aspectsOf = (options: object): Told => {
  const bare = { ...BIRTH, planets: undefined, aspectTypes: undefined, latitude: undefined, longitude: undefined };
  return Object(answer(named("calculateAspects"), { ...bare, ...options }));
};

/** Longitudes by name, from the operation of positions. */
const longitudes: Readonly<Record<string, number>> = Object.fromEntries(
  Object(answer(named("getPlanetaryPositions"), BIRTH)).planets.map(
    ({ name, longitude }: { readonly name: string; readonly longitude: number }) => [name, longitude],
  ),
);
const names = Object.keys(longitudes);
const pairs = names
  .flatMap((one, index0) => names.slice(index0 + 1).map((other) => [one, other] as const))
  .filter(([one, other]) => one !== "North Node" || other !== "South Node");

function separation(one: string, other: string): number {
  const apart = Math.abs((longitudes[one] ?? Number.NaN) - (longitudes[other] ?? Number.NaN));
  return Math.min(apart, 360 - apart);
}

/** Every pair and type within its orb, by subtraction alone; the closest of a pair relative to its orb. */
function expected(
  angles: Readonly<Record<string, number>>,
  orbOf: (type: string, one: string, other: string) => number,
): readonly string[] {
  return pairs.flatMap(([one, other]) => {
    const within = Object.entries(angles)
      .map(([type, angle]) => ({ type, share: Math.abs(separation(one, other) - angle) / orbOf(type, one, other) }))
      .filter(({ share }) => share <= 1)
      .sort((first, second) => first.share - second.share);
    return within[0] === undefined ? [] : [`${one} ${within[0].type} ${other}`];
  });
}

const toldBy = (found: readonly Found[] | undefined): readonly string[] =>
  (found ?? []).map(({ planet1, type, planet2 }) => `${planet1} ${type} ${planet2}`);

const FIVE = { CONJUNCTION: 0, OPPOSITION: 180, TRINE: 120, SQUARE: 90, SEXTILE: 60 };
const NINE = { ...FIVE, QUINCUNX: 150, SEMI_SEXTILE: 30, SEMI_SQUARE: 45, SESQUIQUADRATE: 135 };

test("William Lilly's orbs are the halves of both bodies, in five aspects", () => {
  // Christian Astrology, 1647, as https://www.astrologysoftware.com/community/learn/dictionary/moiety.html has the halves
  const halves: Readonly<Record<string, number>> = {
    ...{ Sun: 8.5, Moon: 6.25, Mercury: 3.5, Venus: 4, Mars: 3.75, Jupiter: 6, Saturn: 5 },
  };
  const told = aspectsOf({ orbSchool: "lilly" });
  const byHalves = (_: string, one: string, other: string): number => (halves[one] ?? 0) + (halves[other] ?? 0);
  expect(toldBy(told.aspects)).toEqual(expected(FIVE, byHalves));
  expect(told.conventions).toMatchObject({ orbSchool: "lilly", orbs: { TRINE: 14.75, QUINCUNX: 0 } });
});

test("orbs by the harmonic are 12° divided by it", () => {
  const byHarmonic = { CONJUNCTION: 12, OPPOSITION: 6, TRINE: 4, SQUARE: 3, SEXTILE: 2, SEMI_SQUARE: 1.5 };
  const orbs = { ...byHarmonic, SESQUIQUADRATE: 1.5, SEMI_SEXTILE: 1, QUINCUNX: 1 };
  const told = aspectsOf({ orbSchool: "Harmonic" });
  expect(told.conventions).toMatchObject({ orbSchool: "harmonic", orbs });
  expect(toldBy(told.aspects)).toEqual(expected(NINE, (type) => Reflect.get(orbs, type)));
});

test("a rule of a body in an aspect goes before one of the body, and that before one of the aspect", () => {
  const orbs = [
    { aspect: "square", orb: 1 },
    { body: "moon", orb: 5 },
    { body: "Sun", orb: 2 },
    { aspect: "SQUARE", body: "Moon", orb: 12 },
    { aspect: "Semi Square", orb: 0 },
  ];
  const told = aspectsOf({ orbs });
  const usual: Readonly<Record<string, number>> = {
    ...{ CONJUNCTION: 10, OPPOSITION: 10, TRINE: 10, SQUARE: 1, SEXTILE: 6 },
    ...{ QUINCUNX: 3, SEMI_SEXTILE: 3, SEMI_SQUARE: 1e-300, SESQUIQUADRATE: 3 },
  };
  const rule = (type: string, one: string, other: string): number => {
    if ([one, other].includes("Moon")) return type === "SQUARE" ? 12 : 5;
    return [one, other].includes("Sun") ? 2 : (usual[type] ?? Number.NaN);
  };
  expect(toldBy(told.aspects)).toEqual(expected(NINE, rule));
  expect(told.conventions).toMatchObject({
    orbs: { SQUARE: 12 },
    orbRules: [{ aspect: "SQUARE", orb: 1 }, {}, {}, {}, {}],
  });
});

describe("further divisions of the circle", () => {
  const ANGLES: Readonly<Record<string, readonly [harmonic: number, parts: number]>> = {
    ...{ QUINTILE: [5, 1], BIQUINTILE: [5, 2], SEPTILE: [7, 1], BISEPTILE: [7, 2], TRISEPTILE: [7, 3] },
    ...{ NOVILE: [9, 1], BINOVILE: [9, 2], QUADNOVILE: [9, 4], DECILE: [10, 1], TREDECILE: [10, 3] },
  };
  const angles = Object.fromEntries(Object.entries(ANGLES).map(([type, [n, k]]) => [type, (360 * k) / n]));

  test("are told beside the nine, which stay as they are", () => {
    const bare = aspectsOf({});
    const told = aspectsOf({ aspectSeries: ["quintile", "septile", "novile", "decile"] });
    expect(told.aspects).toEqual(bare.aspects);
    const all = toldBy(told.seriesAspects);
    expect(all.toSorted()).toEqual(expected(angles, (type) => 12 / (ANGLES[type]?.[0] ?? Number.NaN)).toSorted());
    expect(all.length).toBeGreaterThan(5);
    expect(told.conventions.orbs).toMatchObject({ TRINE: 10, QUINTILE: 2.4, DECILE: 1.2 });
    expect(bare.conventions.orbs).not.toHaveProperty("QUINTILE");
  });

  test("keep their orbs in a school that does not know them", () => {
    const told = aspectsOf({ aspectSeries: ["quintile"], orbSchool: "lilly" });
    expect(told.seriesAspects).toEqual(aspectsOf({ aspectSeries: ["quintile"] }).seriesAspects);
    expect(told.conventions.orbs).toMatchObject({ QUINTILE: 2.4, QUINCUNX: 0 });
  });

  test("are those that were asked for, with the orbs that were asked for", () => {
    const orbs = [
      { aspect: "biquintile", orb: 4 },
      { aspect: "QUINTILE", orb: 0 },
    ];
    const told = aspectsOf({ aspectSeries: ["Quintile"], orbs });
    expect(toldBy(told.seriesAspects)).toEqual(expected({ BIQUINTILE: 144 }, () => 4));
    expect(told.seriesAspects?.every(({ harmonic, angle }) => harmonic === 5 && angle === 144)).toBe(true);
  });

  test.each(withSeries)("have names in another language: %s", (_, operation) => {
    const told = JSON.stringify(answer(operation, { aspectSeries: ["quintile", "septile", "novile"], lang: "es" }));
    expect(told).toMatch(/"typeLocalized":"(?:Bi|Tri)?(?:quintil|septil|novil)/i);
  });
});

describe.each(asked)("%s", (_, operation) => {
  test("says which orbs it took", () => {
    const told = JSON.stringify(answer(operation, { orbSchool: "lilly", orbs: [{ body: "Moon", orb: 3 }] }));
    expect(told).toContain('"orbSchool":"lilly","orbRules":[{"body":"Moon","orb":3}]');
    expect(JSON.stringify(answer(operation, {}))).not.toMatch(/orbSchool|orbRules|seriesAspects/);
  });

  test("refuses what is no rule, by its path", () => {
    const rules = (orbs: unknown): readonly string[] => pathsOf(operation, { orbs });
    expect(rules([{ orb: 3 }])).toEqual(["orbs.0.aspect"]);
    expect(rules([{ aspect: "TRINE" }])).toEqual(["orbs.0.orb"]);
    expect(rules([{ aspect: "TRINE", orb: 16 }])).toEqual(["orbs.0.orb"]);
    expect(rules([{ body: "Nibiru", orb: 1 }])).toEqual(["orbs.0.body"]);
    expect(rules([])).toEqual(["orbs"]);
    expect(rules(Array.from({ length: 61 }, () => ({ body: "Sun", orb: 1 })))).toEqual(["orbs"]);
    expect(pathsOf(operation, { orbSchool: "ptolemy" })).toEqual(["orbSchool"]);
  });

  test("refuses a rule without an effect, by its path", () => {
    const rules = (orbs: unknown): readonly string[] => pathsOf(operation, { orbs });
    const sun = { body: "Sun", orb: 0 };
    expect(rules([sun, { body: "Moon", orb: 5 }, { body: "sun", orb: 5 }])).toEqual(["orbs.2"]);
    expect(rules([sun, { ...sun, aspect: "TRINE" }, { aspect: "TRINE", orb: 5 }])).toEqual([]);
    expect(rules([sun, { aspect: "quintile", orb: 2 }])).toEqual(["orbs.1.aspect"]);
    if (!withSeries.some(([, other]) => other === operation)) return;
    const asked = { orbs: [{ aspect: "QUINTILE", orb: 2 }] };
    expect(pathsOf(operation, { ...asked, aspectSeries: ["septile"] })).toEqual(["orbs.0.aspect"]);
    expect(pathsOf(operation, { ...asked, aspectSeries: ["quintile"] })).toEqual([]);
  });

  test("refuses them for an open time, by name", () => {
    const open = Object.fromEntries(
      (operation.uncertain?.births ?? []).map(({ holder, names: { time } }) => {
        const held: unknown = holder === undefined ? undefined : operation.examples[0]?.[holder];
        return holder === undefined ? [time, "unknown"] : [holder, { ...Object(held), [time]: "unknown" }];
      }),
    );
    expect(() => answer(operation, { orbSchool: "lilly", ...open })).toThrow(DomainError);
    expect(() => answer(operation, { orbs: [{ body: "Sun", orb: 1 }], ...open })).toThrow(/^orbs is answered for/);
  });
});

test("operations with orbs of their own refuse them by name", () => {
  for (const id of ["calculateTransits", "detectAspectPatterns", "calculateCompatibility", "generateSolarArc"]) {
    expect(pathsOf(named(id), { orbSchool: "lilly" })).toEqual(["orbSchool"]);
  }
  expect(pathsOf(named("calculateSynastry"), { aspectSeries: ["quintile"] })).toEqual(["aspectSeries"]);
});

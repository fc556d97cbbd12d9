import { domains } from "@almagest/catalog";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { type AnyOperation, createContext, DomainError, declaredSchemaOf } from "@almagest/operation";
import { describe, expect, test } from "vitest";

const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 10, 22, 12), texts: [] });
const operations = domains.flatMap((domain) => domain.operations);
const named = (id: string): AnyOperation => operations.find((operation) => operation.id === id) ?? expect.fail();

function parsed(operation: AnyOperation, options: object) {
  return operation.parse({ flat: { ...operation.examples[0], ...options }, decodes: true });
}

function answer(operation: AnyOperation, options: object) {
  const asked = parsed(operation, options);
  if (!asked.ok) throw new Error(asked.issues.map(({ path, message }) => `${path}: ${message}`).join(" "));
  return Object(JSON.parse(JSON.stringify(operation.run(asked.value, context))));
}

const pathsOf = (operation: AnyOperation, options: object): readonly string[] => {
  const asked = parsed(operation, options);
  return asked.ok ? [] : asked.issues.map(({ path }) => path);
};

interface Body {
  readonly name: string;
  readonly longitude: number;
  readonly speed: number;
}

const positions = named("getPlanetaryPositions");
const natal = named("generateNatalChart");
const bodies = (options: object): readonly Body[] => answer(positions, options).planets;
const round = (deg: number): number => ((deg % 360) + 360) % 360;
const apart = (one: number, other: number): number => {
  const difference = round(one - other);
  return Math.min(difference, 360 - difference);
};

const draconic = operations
  .filter(({ body }) => {
    const zodiac = body === undefined ? undefined : declaredSchemaOf(body).properties?.["zodiac"];
    return zodiac?.enum?.includes("draconic");
  })
  .map((operation) => [operation.id, operation] as const);

describe("the draconic zodiac", () => {
  test("counts every longitude from the North Node", () => {
    for (const nodeType of ["mean", "true"]) {
      const bare = bodies({ nodeType });
      const node = bare.find(({ name }) => name === "North Node")?.longitude ?? Number.NaN;
      for (const [index0, { name, longitude }] of bodies({ nodeType, zodiac: "draconic" }).entries()) {
        const expected = round((bare[index0]?.longitude ?? Number.NaN) - node);
        expect(`${name} ${apart(longitude, expected) < 2e-6}`).toBe(`${name} true`);
      }
    }
  });

  test.each(draconic)("is said by %s", (_, operation) => {
    const told = JSON.stringify(answer(operation, { zodiac: "Draconic" }));
    expect(told).toMatch(/"zodiac":"draconic","ayanamsaDegrees":\d/);
    expect(pathsOf(operation, { zodiac: "draconic", ayanamsa: "lahiri" })).toEqual(["ayanamsa"]);
    expect(() => answer(operation, { zodiac: "draconic", time: "unknown" })).toThrow(DomainError);
  });

  test("has angles and cusps from there, and is refused from the Sun and for charts of more than one time", () => {
    expect(draconic.length).toBeGreaterThan(6);
    const [bare, told] = [answer(natal, {}), answer(natal, { zodiac: "draconic" })];
    const node = told.conventions.ayanamsaDegrees;
    expect(apart(told.ascendant.longitude, bare.ascendant.longitude - node)).toBeLessThan(2e-6);
    expect(apart(told.houses[4].longitude, bare.houses[4].longitude - node)).toBeLessThan(2e-6);
    expect(pathsOf(positions, { zodiac: "draconic", center: "heliocentric" })).toEqual(["zodiac"]);
    for (const id of ["calculateSynastry", "generateSolarReturn", "generateProgressions", "calculateTransits"]) {
      expect(pathsOf(named(id), { zodiac: "draconic" })).toEqual(["zodiac"]);
    }
  });
});

describe("the chart of a harmonic", () => {
  test.each([2, 5, 9, 360])("has every longitude and speed times %d, the South Node's too", (harmonic) => {
    const bare = bodies({});
    for (const [index0, { name, longitude, speed }] of bodies({ harmonic }).entries()) {
      const was = bare[index0];
      const isNear = apart(longitude, (was?.longitude ?? Number.NaN) * harmonic) < 6e-7 * harmonic;
      expect(`${name} ${isNear}`).toBe(`${name} true`);
      expect(Math.abs(speed - (was?.speed ?? Number.NaN) * harmonic)).toBeLessThan(6e-7 * harmonic);
    }
    expect(answer(positions, { harmonic }).conventions.harmonic).toBe(harmonic);
  });

  test("turns quintiles into conjunctions", () => {
    const aspects = named("calculateAspects");
    const all = { date: "2000-01-01", planets: undefined, aspectTypes: undefined };
    const quintiles = answer(aspects, { ...all, aspectSeries: ["quintile"] }).seriesAspects;
    const conjunctions = answer(aspects, { ...all, harmonic: 5, aspectTypes: ["CONJUNCTION"] }).aspects;
    const pairsOf = (found: readonly { planet1: string; planet2: string }[]): readonly string[] =>
      found.map(({ planet1, planet2 }) => `${planet1} ${planet2}`);
    expect(quintiles.length).toBeGreaterThan(1);
    // within 2°, which five times is within the orb of a conjunction
    const close = quintiles.filter(({ orb }: { readonly orb: number }) => orb < 2);
    expect(pairsOf(conjunctions)).toEqual(expect.arrayContaining([...pairsOf(close)]));
  });

  test("is refused for what is no harmonic, an open time, and where there are houses", () => {
    for (const harmonic of [1, 361, 2.5, "nine"]) expect(pathsOf(positions, { harmonic })).toEqual(["harmonic"]);
    expect(() => answer(positions, { harmonic: 9, time: "unknown" })).toThrow(/^harmonic is answered for/);
    expect(pathsOf(natal, { harmonic: 9 })).toEqual(["harmonic"]);
  });
});

describe("antiscia", () => {
  const { planets, antiscia } = answer(natal, { antiscia: true });

  test("mirror a body over the solstices, and over the equinoxes", () => {
    for (const [index0, { name, antiscion, contraAntiscion }] of antiscia.entries()) {
      expect(name).toBe(planets[index0].name);
      expect(apart(antiscion.longitude + planets[index0].longitude, 180)).toBeLessThan(2e-6);
      expect(apart(contraAntiscion.longitude, antiscion.longitude + 180)).toBeLessThan(2e-6);
    }
  });

  test("are met by what is within a degree", () => {
    const told = antiscia.flatMap(
      ({ name, contacts }: { name: string; contacts: readonly { kind: string; planet: string }[] }) =>
        contacts.map(({ kind, planet }) => `${name} ${kind} ${planet}`),
    );
    const expected = planets.flatMap((one: Body) =>
      planets.flatMap((other: Body) =>
        one.name === other.name
          ? []
          : [
              ...(apart(180 - one.longitude, other.longitude) <= 1 ? [`${one.name} antiscion ${other.name}`] : []),
              ...(apart(-one.longitude, other.longitude) <= 1 ? [`${one.name} contra-antiscion ${other.name}`] : []),
            ],
      ),
    );
    expect(told.toSorted()).toEqual(expected.toSorted());
  });
});

test("midpoint trees have every pair whose midpoint is met by a multiple of 45° within a degree", () => {
  const { planets, ascendant, midheaven, midpointTrees } = answer(natal, { midpointTrees: true });
  const points: readonly (readonly [string, number])[] = [
    ...planets.map(({ name, longitude }: Body) => [name, longitude] as const),
    ["Ascendant", ascendant.longitude],
    ["Midheaven", midheaven.longitude],
  ];
  const expected = points.flatMap(([name, longitude]) =>
    points.flatMap(([one, first], index0) =>
      points.slice(index0 + 1).flatMap(([other, second]) => {
        const isOn = Math.min(apart(8 * longitude, 4 * (first + second))) <= 8;
        return isOn && one !== name && other !== name ? [`${name} ${one} ${other}`] : [];
      }),
    ),
  );
  const told = midpointTrees.flatMap(
    ({ name, midpoints }: { name: string; midpoints: readonly { point1: string; point2: string; orb: number }[] }) =>
      midpoints.map(({ point1, point2 }) => `${name} ${point1} ${point2}`),
  );
  expect(told.toSorted()).toEqual(expected.toSorted());
  expect(told.length).toBeGreaterThan(20);
});

describe("rulers of places", () => {
  const SCHOOLS = { boundsSchool: "Egyptian", decanSchool: "chaldean", triplicitySchool: "dorothean" };

  test("are told of each body where a school was sent, with names in another language", () => {
    const told = answer(natal, { ...SCHOOLS, lang: "de" });
    expect(told.conventions).toMatchObject({ boundsSchool: "egyptian", decanSchool: "chaldean" });
    // the Sun at 23°07' of Cancer by day: bounds of Jupiter (19° to 26°), third face, the water of Venus
    expect(told.planets[0]).toMatchObject({
      ...{ boundRuler: "Jupiter", decanRuler: "Moon", decanRulerLocalized: "Mond" },
      triplicityRulers: ["Venus", "Mars", "Moon"],
    });
    const one = answer(natal, { decanSchool: "triplicity" });
    expect(one.planets[0]).toMatchObject({ decanRuler: "Jupiter" });
    expect(JSON.stringify(one)).not.toMatch(/boundRuler|triplicityRulers/);
  });

  test("an open time and any other operation refuse all of these by name", () => {
    for (const options of [...Object.entries(SCHOOLS), ["antiscia", true], ["midpointTrees", true]]) {
      const [member = "", value] = options;
      const sent = { [String(member)]: value };
      expect(() => answer(natal, { ...sent, time: "unknown" })).toThrow(`${member} is answered for`);
      expect(pathsOf(named("calculateSynastry"), sent)).toEqual([member]);
    }
    expect(pathsOf(natal, { boundsSchool: "chaldean" })).toEqual(["boundsSchool"]);
    expect(answer(natal, { antiscia: false, midpointTrees: false })).toEqual(answer(natal, {}));
  });
});

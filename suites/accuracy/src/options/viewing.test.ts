import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { domains } from "@almagest/catalog";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { type AnyOperation, createContext, DomainError, declaredSchemaOf, isRecord } from "@almagest/operation";
import { describe, expect, test } from "vitest";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, now: Date.UTC(2026, 10, 22, 12), texts: [] });

const operations = domains.flatMap((domain) => domain.operations);
const named = (id: string): AnyOperation => operations.find((operation) => operation.id === id) ?? expect.fail();

/** Operations whose body has a member, each with its first example. */
const having = (member: string) =>
  operations
    .filter(({ body }) => body !== undefined && declaredSchemaOf(body).properties?.[member] !== undefined)
    .map((operation) => [operation.id, operation] as const);

function answer(operation: AnyOperation, options: object): unknown {
  const parsed = operation.parse({ flat: { ...operation.examples[0], ...options }, decodes: true });
  if (!parsed.ok) throw new Error(parsed.issues.map(({ path, message }) => `${path}: ${message}`).join(" "));
  return JSON.parse(JSON.stringify(operation.run(parsed.value, context)));
}

function issuesOf(operation: AnyOperation, options: object): readonly { path: string; message: string }[] {
  const parsed = operation.parse({ flat: { ...operation.examples[0], ...options }, decodes: true });
  return parsed.ok ? [] : parsed.issues;
}

/** All positions of an answer by the path to them. */
function longitudesIn(value: unknown, path = ""): readonly (readonly [path: string, longitude: number])[] {
  if (Array.isArray(value)) return value.flatMap((one, index0) => longitudesIn(one, `${path}.${index0}`));
  if (!isRecord(value)) return [];
  const own = typeof value["longitude"] === "number" ? [[path, value["longitude"]] as const] : [];
  return [...own, ...Object.entries(value).flatMap(([name, member]) => longitudesIn(member, `${path}.${name}`))];
}

const OPTIONS = [
  ["lilithType", "mean", "true", '"lilith":"osculating-apogee"'],
  ["positionType", "apparent", "true", '"positionType":"true"'],
  ["center", "geocentric", "topocentric", '"center":"topocentric"'],
] as const;

/** Its arcs are of the equator, which no zodiac moves, and its bounds are those of tropical signs: it takes no zodiac. */
const TROPICAL_ALONE: ReadonlySet<string> = new Set(["findPrimaryDirections"]);
/** Minutes of birth are years of life or signs of the Lagna here: an open time is no time, with any of these options. */
const TIMED_ALONE: ReadonlySet<string> = new Set(["findPrimaryDirections", "castVarshaphala"]);

describe.each(OPTIONS)("%s", (member, usual, other, said) => {
  const asked = having(member).filter(([id]) => member !== "center" || id !== "calculateAspects");

  test("is a choice of these", () => {
    expect(asked.length).toBeGreaterThan(5);
  });

  test.each(asked)("%s is without it what it was", (_, operation) => {
    const bare = answer(operation, {});
    expect(answer(operation, { [member]: usual })).toEqual(bare);
    expect(JSON.stringify(bare)).not.toContain(said);
  });

  test.each(asked)("%s says it where it was sent, in the sidereal zodiac too", (id, operation) => {
    expect(JSON.stringify(answer(operation, { [member]: other }))).toContain(said);
    if (TROPICAL_ALONE.has(id)) {
      expect(JSON.stringify(answer(operation, { [member]: other }))).toContain('"zodiac":"tropical"');
      expect(issuesOf(operation, { zodiac: "sidereal" })).toMatchObject([{ path: "zodiac", code: "unknown_member" }]);
      return;
    }
    const isTropical = operation.body !== undefined && "zodiac" in operation.body.shape;
    const zodiac = isTropical ? { zodiac: "sidereal" } : {};
    const both = JSON.stringify(answer(operation, { [member]: other.toUpperCase(), ...zodiac }));
    expect(both).toContain(said);
    expect(both).toContain('"zodiac":"sidereal"');
  });

  test.each(asked)("%s refuses a value that is none, and an open time, by name", (id, operation) => {
    expect(issuesOf(operation, { [member]: "sideways" }).map(({ path }) => path)).toEqual([member]);
    if (operation.uncertain === undefined && TIMED_ALONE.has(id)) {
      expect(issuesOf(operation, { [member]: other, time: "unknown" }).map(({ path }) => path)).toEqual(["time"]);
      return;
    }
    const open = Object.fromEntries(
      (operation.uncertain?.births ?? []).map(({ holder, names }) => {
        const held: unknown = holder === undefined ? undefined : operation.examples[0]?.[holder];
        return holder === undefined ? [names.time, "unknown"] : [holder, { ...Object(held), [names.time]: "unknown" }];
      }),
    );
    expect(() => answer(operation, { [member]: other, ...open })).toThrow(DomainError);
    expect(() => answer(operation, { [member]: other, ...open })).toThrow(`${member} ${other} is answered for`);
  });
});

test("an operation that has no such member refuses it by its name", () => {
  for (const id of ["calculateHouses", "getMonthlyTropicalAspects", "generateBodygraph", "calculateTransit"]) {
    for (const [member, , other] of OPTIONS) {
      expect([id, issuesOf(named(id), { [member]: other })[0]?.path]).toEqual([id, member]);
    }
  }
  expect(issuesOf(named("generateLunarReturn"), { center: "topocentric" })[0]?.path).toBe("center");
});

test("Lilith alone moves with its kind, bodies by seconds with true positions, the Moon most from a place", () => {
  const natal = named("generateNatalChart");
  const planets = (options: object): readonly (readonly [string, number])[] =>
    longitudesIn(answer(natal, options)).filter(([path]) => path.startsWith(".planets"));
  const bare = planets({});
  const moved = (options: object): readonly number[] =>
    planets(options).map(([, longitude], index0) => Math.abs(longitude - (bare[index0]?.[1] ?? Number.NaN)));
  const byLilith = moved({ lilithType: "true" });
  expect(byLilith.slice(0, 13).every((apart) => apart === 0)).toBe(true);
  expect(byLilith[13]).toBeGreaterThan(1);
  const byLight = moved({ positionType: "true" });
  expect(byLight.slice(0, 10).every((apart) => apart > 0 && apart < 0.02)).toBe(true);
  expect(byLight[10]).toBe(0);
  const byPlace = moved({ center: "topocentric" });
  expect(byPlace[1]).toBeGreaterThan(0.1);
  expect(byPlace[0]).toBeLessThan(0.003);
});

test("a returned chart takes the mean node, a relocated one too", () => {
  for (const id of [
    "generateSolarReturn",
    "generateLunarReturn",
    "generatePlanetaryReturn",
    "generateRelocationChart",
  ]) {
    expect(JSON.stringify(answer(named(id), { nodeType: "mean" }))).toContain('"nodeType":"mean"');
    expect(answer(named(id), { nodeType: "true" })).toEqual(answer(named(id), {}));
  }
});

describe("a chart seen from the Sun", () => {
  const BIRTH = { date: "2000-01-01", time: "12:00:00", timezone: 0, latitude: 0, longitude: 0 };
  const positions = named("getPlanetaryPositions");
  const aspects = named("calculateAspects");

  test("has the Earth and the planets where swetest has them, and no Sun, Moon, nodes or Lilith", () => {
    const told = answer(positions, { ...BIRTH, center: "heliocentric" });
    const text = readFileSync(
      fileURLToPath(new URL("../../../../packages/ephemeris-swiss/src/fixtures/viewed.txt", import.meta.url)),
      "utf8",
    );
    const run = text.split(/^> /m).find((one) => /-bj2451545 .*-hel -ep/.test(one)) ?? expect.fail();
    const { planets = [], earth, conventions } = Object(told);
    expect(conventions).toMatchObject({ center: "heliocentric", lilith: "mean-apogee" });
    expect(conventions.positions).toContain("no houses, Sun, Moon, nodes or Lilith");
    const names = [...planets, earth].map((body: { name: string }) => body.name);
    expect(names).toEqual([..."Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto Chiron Earth".split(" ")]);
    for (const body of [...planets, earth]) {
      const line = run.split("\n").find((one) => one.startsWith(body.name)) ?? expect.fail();
      const [printed, , , speed] = line.slice(body.name.length).trim().split(/\s+/).map(Number);
      // 64 seconds are between the two: the printed places are of noon TT
      const moved = ((speed ?? 0) * 64.184) / 86_400;
      expect(Math.abs(body.longitude - ((printed ?? Number.NaN) + moved))).toBeLessThan(2e-6);
    }
  });

  test("has aspects between the planets and the Earth, and a filter by them", () => {
    const bare = { planets: undefined, aspectTypes: undefined, center: "heliocentric" };
    const told = JSON.stringify(answer(aspects, bare));
    expect(told).toContain('"Earth"');
    expect(told).not.toMatch(/"(?:Sun|Moon|North Node|South Node|Black Moon Lilith)"/);
    const filtered = Object(answer(aspects, { ...bare, planets: ["earth", "Mars", "Jupiter", "Saturn"] }));
    expect(filtered.aspects.length).toBeGreaterThan(0);
    expect(JSON.stringify(filtered.aspects)).not.toContain("Venus");
  });

  test("is refused by name where a chart needs what it lacks", () => {
    const [refusal] = issuesOf(named("generateNatalChart"), { center: "heliocentric" });
    expect(refusal?.path).toBe("center");
    expect(refusal?.message).toMatch(/no houses, Moon or nodes.*POST \/astrology\/planets/);
    expect(issuesOf(aspects, { center: "topocentric" })[0]?.message).toMatch(/needs a place/);
    expect(issuesOf(positions, { center: "heliocentric", lilithType: "true" })[0]?.path).toBe("lilithType");
    const filter = { planets: ["Sun", "Mars"], center: "heliocentric" };
    expect(issuesOf(aspects, filter)[0]).toMatchObject({ path: "planets.0" });
    expect(issuesOf(aspects, { planets: ["Earth", "Mars"] })[0]?.message).toMatch(/heliocentric chart alone/);
  });
});

import { alwaysHasHouses } from "@almagest/ephemeris";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, DomainError, HOUSE_SYSTEMS, ValidationError } from "@almagest/operation";
import { repeatedSentences } from "@almagest/telling/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { en } from "../texts/en";
import { computeSynastry } from "./compute";
import { synastry } from "./operation";

const ephemeris = swissEphemeris({ ut1: "modeled" });
const context = createContext({ ephemeris, texts: [en] });

const ALEX = { date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: -5 };
const JORDAN = { date: "1992-03-20", time: "09:15:00", latitude: 34.0522, longitude: -118.2437, timezone: -8 };
const TROMSO = { date: "1988-12-21", time: "11:00:00", latitude: 69.65, longitude: 18.96, timezone: "Europe/Oslo" };

describe("synastry", () => {
  const answer = synastry({ person1: { ...ALEX, name: "Alex" }, person2: { ...JORDAN, name: "Jordan" } }, context);

  test("places each body in its own houses and in the other person's, by swetest's cusps", () => {
    // fixtures/two-people.txt: Alex' Sun 113.04 lies past Jordan's 3rd cusp 112.37 and before the 4th 136.54, and
    // before their own 9th cusp 113.46; Jordan's Moon 206.47 lies between Alex' 11th 181.83 and 12th 207.66.
    const of = (person: typeof answer.person1, name: string): object | undefined =>
      person.planets.find((planet) => planet.name === name);
    expect(of(answer.person1, "Sun")).toMatchObject({ longitude: 113.044271, house: 8, houseInOtherChart: 3 });
    expect(of(answer.person2, "Moon")).toMatchObject({ longitude: 206.47413, house: 6, houseInOtherChart: 11 });
    expect(of(answer.person2, "Sun")).toMatchObject({ house: 11, houseInOtherChart: 4 });
  });

  test("names signs, angles and people", () => {
    expect(answer.person1).toMatchObject({ name: "Alex", sunSign: "Cancer", moonSign: "Aries" });
    expect(answer.person2).toMatchObject({ name: "Jordan", sunSign: "Aries", moonSign: "Libra" });
    expect(answer.person1.ascendant).toMatchObject({ sign: "Scorpio", longitude: 228.704984 });
    expect(answer.person2.ascendant).toMatchObject({ sign: "Gemini", longitude: 66.176494 });
  });

  test("counts every contact of fourteen bodies with fourteen, planet1 always of person1", () => {
    const { total, harmonious, challenging, neutral, byType } = answer.summary;
    expect(answer.interAspects).toHaveLength(total);
    expect(harmonious + challenging + neutral).toBe(total);
    expect(Object.values(byType).reduce((sum, times) => sum + times, 0)).toBe(total);
    // Venus 84.786 of Alex and Mars 324.291 of Jordan: 239.505 apart, a trine 0.495 wide.
    expect(answer.interAspects).toContainEqual(
      expect.objectContaining({
        planet1: "Venus",
        planet2: "Mars",
        type: "TRINE",
        orb: expect.closeTo(0.49506, 6),
        strength: 95,
      }),
    );
    expect(answer.interAspects[0]).not.toHaveProperty("isApplying");
  });

  test("every contact has a meaning in the language of two people", () => {
    for (const { meaning } of answer.interAspects) {
      expect(meaning?.relationshipContext).toMatch(/\.$/);
      expect(meaning?.relationshipContext).not.toContain("{");
    }
    expect(answer.analysis.strengths?.[0]).toMatch(/^Alex's Venus trine Jordan's Moon: /);
    expect(answer.analysis.overall).toContain(String(answer.compatibilityScore));
  });

  test("explains each kind of aspect once, and says no sentence of the list twice", () => {
    const types = new Set(answer.interAspects.map(({ type }) => type));
    expect(new Set(answer.glossary?.map(({ type }) => type))).toEqual(types);
    expect(answer.glossary).toHaveLength(types.size);
    const prose = answer.interAspects.map(({ meaning: { description, relationshipContext } = {} }) => [
      description?.short,
      description?.long,
      relationshipContext,
    ]);
    expect(repeatedSentences([prose, answer.glossary, answer.analysis.overall])).toEqual([]);
    for (const { planet1, planet2, orb, meaning } of answer.interAspects) {
      expect(meaning?.description.short).toContain(planet1);
      expect(meaning?.description.long).toContain(planet2);
      expect(meaning?.description.long).toContain(`${orb.toFixed(1)}°`);
    }
  });

  test("a lone name is echoed, and texts then name neither", () => {
    const lone = synastry({ person1: { ...ALEX, name: "Alex" }, person2: JORDAN }, context);
    expect(lone.person1.name).toBe("Alex");
    expect(lone.person2).not.toHaveProperty("name", expect.anything());
    expect(lone.analysis.strengths?.[0]).toMatch(/^The first chart's Venus trine the Moon of the second: /);
  });

  test("a name is data: braces and markup come back as they were sent", () => {
    const name = "{score} <b>'A'</b>";
    const odd = synastry({ person1: { ...ALEX, name }, person2: { ...JORDAN, name } }, context);
    expect(odd.person1.name).toBe(name);
    expect(odd.analysis.strengths?.[0]).toContain(`${name}'s Venus trine`);
  });

  test("a name of a hundred characters is taken, a longer one refused at its path", () => {
    expect(() => synastry({ person1: { ...ALEX, name: "a".repeat(100) }, person2: JORDAN }, context)).not.toThrow();
    expect(() => synastry({ person1: ALEX, person2: { ...JORDAN, name: "a".repeat(101) } }, context)).toThrow(
      ValidationError,
    );
  });

  test("both charts are in one house system: whole-sign where the other does not exist for one", () => {
    const polar = synastry({ person1: ALEX, person2: TROMSO, houseSystem: "placidus" }, context);
    expect(polar.houseSystem).toBe("whole-sign");
    expect(polar.conventions.requestedHouseSystem).toBe("placidus");
    // Whole-sign houses from Scorpio: Cancer is the ninth.
    expect(polar.person1.planets[0]).toMatchObject({ name: "Sun", sign: "Cancer", house: 9 });
    expect(polar.conventions.person2).toMatchObject({ utc: "1988-12-21T10:00:00Z" });
  });

  test("a date outside the ephemeris is refused", () => {
    expect(() => synastry({ person1: ALEX, person2: { ...JORDAN, date: "3100-01-01" } }, context)).toThrow(DomainError);
  });

  test("names are localized, canonical ones stay English, and English has no siblings", () => {
    const spanish = synastry({ person1: ALEX, person2: JORDAN, lang: "es" }, context);
    expect(spanish.person1).toMatchObject({
      sunSign: "Cancer",
      sunSignLocalized: "Cáncer",
      moonSignLocalized: "Aries",
    });
    expect(spanish.person1.ascendant).toMatchObject({ sign: "Scorpio", signLocalized: "Escorpio" });
    expect(spanish.person1.planets[0]).toMatchObject({ nameLocalized: "Sol", signLocalized: "Cáncer" });
    expect(spanish.interAspects[0]).toMatchObject({ planet1Localized: "Sol", typeLocalized: expect.any(String) });
    expect(JSON.stringify(answer)).not.toContain("Localized");
  });

  test("without texts the facts come without prose", () => {
    const bare = JSON.parse(JSON.stringify(synastry({ person1: ALEX, person2: JORDAN }, createContext({ ephemeris }))));
    expect(bare.analysis).toEqual({});
    expect(bare.interAspects[0]).not.toHaveProperty("meaning");
    expect(bare.compatibilityScore).toBe(answer.compatibilityScore);
  });

  test("swapping the people swaps the sides and nothing else", () => {
    const people = fc.constantFrom(ALEX, JORDAN, TROMSO);
    fc.assert(
      fc.property(
        people,
        people,
        fc.constantFrom(...HOUSE_SYSTEMS),
        fc.integer({ min: 1850, max: 2050 }),
        (one, two, houseSystem, year) => {
          fc.pre([one, two].every(({ latitude }) => alwaysHasHouses(houseSystem, latitude)));
          const person1 = { ...one, nodeType: "true" as const };
          const person2 = { ...two, date: `${year}-02-28`, nodeType: "mean" as const };
          const there = computeSynastry({ person1, person2, houseSystem }, { ephemeris });
          const back = computeSynastry({ person1: person2, person2: person1, houseSystem }, { ephemeris });
          expect(back.score).toBe(there.score);
          expect(back.houseSystem).toBe(there.houseSystem);
          expect(back.person2).toEqual(there.person1);
          expect(back.person1).toEqual(there.person2);
          expect(back.aspects).toHaveLength(there.aspects.length);
          expect(back.highlights.strengths.map(({ first, second }) => [second, first])).toEqual(
            there.highlights.strengths.map(({ first, second }) => [first, second]),
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  test("a person with themselves has each body in one and the same house twice, and an integer score", () => {
    const own = computeSynastry(
      { person1: { ...ALEX, nodeType: "true" }, person2: { ...ALEX, nodeType: "true" }, houseSystem: "koch" },
      { ephemeris },
    );
    for (const body of own.person1.bodies) expect(body.houseInOtherChart).toBe(body.house);
    expect(
      own.aspects.filter(({ first, second, aspect }) => first === second && aspect === "conjunction"),
    ).toHaveLength(14);
  });
});

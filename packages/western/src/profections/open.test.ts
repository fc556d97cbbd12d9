import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { bodies } from "@almagest/i18n/astrology";
import { createContext, erase, isAlmagestError } from "@almagest/operation";
import { sentencesOf } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { secondsLater, timesThrough } from "../../../sky/test/open-agreement";
import { en } from "../texts/en";
import type { Profections, UncertainProfections } from "../types";
import { profections } from "./operation";
import { uncertainProfectionsOutput } from "./schema";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });
const NEW_YORK = { date: "1990-07-15", latitude: 40.7128, longitude: -74.006, timezone: -4, targetDate: "2025-08-04" };
const DAYS = [
  ["New York", NEW_YORK],
  [
    "Tromsø, where some signs never rise",
    { ...NEW_YORK, date: "1979-06-21", latitude: 69.65, longitude: 18.96, timezone: 2 },
  ],
] as const;

const at = (birth: typeof NEW_YORK, local: string): Profections =>
  profections({ ...birth, date: local.slice(0, 10), time: local.slice(11) }, context);

/** The candidate whose sign rises at a time. */
function candidateAt({ candidates = [] }: UncertainProfections, local: string) {
  return candidates.find(({ rises }) => rises.some(({ from, until = "9" }) => from <= local && local < until));
}

describe.each(DAYS)("%s, the time unknown", (_, birth) => {
  const open = profections(birth, context);
  const { birthTime, candidates = [], lords = [] } = open;

  test("has age, house and period of every time, and of each the sign and lord by the sign that rises", () => {
    expect(candidates.length).toBeGreaterThan(6);
    const changes = birthTime.changes.filter(({ member }) => member === "ascendant.sign");
    for (const local of [
      ...timesThrough(birthTime, 9),
      ...changes.flatMap((one) => [secondsLater(one.at, -1), one.at]),
    ]) {
      const known = at(birth, local);
      const { age, profectedHouse, period } = open;
      expect([local, { age, profectedHouse, period }]).toEqual([
        local,
        { age: known.age, profectedHouse: known.profectedHouse, period: known.period },
      ]);
      const found = candidateAt(open, local);
      expect([local, found?.profectedSign, found?.lordOfYear]).toEqual([local, known.profectedSign, known.lordOfYear]);
      expect(lords.find(({ name }) => name === known.lordOfYear)?.sign ?? known.lordNatalPosition.sign).toBe(
        known.lordNatalPosition.sign,
      );
    }
  });

  test("leaves out what the time would decide, and is the answer that its schema describes", () => {
    const json: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainProfectionsOutput.strict().parse(json)).toEqual(json);
    for (const member of ["profectedSign", "lordOfYear", "lordNatalPosition"]) expect(json).not.toHaveProperty(member);
    for (const lord of lords) expect(lord).not.toHaveProperty("house");
    expect(new Set(candidates.map(({ lordOfYear }) => lordOfYear))).toEqual(new Set(lords.map(({ name }) => name)));
    const told = birthTime.holds.find(({ member }) => member === "lords.saturn.sign");
    expect(told?.value).toBe(lords.find(({ name }) => name === bodies.saturn.en)?.sign);
  });

  test("is read by the house, says in the second sentence what a time would add, and repeats nothing", () => {
    for (const text of [open.summary ?? "", open.interpretation ?? ""]) {
      const sentences = sentencesOf(text);
      expect(sentences[1]).toMatch(/^A time of birth would/);
      expect(new Set(sentences).size).toBe(sentences.length);
      expect(text).not.toMatch(/[{}]|undefined|lord of the year|stood in your/);
    }
    const told = [...candidates, ...lords].map(({ interpretation }) => interpretation);
    expect(told).not.toContain(undefined);
    expect(new Set(told).size).toBe(told.length);
  });
});

describe("a time known to minutes", () => {
  const range = { ...NEW_YORK, time: "14:30:00", timeAccuracyMinutes: 2 } as const;

  test("has sign, lord and reading of every minute where one sign rises", () => {
    const open = profections(range, context);
    const known = at(NEW_YORK, "1990-07-15T14:30:00");
    expect(open).toMatchObject({ profectedSign: known.profectedSign, lordOfYear: known.lordOfYear, age: known.age });
    expect(open.lordNatalPosition).toMatchObject({ house: known.lordNatalPosition.house });
    expect(open).not.toHaveProperty("candidates");
    const [, added, ...rest] = sentencesOf(open.interpretation ?? "");
    expect(added).toMatch(/^A minute would bring nothing new but the exact degrees/);
    expect(sentencesOf(known.interpretation ?? "").slice(1)).toEqual(rest);
    expect(open.summary).toBe(known.summary);
  });

  test("leaves the lord's natal house out where a cusp passes it, and says that a minute would bring it", () => {
    const wide = profections({ ...NEW_YORK, timeFrom: "14:00:00", timeTo: "16:00:00" }, context);
    expect(wide.profectedSign).toBe(at(NEW_YORK, "1990-07-15T15:00:00").profectedSign);
    const houses = new Set(timesThrough(wide.birthTime, 9).map((local) => at(NEW_YORK, local).lordNatalPosition.house));
    expect(houses.size).toBeGreaterThan(1);
    expect(wide.lordNatalPosition).not.toHaveProperty("house");
    expect(wide.summary).toContain("A minute would say from which natal house");
    expect(wide.interpretation).not.toContain("stood in your");
  });

  test("has one candidate for each of two signs", () => {
    // Scorpio rises at 13:54:37
    const open = profections({ ...range, time: "13:50:00", timeAccuracyMinutes: 15 }, context);
    expect(open.candidates?.map(({ ascendant, rises }) => [ascendant, rises.length])).toEqual([
      ["Libra", 1],
      ["Scorpio", 1],
    ]);
    expect(open.interpretation).toContain("which sign was rising, Libra or Scorpio,");
  });
});

describe("a birth of either of two dates", () => {
  const night = { ...NEW_YORK, timeFrom: "23:30:00", timeTo: "00:30:00", dateTo: "1990-07-16" } as const;

  test("has an age but no period", () => {
    const open = profections(night, context);
    expect(open.age).toBe(35);
    expect(open).not.toHaveProperty("period");
  });

  test.each(["2025-07-15", "1990-07-15"])("is refused on %s, the birthday of one of them", (targetDate) => {
    expect(() => profections({ ...night, targetDate }, context)).toThrow(
      expect.toSatisfy((error) => isAlmagestError(error) && error.code === "unprocessable_entity"),
    );
    expect(() => profections({ ...night, targetDate }, context)).toThrow("may be of 1990-07-15 or of 1990-07-16");
  });
});

test("a known time is answered by the other arm", () => {
  const operation = erase(profections);
  const parsed = operation.parse({ flat: { ...NEW_YORK, time: "14:30:00", timeAccuracyMinutes: null } });
  expect(parsed.ok && JSON.stringify(operation.run(parsed.value, context))).toBe(
    JSON.stringify(
      erase(profections).run({ ...NEW_YORK, time: "14:30:00", houseSystem: "placidus", nodeType: "true" }, context),
    ),
  );
});

import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { detectedYogas, vedicBirthChart } from "../index";
import { en } from "../texts/en";
import { vedicReader } from "../texts/reader";
import { clause } from "./clause";
import { DETECTED_IDS, type DetectedYoga } from "./detect";
import { presentYogas } from "./detected";

const yogas = DETECTED_IDS.map(
  (id): DetectedYoga => ({
    id,
    family: "classical",
    suppressedBy: undefined,
    isPresent: true,
    conditions: [{ isMet: true, found: clause("lakshmi.sound"), lacks: () => clause("lakshmi.sound") }],
  }),
);

test("a yoga told again is equal, and has the texts of its own caller", () => {
  const catalogues = [en];
  const told = presentYogas(yogas, vedicReader({ lang: "en", catalogues }));
  expect(presentYogas(yogas, vedicReader({ lang: "en", catalogues }))).toEqual(told);
  expect(presentYogas(yogas, vedicReader({ lang: "en", catalogues: [en] }))).toEqual(told);
  expect(new Set(told.map(({ description }) => description)).size).toBe(DETECTED_IDS.length);
  for (const yoga of presentYogas(yogas, vedicReader({ lang: "en", catalogues: [] }))) {
    expect(yoga.description).toBeUndefined();
  }
});

test("the texts of rules that were matched are those of this chart, not of another", () => {
  const texts = vedicReader({ lang: "en", catalogues: [en] });
  const [first, second, third] = yogas;
  if (first === undefined || second === undefined || third === undefined) throw new Error("no yogas");
  const description = (matched: NonNullable<DetectedYoga["matched"]>): string | undefined =>
    presentYogas([{ ...first, matched }], texts)[0]?.description;
  const own = description([]);
  expect(description([second.id, third.id])).toBe(`${description([second.id])}\n\n${description([third.id])}`);
  expect(description([])).toBe(own);
});

describe("the result of a yoga", () => {
  const births = Array.from({ length: 30 }, (_, index0) => ({
    date: new Date(Date.UTC(1941 + ((index0 * 7) % 80), (index0 * 5) % 12, 1 + ((index0 * 11) % 28)))
      .toISOString()
      .slice(0, 10),
    time: `${String((index0 * 7) % 24).padStart(2, "0")}:13:00`,
    ...{ latitude: 28.6, longitude: 77.2, timezone: 5.5 },
  }));
  const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
  const answers = births.map((birth) => detectedYogas(birth, context).yogas);

  test("says of an absent one in one sentence what is missing, and nothing of the reader", () => {
    for (const yoga of answers.flat().filter(({ present }) => !present)) {
      expect(yoga.result, yoga.id).toMatch(/^Not (?:formed|counted): [^.]+\.$/);
      expect(yoga.result, yoga.id).not.toMatch(/\byour?s?\b|: none|by none|undefined|[{}]/i);
    }
  });

  test("calls a set of houses the nearest only where no other is as near", () => {
    // counted by hand: of Sydney's eight sets of seven houses two, of New York's three miss the fewest grahas
    const sydney = { date: "1961-08-11", time: "04:38:00", latitude: -33.8688, longitude: 151.2093 };
    const newYork = { date: "2003-12-07", time: "04:43:00", latitude: 40.7128, longitude: -74.006 };
    const resultsOf = (birth: typeof sydney, timezone: string): string =>
      detectedYogas({ ...birth, timezone }, context)
        .yogas.map(({ result }) => result)
        .join("\n");
    expect(resultsOf(sydney, "Australia/Sydney")).toContain(
      "5th, 6th, 7th and 8th, one of the 2 nearest of its 8 sets of houses",
    );
    const told = resultsOf(newYork, "America/New_York");
    expect(told).toContain(
      "all outside the 1st and 4th, one of its 4 sets of houses, and the grahas are equally far from each of them.",
    );
    expect(told).toContain("5th, 6th, 7th and 8th, one of the 3 nearest of its 8 sets of houses");
  });

  test("tells a planet's place once, and gives every lack of an absent one its verb", () => {
    for (const { id, result = "", present } of answers.flat()) {
      if (!present && id === "dhurdhura") expect(result.match(/\(/g)?.length ?? 1, result).toBe(1);
      if (!present && id === "kemadruma") expect(result).toMatch(/: [^;]+ (?:is|are) (?:with|in the) /);
      if (!present && id === "sunapha") expect(result).toContain("(Mars ");
      expect(result).not.toMatch(/\b(\w+) is (?:combust|debilitated) and \1 is/);
    }
    expect(answers.flat().some(({ result = "" }) => /is combust and in the \d+th house/.test(result))).toBe(true);
  });

  test("tells the dashas of its makers in the order in which they come, whether past or ahead", () => {
    let several = 0;
    for (const { id, present, result = "" } of answers.flat()) {
      if (!present) continue;
      const starts = [...result.matchAll(/\((\d{4}) to \d{4}\)/g)].map(([, year]) => Number(year));
      several += starts.length > 1 ? 1 : 0;
      expect(starts, id).toEqual(starts.toSorted((one, other) => one - other));
      expect(result, id).not.toMatch(/Its times? (?:is|are|was|were)/);
    }
    expect(several).toBeGreaterThan(5);
  });

  test("names the house in which each graha that is outside a shape is found", () => {
    for (const [index0, yogas] of answers.entries()) {
      const birth = births[index0];
      const chart = birth && vedicBirthChart(birth, context);
      const nav = yogas.find(({ id, suppressedBy }) => id === "nav" && suppressedBy === undefined);
      const told = [...(nav?.result ?? "").matchAll(/(?:the )?(\w+) \((\d+)\w\w\)/g)].map(
        ([, name, house]) => `${name} ${house}`,
      );
      const meant = Object.entries(chart?.meta ?? {}).flatMap(([name, { house }]) =>
        ["Lagna", "Rahu", "Ketu"].includes(name) || house <= 7 ? [] : [`${name} ${house}`],
      );
      if (nav?.present === false) expect(told).toEqual(meant);
    }
  });

  test("says of a present one its strength and when it gives", () => {
    const present = answers.flat().filter(({ present }) => present);
    expect(present.length).toBeGreaterThan(births.length);
    for (const { result = "" } of present) {
      expect(result).toMatch(
        /Its dashas? (?:is that|are those) of .+ \(\d{4}(?: to \d{4})?\)\.$|works in all of them\.$/,
      );
    }
  });

  test("counts its makers, names no key of the catalogue, and does not say twice that a house is empty", () => {
    for (const { evidence = "", result = "", present } of answers.flat()) {
      expect(evidence).not.toMatch(/(?:dhana|daridra)(?:-\d+)?:|dhana to|none, in|\basked:/i);
      expect(result).not.toMatch(
        /outside the ([^,.]+), and none of the seven is in the \1\.$|^Not formed: (?:Sun|Moon)\b/,
      );
      if (!present) continue;
      expect(result).not.toMatch(/makers(?:,)? (?:the )?\w+, (?:is|are)|dashas of (?:the )?\w+ \(\d{4} to \d{4}\)\.$/);
    }
  });

  test("answers the rules of a yoga of want by who stands where, and leaves no choice to the reader", () => {
    const wants = answers.flat().filter(({ id, present }) => id === "daridra" && present);
    expect(wants.length).toBeGreaterThan(3);
    for (const { evidence = "" } of wants) {
      expect(evidence).not.toMatch(/\bor the \d|6th, 8th or 12th|a malefic,|undefined|none/);
      expect(evidence).toMatch(/, lord of |in the Lagna/);
    }
  });

  test("gives a yoga of want to the grahas that make its rule, and marks no fault of theirs", () => {
    const wants = answers.flat().filter(({ id, present }) => id === "daridra" && present);
    expect(wants.length).toBeGreaterThan(0);
    for (const { result = "", matchedRules = [] } of wants) {
      expect(result).not.toMatch(/marred|holds it back/);
      if (matchedRules.join() === "daridra-10") expect(result).toMatch(/(?:the Sun|Mars|Saturn|Rahu|Ketu).+\(\d{4}/);
    }
  });
});

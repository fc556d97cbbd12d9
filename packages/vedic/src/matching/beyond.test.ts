import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { repeatedSentences, unread, unwritten, wrongArticles } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { gunMilan, manglikDosha, vedicBirthChart } from "../index";
import { en } from "../texts/en";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
const births = Array.from({ length: 30 }, (_, index0) => ({
  date: new Date(Date.UTC(1970 + (index0 % 33), (index0 * 5) % 12, 1 + ((index0 * 11) % 28)))
    .toISOString()
    .slice(0, 10),
  time: `${String((index0 * 7) % 24).padStart(2, "0")}:40:00`,
  ...{ latitude: 19.076, longitude: 72.8777, timezone: 5.5 },
}));
const couples = births.flatMap((person1, index0) => {
  const person2 = births[(index0 + 11) % births.length];
  return person2 === undefined ? [] : [{ person1, person2, answer: gunMilan({ person1, person2 }, context) }];
});

/** The names of a list in a sentence. */
const namesIn = (list: string): readonly string[] => (list === "" ? [] : list.split(/, | and /));

describe("the reading of a couple", () => {
  test("names every koota that gives all or none of its points, and the count", () => {
    for (const { answer } of couples) {
      const reading = answer.couple?.reading ?? "";
      expect(reading).toContain(`The count is ${answer.total} of 36`);
      const [, full = ""] = /36\. (\w[\w ,]+?) gives? all (?:its|their) points\./.exec(reading) ?? [];
      const [, none = ""] = /\. ([A-Z][\w ,]+?) earns? no point\./.exec(reading) ?? [];
      const all = answer.breakdown.filter(({ score, maxScore }) => score === maxScore);
      const nothing = answer.breakdown.filter(({ score }) => score === 0);
      expect(namesIn(full)).toEqual(all.length === 8 ? [] : all.map(({ category }) => category));
      expect(namesIn(none)).toEqual(nothing.map(({ category }) => category));
    }
  });

  test("weighs a dosha that stands in its close, and asks no school to excuse one that is canceled", () => {
    const standing = couples.filter(({ answer }) => answer.doshas.length > 0);
    expect(standing.length).toBeGreaterThan(0);
    for (const { answer } of couples) {
      const reading = answer.couple?.reading ?? "";
      for (const dosha of answer.doshas) expect(reading.split("\n\n").at(-1)).toContain(dosha);
      for (const { dosha } of answer.doshaCancellations) {
        const koota = dosha.replace(" Dosha", "");
        expect(reading).not.toMatch(new RegExp(`would excuse [^.]*${koota}[^.]*, since`));
      }
    }
  });

  test("has the seventh lord and Mars of both charts as their own operations answer them", () => {
    for (const { person1, person2, answer } of couples) {
      for (const [person, beyond] of [
        [person1, answer.couple?.person1],
        [person2, answer.couple?.person2],
      ] as const) {
        expect(beyond?.seventhLord).toBe(vedicBirthChart(person, context).houses[6]?.lord);
        const dosha = manglikDosha(person, context);
        expect(beyond?.manglik).toBe(dosha.present);
        expect(beyond?.manglikExceptions).toEqual(dosha.exceptionRules ?? []);
      }
      const both = [answer.couple?.person1.manglik, answer.couple?.person2.manglik];
      const says = both.every(Boolean)
        ? "Both are manglik"
        : both.some(Boolean)
          ? "alone is manglik"
          : "Neither is manglik";
      expect(answer.couple?.reading).toContain(says);
    }
  });

  test("names the koota of each relief, and leaves no rule undecided", () => {
    for (const { answer } of couples) {
      const reading = answer.couple?.reading ?? "";
      expect(reading).not.toContain("one or friends");
      const canceled = answer.doshaCancellations.map(({ dosha }) => dosha.replace(" Dosha", ""));
      const asked = answer.reliefs.filter(({ koota }) => !canceled.includes(koota));
      expect(/Other schools would excuse/.test(reading)).toBe(asked.length > 0);
      for (const { koota } of asked) expect(reading).toMatch(new RegExp(`would excuse [^.]*${koota}[^.]*, since`));
    }
  });

  test("names each canceled dosha with its rule", () => {
    const canceled = couples.filter(({ answer }) => answer.doshaCancellations.length > 0);
    expect(canceled.length).toBeGreaterThan(0);
    for (const { answer } of canceled) {
      for (const { dosha, rule } of answer.doshaCancellations) {
        expect(answer.couple?.reading).toContain(`${dosha} is set aside, for the rule allows it: ${rule}.`);
      }
    }
  });

  test("says no sentence twice, fills every name, and has its articles right", () => {
    for (const { answer } of couples) {
      const reading = answer.couple?.reading ?? "";
      expect(repeatedSentences(reading)).toEqual([]);
      expect(wrongArticles(reading)).toEqual([]);
      expect(reading).not.toMatch(/[{}]|undefined| {2}|[.!?] [a-z]/);
    }
  });

  test("is written for every case", () => {
    const walks = [
      [["couple.close"], ["high", "middle", "low"], ["good", "mixed", "hard"]],
      [["couple.seventh"], ["strong", "strongToo", "good", "goodToo", "mixed", "mixedToo", "weak", "weakToo"]],
      [["couple.venus"], ["strong", "strongToo", "fair", "fairToo", "short", "shortToo"]],
      [["couple.navamsa"], ["rises", "risesToo", "falls", "fallsToo"]],
      [["couple.manglik"], ["none", "both", "alone", "one", "lightened"]],
    ] as const;
    for (const walk of walks) expect([...unwritten(en, walk), ...unread(en, walk)]).toEqual([]);
  });
});

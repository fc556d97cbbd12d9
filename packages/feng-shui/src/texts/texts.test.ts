import { ANIMALS, BRANCHES } from "@almagest/chinese-astrology/facts";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { leavesOf } from "@almagest/i18n";
import { createContext } from "@almagest/operation";
import { wordCount } from "@almagest/telling";
import { repeatedSentences, wrongArticles } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { BAGUA_IDS } from "../bagua/bagua";
import { DIRECTIONS, PALACES } from "../compass/directions";
import { MOUNTAIN_IDS, mountainNamed, oppositeMountain } from "../compass/mountains";
import { TRIGRAM_IDS } from "../compass/trigrams";
import {
  annualAfflictions,
  annualStars,
  baguaSectors,
  eightMansions,
  flyingStars,
  KUAS,
  MANSION_STARS,
  monthlyStars,
  natalStarChart,
  ninePeriods,
  STARS,
  STRUCTURES,
} from "../index";
import { mansionsOf } from "../mansions/kua";
import { starOf } from "../stars/lo-shu";
import { STAR_FACTS } from "../stars/stars";
import { en } from "./en";
import { messages } from "./en-messages";

const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 8, 2), texts: [en] });
const keys = (group: object): readonly string[] => Object.keys(group).sort();
const sorted = (values: readonly (string | number)[]): readonly string[] => values.map(String).sort();

const natal = STARS.flatMap((period) => MOUNTAIN_IDS.map((facing) => natalStarChart({ period, facing }, context)));

describe("the texts", () => {
  test("are there for every star, pair, visit, mansion, kua, trigram, affliction, period and area, and for nothing else", () => {
    expect(keys(messages.stars)).toEqual(sorted(STARS));
    for (const visits of [messages.annual, messages.monthly]) {
      expect(keys(visits)).toEqual(sorted(STARS));
      for (const places of Object.values(visits)) expect(keys(places)).toEqual(sorted(PALACES));
    }
    expect(keys(messages.pairs)).toEqual(sorted(STARS.flatMap((one) => STARS.map((other) => `${one}-${other}`))));
    for (const side of Object.values(messages.ruling)) expect(keys(side)).toEqual(sorted(DIRECTIONS));
    const outOfTime = STARS.filter((star) => STAR_FACTS[star].nature === "inauspicious");
    expect(keys(messages.past)).toEqual(sorted(outOfTime));
    expect(keys(messages.structures)).toEqual(sorted(STRUCTURES));
    expect(keys(messages.structuresInCare)).toEqual(sorted(STRUCTURES));
    for (const middle of Object.values(messages.center)) expect(keys(middle)).toEqual(sorted(STARS));
    expect(keys(messages.houses)).toEqual(sorted(STARS));
    expect(keys(messages.facings.face)).toEqual(sorted(DIRECTIONS));
    expect(keys(messages.facings.use)).toEqual(sorted(DIRECTIONS));
    expect(keys(messages.periods)).toEqual(sorted(STARS));
    expect(keys(messages.mansions)).toEqual(sorted(KUAS));
    for (const mansions of Object.values(messages.mansions)) expect(keys(mansions)).toEqual(sorted(MANSION_STARS));
    expect(keys(messages.doors)).toEqual(sorted(MANSION_STARS));
    expect(keys(messages.kua)).toEqual(sorted(KUAS));
    expect(keys(messages.trigrams)).toEqual(sorted(TRIGRAM_IDS));
    expect(keys(messages.taiSui)).toEqual(sorted(BRANCHES));
    expect(keys(messages.suiPo)).toEqual(sorted(BRANCHES));
    expect(keys(messages.fiveYellow)).toEqual(sorted(PALACES));
    expect(keys(messages.bagua)).toEqual(sorted(BAGUA_IDS));
  });

  /** Winds that a text names, the two-part ones first so that southeast is not east. */
  const windsIn = (text: string): ReadonlySet<string> =>
    new Set(text.toLowerCase().match(/(?:north|south)(?:east|west)|north|south|east|west/g) ?? []);

  test("of a mansion that name a wind name its own, unless they send the reader to a good one", () => {
    for (const kua of KUAS) {
      const sectors = mansionsOf(kua);
      const good = sectors.slice().filter(({ star }) => MANSION_STARS.indexOf(star) < 4);
      for (const { direction, star } of sectors) {
        const named = windsIn(messages.mansions[kua][star]);
        const allowed = new Set([direction, ...good.map((one) => one.direction)].map((one) => one.toLowerCase()));
        for (const wind of named) expect(allowed.has(wind), `${kua} ${star} names ${wind}`).toBe(true);
      }
    }
  });

  test("of a kua name all four of its good winds", () => {
    for (const kua of KUAS) {
      const named = windsIn(messages.kua[kua].split(/(?:give|leave) /i)[0] ?? "");
      const good = mansionsOf(kua).filter(({ star }) => MANSION_STARS.indexOf(star) < 4);
      for (const { direction } of good) expect(named.has(direction.toLowerCase()), `${kua} ${direction}`).toBe(true);
    }
  });

  test("of a year's branch name its wind or its animal, and no animal but those across", () => {
    const animalOf = (branch: (typeof BRANCHES)[number]): string => ANIMALS[BRANCHES.indexOf(branch)] ?? "";
    for (const branch of BRANCHES) {
      const across = oppositeMountain(mountainNamed(branch)).id;
      for (const group of [messages.taiSui, messages.suiPo]) {
        const text = group[branch].toLowerCase();
        const animals = ANIMALS.filter((animal) => new RegExp(`\\b${animal}\\b`).test(text));
        const known = [animalOf(branch), ...BRANCHES.filter((one) => one === across).map(animalOf)];
        for (const animal of animals) expect(known, `${branch}: ${animal}`).toContain(animal);
        const isNamed = windsIn(text).has(mountainNamed(branch).direction.toLowerCase());
        expect(isNamed || animals.some((animal) => animal === animalOf(branch)), branch).toBe(true);
      }
    }
  });

  test("frighten nobody and treat nobody", () => {
    const wrong = [...leavesOf(messages)].filter(([, leaf]) =>
      /\b(?:death|dead(?:ly)?|die[sd]?|illness\w*|disease\w*|cancer|surg(?:ery|ical)|cures?|curing|doom\w*|cursed?|divorce\w*|miscarr\w*|bankrupt\w*|accidents?|guarantee\w*|—)\b/i.test(
        String(leaf),
      ),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
});

describe("answers", () => {
  test("say no sentence twice: 216 houses, 180 years and their months, every kua", () => {
    const years = Array.from({ length: 180 }, (_, index0) => 1900 + index0).filter((year) => year <= 2100);
    const found = [
      ...natal.flatMap(({ summary, structure, palaces }) =>
        repeatedSentences([summary, structure.meaning, ...palaces.map(({ reading }) => reading)]),
      ),
      ...years.flatMap((year) => repeatedSentences(annualStars({ year }, context))),
      ...years.slice(0, 12).flatMap((year) => repeatedSentences(annualAfflictions({ year }, context))),
      ...STARS.flatMap((month) => repeatedSentences(monthlyStars({ year: 2026, month }, context))),
      ...KUAS.flatMap((kua) => repeatedSentences(eightMansions({ kua, facing: "North" }, context))),
      ...repeatedSentences(flyingStars({}, context)),
      ...repeatedSentences(baguaSectors({}, context)),
      ...repeatedSentences(ninePeriods({}, context)),
    ];
    expect([...new Set(found)]).toEqual([]);
  });

  test("of a house tell both stars of its period, where they stand, in one paragraph where they stand together", () => {
    for (const { palaces, period, facing, sitting, structure } of natal) {
      const told = palaces.filter(({ reading = "" }) => reading.includes("\n\n")).map(({ palace }) => palace);
      for (const palace of told) expect([facing.direction, sitting.direction]).toContain(palace);
      const paragraphs = palaces.flatMap(({ reading = "" }) => reading.split("\n\n").slice(1));
      const places = structure.id.startsWith("double") ? 1 : 2;
      expect(paragraphs, `${period} ${facing.id}`).toHaveLength(places);
      for (const { reading } of palaces) expect(reading).toMatch(/^[^{}]{40,}[.]$/s);
    }
  });

  test("of a house whose star does good in its own time alone call nobody to that star", () => {
    const told = natal.flatMap(({ period, palaces }) =>
      palaces.flatMap(({ reading = "" }) =>
        reading
          .split("\n\n")
          .slice(1)
          .map((text) => ({ period, text })),
      ),
    );
    const calling: readonly string[] = [messages.held, ...Object.values(messages.ruling)].flatMap((side) =>
      Object.values(side),
    );
    for (const { period, text } of told) {
      expect(calling.includes(text), `${period}: ${text}`).toBe(STAR_FACTS[starOf(period)].nature === "auspicious");
    }
  });

  test("of a house sum up front, type, kindest and weakest side and where to begin in 100 to 320 words", () => {
    for (const { summary = "", structure } of natal) {
      expect(summary.split("\n\n")).toHaveLength(4);
      expect(wordCount(summary)).toBeGreaterThanOrEqual(100);
      expect(wordCount(summary)).toBeLessThanOrEqual(320);
      expect(summary).toContain(messages.house.types[structure.id]);
      expect(wrongArticles(summary)).toEqual([]);
    }
  });

  test("of a house name every side of the five and the two, and send nobody to a front or back that is to be left alone", () => {
    const told = (period: number, facing: "mao" | "kun" | "jia"): string =>
      natalStarChart({ period, facing }, context).summary ?? "";
    expect(told(8, "mao")).toMatch(/on more than one side: the (?:north and the southeast|southeast and the north)\./);
    expect(told(5, "kun")).not.toContain("books and beds");
    expect(told(1, "jia")).toMatch(/a five lies in each|the five lies there/);
    expect(told(1, "jia")).not.toMatch(/conversation stays|the piano/);
  });

  test("of a house tell what to do with a straddling bearing, and of another nothing of it", () => {
    const summary = (facingDegrees: number): string | undefined =>
      natalStarChart({ period: 8, facingDegrees }, context).summary;
    expect(summary(174)).toContain(messages.straddling);
    expect(summary(180)).not.toContain(messages.straddling);
  });
});

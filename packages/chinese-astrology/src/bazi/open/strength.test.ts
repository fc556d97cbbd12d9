import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { figureOf, flawsOf } from "@almagest/pictures/testing";
import { rememberedSky } from "@almagest/sky";
import { sentencesOf } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { knownTimes, OPEN_DAYS } from "../../../test/open-births";
import { dayMasterBars } from "../../pictures/luck";
import { en } from "../../texts/en";
import { dayMasterReading } from "../day-master";
import { uncertainDayMasterReadingOutput } from "./strength";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), texts: [en] });

describe.each(OPEN_DAYS)("%s", (_, birth) => {
  const open = dayMasterReading(birth, context);
  const known = knownTimes(birth, open.hours).map(([local, at]) => [local, dayMasterReading(at, context)] as const);

  test("has the strength of every known time within", () => {
    for (const [local, { verdict, score, rootCount, factors, ...own }] of known) {
      expect(open.verdicts).toContain(verdict);
      if (open.verdict !== undefined) expect([local, verdict]).toEqual([local, open.verdict]);
      expect(score).toBeGreaterThanOrEqual(open.score.least);
      expect(score).toBeLessThanOrEqual(open.score.most);
      expect(rootCount).toBeGreaterThanOrEqual(open.rootCount.least);
      expect(rootCount).toBeLessThanOrEqual(open.rootCount.most);
      for (const [index0, { id, contribution, detail }] of open.factors.entries()) {
        const factor = factors[index0];
        expect(factor?.id).toBe(id);
        expect(factor?.contribution).toBeGreaterThanOrEqual(contribution.least);
        expect(factor?.contribution).toBeLessThanOrEqual(contribution.most);
        if (detail !== undefined) expect(factor?.detail).toBe(detail);
      }
      if (open.seasonalState !== undefined) expect(own.seasonalState).toBe(open.seasonalState);
      if (open.seasonalStateMeaning !== undefined) expect(own.seasonalStateMeaning).toBe(open.seasonalStateMeaning);
      if (open.favorableElements !== undefined) expect(own.favorableElements).toEqual(open.favorableElements);
      if (open.usefulGod !== undefined) expect(own.usefulGod.element).toBe(open.usefulGod.element);
      const candidates = open.usefulGods?.filter(({ hours }) =>
        hours.some(({ from, to }) => from <= local && local <= to),
      );
      if (candidates !== undefined) expect(candidates.map(({ element }) => element)).toEqual([own.usefulGod.element]);
    }
  });

  test("is the answer that its schema describes, with a reading and a picture", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainDayMasterReadingOutput.strict().parse(told)).toEqual(told);
    const sentences = sentencesOf(open.summary ?? "");
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences[1]).toMatch(/^A time\b.*\bwould /);
    expect(open.summary).not.toMatch(/undefined|[{}]|NaN/);
    expect(flawsOf(figureOf(dayMasterBars, told, { lang: "en" }))).toEqual([]);
  });
});

test("the ends of the reach are met, and a verdict that holds is told", () => {
  const scores = dayMasterReading(OPEN_DAYS[0][1], context).hours.map(({ score }) => score);
  const { score } = dayMasterReading(OPEN_DAYS[0][1], context);
  expect([score.least, score.most]).toEqual([Math.min(...scores), Math.max(...scores)]);
  const days = Array.from({ length: 30 }, (_, index0) => `1980-09-${String(index0 + 1).padStart(2, "0")}`);
  const held = days.map((date) => dayMasterReading({ date, timezone: 8 }, context)).filter(({ verdict }) => verdict);
  expect(held.length).toBeGreaterThan(0);
  for (const { verdicts, verdict } of held) expect(verdicts).toEqual([verdict]);
});

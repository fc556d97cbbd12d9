import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, LANGS } from "@almagest/operation";
import { timeUnknown } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import { rememberedSky } from "@almagest/sky";
import { sentencesOf } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { baziPairPillars } from "../../pictures/bazi";
import { en } from "../../texts/en";
import type { BaziCompatibility } from "../../types";
import { baziCompatibility } from "../compatibility";
import { uncertainBaziCompatibilityOutput } from "./compatibility";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), texts: [en] });

const MARCH = { date: "1990-03-15", timezone: 8 };
/** Li Chun: year and month turn. */
const LI_CHUN = { date: "1984-02-04", timezone: 8 };
/** A day of 25 hours. */
const LONG_DAY = { date: "2024-10-27", timezone: "Europe/Berlin" };

const HOURS = ["00:00:00", "03:30:00", "09:15:00", "15:40:00", "23:10:00", "23:59:59"];
const QUARTER = ["16:45:00", "16:59:59", "17:00:00", "17:15:00"];

const COUPLES = [
  ["the first time unknown", { personA: MARCH, personB: { ...LI_CHUN, time: "09:15:00" } }, HOURS, ["09:15:00"]],
  ["the second time unknown", { personA: { ...MARCH, time: "17:00:00" }, personB: LONG_DAY }, ["17:00:00"], HOURS],
  ["both unknown", { personA: LI_CHUN, personB: MARCH }, HOURS, HOURS],
  [
    "to a quarter of an hour",
    { personA: { ...MARCH, time: "17:00:00", timeAccuracyMinutes: 15 }, personB: LI_CHUN },
    QUARTER,
    HOURS,
  ],
] as const;

const tieOf = ({ type, positions, id }: BaziCompatibility["interactions"][number]): string =>
  [type, id, ...positions].join(" ");

describe.each(COUPLES)("%s", (_, couple, ownTimes, otherTimes) => {
  const { personA, personB } = couple;
  const open = baziCompatibility(couple, context);
  const couples = ownTimes.flatMap((own) =>
    otherTimes.map((other) =>
      baziCompatibility(
        {
          personA: { date: personA.date, timezone: personA.timezone, time: own },
          personB: { date: personB.date, timezone: personB.timezone, time: other },
        },
        context,
      ),
    ),
  );

  test("has the pillars and ties of every pair of times, and reaches over every score", () => {
    for (const known of couples) {
      for (const [member, value] of [
        ["score", known.score],
        ["harmoniousCount", known.harmoniousCount],
        ["challengingCount", known.challengingCount],
      ] as const) {
        expect([member, value >= open[member].least, value <= open[member].most]).toEqual([member, true, true]);
      }
      if (open.dayMasterRelation !== undefined) expect(known.dayMasterRelation).toBe(open.dayMasterRelation);
      const ties = known.interactions.map(tieOf);
      expect(ties).toEqual(expect.arrayContaining(open.interactions.map(tieOf)));
      expect([...open.interactions, ...open.possibleInteractions].map(tieOf)).toEqual(expect.arrayContaining(ties));
      for (const person of ["personA", "personB"] as const) {
        for (const { position, id } of open[person].pillars)
          expect(known[person].pillars.find((one) => one.position === position)?.id).toBe(id);
        if (open[person].strength !== undefined) expect(known[person].strength).toBe(open[person].strength);
      }
    }
  });

  test("is the answer that its schema describes, with a reading of what each pair has", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainBaziCompatibilityOutput.strict().parse(told)).toEqual(told);
    const sentences = sentencesOf(open.summary ?? "");
    expect(sentences[1]).toMatch(/^A time for (?:the first person|the second person|both of you) would /);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(open.summary).not.toMatch(/undefined|[{}]|NaN/);
    const [, ...parts] = (open.summary ?? "").split("\n\n");
    for (const part of parts.filter((one) => !one.startsWith("Ease and effort"))) {
      for (const known of couples) expect(known.summary).toContain(part);
    }
  });
});

test("the one open birth has the seconds at which the score turns", () => {
  const personB = { ...LI_CHUN, time: "09:15:00" };
  const { birthTime } = baziCompatibility({ personA: MARCH, personB }, context);
  const turns = birthTime.changes.filter(({ member }) => member === "score");
  expect(turns.length).toBeGreaterThan(2);
  for (const { which, before, after, at } of turns) {
    const second = Date.parse(`${at}Z`);
    const scores = [second - 1000, second].map((epochMs) => {
      const time = new Date(epochMs).toISOString().slice(11, 19);
      return baziCompatibility({ personA: { ...MARCH, time }, personB }, context).score;
    });
    expect([which, ...scores]).toEqual(["personA", before, after]);
  }
});

test("two known times are answered without a state", () => {
  const known = { personA: { ...MARCH, time: "17:00:00" }, personB: { ...LI_CHUN, time: "09:15:00" } };
  expect(baziCompatibility(known, context)).not.toHaveProperty("birthTime");
});

test.each(LANGS)("the picture says in %s that a time is unknown, and leaves the hour open", (lang) => {
  const open = baziCompatibility({ personA: MARCH, personB: LI_CHUN, lang }, context);
  const figure = baziPairPillars.figure(open, { lang });
  expect(JSON.stringify(figure)).toContain(timeUnknown[lang]);
  expect(flawsOf(figure)).toEqual([]);
});

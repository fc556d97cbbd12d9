import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, erase } from "@almagest/operation";
import { rememberedSky } from "@almagest/sky";
import { sentencesOf } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { knownTimes, OPEN_DAYS, type OpenDay } from "../../../test/open-births";
import { en } from "../../texts/en";
import type { BaziChart, UncertainBaziChart } from "../../types";
import { baziChart, computeBaziChart } from "../chart";
import { dayMasterReading } from "../day-master";
import { uncertainBaziChartOutput } from "./chart";

const ephemeris = rememberedSky(swissEphemeris());
const context = createContext({ ephemeris, texts: [en] });

const openOf = (birth: OpenDay): UncertainBaziChart => baziChart(birth, context);

const idsOf = ({ pillars }: BaziChart): readonly string[] => pillars.map(({ id }) => id);

describe.each(OPEN_DAYS)("%s", (_, birth) => {
  const open = openOf(birth);
  const known = knownTimes(birth, open.hours).map(([local, at]) => [local, baziChart(at, context)] as const);
  const rowAt = (local: string) => open.hours.find(({ from, to }) => from <= local && local <= to);

  test("has the pillars, the counts and the useful god of every known time within", () => {
    expect(known.length).toBeGreaterThan(1);
    for (const [local, chart] of known) {
      const row = rowAt(local);
      expect([local, idsOf(chart)[3], chart.usefulGod.element, chart.usefulGod.method]).toEqual([
        local,
        row?.id,
        row?.usefulGod,
        row?.method,
      ]);
      for (const { position, id, reading } of open.pillars) {
        const own = chart.pillars.find((pillar) => pillar.position === position);
        expect([local, own?.id]).toEqual([local, id]);
        if (reading !== undefined) expect(own?.reading).toBe(reading);
      }
      for (const position of ["year", "month", "day"] as const) {
        const own = open.possiblePillars?.filter((pillar) => pillar.position === position) ?? [];
        const id = chart.pillars.find((pillar) => pillar.position === position)?.id;
        if (own.length > 0) expect([local, own.findLast(({ from }) => from <= local)?.id]).toEqual([local, id]);
      }
      for (const [index0, { least, most, level, reading }] of open.fiveElements.entries()) {
        const one = chart.fiveElements[index0];
        expect(one?.count).toBeGreaterThanOrEqual(least);
        expect(one?.count).toBeLessThanOrEqual(most);
        if (level !== undefined) expect(one?.level).toBe(level);
        if (reading !== undefined) expect(one?.reading).toBe(reading);
      }
      if (open.usefulGod !== undefined)
        expect(chart.usefulGod).toMatchObject(JSON.parse(JSON.stringify(open.usefulGod)));
      if (open.dayMaster !== undefined) expect(chart.dayMaster).toEqual(open.dayMaster);
      const told = chart.interactions.map(({ type, id, positions }) => [type, id, ...positions].join());
      for (const { type, id, positions } of open.interactions) expect(told).toContain([type, id, ...positions].join());
      for (const { element, positions, meaning } of open.halfTrines) {
        const own = chart.halfTrines.find(
          (half) => half.element === element && half.positions.join() === positions.join(),
        );
        expect(own).toBeDefined();
        if (meaning !== undefined) expect(own?.meaning).toBe(meaning);
      }
    }
  });

  test("lists each change at its first second, and what holds", () => {
    const { holds, changes } = open.birthTime;
    const valueIn = (chart: BaziChart, member: string): unknown => {
      if (member === "dayMaster") return chart.dayMaster.stem;
      if (member === "zodiacAnimal") return chart.zodiacAnimal;
      if (member === "usefulGod.element") return chart.usefulGod.element;
      return chart.pillars.find(({ position }) => member === `pillars.${position}`)?.id;
    };
    for (const [local, chart] of known) {
      for (const { member, value } of holds) expect([member, valueIn(chart, member)]).toEqual([member, value]);
      for (const member of new Set(changes.map((change) => change.member))) {
        const own = changes.filter((change) => change.member === member);
        const value = own.findLast(({ at }) => at <= local)?.after ?? own[0]?.before;
        expect([local, member, valueIn(chart, member)]).toEqual([local, member, value]);
      }
    }
    expect(holds.length + new Set(changes.map(({ member }) => member)).size).toBe(7);
  });

  test("is the answer that its schema describes, and says no sentence twice", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainBaziChartOutput.strict().parse(told)).toEqual(told);
    const sentences = sentencesOf(open.summary ?? "");
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(open.summary).not.toMatch(/undefined|[{}]|NaN/);
    expect(sentences[1]).toMatch(/^A time\b.*\bwould /);
  });
});

test("a known time is answered byte for byte as without another arm", () => {
  const operation = erase(baziChart);
  const birth = { date: "1990-03-15", timezone: 8 };
  const setting = { dayBoundary: "split-zi", yearBoundary: "li-chun", hourClock: "clock" } as const;
  for (const time of ["00:00:00", "14:30:00"]) {
    const parsed = operation.parse({ flat: { ...birth, time, timeAccuracyMinutes: null } });
    const answer: unknown = JSON.parse(JSON.stringify(parsed.ok && operation.run(parsed.value, context)));
    const { birth: facts } = computeBaziChart({ ...birth, ...setting, time }, { ephemeris });
    expect(answer).not.toHaveProperty("birthTime");
    expect(answer).toMatchObject({ pillars: Object.values(facts.pillars).map(({ id }) => ({ id })) });
  }
});

test("three pillars and no hour: the hour is in the table alone, thirteen rows with both halves of zi", () => {
  const open = openOf(OPEN_DAYS[0][1]);
  expect(open.pillars.map(({ position }) => position)).toEqual(["year", "month", "day"]);
  expect(open.hours.map(({ animal }) => animal).join(" ")).toBe(
    "rat ox tiger rabbit dragon snake horse goat monkey rooster dog pig rat",
  );
  expect(open.hours[0]?.id).not.toBe(open.hours[12]?.id);
  expect(open.conventions).not.toHaveProperty("hourTime");
  // by the midnight school both are of one day
  const midnight = openOf(OPEN_DAYS[2][1]);
  expect(midnight.hours[0]?.id).toBe(midnight.hours[12]?.id);
});

test("the rows have the strength that the reading of the day master gives", () => {
  const { hours } = openOf(OPEN_DAYS[0][1]);
  for (const { from, verdict, score } of hours) {
    const own = dayMasterReading({ ...OPEN_DAYS[0][1], time: from.slice(11) }, context);
    expect([from, own.verdict, own.score]).toEqual([from, verdict, score]);
  }
});

test("an hour by the Sun needs the longitude, whatever is known of the time", () => {
  const ask = (): unknown => baziChart({ ...OPEN_DAYS[0][1], hourClock: "solar" }, context);
  expect(ask).toThrow(/longitude is missing/);
});

describe("the reading", () => {
  const births = Array.from({ length: 40 }, (_, index0) => ({
    date: new Date(Date.UTC(1941, 1, 3) + index0 * 747.37 * 86_400_000).toISOString().slice(0, 10),
    timezone: 8,
  }));

  test("is worth reading: 250 to 400 words, and speaks of no hour pillar as known", () => {
    for (const birth of births) {
      const { summary = "", usefulGod } = baziChart(birth, context);
      const words = summary.split(/\s+/).length;
      expect(words, `${birth.date} ${words}`).toBeGreaterThanOrEqual(250);
      expect(words, `${birth.date} ${words}`).toBeLessThanOrEqual(400);
      expect(summary).not.toMatch(/(?:stem|branch) of the hour/);
      expect([birth.date, summary.includes("To narrow it down")]).toEqual([birth.date, usefulGod === undefined]);
    }
  });

  test("and without texts there is none, and all else is there", () => {
    const bare = baziChart(births[0] ?? OPEN_DAYS[0][1], createContext({ ephemeris }));
    expect(bare).not.toHaveProperty("summary");
    expect(bare.hours).toHaveLength(13);
  });
});

test("names no hour for a phase that the open month alone would bring", () => {
  // at the start of spring the year turns to geng-chen; the Ox before hides metal: that is no work of an hour
  const { summary = "", hours } = baziChart({ date: "2000-02-04", time: null, timezone: 8 }, context);
  expect(hours).toHaveLength(14);
  const [, named = ""] = /known pillars has it, above or below; (.+) would\./.exec(summary) ?? [];
  expect(named).toContain("Rooster");
  for (const animal of ["Tiger", "Rabbit", "Dragon"]) expect(named).not.toContain(animal);
});

test("ends with the useful god where neither a known pillar nor an hour of the range has it", () => {
  // the month turns within the hour of the Tiger, which holds no metal
  const { summary = "" } = baziChart(
    { date: "1974-05-06", timeFrom: "04:00:00", timeTo: "05:59:00", timezone: 8 },
    context,
  );
  expect(summary).toMatch(/name metal as the useful god, if for different reasons\.\n/);
});

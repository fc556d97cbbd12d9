import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, erase, LANGS } from "@almagest/operation";
import { timeUnknown } from "@almagest/pictures";
import { rememberedSky } from "@almagest/sky";
import { sentencesOf } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { dashakootTable, gunMilanBars, papasamyamBars } from "../../pictures/matching";
import { en } from "../../texts/en";
import { dashakoot } from "../dashakoot";
import { gunMilan } from "../gun-milan";
import { papasamyam } from "../papasamyam";
import { uncertainDashakootOutput } from "./dashakoot";
import { uncertainGunMilanOutput } from "./gun-milan-schema";
import { uncertainPapasamyamOutput } from "./papasamyam";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), texts: [en] });

const GROOM = { date: "1990-07-04", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const BRIDE = { date: "1992-11-19", latitude: 19.076, longitude: 72.8777, timezone: 5.5 };
/** The clock of Berlin went back that night: the day has 25 hours. */
const LONG_DAY = { date: "1994-09-25", latitude: 52.52, longitude: 13.405, timezone: "Europe/Berlin" };

const HOURS = ["00:00:00", "05:10:00", "09:45:00", "14:20:00", "19:05:00", "23:59:59"];
const QUARTER = ["14:15:00", "14:23:20", "14:30:00", "14:45:00"];
const around = { time: "14:30:00", timeAccuracyMinutes: 15 };

/** The request with open times, and the times that its births may have. */
const COUPLES = [
  ["the groom's time unknown", { person1: GROOM, person2: { ...BRIDE, time: "06:40:00" } }, HOURS, ["06:40:00"]],
  ["the bride's time unknown", { person1: { ...GROOM, time: "10:12:00" }, person2: LONG_DAY }, ["10:12:00"], HOURS],
  ["both unknown", { person1: GROOM, person2: BRIDE }, HOURS, HOURS],
  ["one of the two to a quarter of an hour", { person1: { ...GROOM, ...around }, person2: BRIDE }, QUARTER, HOURS],
  [
    "both to a quarter of an hour",
    { person1: { ...LONG_DAY, ...around }, person2: { ...GROOM, ...around } },
    QUARTER,
    QUARTER,
  ],
] as const;

function pairsOf<Answer>(
  [, { person1, person2 }, hisTimes, herTimes]: (typeof COUPLES)[number],
  ask: (couple: { person1: Known; person2: Known }) => Answer,
): readonly (readonly [string, string, Answer])[] {
  const known = ({ date, latitude, longitude, timezone }: Omit<Known, "time">, time: string): Known => ({
    date,
    latitude,
    longitude,
    timezone,
    time,
  });
  return hisTimes.flatMap((his) =>
    herTimes.map((hers) => [his, hers, ask({ person1: known(person1, his), person2: known(person2, hers) })] as const),
  );
}

interface Known {
  readonly date: string;
  readonly time: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: number | string;
}

const within = (value: number, { least, most }: { readonly least: number; readonly most: number }): void => {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
};

describe.each(COUPLES.map((couple) => [couple[0], couple] as const))("%s", (_, couple) => {
  const [, births] = couple;

  test("the eight kootas of every pair of times lie within, and what is told as certain is theirs", () => {
    const open = gunMilan(births, context);
    expect(uncertainGunMilanOutput.strict().parse(JSON.parse(JSON.stringify(open)))).toBeTruthy();
    const totals = open.outcomes.map(({ total }) => total);
    expect([Math.min(...totals), Math.max(...totals)]).toEqual([open.total.least, open.total.most]);
    for (const [his, hers, known] of pairsOf(couple, (asked) => gunMilan(asked, context))) {
      within(known.total, open.total);
      within(known.percentage, open.percentage);
      if (open.isCompatible !== undefined) expect(known.isCompatible).toBe(open.isCompatible);
      if (open.recommendation !== undefined) expect(known.recommendation).toBe(open.recommendation);
      for (const [index0, row] of open.breakdown.entries()) {
        const found = known.breakdown[index0];
        within(found?.score ?? Number.NaN, row);
        for (const member of ["score", "person1", "person2", "description", "meaning"] as const)
          if (row[member] !== undefined) expect(found?.[member]).toBe(row[member]);
      }
      expect(known.doshas).toEqual(expect.arrayContaining(open.doshas));
      expect([...open.doshas, ...open.dependentDoshas]).toEqual(expect.arrayContaining(known.doshas));
      expect(known.reliefs).toEqual(expect.arrayContaining(open.reliefs));
      expect(known.doshaCancellations).toEqual(expect.arrayContaining(open.doshaCancellations));
      for (const person of ["person1", "person2"] as const) {
        const told = open.couple[person];
        const manglik = known.couple?.[person].manglik;
        if (told.manglik !== "depends") expect([his, hers, manglik]).toEqual([his, hers, told.manglik === "yes"]);
        if (told.venus !== undefined) expect(known.couple?.[person].venus).toBe(told.venus);
      }
      const outcome = open.outcomes.findLast(
        ({ person1From, person2From }) => person1From.slice(11) <= his && person2From.slice(11) <= hers,
      );
      expect([his, hers, outcome?.total, outcome?.doshas]).toEqual([his, hers, known.total, known.doshas]);
    }
  });

  test("so do the ten poruthams", () => {
    const open = dashakoot(births, context);
    expect(uncertainDashakootOutput.strict().parse(JSON.parse(JSON.stringify(open)))).toBeTruthy();
    for (const [, , known] of pairsOf(couple, (asked) => dashakoot(asked, context))) {
      within(known.total, open.total);
      if (open.verdict !== undefined) expect(known.verdict).toBe(open.verdict);
      for (const fault of ["rajju", "vedha"] as const) {
        if (open[fault].active !== "depends") expect(known[fault].active).toBe(open[fault].active === "yes");
      }
      for (const [index0, row] of open.breakdown.entries()) {
        const found = known.breakdown[index0];
        within(found?.points ?? Number.NaN, row);
        if (row.person1 !== undefined) expect(found?.person1).toBe(row.person1);
        if (row.note !== undefined) expect(found?.note).toBe(row.note);
      }
    }
  });

  test("and the weights of malefics", () => {
    const open = papasamyam(births, context);
    expect(uncertainPapasamyamOutput.strict().parse(JSON.parse(JSON.stringify(open)))).toBeTruthy();
    for (const [, , known] of pairsOf(couple, (asked) => papasamyam(asked, context))) {
      if (open.verdict !== undefined) expect(known.verdict).toBe(open.verdict);
      for (const person of ["person1", "person2"] as const) {
        within(known[person].total, open[person].total);
        for (const [index0, row] of open[person].byReference.entries()) {
          const found = known[person].byReference[index0]?.afflictions ?? [];
          within(row.weight * found.length, row);
          const names = found.map(({ graha }) => graha);
          expect(names).toEqual(expect.arrayContaining(row.afflictions.map(({ graha }) => graha)));
          expect([...row.dependent, ...row.afflictions.map(({ graha }) => graha)]).toEqual(
            expect.arrayContaining(names),
          );
        }
      }
    }
  });
});

describe("what is told of times", () => {
  const oneOpen = gunMilan({ person1: { ...GROOM, time: null }, person2: { ...BRIDE, time: "06:40:00" } }, context);

  test("the one open birth has the times at which the count turns, to the second", () => {
    const turns = oneOpen.birthTime.changes.filter(({ member }) => member === "total");
    expect(turns.length).toBeGreaterThan(0);
    for (const { which, before, after, at } of turns) {
      expect(which).toBe("person1");
      const totalAt = (time: string): number =>
        gunMilan({ person1: { ...GROOM, time }, person2: { ...BRIDE, time: "06:40:00" } }, context).total;
      const second = Date.parse(`${at}Z`);
      const clock = (epochMs: number): string => new Date(epochMs).toISOString().slice(11, 19);
      expect([totalAt(clock(second - 1000)), totalAt(clock(second))]).toEqual([before, after]);
    }
  });

  test("two open births have ranges and no time for what they decide together", () => {
    const { birthTime } = gunMilan({ person1: GROOM, person2: BRIDE }, context);
    expect(birthTime.state).toBe("unknown");
    expect(birthTime.people.map(({ which, state }) => [which, state])).toEqual([
      ["person1", "unknown"],
      ["person2", "unknown"],
    ]);
    expect(birthTime.changes.map(({ member }) => member)).not.toContain("total");
    expect(new Set(birthTime.changes.map(({ which }) => which))).toEqual(new Set(["person1", "person2"]));
  });

  test("a day on which the clock went back is as long as it was", () => {
    const { conventions } = gunMilan({ person1: LONG_DAY, person2: { ...BRIDE, time: "06:40:00" } }, context);
    const { utcFrom, utcTo } = conventions.person1;
    expect((Date.parse(utcTo) + 1000 - Date.parse(utcFrom)) / 3_600_000).toBe(25);
  });
});

test("two known times are answered without a state, by every operation", () => {
  const couple = { person1: { ...GROOM, time: "10:12:00" }, person2: { ...BRIDE, time: "06:40:00" } };
  for (const operation of [erase(gunMilan), erase(dashakoot), erase(papasamyam)]) {
    const parsed = operation.parse({ body: couple });
    expect(parsed.ok && operation.run(parsed.value, context)).not.toHaveProperty("birthTime");
  }
});

describe("the readings", () => {
  const couples = Array.from({ length: 14 }, (_, index0) => {
    const month = String((index0 % 12) + 1).padStart(2, "0");
    const person1 = {
      ...GROOM,
      date: `${1961 + index0 * 3}-${month}-${String(((index0 * 5) % 28) + 1).padStart(2, "0")}`,
    };
    const person2 = { ...BRIDE, date: `${1999 - index0 * 2}-${month}-17` };
    const known = { time: "08:20:00" };
    return (
      [
        { person1, person2 },
        { person1: { ...person1, ...known }, person2 },
        { person1, person2: { ...person2, ...known, timeAccuracyMinutes: 10 } },
      ][index0 % 3] ?? { person1, person2 }
    );
  });

  test("say in their second sentence what a time would add, and repeat no sentence", () => {
    for (const couple of couples) {
      const readings = [
        gunMilan(couple, context).couple.reading,
        dashakoot(couple, context).reading,
        papasamyam(couple, context).reading,
      ];
      for (const reading of readings) {
        const sentences = sentencesOf(reading ?? "");
        expect(sentences[1]).toMatch(/xact time for (?:the groom|the bride|both of them)/);
        expect(new Set(sentences).size).toBe(sentences.length);
        expect(reading).not.toMatch(/undefined|\{|\}| {2}/);
        expect(sentences.filter((sentence) => /^[a-z]/.test(sentence))).toEqual([]);
      }
    }
  });

  test("judge the chart of a person only where the time is known", () => {
    for (const couple of couples) {
      const { reading = "", ...people } = gunMilan(couple, context).couple;
      for (const [role, own] of [["groom", people.person1] as const, ["bride", people.person2] as const]) {
        expect([
          role,
          new RegExp(`Venus is [^.]*for the ${role}|Venus has [^.]*for the ${role}`).test(reading),
        ]).toEqual([role, own.venus !== undefined]);
      }
    }
  });
});

test.each(LANGS)("figures say in %s that a time is unknown", (lang) => {
  const couple = { person1: GROOM, person2: { ...BRIDE, time: "06:40:00" }, lang };
  for (const svg of [
    gunMilanBars(gunMilan(couple, context), { lang }),
    dashakootTable(dashakoot(couple, context), { lang }),
    papasamyamBars(papasamyam(couple, context), { lang }),
  ]) {
    expect(svg).toContain(timeUnknown[lang]);
    expect(svg).not.toMatch(/undefined|NaN/);
  }
});

test.each(["zh-Hans", "zh-Hant", "hi", "ru", "de", "tr"] as const)("the ten poruthams are compared in %s", (lang) => {
  for (const time of ["10:12:00", undefined]) {
    const answer = dashakoot({ person1: { ...GROOM, time }, person2: { ...BRIDE, time: "06:40:00" }, lang }, context);
    const { description } = dashakootTable.figure(answer, { lang });
    const told = answer.breakdown.map((row) => [row.person1Localized ?? "–", row.person2Localized ?? "–"].join(", "));
    expect(told.length).toBe(10);
    for (const [index0, pair] of told.entries()) expect(description.split("; ")[index0]).toContain(`, ${pair}, `);
    if (lang !== "de" && lang !== "tr") expect(description).not.toMatch(/[A-Za-z]/);
  }
});

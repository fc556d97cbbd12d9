import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { rememberedSky } from "@almagest/sky";
import { sentencesOf } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { expectAgreement, timesThrough } from "../../../sky/test/open-agreement";
import { en } from "../texts/en";
import { kalsarpaDosha } from "./kalsarpa";
import { uncertainKalsarpaOutput } from "./kalsarpa-open";
import { manglikDosha } from "./manglik";
import { uncertainManglikOutput } from "./manglik-open";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), texts: [en] });
const DELHI = { date: "1990-07-06", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const split = (local: string) => ({ date: local.slice(0, 10), time: local.slice(11) });
const manglikAt = (local: string) => manglikDosha({ ...DELHI, ...split(local) }, context);
const kalsarpaAt = (birth: typeof DELHI, local: string) => kalsarpaDosha({ ...birth, ...split(local) }, context);

describe("manglik of an unknown time", () => {
  const open = manglikDosha(DELHI, context);

  test("depends on the Lagna, and each Lagna says what its times say", () => {
    expect(open.verdict).toBe("depends");
    expect(open).not.toHaveProperty("present");
    expect(open.byLagna.length).toBeGreaterThan(11);
    for (const local of timesThrough(open.birthTime, 25)) {
      const known = manglikAt(local);
      const lagna = open.byLagna.find(({ from, to }) => from <= local && local <= to);
      expect([local, lagna]).toMatchObject([local, { marsHouse: known.marsHouse, present: known.present }]);
      expect(lagna?.severity).toBe(known.severity);
      if (open.marsHouseFromMoon !== undefined) expect(known.marsHouseFromMoon).toBe(open.marsHouseFromMoon);
      if (open.marsHouseFromVenus !== undefined) expect(known.marsHouseFromVenus).toBe(open.marsHouseFromVenus);
      if (known.present) {
        for (const rule of open.exceptionRules ?? []) expect(known.exceptionRules).toContain(rule);
      }
    }
    expect(open.presentFromVenus).toBe([1, 2, 4, 7, 8, 12].includes(open.marsHouseFromVenus ?? 0));
  });

  test("says so in words that lean on no Lagna, and as its schema describes", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainManglikOutput.strict().parse(told)).toEqual(told);
    const sentences = sentencesOf(open.description ?? "");
    expect(sentences[0]).toContain("6 of the 12 Lagnas");
    expect(sentences[1]).toMatch(/^A time would/);
    expect(open).not.toHaveProperty("effects");
  });

  test("of a quarter of an hour is yes or no, with the house that decides", () => {
    for (const time of ["10:12:00", "03:20:00"]) {
      const range = manglikDosha({ ...DELHI, time, timeAccuracyMinutes: 15 }, context);
      const known = manglikAt(`1990-07-06T${time}`);
      expect(range.verdict).toBe(known.present ? "yes" : "no");
      expect(range.description).toBe(known.description);
      expect(range.exceptions).toEqual(known.exceptions);
      expect(range.effects).toEqual(known.effects);
    }
  });
});

describe("kalsarpa of an unknown time", () => {
  test.each([
    ["absent all day", DELHI, "no"],
    // the Moon passes a node
    ["there for a part of the day", { ...DELHI, date: "1995-11-06" }, "depends"],
    ["there all day", { ...DELHI, date: "1995-11-03" }, "yes"],
  ] as const)("%s", (_, birth, verdict) => {
    const open = kalsarpaDosha(birth, context);
    const readAt = (local: string) => {
      const known = kalsarpaAt(birth, local);
      return (member: string): unknown => {
        if (member === "arc") return known.arc ?? "none";
        if (member.startsWith("outside.")) {
          return known.outside.map((name) => name.toLowerCase()).includes(member.slice("outside.".length));
        }
        return undefined;
      };
    };
    const own = ({ member }: { readonly member: string }): boolean => /^(?:arc|outside)/.test(member);
    const { holds, changes } = open.birthTime;
    expectAgreement({ ...open.birthTime, holds: holds.filter(own), changes: changes.filter(own) }, readAt, 9);
    expect(open.verdict).toBe(verdict);
    for (const local of timesThrough(open.birthTime, 9)) {
      const known = kalsarpaAt(birth, local);
      if (open.present !== undefined) expect([known.present, known.arc]).toEqual([open.present, open.arc]);
      for (const graha of open.outside ?? []) expect(known.outside).toContain(graha);
    }
    expect(open).not.toHaveProperty("type");
    expect(sentencesOf(open.description ?? "")[1]).toMatch(/^A time of birth would/);
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainKalsarpaOutput.strict().parse(told)).toEqual(told);
  });

  test("has its type in a quarter of an hour", () => {
    const birth = { ...DELHI, date: "1995-11-03" };
    const range = kalsarpaDosha({ ...birth, time: "10:12:00", timeAccuracyMinutes: 10 }, context);
    const { type, severity, effects, description } = kalsarpaAt(birth, "1995-11-03T10:12:00");
    expect(range).toMatchObject({ type, severity, effects, description });
  });
});

import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { bodies } from "@almagest/i18n/astrology";
import { createContext, erase } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { expectAgreement, timesThrough } from "../../../sky/test/open-agreement";
import { en } from "../texts/en";
import type { Aspects } from "../types";
import { uncertainAspectsOutput } from "./open-schema";
import { aspects } from "./operation";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });
const DAYS = [
  ["New York", { date: "1990-07-15", timezone: -4 }],
  ["Mercury turns", { date: "1995-01-26", timezone: 5.5 }],
  [
    "a range of a night",
    { date: "2001-11-03", timezone: 10, timeFrom: "20:00:00", timeTo: "04:00:00", dateTo: "2001-11-04" },
  ],
] as const;

type Day = { readonly date: string; readonly timezone: number };
type AnyAspect = Pick<Aspects["aspects"][number], "planet1" | "planet2" | "type">;

const at = ({ timezone }: Day, local: string): Aspects =>
  aspects({ date: local.slice(0, 10), time: local.slice(11), timezone }, context);
const told = ({ planet1, planet2, type }: AnyAspect): string => `${planet1} ${type} ${planet2}`;

/** `aspects.moon.saturn` and `patterns.T_SQUARE.venus-moon-mars` of the answer to a known time. */
const readAt = (day: Day) => (local: string) => {
  const answer = at(day, local);
  return (member: string): unknown => {
    const [kind, ...path] = member.split(".");
    if (kind === "patterns") {
      const names = path[1];
      return answer.patterns.some(
        (found) => found.kind === path[0] && found.planets.map((name) => name.toLowerCase()).join("-") === names,
      );
    }
    const pair: readonly (string | undefined)[] = path.map(
      (id) => Object.entries(bodies).find(([other]) => other === id)?.[1].en,
    );
    const found = answer.aspects.find(({ planet1, planet2 }) => pair.includes(planet1) && pair.includes(planet2));
    return found?.type ?? "none";
  };
};

describe.each(DAYS)("%s", (_, day) => {
  const open = aspects(day, context);
  const { birthTime } = open;

  test("has what every time of it has, and the seconds of every change", () => {
    expect(birthTime.changes.length).toBeGreaterThan(3);
    expectAgreement(birthTime, readAt(day), 9);
  });

  test("tells every aspect of a known time, each within its orb", () => {
    for (const local of timesThrough(birthTime, 13)) {
      const known = at(day, local).aspects;
      const there = [
        ...open.aspects,
        ...open.passingAspects.filter(({ begins = "", ends = "9" }) => begins <= local && local < ends),
      ];
      expect([local, there.map(told).sort()]).toEqual([local, known.map(told).sort()]);
      for (const found of open.aspects) {
        const orb = known.find((one) => told(one) === told(found))?.orb ?? Number.NaN;
        expect(orb).toBeLessThanOrEqual(Math.max(found.orb.from, found.orb.to) + 0.02);
        if (found.exactAt === undefined)
          expect(orb).toBeGreaterThanOrEqual(Math.min(found.orb.from, found.orb.to) - 0.02);
      }
    }
  });

  test("counts the aspects that hold, and is the answer that its schema describes", () => {
    const { totalAspects, harmonious, challenging, neutral, byType } = open.summary;
    expect(totalAspects).toBe(open.aspects.length);
    expect(harmonious + challenging + neutral).toBe(totalAspects);
    expect(Object.values(byType).reduce((sum, one) => sum + one, 0)).toBe(totalAspects);
    const json: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainAspectsOutput.strict().parse(json)).toEqual(json);
    expect(json).not.toHaveProperty("time");
    expect(open.aspects.every(({ meaning }) => meaning !== undefined)).toBe(true);
  });
});

test("filters hold for both lists and for what changes, not for figures", () => {
  const asked = { date: "1990-07-15", timezone: -4 } as const;
  const open = aspects({ ...asked, planets: ["Moon", "Saturn"], aspectTypes: ["SQUARE", "TRINE"] }, context);
  const all = aspects(asked, context);
  const found = [...open.aspects, ...open.passingAspects];
  expect(found.map(told)).toEqual(
    [...all.aspects, ...all.passingAspects].map(told).filter((one) => /^Moon (?:SQUARE|TRINE) Saturn$/.test(one)),
  );
  const members = [...open.birthTime.holds, ...open.birthTime.changes].map(({ member }) => member);
  expect(members.filter((member) => member.startsWith("aspects."))).toEqual(found.map(() => "aspects.moon.saturn"));
  expect(open.patterns).toEqual(all.patterns);
});

test("a known time is answered by the other arm, and a name of its kind of aspect is told in German", () => {
  const operation = erase(aspects);
  const asked = { date: "1990-07-15", time: "14:30:00", timezone: -4 };
  const parsed = operation.parse({ flat: { ...asked, timeAccuracyMinutes: null } });
  expect(JSON.stringify(parsed.ok && operation.run(parsed.value, context))).not.toContain("birthTime");
  const { birthTime } = aspects({ date: "1990-07-15", timezone: -4, lang: "de" }, context);
  const trine = birthTime.changes.find(({ after }) => after === "TRINE");
  expect(trine).toMatchObject({ before: "none", afterLocalized: "Trigon" });
});

import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { sentencesOf } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { timesThrough } from "../../../sky/test/open-agreement";
import { en } from "../texts/en";
import { openMuhurtaOutput } from "./open-schema";
import { muhurta } from "./operation";

const context = createContext({ ephemeris: swissEphemeris(), now: 0, texts: [en] });
const PUNE = { latitude: 18.5204, longitude: 73.8567, timezone: 5.5 };
const ASKED = { purpose: "house-entry", date: "2027-02-01", days: 30, ...PUNE } as const;
const RAVI = { name: "Ravi", date: "1988-11-20", time: "06:00:00", timezone: 5.5 };
// the Moon leaves Jyeshtha and Scorpio for Moola and Sagittarius
const ASHA = { name: "Asha", date: "1990-07-06", timezone: 5.5 };

/** Of a list no type says that a time in it is open: the answer does. */
function opened<Answer extends object>(answer: Answer): Extract<Answer, { readonly birthTime: unknown }> {
  if (isOpened(answer)) return answer;
  throw new Error("every time is known");
}

function isOpened<Answer extends object>(answer: Answer): answer is Extract<Answer, { readonly birthTime: unknown }> {
  return "birthTime" in answer;
}

describe("a muhurta for somebody who does not know the hour of birth", () => {
  const open = opened(muhurta({ ...ASKED, people: [ASHA, RAVI] }, context));
  const known = timesThrough(open.birthTime, 5).map((local) => ({
    local,
    answer: muhurta({ ...ASKED, people: [{ ...ASHA, time: local.slice(11) }, RAVI] }, context),
  }));

  test("is open where every possible Moon allows it, and says what each of them allows elsewhere", () => {
    expect(open.openDays + open.dependingDays).toBeGreaterThan(0);
    for (const { local, answer } of known) {
      const moon = open.people[0]?.possible?.find(({ born }) => born.from <= local && local <= born.to);
      expect(answer.people[0]).toMatchObject({ nakshatra: moon?.nakshatra, sign: moon?.sign });
      for (const [index0, day] of open.days.entries()) {
        const own = answer.days[index0];
        if (day.open) expect([local, day.date, own?.open]).toEqual([local, day.date, true]);
        else if (day.depending === undefined) expect([local, day.date, own?.open]).toEqual([local, day.date, false]);
        const mine = day.depending?.find((one) => one.nakshatra === moon?.nakshatra && one.sign === moon?.sign);
        if (mine !== undefined) expect(own?.windows).toEqual(mine.windows);
        for (const window of day.windows) {
          const same = own?.windows.find(({ start, end }) => start <= window.start && window.end <= end);
          expect(same?.score).toBeGreaterThanOrEqual(window.score);
          expect(same?.score).toBeLessThanOrEqual(window.mostScore);
        }
      }
    }
  });

  test("says so in words, and is the answer that its schema describes", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(openMuhurtaOutput.strict().parse(told)).toEqual(told);
    const [first = "", second = ""] = sentencesOf(open.answer ?? "");
    expect(first).toContain("Asha");
    expect(first).not.toContain("Ravi");
    expect(second).toMatch(/^A time would /);
    expect(open.birthTime.changes.map(({ member }) => member)).toEqual([
      "people.0.moon.nakshatra",
      "people.0.moon.sign",
    ]);
  });

  test("is the known answer where the Moon keeps star and sign", () => {
    const around = (time: string | null) => ({ ...RAVI, time, timeAccuracyMinutes: 15 });
    const range = opened(muhurta({ ...ASKED, days: 7, people: [around(RAVI.time)] }, context));
    const exact = muhurta({ ...ASKED, days: 7, people: [RAVI] }, context);
    expect(range.days.map(({ date, open: isOpen }) => [date, isOpen])).toEqual(
      exact.days.map(({ date, open: isOpen }) => [date, isOpen]),
    );
    expect(range.people[0]).toEqual(exact.people[0]);
    expect(range.dependingDays).toBe(0);
  });
});

test("a day that the Moon of a known birth closes is refused by that alone", () => {
  const one = { ...ASKED, days: 30 };
  const alone = muhurta({ ...one, people: [RAVI] }, context);
  const both = muhurta({ ...one, people: [ASHA, RAVI] }, context);
  const rulesOf = (refusals: readonly { readonly rule: string; readonly reason?: string }[]) =>
    refusals.map(({ rule, reason }) => `${rule} ${reason}`);
  for (const [index0, day] of alone.days.entries()) {
    if (day.open) continue;
    expect(rulesOf(both.days[index0]?.refusals ?? [])).toEqual(rulesOf(day.refusals));
  }
});

import { readFileSync } from "node:fs";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { en } from "../texts/en";
import { computeGrihaPravesh } from "./compute";
import { grihaPravesh } from "./operation";
import { ayanaOf, passes, qualityOf, RULE_IDS } from "./rules";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: "Asia/Kolkata" };

interface PrintedDay {
  readonly date: string;
  /** Undefined where swetest prints no rising. */
  readonly sunriseMs: number | undefined;
  readonly sunDeg: number;
  readonly moonDeg: number;
}

interface PrintedPlace {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: number;
  readonly days: readonly PrintedDay[];
}

/** Kept by tools/griha_pravesh.py: sunrise, and Lahiri longitudes of Sun and Moon at it. */
const printed: readonly PrintedPlace[] = readFileSync(new URL("./fixtures/swetest.txt", import.meta.url), "utf8")
  .split("# ")
  .slice(1)
  .map((block) => {
    const [head = "", ...lines] = block.trimEnd().split("\n");
    const [name = "", latitude, longitude, timezone] = head.split(" ");
    const days = lines.map((line) => {
      const [date = "", sunrise = "", sun, moon] = line.split(" ");
      const sunriseMs = sunrise === "-" ? undefined : Date.parse(`${sunrise}Z`);
      return { date, sunriseMs, sunDeg: Number(sun), moonDeg: Number(moon) };
    });
    return { name, latitude: Number(latitude), longitude: Number(longitude), timezone: Number(timezone), days };
  });

/** Nakshatras by number from Ashwini: soft and fixed; the southern ten have 23 and 24 besides. */
const SOFT_AND_FIXED = [4, 5, 12, 14, 17, 21, 26, 27];

/** The rules of the tables over again, on printed longitudes: the names of those that a day fails. */
function failedBy({ date, sunDeg, moonDeg }: PrintedDay, nakshatras: readonly number[]): readonly string[] {
  const elongation = (moonDeg - sunDeg + 360) % 360;
  const tithi = Math.floor(elongation / 12) + 1;
  const half = Math.floor(elongation / 6);
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  const checks: readonly (readonly [string, boolean])[] = [
    ["nakshatra-admissible", nakshatras.includes(Math.floor((moonDeg * 27) / 360) + 1)],
    ["tithi-window", ![4, 9, 14, 19, 24, 29, 30].includes(tithi)],
    ["weekday", weekday !== 0 && weekday !== 2],
    ["uttarayana", sunDeg >= 270 || sunDeg < 90],
    ["sun-sign", ![3, 5, 10].includes(Math.floor(sunDeg / 30))],
    // Vishti: the seventh of each round of seven from the second half-tithi on, eight times a month.
    ["karana", ![7, 14, 21, 28, 35, 42, 49, 56].includes(half)],
  ];
  return checks.flatMap(([name, holds]) => (holds ? [] : [name]));
}

describe.each(printed)("$name from $days.0.date, against swetest", ({ days, latitude, longitude, timezone }) => {
  const [first, last] = [days[0]?.date ?? "", days.at(-1)?.date ?? ""];
  const asked = { latitude, longitude, timezone, startDate: first, endDate: last };
  const facts = computeGrihaPravesh({ ...asked, muhurtaText: "muhurta-chintamani" }, { ephemeris });

  test("sunrises agree within a second, and are missing on the same days", () => {
    expect(facts.days.map(({ date }) => date)).toEqual(days.map(({ date }) => date));
    for (const [index0, { date, sunriseMs }] of days.entries()) {
      const own = facts.days[index0]?.sunriseMs;
      expect(own === undefined, date).toBe(sunriseMs === undefined);
      expect(Math.abs((own ?? 0) - (sunriseMs ?? 0)), date).toBeLessThan(1000);
    }
  });

  test("the Sun stands where it is printed, within an arcsecond", () => {
    for (const [index0, { date, sunDeg }] of days.entries()) {
      const own = facts.days[index0]?.sunLongitudeDeg ?? Number.NaN;
      expect(Math.abs(own - sunDeg) * 3600, date).toBeLessThan(1);
    }
  });

  test.each([
    ["muhurta-chintamani", SOFT_AND_FIXED],
    ["kalaprakasika", [...SOFT_AND_FIXED, 23, 24]],
  ] as const)(
    "%s admits and rejects the days that its rules do on the printed longitudes",
    (muhurtaText, nakshatras) => {
      const own = computeGrihaPravesh({ ...asked, muhurtaText }, { ephemeris }).days;
      expect(own.map(({ date, failed }) => [date, ...failed])).toEqual(
        days.map((day) => [day.date, ...failedBy(day, nakshatras)]),
      );
      const answer = grihaPravesh({ ...asked, muhurtaText }, context);
      const counted = RULE_IDS.map((rule) => days.filter((day) => failedBy(day, nakshatras).includes(rule)).length);
      expect(answer.rejectionsByRule).toEqual(
        Object.fromEntries(RULE_IDS.map((rule, index0) => [rule, counted[index0]])),
      );
      expect(answer.days.map(({ date }) => date)).toEqual(
        days.filter((day) => failedBy(day, nakshatras).length === 0).map(({ date }) => date),
      );
      expect([answer.total, answer.window.daysEvaluated]).toEqual([answer.days.length, days.length]);
    },
  );
});

test("the kept days hold sunrises, days without one, and days of every outcome", () => {
  const all = printed.flatMap(({ days }) => days);
  expect(all.length).toBe(306);
  expect(all.filter(({ sunriseMs }) => sunriseMs === undefined).length).toBeGreaterThan(10);
  for (const rule of RULE_IDS) {
    expect(
      all.some((day) => failedBy(day, SOFT_AND_FIXED).includes(rule)),
      rule,
    ).toBe(true);
  }
  expect(all.some((day) => failedBy(day, SOFT_AND_FIXED).length === 0)).toBe(true);
});

describe("the rules at their borders", () => {
  const day = { nakshatra: "rohini", tithi: 2, weekday0: 1, sunLongitudeDeg: 10, isVishti: false } as const;

  test("the northern course is half-open: 270 in, 90 out", () => {
    expect([269.999999, 270, 359.9, 0, 89.999999, 90].map(ayanaOf)).toEqual([
      ...["dakshinayana", "uttarayana", "uttarayana", "uttarayana", "uttarayana", "dakshinayana"],
    ]);
  });

  test("Aquarius is closed from 300 to 330", () => {
    const open = [299.9999, 300, 329.9999, 330].map((sunLongitudeDeg) =>
      passes("sun-sign", { ...day, sunLongitudeDeg }, "muhurta-chintamani"),
    );
    expect(open).toEqual([true, false, false, true]);
  });

  test("a preferred day lies in the bright half and is no Saturday", () => {
    expect([1, 15, 16, 29].map((tithi) => qualityOf({ ...day, tithi }))).toEqual([
      ...["preferred", "preferred", "admissible", "admissible"],
    ]);
    expect(qualityOf({ ...day, weekday0: 6 })).toBe("admissible");
  });
});

describe("the window", () => {
  const issues = (startDate: string, endDate: string): readonly string[] => {
    const parsed = grihaPravesh.parse({ flat: { startDate, endDate, ...DELHI } });
    return parsed.ok ? [] : parsed.issues.map(({ path, message }) => `${path}: ${message}`);
  };

  test("holds 93 days with the first and the last, and no more", () => {
    expect(issues("2027-01-01", "2027-04-03")).toEqual([]);
    expect(issues("2027-01-01", "2027-04-04")).toEqual([
      expect.stringMatching(/^endDate: The window has 94 days, and at most 93/),
    ]);
  });

  test("is not counted over dates that are none", () => {
    expect(issues("2027-02-30", "soon")).toEqual([
      expect.stringMatching(/^startDate/),
      expect.stringMatching(/^endDate/),
    ]);
  });

  test("runs forward, and can be one day", () => {
    expect(issues("2027-01-02", "2027-01-01")).toEqual([expect.stringMatching(/^endDate: .*is before startDate/)]);
    expect(issues("2027-01-01", "2027-01-01")).toEqual([]);
  });
});

describe("an answer", () => {
  test("reads each day by its own offset where the clock changes, and names both", () => {
    const london = { latitude: 51.5, longitude: -0.13, timezone: "Europe/London" };
    const { conventions } = grihaPravesh({ startDate: "2026-03-20", endDate: "2026-04-10", ...london }, context);
    expect([conventions.timezone, conventions.timezoneAtEnd]).toEqual([0, 1]);
    const fixed = grihaPravesh({ startDate: "2026-03-20", endDate: "2026-03-22", ...london }, context);
    expect(fixed.conventions).not.toHaveProperty("timezoneAtEnd");
  });

  test("names the texts behind its rules, and says what it leaves open", () => {
    const asked = { startDate: "2027-05-01", endDate: "2027-06-20", ...DELHI };
    const answer = grihaPravesh(asked, context);
    expect(answer.rules.map(({ id }) => id)).toEqual([...RULE_IDS]);
    expect(answer.rules.filter(({ confidence }) => confidence === "high").map(({ id }) => id)).toEqual([
      ...["nakshatra-admissible", "uttarayana"],
    ]);
    expect(answer.leftToTheAstrologer).toHaveLength(6);
    expect(answer.leftToTheAstrologer?.join(" ")).toMatch(/Jupiter and Venus.*Sun/);
    const southern = grihaPravesh({ ...asked, muhurtaText: "kalaprakasika" }, context);
    expect(southern.rules[0]?.source.note).toContain("was not at hand");
  });

  test("keeps canonical names and adds those of the language asked for", () => {
    const asked = { startDate: "2027-05-01", endDate: "2027-06-20", ...DELHI };
    const english = grihaPravesh(asked, context).days[0];
    const hindi = grihaPravesh({ ...asked, lang: "hi" }, context).days[0];
    expect(hindi?.nakshatra.name).toBe(english?.nakshatra.name);
    expect(hindi?.nakshatra.nameLocalized).toMatch(/\p{Script=Devanagari}/u);
    expect(english?.nakshatra).not.toHaveProperty("nameLocalized");
  });
});

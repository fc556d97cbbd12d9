import { readFileSync } from "node:fs";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, erase, inForm } from "@almagest/operation";
import { beforeAll, describe, expect, test } from "vitest";
import { detailedPanchang } from "../panchang/detailed";
import { limbSpans } from "../panchang/limbs";
import { en } from "../texts/en";
import { computeMuhurta } from "./compute";
import type { MuhurtaDay } from "./day";
import { muhurta } from "./operation";
import { PURPOSE_IDS, PURPOSES } from "./purposes";
import { within, without } from "./spans";

const COUNTS = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, now: 0, texts: [en] });
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const PUNE = { latitude: 18.5204, longitude: 73.8567, timezone: 5.5 };
const ASHA = { name: "Asha", date: "1990-07-04", time: "10:12:00", timezone: 5.5 };
const RAVI = { name: "Ravi", date: "1988-11-20", time: "06:00:00", timezone: 5.5 };

describe("weddings of 2026 beside a list of almanac makers; docs/conventions.md explains each difference", () => {
  const printed = readFileSync(new URL("./fixtures/weddings-2026.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("2026"))
    .flatMap((line) => {
      const [month, ...days] = line.split(" ");
      return days.map((day) => `${month}-${day.padStart(2, "0")}`);
    });
  let days: readonly MuhurtaDay[] = [];
  beforeAll(() => {
    const from = ["2026-01-01", "2026-04-01", "2026-06-20", "2026-09-28"];
    const spans = [90, 80, 90, 90];
    days = from.flatMap(
      (date, index0) =>
        computeMuhurta({ purpose: "wedding", date, days: spans[index0] ?? 1, ...DELHI }, { ephemeris }).days,
    );
  });
  const openDates = (): readonly string[] => days.filter(({ windows }) => windows.length > 0).map(({ date }) => date);
  const refusalsOn = (date: string): readonly string[] =>
    days.find((day) => day.date === date)?.refusals.map(({ id }) => id) ?? [];

  test("51 of the 59 are open", () => {
    expect(printed).toHaveLength(59);
    expect(printed.filter((date) => openDates().includes(date))).toHaveLength(51);
  });

  test("the other eight are refused for Venus, Vaidhriti or an empty tithi", () => {
    const missing = printed.filter((date) => !openDates().includes(date));
    expect(missing.map((date) => `${date} ${refusalsOn(date)[0]}`)).toEqual([
      "2026-02-05 venus",
      "2026-02-06 venus",
      "2026-02-08 venus",
      "2026-02-10 venus",
      "2026-02-24 fall",
      "2026-03-12 tithi",
      "2026-05-05 tithi",
      "2026-06-23 tithi",
    ]);
  });

  test("nothing is open in January, from the middle of March to April, and in the four months of sleep", () => {
    expect(openDates().filter((date) => /-(01|08|09|10)-/.test(date))).toEqual([]);
    expect(openDates().filter((date) => date > "2026-03-15" && date < "2026-04-14")).toEqual([]);
    expect(refusalsOn("2026-01-10")).toContain("sun-sign");
    expect(refusalsOn("2026-01-20")).toContain("venus");
    expect(refusalsOn("2026-05-20")).toContain("adhika");
    expect(refusalsOn("2026-07-18")).toContain("jupiter");
    expect(refusalsOn("2026-08-20")).toContain("chaturmasa");
    expect(refusalsOn("2026-12-20")).toContain("sun-sign");
  });
});

describe("rules", () => {
  // Brihat Samhita 100.1: Rohini, three Uttaras, Revati, Mrigashira, Mula, Anuradha, Magha, Hasta, Svati
  test("the wedding has the eleven stars of the Brihat Samhita", () => {
    expect(PURPOSES.wedding.stars.values.toSorted()).toEqual([
      "anuradha",
      "hasta",
      "magha",
      "moola",
      "mrigashira",
      "revati",
      "rohini",
      "swati",
      "uttara-ashadha",
      "uttara-bhadrapada",
      "uttara-phalguni",
    ]);
  });

  // Muhurta Chintamani on first lessons, quoted: tithis 6, 5, 3, 11, 12, 10, 2; Sunday, Wednesday, Thursday, Friday
  test("first lessons have the tithis and weekdays of the Muhurta Chintamani", () => {
    const open = Array.from({ length: 15 }, (_, index0) => index0 + 1).filter(
      (one) => !PURPOSES.study.tithis.values.includes(one),
    );
    expect(open).toEqual([2, 3, 5, 6, 10, 11, 12]);
    expect(PURPOSES.study.weekdays.values).toEqual([1, 2, 6]);
  });

  test.each(PURPOSE_IDS)("%s answers a month, and each refused day has a reason and a source", (purpose) => {
    const answer = muhurta({ purpose, date: "2027-02-01", days: 30, ...PUNE }, context);
    expect(answer.days).toHaveLength(30);
    for (const { open, refusals, windows } of answer.days) {
      expect(open).toBe(windows.length > 0);
      expect(refusals.length > 0).toBe(!open);
      for (const { reason, source } of refusals) {
        expect(reason).toMatch(/\.$/);
        expect(source.convention === null).toBe(source.text !== null && source.verse !== null);
      }
    }
  });
});

describe("windows", () => {
  const answer = muhurta({ purpose: "wedding", date: "2026-11-20", days: 30, ...DELHI, people: [ASHA, RAVI] }, context);
  const windows = answer.days.flatMap(({ date, windows: own }) => own.map((window) => ({ date, ...window })));
  const ms = (local: string): number => Date.parse(`${local}+05:30`);

  test("stay three minutes away from every change of tithi and star, and out of Vishti", () => {
    expect(windows.length).toBeGreaterThan(10);
    for (const { start, end } of windows) {
      const span = { fromJdTt: ephemeris.timeScales(ms(start)).jdTt, toJdTt: ephemeris.timeScales(ms(end)).jdTt };
      for (const kind of ["tithi", "nakshatra"] as const) {
        const [only, another] = limbSpans(ephemeris, kind, span);
        expect(another).toBeUndefined();
        expect((only?.endMs ?? 0) - ms(end)).toBeGreaterThanOrEqual(180_000);
        expect(ms(start) - (only?.startMs ?? Number.POSITIVE_INFINITY)).toBeGreaterThanOrEqual(179_000);
      }
      const halves = limbSpans(ephemeris, "karana", span).map(({ index0 }) => index0);
      expect(halves.filter((half0) => half0 > 0 && half0 < 57 && (half0 - 1) % 7 === 6)).toEqual([]);
    }
  });

  test("leave out Rahu's eighth of their day", () => {
    for (const { date, start, end } of windows) {
      const { rahuKaal } = detailedPanchang({ date, ...DELHI }, context);
      expect(ms(end) <= ms(rahuKaal.start) + 1000 || ms(start) >= ms(rahuKaal.end) - 1000).toBe(true);
    }
  });

  test("the best of each open day come in order of their score", () => {
    const scores = answer.best.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    for (const { date, score } of answer.best) {
      const own = answer.days.find((day) => day.date === date)?.windows.map((window) => window.score) ?? [];
      expect(score).toBe(Math.max(...own));
    }
    expect(answer.openDays).toBe(answer.best.length);
  });

  test("people close days that are open without them, by tara and by the eighth Moon", () => {
    const alone = muhurta({ purpose: "wedding", date: "2026-11-20", days: 30, ...DELHI }, context);
    expect(answer.openDays).toBeLessThan(alone.openDays);
    const reasons = answer.days.flatMap(({ refusals }) => refusals.map(({ rule }) => rule));
    expect(reasons).toContain("tara");
    expect(answer.people.map(({ name }) => name)).toEqual(["Asha", "Ravi"]);
  });
});

describe("the answer in words", () => {
  const asked = (input: object): string =>
    muhurta({ purpose: "wedding", date: "2027-05-12", ...PUNE, ...input }, context).answer ?? "";

  test("says whether 12 May 2027 is good for a wedding in Pune, and the next day that is", () => {
    const answer = muhurta({ purpose: "wedding", date: "2027-05-12", ...PUNE }, context);
    expect(answer.answer).toMatch(/^No, Wednesday, 12 May 2027 is refused for a wedding\./);
    expect(answer.answer).toContain("Pushya and Ashlesha, neither of which");
    expect(answer.nextOpen).toMatchObject({ date: "2027-05-13", weekday: "Thursday" });
    expect(answer.answer).toContain("The next open day is Thursday, 13 May 2027");
  });

  test("names the best window of an open day by the times that its row has", () => {
    const { answer, best } = muhurta({ purpose: "wedding", date: "2027-05-16", ...PUNE }, context);
    const [first] = best;
    expect(answer).toMatch(/^Yes, Sunday, 16 May 2027 is open/);
    expect(answer).toContain(`${first?.start.slice(11, 16)} to ${first?.end.slice(11, 16)}: ${first?.lagna} rises`);
  });

  test("counts the open days of a range as its rows do", () => {
    const answer = muhurta({ purpose: "journey", date: "2026-12-01", days: 10, ...PUNE }, context);
    expect(answer.answer).toContain(`${COUNTS[answer.openDays] ?? answer.openDays} are open for setting out on a trip`);
    expect(asked({ purpose: "engagement", date: "2026-09-30", days: 9 })).toContain("none is open");
  });

  test("says of a best hour on the next date that it is after midnight", () => {
    const place = { latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" };
    const { answer, best } = muhurta({ purpose: "wedding", date: "2026-11-23", days: 4, ...place }, context);
    expect(best[0]).toMatchObject({ date: "2026-11-25", start: expect.stringMatching(/^2026-11-26T03:/) });
    expect(answer).toContain("Wednesday, 25 November 2026, after midnight, 03:");
  });

  test("a range is summed up in words, and a blemish names the house it is in", () => {
    const found = Array.from({ length: 6 }, (_, index0) =>
      muhurta(
        { purpose: "business", date: `2026-${String(index0 + 4).padStart(2, "0")}-10`, days: 5, ...PUNE },
        context,
      ),
    );
    for (const { answer, best } of found) {
      expect(answer).toMatch(
        / closes (?:(?:all|[a-z]+) of them|the other day|all the other days|[a-z]+ of the other days)\./,
      );
      for (const { note, text = "" } of best.flatMap(({ notes }) => notes)) {
        if (note === "occupied") expect(text).toMatch(/^[A-Z].* in the (?:eighth|twelfth).* (?:is|are) a blemish/);
      }
    }
    const texts = found.flatMap(({ best }) => best.flatMap(({ notes }) => notes.map(({ text = "" }) => text)));
    // grahas of two houses, two of them in one: the houses are told apart by more than another "and"
    const nested = texts.filter((text) => / and \p{L}+ in the \p{L}+,? and |,? and \p{L}+ and /u.test(text));
    expect(nested.length).toBeGreaterThan(0);
    for (const text of nested) expect(text).toMatch(/ in the \p{L}+, and /u);
    expect(found.some(({ best }) => best.some(({ notes }) => notes.some(({ note }) => note === "occupied")))).toBe(
      true,
    );
  });

  test("a star that serves only at night is not said to be unfit", () => {
    const { days } = muhurta({ purpose: "business", date: "2026-11-01", days: 60, ...PUNE }, context);
    for (const { refusals } of days) {
      const [, stars = ""] =
        /The Moon is with ([^,]+(?:, [^,]+)*?),? (?:which|neither|none)/.exec(
          refusals.find(({ rule }) => rule === "nakshatra")?.reason ?? "",
        ) ?? [];
      expect(stars).not.toMatch(/Rohini|Pushya|Hasta|Anuradha|Revati/);
    }
  });

  test("is sent without any other text in the compact form", () => {
    const input = { purpose: "wedding", date: "2027-05-12", ...PUNE } as const;
    const answer = muhurta(input, context);
    const compact = JSON.stringify(inForm({ operation: erase(muhurta), input, answer }, { detail: "compact" }));
    expect(compact).toContain("No, Wednesday, 12 May 2027 is refused for a wedding.");
    expect(compact).not.toContain('"reason"');
  });

  test.each([
    [{ days: 91 }, "days"],
    [{ purpose: "lawsuit" }, "purpose"],
    [{ date: "2027-02-30" }, "date"],
  ])("refuses %j", (input, path) => {
    const flat = { purpose: "wedding", date: "2027-05-12", ...PUNE, ...input };
    expect(muhurta.parse({ flat })).toMatchObject({ ok: false, issues: [{ path }] });
  });
});

test("spans are cut and met as sets of instants", () => {
  const spans = [{ startMs: 0, endMs: 10 }];
  expect(
    without(spans, [
      { startMs: 3, endMs: 5 },
      { startMs: 9, endMs: 12 },
    ]),
  ).toEqual([
    { startMs: 0, endMs: 3 },
    { startMs: 5, endMs: 9 },
  ]);
  expect(
    within(spans, [
      { startMs: -5, endMs: 2 },
      { startMs: 8, endMs: 20 },
    ]),
  ).toEqual([
    { startMs: 0, endMs: 2 },
    { startMs: 8, endMs: 10 },
  ]);
});

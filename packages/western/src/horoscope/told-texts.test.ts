import { addDays } from "@almagest/civil-time";
import { HOUSE_KEYS, PLANET_IDS, SIGN_IDS } from "@almagest/sky";
import { readingOf, sentencesOf, TONES, wordCount } from "@almagest/telling";
import {
  daysRepeated,
  frameShare,
  misplaced,
  repeatedSentences,
  unread,
  unwritten,
  wrongArticles,
} from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import {
  ask,
  context,
  daily,
  ephemeris,
  monthly,
  NOW,
  type Texts,
  textsOf,
  weekly,
  yearly,
} from "../../test/asked-horoscopes";
import { en } from "../texts/en";
import { messages } from "../texts/en-messages";
import { westernReader } from "../texts/reader";
import { computeDailyHoroscope } from "./daily";
import { telling } from "./families";
import { AREAS } from "./houses";
import { computeMonthlyHoroscope, monthlyHoroscope } from "./monthly";
import { TEXT_MEMBERS } from "./plan";
import { planPieces, voiceOf } from "./reading";
import { TOLD_ASPECTS } from "./sky-event";
import { toneOf } from "./tones";
import { computeWeeklyHoroscope } from "./weekly";
import { computeYearlyHoroscope, yearlyHoroscope } from "./yearly";

/** Words of a member at most; a section is as long as its facts. */
const LENGTHS = {
  daily: { overview: 110, section: 60, column: 40 },
  weekly: { overview: 90, section: 140, column: 400 },
  monthly: { overview: 170, section: 240, column: 600 },
  yearly: { overview: 400, section: 330, column: 700 },
} as const;

type Kind = keyof typeof LENGTHS;

/** The lines of an answer's lists; names of houses and of dates, which may come twice, are left out. */
function rowsOf(answer: object): readonly unknown[] {
  const { themes, eclipses, retrogrades, weekByWeek } = {
    themes: [],
    eclipses: [],
    retrogrades: [],
    weekByWeek: [],
    ...answer,
  };
  return [
    themes,
    eclipses,
    retrogrades,
    weekByWeek.map((week) => Object.entries(week).filter(([key]) => key === "advice")),
  ];
}

/** Faults of an answer's lengths and sentences. */
function faultsOf(answer: Texts, kind: Kind, name: string): readonly string[] {
  const lengths = TEXT_MEMBERS.filter((member) => member !== "advice").flatMap((member) => {
    const most = LENGTHS[kind][member === "overview" || member === "column" ? member : "section"];
    const count = wordCount(answer[member] ?? "");
    return count > 0 && count <= most ? [] : [`${name} ${member}: ${count} words`];
  });
  const advice = sentencesOf(answer.advice ?? "").length;
  return [
    ...lengths,
    ...(advice >= (kind === "daily" ? 1 : 2) && advice <= 3 ? [] : [`${name}: advice of ${advice} sentences`]),
    ...repeatedSentences([textsOf(answer), rowsOf(answer)]).map((sentence) => `${name} says twice: ${sentence}`),
    ...textsOf(answer).flatMap((text) => [...wrongArticles(text), ...(text.match(/[{}]|undefined/g) ?? [])]),
  ];
}

const OTHER_FORMS = [
  ...["ingress", "return", "retrograde", "direct", "new", "first-quarter", "full", "last-quarter"],
  ...["solar-eclipse", "lunar-eclipse"],
];
const VERDICTS = ["hard", "mixed", "bright"] as const;

/** Count of the most frequent one. */
function mostOften(texts: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return Math.max(...counts.values());
}

describe("families of paragraphs", () => {
  const houses = [...HOUSE_KEYS];
  const houseAt = (house: number, steps: number): string => String(((house - 1 + steps) % 12) + 1);
  const slow = ["jupiter", "saturn", "uranus", "neptune", "pluto"];
  const fast = ["mercury", "venus", "sun", "mars"];

  test("the Moon's meeting with each body is written for every two houses that an aspect joins, and for no others", () => {
    const joined = houses.flatMap((house) =>
      [0, 2, 3, 4, 6, 8, 9, 10].map((steps) => `${house}.${houseAt(Number(house), steps)}`),
    );
    const axes = [["horoscope.moon"], PLANET_IDS.filter((body) => body !== "moon"), joined];
    expect(unwritten(en, axes)).toEqual([]);
    expect(unread(en, axes)).toEqual([]);
    expect(joined).toHaveLength(96);
  });

  test("a meeting is written for every slower body, nature and house that the sky allows, and for no others", () => {
    const slower = ["mars", ...slow];
    expect(unwritten(en, [["horoscope.meetsIn"], slower, ["fused", "easy", "hard", "opposition"], houses])).toEqual([]);
    expect(unwritten(en, [["horoscope.meetsIn.sun"], ["fused", "inferior"], houses])).toEqual([]);
    expect(unwritten(en, [["horoscope.meetsIn.venus"], ["fused", "easy"], houses])).toEqual([]);
    const inner = ["sun.fused", "sun.inferior", "venus.fused", "venus.easy"];
    const all = [
      ...inner,
      ...slower.flatMap((body) => ["fused", "easy", "hard", "opposition"].map((nature) => `${body}.${nature}`)),
    ];
    expect(unread(en, [["horoscope.meetsIn"], all, houses])).toEqual([]);
  });

  test.each([
    [["horoscope.enters"], [...fast, ...slow], houses],
    [["horoscope.returns"], houses],
    [["horoscope.returns.slow"], houses, ["a", "b"]],
    [["horoscope.stands"], [...AREAS], houses, ["begin", "middle", "end"]],
    [["horoscope.stands"], ["love", "career", "finance"], houses, ["return"]],
    [["horoscope.stands"], [...AREAS], houses, ["middle"], ["a", "b", "c", "d"]],
    [["horoscope.rules"], ["2", "5", "6", "7", "8", "12"], houses, ["a", "b"]],
    [["horoscope.rules.10"], houses, ["a", "b", "c", "d"]],
    [["horoscope.season"], houses, ["begin", "middle", "end"]],
    [["horoscope.moonIn"], houses, ["waxing", "waning"], ["a", "b"]],
    [["horoscope.eclipses"], ["solar", "lunar"], houses, ["a", "b"]],
    [["horoscope.themes"], slow, houses],
    [["horoscope.leaving"], slow, houses],
    [["horoscope.visits"], slow, houses],
    [["horoscope.axis"], houses],
    [["horoscope.pairing"], ["with", "ease", "strain", "apart"], houses],
    [["horoscope.rows"], [...slow, "solar-eclipse", "lunar-eclipse"], houses],
    [["horoscope.stationRows"], ["retrograde", "direct"], houses, ["a", "b", "c"]],
    [["horoscope.hands"], ["jupiter", "saturn"], houses],
    [["horoscope.houseAdvice"], houses, TONES],
    [["horoscope.advice"], ["week", "month", "year"], VERDICTS, houses],
    [["horoscope.opening"], ["week", "month", "year"], VERDICTS, houses],
    [["horoscope.best"], [...AREAS], [...SIGN_IDS]],
    [["horoscope.quiet"], [...AREAS], [...SIGN_IDS]],
    [["horoscope.rulerMeets"], [...AREAS], ["hard", "easy", "fused"], houses],
    [["horoscope.timing"], ["moon", "long", "enters", "phase", "eclipse", "station", "turn"], houses],
    [["horoscope.timing"], ["point"]],
    [["horoscope.continues.met"], ["a", "b", "c"]],
    [["horoscope.day.stands"], [...AREAS], houses, ["a", "b", "c", "d"]],
    [["horoscope.day.rules"], ["2", "5", "6", "7", "8", "12"], houses, ["a", "b"]],
    [["horoscope.day.rules.10"], houses, ["a", "b", "c", "d"]],
    [["horoscope.day.places"], ["ruler", "own"]],
    [["horoscope.day.places.health"], ["6", "12"]],
    [["horoscope.day.places.planet"], [...AREAS]],
    [["horoscope.rest.other"], [...TOLD_ASPECTS, ...OTHER_FORMS]],
    [["horoscope.rest"], ["mercury", "venus", "mars", ...slow], [...TOLD_ASPECTS]],
    [["horoscope.rest.sun"], ["sextile", "trine"]],
    [["horoscope.turns"], ["mercury", "venus", "mars", "slow"], ["retrograde", "direct"], houses],
  ])("%j are written for every combination", (...axes) => {
    expect(unwritten(en, axes)).toEqual([]);
  });

  test("what an aspect continues is told with both its bodies, and its exact hour is no beginning", () => {
    const { continues, timing } = messages.horoscope;
    for (const told of Object.values(continues.met)) {
      for (const name of ["{first}", "{second}", "{on}", "{there}"]) expect(told).toContain(name);
    }
    expect(Object.values(timing.long).filter((text) => /\bfrom\b|\bcloses\b/i.test(text))).toEqual([]);
  });

  test("what to do is written for every aspect of the Moon, in one sentence; for its phases by house and tone", () => {
    const aspects = (steps: readonly number[]) =>
      houses.flatMap((house) => steps.map((step) => `${house}.${houseAt(Number(house), step)}`));
    const others = PLANET_IDS.filter((body) => body !== "moon" && body !== "sun");
    expect(unwritten(en, [["horoscope.day.acts"], others, aspects([0, 2, 3, 4, 6, 8, 9, 10])])).toEqual([]);
    expect(unwritten(en, [["horoscope.day.acts.sun"], aspects([2, 4, 8, 10])])).toEqual([]);
    const acts = Object.values(messages.horoscope.day.acts).flatMap((byHouse) => Object.values(byHouse));
    for (const act of acts.flatMap((byPlace): readonly string[] => Object.values(byPlace)))
      expect(sentencesOf(act), act).toHaveLength(1);
  });

  test("the Moon of the day is not the reader's own", () => {
    expect(JSON.stringify(messages.horoscope)).not.toMatch(/\byour (?:[a-z]+-house )?Moon\b/i);
  });

  test("the tone of an event follows the natures of its bodies", () => {
    const tone = (form: (typeof TOLD_ASPECTS)[number], first: "venus" | "mars", second: "jupiter" | "saturn") =>
      toneOf({ form, first, second, jdTt: 0, sign: "aries", secondSign: "leo" });
    expect(tone("trine", "venus", "jupiter")).toBe("bright");
    expect(tone("trine", "mars", "saturn")).toBe("easing");
    expect(tone("square", "venus", "jupiter")).toBe("mixed");
    expect(tone("opposition", "mars", "saturn")).toBe("hard");
  });
});

/** Of a year of days, measured for all twelve signs. */
const YEAR = { overviews: 290, sameOverview: 5, sameSentence: 52 } as const;

describe("texts", () => {
  const days = Array.from({ length: 365 }, (_, index0) => addDays("2026-01-01", index0));
  const texts = westernReader({ lang: "en", catalogues: [en] });
  const needs = { ephemeris, now: NOW };

  test.each(["aries", "scorpio"])("a year of days for %s: whole, and hardly a sentence on two days running", (sign) => {
    const answers = days.map((day) => daily(sign, day));
    expect(answers.flatMap((answer) => faultsOf(answer, "daily", answer.date))).toEqual([]);
    for (const member of ["overview", ...AREAS, "column"] as const) {
      // two planets can meet a third from one house on two days running: the fact is the same, and so is its text
      expect(daysRepeated(answers.map((answer) => answer[member] ?? "")).length, member).toBeLessThanOrEqual(6);
    }
    const sentences = answers.map((answer) => new Set(textsOf(answer).flatMap(sentencesOf)));
    const again = sentences.flatMap((told, index0) => [...told].filter((one) => sentences[index0 - 1]?.has(one)));
    expect(again.length).toBeLessThanOrEqual(12);
    expect(new Set(answers.map(({ overview }) => overview)).size).toBeGreaterThan(YEAR.overviews);
    expect(mostOften(answers.map(({ overview }) => overview ?? ""))).toBeLessThanOrEqual(YEAR.sameOverview);
    expect(mostOften(answers.flatMap(textsOf).flatMap(sentencesOf))).toBeLessThanOrEqual(YEAR.sameSentence);
  });

  test("on one day no overview is shared by two signs", () => {
    for (const day of days.filter((_, index0) => index0 % 14 === 5)) {
      expect(new Set(SIGN_IDS.map((sign) => daily(sign, day).overview)).size, day).toBe(12);
    }
  });

  test("the score of a day follows its weighing", () => {
    const seen = days.slice(0, 90).map((date) => {
      const { balance } = computeDailyHoroscope({ ...ask, sign: "leo", date }, needs);
      return { tone: balance.tone, rating: daily("leo", date).energyRating };
    });
    for (const { tone, rating } of seen) {
      if (tone === "hard") expect(rating).toBeLessThanOrEqual(5);
      if (tone === "bright") expect(rating).toBeGreaterThanOrEqual(6);
    }
    expect(new Set(seen.map(({ rating }) => rating)).size).toBeGreaterThan(4);
  });

  test("weeks, months and years are whole and repeat no sentence", () => {
    const faults = SIGN_IDS.flatMap((sign) => [
      ...["2026-01-05", "2026-05-18", "2028-10-30"].flatMap((day) =>
        faultsOf(weekly(sign, day), "weekly", `${sign} ${day}`),
      ),
      ...["2026-02-01", "2027-02-01", "2028-08-01"].flatMap((day) =>
        faultsOf(monthly(sign, day), "monthly", `${sign} ${day}`),
      ),
      ...[1987, 2026, 2028].flatMap((year) => faultsOf(yearly(sign, year), "yearly", `${sign} ${year}`)),
    ]);
    expect(faults).toEqual([]);
  });

  test("no paragraph stands where its family is not declared, and frames are under a tenth", () => {
    for (const sign of SIGN_IDS) {
      const asked = { ...ask, sign, date: "2026-05-18" };
      const plans = [
        computeDailyHoroscope(asked, needs).plan,
        computeWeeklyHoroscope(asked, needs).plan,
        computeMonthlyHoroscope(asked, needs).plan,
        computeYearlyHoroscope({ ...ask, sign, year: 2026 }, needs).plan,
      ];
      for (const plan of plans) {
        const told = Object.values(planPieces(plan, voiceOf(texts, 1, { zone: 0, day: "2026-05-18" }))).flat();
        const pieces = told.filter((piece) => piece !== undefined);
        expect(pieces).toHaveLength(told.length);
        expect(misplaced(pieces, telling.families)).toEqual([]);
        expect(frameShare(pieces)).toBeLessThan(0.1);
        expect(readingOf(pieces)).toBeDefined();
      }
    }
  });

  test("every row of a year and a month has its line", () => {
    const year = yearly("libra", 2028);
    for (const { theme } of [...year.themes, ...year.eclipses, ...year.retrogrades]) expect(theme).toMatch(/[.?]$/);
    const month = monthly("libra", "2026-04-10");
    for (const { event } of month.keyDates) expect(event).toMatch(/ in | enters /);
    for (const { advice, focus } of month.weekByWeek) expect([advice, focus]).not.toContain(undefined);
  });

  test("the same request has the same text", () => {
    expect(yearlyHoroscope({ ...ask, sign: "libra", year: 2028 }, context)).toEqual(yearly("libra", 2028));
  });
});

describe("in a language without texts of its own", () => {
  test("every sign, planet and aspect has its localized sibling, and the prose is English throughout", () => {
    const input = { sign: "aries", date: "2026-04-03", timezone: 0 } as const;
    const german = monthlyHoroscope({ ...input, lang: "de" }, context);
    expect(german.column).toBe(monthlyHoroscope({ ...input, lang: "en" }, context).column);
    expect(german.keyDates).toEqual(monthlyHoroscope({ ...input, lang: "en" }, context).keyDates);
    expect(german.events.find(({ aspect }) => aspect === "square")).toMatchObject({ aspectLocalized: "Quadrat" });
    for (const { bodies, bodiesLocalized, sign, signLocalized } of german.events) {
      expect(bodiesLocalized).toHaveLength(bodies.length);
      expect(signLocalized === undefined).toBe(sign === undefined);
    }
    const year = yearlyHoroscope({ sign: "aries", year: 2026, timezone: 0, lang: "de" }, context);
    expect(year.themes[0]).toMatchObject({ bodyLocalized: "Jupiter", signLocalized: "Krebs" });
    expect(year.eclipses[0]).toMatchObject({ ofLocalized: "Sonne", signLocalized: "Wassermann" });
    for (const { bodyLocalized } of [...year.keyPeriods, ...year.retrogrades]) expect(bodyLocalized).toBeDefined();
  });
});

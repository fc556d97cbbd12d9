import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { repeatedSentences, unread, unwritten } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { kpHorary } from "../index";
import { en } from "../texts/en";
import { messages } from "../texts/en-messages";
import type { KpHorary } from "../types";
import { CUSP_CASES } from "./horary-judgment";
import { KP_MATTERS, matterRule } from "./matters";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
const HOUSES = Array.from({ length: 12 }, (_, index0) => String(index0 + 1));
const place = { latitude: 19.076, longitude: 72.8777, timezone: 5.5 };

const questions = Array.from({ length: 40 }, (_, index0) => ({
  ...place,
  date: new Date(Date.UTC(2024, index0, 1 + ((index0 * 7) % 28))).toISOString().slice(0, 10),
  time: `${String((index0 * 5) % 24).padStart(2, "0")}:30:00`,
  horaryNumber: 1 + ((index0 * 61) % 249),
  matter: KP_MATTERS[index0 % KP_MATTERS.length],
}));
const answers = questions.map((question) => kpHorary(question, context));

/** The houses that the lists of the answer give a graha. */
const signified = ({ significators }: KpHorary, planet: string): readonly number[] =>
  significators.planetWise.find((row) => row.planet === planet)?.allHouses ?? [];

describe("a matter", () => {
  test("is denied by the twelfth from each house that brings it", () => {
    expect(matterRule("marriage")).toEqual({ cusp: 7, favorable: [2, 7, 11], against: [1, 6, 10] });
    expect(matterRule("employment")).toEqual({ cusp: 10, favorable: [2, 6, 10, 11], against: [1, 5, 9] });
    expect(matterRule("travelAbroad").against).toEqual([2, 8, 11]);
  });

  test("is judged by the sub lord of its cusp and the houses that the same answer lists for it", () => {
    for (const answer of answers) {
      const { judgment } = answer;
      expect(judgment?.subLord).toBe(answer.cusps[(judgment?.cusp ?? 0) - 1]?.subLord);
      const houses = signified(answer, judgment?.subLord ?? "");
      expect(judgment?.signifies).toEqual(houses);
      const [good, bad] = [judgment?.favorable, judgment?.against].map((side) =>
        houses.filter((one) => side?.includes(one)),
      );
      const isPromised = judgment?.verdict === "yes" || judgment?.verdict === "qualified";
      if (good?.length === 0) expect(judgment?.verdict).toBe(bad?.length === 0 ? "silent" : "no");
      if (isPromised) expect(good?.length).toBeGreaterThan(0);
      expect(judgment?.reading ?? "").toMatch(isPromised ? /books read yes/ : /books read no|promises nothing/);
      expect(judgment?.timing === undefined || isPromised).toBe(true);
    }
    const verdicts = new Set(answers.map(({ judgment }) => judgment?.verdict));
    expect(verdicts).toContain("yes");
    expect(verdicts).toContain("no");
  });

  test("comes in a period of its significators, after the question and within twenty years of it", () => {
    const timed = answers.filter(({ judgment }) => judgment?.timing !== undefined);
    expect(timed.length).toBeGreaterThan(5);
    for (const [index0, { judgment }] of answers.entries()) {
      const question = questions[index0];
      if (judgment?.timing === undefined || question === undefined) continue;
      const { lords, from, until } = judgment.timing;
      for (const lord of lords) expect(judgment.significators).toContain(lord);
      const asked = Date.parse(`${question.date}T${question.time}Z`);
      expect(Date.parse(`${from}Z`)).toBeGreaterThanOrEqual(asked);
      expect(Date.parse(`${from}Z`)).toBeLessThan(asked + 20 * 365.25 * 86_400_000);
      expect(until > from).toBe(true);
    }
  });

  test("is optional: without one the twelve cusps alone are told", () => {
    const { matter: _, ...question } = questions[0] ?? {
      matter: undefined,
      ...place,
      date: "",
      time: "",
      horaryNumber: 1,
    };
    expect(kpHorary(question, context)).not.toHaveProperty("judgment");
  });
});

describe("the words of a horary chart", () => {
  test("say no sentence twice, and each cusp's own sub lord with its houses", () => {
    for (const answer of answers) {
      expect(
        repeatedSentences([answer.cusps.map(({ reading = "" }) => reading), answer.judgment?.reading ?? ""]),
      ).toEqual([]);
      const { houseWise } = answer.significators;
      expect(
        repeatedSentences(houseWise.map(({ significators }) => significators.map((row) => row.description))),
      ).toEqual([]);
      for (const { reading = "", subLord } of answer.cusps) {
        expect(reading).toContain(subLord);
        for (const house of signified(answer, subLord)) expect(reading).toMatch(new RegExp(`\\b${house}\\b`));
      }
    }
  });

  test("set beside an answer the cusp of gain or kin that goes against it, and leave the deciding cusp to the judgment", () => {
    let apart = 0;
    for (const { judgment, cusps } of answers) {
      if (judgment === undefined) continue;
      expect(cusps[judgment.cusp - 1]?.reading).toMatch(/^[^.]+ signifies [^.]+\.$/);
      const isYes = judgment.verdict === "yes" || judgment.verdict === "qualified";
      for (const house of [2, 11].filter((one) => one !== judgment.cusp)) {
        const reading = cusps[house - 1]?.reading ?? "";
        const { for: good, against: bad } = messages.kp.cusp[house === 2 ? 2 : 11];
        if (!reading.endsWith(isYes ? bad : good)) continue;
        apart += 1;
        expect(judgment.reading).toContain(`The ${house === 2 ? "2nd" : "11th"} cusp`.slice(4));
      }
    }
    expect(apart).toBeGreaterThan(0);
  });

  test("say of an empty level that it is empty", () => {
    for (const { significators } of answers) {
      for (const { description, planets } of significators.houseWise.flatMap((row) => row.significators)) {
        expect(/nobody|is empty/i.test(description), description).toBe(planets.length === 0);
      }
    }
  });

  test("are written for every case", () => {
    const cusps = [["kp.cusp"], HOUSES, CUSP_CASES] as const;
    expect([...unwritten(en, cusps), ...unread(en, cusps)]).toEqual([]);
    const asks = [["kp.matter.asks"], KP_MATTERS] as const;
    expect([...unwritten(en, asks), ...unread(en, asks)]).toEqual([]);
  });
});

import { leavesOf } from "@almagest/i18n";
import { createContext } from "@almagest/operation";
import { repeatedSentences } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { CROSS_POSITIONS } from "../calendar/cross";
import { DIRECTION_SCHEMES, DIRECTIONS } from "../calendar/directions";
import { AZTEC_SIGNS, HAAB_MONTHS, MAYAN_SIGNS } from "../calendar/signs";
import { YEAR_BEARER_SYSTEMS } from "../calendar/year-bearer";
import {
  dailyAztec,
  dailyMayan,
  mayanChart,
  mayanCompatibility,
  mayanDaySign,
  tonalpohualli,
  tzolkinMonth,
} from "../index";
import { TIE_IDS, VERDICTS } from "../mayan/ties";
import { en } from "./en";
import { messages } from "./en-messages";

const context = createContext({ now: Date.UTC(2026, 8, 2), texts: [en] });
const keys = (group: object): readonly string[] => Object.keys(group).sort();
const sorted = (values: readonly (string | number)[]): readonly string[] => values.map(String).sort();
const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index0) => index0 + 1);

/** The first day of so many, a day apart, from 2026-01-01 on. */
const days = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));

describe("the texts", () => {
  test("are there for every sign, number, trecena, month, lord, bearer and point of the cross, and for nothing else", () => {
    expect(keys(messages.daySigns)).toEqual(sorted(MAYAN_SIGNS));
    for (const { strengths, challenges, ...own } of Object.values(messages.daySigns)) {
      expect([strengths.length, challenges.length]).toEqual([3, 3]);
      expect(keys(own)).toEqual(["arm", "day", "essence", "guidance", "keynote", "life"]);
    }
    expect(keys(messages.trecenas)).toEqual(sorted(MAYAN_SIGNS));
    expect(keys(messages.ways)).toEqual(sorted(MAYAN_SIGNS));
    expect(keys(messages.birthTrecenas)).toEqual(sorted(MAYAN_SIGNS));
    expect(keys(messages.numbers)).toEqual(sorted(upTo(13)));
    expect(keys(messages.lordsOfNight)).toEqual(sorted(upTo(9)));
    expect(keys(messages.haabMonths)).toEqual(sorted(HAAB_MONTHS));
    expect(keys(messages.yearBearers)).toEqual(
      sorted([...["ik", "manik", "eb", "kaban", "akbal", "lamat", "ben", "etznab", "kan", "muluk", "ix", "kawak"]]),
    );
    expect(keys(messages.bearerSystems)).toEqual(sorted(YEAR_BEARER_SYSTEMS));
    expect(keys(messages.cross)).toEqual(sorted(CROSS_POSITIONS));
    expect(keys(messages.directions)).toEqual(sorted(DIRECTIONS));
    expect(keys(messages.schemes)).toEqual(sorted(DIRECTION_SCHEMES));
    expect(keys(messages.compatibility.ties)).toEqual(sorted(TIE_IDS));
    expect(keys(messages.compatibility.verdicts)).toEqual(sorted(VERDICTS));
    expect(keys(messages.aztecSigns)).toEqual(sorted(AZTEC_SIGNS));
    expect(keys(messages.aztecTrecenas)).toEqual(sorted(AZTEC_SIGNS));
    expect(keys(messages.aztecNumbers)).toEqual(sorted(upTo(13)));
  });

  test("say of 4, 5, 6 and 10 that no band is recorded, and name the band of the others in the answer", () => {
    const told = new Map(
      days(13).map((date) => {
        const { number, reading } = dailyMayan({ date }, context);
        return [number, reading.numberBand] as const;
      }),
    );
    expect(
      upTo(13)
        .map((number) => told.get(number)?.[0] ?? "-")
        .join(""),
    ).toBe("ggg---iii-vvv");
    for (const number of ["4", "5", "6", "10"] as const) expect(messages.numbers[number]).toMatch(/record/);
  });

  test("end their readings of a quarter with the scheme that was used", () => {
    for (const directionScheme of DIRECTION_SCHEMES) {
      const { directionReading } = mayanDaySign({ id: "ok", directionScheme }, context);
      expect(directionReading?.endsWith(messages.schemes[directionScheme])).toBe(true);
    }
    expect(messages.schemes["madrid-codex"]).toMatch(/Madrid/);
    expect(messages.schemes.landa).toMatch(/Landa/);
  });

  test("give no lord of the night a name and cross points no gender", () => {
    const told = Object.values(messages.cross).join(" ");
    expect(told).not.toMatch(/\b(?:masculine|feminine|male|female)\b/i);
  });

  test("write the glottal mark as one sign, and promise no healing and no fate", () => {
    const wrong = [...leavesOf(messages)].filter(
      ([, leaf]) =>
        /[A-Za-z][’‘`][A-ZÁ]|\b(?:cures?|curing|guaranteed?|diagnos\w+|doomed)\b|—/.test(String(leaf)) ||
        /\b(?:Ak'b|K'an|K'iche'|Kab'an|Etz'nab)/.test(String(leaf)),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
});

describe("answers", () => {
  test("say no sentence twice, each day of a round", () => {
    const found = days(260).flatMap((date) => [
      ...repeatedSentences(mayanChart({ date }, context)),
      ...repeatedSentences(dailyMayan({ date }, context)),
      ...repeatedSentences(dailyAztec({ date }, context)),
      ...repeatedSentences(mayanCompatibility({ personA: { date: "2026-01-01" }, personB: { date } }, context)),
    ]);
    expect([...new Set(found)]).toEqual([]);
  });

  test("tell a chart in 220 to 400 words, its number by its band and the way across the cross last, over 60 births", () => {
    for (const [index0, first] of days(60).entries()) {
      const date = `${1940 + index0}${first.slice(4)}`;
      const { summary = "", tzolkin } = mayanChart({ date }, context);
      const words = summary.split(/\s+/).length;
      expect(words, date).toBeGreaterThanOrEqual(220);
      expect(words, date).toBeLessThanOrEqual(400);
      const sentences = summary.split(/(?<=[.?!])\s+/);
      expect(new Set(sentences).size, date).toBe(sentences.length);
      const band = messages.chart.bands[tzolkin.reading.numberBand ?? "unrecorded"];
      expect(summary).toContain(band.replaceAll("{day}", `${tzolkin.number} ${tzolkin.daySignName}`));
      expect(summary.endsWith(messages.ways[tzolkin.daySign])).toBe(true);
    }
  });

  test("leave no placeholder open and no prose out, each day of a round", () => {
    for (const date of days(260)) {
      const chart = mayanChart({ date, yearBearerSystem: "campeche" }, context);
      const daily = dailyAztec({ date }, context);
      const texts = [chart.summary, chart.haab.reading, chart.lordOfNight.reading, chart.yearBearer.reading];
      const all = [...texts, ...chart.cross.map(({ reading }) => reading), daily.overview, daily.keynote, daily.scope];
      for (const text of all) expect(text).toMatch(/^[^{}]{40,}[.?!)]$/s);
    }
  });

  test("advise in a birth chart on no night, month, year or thirteen days that are long gone", () => {
    const GONE = /\b(?:tonight|tomorrow|nightfall|this (?:evening|morning|period)|next month|(?:first|second) week)\b/i;
    for (const yearBearerSystem of YEAR_BEARER_SYSTEMS) {
      for (const date of days(365)) {
        const { summary, haab, lordOfNight, yearBearer, cross } = mayanChart({ date, yearBearerSystem }, context);
        const read = [
          summary,
          haab.reading,
          lordOfNight.reading,
          yearBearer.reading,
          ...cross.map((arm) => arm.reading),
        ];
        expect(read.join("\n"), date).not.toMatch(GONE);
      }
    }
    for (const { use } of Object.values(messages.haabMonths)) expect(use).toMatch(/\S/);
    const birth = mayanChart({ date: "1986-03-14" }, context).haab;
    expect(birth.reading).toContain(messages.haabMonths[birth.month].told);
    expect(birth.reading).not.toContain(messages.haabMonths[birth.month].use);
  });

  test("say where in its thirteen days a birthday falls, by name", () => {
    const parts = {
      1: /gives them their name/,
      4: /first half/,
      7: /seventh/,
      9: /past their middle/,
      13: /thirteenth/,
    };
    for (const date of days(13)) {
      const { tzolkin, summary } = mayanChart({ date }, context);
      const words = Object.entries(parts).find(([number]) => Number(number) === tzolkin.number)?.[1];
      if (words === undefined) continue;
      const told = summary?.split("\n\n").find((paragraph) => paragraph.includes("Your birthday, "));
      expect(told).toContain(`Your birthday, ${tzolkin.number} ${tzolkin.daySignName},`);
      expect(told).toMatch(words);
    }
  });

  test("take no bearer of the highland year from 0 Pop, which its year opens forty days before", () => {
    expect(messages.bearerSystems.classic).not.toMatch(/highland|today|Kʼicheʼ/);
  });

  test("tell of a sign a temper and not a client's past", () => {
    const PAST =
      /\b(?:was|were|had|did|went|came|knew|stayed|gave|has (?:cost|come|told)|have (?:been|had|cleaned|given))\b/;
    const YOUTH = /\b(?:child who|as a child|at school|early on|once or twice|in your past)\b/i;
    for (const [sign, { life }] of Object.entries(messages.daySigns)) {
      expect(life, sign).not.toMatch(PAST);
      expect(life, sign).not.toMatch(YOUTH);
    }
  });

  test("say of the number in an Aztec overview the judgment that the keynote has", () => {
    const against = messages.aztecNumberTones.against.split("{number}")[1] ?? "";
    const favored = messages.aztecNumberTones.favored.split("{number}")[1] ?? "";
    for (const date of days(13)) {
      const { number, overview = "", keynote = "" } = dailyAztec({ date }, context);
      const judged = /distrusted|against a day|bad numbers|worst name/.test(keynote);
      expect(overview.includes(`${number}${against}`), `${number}`).toBe(judged);
      if (judged) expect(overview).not.toContain(favored);
      // The sixth day is no longer "close to the opening".
      expect(overview).not.toMatch(/close to the opening|are young/);
    }
  });

  test("of a day name the sign that opened its trecena", () => {
    for (const { date } of tzolkinMonth({ year: 2026, month: 9 }, context).days) {
      const { overview, trecena } = dailyMayan({ date }, context);
      expect(overview).toContain(trecena.rulingSignName);
      expect(tonalpohualli({ date }, context).keynote).toMatch(/\S/);
    }
  });
});

test("the arms of no cross are told in one form of words", () => {
  const arms = Object.values(messages.daySigns).map(({ arm }) => arm);
  expect(arms).toHaveLength(20);
  const FORMS = [/ lends /, /^Through /, / to this arm\b/, /^Here /, / ready in this place\b/];
  const formOf = (index0: number): number => FORMS.findIndex((form) => form.test(arms.at(index0 % 20) ?? ""));
  for (const index0 of arms.keys()) {
    // Eight days on and back, six on and back.
    const cross = [8, 12, 6, 14].map((step) => formOf(index0 + step));
    expect(new Set(cross).size, `cross of ${index0}`).toBe(4);
    expect(cross).not.toContain(-1);
  }
});

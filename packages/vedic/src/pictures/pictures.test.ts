import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, LANGS, type Lang, type TermTable } from "@almagest/operation";
import { HOURS_OF_BIRTH } from "@almagest/pictures";
import { figureOf, flawsOf } from "@almagest/pictures/testing";
import { rememberedSky } from "@almagest/sky";
import { expect, test } from "vitest";
import { inTurn } from "../../../../suites/strength";
import { vedic } from "../domain";
import { pictures } from "../pictures";
import { choghadiyaTerms } from "../vocabulary/choghadiyas";
import { dashaTerms } from "../vocabulary/dasha-terms";
import { kootaNames } from "../vocabulary/koota-names";
import { dayTerms } from "./day-terms";
import { CHART_STYLES } from "./indian/data";
import { kpTerms } from "./kp-terms";
import { monthTerms } from "./month-terms";
import { strengthTerms } from "./strength-terms";
import { terms } from "./terms";
import { titles } from "./titles";
import { shortNames } from "./words";

const context = createContext({
  ephemeris: rememberedSky(swissEphemeris()),
  now: Date.parse("2026-11-22T06:00:00Z"),
  texts: [],
});

function operationOf(id: string): (typeof vedic.operations)[number] {
  const found = vedic.operations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`no operation ${id}`);
  return found;
}

test.each(pictures.map((picture, turn) => [`${picture.operation} ${picture.form}`, picture, turn] as const))(
  "%s leaves no text outside, cut to nothing or over another, in every language and option",
  (_, picture, turn) => {
    const operation = operationOf(picture.operation);
    const [example] = operation.examples;
    // Drawn of nothing but an open time.
    const open = picture.form === HOURS_OF_BIRTH ? { timeAccuracyMinutes: 90 } : {};
    const styles = "style" in picture.options.shape ? CHART_STYLES : [undefined];
    for (const lang of inTurn(LANGS, turn, 3)) {
      const parsed = operation.parse({ flat: { ...example, ...open, lang } });
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
      const answer: unknown = JSON.parse(JSON.stringify(operation.run(parsed.value, context)));
      for (const style of styles) {
        const figure = figureOf(picture, answer, { lang, ...(style === undefined ? {} : { style }) });
        expect(flawsOf(figure), `${lang} ${style}`).toEqual([]);
        expect(figure.description.length).toBeGreaterThan(20);
      }
    }
  },
);

const OPEN_TIMES = [
  { timeAccuracyMinutes: 1 },
  { timeAccuracyMinutes: 90 },
  { timeAccuracyMinutes: 400 },
  { time: "unknown" },
] as const;

function openAnswer(id: string, asked: object): unknown {
  const operation = operationOf(id);
  const parsed = operation.parse({ flat: { ...operation.examples[0], ...asked } });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return JSON.parse(JSON.stringify(operation.run(parsed.value, context)));
}

test.each(["calculateAshtakavarga bars", "calculateCharaKarakas bars", "getUpagrahaPositions chart"])(
  "%s of an open time of birth leaves no text outside, cut to nothing or over another",
  (named) => {
    const found = pictures.filter((picture) => `${picture.operation} ${picture.form}` === named);
    expect(found).toHaveLength(1);
    for (const picture of found) {
      for (const asked of OPEN_TIMES) {
        const answer = openAnswer(picture.operation, asked);
        for (const lang of LANGS) expect(flawsOf(figureOf(picture, answer, { lang })), lang).toEqual([]);
      }
    }
  },
);

test.each([
  "calculateShadbala bars",
  "calculateShadbala table",
  "calculateBhavaBala bars",
  "calculateBhavChalit chart",
  "generateKpChart chart",
])("%s of an open time of birth is refused: it is drawn of a known one", (named) => {
  const found = pictures.filter((picture) => `${picture.operation} ${picture.form}` === named);
  expect(found).toHaveLength(1);
  for (const picture of found) {
    const answer = openAnswer(picture.operation, { timeAccuracyMinutes: 90 });
    expect(() => figureOf(picture, answer, { lang: "en" })).toThrow(/to a known time of birth.* Send time alone/);
  }
});

const SCRIPTS: Readonly<Partial<Record<Lang, RegExp>>> = {
  hi: /\p{Script=Devanagari}/u,
  ru: /\p{Script=Cyrillic}/u,
  "zh-Hans": /\p{Script=Han}/u,
  "zh-Hant": /\p{Script=Han}/u,
};

test("fixed words and titles are whole, in the script of each language", () => {
  const tables: readonly TermTable[] = [
    titles,
    terms,
    dayTerms,
    choghadiyaTerms,
    dashaTerms,
    kpTerms,
    monthTerms,
    strengthTerms,
    kootaNames,
    shortNames,
  ];
  const wrong = tables.flatMap((table) =>
    Object.entries(table).flatMap(([key, term]) =>
      LANGS.filter((lang) => !isWhole(term[lang], lang)).map((lang) => `${key} ${lang}`),
    ),
  );
  expect(wrong).toEqual([]);
});

function isWhole(text: string, lang: Lang): boolean {
  return (
    text.trim() === text && text !== "" && (SCRIPTS[lang]?.test(text) ?? !/[\u0400-\u04ff\u0900-\u097f]/.test(text))
  );
}

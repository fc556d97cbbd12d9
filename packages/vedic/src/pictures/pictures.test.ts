import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, LANGS, type Lang, type TermTable } from "@almagest/operation";
import { figureOf, flawsOf } from "@almagest/pictures/testing";
import { rememberedSky } from "@almagest/sky";
import { expect, test } from "vitest";
import { vedic } from "../domain";
import { pictures } from "../pictures";
import { choghadiyaTerms } from "./choghadiya-terms";
import { dashaTerms } from "./dasha-terms";
import { dayTerms } from "./day-terms";
import { CHART_STYLES } from "./indian/data";
import { kootaNames } from "./koota-names";
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

test.each(pictures.map((picture) => [`${picture.operation} ${picture.form}`, picture] as const))(
  "%s leaves no text outside, cut to nothing or over another, in every language and option",
  (_, picture) => {
    const operation = operationOf(picture.operation);
    const [example] = operation.examples;
    const styles = "style" in picture.options.shape ? CHART_STYLES : [undefined];
    for (const lang of LANGS) {
      const parsed = operation.parse({ flat: { ...example, lang } });
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

import { foreignCharacters } from "@almagest/i18n/testing";
import { LANGS, type Lang, type TextCatalogue } from "@almagest/operation";
import { SIGN_IDS } from "@almagest/sky";
import { toldBeside, unpairedMarks } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { horoscopesIn } from "../../test/horoscopes";
import { western } from "../domain";
import { en } from "../texts/en";

/** The marks of a language that come in pairs, and those that it does not write. */
const MARKS: { readonly [L in Lang]?: { readonly pairs: readonly string[]; readonly foreign: RegExp } } = {
  hi: { pairs: ["“”"], foreign: /["'«»„]|[०-९]|[\u0900-\u097f]\.(?:\s|$)/ },
  es: { pairs: ["«»", "¿?", "¡!"], foreign: /["“”„]/ },
  pt: { pairs: ["“”"], foreign: /["«»„]/ },
  de: { pairs: ["„“"], foreign: /["«»”]/ },
  fr: { pairs: ["«»"], foreign: /["“”„’]|[^\u00a0][:;?»]|«[^\u00a0]/ },
  ru: { pairs: ["«»"], foreign: /["“”„]/ },
  tr: { pairs: ["“”"], foreign: /["«»„’]/ },
  "zh-Hans": { pairs: ["“”", "（）"], foreign: /["«»„「」,;?!]/ },
  "zh-Hant": { pairs: ["「」", "（）"], foreign: /["«»„“”,;?!]/ },
};
const ENGLISH = /(?<!\p{L})(?:the|of|and|is|are|with|from|your|which|day|moon)(?!\p{L})/iu;
/** A blank, two stops or blanks in a row, a blank before a stop, a sentence that begins small. */
const BROKEN = /[{}]| {2}| [,.।]|[.,:।]{2}|(?:^|[.!?।] )[¿¡«“„]?\p{Ll}/u;

const catalogues = (await Promise.all(LANGS.map(async (lang) => (await western.texts[lang]?.()) ?? []))).flat();
const spoken = catalogues.filter(({ lang, messages }) => lang !== "en" && messages["horoscope"] !== undefined);

/** A day, a week, a month and a year for every sign, with the hours of a zone as with those of UTC. */
const DATES = ["2025-03-14", "2026-08-12", "2027-11-21"];
const KINDS = ["daily", "weekly", "monthly", "yearly"] as const;

describe.each(spoken)("horoscopes in $lang", async (catalogue: TextCatalogue) => {
  const { lang } = catalogue;
  const tell = await horoscopesIn(lang);
  const marks = MARKS[lang];
  if (marks === undefined) throw new Error(`say which marks ${lang} writes`);

  test.each(KINDS)("%s speak the language in every sentence, each whole", (kind) => {
    const texts = SIGN_IDS.flatMap((sign, index0) =>
      DATES.flatMap((date) => tell(kind, sign, date, index0 % 2 === 0 ? 0 : "America/New_York")),
    ).flatMap((text) => text.split("\n"));
    const flawed = texts
      .filter((text) => text !== "")
      .filter((text) => {
        const own = text.replaceAll(" UTC", "");
        return ENGLISH.test(own) || BROKEN.test(own) || foreignCharacters(own, lang).length > 0;
      });
    expect(texts.length).toBeGreaterThan(100);
    expect(flawed).toEqual([]);
  });

  test("every text has the marks of the language, each opened and closed", () => {
    const told = toldBeside(catalogue, en).filter(({ key }) => key.startsWith("horoscope."));
    expect(told.length).toBeGreaterThan(4_000);
    expect(unpairedMarks(told, marks.pairs)).toEqual([]);
    expect(told.filter(({ text }) => marks.foreign.test(text)).map(({ key }) => key)).toEqual([]);
  });
});

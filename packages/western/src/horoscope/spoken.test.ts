import { LANGS, type TextCatalogue } from "@almagest/operation";
import { SIGN_IDS } from "@almagest/sky";
import { brokenTexts, toldBeside, wrongMarks } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { horoscopesIn } from "../../test/horoscopes";
import { western } from "../domain";
import { en } from "../texts/en";

const catalogues = (await Promise.all(LANGS.map(async (lang) => (await western.texts[lang]?.()) ?? []))).flat();
const spoken = catalogues.filter(({ lang, messages }) => lang !== "en" && messages["horoscope"] !== undefined);

/** A day, a week, a month and a year for every sign, with the hours of a zone as with those of UTC. */
const DATES = ["2025-03-14", "2026-08-12", "2027-11-21"];
const KINDS = ["daily", "weekly", "monthly", "yearly"] as const;

describe.each(spoken)("horoscopes in $lang", async (catalogue: TextCatalogue) => {
  const { lang } = catalogue;
  const tell = await horoscopesIn(lang);

  test.each(KINDS)("%s speak the language in every sentence, each whole", (kind) => {
    const texts = SIGN_IDS.flatMap((sign, index0) =>
      DATES.flatMap((date) => tell(kind, sign, date, index0 % 2 === 0 ? 0 : "America/New_York")),
    ).flatMap((text) => text.split("\n"));
    expect(texts.length).toBeGreaterThan(100);
    expect(
      brokenTexts(
        texts.filter((text) => text !== ""),
        lang,
      ),
    ).toEqual([]);
  });

  test("every text has the marks of the language, each opened and closed", () => {
    const told = toldBeside(catalogue, en).filter(({ key }) => key.startsWith("horoscope."));
    expect(told.length).toBeGreaterThan(4_000);
    expect(wrongMarks(told, lang)).toEqual([]);
  });
});

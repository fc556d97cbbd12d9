import { describe, expect, test } from "vitest";
import { LANGS, languageOf } from "./languages";

describe("the language of a tag", () => {
  test.each(LANGS.map((lang) => [lang]))("%s is itself, in any letter case", (lang) => {
    expect([lang, lang.toLowerCase(), lang.toUpperCase()].map(languageOf)).toEqual([lang, lang, lang]);
  });

  // Likely subtags of CLDR (UTS 35, part 1): zh alone and in Singapore is zh-Hans, in TW, HK and MO zh-Hant.
  test.each([
    ["pt-BR", "pt"],
    ["en-US", "en"],
    ["de-AT", "de"],
    ["hi-IN", "hi"],
    ["es-419", "es"],
    ["fr-CA", "fr"],
    ["tr-CY", "tr"],
    ["ru-Cyrl-KZ", "ru"],
    ["zh", "zh-Hans"],
    ["zh-CN", "zh-Hans"],
    ["zh-SG", "zh-Hans"],
    ["zh-TW", "zh-Hant"],
    ["zh-HK", "zh-Hant"],
    ["zh-MO", "zh-Hant"],
    ["zh-Hans-TW", "zh-Hans"],
    ["zh-Hant-CN", "zh-Hant"],
    ["cmn-Hant", "zh-Hant"],
    ["de-CH-1996-u-co-phonebk", "de"],
    ["de_DE", "de"],
    ["deu", "de"],
    [" fr ", "fr"],
  ])("%s is %s", (tag, lang) => {
    expect(languageOf(tag)).toBe(lang);
  });

  test.each(["it", "it-IT", "nl", "pt2", "yue", "zh-Latn", "und", "und-BR", "", "*", "english", "en,de", "de;q=0.8"])(
    "%j is none of them",
    (tag) => {
      expect(languageOf(tag)).toBeUndefined();
    },
  );

  test("is not looked for in a text that is no tag by its length", () => {
    expect(languageOf(`de${"-x-abcd".repeat(1000)}`)).toBeUndefined();
    expect(languageOf(" ".repeat(1_000_000))).toBeUndefined();
  });
});

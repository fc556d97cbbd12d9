import { describe, expect, test } from "vitest";
import * as z from "zod";
import { defineOperation, langQuery } from "../index";
import { addNames, composedTerm, hasNames, named, nameLoader, spokenTerm, term, vocabulary } from "./index";

const signs = vocabulary("zodiac-test/signs", {
  aries: { en: "Aries", inSentence: "the Ram" },
  leo: "Leo",
});
const wheel = term("zodiac-test/wheel", "Wheel", "the wheel");
addNames("zodiac-test", "de", { signs: { aries: "Widder", leo: "Löwe" }, single: { wheel: "Rad" } });

describe("a vocabulary", () => {
  test("has English at hand, and the other languages when they are loaded", () => {
    const name: "Aries" = signs.aries.en;
    expect([name, signs.aries.inSentence, signs.leo.inSentence]).toEqual(["Aries", "the Ram", undefined]);
    expect([signs.aries.de, signs.leo.de, wheel.de, wheel.inSentence]).toEqual(["Widder", "Löwe", "Rad", "the wheel"]);
  });

  test("refuses a language that is not loaded, and a name that its file lacks", () => {
    expect(() => signs.leo.fr).toThrow('Names of @almagest/zodiac-test are not loaded in "fr"');
    addNames("zodiac-test", "tr", { signs: { aries: "Koç" } });
    expect(signs.aries.tr).toBe("Koç");
    expect(() => signs.leo.tr).toThrow("packages/zodiac-test/names/tr.json has no signs.leo");
  });

  test("keeps names that were loaded first", () => {
    addNames("zodiac-test", "de", { signs: { aries: "Bock" } });
    expect(signs.aries.de).toBe("Widder");
  });

  test("lends its terms to terms made of them", () => {
    const both = composedTerm((lang) => `${signs.aries[lang]} (${signs.leo[lang]})`);
    expect([both.en, both.de]).toEqual(["Aries (Leo)", "Widder (Löwe)"]);
    expect(spokenTerm("First", (lang) => `first in ${lang}`).ru).toBe("first in ru");
  });
});

describe("loading names", () => {
  test("asks for a language once, with those of the packages below, and for English never", async () => {
    const asked: string[] = [];
    const file = (lang: string) => async () => {
      asked.push(lang);
      return { default: { signs: { aries: lang } } };
    };
    const modules = {
      ...{ tr: file("tr"), de: file("de"), es: file("es"), hi: file("hi"), pt: file("pt"), fr: file("fr") },
      ...{ ru: file("ru"), "zh-Hans": file("zh-Hans"), "zh-Hant": file("zh-Hant") },
    };
    const below = nameLoader("below-test", modules);
    const load = nameLoader("loader-test", modules, [below]);
    await load("en");
    expect(asked).toEqual([]);
    await load("es");
    await load("es");
    expect(asked).toEqual(["es", "es"]);
    expect([hasNames("loader-test", "es"), hasNames("below-test", "es"), hasNames("below-test", "fr")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe("a named member", () => {
  const planets = vocabulary("zodiac-test/planets", { sun: "Sun", mars: "Mars" });
  addNames("planets-test", "de", {});
  const point = z.object({
    ...named("sign", z.enum(["Aries", "Leo"]), signs),
    degree: z.number(),
    ...named("lord", z.string().nullable().exactOptional(), (value) => (value === "aries" ? signs.aries : undefined)),
  });
  const operation = defineOperation({
    id: "getNamesTest",
    method: "GET",
    path: "/names-test",
    summary: "Names",
    query: langQuery,
    output: z.object({
      ...named("rulers", z.array(z.enum(["aries", "leo"])), [planets, signs]),
      points: z.array(point),
      byName: z.record(z.string(), point),
      either: z.union([point, z.object({ kind: z.literal("none"), ...named("sign", z.string(), signs) })]).nullable(),
    }),
    needs: [],
    compute: () => 0,
    present: () => ({
      rulers: ["leo" as const, "aries" as const],
      points: [
        { sign: "Leo" as const, degree: 3, lord: "aries" },
        { sign: "Aries" as const, degree: 4, lord: null },
        { sign: "Aries" as const, degree: 5, lord: "nobody" },
      ],
      byName: { one: { sign: "Aries" as const, degree: 6 } },
      either: { kind: "none" as const, sign: "Leo" },
    }),
    examples: [{}],
  });

  test("has no sibling in English", () => {
    expect(JSON.stringify(operation({}))).not.toContain("Localized");
  });

  test("has its sibling directly behind it, in lists, records and unions, where its value has a name", () => {
    expect(JSON.stringify(operation({ lang: "de" }))).toBe(
      JSON.stringify({
        rulers: ["leo", "aries"],
        rulersLocalized: ["Löwe", "Widder"],
        points: [
          { sign: "Leo", signLocalized: "Löwe", degree: 3, lord: "aries", lordLocalized: "Widder" },
          { sign: "Aries", signLocalized: "Widder", degree: 4, lord: null },
          { sign: "Aries", signLocalized: "Widder", degree: 5, lord: "nobody" },
        ],
        byName: { one: { sign: "Aries", signLocalized: "Widder", degree: 6 } },
        either: { kind: "none", sign: "Leo", signLocalized: "Löwe" },
      }),
    );
  });

  test("of a value that its table lacks is a bug", () => {
    const odd = defineOperation({
      ...{ id: "getOddNames", method: "GET", path: "/odd-names", summary: "Names", query: langQuery, needs: [] },
      output: z.object({ ...named("sign", z.string(), signs) }),
      compute: () => 0,
      present: () => ({ sign: "Ophiuchus" }),
      examples: [{}],
    });
    expect(odd({})).toEqual({ sign: "Ophiuchus" });
    expect(() => odd({ lang: "de" })).toThrow("signLocalized has no name, or several, for Ophiuchus");
  });
});

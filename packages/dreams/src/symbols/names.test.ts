import { LANGS, type Lang } from "@almagest/operation";
import { beforeAll, describe, expect, test } from "vitest";
import { loadNames } from "../names.generated";
import { en } from "../texts/en";
import { dreamCatalogue } from "./catalogue";
import { symbolName } from "./names";
import { dreamSymbol, dreamSymbols } from "./operations";

const SCRIPTS: ReadonlyMap<Lang, string> = new Map([
  ["hi", "Devanagari"],
  ["ru", "Cyrillic"],
  ["zh-Hans", "Han"],
  ["zh-Hant", "Han"],
]);
const context = { texts: [en] };
const { symbols } = dreamCatalogue({ catalogues: [en] });
const TRANSLATIONS = LANGS.filter((lang) => lang !== "en");
beforeAll(async () => {
  await Promise.all(TRANSLATIONS.map(loadNames));
});

const found = (q: string, lang: Lang): readonly string[] =>
  dreamSymbols({ q, lang, limit: 50 }, context).symbols.map(({ id }) => id);

describe.each(TRANSLATIONS)("names in %s", (lang) => {
  const file: () => Promise<{ readonly default: { readonly symbols: Readonly<Record<string, string>> } }> = () =>
    import(`../../names/${lang}.json`);

  test("are there for every symbol and no other", async () => {
    const ids = Object.keys((await file()).default.symbols);
    expect(new Set(ids)).toEqual(new Set(symbols.map(({ id }) => id)));
    expect(ids).toHaveLength(symbols.length);
  });

  test("tell all symbols apart", () => {
    const byName = new Map<string, string[]>();
    for (const own of symbols) {
      const name = symbolName(own, lang).toLowerCase();
      byName.set(name, [...(byName.get(name) ?? []), own.id]);
    }
    expect([...byName].filter(([, ids]) => ids.length > 1)).toEqual([]);
  });

  test("are written in its script", () => {
    const own = new RegExp(`\\p{Script=${SCRIPTS.get(lang) ?? "Latin"}}`, "u");
    const others = symbols.filter((symbol) => !own.test(symbolName(symbol, lang)));
    expect(others.map((symbol) => symbolName(symbol, lang)).filter((name) => !/^[A-Z]{2,3}$/.test(name))).toEqual([]);
  });
});

describe("an answer", () => {
  test("has the name in the language of the call beside the English one, those of other symbols too", () => {
    const snake = dreamSymbol({ id: "snake", lang: "de" }, context);
    expect(snake).toMatchObject({ name: "Snake", nameLocalized: "Schlange", letter: "s" });
    expect(snake.see.every(({ nameLocalized = "" }) => nameLocalized !== "")).toBe(true);
    expect(dreamSymbol({ id: "snake" }, context)).not.toHaveProperty("nameLocalized");
  });

  test("is the English one but for the names", () => {
    const { nameLocalized, see, ...rest } = dreamSymbol({ id: "snake", lang: "fr" }, context);
    expect(nameLocalized).toBe("Serpent");
    expect({ ...rest, see: see.map(({ id, name }) => ({ id, name })) }).toEqual(dreamSymbol({ id: "snake" }, context));
  });
});

describe("the search in a language", () => {
  test.each([
    ["tr", "YILAN", "snake"],
    ["de", "zähne", "teeth"],
    ["de", "zahne", "teeth"],
    ["es", "araña", "spider"],
    ["es", "arana", "spider"],
    ["pt", "coração", "heart"],
    ["fr", "cœur", "heart"],
    ["hi", "साँप", "snake"],
    ["hi", "सांप", "snake"],
    ["ru", "ЗМЕЯ", "snake"],
    ["zh-Hans", "蛇", "snake"],
    ["zh-Hant", "牙齒", "teeth"],
  ] as const)("of %s finds %s first", (lang, q, id) => {
    expect(found(q, lang)[0]).toBe(id);
  });

  test("has English names first among equals, and all that English finds", () => {
    const names = dreamSymbols({ q: "arm", lang: "de", limit: 50 }, context).symbols;
    const begins = (text = ""): boolean => text.toLowerCase().startsWith("arm");
    const english = names.filter(({ name }) => begins(name));
    const german = names.filter(({ name, nameLocalized }) => !begins(name) && begins(nameLocalized));
    expect(english.length).toBeGreaterThan(1);
    expect(german.length).toBeGreaterThan(1);
    expect(names.slice(0, english.length + german.length)).toEqual([...english, ...german]);
    expect(found("arm", "de")).toEqual(expect.arrayContaining(found("arm", "en").slice(0, 5)));
  });

  test("finds Han by two neighbours, behind names that have all of it", () => {
    expect(found("被蛇咬了", "zh-Hans")).not.toEqual([]);
    expect(found("qqq", "zh-Hans")).toEqual([]);
  });

  test("finds nothing of another language", () => {
    expect(found("Schlange", "en")).toEqual([]);
  });

  test.each(["%", "́", "\u0000", "（", "🐍", " "])("answers %j without a name", (q) => {
    expect(() => dreamSymbols({ q, lang: "zh-Hant" }, context)).not.toThrow();
  });
});

import type { Lang, MessageTree, TextCatalogue } from "@almagest/operation";
import { addNames } from "@almagest/operation/names";
import { describe, expect, test } from "vitest";
import { coverageOf, readerFor, sibling, siblings } from "./index";

const messages = {
  greeting: "Hello, {name}",
  count: "{n, plural, =0 {no stars} one {# star} other {# stars}}",
  plain: "A brace-free text",
  deep: { leaf: "Leaf", only: "English only" },
  list: ["one", "two"],
};
const catalogue = (lang: Lang, tree: TextCatalogue["messages"]): TextCatalogue => ({
  namespace: "test",
  lang,
  messages: tree,
});
const english = catalogue("en", messages);
const german = catalogue("de", { deep: { leaf: "Blatt" }, count: "{n, plural, one {# Stern} other {# Sterne}}" });
const reader = (lang: Lang, catalogues: TextCatalogue[]): ReturnType<typeof readerFor<typeof messages>> =>
  readerFor<typeof messages>({ lang, catalogues }, "test");

for (const lang of ["de", "fr"] as const) addNames("test", lang, {});

describe("a reader", () => {
  test("fills placeholders and plurals by ICU MessageFormat", () => {
    const texts = reader("en", [english]);
    expect(texts.text("greeting", { name: "Ada" })).toBe("Hello, Ada");
    expect([0, 1, 2].map((n) => texts.text("count", { n }))).toEqual(["no stars", "1 star", "2 stars"]);
  });

  test("a placeholder without its value is a bug, not a gap in the sentence", () => {
    expect(() => reader("en", [english]).text("greeting")).toThrow(/placeholder without its text/);
    expect(() => reader("en", [english]).text("count")).toThrow();
  });

  test("is empty where no catalogue is of its package and a language at hand", () => {
    const others: TextCatalogue = { ...english, namespace: "other" };
    for (const catalogues of [[], [others], [german]]) expect(reader("en", catalogues).isEmpty).toBe(true);
    expect([reader("en", [english]), reader("fr", [english])].map(({ isEmpty }) => isEmpty)).toEqual([false, false]);
  });

  test("falls back to English group by group", () => {
    const texts = reader("de", [english, german]);
    expect(texts.text("deep.leaf")).toBe("Leaf");
    expect(texts.text("deep.only")).toBe("English only");
    expect(texts.speaks).toBe("de");
    expect(texts.text("count", { n: 2 })).toBe("2 Sterne");
    expect(texts.list("list")).toEqual(["one", "two"]);
  });

  test("a group speaks one language: that of the call if it has the group whole, else English", () => {
    const texts = reader("de", [english, german]);
    expect(texts.at("deep").lang).toBe("en");
    expect(texts.at("deep").text("deep.leaf")).toBe("Leaf");
    const whole: TextCatalogue = { ...german, messages: { deep: { leaf: "Blatt", only: "Nur" }, count: "{n} Sterne" } };
    const german2 = reader("de", [english, whole]);
    expect([german2.at("deep").lang, german2.at("deep").text("deep.only")]).toEqual(["de", "Nur"]);
    expect([german2.at("count").lang, german2.at("deep", "count").lang]).toEqual(["de", "de"]);
    expect([german2.at("deep", "greeting").lang, german2.at("deep", "greeting").text("deep.leaf")]).toEqual([
      "en",
      "Leaf",
    ]);
    expect(reader("de", [whole]).at("deep").lang).toBe("de");
    expect(german2.at("count")).toBe(german2.at("deep"));
    expect(reader("fr", []).at("deep")).toMatchObject({ lang: "en", isEmpty: true });
  });

  test("a key put together at run time finds texts and lists, and a gap is undefined", () => {
    const texts = reader("de", [english, german]);
    expect(texts.lookup("deep.leaf")).toBe("Leaf");
    expect(texts.lookupList("list")).toEqual(["one", "two"]);
    expect([texts.lookup("deep.none"), texts.lookup("list"), texts.lookupList("plain")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("a language writes as many variants of a unit as it wants", () => {
    const source = catalogue("en", { day: { one: { a: "A", b: "B", c: "C" } } });
    const texts = (messages: TextCatalogue["messages"]) =>
      readerFor<MessageTree>({ lang: "de", catalogues: [source, catalogue("de", messages)] }, "test");
    const fewer = texts({ day: { one: { a: "Ä" } } });
    expect([fewer.has("day.one.a"), fewer.has("day.one.b"), fewer.lookup("day.one.a")]).toEqual([true, false, "Ä"]);
    expect(texts({ day: { one: { b: "Be" } } }).lookup("day.one.b")).toBe("B");
  });

  test("never shows another language than the one asked for and English", () => {
    expect(reader("fr", [german]).text("deep.leaf")).toBeUndefined();
  });

  test("refuses a language whose names are not loaded, and says how to load them", () => {
    expect(() => reader("hi", [english])).toThrow(
      'Names of @almagest/test are not loaded in "hi": import { loadNames }',
    );
  });

  test("reads only its own namespace", () => {
    expect(reader("en", [{ ...english, namespace: "other" }]).text("plain")).toBeUndefined();
  });

  test("knows its keys: a missing one does not typecheck", () => {
    const texts = reader("en", [english]);
    // @ts-expect-error no such key
    expect(texts.text("deep.missing")).toBeUndefined();
    // @ts-expect-error a list is not a text
    expect(texts.text("list")).toBeUndefined();
  });

  test("text without braces is never parsed", () => {
    const odd = catalogue("en", { plain: "a < b > c 'quoted' # 5" });
    expect(readerFor<{ plain: string }>({ lang: "en", catalogues: [odd] }, "test").text("plain")).toBe(
      "a < b > c 'quoted' # 5",
    );
  });
});

describe("localized pairs", () => {
  const term = {
    en: "Sun",
    tr: "Güneş",
    de: "Sonne",
    es: "Sol",
    hi: "सूर्य",
    pt: "Sol",
    fr: "Soleil",
    ru: "Солнце",
    "zh-Hans": "太阳",
    "zh-Hant": "太陽",
  };
  test("the sibling has a value only when the language is not English", () => {
    expect(sibling(term, "en")).toBeUndefined();
    expect(sibling(term, "de")).toBe("Sonne");
    expect(sibling(term, "zh-Hant")).toBe("太陽");
    expect(siblings([term, term], "es")).toEqual(["Sol", "Sol"]);
    expect(JSON.stringify({ name: term.en, nameLocalized: sibling(term, "en"), all: siblings([term], "en") })).toBe(
      '{"name":"Sun"}',
    );
  });
});

describe("coverage", () => {
  test("counts what is translated and names what English does not know", () => {
    const odd = catalogue("de", { deep: { leaf: "Blatt", extra: "mehr" } });
    expect(coverageOf(odd, english)).toEqual({
      namespace: "test",
      lang: "de",
      translated: 1,
      total: 6,
      words: { translated: 1, total: 13 },
      unknown: ["deep.extra"],
    });
  });
});

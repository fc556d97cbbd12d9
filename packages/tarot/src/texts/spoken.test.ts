import { createContext, LANGS, type Lang, type TextCatalogue } from "@almagest/operation";
import { brokenTexts, strangeBlanks, toldBeside, wrongMarks } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { CARDS } from "../deck/cards";
import { tarot } from "../domain";
import { loadNames } from "../names.generated";
import { en } from "./en";

const catalogues = (await Promise.all(LANGS.map(async (lang) => (await tarot.texts[lang]?.()) ?? []))).flat();
const spoken = catalogues.filter(({ lang }) => lang !== "en");

const SEEDS = Array.from({ length: 60 }, (_, index0) => `reader ${index0}`);
const DAYS = Array.from({ length: 60 }, (_, index0) => new Date(Date.UTC(2026, 0, 1 + 6 * index0)).toISOString());
const CASES: readonly (readonly [id: string, requests: readonly object[]])[] = [
  ["getCard", CARDS.map(({ id }) => ({ id }))],
  ["castThreeCard", SEEDS.map((seed) => ({ seed }))],
  ["castCelticCross", SEEDS.map((seed) => ({ seed }))],
  ["castLoveSpread", SEEDS.map((seed) => ({ seed }))],
  ["castCareerSpread", SEEDS.map((seed) => ({ seed }))],
  ["castYesNo", SEEDS.map((seed) => ({ seed }))],
  ["getDailyCard", DAYS.map((day) => ({ date: day.slice(0, 10) }))],
];

const STOPS: { readonly [L in Lang]?: string } = { hi: "। ", "zh-Hans": "。", "zh-Hant": "。" };

/** Members that hold no prose: facts, names, and what was sent. */
const FACTS = /^(?:conventions|keywords|seed|date|question|image\w*|.*Localized)$/;

describe.each(spoken)("tarot in $lang", async (catalogue: TextCatalogue) => {
  const { lang } = catalogue;
  await loadNames(lang);
  const random = (count: number): Uint8Array => new Uint8Array(count);
  const context = createContext({ now: Date.UTC(2026, 10, 22), random, texts: [en, catalogue] });

  function said(id: string, request: object): readonly string[] {
    const operation = tarot.operations.find((one) => one.id === id);
    const parsed = operation?.parse({ flat: { ...request, lang } });
    if (operation === undefined || !parsed?.ok) throw new Error(`no answer of ${id}: ${JSON.stringify(parsed)}`);
    const found: string[] = [];
    JSON.stringify(operation.run(parsed.value, context), (key, value) => {
      if (FACTS.test(key)) return undefined;
      if (typeof value === "string" && /[।。.]$/u.test(value)) found.push(value);
      return value;
    });
    return found;
  }

  test.each(CASES)("%s speaks the language in every sentence, each whole", (id, requests) => {
    const texts = requests.flatMap((request) => said(id, request));
    expect(texts.length).toBeGreaterThanOrEqual(requests.length);
    expect(brokenTexts(texts, lang)).toEqual([]);
  });

  test("a caller's own position ends with the language's mark, and the card's reply follows", () => {
    const positions = ["Was bleibt", "Was bleibt?"].map((interpretation) => ({ name: "1", interpretation }));
    const read = said("castCustomSpread", { positions, seed: "a" }).filter((text) => text.startsWith("Was bleibt"));
    expect(read).toHaveLength(2);
    expect(read[0]).toMatch(`Was bleibt${STOPS[lang] ?? ". "}`);
    expect(read[1]).toMatch(/^Was bleibt\? ?\S/);
  });

  const told = toldBeside(catalogue, en);

  test("every text is there, with the blanks of its English", () => {
    expect(told.length).toBe(toldBeside(en, en).length);
    expect(strangeBlanks(told, catalogue)).toEqual([]);
  });

  test("every text has the marks of the language, each opened and closed", () => {
    expect(wrongMarks(told, lang)).toEqual([]);
  });
});

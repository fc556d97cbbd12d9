import { readFileSync } from "node:fs";
import { leavesOf } from "@almagest/i18n";
import { wrongTerms } from "@almagest/i18n/testing";
import { LANGS } from "@almagest/operation";
import { sentencesOf, wordCount } from "@almagest/telling";
import { wrongArticles } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { STONES } from "../stones/catalogue";
import { colorNames } from "../stones/filter";
import { CHAKRAS, CRYSTAL_SYSTEMS, ELEMENTS, WATER } from "../stones/stone";
import { chakras } from "../vocabulary/chakras";
import { stoneElements } from "../vocabulary/elements";
import { stoneColors, stoneNames } from "../vocabulary/stones";
import { crystalSystems } from "../vocabulary/systems";
import { waterCare } from "../vocabulary/water";
import { WISHES } from "../vocabulary/wishes";
import { en } from "./en";
import { crystalReader, FIELDS } from "./reader";

const texts = crystalReader({ lang: "en", catalogues: [en] });
const leaves = [...leavesOf(en.messages)];
const strings = leaves.flatMap(([key, leaf]) => (typeof leaf === "string" ? [{ key, text: leaf }] : []));

const LENGTHS = {
  description: [40, 65],
  "meaning.spiritual": [22, 45],
  "meaning.emotional": [20, 45],
  "meaning.physical": [14, 40],
  lore: [20, 50],
  care: [5, 30],
  affirmation: [5, 15],
} as const;

describe("the entry of a stone", () => {
  test.each([...STONES])("$id is whole, and each part has its length", (stone) => {
    for (const [field, [least, most]] of Object.entries(LENGTHS)) {
      const words = wordCount(texts.lookup(`stones.${stone.id}.${field}`) ?? "");
      expect(words, field).toBeGreaterThanOrEqual(least);
      expect(words, field).toBeLessThanOrEqual(most);
    }
    const keywords = texts.keywordsOf(stone) ?? [];
    expect(new Set(keywords).size).toBe(5);
    const [first = "nothing"] = keywords;
    expect(texts.said(stone, "affirmation")?.toLowerCase()).toContain(first.toLowerCase());
  });

  test("stands for each stone and for no other, with nothing that is never read", () => {
    const ids = new Set(leaves.map(([key]) => key.split(".")[1]));
    expect([...ids].sort()).toEqual(STONES.map(({ id }) => id).sort());
    const fields = new Set(leaves.map(([key]) => key.split(".").slice(2).join(".")));
    expect([...fields].sort()).toEqual([...FIELDS, "lore", "care", "keywords"].sort());
  });
});

describe("an affirmation", () => {
  test("is about the one who says it", () => {
    const others = STONES.filter(
      (stone) => !/\b(?:I|me|my|mine|myself)\b/i.test(texts.said(stone, "affirmation") ?? ""),
    );
    expect(others.map(({ id }) => id)).toEqual([]);
  });
});

describe("the history of a stone", () => {
  // Kunz and Baskerville, American Journal of Science, 1903; von Wulfen, 1785, after von Born, 1772
  test.each([
    ["kunzite", /\b1903\b/, /\b1902\b/],
    ["wulfenite", /named for Father Wulfen/, /found by/],
  ])("of %s is that of its sources", (id, right, wrong) => {
    const description = texts.lookup(`stones.${id}.description`) ?? "";
    expect(description).toMatch(right);
    expect(description).not.toMatch(wrong);
  });

  test("gives fluorite a place in a few lenses, not in all", () => {
    expect(texts.lookup("stones.fluorite.description")).toMatch(/in a few costly lenses/);
  });
});

describe("the texts", () => {
  const said = (stone: (typeof STONES)[number]): string =>
    strings
      .filter(({ key }) => key.startsWith(`stones.${stone.id}.`))
      .map(({ text }) => text)
      .join(" ");

  test("say no sentence twice", () => {
    const sentences = strings.flatMap(({ text }) => sentencesOf(text)).filter((sentence) => wordCount(sentence) > 3);
    expect(sentences.filter((sentence, index0) => sentences.indexOf(sentence) !== index0)).toEqual([]);
  });

  test("claim no cure, and have no wrong article", () => {
    const medical =
      /\b(?:cures?|cured|disease|illness|symptoms?|arthritis|diabetes|cancer(?!ian)|blood pressure|immune|pain|headaches?|insomnia|depression|anxiety|detox\w*|therap\w+)\b/i;
    expect(strings.filter(({ text }) => medical.test(text))).toEqual([
      expect.objectContaining({ key: "stones.shungite.lore", text: expect.stringContaining("unproven") }),
    ]);
    expect(strings.flatMap(({ text }) => wrongArticles(text))).toEqual([]);
  });

  test("warn of every stone that is toxic, that dust makes dangerous, that water or light harms", () => {
    for (const stone of STONES) {
      const care = texts.said(stone, "care") ?? "";
      if (stone.hazard === "toxic") expect(care, stone.id).toMatch(/toxic/i);
      if (stone.hazard === "dust") expect(care, stone.id).toMatch(/dust|grind/);
      if (/\b(?:toxic|poisonous|lead|lithium|sulfuric|radioactive|asbestos|inhale|breathe)\b/i.test(care))
        expect(stone.hazard, stone.id).toBeDefined();
      if (stone.water === "avoid") expect(care, stone.id).toMatch(/dry|wipe|water|wet|soak|damp|wash|moist|dust/i);
      if (stone.lightSensitive) expect(said(stone), stone.id).toMatch(/\b(?:sun\w*|light\w*|daylight)\b/i);
    }
  });
});

describe("names", () => {
  test("are there for every stone, color, chakra, element, system, water and wish, and for nothing else", () => {
    const expected = [
      ...STONES.map(({ id }) => `stones.${id}`),
      ...colorNames().map((color) => `colors.${color}`),
      ...CRYSTAL_SYSTEMS.map((system) => `systems.${system}`),
      ...CHAKRAS.map((chakra) => `chakras.${chakra}`),
      ...ELEMENTS.map((element) => `stoneElements.${element}`),
      ...WATER.map((water) => `water.${water}`),
      ...WISHES.map((wish) => `wishes.${wish}`),
    ];
    for (const lang of LANGS.filter((one) => one !== "en")) {
      const file = new URL(`../../names/${lang}.json`, import.meta.url);
      const { fields: _, titles: __, words: ___, ...tables } = JSON.parse(readFileSync(file, "utf8"));
      expect([...leavesOf(tables)].map(([key]) => key).sort(), lang).toEqual([...expected].sort());
    }
  });

  test.each(Object.entries({ chakras, crystalSystems, stoneColors, stoneElements, stoneNames, waterCare }))(
    "of %s are whole, once each, in the script of each language",
    (_, terms) => {
      expect(wrongTerms(terms)).toEqual([]);
    },
  );
});

import { readerFor } from "@almagest/i18n";
import { describe, expect, test } from "vitest";
import { CARDS, RANKS, SUITS } from "../deck/cards";
import { SPREADS, type SpreadId } from "../spreads/table";
import { MAYBE_IDS } from "../yes-no/answer";
import { AREAS, sentencesOf } from "./card-text";
import { en, type TarotTexts } from "./en";

const texts = readerFor<TarotTexts>({ lang: "en", catalogues: [en] }, "tarot");
const words = (text: string | undefined): number => (text === undefined ? 0 : text.split(/\s+/).length);
const FAMILIES = ["major", ...SUITS] as const;
const SIDES = ["upright", "reversed"] as const;

describe("the texts of a card", () => {
  test.each([...CARDS])("$id has its keywords, its description and its five areas on either side", ({ id }) => {
    const keywords = SIDES.map((side) => texts.lookupList(`cards.${id}.keywords.${side}`) ?? []);
    expect(keywords.map((list) => list.length)).toEqual([5, 4]);
    expect(new Set(keywords.flat()).size).toBe(9);
    for (const side of SIDES) {
      const description = texts.lookup(`cards.${id}.${side}.description`);
      expect(words(description)).toBeGreaterThanOrEqual(50);
      expect(words(description)).toBeLessThanOrEqual(80);
      expect(sentencesOf(description ?? "").length).toBeGreaterThanOrEqual(3);
      for (const area of AREAS) {
        expect(words(texts.lookup(`cards.${id}.${side}.${area}`))).toBeGreaterThanOrEqual(22);
        expect(words(texts.lookup(`cards.${id}.${side}.${area}`))).toBeLessThanOrEqual(40);
      }
    }
  });
});

describe("the texts of spreads", () => {
  const positions = (["three-card", "celtic-cross", "love", "career"] as const satisfies readonly SpreadId[]).flatMap(
    (spread) => SPREADS[spread].map(({ id }) => `${spread}.${id}`),
  );

  test.each(positions)("%s opens for either side and speaks to every kind of card", (position) => {
    for (const side of SIDES) {
      expect(texts.lookup(`positions.${position}.${side}`, { card: "The Sun" })).toContain("The Sun");
    }
    for (const family of FAMILIES) expect(words(texts.lookup(`positions.${position}.${family}`))).toBeGreaterThan(4);
  });

  test("every rank, number and Maybe card has its sentence", () => {
    for (const rank of RANKS) expect(texts.lookup(`features.ranks.${rank}`, { count: "two" })).toContain("two");
    for (let count = 2; count <= 10; count++) expect(texts.lookup(`numbers.${count}`)).toMatch(/^[a-z]+$/);
    for (const id of MAYBE_IDS)
      expect(texts.lookup(`yesNo.Maybe.${id}`, { card: "It" })).toContain("Maybe: It suggests");
  });
});

describe("sentences", () => {
  test.each([
    ["One. Two! Three? Four", ["One.", "Two!", "Three?", "Four"]],
    ["一句。两句!三句", ["一句。", "两句!三句"]],
    ["एक वाक्य। दूसरा।", ["एक वाक्य।", "दूसरा।"]],
    ["No. 3 is a number", ["No.", "3 is a number"]],
    ["", [""]],
  ])("of %s are told apart in every script", (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });
});

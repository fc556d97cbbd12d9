import { at } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import whole from "../../texts/en/whole.json" with { type: "json" };
import { type CardId, cardOf } from "../deck/cards";
import type { Laid } from "../deck/laid";
import { outlookOf, toneOf } from "../deck/tones";
import { drawCardsBy } from "../draw/compute";
import { labelOf } from "../texts/card-values";
import { en } from "../texts/en";
import { tarotReader } from "../texts/reader";
import { cardsOf, type Feature, featuresOf, isOfAll } from "./features";
import { positionPieces } from "./reading";
import { summaryPieces } from "./summary";
import { SPREADS, type SpreadId } from "./table";

const random = (byteCount: number): Uint8Array => new Uint8Array(byteCount);
const texts = tarotReader({ lang: "en", catalogues: [en] });
const SPREAD_IDS = ["three-card", "celtic-cross", "love", "career"] as const satisfies readonly SpreadId[];

function spreadsOf(spread: SpreadId, count: number): readonly (readonly Laid[])[] {
  return Array.from({ length: count }, (_, seed) =>
    drawCardsBy({ operation: "test", seed: `o-${seed}`, random }, { count: SPREADS[spread].length }),
  );
}

describe("the summary", () => {
  test.each(SPREAD_IDS)("%s: names each card that it counts", (spread) => {
    let named = 0;
    for (let seed = 0; seed < 60; seed++) {
      const cards = drawCardsBy({ operation: "test", seed: `f-${seed}`, random }, { count: SPREADS[spread].length });
      const pieces = summaryPieces(spread, cards, texts).filter((piece) => piece?.family === "features");
      for (const feature of featuresOf(cards)) {
        const piece = pieces.find((one) => one?.key.startsWith(featureStart(feature)));
        if (piece === undefined || isOfAll(feature)) continue;
        named++;
        const told = pieces.map((one) => one?.text).join(" ");
        for (const laid of cardsOf(feature, cards)) expect(told).toContain(labelOf(laid, texts));
      }
    }
    expect(named).toBeGreaterThan(10);
  });

  test.each(SPREAD_IDS)("%s: names them in the sentence that counts them, and nowhere after its advice", (spread) => {
    for (const cards of spreadsOf(spread, 200)) {
      const pieces = summaryPieces(spread, cards, texts);
      for (const piece of pieces.filter((one) => one?.family === "features")) {
        const feature = featuresOf(cards).find((one) => piece?.key.startsWith(featureStart(one)));
        if (feature === undefined || isOfAll(feature)) continue;
        const counting = piece?.text.match(/^.*?[.](?= |$)/)?.[0];
        for (const laid of cardsOf(feature, cards)) expect(counting).toContain(labelOf(laid, texts));
      }
      const told = pieces.map((one) => one?.text).join(" ");
      expect(told).not.toMatch(/\b(?:These cards|By name they) are\b/);
    }
  });

  test.each(SPREAD_IDS)("%s: gives counted cards no tone that one of them lacks", (spread) => {
    const found = new Set<string>();
    for (const cards of spreadsOf(spread, 400)) {
      for (const piece of summaryPieces(spread, cards, texts)) {
        if (piece?.family !== "features" || piece.key.startsWith("majors.none")) continue;
        const feature = featuresOf(cards).find((one) => piece.key.startsWith(featureStart(one)));
        const tone = piece.key.split(".").at(-1) ?? "";
        const tones = feature === undefined ? [] : cardsOf(feature, cards).map(toneOf);
        expect(tones.length).toBeGreaterThan(0);
        if (tone === "hard") expect(new Set(tones)).toEqual(new Set(["hard"]));
        if (tone === "bright" || tone === "easing") expect(tones).not.toEqual(expect.arrayContaining(["hard"]));
        if (tone === "bright" || tone === "easing") expect(tones).not.toEqual(expect.arrayContaining(["mixed"]));
        found.add(tone);
      }
    }
    expect(found).toContain("mixed");
    expect(found).toContain("bright");
  });

  test.each(SPREAD_IDS)("%s: advises at the place of counsel alone", (spread) => {
    for (const cards of spreadsOf(spread, 20)) {
      const replying = SPREADS[spread].filter((position, index0) =>
        positionPieces(spread, position, at(cards, index0), texts).some((piece) => piece?.family === "replies"),
      );
      expect(replying).toEqual(spread === "career" ? ["advice"] : []);
      expect(summaryPieces(spread, cards, texts).map((piece) => piece?.family)).not.toContain("replies");
    }
  });

  test("a hard card is called no strength, no chance and no best end as it is", () => {
    const opening = (card: CardId): string | undefined =>
      positionPieces("career", "strengths", { card: cardOf(card), reversed: false }, texts)[0]?.key;
    expect(opening("tower")).toMatch(/^career\.strengths-hard\b/);
    expect(opening("sun")).toMatch(/^career\.strengths\b(?!-)/);
  });

  test("a hard card is no example to follow", () => {
    const opening = (card: CardId): string | undefined =>
      positionPieces("career", "advice", { card: cardOf(card), reversed: false }, texts)[0]?.text;
    expect(opening("tower")).toMatch(/^(?:Take a lesson from|Be warned by|Learn from) the Tower/);
    expect(opening("sun")).not.toMatch(/lesson|warned|Learn/);
  });

  /** Weighed by hand: cards that press against cards that help, without the weights of the code. */
  test.each(SPREAD_IDS)("%s: a conclusion agrees with the places that it concludes", (spread) => {
    const found = new Set<string>();
    for (let seed = 0; seed < 400; seed++) {
      const cards = drawCardsBy({ operation: "test", seed: `c-${seed}`, random }, { count: SPREADS[spread].length });
      const piece = summaryPieces(spread, cards, texts).find((one) => one?.family === "conclusions");
      const [before = "", last = ""] = piece?.key.split(".") ?? [];
      const tones = cards.map(toneOf);
      const hard = tones.slice(0, -1).filter((tone) => tone === "hard").length;
      const kind = tones.slice(0, -1).filter((tone) => tone === "bright" || tone === "easing").length;
      expect(last).toBe(outlookOf(at(cards, cards.length - 1)));
      if (cards.length === 3 && before === "hard") expect(hard).toBe(2);
      if (cards.length === 3 && (before === "bright" || before === "easing")) expect(kind).toBe(2);
      if (before === "hard") expect(hard).toBeGreaterThan(kind);
      if (before === "bright" || before === "easing") expect(kind).toBeGreaterThan(hard);
      if (before === "mixed") expect(Math.abs(hard - kind)).toBeLessThanOrEqual(Math.ceil(cards.length / 3));
      found.add(before);
    }
    expect([...found]).toEqual(expect.arrayContaining(["hard", "mixed", "bright"]));
  });

  test("a conclusion says nothing of all cards, which an average cannot know", () => {
    const ofAll =
      /\b(?:all of it|nothing in|none of the|not one card|every card|each card|from end to end|on all sides|card by card|the whole table|the whole row)\b/i;
    const conclusions = JSON.stringify(whole.conclusions).split('"');
    expect(conclusions.filter((text) => ofAll.test(text))).toEqual([]);
  });
});

function featureStart(feature: Feature): string {
  if ("suit" in feature) return `suits.${feature.suit}`;
  return "rank" in feature ? `ranks.${feature.rank}` : feature.kind;
}

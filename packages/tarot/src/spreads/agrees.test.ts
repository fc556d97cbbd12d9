import { describe, expect, test } from "vitest";
import whole from "../../texts/en/whole.json" with { type: "json" };
import { toneOf } from "../deck/tones";
import { drawCardsBy } from "../draw/compute";
import { labelOf } from "../texts/card-values";
import { en } from "../texts/en";
import { tarotReader } from "../texts/reader";
import { cardsOf, type Feature, featuresOf, isAbsence } from "./features";
import { summaryPieces } from "./summary";
import { SPREADS, type SpreadId } from "./table";

const random = (byteCount: number): Uint8Array => new Uint8Array(byteCount);
const texts = tarotReader({ lang: "en", catalogues: [en] });
const SPREAD_IDS = ["three-card", "celtic-cross", "love", "career"] as const satisfies readonly SpreadId[];

describe("the summary", () => {
  test.each(SPREAD_IDS)("%s: names each card that it counts", (spread) => {
    let named = 0;
    for (let seed = 0; seed < 60; seed++) {
      const cards = drawCardsBy({ operation: "test", seed: `f-${seed}`, random }, { count: SPREADS[spread].length });
      const pieces = summaryPieces(spread, cards, texts).filter((piece) => piece?.family === "features");
      for (const feature of featuresOf(cards)) {
        const piece = pieces.find((one) => one?.key.startsWith(featureStart(feature)));
        if (piece === undefined || isAbsence(feature)) continue;
        named++;
        const told = pieces.map((one) => one?.text).join(" ");
        for (const laid of cardsOf(feature, cards)) expect(told).toContain(labelOf(laid, texts));
      }
    }
    expect(named).toBeGreaterThan(10);
  });

  /** Weighed by hand: cards that press against cards that help, without the weights of the code. */
  test.each(SPREAD_IDS)("%s: a conclusion agrees with the places that it concludes", (spread) => {
    const found = new Set<string>();
    for (let seed = 0; seed < 400; seed++) {
      const cards = drawCardsBy({ operation: "test", seed: `c-${seed}`, random }, { count: SPREADS[spread].length });
      const piece = summaryPieces(spread, cards, texts).find((one) => one?.family === "conclusions");
      const [, before = "", last = ""] = piece?.key.split(".") ?? [];
      const tones = cards.map(toneOf);
      const hard = tones.slice(0, -1).filter((tone) => tone === "hard").length;
      const kind = tones.slice(0, -1).filter((tone) => tone === "bright" || tone === "easing").length;
      expect(last).toBe(tones.at(-1));
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

import { describe, expect, test } from "vitest";
import { long } from "../../../../suites/strength";
import { CARDS } from "../deck/cards";
import { en } from "../texts/en";
import { tarotReader } from "../texts/reader";
import { careerSpread, celticCross, loveSpread, threeCardSpread } from "./operations";
import type { SpreadId } from "./table";

const random = (byteCount: number): Uint8Array => new Uint8Array(byteCount);
const context = { random, texts: [en] };
const texts = tarotReader({ lang: "en", catalogues: [en] });
const CASTS = {
  "three-card": threeCardSpread,
  "celtic-cross": celticCross,
  love: loveSpread,
  career: careerSpread,
} as const satisfies Record<SpreadId, unknown>;

const LENGTH = 10;
const RUN = 5;

/** The words that a card brings into any text: its name, and in short what it is about. */
const BROUGHT = CARDS.flatMap(({ id }) => [
  texts.text(`names.${id}`) ?? "",
  texts.text(`told.${id}.upright.gist`) ?? "",
  texts.text(`told.${id}.reversed.gist`) ?? "",
]).sort((one, other) => other.length - one.length);
const MASK = new RegExp(BROUGHT.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"), "gi");

function runsOf(text: string): readonly string[] {
  const words =
    text
      .replace(MASK, "x")
      .replace(/ reversed/g, "")
      .toLowerCase()
      .match(/[a-z']+/g) ?? [];
  return words.slice(0, 1 - RUN).map((_, start) => words.slice(start, start + RUN).join(" "));
}

function proseOf(spread: SpreadId, seed: string): string {
  const { positions, summary } = CASTS[spread]({ seed }, context);
  return [...positions.map(({ interpretation }) => interpretation), summary].join("\n");
}

/** Which part of each of ten spreads in a row has been read before by the one who draws them. */
function repeatedIn(spread: SpreadId, sequence: number): readonly number[] {
  const read = new Set<string>();
  return Array.from({ length: LENGTH }, (_, index0) => {
    const runs = runsOf(proseOf(spread, `repeat-${sequence}-${index0}`));
    const share = runs.filter((run) => read.has(run)).length / runs.length;
    for (const run of runs) read.add(run);
    return share;
  });
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The most of the fifth and of the tenth spread that may have been read before, in hundredths; they may only fall. */
const BOUNDS = {
  "three-card": [15, 25],
  "celtic-cross": [15, 25],
  love: [15, 25],
  career: [15, 25],
} as const satisfies Record<SpreadId, readonly [fifth: number, tenth: number]>;

describe("ten spreads of one person", () => {
  test.each(["three-card", "celtic-cross", "love", "career"] as const)(
    "%s: repeat few runs of five words",
    (spread) => {
      const sequences = Array.from({ length: long(50, 200) }, (_, sequence) => repeatedIn(spread, sequence));
      const [fifth, tenth] = [5, LENGTH].map(
        (count) => meanOf(sequences.map((shares) => shares[count - 1] ?? 1)) * 100,
      );
      expect(fifth).toBeLessThan(BOUNDS[spread][0]);
      expect(tenth).toBeLessThan(BOUNDS[spread][1]);
    },
  );
});

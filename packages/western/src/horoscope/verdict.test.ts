import { SIGN_IDS, type SignId } from "@almagest/sky";
import { expect, test } from "vitest";
import { type Scores, scoresOf, verdictOf } from "./verdict";

/** A score for each sign, in the order of the signs. */
function scores(values: readonly number[]): Scores {
  return scoresOf((own) => values[SIGN_IDS.indexOf(own)] ?? 0);
}

const here = scores([5, 4, 3, 2, 1, 0, 0, -1, -2, -3, -4, -5]);
const even = scores(new Array(12).fill(0));

test("the best and the worst of the twelve are judged so, and the middle is even", () => {
  const verdicts = SIGN_IDS.map((own) => verdictOf(own, here, [even, even]));
  expect(verdicts.slice(0, 4)).toEqual(["bright", "bright", "bright", "bright"].slice(0, 4));
  expect(verdicts.slice(4, 8)).toEqual(["mixed", "mixed", "mixed", "mixed"]);
  expect(verdicts.slice(8)).toEqual(["hard", "hard", "hard", "hard"]);
});

test("where two signs' skies are exchanged their verdicts are", () => {
  const swap = (own: SignId): SignId => (own === "aries" ? "pisces" : own === "pisces" ? "aries" : own);
  const swapped = scoresOf((own) => here[swap(own)]);
  for (const own of SIGN_IDS) {
    expect(verdictOf(own, swapped, [even, even])).toBe(verdictOf(swap(own), here, [even, even]));
  }
  expect(verdictOf("aries", swapped, [even, even])).toBe("hard");
});

test("a sign whose neighboring periods are better yet has no good one, and an equal sky is even for all", () => {
  const better = scores(new Array(12).fill(9));
  expect(verdictOf("aries", here, [better, even])).toBe("bright");
  expect(verdictOf("taurus", here, [better, even])).toBe("mixed");
  for (const own of SIGN_IDS) expect(verdictOf(own, even, [here, here])).toBe("mixed");
});

test("a difference within the margin is even", () => {
  const close = scores([10, 0.1, 0.1, 0.1, 0, 0, 0, 0, -0.1, -0.1, -0.1, -0.1]);
  expect(verdictOf("aries", close, [even])).toBe("bright");
  expect(verdictOf("pisces", close, [even])).toBe("mixed");
});

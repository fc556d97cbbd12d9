import { describe, expect, test } from "vitest";
import { avoidedWord, borrowedRuns, hedges, repeatedSentences } from "./originality";

describe("the measure itself", () => {
  test("finds a sentence that differs only by names", () => {
    const found = repeatedSentences([
      { key: "a", text: "The Sun likes a long table. And more." },
      { key: "b", text: "The Moon likes a long table." },
    ]);
    expect(found).toEqual(["a = b: The Moon likes a long table."]);
  });

  test("finds entries that share more than a tenth of their five-word runs", () => {
    const common = "one plain run of exactly nine words stands here twice";
    const found = borrowedRuns([
      { key: "a", text: common },
      { key: "b", text: `${common} with a tail of its own words behind it` },
      { key: "c", text: "nothing of this is anywhere else in the list at all" },
    ]);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain("a ~ b");
  });

  test("knows the words the voice avoids, and stacked hedges", () => {
    expect(avoidedWord("a profound journey")).toBe("profound");
    expect(avoidedWord("plain words")).toBeUndefined();
    expect(hedges("it may rain and it might not")).toBe(true);
    expect(hedges("it may rain")).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { aspects, bodies, signs } from "./astrology/index";
import { inSentence, withArticle } from "./english";

describe("a name in a sentence", () => {
  it("has the article that English gives it, or none", () => {
    expect(inSentence(bodies.moon)).toBe("the Moon");
    expect(inSentence(bodies.mars)).toBe("Mars");
    expect(inSentence(aspects.opposition)).toBe("an opposition");
    expect(inSentence(signs.libra)).toBe("Libra");
  });
});

describe("the indefinite article", () => {
  it.each([
    [1, "a 1"],
    [8, "an 8"],
    [10, "a 10"],
    [11, "an 11"],
    [18, "an 18"],
    [80, "an 80"],
    [81, "an 81"],
    [100, "a 100"],
    [110, "a 110"],
    [11000, "an 11000"],
  ])("of %i: %s", (value, expected) => {
    expect(withArticle(value)).toBe(expected);
  });

  it("belongs to English alone", () => {
    expect([withArticle(8, "de"), withArticle("Uranus", "fr")]).toEqual(["8", "Uranus"]);
  });

  it.each([
    "a Libra Ascendant",
    "an Aries Ascendant",
    "an Aquarius Moon",
    "a Uranus return",
    "a Universal Year",
    "a One",
    "an Eight of Cups",
    "an Ace",
    "an Ox year",
    "an hour",
    "a house",
    "an Opposition",
    "a useful day",
    "an ugly word",
    "a European",
  ])("%s", (expected) => {
    expect(withArticle(expected.replace(/^an? /, ""))).toBe(expected);
  });
});

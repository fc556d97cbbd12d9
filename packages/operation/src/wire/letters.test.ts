import { describe, expect, test } from "vitest";
import { hanPairs, plainLetters } from "./letters";

describe("letters as a search compares them", () => {
  test.each([
    ["ŞİŞE", "sise"],
    ["IŞIK", "isik"],
    ["Ährenfeld, Straße", "ahrenfeld, strasse"],
    ["Cœur brisé", "coeur brise"],
    ["Coração", "coracao"],
    ["Ёлка", "елка"],
    ["बिन्दु", "बिंदु"],
    ["ＵＦＯ", "ufo"],
  ])("%s is %s", (one, other) => {
    expect(plainLetters(one)).toBe(plainLetters(other));
  });

  test("vowels of Devanagari tell words apart", () => {
    expect(plainLetters("काल")).not.toBe(plainLetters("कल"));
  });
});

test.each([
  ["毒蛇咬", ["毒蛇", "蛇咬"]],
  ["蛇", ["蛇"]],
  ["DNA检测", ["dna", "检测"]],
])("Han in %s is cut into pairs of neighbours", (word, pairs) => {
  expect(hanPairs(word.toLowerCase())).toEqual(pairs);
});

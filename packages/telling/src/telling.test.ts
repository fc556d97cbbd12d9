import { readerFor } from "@almagest/i18n";
import type { TextCatalogue } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import type { GroupKey, UnitKey } from "./keys";
import { readingOf, sentencesOf, wordCount } from "./piece";
import { tellingFor } from "./telling";
import { frameShare, misplaced } from "./testing";
import { dayTurn, variantIndex0 } from "./turn";

const messages = {
  opening: { hard: "A heavy day for {name}.", bright: "A light day for {name}." },
  moon: { first: { love: { a: "One.", b: "Two.", c: "Three." }, work: "Alone." } },
  words: ["not", "a unit"],
};
const en: TextCatalogue = { namespace: "demo", lang: "en", messages };
const texts = readerFor<typeof messages>({ lang: "en", catalogues: [en] }, "demo");
const telling = tellingFor<typeof messages>()({
  opening: { under: "opening", kind: "frame", sections: ["overview"] },
  moon: { under: "moon", kind: "paragraph", sections: ["love", "work"] },
});

describe("a unit", () => {
  const teller = telling.teller(texts, 0);

  test("is told with its names filled in, and says where it came from", () => {
    expect(teller.tell("opening", "hard", { section: "overview", values: { name: "the Moon" } })).toEqual({
      family: "opening",
      key: "hard",
      section: "overview",
      kind: "frame",
      text: "A heavy day for the Moon.",
      values: { name: "the Moon" },
    });
  });

  test("has variants that come in turn", () => {
    const told = [0, 1, 2].map((turn) => telling.teller(texts, turn).tell("moon", "first.love", { section: "love" }));
    expect(told.map((piece) => piece?.text).sort()).toEqual(["One.", "Three.", "Two."]);
  });

  test("is absent where a family has a gap, and where there are no texts", () => {
    expect(teller.find("moon", "second.love", { section: "love" })).toBeUndefined();
    const without = telling.teller(readerFor<typeof messages>({ lang: "en", catalogues: [] }, "demo"), 0);
    expect(without.tell("moon", "first.work", { section: "work" })).toBeUndefined();
  });

  test("has typed keys: units are strings and variants, groups are what holds them", () => {
    expectTypeOf<UnitKey<typeof messages>>().toEqualTypeOf<
      "opening.hard" | "opening.bright" | "moon.first.love" | "moon.first.work"
    >();
    expectTypeOf<GroupKey<typeof messages>>().toEqualTypeOf<"opening" | "moon" | "moon.first">();
    // @ts-expect-error no such key
    expect(teller.tell("moon", "third.love", { section: "love" })).toBeUndefined();
    // @ts-expect-error the family is not declared for this section
    teller.tell("moon", "first.love", { section: "overview" });
  });
});

describe("turns", () => {
  test("never give the same variant two days running, for any number of variants and any unit", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -200_000, max: 200_000 }),
        fc.integer({ min: 2, max: 9 }),
        fc.string(),
        (turn, count, unit) => {
          const index0 = variantIndex0(turn, count, unit);
          expect(index0).toBeGreaterThanOrEqual(0);
          expect(index0).toBeLessThan(count);
          expect(variantIndex0(turn + 1, count, unit)).not.toBe(index0);
        },
      ),
    );
    expect(variantIndex0(12, 1, "only")).toBe(0);
  });

  test("use every variant, and do not read every fourth week alike", () => {
    const year = Array.from({ length: 365 }, (_, turn) => variantIndex0(turn, 4, "unit"));
    for (const index0 of [0, 1, 2, 3]) expect(year.filter((one) => one === index0).length).toBeGreaterThan(80);
    expect(year.some((index0, day) => day >= 28 && index0 !== year[day - 28])).toBe(true);
  });

  test("count days", () => {
    expect(dayTurn("1970-01-01")).toBe(0);
    expect(dayTurn("2024-03-01") - dayTurn("2024-02-28")).toBe(2);
    expect(dayTurn("1969-12-31")).toBe(-1);
  });
});

describe("a reading", () => {
  const piece = (kind: "paragraph" | "frame", text: string) => ({
    family: "moon",
    key: "k",
    section: "love",
    kind,
    text,
  });

  test("parts paragraphs by an empty line, and runs a frame into what it leads to", () => {
    expect(readingOf([piece("frame", "So:"), piece("paragraph", "One."), piece("paragraph", "Two.")])).toBe(
      "So: One.\n\nTwo.",
    );
    expect(readingOf([piece("frame", "So:"), undefined])).toBeUndefined();
    expect(readingOf([])).toBeUndefined();
  });

  test("has its sentences told apart in every script, a line break and a closing quote included", () => {
    expect(sentencesOf('One. "Two!" Three?\n\nFour')).toEqual(["One.", '"Two!"', "Three?", "Four"]);
    expect(sentencesOf("一句。两句。")).toEqual(["一句。", "两句。"]);
    expect(sentencesOf("एक वाक्य। दूसरा।")).toEqual(["एक वाक्य।", "दूसरा।"]);
    expect(sentencesOf("")).toEqual([]);
  });

  test("has as many words as blanks part, whichever blanks of Unicode they are", () => {
    const everyLetter = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).join("x");
    const texts = ["", " ", "one", "one  two\n\nthree\t", "\u00a0дом и\u2003сад\u3000一句\ufeffa", everyLetter];
    for (const text of texts) expect(wordCount(text)).toBe(text.match(/\S+/g)?.length ?? 0);
  });

  test("is measured: what stands in a foreign section, and how much of it is frame", () => {
    const pieces = [piece("frame", "one two"), { ...piece("paragraph", "a b c d e f"), section: "money" }];
    expect(misplaced(pieces, telling.families)).toEqual([pieces[1]]);
    expect(frameShare(pieces)).toBe(0.25);
    expect(
      frameShare([{ ...piece("frame", "one two"), values: { name: "two" } }, piece("paragraph", "a b c d e f")]),
    ).toBe(0.125);
    expect(frameShare([])).toBe(0);
  });
});

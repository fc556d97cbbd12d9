import { readerFor } from "@almagest/i18n";
import { sentencesOf, TONES, wordCount } from "@almagest/telling";
import { unread, unwritten } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { CARDS, RANKS, SUITS } from "../deck/cards";
import { CARD_TONES, toneOf } from "../deck/tones";
import { ROLES, SPREADS, type SpreadId } from "../spreads/table";
import { answerOf } from "../yes-no/answer";
import { AREAS } from "./card-text";
import { en } from "./en";
import type { TarotTexts } from "./en-messages";

const texts = readerFor<TarotTexts>({ lang: "en", catalogues: [en] }, "tarot");
const words = (text: string | undefined): number => wordCount(text ?? "");
const SIDES = ["upright", "reversed"] as const;
const SPREAD_IDS = ["three-card", "celtic-cross", "love", "career"] as const satisfies readonly SpreadId[];

/** The parts of a card that places ask for; hopes and counsel have texts of their own. */
const PARTS = ["past", "now", "against", "help", "other", "ahead"];
/** The places that have an opening: all but that of hopes and fears. */
const named = (spread: SpreadId): readonly string[] =>
  SPREADS[spread].flatMap((position) =>
    ROLES[position] === "hope"
      ? []
      : ["help", "reply"].includes(ROLES[position])
        ? [position, `${position}-hard`]
        : [position],
  );

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

describe("the tone walk", () => {
  const walks: readonly (readonly [string, readonly (readonly string[])[]])[] = [
    ...SPREAD_IDS.map((spread) => [`places.${spread}`, [named(spread)]] as const),
    ["parts", [CARDS.map(({ id }) => id), SIDES, PARTS]],
    ["hopes", [TONES]],
    ["wholes", [SPREAD_IDS]],
    ["features.suits", [SUITS, TONES]],
    ["features.ranks", [RANKS, TONES]],
    ["features.courts", [TONES]],
    ["features.majors", [["many", "none"], TONES]],
    ["features.reversals", [["many", "all", "none"], TONES]],
    ["conclusions", [TONES, TONES]],
    ["custom", [TONES]],
    ["yesNo", [CARDS.map(({ id }) => id), SIDES]],
    ["daily.lines", [CARDS.map(({ id }) => id), SIDES]],
    ["told", [CARDS.map(({ id }) => id), SIDES, ["gist", "answer"]]],
    ["names", [CARDS.map(({ id }) => id)]],
  ];

  test.each(walks)("%s is written for every combination, and for no other", (under, axes) => {
    expect(unwritten(en, [[under], ...axes])).toEqual([]);
    expect(unread(en, [[under], ...axes])).toEqual([]);
  });

  test("every card has a tone on either side, and every tone belongs to some card of every kind", () => {
    expect(Object.keys(CARD_TONES)).toEqual(CARDS.map(({ id }) => id));
    for (const family of ["major", ...SUITS]) {
      const own = CARDS.filter(({ suit }) => (suit ?? "major") === family);
      const tones = new Set(own.flatMap((card) => [false, true].map((reversed) => toneOf({ card, reversed }))));
      expect([...tones].sort()).toEqual([...TONES].sort());
    }
  });
});

describe("the leads of a card", () => {
  const faces = CARDS.flatMap((card) => SIDES.map((side) => ({ card, side })));
  const leads = {
    "yes-no": faces.map(({ card, side }) => {
      const { answer, strength } = answerOf({ card, reversed: side === "reversed" });
      return (texts.lookup(`yesNo.${card.id}.${side}`) ?? "").replace(
        answer === "Maybe" ? "Maybe: " : `${strength} ${answer}: `,
        "",
      );
    }),
    daily: faces.map(({ card, side }) => texts.lookup(`daily.lines.${card.id}.${side}`) ?? ""),
  };

  test.each(Object.entries(leads))("in %s open differently: three words in under 2 of 100", (_, own) => {
    const openings = own.map((lead) => lead.toLowerCase().split(/\s+/).slice(0, 3).join(" "));
    const counts = [...new Set(openings)].map((one) => openings.filter((other) => other === one).length);
    expect(own).toHaveLength(156);
    expect(Math.max(...counts) / own.length).toBeLessThanOrEqual(0.02);
  });

  test.each(Object.entries(leads))("in %s belong to their card: no sentence is read twice", (_, own) => {
    const sentences = own.flatMap((lead) => sentencesOf(lead));
    expect(sentences.filter((one, index0) => sentences.indexOf(one) !== index0)).toEqual([]);
    for (const lead of own) {
      expect(words(lead), lead).toBeGreaterThanOrEqual(18);
      expect(words(lead), lead).toBeLessThanOrEqual(55);
    }
  });

  test.each(Object.entries(leads))("in %s are sentences and no summary after a colon", (_, own) => {
    const gists = faces.map(({ card, side }) => texts.lookup(`told.${card.id}.${side}.gist`) ?? "");
    own.forEach((lead, index0) => {
      expect(lead).not.toContain(gists[index0]);
      expect(lead).not.toMatch(/\b(?:a [aeiou]\w+|a somebody|an [bcdfgjklmnpqrstvwxz]\w+)\b/);
    });
  });

  test("say nothing at length that the description says after them", () => {
    const runs = (text = ""): readonly string[] => {
      const own = text.toLowerCase().match(/[a-z']+/g) ?? [];
      return own.slice(0, -5).map((_, start) => own.slice(start, start + 6).join(" "));
    };
    faces.forEach(({ card, side }, index0) => {
      const described = runs(texts.lookup(`cards.${card.id}.${side}.description`));
      for (const lead of [leads["yes-no"][index0], leads.daily[index0]]) {
        expect(runs(lead).filter((run) => described.includes(run))).toEqual([]);
      }
    });
  });
});

describe("the texts of spreads", () => {
  const variantsOf = (key: string): readonly string[] =>
    ["a", "b", "c", "d", "e"].map((variant) => `${key}.${variant}`).filter((one) => texts.has(one));
  const card = { card: "the Sun", Card: "The Sun", gist: "gladness" };

  test("a place names its card and says what that is about, in several ways", () => {
    const keys = SPREAD_IDS.flatMap((spread) => named(spread).map((position) => `places.${spread}.${position}`));
    for (const key of [...keys, ...TONES.map((tone) => `hopes.${tone}`)]) {
      expect(variantsOf(key).length, key).toBeGreaterThanOrEqual(3);
      for (const variant of variantsOf(key)) expect(texts.lookup(variant, card), key).toMatch(/[Tt]he Sun: gladness\./);
    }
  });

  test("a part of a card is one or two sentences of its own, and every role has one", () => {
    const own = CARDS.flatMap(({ id }) =>
      SIDES.flatMap((side) =>
        PARTS.map((part) => texts.lookup(`parts.${id}.${side}.${part}`, { Other: "Somebody" }) ?? ""),
      ),
    );
    expect(own).toHaveLength(156 * PARTS.length);
    expect(own.filter((text) => words(text) < 4 || words(text) > 26)).toEqual([]);
    expect(new Set(own).size).toBe(own.length);
    expect(own.filter((text) => /\b(?:a [aeiou]\w+|an [bcdfgjklmnpqrstvwxz]\w+)\b/.test(text))).toEqual([]);
    const asked = new Set(Object.values(ROLES));
    expect([...PARTS].sort()).toEqual([...asked].filter((role) => role !== "reply" && role !== "hope").sort());
  });

  test("a conclusion speaks of the whole and names the last card", () => {
    const keys = TONES.flatMap((tone) => TONES.flatMap((other) => variantsOf(`conclusions.${tone}.${other}`)));
    expect(keys.length).toBeGreaterThanOrEqual(32);
    for (const key of keys) {
      const text = texts.lookup(key, { outcome: "the Sun", whole: "row" });
      expect(text).toContain("the Sun");
      expect(text).not.toMatch(
        /^(?:You are|Your position|You have both)|from the (?:center|position)|hemmed in|face of/,
      );
    }
  });

  test("numbers are written to ten", () => {
    for (let count = 2; count <= 10; count++) expect(texts.lookup(`numbers.${count}`)).toMatch(/^[a-z]+$/);
  });
});

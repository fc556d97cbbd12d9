import { readerFor } from "@almagest/i18n";
import { sentencesOf, TONES, wordCount } from "@almagest/telling";
import { unread, unwritten } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { CARDS, RANKS, SUITS } from "../deck/cards";
import { FAMILIES } from "../deck/families";
import { CARD_KINDS, KINDS_OF_TONE, kindOf } from "../deck/kinds";
import { CARD_TONES, toneOf } from "../deck/tones";
import { PAIRS, SPREADS, type SpreadId } from "../spreads/table";
import { answerOf } from "../yes-no/answer";
import { AREAS } from "./card-text";
import { en } from "./en";
import type { TarotTexts } from "./en-messages";

const texts = readerFor<TarotTexts>({ lang: "en", catalogues: [en] }, "tarot");
const words = (text: string | undefined): number => wordCount(text ?? "");
const SIDES = ["upright", "reversed"] as const;
const KINDS = TONES.flatMap((tone) => [...KINDS_OF_TONE[tone]]);
const SPREAD_IDS = ["three-card", "celtic-cross", "love", "career"] as const satisfies readonly SpreadId[];

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
    ...SPREAD_IDS.map((spread) => [`positions.${spread}`, [SPREADS[spread].slice(0, -1), TONES, FAMILIES]] as const),
    ["outcomes", [SPREAD_IDS, KINDS]],
    ...SPREAD_IDS.map((spread) => [`pairs.${spread}`, [PAIRS[spread].map(({ id }) => id), TONES, TONES]] as const),
    ["features.suits", [SUITS, TONES]],
    ["features.ranks", [RANKS, TONES]],
    ["features.courts", [TONES]],
    ["features.majors", [["many", "none"], TONES]],
    ["features.reversals", [["many", "all", "none"], TONES]],
    ["conclusions", [SPREAD_IDS, TONES, TONES]],
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

  test("elements are written for every two kinds of cards, in the order of the deck", () => {
    const settings = SPREAD_IDS.flatMap((spread) =>
      PAIRS[spread].flatMap((pair) => ("elements" in pair ? [pair.elements] : [])),
    );
    const kinds = FAMILIES.flatMap((one, index0) => FAMILIES.slice(index0).map((other) => `${one}.${other}`));
    expect(settings).toHaveLength(4);
    expect(unwritten(en, [["elements"], settings, kinds])).toEqual([]);
    expect(unread(en, [["elements"], settings, kinds])).toEqual([]);
  });

  test("every card has a kind of its tone on either side, and every kind belongs to some card", () => {
    expect(Object.keys(CARD_KINDS)).toEqual(CARDS.map(({ id }) => id));
    const faces = CARDS.flatMap((card) => [false, true].map((reversed) => ({ card, reversed })));
    for (const face of faces) expect(KINDS_OF_TONE[toneOf(face)], face.card.id).toContain(kindOf(face));
    expect([...new Set(faces.map(kindOf))].sort()).toEqual([...KINDS].sort());
  });

  test("every card has a tone on either side, and every tone belongs to some card of every kind", () => {
    expect(Object.keys(CARD_TONES)).toEqual(CARDS.map(({ id }) => id));
    for (const family of FAMILIES) {
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
      return (texts.lookup(`yesNo.${card.id}.${side}`) ?? "").replace(`${strength} ${answer}: `, "");
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
  const variantsOf = (key: string): readonly string[] => (texts.has(`${key}.a`) ? [`${key}.a`, `${key}.b`] : [key]);
  const places = SPREAD_IDS.flatMap((spread) => [
    ...SPREADS[spread]
      .slice(0, -1)
      .flatMap((position) =>
        TONES.flatMap((tone) =>
          FAMILIES.flatMap((family) => variantsOf(`positions.${spread}.${position}.${tone}.${family}`)),
        ),
      ),
    ...KINDS.flatMap((kind) => variantsOf(`outcomes.${spread}.${kind}`)),
  ]);

  test("what a position makes of a card names it, says what it is about, and is a paragraph", () => {
    const values = { card: "the Sun", Card: "The Sun", gist: "gladness" };
    for (const key of places) {
      const text = texts.lookup(key, values) ?? "";
      expect(text, key).toMatch(/[Tt]he Sun/);
      expect(text, key).toContain("gladness");
      expect(sentencesOf(text).length, key).toBeGreaterThanOrEqual(3);
      expect(words(text), key).toBeGreaterThanOrEqual(20);
    }
  });

  test("a paragraph about two cards names both", () => {
    const values = { first: "the Sun", First: "The Sun", second: "Death", Second: "Death" };
    for (const spread of SPREAD_IDS) {
      for (const { id } of PAIRS[spread]) {
        for (const first of TONES) {
          for (const second of TONES) {
            for (const key of variantsOf(`pairs.${spread}.${id}.${first}.${second}`)) {
              const text = texts.lookup(key, values) ?? "";
              expect(text).toMatch(/[Tt]he Sun/);
              expect(text).toContain("Death");
              expect(words(text)).toBeGreaterThanOrEqual(12);
            }
          }
        }
      }
    }
  });

  test("no card is a state that somebody is in, or a person with a face", () => {
    const values = { first: "the Sun", First: "The Sun", second: "Death", Second: "Death" };
    const card = { card: "the Sun", Card: "The Sun", gist: "gladness" };
    const pairs = SPREAD_IDS.flatMap((spread) =>
      PAIRS[spread].flatMap(({ id }) =>
        TONES.flatMap((tone) => TONES.flatMap((other) => variantsOf(`pairs.${spread}.${id}.${tone}.${other}`))),
      ),
    );
    for (const text of [
      ...pairs.map((key) => texts.lookup(key, values)),
      ...places.map((key) => texts.lookup(key, card)),
    ]) {
      expect(text).not.toMatch(
        /as the Sun does: |, as the Sun,|they are in Death|the Sun in the face|swings, the Sun,/,
      );
    }
  });

  test("a conclusion speaks of the whole and never of the place that one card has", () => {
    for (const spread of SPREAD_IDS) {
      for (const key of TONES.flatMap((tone) =>
        TONES.flatMap((other) => variantsOf(`conclusions.${spread}.${tone}.${other}`)),
      )) {
        expect(texts.lookup(key, { outcome: "the Sun", Outcome: "The Sun" }), key).not.toMatch(
          /^(?:You are|Your position|You have both)|from the (?:center|position)|hemmed in|face of|first of the/i,
        );
      }
    }
  });

  test("numbers are written to ten", () => {
    for (let count = 2; count <= 10; count++) expect(texts.lookup(`numbers.${count}`)).toMatch(/^[a-z]+$/);
  });
});

import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { wordCount } from "@almagest/telling";
import { misplaced, repeatedSentences, unread, unwritten, wrongArticles } from "@almagest/telling/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Design, designOf } from "../chart/design";
import births from "../fixtures/births.json";
import { CENTERS } from "../graph/centers";
import { CHANNELS, channelsOf } from "../graph/channels";
import { definedCentersOf } from "../graph/components";
import { DEFINITIONS, TYPES } from "../graph/mechanics";
import { en } from "../texts/en";
import { telling } from "../texts/families";
import { humanDesignReader } from "../texts/reader";
import { GATES, type Gate } from "../wheel/order";
import { designConnection } from "./connection";
import { connectionOf } from "./connection-compute";
import { connectionPieces } from "./connection-reading";
import { designPenta } from "./penta";
import { PENTA_CHANNELS, pentaOf } from "./penta-compute";
import { gapsToTell, pentaPieces } from "./penta-reading";
import { strongestThemes, THEMES, themeOf } from "./themes";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });
const texts = humanDesignReader({ lang: "en", catalogues: [en] });
const plain = designOf(ephemeris, { date: "1990-07-15", time: "13:00:00", timezone: 0, nodeType: "true" });
const people = births.slice(0, 24).map(({ date, time, timezone }) => ({ date, time, timezone }));
const DYNAMICS = ["electromagnetic", "dominance", "compromise", "companionship"];
const PENTA_GATES = PENTA_CHANNELS.flatMap(({ id }) => id.split("-"));

function designWith(gates: readonly Gate[]): Design {
  const channels = channelsOf(new Set(gates));
  return { ...plain, gates: new Set(gates), channels, centers: definedCentersOf(channels) };
}

const keysOf = (pieces: readonly ({ family: string; key: string } | undefined)[]): readonly string[] =>
  pieces.map((piece) => (piece ? `${piece.family} ${piece.key}` : "missing"));

describe("what the readings are made of", () => {
  test("is written for every pair of types, theme, dynamic, center, definition and gate, and for nothing else", () => {
    const axes = [
      [["themes"], THEMES, DYNAMICS],
      [["meeting.centers"], CENTERS],
      [["meeting.definition"], DEFINITIONS],
      [["group.gaps"], PENTA_GATES],
      [["group.balance"], ["upper", "lower", "even"]],
    ];
    for (const one of axes) {
      expect(unwritten(en, one)).toEqual([]);
      expect(unread(en, one)).toEqual([]);
    }
    for (const [index0, type] of TYPES.entries()) {
      expect(unwritten(en, [["typesMeet"], [type], TYPES.slice(index0)])).toEqual([]);
      expect(unread(en, [[`typesMeet.${type}`], TYPES.slice(index0)])).toEqual([]);
    }
  });

  test("a channel belongs to the theme of its most telling center", () => {
    const themes = Object.fromEntries(CHANNELS.map((channel) => [channel.id, themeOf(channel)]));
    expect(themes).toMatchObject({ "37-40": "feeling", "26-44": "will", "11-56": "mind", "10-57": "instinct" });
    expect(themes).toMatchObject({ "25-51": "will", "2-14": "direction", "34-20": "drive", "42-53": "drive" });
  });
});

describe("the reading of two people", () => {
  test("says the pull of a channel that neither has alone before what one has whole", () => {
    const facts = connectionOf(designWith([34, 12, 22]), designWith([20]));
    expect(strongestThemes(facts.channels, 3)).toMatchObject([
      { theme: "drive", dynamic: "electromagnetic", holder: undefined },
      { theme: "feeling", dynamic: "dominance", holder: "A" },
    ]);
  });

  test("names the one who holds a channel and the one who does not, whichever comes first", () => {
    const [one, other] = [designWith([12, 22]), designWith([64])];
    const there = connectionPieces(connectionOf(one, other), texts).map((piece) => piece?.text ?? "");
    const back = connectionPieces(connectionOf(other, one), texts).map((piece) => piece?.text ?? "");
    expect(there[1]).toMatch(/^In Openness \(12-22\) Person A has both/);
    expect(back[1]).toMatch(/^In Openness \(12-22\) Person B has both/);
    const swapped = back.map((text) => text.replace(/Person ([AB])/g, (_, who) => `Person ${who === "A" ? "B" : "A"}`));
    expect(swapped).toEqual(there);
  });

  test("turns to centers that one alone has defined where channels are few, and not to one whose theme was told", () => {
    const pieces = connectionPieces(connectionOf(designWith([12, 22]), designWith([64])), texts);
    expect(keysOf(pieces)).toEqual([
      "types manifestor.reflector",
      "themes feeling.dominance",
      "centers throat",
      "meeting definition.single",
    ]);
  });

  test("tells no text of an open center to one who has it defined", () => {
    // 19-49 defines the Solar Plexus of B, 3-60 the Sacral and the Root
    for (const [own, others] of [
      [
        [12, 22],
        [19, 49],
      ],
      [
        [12, 22],
        [19, 49, 12],
      ],
      [
        [9, 52],
        [3, 60],
      ],
      [
        [9, 52],
        [3, 60, 9],
      ],
    ] as const) {
      const keys = keysOf(connectionPieces(connectionOf(designWith(own), designWith(others)), texts));
      expect(keys.filter((key) => /^themes (?:feeling|drive)\./.test(key))).toEqual([]);
    }
  });

  test("has something to say of two in whom nothing is fixed", () => {
    const pieces = connectionPieces(connectionOf(designWith([64]), designWith([1])), texts);
    expect(keysOf(pieces)).toEqual(["types reflector.reflector", "meeting quiet", "meeting definition.none"]);
  });

  test("is 80 to 300 words long, whole, and says no sentence twice", () => {
    for (const [index0, personA] of people.entries()) {
      for (const personB of people.slice(index0 + 1)) {
        const { reading = "" } = designConnection({ personA, personB }, context);
        expect(wordCount(reading)).toBeGreaterThanOrEqual(80);
        expect(wordCount(reading)).toBeLessThanOrEqual(300);
        expect(reading).not.toMatch(/[{}]|undefined/);
        expect(repeatedSentences({ reading })).toEqual([]);
        expect(wrongArticles(reading.replaceAll("Person A", "Ada"))).toEqual([]);
      }
    }
  });

  test("is absent where the caller brought no texts", () => {
    const [personA, personB] = people;
    if (!personA || !personB) throw new Error("no births");
    expect(designConnection({ personA, personB }, createContext({ ephemeris }))).not.toHaveProperty("reading");
  });
});

describe("the reading of a group", () => {
  const groupOf = (...members: readonly (readonly Gate[])[]): ReturnType<typeof pentaOf> =>
    pentaOf(members.map(designWith));

  test("leans on one person only where nobody brings as many gates alone", () => {
    const lastOf = (...members: readonly (readonly Gate[])[]): string | undefined =>
      keysOf(pentaPieces(groupOf(...members), texts)).at(-1);
    expect(lastOf([7, 13], [14, 31])).toBe("spread spread");
    expect(lastOf([7, 13, 31], [14])).toBe("spread leaning");
  });

  test("tells the lack of the core first, then of channels that are half there", () => {
    expect(gapsToTell(groupOf([7, 1, 8], [2], [5]))).toEqual([14, 31, 15]);
    expect(gapsToTell(groupOf([2, 14], [5, 15], [29, 46]))).toEqual([7, 31, 1]);
  });

  test("names the member on whom it leans, or says that it leans on nobody", () => {
    const leaning = pentaPieces(groupOf([2], [2, 14, 7], [31]), texts).at(-1);
    expect(leaning?.text).toMatch(/^The second on your list alone brings the gates 7 and 14\./);
    expect(keysOf(pentaPieces(groupOf([2, 14], [2, 14], [5, 15], [5, 15]), texts)).at(-1)).toBe("spread shared");
  });

  test("is complete whatever the group has", () => {
    const own = PENTA_GATES.map(Number);
    const subset = fc.subarray(GATES.filter((gate) => own.includes(gate)));
    fc.assert(
      fc.property(fc.array(subset, { minLength: 3, maxLength: 5 }), (members) => {
        const pieces = pentaPieces(groupOf(...members), texts);
        expect(keysOf(pieces)).not.toContain("missing");
        const present = pieces.flatMap((piece) => piece ?? []);
        expect(misplaced(present, telling.families)).toEqual([]);
        expect(present.map(({ text }) => text).join(" ")).not.toMatch(/[{}]|undefined/);
      }),
    );
  });

  test("is 100 to 300 words long and says no sentence twice, with the channels beside it", () => {
    for (let start = 0; start + 5 <= people.length; start++) {
      const answer = designPenta({ members: people.slice(start, start + 3 + (start % 3)) }, context);
      expect(wordCount(answer.reading ?? "")).toBeGreaterThanOrEqual(100);
      expect(wordCount(answer.reading ?? "")).toBeLessThanOrEqual(300);
      expect(repeatedSentences(answer)).toEqual([]);
    }
  });
});

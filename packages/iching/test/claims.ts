import { createContext } from "@almagest/operation";
import * as fc from "fast-check";
import { type CheckedText, type Claim, claimedText } from "../../telling/test/claims";
import { coinCast } from "../src/index";
import { en } from "../src/texts/en";
import type { CoinCast } from "../src/types";

/** Every cast here has a seed. */
const random = (): never => {
  throw new Error("a seeded cast asks for no random bytes");
};
const context = createContext({ texts: [en], random });

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];
const COUNTS = ["No", "One", "Two", "Three", "Four", "Five"];

function positionsIn(told = ""): readonly number[] {
  return told.split(/, | and /).map((ordinal) => ORDINALS.indexOf(ordinal) + 1);
}

function stillIn({ lines }: CoinCast): readonly number[] {
  return lines.flatMap((value, index0) => (value === 7 || value === 8 ? [index0 + 1] : []));
}

const same = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

/** A count of moving lines and their places. */
const moving: Claim<CoinCast> = {
  says: /^(One line|Two lines|Three lines|Four lines) moves?, the ([a-z, ]+?)(?=\.|, as many|, so those)/,
  restsOn: ["lines", "changingLinePositions"],
  holds: ({ changingLinePositions }, [, count = "", told]) =>
    changingLinePositions.length === COUNTS.indexOf(count.split(" ")[0] ?? "") &&
    same(positionsIn(told), changingLinePositions),
};

const numbered = (says: RegExp, isPrimary: boolean): Claim<CoinCast> => ({
  says,
  restsOn: isPrimary ? ["hexagram.number"] : ["resultingHexagram.number"],
  holds: ({ hexagram, resultingHexagram }, [, number]) =>
    Number(number) === (isPrimary ? hexagram : resultingHexagram)?.number,
});

const trigramsIn = (half: "lowerTrigram" | "upperTrigram"): Claim<CoinCast>["holds"] => {
  return ({ hexagram, resultingHexagram }, [, from, to]) =>
    hexagram[half] === from && resultingHexagram?.[half] === to && from !== to;
};

/** Of one or two moving lines the uppermost decides. */
const deciding = (says: RegExp, position: number): Claim<CoinCast> => ({
  says,
  restsOn: ["changingLinePositions"],
  holds: ({ changingLinePositions }) =>
    changingLinePositions.length < 3 && Math.max(...changingLinePositions) === position,
});

const DECIDING = [
  /^The deciding line is the lowest/,
  /^What decides is the center of the lower half/,
  /^The third line, which decides/,
  /^Just inside the upper half, the line that decides/,
  /^The ruler's own line decides/,
  /^Above the ruler's, the top line decides/,
];

const movement: CheckedText = claimedText({
  operation: coinCast,
  member: "movement",
  told: (answer) => answer.movement,
  requests: fc.record({ seed: fc.string({ minLength: 1, maxLength: 12 }) }),
  answerTo: (request) => coinCast(request, context),
  claims: [
    moving,
    {
      says: /^No line moves/,
      restsOn: ["changingLinePositions"],
      holds: ({ changingLinePositions, resultingHexagram }) =>
        changingLinePositions.length === 0 && resultingHexagram === undefined,
    },
    {
      says: /^There is no second hexagram/,
      restsOn: ["changingLinePositions"],
      holds: ({ resultingHexagram }) => resultingHexagram === undefined,
    },
    {
      says: /^Five lines move and one stays, the (\w+)/,
      restsOn: ["lines"],
      holds: (answer, [, told]) => same(positionsIn(told), stillIn(answer)),
    },
    {
      says: /the upper one, the (\w+), decides/,
      restsOn: ["changingLinePositions"],
      holds: ({ changingLinePositions }, [, told]) => positionsIn(told)[0] === Math.max(...changingLinePositions),
    },
    {
      says: /two still lines of [^,]+ \((\d+)\), the ([a-z ]+), and where they differ the lower one, the (\w+), decides/,
      restsOn: ["lines", "resultingHexagram.number"],
      holds: (answer, [, number, still, ruler]) =>
        Number(number) === answer.resultingHexagram?.number &&
        same(positionsIn(still), stillIn(answer)) &&
        positionsIn(ruler)[0] === stillIn(answer)[0],
    },
    {
      says: /^(?:All six lines move|Every line moves)/,
      restsOn: ["changingLinePositions"],
      holds: ({ changingLinePositions }) => changingLinePositions.length === 6,
    },
    {
      says: /^As the bottom line (is among those that move|keeps still), [^(]+ \((\d+)\) weighs more/,
      restsOn: ["lines", "hexagram.number", "resultingHexagram.number"],
      holds: ({ lines, hexagram, resultingHexagram }, [, place, number]) =>
        lines[0] === 6 || lines[0] === 9
          ? place === "is among those that move" && Number(number) === hexagram.number
          : place === "keeps still" && Number(number) === resultingHexagram?.number,
    },
    {
      says: /^Only the lower trigram turns, (.+) into (.+):/,
      restsOn: ["hexagram.lowerTrigram", "resultingHexagram.lowerTrigram"],
      holds: trigramsIn("lowerTrigram"),
    },
    {
      says: /^Only the upper trigram turns, (.+) into (.+):/,
      restsOn: ["hexagram.upperTrigram", "resultingHexagram.upperTrigram"],
      holds: trigramsIn("upperTrigram"),
    },
    ...DECIDING.map((says, index0) => deciding(says, index0 + 1)),
    numbered(/read together with the Judgment of [^(]+ \((\d+)\)/, true),
    numbered(
      /(?:The hexagram is|is in the two Judgments,) [^(]+ \((\d+)\)(?:, and the answer is its Judgment| for the matter as it is)/,
      true,
    ),
    numbered(/and [^(]+ \((\d+)\) for the matter as it will be/, false),
    numbered(/^[^(]+ \((\d+)\) (?:is on its way out|turns over entirely)/, true),
    numbered(/the answer is the Judgment of [^(]+ \((\d+)\)/, false),
    numbered(/^Of [^(]+ \((\d+)\) little is left/, true),
    numbered(/^Its text in [^(]+ \((\d+)\) is the answer/, false),
    numbered(/the figure is [^(]+ \((\d+)\)/, false),
    numbered(/^With both lines turned, [^(]+ \((\d+)\)(?= becomes)/, true),
    numbered(/becomes [^(]+ \((\d+)\)/, false),
    numbered(/^Every line moves, and for [^(]+ \((\d+)\)/, true),
    numbered(/read the Judgment of [^(]+ \((\d+)\), into which/, false),
  ],
  bank: { catalogue: en, keys: /^movement\.(?:rule|lean|place|shift|source)\./ },
  figures: ["No one of them can speak for the rest"],
});

/** The members that the sentences of the composed texts rest on. */
export const claims: readonly CheckedText[] = [movement];

import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { births } from "../../telling/test/asked";
import { type CheckedText, type Claim, claimedText } from "../../telling/test/claims";
import { kpChart } from "../src/index";
import { en } from "../src/texts/en";
import type { KpChart } from "../src/types";
import { GRAHA } from "./sentences";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });

const HOUSES = String.raw`houses? ([\d, and()a-z]*\d+(?: \([a-z ]+\))?)`;
const MEMBERS = ["cusps.*.subLord", "significators.planetWise.*.signifies.*.houses"];

/** A matter by its cusp, the houses that bring it and those that deny it, as Krishnamurti Paddhati groups them. */
interface Matter {
  readonly cusp: number;
  readonly favorable: readonly number[];
  readonly against: readonly number[];
}
const marriage: Matter = { cusp: 7, favorable: [2, 7, 11], against: [1, 6, 10] };
const employment: Matter = { cusp: 10, favorable: [2, 6, 10, 11], against: [1, 5, 9] };
const income: Matter = { cusp: 11, favorable: [2, 10, 11], against: [1, 9] };

/** A house of the first level weighs four, of the fourth one. */
function weighed({ cusps, significators }: KpChart, cusp: number, houses: readonly number[]) {
  const lord = cusps[cusp - 1]?.subLord;
  const levels = significators.planetWise.find(({ planet }) => planet === lord)?.signifies ?? [];
  const met = houses.flatMap((house) => {
    const best = levels.filter(({ houses: signified }) => signified.includes(house)).map(({ level }) => level);
    return best.length === 0 ? [] : [{ house, weight: 5 - Math.min(...best) }];
  });
  return { houses: met.map(({ house }) => house), weight: met.reduce((sum, { weight }) => sum + weight, 0) };
}

const numbersIn = (told = ""): string => (told.match(/\d+/g) ?? []).join();

type Side = "favorable" | "against";

/** A sentence with the sub lord of its cusp and, in their order, the houses of the sides that it names. */
function promise(
  matter: Matter,
  says: string,
  named: readonly Side[],
  weighs: (ratio: number) => boolean,
): Claim<KpChart> {
  return {
    says: new RegExp(says.replace("LORD", GRAHA).replaceAll("HOUSES", HOUSES)),
    restsOn: MEMBERS,
    holds: (answer, [, lord, ...told]) => {
      const sides = {
        favorable: weighed(answer, matter.cusp, matter.favorable),
        against: weighed(answer, matter.cusp, matter.against),
      };
      const areNamed = (["favorable", "against"] as const).every(
        (side) => numbersIn(told[named.indexOf(side)]) === sides[side].houses.join(),
      );
      const ratio = sides.favorable.weight / sides.against.weight;
      return answer.cusps[matter.cusp - 1]?.subLord === lord && areNamed && weighs(ratio);
    },
  };
}

const BOTH = ["favorable", "against"] as const;
/** One side outweighs the other by a half. */
const isMore = (ratio: number): boolean => ratio >= 1.5;
const isLess = (ratio: number): boolean => ratio < 1 / 1.5;
const isEven = (ratio: number): boolean => !isMore(ratio) && !isLess(ratio);
const isNone = (ratio: number): boolean => Number.isNaN(ratio);

const promises: readonly Claim<KpChart>[] = [
  promise(
    marriage,
    "^Marriage is promised: LORD, the sub lord of the 7th cusp, signifies HOUSES in its favor and no house against it",
    ["favorable"],
    isMore,
  ),
  promise(
    marriage,
    "^Marriage is promised, with something to overcome: LORD, the sub lord of the 7th cusp, signifies HOUSES in its favor and, more weakly, HOUSES against it",
    BOTH,
    isMore,
  ),
  promise(
    marriage,
    "^Marriage comes after a delay or with conditions: LORD, the sub lord of the 7th cusp, signifies HOUSES in its favor and HOUSES against it, and neither side is clearly stronger",
    BOTH,
    isEven,
  ),
  promise(
    marriage,
    "^The chart leans away from a formal marriage: LORD, the sub lord of the 7th cusp, signifies HOUSES in its favor but, more strongly, HOUSES against it",
    BOTH,
    isLess,
  ),
  promise(
    marriage,
    "^The chart does not promise a formal marriage: LORD, the sub lord of the 7th cusp, signifies HOUSES against it and no house in its favor",
    ["against"],
    isLess,
  ),
  promise(
    marriage,
    "^The 7th cusp neither promises marriage nor refuses it: LORD, its sub lord, signifies no house",
    [],
    isNone,
  ),
  promise(
    employment,
    "^Paid work is secure: LORD, the sub lord of the 10th cusp, brings HOUSES for a post, and no house that ends one",
    ["favorable"],
    isMore,
  ),
  promise(
    employment,
    "^Paid work is promised, with a change of post now and then: LORD, the sub lord of the 10th cusp, brings HOUSES for it and, with less force, HOUSES for leaving",
    BOTH,
    isMore,
  ),
  promise(
    employment,
    "^Paid work comes with breaks: LORD, the sub lord of the 10th cusp, brings HOUSES for a post and, with about the same force, HOUSES for leaving it",
    BOTH,
    isEven,
  ),
  promise(
    employment,
    "^A post is hard to keep: LORD, the sub lord of the 10th cusp, brings HOUSES for it but, with more force, HOUSES for leaving",
    BOTH,
    isLess,
  ),
  promise(
    employment,
    "^A post is hard to get and to keep: LORD, the sub lord of the 10th cusp, brings HOUSES for leaving and no house for a post",
    ["against"],
    isLess,
  ),
  promise(employment, "^On paid work the 10th cusp takes no side: LORD, its sub lord, brings no house", [], isNone),
  promise(
    income,
    "^Money comes in and stays: LORD, the sub lord of the 11th cusp, leads to HOUSES for gain and to no house of loss",
    ["favorable"],
    isMore,
  ),
  promise(
    income,
    "^Money comes in, and a smaller part goes out again: LORD, the sub lord of the 11th cusp, leads to HOUSES for gain and less directly to HOUSES for loss",
    BOTH,
    isMore,
  ),
  promise(
    income,
    "^Gain and loss alternate: LORD, the sub lord of the 11th cusp, leads to HOUSES for the one and about as directly to HOUSES for the other",
    BOTH,
    isEven,
  ),
  promise(
    income,
    "^Less is kept than was earned: LORD, the sub lord of the 11th cusp, leads to HOUSES for gain but more directly to HOUSES for loss",
    BOTH,
    isLess,
  ),
  promise(
    income,
    "^Gain is slow: LORD, the sub lord of the 11th cusp, leads to HOUSES for loss and to no house of gain",
    ["against"],
    isLess,
  ),
  promise(income, "^On income the 11th cusp has no say: LORD, its sub lord, leads to no house of gain", [], isNone),
];

export const kpReading: CheckedText = claimedText({
  operation: kpChart,
  member: "reading",
  told: ({ reading }: KpChart) => reading,
  requests: births,
  answerTo: (request): KpChart => kpChart(request, context),
  claims: promises,
  bank: { catalogue: en, keys: /^kp\.promise\.(?:marriage|employment|income)$/ },
  figures: [],
});

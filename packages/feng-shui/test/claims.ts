import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import * as fc from "fast-check";
import { type CheckedText, type Claim, claimedText } from "../../telling/test/claims";
import { natalStarChart } from "../src/index";
import { en } from "../src/texts/en";
import type { NatalStarChart } from "../src/types";

const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 10, 22), texts: [en] });

type Palace = NatalStarChart["palaces"][number];

/** The stars whose nature is good outside their own period, as the list of stars has it. */
const GOOD = [1, 4, 6, 8, 9];
/** Phases of the stars 1 to 9 in the order in which each feeds the next: water, wood, fire, earth, metal. */
const PHASES = [0, 3, 1, 1, 3, 4, 4, 3, 2];

/** The palaces on the edge without a star of the house's own period. */
const others = ({ palaces, period }: NatalStarChart): readonly Palace[] =>
  palaces.filter(({ palace, mountain, water }) => palace !== "Center" && mountain !== period && water !== period);

const named = (answer: NatalStarChart, name: string | undefined): Palace | undefined =>
  others(answer).find(({ palace }) => palace.toLowerCase() === name);

/** A pair is at ease by a good name, or without a name where neither star's phase holds the other's down. */
function isAtEase({ mountain, water, combination }: Palace): boolean {
  if (combination !== undefined) return combination.nature === "auspicious";
  const step = ((PHASES[mountain - 1] ?? 0) - (PHASES[water - 1] ?? 0) + 5) % 5;
  return step !== 2 && step !== 3;
}

const goodStars = ({ mountain, water }: Palace): number => [mountain, water].filter((one) => GOOD.includes(one)).length;

/** No other pair that is at ease has more good stars. */
const isKindest = (answer: NatalStarChart, palace: Palace): boolean =>
  isAtEase(palace) && others(answer).every((other) => !isAtEase(other) || goodStars(other) <= goodStars(palace));

const RANK = ["palaces.*.mountain", "palaces.*.water", "palaces.*.combination.nature", "period"];

const kind = (says: RegExp, holds: (answer: NatalStarChart, palace: Palace, stars: readonly number[]) => boolean) => ({
  says,
  restsOn: RANK,
  holds: (answer: NatalStarChart, [, name, ...stars]: readonly string[]): boolean => {
    const palace = named(answer, name);
    return palace !== undefined && holds(answer, palace, stars.map(Number));
  },
});

const hasStars = ({ mountain, water }: Palace, stars: readonly number[]): boolean =>
  mountain === stars[0] && water === stars[1];

/** A weak side, by the stars that are said to be there. */
const weak = (says: RegExp, ...stars: readonly number[]): Claim<NatalStarChart> => ({
  says,
  restsOn: RANK,
  holds: (answer, [, name]) => {
    const palace = named(answer, name);
    return palace !== undefined && stars.every((star) => palace.mountain === star || palace.water === star);
  },
});

const sidesIn = (names: string): string[] => names.split(/, | and /).map((name) => name.replace(/^the /, ""));

/** The sides that are named are those of the five and the two, and all of them. */
const fiveTwo = (says: RegExp): Claim<NatalStarChart> => ({
  says,
  restsOn: RANK,
  holds: ({ palaces }, [, names = ""]) => {
    const due = palaces.filter(
      ({ palace, mountain, water }) => palace !== "Center" && [mountain, water].sort().join() === "2,5",
    );
    return (
      sidesIn(names).sort().join() ===
      due
        .map(({ palace }) => palace.toLowerCase())
        .sort()
        .join()
    );
  },
});

/** A pair of bad name, or one without a name that holds the five or the two. */
const isHeavy = ({ mountain, water, combination }: Palace): boolean =>
  combination === undefined
    ? [mountain, water].some((star) => star === 2 || star === 5)
    : combination.nature === "inauspicious";

/** Whether front or back holds a five, a two or a pair of bad name, or is told as the side to leave alone. */
function hasHeavyEnd({ facing, sitting, palaces, summary = "" }: NatalStarChart): boolean {
  return palaces.some((one) => {
    if (one.palace !== facing.direction && one.palace !== sitting.direction) return false;
    return isHeavy(one) || summary.includes(`Let the ${one.palace.toLowerCase()} sleep`);
  });
}

/** First and last year of a period of twenty years, of which the first began in 1864. */
const years = (says: RegExp, period: number): Claim<NatalStarChart> => ({
  says,
  restsOn: ["period"],
  holds: (answer, [, first, last]) =>
    answer.period === period && Number(first) === 1844 + 20 * period && Number(last) === 1863 + 20 * period,
});

/** The age that runs is the ninth, until the solar year 2043 ends. */
const presentAge = (says: RegExp): Claim<NatalStarChart> => ({
  says,
  restsOn: ["period"],
  holds: (_, [, year]) => Number(year) === 1863 + 20 * 9,
});

const natalClaims: readonly Claim<NatalStarChart>[] = [
  kind(
    /^Of the other sides the (\w+) is the kindest, with an? (\d) for a mountain star and an? (\d) for a water star, both of good nature/,
    (answer, palace, stars) => hasStars(palace, stars) && goodStars(palace) === 2 && isKindest(answer, palace),
  ),
  kind(
    /^Of the other sides the (\w+) serves people best, by its mountain star an? (\d); the water star an? (\d) beside it is the lesser of the two/,
    (answer, palace, stars) => hasStars(palace, stars) && GOOD.includes(palace.mountain) && isKindest(answer, palace),
  ),
  kind(
    /^Of the other sides the (\w+) does most for income, through its water star an? (\d); the mountain star an? (\d) is the lesser of the two/,
    (answer, palace, [water = 0, mountain = 0]) =>
      hasStars(palace, [mountain, water]) && GOOD.includes(palace.water) && isKindest(answer, palace),
  ),
  {
    says: /^On the other sides no pair of stars is at peace with itself/,
    restsOn: RANK,
    holds: (answer) => !others(answer).some(isAtEase),
  },
  kind(
    /^Nearest to it comes the (\w+): an? (\d) sits on the mountain side and an? (\d) on the water side, each good alone, and one holds the other down/,
    (_, palace, stars) => hasStars(palace, stars) && goodStars(palace) === 2 && !isAtEase(palace),
  ),
  fiveTwo(/^The one to leave in peace is (.+), where the five and the two sit together, the heaviest pair/),
  fiveTwo(/^The heaviest pair of stars, five with two, weighs on more than one side: ([^.]+)/),
  {
    says: /^For the use of front and back go by the readings of their palaces: (.+) holds? stars that want care/,
    restsOn: ["facing.direction", "sitting.direction", "palaces.*.mountain", "palaces.*.water"],
    holds: (answer, [, names = ""]) => {
      const sides = sidesIn(names);
      const ends = [answer.facing.direction, answer.sitting.direction].map((end) => end.toLowerCase());
      const heavy = answer.palaces.filter((one) => isHeavy(one)).map(({ palace }) => palace.toLowerCase());
      return (
        sides.every((side) => ends.includes(side)) && ends.every((end) => !heavy.includes(end) || sides.includes(end))
      );
    },
  },
  ...[
    /^The warmth of the house gathers at the rear/,
    /^Open the blinds in front early/,
    /^Let the street side have plants/,
    /^Keep leaves and letters forward/,
    /^Live toward the street and rest away/,
    /books and beds against the rear wall/,
    /^Set desks and cribs to the rear/,
    /^Polish the handle/,
    /^Live in the back half/,
  ].map((says): Claim<NatalStarChart> => ({ says, restsOn: RANK, holds: (answer) => !hasHeavyEnd(answer) })),
  weak(/^Let the (\w+) sleep, for the five lies there/, 5),
  weak(/^The tired one is the (\w+), on account of the two/, 2),
  weak(/^Quarrels start in the (\w+), where the three lives/, 3),
  weak(/^Keep an eye on the (\w+): the seven there/, 7),
  {
    says: /^By type it is the most straightforward of charts/,
    restsOn: ["structure.id"],
    holds: ({ structure }) => structure.id === "prosperous-mountain-prosperous-water",
  },
  years(/^Built between (\d+) and (\d+)/, 1),
  years(/^The second period ran from (\d+) to (\d+)/, 2),
  years(/in the third period, (\d+) to (\d+)/, 3),
  years(/^Wind and green wood belong to fourth-period houses, those of (\d+) to (\d+)/, 4),
  years(/^Yours is a fifth-period house \((\d+) to (\d+)\)/, 5),
  years(/^Metal is the stuff of the sixth period, (\d+) to (\d+)/, 6),
  years(/^Between (\d+) and (\d+), in the seventh period/, 7),
  years(/^An eighth-period home, from (\d+) to (\d+)/, 8),
  years(/in the ninth period, (\d+) to (\d+)/, 9),
  presentAge(/the star until (\d+)/),
  presentAge(/the number of the present age until (\d+)/),
];

const figures = [
  ...["at home most", "use it seldom", "Half of such a chart is mended", "first motors in the yard", "seldom short of"],
  ...["Built to last", "its strongest wall", "the youngest son", "Begin with the weakest side"],
];

const natal: CheckedText = claimedText({
  operation: natalStarChart,
  member: "summary",
  told: ({ summary }) => summary,
  requests: fc.record({
    period: fc.integer({ min: 1, max: 9 }),
    facingDegrees: fc.integer({ min: 0, max: 3599 }).map((tenths) => tenths / 10),
  }),
  answerTo: (request) => natalStarChart(request, context),
  claims: natalClaims,
  bank: { catalogue: en, keys: /^(?:houses|facings|house)\.|^straddling/ },
  figures,
});

/** The facts behind the sentences of the composed texts. */
export const claims: readonly CheckedText[] = [natal];

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

/** The sides beside front and back. */
const others = ({ palaces, facing, sitting }: NatalStarChart): readonly Palace[] =>
  palaces.filter(({ palace }) => !["Center", facing.direction, sitting.direction].includes(palace));

const named = (answer: NatalStarChart, name: string | undefined): Palace | undefined =>
  others(answer).find(({ palace }) => palace.toLowerCase() === name);

/** A pair without five or two is at ease by a good name, or without a name where neither star's phase holds the other's down. */
function isAtEase({ mountain, water, combination }: Palace): boolean {
  if ([mountain, water].some((star) => star === 2 || star === 5)) return false;
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

/** Whether front or back holds a five, a two or a pair of bad name. */
const hasHeavyEnd = ({ facing, sitting, palaces }: NatalStarChart): boolean =>
  palaces.some((one) => (one.palace === facing.direction || one.palace === sitting.direction) && isHeavy(one));

const holds = ({ mountain, water }: Palace, star: number): boolean => mountain === star || water === star;

/** The sides that are named are all those that fit, on the eight. */
const all = (says: RegExp, fits: (palace: Palace) => boolean): Claim<NatalStarChart> => ({
  says,
  restsOn: RANK,
  holds: ({ palaces }, [, names = ""]) => {
    const due = palaces.filter((one) => one.palace !== "Center" && fits(one));
    const found = due.map(({ palace }) => palace.toLowerCase());
    return sidesIn(names).sort().join() === found.sort().join();
  },
});

const isGoodNine = (one: Palace): boolean => holds(one, 9) && isAtEase(one) && goodStars(one) === 2;

/** First and last year of a period of twenty years, of which the first began in 1864. */
const years = (says: RegExp, period: number): Claim<NatalStarChart> => ({
  says,
  restsOn: ["period"],
  holds: (answer, [, first, last]) =>
    answer.period === period && Number(first) === 1844 + 20 * period && Number(last) === 1863 + 20 * period,
});

const natalClaims: readonly Claim<NatalStarChart>[] = [
  kind(
    /^Of the other sides the (\w+) is the kindest, with an? (\d) for a mountain star and an? (\d) for a water star, both of good nature/,
    (answer, palace, stars) => hasStars(palace, stars) && goodStars(palace) === 2 && isKindest(answer, palace),
  ),
  kind(
    /^Of the other sides the (\w+) is best, and better for people .* mountain star is an? (\d), and its water star, an? (\d), is the lesser of the two/,
    (answer, palace, stars) => hasStars(palace, stars) && GOOD.includes(palace.mountain) && isKindest(answer, palace),
  ),
  kind(
    /^Apart from front and back, income is best served by the (\w+)/,
    (answer, palace) => GOOD.includes(palace.water) && !GOOD.includes(palace.mountain) && isKindest(answer, palace),
  ),
  {
    says: /^Its water star, an? (\d), is the good one there; an? (\d) for a mountain star does less/,
    restsOn: RANK,
    holds: (answer, [, water, mountain]) =>
      others(answer).some((palace) => hasStars(palace, [Number(mountain), Number(water)])),
  },
  {
    says: /^On the other sides no pair of stars is both good and at peace/,
    restsOn: RANK,
    holds: (answer) => !others(answer).some((one) => isAtEase(one) && goodStars(one) > 0),
  },
  {
    says: /^Of the other sides (.+) are kind, each with a pair of stars at peace/,
    restsOn: RANK,
    holds: (answer, [, names = ""]) =>
      sidesIn(names).every((name) => {
        const palace = named(answer, name);
        return palace !== undefined && goodStars(palace) > 0 && isKindest(answer, palace);
      }),
  },
  all(/^Build and drill as little as you can in (.+): a five lies/, (one) => holds(one, 5) && !holds(one, 2)),
  all(/^Long sleepers are better off away from (.+), where a two/, (one) => holds(one, 2) && !holds(one, 5)),
  all(
    /^The nine, star of the present period, which ends in 2043, has good company in (.+): use (?:that side|those sides) most/,
    isGoodNine,
  ),
  {
    says: /^(?:The nine, which rules the years until 2043, sits in .+ with company that spoils it|The nine, the star of the period until 2043, is at peace)/,
    restsOn: RANK,
    holds: ({ palaces }) => !palaces.some((one) => one.palace !== "Center" && isGoodNine(one)),
  },
  fiveTwo(/^The one to leave in peace is (.+), where the five and the two sit together, the heaviest pair/),
  fiveTwo(/^The heaviest pair of stars, five with two, weighs on more than one side: ([^.]+)/),
  {
    says: /^Front and back are no matter for rules of thumb here: (.+) holds? stars that want care/,
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
  years(/^A house of the ninth period, (\d+) to (\d+)/, 9),
  years(/^Metal is the stuff of the sixth period, (\d+) to (\d+)/, 6),
  years(/^Between (\d+) and (\d+), in the seventh period/, 7),
  years(/^An eighth-period home, from (\d+) to (\d+)/, 8),
];

const figures = [
  ...[
    "at home most",
    "in years of the first period",
    "Half of such a chart is mended",
    "first motors in the yard",
    "seldom short of",
  ],
  ...["Built to last", "the youngest son"],
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

import * as fc from "fast-check";
import { births } from "../../../telling/test/asked";
import { type CheckedText, type Claim, claimedText } from "../../../telling/test/claims";
import { luckReading } from "../../src/index";
import { en } from "../../src/texts/en";
import type { LuckReading } from "../../src/types";
import { type WeighedLuck, weighedLuck } from "./asked";
import { wanted } from "./chart";

type Pillar = LuckReading["luckPillars"][number];
type Category = Pillar["tenGod"]["category"];

const WORTH = { useful: 1, feeds: 1, helps: 1, neutral: 0, masters: -1, burdens: -1 } as const;

/** The value of a decade's stem and branch: one point for each that helps, one less for each that burdens. */
function worthOf({ stemRole, branchRole }: Pillar): number {
  return WORTH[stemRole] + WORTH[branchRole];
}

const YEARS = "(\\d+) to (\\d+)";
const RANKED = [
  ...["luck.luckPillars.*.startDate", "luck.luckPillars.*.tenGod.category"],
  ...["luck.luckPillars.*.stemRole", "luck.luckPillars.*.branchRole"],
];

/** A decade named by its years, which no other of grown years outdoes. */
const extreme = (says: string, category: Category, sign: 1 | -1): Claim<WeighedLuck> => ({
  says: new RegExp(says.replace("YEARS", YEARS)),
  restsOn: RANKED,
  holds: (answer, [, from, to]) => {
    const grown = answer.luck.luckPillars.filter(({ startAge }) => startAge >= 16 && startAge < 70);
    const named = grown.find(({ startDate, endDate }) => startDate.slice(0, 4) === from && endDate.slice(0, 4) === to);
    if (named?.tenGod.category !== category) return false;
    return grown.every((other) => sign * worthOf(other) <= sign * worthOf(named));
  },
});

/** Mean worth of the first, the middle and the last third of the decades. */
function thirdsOf(answer: WeighedLuck): readonly number[] {
  const worths = answer.luck.luckPillars.map(worthOf);
  const third = worths.length / 3;
  return [0, 1, 2].map((index0) => {
    const part = worths.filter((_, place0) => Math.floor(place0 / third) === index0);
    return part.reduce((sum, worth) => sum + worth, 0) / part.length;
  });
}

const arc = (says: RegExp, best0: 0 | 1 | 2): Claim<WeighedLuck> => ({
  says,
  restsOn: RANKED,
  holds: (answer) => {
    const thirds = thirdsOf(answer);
    return thirds.every((mean, index0) => index0 === best0 || mean < (thirds[best0] ?? 0));
  },
});

/** The decades named, by the years in which they begin: all that help, and all that work against the chart. */
const decades = (says: RegExp): Claim<WeighedLuck> => ({
  says,
  restsOn: RANKED,
  holds: ({ luck: { luckPillars } }, [, helping = "", testing = ""]) => {
    const yearsOf = (sign: 1 | -1): string =>
      luckPillars
        .filter((pillar) => sign * worthOf(pillar) > 0)
        .map(({ startDate }) => startDate.slice(0, 4))
        .join();
    const named = (told: string): string => (told.match(/\d{4}/g) ?? []).join();
    return named(helping) === yearsOf(1) && named(testing) === yearsOf(-1);
  },
});

/** A decade that meets the branch of the day has that meeting in its row. */
const ofDay = (says: RegExp, type: Pillar["meetings"][number]["type"]): Claim<WeighedLuck> => ({
  says,
  restsOn: ["luck.luckPillars.*.meetings"],
  holds: ({ luck: { luckPillars } }, [, from, branch = ""]) =>
    luckPillars.some(
      ({ startDate, branch: own, meetings }) =>
        startDate.slice(0, 4) === from &&
        own.animal.toLowerCase() === branch.toLowerCase() &&
        meetings.some((meeting) => meeting.type === type && meeting.positions.includes("natal.day")),
    ),
});

/** Years and months at which luck begins, as the figures of the answer have them. */
function ageOf({ luck }: WeighedLuck): string {
  const { startAge, startAgeMonths } = luck;
  if (startAge === 0 && startAgeMonths === 0) return "0 years";
  const counted = (count: number, unit: string): string =>
    count === 0 ? "" : `${count} ${unit}${count === 1 ? "" : "s"}`;
  return [counted(startAge, "year"), counted(startAgeMonths, "month")].filter((part) => part !== "").join(" and ");
}

const beginning = (says: RegExp, direction: LuckReading["direction"]): Claim<WeighedLuck> => ({
  says,
  restsOn: ["luck.startAge", "luck.startAgeMonths", "luck.direction", "luck.boundaryTermName"],
  holds: (answer, [, term = "", age]) => {
    const { luck } = answer;
    return luck.direction === direction && term.endsWith(luck.boundaryTermName) && age === ageOf(answer);
  },
});

export const luck: CheckedText = claimedText({
  operation: luckReading,
  member: "summary",
  told: ({ luck: { summary } }) => summary,
  requests: fc
    .tuple(births, fc.constantFrom("male" as const, "female" as const))
    .map(([birth, gender]) => ({ ...birth, gender })),
  answerTo: weighedLuck,
  claims: [
    ...wanted,
    beginning(
      /^The way from the birth to (.+), counted at three days to the year, gives the moment at which luck begins: (.+)\.$/,
      "forward",
    ),
    {
      ...beginning(
        /^Luck begins at (.+), by the distance from the birth back to (.+), of which three days/,
        "backward",
      ),
      holds: (answer, [, age, term = ""]) =>
        answer.luck.direction === "backward" && term.endsWith(answer.luck.boundaryTermName) && age === ageOf(answer),
    },
    arc(/^The helping decades lie early/, 0),
    arc(/^Your stretch of good ground lies in the middle of life/, 1),
    arc(/^The kinder decades come late/, 2),
    decades(
      /^By stem and branch together, the decades? from ([\d, and]+) helps? this chart, and (?:that|those) from ([\d, and]+) works? against it/,
    ),
    decades(/^Weighed whole, the decades? from ([\d, and]+) helps? this chart, and no other decade works against it()/),
    decades(
      /^No decade of those listed helps on the whole; against this chart (?:works that|work those) from()? ([\d, and]+),/,
    ),
    ofDay(/^The branch of the decade from (\d+) to \d+, the (\w+), clashes with the (\w+) in your day pillar/, "clash"),
    ofDay(
      /^In the decade from (\d+) to \d+ the (\w+) combines with the (\w+), the branch of your day/,
      "six-combination",
    ),
    extreme("^The fairest stretch is YEARS, and it is companions", "peer", 1),
    extreme("^In the years YEARS things flow out of you easily", "output", 1),
    extreme("^During the years YEARS the world answers your grasp", "wealth", 1),
    extreme("^The decade YEARS is when position finds you", "influence", 1),
    extreme("^Best supported of all are the years YEARS", "resource", 1),
    extreme("^The stretch that wants most care is YEARS, when too many share", "peer", -1),
    extreme("^In the decade YEARS you are inclined to spend yourself", "output", -1),
    extreme("^In the ten years YEARS there is more to haul", "wealth", -1),
    extreme("^The years YEARS are the strict ones", "influence", -1),
    extreme("^Over the decade YEARS support becomes a cushion", "resource", -1),
  ],
  bank: {
    catalogue: en,
    keys: /^(?:luck\.(?:start|arc|decades|dayMeeting|best|hardest)|usefulGod\.(?:reasons|where|clashed|follow))/,
  },
  figures: [
    ...["come nearest in this decade", "Its best use", "at which most sit down"],
    "The first decades ask for patience",
  ],
});

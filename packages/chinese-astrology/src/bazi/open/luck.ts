import { solarTerms as termNames } from "@almagest/i18n/chinese";
import { at, count, type DraftOf, optionalProse, prose, type Words } from "@almagest/operation";
import { type Piece, readingOf } from "@almagest/telling";
import * as z from "zod";
import {
  clockOf,
  heldBy,
  presentOpenConventions,
  presentOpenTime,
  presentUntimedBirth,
  reachOf,
} from "../../birth-time/open-birth";
import { baziBirthTime, localTime, openBaziConventions, untimedBaziBirth } from "../../birth-time/schema";
import { SOLAR_TERMS } from "../../calendar/solar-terms";
import { presentBranch, presentStem } from "../../present";
import { pillarId } from "../../schema";
import { type ChineseReader, chineseReader } from "../../texts/reader";
import { LUCK_DIRECTIONS } from "../luck";
import type { LuckFacts } from "../luck-facts";
import { annualPillarSchema, gender, luckPillarSchema, luckStartUsed } from "../luck-schema";
import { presentMeetings } from "../meetings";
import { presentTenGod } from "../present";
import { rolesOf } from "../useful-god";
import { heldMeetings } from "./held";
import { datesOf, type LuckStretch, type OpenLuck, startsOf } from "./luck-facts";
import { openLuckPieces, openLuckPillarPieces, openYearPieces } from "./luck-telling";
import { presentHours, presentOpenUseful } from "./present";
import { dateReach, hoursMember, openUsefulShape } from "./schema";

export { computeOpenLuck } from "./luck-facts";

const holds = "Only where it is the same all through";
const monthReach = z
  .object({ least: count, most: count })
  .meta({ name: "LuckStartReach", description: "Months of age, of which twelve are a year of startAge" });
const yearReach = z.object({ least: count, most: count }).meta({ name: "LuckAgeReach", description: "Whole years" });
const startSchema = z
  .object({
    from: localTime.meta({ description: "The earliest birth that it is for" }),
    to: localTime.meta({ description: "The latest" }),
    direction: z.enum(LUCK_DIRECTIONS),
    boundaryTerm: z.enum(SOLAR_TERMS).meta({ name: "SolarTermId" }),
    boundaryTermName: z.string().meta({ description: "In the language asked for" }),
    daysToTerm: z
      .object({ least: z.number(), most: z.number() })
      .meta({ name: "DaysToTerm", description: "Days from birth to the boundary term, one decimal" }),
    startMonths: monthReach,
    startDate: dateReach,
    pillars: z.array(pillarId).meta({ description: "As many as were asked for" }),
  })
  .meta({ name: "PossibleLuck", description: "A course of luck that the birth may have" });

const { index, id, number, stem, branch, tenGod, stemRole, branchRole, meetings } = luckPillarSchema.shape;

const openLuckPillarSchema = z
  .object({
    index,
    id,
    number,
    stem,
    branch,
    tenGod: tenGod.exactOptional().meta({ description: "Only where the day master is the same all through" }),
    startAge: yearReach,
    startDate: dateReach,
    endDate: dateReach,
    stemRole: stemRole.exactOptional().meta({ description: holds }),
    branchRole: branchRole.exactOptional().meta({ description: holds }),
    branchFrom: dateReach,
    meetings: meetings.meta({ description: "With the natal pillars that hold" }),
    reading: optionalProse,
  })
  .meta({ name: "UncertainLuckPillar" });

const openAnnualSchema = z
  .object({
    ...annualPillarSchema.pick({ year: true, id: true, number: true }).shape,
    tenGod: tenGod.exactOptional().meta({ description: "Only where the day master is the same all through" }),
    luckPillarIndex: annualPillarSchema.shape.luckPillarIndex.exactOptional(),
    stemRole: stemRole.exactOptional().meta({ description: holds }),
    branchRole: branchRole.exactOptional().meta({ description: holds }),
    meetings: meetings.meta({ description: "With the natal pillars that hold, and the luck pillar where it does" }),
    reading: optionalProse,
  })
  .meta({ name: "UncertainAnnualPillarOfLuck" });

export const uncertainLuckReadingOutput = z.object({
  birthTime: baziBirthTime,
  birthData: untimedBaziBirth,
  conventions: z
    .object({ ...openBaziConventions.shape, luckStart: luckStartUsed })
    .meta({ name: "UncertainLuckConventions" }),
  gender,
  direction: z.enum(LUCK_DIRECTIONS).exactOptional().meta({ description: holds }),
  startMonths: monthReach,
  starts: z
    .array(startSchema)
    .min(1)
    .meta({ description: "One where direction and term hold, else each of them in order of the birth" }),
  luckPillars: z
    .array(openLuckPillarSchema)
    .exactOptional()
    .meta({ description: "Only where they are the same pillars all through; starts has those of each course" }),
  annualPillars: z.array(openAnnualSchema).exactOptional().meta({ description: "Only where annualFromYear was sent" }),
  ...openUsefulShape,
  hours: hoursMember,
  summary: prose,
});

type OpenPillar = DraftOf<typeof openLuckPillarSchema>;
type OpenAnnual = DraftOf<typeof openAnnualSchema>;
type Start = DraftOf<typeof startSchema>;

export function presentOpenLuck(luck: OpenLuck, words: Words): DraftOf<typeof uncertainLuckReadingOutput> {
  const { birth, ends } = luck;
  const texts = chineseReader(words);
  const told = new Set<string>();
  const readings = openLuckPillarPieces(luck, texts).map(toldReading);
  const first = at(ends, 0);
  return {
    birthTime: presentOpenTime(birth, luck.changes),
    birthData: presentUntimedBirth(birth),
    conventions: { ...presentOpenConventions(birth), luckStart: birth.input.luckStart },
    gender: birth.input.gender,
    direction: heldBy(ends, ({ start }) => start.direction),
    startMonths: reachOf(ends, monthsOf),
    starts: startsOf(luck.stretches).map((stretches) => presentStart(stretches, luck, words)),
    luckPillars: luck.isOneSequence
      ? first.pillars.map((_, index0) => ({
          ...presentOpenPillar(index0, luck, { words, told }),
          reading: readings[index0],
        }))
      : undefined,
    annualPillars: first.annual?.map((_, index0) => presentOpenAnnual(index0, luck, { words, told })),
    ...presentOpenUseful(birth),
    hours: presentHours(birth, words),
    summary: readingOf(openLuckPieces(luck, texts)),
  };
}

function toldReading(pieces: readonly (Piece | undefined)[]): string | undefined {
  return pieces.length === 0 ? undefined : readingOf(pieces);
}

function monthsOf({ start: { startAge, startAgeMonths } }: LuckFacts): number {
  return 12 * startAge + startAgeMonths;
}

function presentStart(stretches: readonly LuckStretch[], { birth }: OpenLuck, { lang }: Words): Start {
  const clock = clockOf(birth);
  const ends = stretches.flatMap((stretch) => stretch.ends);
  const { start, pillars } = at(ends, 0);
  const days = reachOf(ends, ({ start: { daysToTerm } }) => Math.round(10 * daysToTerm) / 10);
  return {
    from: clock(at(stretches, 0).fromEpochMs),
    to: clock(at(stretches, stretches.length - 1).toEpochMs),
    direction: start.direction,
    boundaryTerm: start.boundary.id,
    boundaryTermName: termNames[start.boundary.id][lang],
    daysToTerm: days,
    startMonths: reachOf(ends, monthsOf),
    startDate: datesOf(ends, (facts) => at(facts.pillars, 0).startDate),
    pillars: pillars.map(({ pillar }) => pillar.id),
  };
}

interface Said {
  readonly words: Words;
  readonly told: Set<string>;
}

function presentOpenPillar(
  index0: number,
  { birth, ends }: OpenLuck,
  { words, told }: Said,
): Omit<OpenPillar, "reading"> {
  const { pillar, index: number1 } = at(at(ends, 0).pillars, index0);
  const inEach = (facts: LuckFacts) => at(facts.pillars, index0);
  const god = heldBy(ends, (facts) => inEach(facts).tenGod);
  const met = heldMeetings(birth, { position: "luck", pillar }, []);
  return {
    index: number1,
    id: pillar.id,
    number: pillar.number,
    stem: presentStem(pillar.stem),
    branch: presentBranch(pillar.branch),
    tenGod: god && presentTenGod(god, words),
    startAge: reachOf(ends, (facts) => inEach(facts).startAge),
    startDate: datesOf(ends, (facts) => inEach(facts).startDate),
    endDate: datesOf(ends, (facts) => inEach(facts).endDate),
    stemRole: heldBy(ends, (facts) => rolesOf(pillar, facts).stemRole),
    branchRole: heldBy(ends, (facts) => rolesOf(pillar, facts).branchRole),
    branchFrom: datesOf(ends, (facts) => inEach(facts).branchFrom),
    meetings: presentMeetings(met, chineseReader(words), told),
  };
}

function presentOpenAnnual(index0: number, { birth, ends }: OpenLuck, { words, told }: Said): OpenAnnual {
  const inEach = (facts: LuckFacts) => at(facts.annual ?? [], index0);
  const { year, pillar } = inEach(at(ends, 0));
  const god = heldBy(ends, (facts) => inEach(facts).tenGod);
  const luckIndex = heldBy(ends, (facts) => inEach(facts).luckPillarIndex);
  const decade = heldBy(ends, (facts) => {
    return facts.pillars.find(({ index: own }) => own === inEach(facts).luckPillarIndex)?.pillar;
  });
  const texts: ChineseReader = chineseReader(words);
  const inForce = decade === undefined ? [] : [{ position: "luck", pillar: decade }];
  const met = heldMeetings(birth, { position: "annual", pillar }, inForce);
  return {
    year,
    id: pillar.id,
    number: pillar.number,
    tenGod: god && presentTenGod(god, words),
    luckPillarIndex: luckIndex,
    stemRole: heldBy(ends, (facts) => rolesOf(pillar, facts).stemRole),
    branchRole: heldBy(ends, (facts) => rolesOf(pillar, facts).branchRole),
    meetings: presentMeetings(met, texts, told),
    reading: toldReading(openYearPieces({ year, pillar }, birth, texts)),
  };
}

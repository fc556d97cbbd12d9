import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { animals } from "@almagest/i18n/chinese";
import { type DraftOf, defineOperation, langQuery, type Operation, prose, type Words } from "@almagest/operation";
import { type Piece, readingOf, wordCount } from "@almagest/telling";
import * as z from "zod";
import { BRANCH_ROWS } from "../cycle/branches";
import { naYinOf } from "../cycle/na-yin";
import { animalId } from "../schema";
import { telling } from "../texts/families";
import { type ChineseReader, chineseReader } from "../texts/reader";
import type { BaziChart, BaziChartRequest } from "../types";
import { leadingCategory, type PhaseCount } from "./balance";
import { type BaziBirth, type BaziInput, baziBirth } from "./birth";
import { type DayMasterFacts, weighed } from "./day-master";
import { halfTrinesAmong, presentHalfTrines } from "./half-trines";
import { type Interaction, interactionsWithin, type PlacedPillar } from "./interactions";
import { NATAL, presentInteractions } from "./meanings";
import { PILLAR_POSITIONS, type PillarPosition } from "./positions";
import {
  branchTenGod,
  presentBaziConventions,
  presentBirthData,
  presentDayMaster,
  presentPhaseCounts,
  presentPillars,
  presentUsefulGod,
} from "./present";
import {
  baziBirthDataSchema,
  baziBirthShape,
  baziConventionsSchema,
  baziPillarSchema,
  dayMasterSchema,
  halfTrineSchema,
  interactionSchema,
  phaseCountSchema,
  requireLongitude,
  usefulGodSchema,
} from "./schema";
import { type PhaseRole, phaseRole } from "./useful-god";
import { climateAnswer, climateValues, usefulValues } from "./useful-telling";

const output = z.object({
  birthData: baziBirthDataSchema,
  conventions: baziConventionsSchema,
  pillars: z.array(baziPillarSchema).length(4).meta({ description: "Year, month, day, hour" }),
  dayMaster: dayMasterSchema,
  ...named("zodiacAnimal", animalId.meta({ description: "Of the year pillar" }), animals),
  fiveElements: z.array(phaseCountSchema).length(5),
  usefulGod: usefulGodSchema,
  interactions: z.array(interactionSchema),
  halfTrines: z.array(halfTrineSchema).meta({ description: "The peak branch of a trine with one of its two others" }),
  summary: prose,
});

/** A birth with all that is read from its four pillars. */
export interface BaziFacts extends DayMasterFacts {
  readonly interactions: readonly Interaction<PillarPosition>[];
}

/** The pillars of a birth with their places in the chart. */
export function placedPillars({ pillars }: Pick<BaziBirth, "pillars">): readonly PlacedPillar<PillarPosition>[] {
  return PILLAR_POSITIONS.map((position) => ({ position, pillar: pillars[position] }));
}

/** The same beside the pillar of a time: `natal.year` and so on. */
export function natalPillars(birth: Pick<BaziBirth, "pillars">): readonly PlacedPillar[] {
  return placedPillars(birth).map(({ position, pillar }) => ({ position: `natal.${position}`, pillar }));
}

export function computeBaziChart(input: BaziInput, { ephemeris }: { readonly ephemeris: Ephemeris }): BaziFacts {
  const birth = baziBirth(ephemeris, input);
  return { ...weighed(birth), interactions: interactionsWithin(placedPillars(birth)) };
}

export const baziChart: Operation<BaziChartRequest, BaziChart, SkyContext> = defineOperation({
  id: "generateBaziChart",
  method: "POST",
  path: "/chinese-astrology/bazi/chart",
  summary: "The Four Pillars of a birth with ten gods, hidden stems, na yin, phases and interactions",
  description:
    "Year and month turn at the instants of the minor solar terms; day and hour are read on the clock of the birth. Three switches for the schools, echoed in conventions.",
  query: langQuery,
  body: z.object(baziBirthShape).check(requireLongitude),
  output,
  needs: [needEphemeris],
  compute: computeBaziChart,
  present: presentChart,
  examples: [{ date: "1990-06-15", time: "14:30:00", timezone: "Asia/Shanghai", longitude: 116.4 }],
});

function presentChart(facts: BaziFacts, words: Words): DraftOf<typeof output> {
  const { birth } = facts;
  const texts = chineseReader(words);
  const { animal } = BRANCH_ROWS[birth.pillars.year.branch];
  return {
    birthData: presentBirthData(birth),
    conventions: presentBaziConventions(birth, words),
    pillars: presentPillars(birth, words),
    dayMaster: presentDayMaster(birth.dayMaster, words),
    zodiacAnimal: animal,
    fiveElements: presentPhaseCounts(facts, words),
    usefulGod: presentUsefulGod(facts),
    interactions: presentInteractions(facts.interactions, texts, NATAL),
    halfTrines: presentHalfTrines(facts, halfTrinesAmong(placedPillars(birth)), texts),
    summary: readingOf(chartPieces(facts, texts)),
  };
}

const section = { section: "chart" } as const;

const MOST_WORDS = 480;

/**
 * The day master in its month and its company, how the climate's wish is met, the useful god and where to find it, its
 * trade, what leads, what is missing, the year's tone. The tone is left out where the rest is long.
 */
export function chartPieces(facts: BaziFacts, texts: ChineseReader): readonly (Piece | undefined)[] {
  const teller = telling.teller(texts, 0);
  const { birth, counts, strength, useful } = facts;
  const { dayMaster, pillars } = birth;
  const { side, verdict } = strength;
  const climate = climateAnswer(facts);
  const missing = missingPhase(facts);
  const leading = leadingCategory(birth, counts);
  const whole = [
    teller.tell("month", `${dayMaster}.${pillars.month.branch}`, section),
    teller.tell("strength", `${dayMaster}.${verdict}`, section),
    teller.tell("useful", useful.reason, { ...section, values: usefulValues(facts, texts) }),
    ...(climate === undefined ? [] : [teller.tell("climate", climate, { ...section, values: climateValues(facts) })]),
    teller.tell("favor", useful.phase, section),
    teller.tell("structure", `${branchTenGod(dayMaster, pillars.month.branch)}.${side}`, section),
    ...(leading === undefined ? [] : [teller.tell("leading", `${leading}.${side}`, section)]),
    ...(missing === undefined ? [] : [teller.tell("missing", missing, section)]),
  ];
  const tone = teller.tell("naYin", naYinOf(pillars.year).id, section);
  const length = [...whole, tone].reduce((sum, piece) => sum + wordCount(piece?.text ?? ""), 0);
  return length > MOST_WORDS ? whole : [...whole, tone];
}

/** The phase that the chart lacks and could use, besides the useful god, which is told already. */
function missingPhase(facts: BaziFacts): PhaseCount["phase"] | undefined {
  const welcome: readonly PhaseRole[] = ["feeds", "helps"];
  return facts.counts.find(({ phase, count }) => count === 0 && welcome.includes(phaseRole(phase, facts)))?.phase;
}

import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { animals } from "@almagest/i18n/chinese";
import {
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  prose,
  type Words,
} from "@almagest/operation";
import { withMember } from "@almagest/sky";
import { readingOf } from "@almagest/telling";
import * as z from "zod";
import { BRANCH_ROWS } from "../cycle/branches";
import { animalId } from "../schema";
import { chineseReader } from "../texts/reader";
import type { BaziChart, BaziChartRequest, UncertainBaziChart } from "../types";
import { type BaziBirth, type BaziInput, baziBirth } from "./birth";
import { chartPieces } from "./chart-telling";
import { directionsAmong, presentDirections } from "./directions";
import { halfTrinesAmong, presentHalfTrines } from "./half-trines";
import { type Interaction, interactionsWithin, type PlacedPillar } from "./interactions";
import { NATAL, presentInteractions } from "./meanings";
import { computeOpenChart, presentOpenChart, uncertainBaziChartOutput } from "./open/chart";
import { PILLAR_POSITIONS, type PillarPosition } from "./positions";
import {
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
  directionsMember,
  halfTrineSchema,
  interactionSchema,
  phaseCountSchema,
  requireLongitude,
  usefulGodSchema,
} from "./schema";
import { presentSections, sectionsAnswer } from "./sections/answer";
import {
  optionsUsed,
  requireSections,
  type SectionOptions,
  sectionConventionsShape,
  sectionsShape,
} from "./sections/request";
import { type DayMasterFacts, weighed } from "./weighing";

const output = z.object({
  birthData: baziBirthDataSchema,
  conventions: z
    .object({ ...baziConventionsSchema.shape, ...sectionConventionsShape })
    .meta({ name: "BaziChartConventions" }),
  pillars: z.array(baziPillarSchema).length(4).meta({ description: "Year, month, day, hour" }),
  dayMaster: dayMasterSchema,
  ...named("zodiacAnimal", animalId.meta({ description: "Of the year pillar" }), animals),
  fiveElements: z.array(phaseCountSchema).length(5),
  usefulGod: usefulGodSchema,
  interactions: z.array(interactionSchema),
  directionalCombinations: directionsMember,
  halfTrines: z.array(halfTrineSchema).meta({ description: "The peak branch of a trine with one of its two others" }),
  ...sectionsAnswer,
  summary: prose,
});

/** A birth with all that is read from its four pillars. */
export interface BaziFacts extends DayMasterFacts {
  readonly options: SectionOptions;
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

export function computeBaziChart(
  input: BaziInput & SectionOptions,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): BaziFacts {
  const birth = baziBirth(ephemeris, input);
  return { ...weighed(birth), options: input, interactions: interactionsWithin(placedPillars(birth)) };
}

export const baziChart: BirthOperation<BaziChartRequest, BaziChart, UncertainBaziChart, "time", SkyContext> =
  defineBirthOperation({
    id: "generateBaziChart",
    method: "POST",
    path: "/chinese-astrology/bazi/chart",
    summary: "The Four Pillars of a birth with ten gods, hidden stems, na yin, phases and interactions",
    description:
      "Year and month turn at the instants of the minor solar terms; day and hour are read on the clock of the birth. Three switches for the schools, echoed in conventions.",
    query: langQuery,
    body: z.object({ ...baziBirthShape, ...sectionsShape }).check(requireLongitude, requireSections),
    output,
    needs: [needEphemeris],
    compute: withMember("date", computeBaziChart),
    present: presentChart,
    uncertain: {
      births: ["time"],
      output: uncertainBaziChartOutput,
      compute: withMember("date", computeOpenChart),
      present: presentOpenChart,
    },
    examples: [{ date: "1990-06-15", time: "14:30:00", timezone: "Asia/Shanghai", longitude: 116.4 }],
  });

function presentChart(facts: BaziFacts, words: Words): DraftOf<typeof output> {
  const { birth } = facts;
  const texts = chineseReader(words);
  const { animal } = BRANCH_ROWS[birth.pillars.year.branch];
  return {
    birthData: presentBirthData(birth),
    conventions: {
      ...presentBaziConventions(birth, words),
      ...(facts.options.sections === undefined ? {} : optionsUsed(facts.options)),
    },
    pillars: presentPillars(birth, words),
    dayMaster: presentDayMaster(birth.dayMaster, words),
    zodiacAnimal: animal,
    fiveElements: presentPhaseCounts(facts, words),
    usefulGod: presentUsefulGod(facts),
    interactions: presentInteractions(facts.interactions, texts, NATAL),
    directionalCombinations: presentDirections(facts, directionsAmong(placedPillars(birth)), texts),
    halfTrines: presentHalfTrines(facts, halfTrinesAmong(placedPillars(birth)), texts),
    ...presentSections(birth.pillars, facts.options),
    summary: readingOf(chartPieces(facts, texts)),
  };
}

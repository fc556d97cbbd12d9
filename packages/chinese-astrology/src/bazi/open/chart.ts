import type { Ephemeris } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { animals } from "@almagest/i18n/chinese";
import { at, type DraftOf, optionalProse, prose, type UncertainRequest, type Words } from "@almagest/operation";
import type { Changes } from "@almagest/sky";
import { readingOf } from "@almagest/telling";
import * as z from "zod";
import {
  ANIMAL_MEMBER,
  changesAmong,
  heldBy,
  heldPillar,
  type OpenBazi,
  openBazi,
  PILLAR_MEMBERS,
  presentOpenConventions,
  presentOpenTime,
  presentUntimedBirth,
  USEFUL_MEMBER,
} from "../../birth-time/open-birth";
import { baziBirthTime, openBaziConventions, untimedBaziBirth } from "../../birth-time/schema";
import { BRANCH_ROWS } from "../../cycle/branches";
import { animalId } from "../../schema";
import { type ChineseReader, chineseReader } from "../../texts/reader";
import type { BaziInput } from "../birth";
import { directionsAmong, presentDirections } from "../directions";
import { halfTrinesAmong, presentHalfTrines } from "../half-trines";
import { interactionsWithin } from "../interactions";
import { NATAL, presentInteractions } from "../meanings";
import { presentDayMaster } from "../present";
import { dayMasterSchema, directionsMember, halfTrineSchema, interactionSchema } from "../schema";
import { presentSections, sectionsAnswer } from "../sections/answer";
import { optionsUsed, type SectionOptions, sectionConventionsShape } from "../sections/request";
import type { KnownPillars } from "../sections/stars";
import { heldAmong, heldPlaced } from "./held";
import {
  presentHeldPillars,
  presentHours,
  presentOpenCounts,
  presentOpenUseful,
  presentPossiblePillars,
} from "./present";
import { hoursMember, openPhaseCountSchema, openPillarSchema, openUsefulShape, possiblePillarSchema } from "./schema";
import { openChartPieces } from "./telling";

const openHalfTrineSchema = z
  .object({
    ...halfTrineSchema.shape,
    meaning: optionalProse.meta({ description: "Only where it is the same all through" }),
  })
  .meta({ name: "UncertainHalfTrine" });

export const uncertainBaziChartOutput = z.object({
  birthTime: baziBirthTime,
  birthData: untimedBaziBirth,
  conventions: z
    .object({ ...openBaziConventions.shape, ...sectionConventionsShape })
    .meta({ name: "UncertainBaziChartConventions" }),
  pillars: z
    .array(openPillarSchema)
    .max(4)
    .meta({ description: "Of year, month, day and hour those that are the same all through" }),
  possiblePillars: z
    .array(possiblePillarSchema)
    .exactOptional()
    .meta({ description: "Of year, month and day those that change, in order of time; hours has those of the hour" }),
  dayMaster: dayMasterSchema.exactOptional().meta({ description: "Only where it is the same all through" }),
  ...named(
    "zodiacAnimal",
    animalId.exactOptional().meta({ description: "Of the year pillar, where it is the same all through" }),
    animals,
  ),
  fiveElements: z.array(openPhaseCountSchema).length(5),
  ...openUsefulShape,
  interactions: z.array(interactionSchema).meta({ description: "Those of every hour" }),
  directionalCombinations: directionsMember,
  halfTrines: z.array(openHalfTrineSchema).meta({ description: "Those of every hour" }),
  hours: hoursMember,
  ...sectionsAnswer,
  summary: prose.meta({
    description:
      "The chart without what the time would decide, in up to 400 words: day master and month, its strength and useful god or what they depend on, what no known pillar has",
  }),
});

export type OpenChartInput = UncertainRequest<BaziInput, "time"> &
  Pick<BaziInput, "dayBoundary" | "yearBoundary" | "hourClock">;

interface OpenChart {
  readonly birth: OpenBazi;
  readonly options: SectionOptions;
  readonly changes: Changes;
}

export function computeOpenChart(
  input: OpenChartInput & SectionOptions,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenChart {
  const { birth } = openBazi(ephemeris, input);
  const changes = changesAmong(birth.hours, [...PILLAR_MEMBERS, ANIMAL_MEMBER, USEFUL_MEMBER]);
  return { birth, options: input, changes };
}

/** The halves of every hour; each is told where the chart has the same use for it in all of them. */
function presentOpenHalves(birth: OpenBazi, texts: ChineseReader): DraftOf<typeof openHalfTrineSchema>[] {
  const halves = heldAmong(birth, halfTrinesAmong);
  const told = birth.hours.map((hour) => presentHalfTrines(hour, halves, texts));
  return at(told, 0).map((half, index0) => ({ ...half, meaning: heldBy(told, (one) => at(one, index0).meaning) }));
}

/** The directions of every hour, told like the halves. */
function presentOpenDirections(birth: OpenBazi, texts: ChineseReader): ReturnType<typeof presentDirections> {
  const directions = heldAmong(birth, directionsAmong);
  const told = birth.hours.map((hour) => presentDirections(hour, directions, texts) ?? []);
  const first = told[0] ?? [];
  if (first.length === 0) return undefined;
  return first.map((one, index0) => ({ ...one, meaning: heldBy(told, (own) => at(own, index0).meaning) }));
}

/** The pillars that hold, by their places. */
function knownPillars(birth: OpenBazi): KnownPillars {
  return Object.fromEntries(heldPlaced(birth).map(({ position, pillar }) => [position, pillar]));
}

export function presentOpenChart(
  { birth, options, changes }: OpenChart,
  words: Words,
): DraftOf<typeof uncertainBaziChartOutput> {
  const texts = chineseReader(words);
  const dayMaster = heldBy(birth.hours, (hour) => hour.birth.dayMaster);
  const year = heldPillar(birth, "year");
  return {
    birthTime: presentOpenTime(birth, changes),
    birthData: presentUntimedBirth(birth),
    conventions: {
      ...presentOpenConventions(birth),
      ...(options.sections === undefined ? {} : optionsUsed(options)),
    },
    pillars: presentHeldPillars(birth, words),
    possiblePillars: presentPossiblePillars(birth, words),
    dayMaster: dayMaster && presentDayMaster(dayMaster, words),
    zodiacAnimal: year && BRANCH_ROWS[year.branch].animal,
    fiveElements: presentOpenCounts(birth, words),
    ...presentOpenUseful(birth),
    interactions: presentInteractions(heldAmong(birth, interactionsWithin), texts, NATAL),
    directionalCombinations: presentOpenDirections(birth, texts),
    halfTrines: presentOpenHalves(birth, texts),
    hours: presentHours(birth, words),
    ...presentSections(knownPillars(birth), options),
    summary: readingOf(openChartPieces(birth, texts)),
  };
}

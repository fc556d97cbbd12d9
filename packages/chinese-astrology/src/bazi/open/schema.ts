import { named } from "@almagest/i18n";
import { animals, phases } from "@almagest/i18n/chinese";
import { at, count, optionalProse } from "@almagest/operation";
import * as z from "zod";
import { localTime } from "../../birth-time/schema";
import { CATEGORIES } from "../../cycle/phases";
import { animalId, chineseText, cycleNumber, phaseName, pillarId } from "../../schema";
import { PHASE_LEVELS } from "../balance";
import {
  barePillarSchema,
  hiddenStemSchema,
  phaseCountSchema,
  tenGodSchema,
  usefulGodSchema,
  verdictSchema,
} from "../schema";
import { USEFUL_DECIDERS } from "./useful";

const masterHolds = "Only where the day master is the same all through";

const openHiddenStem = z
  .object({
    ...hiddenStemSchema.shape,
    tenGod: tenGodSchema.exactOptional().meta({ description: masterHolds }),
  })
  .meta({ name: "UncertainHiddenStem" });

const openPillarShape = {
  ...barePillarSchema.shape,
  tenGod: tenGodSchema.exactOptional().meta({ description: masterHolds }),
  hiddenStems: z.array(openHiddenStem).min(1).max(3),
  reading: optionalProse.meta({
    description: "The ten god of the stem in this place; of the day, stem and branch together",
  }),
} as const;

export const openPillarSchema = z.object(openPillarShape).meta({ name: "UncertainBaziPillar" });

export const possiblePillarSchema = z
  .object({
    ...openPillarShape,
    from: localTime.meta({ description: "The first second with that pillar, by the clock of the birth" }),
  })
  .meta({ name: "PossibleBaziPillar" });

const { element } = phaseCountSchema.shape;

export const openPhaseCountSchema = z
  .object({
    ...named("element", element, phases),
    least: count.max(8),
    most: count.max(8),
    level: z.enum(PHASE_LEVELS).exactOptional().meta({ description: "Only where it is the same all through" }),
    reading: optionalProse.meta({ description: "Only where it is the same all through" }),
  })
  .meta({
    name: "UncertainPhaseCount",
    description: "Among the eight characters, hidden stems not counted, over every hour that the birth may have",
  });

const { method, presence, climate } = usefulGodSchema.shape;

const heldUsefulSchema = z
  .object({
    ...named("element", phaseName, phases),
    category: z.enum(CATEGORIES).exactOptional().meta({ description: masterHolds }),
    method: method.exactOptional(),
    presence: presence.exactOptional(),
    climate: climate.exactOptional(),
  })
  .meta({
    name: "UncertainUsefulGod",
    description: "Only where every hour agrees on the element; its other members where every hour agrees on them",
  });

const stretch = z
  .object({ from: localTime, to: localTime.meta({ description: "The last second of it" }) })
  .meta({ name: "BaziStretch" });

const candidateSchema = z
  .object({
    ...named("element", phaseName, phases),
    hours: z.array(stretch).meta({ description: "The times with this useful god, neighbors joined" }),
  })
  .meta({ name: "UsefulGodCandidate" });

/** The useful god of a birth whose time is open. */
export const openUsefulShape = {
  usefulGod: heldUsefulSchema.exactOptional(),
  usefulGods: z
    .array(candidateSchema)
    .exactOptional()
    .meta({ description: "Sent if the useful god depends on the time: each with its times, the longest first" }),
  usefulGodDecidedBy: z
    .enum(USEFUL_DECIDERS)
    .meta({
      name: "UsefulGodDecider",
      description:
        "The fact on which it depends: the first that settles it together with those before it in this order",
    })
    .exactOptional(),
};

export const hourRowSchema = z
  .object({
    from: localTime,
    to: localTime.meta({ description: "The last second of it" }),
    id: pillarId,
    number: cycleNumber,
    chinese: chineseText,
    ...named("animal", animalId, animals),
    tenGod: tenGodSchema.meta({ description: "Of the stem of the hour" }),
    year: pillarId.exactOptional().meta({ description: "Only where the year pillar changes" }),
    month: pillarId.exactOptional().meta({ description: "Only where the month pillar changes" }),
    day: pillarId.exactOptional().meta({ description: "Only where the day pillar changes" }),
    verdict: verdictSchema,
    score: z.number().meta({ description: "Points of strength of the day master" }),
    ...named("usefulGod", phaseName, phases),
    method,
    effect: optionalProse.meta({ description: "Told where a chart comes first" }),
  })
  .meta({ name: "PossibleHourPillar", description: "A chart that the birth may have, by its hour pillar" });

export const hoursMember = z
  .array(hourRowSchema)
  .min(1)
  .meta({ description: "Every chart of that time in order, each with what its hour pillar makes of it" });

export const dateReach = z.object({ from: z.string(), to: z.string() }).meta({
  name: "LuckDateReach",
  description: "The earliest and the latest day",
});

/** The earliest and the latest of dates. */
export function datesIn(all: readonly string[]): { from: string; to: string } {
  const dates = [...all].sort();
  return { from: at(dates, 0), to: at(dates, dates.length - 1) };
}

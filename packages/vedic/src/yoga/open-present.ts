import { named } from "@almagest/i18n";
import { at, count, type DraftOf, optionalProse, prose, type Words } from "@almagest/operation";
import { birthDetailsSchema, presentBirth } from "@almagest/sky";
import * as z from "zod";
import { presentFrame } from "../birth/present";
import { frameSchema } from "../birth/schema";
import { clockOf, type OpenVedicBirth, presentOpenTime } from "../birth-time/open-birth";
import { presentChartConventions } from "../birth-time/present-chart";
import { bornBetween, openVedicConventions, vedicBirthTime } from "../birth-time/schema";
import { type VedicReader, vedicReader } from "../texts/reader";
import { yogaQualities } from "../vocabulary/yoga-qualities";
import { YOGA_QUALITIES, yogaEntryOf } from "./catalogue";
import { detectedYogaSchema, presentYogas } from "./detected";
import { yogaNames } from "./names";
import type { HeldYoga, OpenDetectedYogas, OpenYogas, UndecidedYoga } from "./open";
import { YOGA_FAMILIES } from "./rows";

const { evidence, conditions, result: _, ...yogaShape } = detectedYogaSchema.shape;

const heldYogaSchema = z
  .object({
    ...yogaShape,
    evidence: evidence.exactOptional().meta({ description: "Where the same placements decide it all through" }),
    conditions: conditions.exactOptional().meta({ description: "The same, one by one" }),
    result: optionalProse.meta({
      description: "Of a present yoga what it is said to bring; of an absent one what is missing all through",
    }),
  })
  .meta({ name: "HeldYoga" });

const undecidedYogaSchema = z
  .object({
    id: z.string(),
    ...named("name", z.string(), yogaNames),
    family: z.enum(YOGA_FAMILIES),
    ...named("quality", z.enum(YOGA_QUALITIES), yogaQualities),
    decidedBy: z.enum(["lagna", "grahas"]).meta({
      name: "YogaDecidedBy",
      description: "lagna: births that differ in the Lagna alone differ in it; grahas: a change in the sky decides it",
    }),
    present: z.array(bornBetween).meta({ description: "The times of birth that have it" }),
    description: prose.meta({ weight: "repeated", description: "What makes it" }),
  })
  .meta({ name: "UndecidedYoga" });

export const openYogasShape = {
  yogas: z.array(heldYogaSchema).meta({ description: "Those of which every time says the same: present or absent" }),
  undecidedYogas: z
    .array(undecidedYogaSchema)
    .meta({ description: "Those that are present at some of the times and absent at others, left out above" }),
} as const;

export const untimedBirth = birthDetailsSchema.omit({ time: true }).meta({ name: "VedicUntimedBirth" });

export const uncertainYogasOutput = z.object({
  birthTime: vedicBirthTime,
  birthDetails: untimedBirth,
  total: z
    .object({ least: count, most: count })
    .meta({ name: "YogaTotal", description: "How many are present, at least and at most" }),
  ...openYogasShape,
  undecidedCount: count,
  frame: frameSchema,
  conventions: openVedicConventions,
});

export function presentUntimedBirth({
  input,
  from,
}: Pick<OpenVedicBirth<OpenDetectedYogas["birth"]["input"]>, "input" | "from">): DraftOf<typeof untimedBirth> {
  const { time: _, ...birth } = presentBirth({ input, moment: from });
  return { ...birth, date: input.date };
}

export function presentOpenDetected(
  { birth, ...found }: OpenDetectedYogas,
  words: Words,
): DraftOf<typeof uncertainYogasOutput> {
  return {
    birthTime: presentOpenTime(birth, found.changes),
    birthDetails: presentUntimedBirth(birth),
    total: found.total,
    ...presentOpenYogas(found, birth, vedicReader(words)),
    undecidedCount: found.undecided.length,
    frame: presentFrame(birth.frame),
    conventions: presentChartConventions(birth),
  };
}

export function presentOpenYogas(
  { held, undecided }: OpenYogas,
  birth: Pick<OpenVedicBirth, "span">,
  texts: VedicReader,
): DraftOf<z.ZodObject<typeof openYogasShape>> {
  const clock = clockOf(birth);
  return {
    yogas: held.map((one) => presentHeld(one, texts)),
    undecidedYogas: undecided.map((one) => presentUndecided(one, clock, texts)),
  };
}

/** The setting, by which makers are weighed and dated, is not known: the entry alone is told. */
function presentHeld({ yoga, isSameThroughout }: HeldYoga, texts: VedicReader): DraftOf<typeof heldYogaSchema> {
  const told = at(presentYogas([isSameThroughout ? yoga : { ...yoga, matched: [] }], texts), 0);
  if (isSameThroughout) return told;
  const { evidence: _, conditions: __, matchedRules: ___, suppressedBy: ____, result, ...rest } = told;
  return { ...rest, result: yoga.isPresent ? result : undefined };
}

function presentUndecided(
  { yoga, decidedBy, present }: UndecidedYoga,
  clock: (epochMs: number) => string,
  texts: VedicReader,
): DraftOf<typeof undecidedYogaSchema> {
  const { id, name, quality } = yogaEntryOf(yoga.id);
  return {
    id,
    name,
    family: yoga.family,
    quality,
    decidedBy,
    present: present.map(({ fromEpochMs, toEpochMs }) => ({ from: clock(fromEpochMs), to: clock(toEpochMs) })),
    description: texts.text(`yogas.${yoga.id}.description`),
  };
}

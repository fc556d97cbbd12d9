import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { nakshatras } from "@almagest/i18n/vedic";
import { at, type DraftOf, prose, type Words } from "@almagest/operation";
import { SUNRISE_RULE } from "@almagest/sky";
import * as z from "zod";
import { presentFrame } from "../birth/present";
import { frameSchema } from "../birth/schema";
import { ends, firstSecond, heldRashi, lastSecond } from "../birth-time/chart-schema";
import { clockOf, presentOpenConventions, presentOpenTime } from "../birth-time/open-birth";
import { presentPlaceInTime } from "../birth-time/present-chart";
import { openVedicConventions, vedicBirthTime } from "../birth-time/schema";
import { vedicReader } from "../texts/reader";
import { upagrahas as upagrahaTerms } from "../vocabulary/upagrahas";
import { TIME_BASED } from "./compute";
import type { OpenUpagrahas } from "./open";

export const UPAGRAHA_RULES = {
  parts: "eighths of the day from its weekday's lord, of the night from the fifth; the lordless one follows Saturn's",
  instants: "the Ascendant at the start of the part; of Mandi at its middle",
} as const;

const placeSchema = z
  .object({
    bornFrom: firstSecond,
    bornTo: lastSecond,
    part: z.enum(["day", "night"]).meta({ name: "UpagrahaPart", description: "From sunrise to sunset, or the rest" }),
    place: ends.from.meta({
      description: "The same for all births of that day or night, but for the drift of the frame",
    }),
  })
  .meta({ name: "UpagrahaOfDayPart" });

const timeBasedSchema = z
  .object({ ...named("name", z.string(), upagrahaTerms), places: z.array(placeSchema), interpretation: prose })
  .meta({ name: "UncertainTimeBasedUpagraha" });

const sunBasedSchema = z
  .object({
    ...named("name", z.string(), upagrahaTerms),
    ...heldRashi,
    ...named("nakshatra", z.string().exactOptional(), nakshatras),
    ...ends,
    interpretation: prose,
  })
  .meta({ name: "UncertainSunBasedUpagraha" });

export const uncertainUpagrahasOutput = z.object({
  birthTime: vedicBirthTime,
  timeBased: z.array(timeBasedSchema).meta({
    description: "From the parts of the day or night: one place for each that reaches into the time of birth",
  }),
  sunBased: z.array(sunBasedSchema).meta({ description: "At fixed arcs from the Sun" }),
  ...named("lagnaRashi", heldRashi.rashi, signs),
  frame: frameSchema,
  conventions: z
    .object({ ...openVedicConventions.shape, sunrise: z.string(), parts: z.string(), instants: z.string() })
    .meta({ name: "UncertainUpagrahaConventions" }),
});

export function presentOpenUpagrahas(facts: OpenUpagrahas, words: Words): DraftOf<typeof uncertainUpagrahasOutput> {
  const texts = vedicReader(words);
  const { birth, changes, stretches } = facts;
  const clock = clockOf(birth);
  return {
    birthTime: presentOpenTime(birth, changes),
    timeBased: TIME_BASED.map((id, index0) => ({
      name: upagrahaTerms[id].en,
      places: stretches.map(({ fromEpochMs, toEpochMs, isDay, from }) => ({
        bornFrom: clock(fromEpochMs),
        bornTo: clock(toEpochMs),
        part: isDay ? "day" : "night",
        place: presentPlaceInTime(at(from, index0).longitudeDeg),
      })),
      interpretation: texts.text(`upagrahas.${id}.text`),
    })),
    sunBased: facts.sunBased.map(({ id, fromDeg, toDeg, sign, nakshatra }) => ({
      name: upagrahaTerms[id].en,
      rashi: sign,
      nakshatra,
      from: presentPlaceInTime(fromDeg),
      to: presentPlaceInTime(toDeg),
      interpretation: texts.text(`upagrahas.${id}.text`),
    })),
    lagnaRashi: facts.lagna,
    frame: presentFrame(birth.frame),
    conventions: { ...presentOpenConventions(birth), sunrise: SUNRISE_RULE, ...UPAGRAHA_RULES },
  };
}

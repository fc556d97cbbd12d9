import { formatIsoUtc } from "@almagest/civil-time";
import { named } from "@almagest/i18n";
import { bodies as bodyTerms, points } from "@almagest/i18n/astrology";
import { count, type DraftOf } from "@almagest/operation";
import { angle } from "@almagest/sky";
import * as z from "zod";
import { ASPECTS } from "../aspects/table";
import { aspectNature, aspectsByCode, aspectType } from "../chart/schema";
import type { WesternReader } from "../texts/reader";
import type { LeadingTransit } from "./leading";
import { angleReading, transitReadingSchema } from "./reading";

const passSchema = z
  .object({
    at: z.string().meta({ description: "UTC, to the second" }),
    isRetrograde: z.boolean(),
    isPast: z.boolean().meta({ description: "Before or at the moment of the answer" }),
  })
  .meta({ name: "TransitPass" });

export const leadingSchema = z
  .array(
    z
      .object({
        rank: z.int().min(1).meta({ description: "1 matters most" }),
        ...named("transitPlanet", z.string(), bodyTerms),
        ...named("natalPlanet", z.string().meta({ description: "Planet, Ascendant or Midheaven" }), [
          bodyTerms,
          points,
        ]),
        ...named("type", aspectType, aspectsByCode),
        orb: z.number().min(0).meta({ description: "Degrees from exact" }),
        isApplying: z.boolean(),
        strength: z.int().min(0).max(100),
        nature: aspectNature,
        index: count
          .exactOptional()
          .meta({ description: "Place in the list of aspects, from 0: there is its reading. Absent for an angle" }),
        passes: z
          .array(passSchema)
          .meta({ description: "Every exact instant of this round; none where the planet turns before" }),
        interpretation: transitReadingSchema
          .exactOptional()
          .meta({ description: "Only for an angle, which the list does not hold" }),
      })
      .meta({ name: "LeadingTransit" }),
  )
  .meta({
    description:
      "At most eight transits of planets to planets and angles within 1 to 3 degrees, ranked by mover, place, aspect and orb",
  });

export function presentLeading(
  leading: readonly LeadingTransit[],
  texts: WesternReader,
): DraftOf<typeof leadingSchema> {
  return leading.map((leader, rank0) => {
    const { code, nature } = ASPECTS[leader.aspect];
    const { natal } = leader;
    const place = natal === "ascendant" || natal === "midheaven" ? points[natal] : bodyTerms[natal];
    return {
      rank: rank0 + 1,
      transitPlanet: bodyTerms[leader.transiting].en,
      natalPlanet: place.en,
      type: code,
      orb: angle(leader.orbDeg),
      isApplying: leader.applying,
      strength: Math.round(leader.strength),
      nature,
      ...(leader.index0 !== undefined && { index: leader.index0 }),
      passes: leader.passes.map(({ epochMs, isRetrograde }) => ({
        at: formatIsoUtc(epochMs),
        isRetrograde,
        isPast: epochMs <= leader.epochMs,
      })),
      interpretation: angleReading(leader, texts),
    };
  });
}

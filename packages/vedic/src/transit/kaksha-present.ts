import { named } from "@almagest/i18n";
import type { DraftOf } from "@almagest/operation";
import * as z from "zod";
import { pointName } from "../birth/present";
import { pointNames } from "../vocabulary/points";
import { KAKSHA_DEG, type Kaksha } from "./kaksha";

export const kakshaSchema = z
  .object({
    number: z.int().min(1).max(8),
    ...named("lord", z.string().meta({ description: "English name of a graha, or Lagna" }), pointNames),
    startDegree: z.number().min(0).lt(30).meta({ description: "Within the sign" }),
    endDegree: z.number().max(30).meta({ description: "Within the sign" }),
    bindu: z
      .boolean()
      .nullable()
      .meta({ description: "Whether its lord gives the graha a point in this sign; null for the nodes" }),
    binduCount: z
      .int()
      .min(0)
      .max(8)
      .nullable()
      .meta({ description: "Points of the graha's own table in this sign; null for the nodes" }),
  })
  .meta({ name: "KakshaPlace" });

const { bindu: _, binduCount: __, ...part } = kakshaSchema.shape;

/** The part alone, where the points depend on the time of birth. */
export const kakshaPart = z.object(part).meta({ name: "KakshaPart" });

export const binduReach = z
  .object({ least: z.int().min(0).max(8), most: z.int().min(0).max(8) })
  .meta({ name: "TransitBinduReach", description: "By all that may have risen; none for the nodes" });

export function presentKaksha({ number, lord, bindu, binduCount }: Kaksha): DraftOf<typeof kakshaSchema> {
  return {
    number,
    lord: pointName(lord),
    startDegree: KAKSHA_DEG * (number - 1),
    endDegree: KAKSHA_DEG * number,
    bindu: bindu ?? null,
    binduCount: binduCount ?? null,
  };
}

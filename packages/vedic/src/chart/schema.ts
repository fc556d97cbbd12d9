import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { longitudeDeg } from "@almagest/sky";
import * as z from "zod";
import { grahaName, nakshatraSchema, rashiName } from "../birth/schema";
import { pointNames } from "../vocabulary/points";

export const house = z.int().min(1).max(12).meta({ description: "House from the Lagna, whole signs" });

/** A graha or the Lagna in a chart. */
export const pointShape = {
  ...named("graha", grahaName, pointNames),
  house,
  isRetrograde: z.boolean(),
  longitude: longitudeDeg.meta({ description: "Sidereal ecliptic longitude at birth, degrees" }),
  nakshatra: nakshatraSchema,
} as const;

/** Twelve blocks by sign, as charts of this domain are drawn. */
export function signBlocks<Point extends z.ZodType>(
  point: Point,
  name: string,
): Readonly<Record<BlockKey, z.ZodObject<{ rashi: z.ZodString; signs: z.ZodArray<Point> }>>> {
  const block = z
    .object({ rashi: z.string().meta({ description: "Id of the sign" }), signs: z.array(point) })
    .meta({ name, description: "What stands in a sign" });
  return {
    aries: block,
    taurus: block,
    gemini: block,
    cancer: block,
    leo: block,
    virgo: block,
    libra: block,
    scorpio: block,
    sagittarius: block,
    capricorn: block,
    aquarius: block,
    pisces: block,
  };
}

export type BlockKey =
  | "aries"
  | "taurus"
  | "gemini"
  | "cancer"
  | "leo"
  | "virgo"
  | "libra"
  | "scorpio"
  | "sagittarius"
  | "capricorn"
  | "aquarius"
  | "pisces";

/** The nine grahas and the Lagna, each by its name. */
export function byPoint<Entry extends z.ZodType>(entry: Entry): Readonly<Record<PointKey, Entry>> {
  return {
    Sun: entry,
    Moon: entry,
    Mars: entry,
    Mercury: entry,
    Jupiter: entry,
    Venus: entry,
    Saturn: entry,
    Rahu: entry,
    Ketu: entry,
    Lagna: entry,
  };
}

export type PointKey = "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu" | "Lagna";

export const rashiOfPoint = { ...named("rashi", rashiName, signs) } as const;

export const plainPointSchema = z.object(pointShape).meta({ name: "VargaPoint" });
export const plainMetaSchema = z.object({ ...pointShape, ...rashiOfPoint }).meta({ name: "VargaPointInRashi" });

/** A divisional chart: twelve blocks, and the same points by name. */
export const vargaChartSchema = z
  .object({
    ...signBlocks(plainPointSchema, "VargaSign"),
    meta: z.object(byPoint(plainMetaSchema)).meta({ name: "VargaPoints" }),
  })
  .meta({ name: "VargaChart" });

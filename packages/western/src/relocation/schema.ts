import { named, type Term, type TermTable } from "@almagest/i18n";
import { bodies, compass, points } from "@almagest/i18n/astrology";
import {
  civilMoment,
  type DraftOf,
  HOUSE_SYSTEMS,
  houseSystem,
  latitude,
  longitude,
  prose,
  withTexts,
} from "@almagest/operation";
import {
  birthDetailsSchema,
  bodyPositionSchema,
  houseCuspSchema,
  houseNumber,
  skyConventionsSchema,
  zodiacPlaceSchema,
} from "@almagest/sky";
import * as z from "zod";
import { housedPlaceSchema } from "../chart/schema";
import { ANGLE_IDS } from "./compute";
import { COMPASS_POINTS } from "./globe";

export const relocationBody = z.object({
  ...civilMoment.shape,
  birthLatitude: latitude,
  birthLongitude: longitude,
  relocationLatitude: latitude.meta({
    description: "Of the new place, decimal degrees, north positive",
    examples: [48.8566],
  }),
  relocationLongitude: longitude.meta({
    description: "Of the new place, decimal degrees, east positive",
    examples: [2.3522],
  }),
  houseSystem,
});

/** The name of a direction; `none` has none. */
function directionName(direction: string): Term | undefined {
  const names: TermTable = compass;
  return names[direction];
}

const changesSchema = z
  .object({
    ascendantSignChanged: z.boolean(),
    planetsChangedHouse: z.array(
      z.object({
        ...named("planet", z.string(), bodies),
        natalHouse: houseNumber,
        relocatedHouse: houseNumber,
      }),
    ),
    ...named(
      "angularPlanets",
      z.array(z.string()).meta({ description: "Within three degrees of an angle at the new place" }),
      bodies,
    ),
    angularContacts: z
      .array(
        z.object({
          ...named("planet", z.string(), bodies),
          ...named("angle", z.enum(ANGLE_IDS), points),
          orb: z.number().min(0).max(3).meta({ description: "Degrees from the angle" }),
          interpretation: prose,
        }),
      )
      .meta({ description: "Which angle each of them stands at, closest first" }),
    distanceKm: z.number().min(0).meta({ description: "Great-circle distance, one decimal" }),
    ...named(
      "direction",
      z
        .enum([...COMPASS_POINTS, "none"])
        .meta({ description: "Initial direction of the great circle, of sixteen; none where the places are the same" }),
      directionName,
    ),
  })
  .meta({ name: "RelocationChanges" });

export const relocationOutput = z.object({
  birthDetails: birthDetailsSchema,
  relocation: z.object({
    latitude: z.number().meta({ description: "Degrees, north positive" }),
    longitude: z.number().meta({ description: "Degrees, east positive" }),
  }),
  planets: z.array(
    z.object({
      ...bodyPositionSchema.shape,
      house: houseNumber.meta({ description: "At the new place" }),
      interpretation: withTexts(
        z.object({
          summary: z.string().meta({ weight: "prose" }),
          detailed: z.string().meta({ weight: "long" }),
          keywords: z.array(z.string()),
        }),
      ).meta({ description: "The body in its sign and relocated house" }),
    }),
  ),
  houses: z.array(houseCuspSchema),
  houseSystem: z.enum(HOUSE_SYSTEMS).meta({ description: "The system really used at the new place" }),
  ascendant: zodiacPlaceSchema,
  midheaven: zodiacPlaceSchema,
  vertex: housedPlaceSchema,
  changes: changesSchema,
  interpretation: z.object({ summary: prose }),
  conventions: z
    .object({
      ...skyConventionsSchema.shape,
      nodeType: z.literal("true"),
      requestedHouseSystem: z.enum(HOUSE_SYSTEMS),
      birthplaceHouseSystem: z.enum(HOUSE_SYSTEMS).meta({ description: "The system really used at the birthplace" }),
      angularOrb: z.number().meta({ description: "Degrees of longitude" }),
      earthRadiusKm: z.number().meta({ description: "Of the sphere that distance and direction are taken on" }),
    })
    .meta({ name: "RelocationChartConventions" }),
});

export type RelocationAnswer = DraftOf<typeof relocationOutput>;

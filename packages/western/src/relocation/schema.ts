import { named, type Term, type TermTable } from "@almagest/i18n";
import { bodies, compass, points } from "@almagest/i18n/astrology";
import {
  civilMoment,
  type DraftOf,
  houseSystem,
  houseSystemName,
  latitude,
  longitude,
  NODE_TYPES,
  prose,
  rareNodeType,
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
import { orbRange } from "../birth-time/aspects-schema";
import { natalBirthTime, openConventions, openHousedShape, systemUsed, untimedBirth } from "../birth-time/schema";
import { housedPlaceSchema } from "../chart/schema";
import { openAngle, openCusps, vertexInTime } from "../houses/schema";
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
  nodeType: rareNodeType,
});

/** The name of a direction; `none` has none. */
function directionName(direction: string): Term | undefined {
  const names: TermTable = compass;
  return names[direction];
}

const changedHouses = z.array(
  z.object({
    ...named("planet", z.string(), bodies),
    natalHouse: houseNumber,
    relocatedHouse: houseNumber,
  }),
);

const way = {
  distanceKm: z.number().min(0).meta({ description: "Great-circle distance, one decimal" }),
  ...named(
    "direction",
    z
      .enum([...COMPASS_POINTS, "none"])
      .meta({ description: "Initial direction of the great circle, of sixteen; none where the places are the same" }),
    directionName,
  ),
};

const changesSchema = z
  .object({
    ascendantSignChanged: z.boolean(),
    planetsChangedHouse: changedHouses,
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
    ...way,
  })
  .meta({ name: "RelocationChanges" });

const placeReading = z
  .object({
    summary: z.string().meta({ weight: "prose" }),
    detailed: z.string().meta({ weight: "long" }),
    keywords: z.array(z.string()),
  })
  .meta({ name: "RelocatedReading" });

const rules = {
  nodeType: z.enum(NODE_TYPES),
  requestedHouseSystem: houseSystemName,
};

const measures = {
  angularOrb: z.number().meta({ description: "Degrees of longitude" }),
  earthRadiusKm: z.number().meta({ description: "Of the sphere that distance and direction are taken on" }),
};

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
      interpretation: withTexts(placeReading).meta({ description: "The body in its sign and relocated house" }),
    }),
  ),
  houses: z.array(houseCuspSchema),
  houseSystem: houseSystemName.meta({ description: "The system really used at the new place" }),
  ascendant: zodiacPlaceSchema,
  midheaven: zodiacPlaceSchema,
  vertex: housedPlaceSchema,
  changes: changesSchema,
  interpretation: z.object({ summary: prose }),
  conventions: z
    .object({
      ...skyConventionsSchema.shape,
      ...rules,
      birthplaceHouseSystem: houseSystemName.meta({ description: "The system really used at the birthplace" }),
      ...measures,
    })
    .meta({ name: "RelocationChartConventions" }),
});

const openPlanetSchema = z
  .object({
    ...named("name", z.string().meta({ description: "English name of the body" }), bodies),
    ...openHousedShape,
    interpretation: placeReading.exactOptional().meta({
      description: "The body in its sign and relocated house, where both hold",
    }),
  })
  .meta({ name: "RelocatedBodyInTime" });

const openChangesSchema = z
  .object({
    ascendantSignChanged: z.boolean().exactOptional().meta({ description: "Where both rising signs hold" }),
    planetsChangedHouse: changedHouses.meta({ description: "Of the bodies that keep both houses" }),
    ...named(
      "angularPlanets",
      z.array(z.string()).meta({ description: "Within three degrees of an angle at the new place all through" }),
      bodies,
    ),
    angularContacts: z
      .array(
        z.object({
          ...named("planet", z.string(), bodies),
          ...named("angle", z.enum(ANGLE_IDS), points),
          orb: orbRange,
          interpretation: prose,
        }),
      )
      .meta({ description: "Which angle each of them is at, closest first" }),
    ...way,
  })
  .meta({ name: "RelocationChangesInTime" });

export const uncertainRelocationOutput = z.object({
  birthTime: natalBirthTime,
  birthDetails: untimedBirth,
  relocation: relocationOutput.shape.relocation,
  planets: z.array(openPlanetSchema),
  houses: openCusps,
  houseSystem: systemUsed,
  ascendant: openAngle,
  midheaven: openAngle,
  vertex: vertexInTime,
  changes: openChangesSchema,
  interpretation: z.object({
    summary: prose.meta({ description: "As far as it holds; absent where a rising sign changes" }),
  }),
  conventions: z
    .object({
      ...openConventions.shape,
      ...rules,
      birthplaceHouseSystem: systemUsed,
      ...measures,
    })
    .meta({ name: "UncertainRelocationConventions" }),
});

export type RelocationAnswer = DraftOf<typeof relocationOutput>;
export type UncertainRelocationAnswer = DraftOf<typeof uncertainRelocationOutput>;

import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import {
  civilMoment,
  type DraftOf,
  HOUSE_SYSTEMS,
  houseSystemChoice,
  houseSystemName,
  place,
} from "@almagest/operation";
import {
  birthDetailsSchema,
  houseCuspSchema,
  houseNumber,
  skyConventionsSchema,
  zodiacPlaceSchema,
} from "@almagest/sky";
import * as z from "zod";
import { natalBirthTime, openConventions, signName, systemUsed, untimedBirth } from "../birth-time/schema";

const CHOICES = [...HOUSE_SYSTEMS, "all"] as const;

export const housesBody = z.object({
  ...civilMoment.shape,
  ...place.shape,
  houseSystem: z
    .enum(CHOICES)
    .default("placidus")
    .meta({
      ...houseSystemChoice,
      description:
        "House system, or all for a comparison of placidus, whole-sign, equal and koch; one that has no houses at the place and time, beyond the polar circles above all, is refused with those that have",
      listed: "placidus, whole-sign, equal, koch, all (compares these) or one of 20 more",
    }),
});

export const housesOutput = z.object({
  ...birthDetailsSchema.shape,
  houseSystem: z.enum(CHOICES).meta({ description: "The system really used; all where a comparison was asked for" }),
  ascendant: zodiacPlaceSchema,
  midheaven: zodiacPlaceSchema,
  vertex: zodiacPlaceSchema,
  houses: z.array(houseCuspSchema),
  comparison: z
    .record(z.string(), z.object({ houseSystem: houseSystemName, houses: z.array(houseCuspSchema) }))
    .optional()
    .meta({ description: "Only with houseSystem all: cusps by requested system, each naming the one really used" }),
  conventions: z
    .object({ ...skyConventionsSchema.shape, requestedHouseSystem: z.enum(CHOICES) })
    .meta({ name: "HousesConventions" }),
});

const ends = {
  from: zodiacPlaceSchema.meta({ description: "At the earliest time" }),
  to: zodiacPlaceSchema.meta({ description: "At the latest time" }),
};

const signHeld = named(
  "sign",
  signName.exactOptional().meta({ description: "Only where it is the same all through" }),
  signs,
);

export const openAngle = z.object({ ...signHeld, ...ends }).meta({ name: "AngleInTime" });
export const openCusps = z.array(z.object({ number: houseNumber, ...signHeld, ...ends }).meta({ name: "CuspInTime" }));

export const vertexInTime = z.object(ends).meta({ name: "VertexInTime" });

export const uncertainHousesOutput = z.object({
  birthTime: natalBirthTime,
  ...untimedBirth.shape,
  houseSystem: z
    .enum(CHOICES)
    .exactOptional()
    .meta({ description: "The system really used, where it is the same all through; all where that was asked for" }),
  ascendant: openAngle,
  midheaven: openAngle,
  vertex: vertexInTime,
  houses: openCusps,
  comparison: z
    .record(z.string(), z.object({ houseSystem: systemUsed, houses: openCusps }))
    .exactOptional()
    .meta({ description: "Only with houseSystem all: cusps by requested system" }),
  conventions: z
    .object({ ...openConventions.shape, requestedHouseSystem: z.enum(CHOICES) })
    .meta({ name: "UncertainHousesConventions" }),
});

export type HousesAnswer = DraftOf<typeof housesOutput>;
export type UncertainHousesAnswer = DraftOf<typeof uncertainHousesOutput>;

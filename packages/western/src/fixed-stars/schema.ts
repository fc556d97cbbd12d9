import { named } from "@almagest/i18n";
import { bodies as bodyTerms, points as pointTerms, signs } from "@almagest/i18n/astrology";
import { type DraftOf, localizedText, NODE_TYPES, prose, proseList } from "@almagest/operation";
import { birthDetailsSchema, longitudeDeg, skyConventionsSchema, zodiacPlaceSchema } from "@almagest/sky";
import * as z from "zod";
import { orbRange, passingShape } from "../birth-time/aspects-schema";
import { localTime, natalBirthTime, openConventions, signName, untimedBirth } from "../birth-time/schema";
import { starNames } from "../vocabulary/stars";

export const orb = z.number().min(0).max(3).meta({ description: "Degrees of longitude" });
/** The names of the points by what they are called on the wire. */
const pointNames = [bodyTerms, { ASC: pointTerms.ascendant, MC: pointTerms.midheaven }];
const point = z.string().meta({ description: "One of the fourteen bodies, ASC or MC" });

export const starTexts = {
  magnitude: z.number().meta({ description: "Visual magnitude; less is brighter" }),
  nature: z.string().meta({ description: "The planets whose nature it has" }),
  natureLocalized: localizedText,
  keywords: proseList,
  meaning: prose,
};

export const starSchema = z
  .object({
    id: z.string(),
    ...named("name", z.string(), starNames),
    ...zodiacPlaceSchema.shape,
    latitude: z.number().meta({ description: "Ecliptic latitude, degrees, north positive" }),
    declination: z.number().meta({ description: "Degrees, north positive" }),
    ...starTexts,
    conjunctions: z.array(z.object({ ...named("point", point, pointNames), pointLongitude: longitudeDeg, orb })),
  })
  .meta({ name: "FixedStar" });

export const contactSchema = z
  .object({
    ...named("star", z.string(), starNames),
    ...named("point", point, pointNames),
    orb,
    interpretation: prose,
  })
  .meta({ name: "FixedStarContact" });

const rules = {
  nodeType: z.enum(NODE_TYPES),
  stars: z.string(),
  contact: z.string(),
  houses: z.string().meta({ description: "Of the points, as contacts tell them" }),
  natures: z.string(),
};

export const fixedStarsOutput = z.object({
  birthDetails: birthDetailsSchema,
  orb,
  stars: z.array(starSchema).meta({ description: "By longitude" }),
  conjunctions: z.array(contactSchema).meta({ description: "Tightest first" }),
  summary: prose,
  conventions: z
    .object({
      ...skyConventionsSchema.shape,
      ...rules,
    })
    .meta({ name: "FixedStarsConventions" }),
});

const starPlace = z
  .object({
    ...zodiacPlaceSchema.shape,
    latitude: z.number().meta({ description: "Ecliptic, degrees, north positive" }),
    declination: z.number().meta({ description: "Degrees, north positive" }),
  })
  .meta({ name: "StarPlace" });

const ends = z.object({ from: longitudeDeg, to: longitudeDeg }).meta({ name: "LongitudeRange" });

/** A star and a point over the span. */
const contactInTime = {
  orb: orbRange,
  exactAt: localTime.exactOptional().meta({ description: "Only where the two meet within that time" }),
};

const openStarSchema = z
  .object({
    id: z.string(),
    ...named("name", z.string(), starNames),
    ...named("sign", signName.exactOptional().meta({ description: "Only where it is the same all through" }), signs),
    from: starPlace.meta({ description: "At the earliest time" }),
    to: starPlace.meta({ description: "At the latest time" }),
    ...starTexts,
    conjunctions: z
      .array(z.object({ ...named("point", point, pointNames), pointLongitude: ends, ...contactInTime }))
      .meta({ description: "Within the orb all through" }),
  })
  .meta({ name: "FixedStarInTime" });

const openContactSchema = z
  .object({
    ...named("star", z.string(), starNames),
    ...named("point", point, pointNames),
    ...contactInTime,
    interpretation: prose,
  })
  .meta({ name: "FixedStarContactInTime" });

export const uncertainFixedStarsOutput = z.object({
  birthTime: natalBirthTime,
  birthDetails: untimedBirth,
  orb,
  stars: z.array(openStarSchema).meta({ description: "By longitude" }),
  conjunctions: z.array(openContactSchema).meta({
    description: "Within the orb all through, the tightest first; of a whole day those of bodies alone",
  }),
  passingConjunctions: z
    .array(z.object({ ...openContactSchema.shape, ...passingShape }).meta({ name: "PassingStarContact" }))
    .meta({ description: "Within the orb for a part of that time; of a whole day those of bodies alone" }),
  summary: prose,
  conventions: z.object({ ...openConventions.shape, ...rules }).meta({ name: "UncertainFixedStarsConventions" }),
});

export type UncertainFixedStarsAnswer = DraftOf<typeof uncertainFixedStarsOutput>;

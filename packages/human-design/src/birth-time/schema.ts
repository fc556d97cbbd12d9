import { named } from "@almagest/i18n";
import { count, prose } from "@almagest/operation";
import { birthTimeSchema } from "@almagest/sky";
import * as z from "zod";
import { definition } from "../bodygraph/schema";
import { designConventionsSchema } from "../chart/schema";
import { profile } from "../type/schema";
import { definitions } from "../vocabulary/definitions";
import { strategies } from "../vocabulary/strategies";
import { authorities, types } from "../vocabulary/types";
import { designValueNames } from "./names";

// Parts of the answers to a birth whose time is open.

export const designBirthTime = birthTimeSchema("Design", designValueNames);

export const localTime = z.string().meta({ description: "By the clock of the birth, YYYY-MM-DDTHH:MM:SS" });

const { borders: _, utc: __, clock: ___, ...kept } = designConventionsSchema.shape;

export const openDesignConventions = z
  .object({
    ...kept,
    utcFrom: z.string().meta({ description: "The earliest instant, ISO 8601" }),
    utcTo: z.string().meta({ description: "The latest instant, ISO 8601" }),
  })
  .meta({ name: "UncertainDesignConventions" });

/** The times at which a birth has something, and the part of all times that they are. */
export const timesShape = {
  share: z.number().min(0).max(1).meta({ description: "Part of all the seconds the birth may have been at" }),
  intervals: z
    .array(
      z
        .object({
          from: localTime.meta({ description: "The first second, by the clock of the birth" }),
          to: localTime.meta({ description: "The last second, by the clock of the birth" }),
        })
        .meta({ name: "BirthInterval" }),
    )
    .meta({ description: "In order of time" }),
};

const likeliest = "Where it changes: each that the birth may have, the likeliest first";

export const possibleTypes = z
  .array(
    z
      .object({
        ...named("type", z.string(), types),
        ...named("strategy", z.string(), strategies),
        ...timesShape,
        typeDescription: prose,
      })
      .meta({ name: "PossibleType" }),
  )
  .exactOptional()
  .meta({ description: likeliest });

export const possibleAuthorities = z
  .array(
    z
      .object({ ...named("authority", z.string(), authorities), ...timesShape, authorityDescription: prose })
      .meta({ name: "PossibleAuthority" }),
  )
  .exactOptional()
  .meta({ description: likeliest });

export const possibleProfiles = z
  .array(z.object({ profile, ...timesShape, profileDescription: prose }).meta({ name: "PossibleProfile" }))
  .exactOptional()
  .meta({ description: likeliest });

export const possibleDefinitions = z
  .array(
    z
      .object({ ...named("definition", definition, definitions), ...timesShape, definitionDescription: prose })
      .meta({ name: "PossibleDefinition" }),
  )
  .exactOptional()
  .meta({ description: likeliest });

export const reachSchema = z
  .object({ least: count, most: count })
  .meta({ name: "DesignReach", description: "At least and at most, by the time of birth" });

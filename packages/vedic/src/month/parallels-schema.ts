import { named } from "@almagest/i18n";
import { parallels } from "@almagest/i18n/astrology";
import type { DraftOf } from "@almagest/operation";
import { birthTimeSchema, momentConventionsSchema, offsetApplied, valueNames } from "@almagest/sky";
import * as z from "zod";
import { grahaName, vedicMomentShape } from "../birth/schema";
import { pointNames } from "../vocabulary/points";
import { declinationDeg, parallelKind } from "./parallels-monthly";

export const vedicParallelsBody = z.object({
  ...vedicMomentShape,
  orb: z.number().min(0.5).max(3).default(1.5).meta({ description: "Greatest difference of declinations, degrees" }),
});

const planetSchema = z
  .object({
    ...named("name", grahaName, pointNames),
    declination: declinationDeg,
    rightAscension: z.number().min(0).lt(360).meta({ description: "Degrees" }),
  })
  .meta({ name: "VedicDeclination" });

const parallelSchema = z
  .object({
    ...named("planet1", grahaName, pointNames),
    ...named("planet2", grahaName, pointNames),
    ...named("type", parallelKind, parallels),
    orb: z.number().min(0).meta({ description: "Degrees from exact" }),
    dec1: declinationDeg,
    dec2: declinationDeg,
  })
  .meta({ name: "VedicParallel" });

const frame = { declinations: z.string().meta({ description: "Frame of the declinations" }) };

export const vedicParallelsOutput = z.object({
  datetime: z.string().meta({ description: "Local, as sent" }),
  orb: z.number().meta({ description: "The one that was asked for, degrees" }),
  planets: z.array(planetSchema),
  parallels: z.array(parallelSchema),
  conventions: z
    .object({
      ...frame,
      ...momentConventionsSchema.shape,
    })
    .meta({ name: "VedicParallelsConventions" }),
});

const ends = z
  .object({ from: declinationDeg, to: declinationDeg })
  .meta({ name: "DeclinationRange", description: "At the earliest and at the latest second of it" });

const orbEnds = z
  .object({ from: z.number().min(0), to: z.number().min(0) })
  .meta({ name: "ParallelOrbRange", description: "Degrees from exact, at the first and at the last second of it" });

const openPlanetSchema = z
  .object({
    ...named("name", grahaName, pointNames),
    declination: ends,
    rightAscension: z
      .object({ from: z.number().min(0).lt(360), to: z.number().min(0).lt(360) })
      .meta({ name: "RightAscensionRange", description: "Degrees" }),
  })
  .meta({ name: "VedicDeclinationInTime" });

const openParallelSchema = z
  .object({
    ...named("planet1", grahaName, pointNames),
    ...named("planet2", grahaName, pointNames),
    ...named("type", parallelKind, parallels),
    orb: orbEnds,
    dec1: ends,
    dec2: ends,
  })
  .meta({ name: "VedicParallelInTime" });

const localTime = z.string().meta({ description: "By the clock of the birth, YYYY-MM-DDTHH:MM:SS" });

export const uncertainVedicParallelsOutput = z.object({
  birthTime: birthTimeSchema("VedicParallels", valueNames(parallels)),
  date: z.string(),
  timezone: offsetApplied.meta({ description: "Decimal hours from UTC that were applied at the earliest time" }),
  orb: z.number().meta({ description: "The one that was asked for, degrees" }),
  planets: z.array(openPlanetSchema),
  parallels: z.array(openParallelSchema).meta({ description: "Within the orb all through" }),
  passingParallels: z
    .array(
      z
        .object({
          ...openParallelSchema.shape,
          begins: localTime
            .exactOptional()
            .meta({ description: "The first second within the orb; absent where it was before" }),
          ends: localTime.exactOptional().meta({ description: "The first second out of it; absent where it stays" }),
        })
        .meta({ name: "PassingVedicParallel" }),
    )
    .meta({ description: "Within the orb for a part of that time" }),
  conventions: z
    .object({
      ...frame,
      ...momentConventionsSchema.omit({ utc: true, clock: true }).shape,
      utcFrom: z.string().meta({ description: "The earliest instant, ISO 8601" }),
      utcTo: z.string().meta({ description: "The latest instant, ISO 8601" }),
    })
    .meta({ name: "UncertainVedicParallelsConventions" }),
});

export type UncertainVedicParallelsAnswer = DraftOf<typeof uncertainVedicParallelsOutput>;

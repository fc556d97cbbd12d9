import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { grahas, nakshatras } from "@almagest/i18n/vedic";
import * as z from "zod";
import { frameSchema } from "../../birth/schema";
import { localTime, openVedicConventions, vedicBirthTime } from "../../birth-time/schema";
import { focusShape } from "../house-themes";
import { houseNumber, kpConventionsSchema, kpPlaceShape, lordName, planetShape } from "../schema";

const HELD = "Only where it is the same all through";
const held = lordName.exactOptional().meta({ description: HELD });

const kpPlaceInTime = z.object(kpPlaceShape).meta({ name: "KpPlaceInTime" });

/** A place as far as it is the same all through, and at both ends. */
const openKpPlace = {
  ...named("sign", z.string().exactOptional().meta({ description: HELD }), signs),
  ...named("signLord", held, grahas),
  ...named("nakshatra", z.string().exactOptional().meta({ description: HELD }), nakshatras),
  ...named("starLord", held, grahas),
  pada: z.int().min(1).max(4).exactOptional().meta({ description: HELD }),
  ...named("subLord", held, grahas),
  ...named("subSubLord", held, grahas),
  from: kpPlaceInTime.meta({ description: "At the earliest time" }),
  to: kpPlaceInTime.meta({ description: "At the latest time" }),
} as const;

const possibleSub = z
  .object({
    ...named("subLord", lordName, grahas),
    from: localTime.meta({ description: "The first second of it, by the clock of the birth" }),
  })
  .meta({ name: "PossibleSubLord" });

export const openKpPlanetSchema = z
  .object({
    ...planetShape,
    ...openKpPlace,
    retrograde: z
      .boolean()
      .exactOptional()
      .meta({ description: `${HELD}; Rahu and Ketu always` }),
    possible: z
      .array(possibleSub)
      .exactOptional()
      .meta({ description: "Where its sub lord changes: each in order of time" }),
  })
  .meta({ name: "UncertainKpPlanet" });

const openCuspSchema = z.object({ house: houseNumber, ...openKpPlace }).meta({ name: "UncertainKpCusp" });

const { ayanamsaReadAt } = kpConventionsSchema.shape;
export const openKpConventions = z
  .object({ ...openVedicConventions.shape, frame: frameSchema, ayanamsaReadAt })
  .meta({ name: "UncertainKpConventions" });

const ayanamsa = z.number().meta({ description: "Degrees taken off the tropical longitudes, not rounded" });

export const openKpPlanetsOutput = z.object({
  birthTime: vedicBirthTime,
  ayanamsa,
  planets: z.array(openKpPlanetSchema).length(9),
  conventions: openKpConventions,
});

export const openKpCuspsOutput = z.object({
  birthTime: vedicBirthTime,
  ayanamsa,
  houseSystem: z.literal("placidus"),
  cusps: z.array(openCuspSchema).length(12),
  ...focusShape,
  conventions: openKpConventions,
});

export const openKpChartOutput = z.object({
  birthTime: vedicBirthTime,
  ayanamsa,
  ayanamsaType: z.string(),
  cusps: z.array(openCuspSchema).length(12).exactOptional().meta({ description: "Only of a range" }),
  planets: z
    .array(
      z
        .object({
          ...openKpPlanetSchema.shape,
          house: houseNumber
            .exactOptional()
            .meta({ description: "Only of a range, and where it is the same all through" }),
        })
        .meta({ name: "UncertainKpChartPlanet" }),
    )
    .length(9),
  conventions: openKpConventions,
});

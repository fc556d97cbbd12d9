import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { grahas } from "@almagest/i18n/vedic";
import { prose } from "@almagest/operation";
import { houseNumber, longitudeDeg, momentConventionsSchema } from "@almagest/sky";
import * as z from "zod";
import { frameSchema, grahaName, rashiName, vedicConventionsSchema } from "../birth/schema";
import { STATES } from "../daily/gochara";
import { pointNames } from "../vocabulary/points";
import { kakshaSchema } from "./kaksha-present";

export const DRISHTI_TYPES = ["conjunction", "7th", "4th", "8th", "5th", "9th", "3rd", "10th"] as const;
export const FULL_STRENGTH = 100;

export const natalSchema = z
  .object({
    ...named("name", grahaName, pointNames),
    longitude: longitudeDeg,
    ...named("sign", rashiName, signs),
    house: houseNumber,
    isRetrograde: z.boolean(),
  })
  .meta({ name: "NatalGraha" });

export const angleSchema = z
  .object({
    ...named("natalPlanet", grahaName, pointNames),
    aspectType: z.enum(["conjunction", "sextile", "square", "trine", "opposition"]).meta({ name: "TransitAngleName" }),
    orb: z.number().min(0).meta({ description: "Degrees from exact" }),
  })
  .meta({ name: "AngleToNatal" });

export const drishtiSchema = z
  .object({
    ...named("natalPlanet", grahaName, pointNames),
    aspectType: z.enum(DRISHTI_TYPES).meta({ name: "DrishtiToNatalType" }),
    strength: z.literal(FULL_STRENGTH).meta({ description: "Whole-sign aspects are full" }),
    orb: z.number().min(0).meta({ description: "Difference of the degrees within the two signs" }),
  })
  .meta({ name: "DrishtiToNatal" });

export const transitingSchema = z
  .object({
    ...named("name", grahaName, pointNames),
    longitude: longitudeDeg,
    ...named("sign", rashiName, signs),
    isRetrograde: z.boolean(),
    natalHouse: houseNumber.meta({ description: "From the natal Lagna, whole signs" }),
    houseFromMoon: houseNumber.meta({ description: "From the natal Moon, whole signs" }),
    aspectsToNatal: z.array(angleSchema),
    drishtiToNatal: z.array(drishtiSchema),
    kaksha: kakshaSchema,
  })
  .meta({ name: "TransitingGraha" });

export const keySchema = z
  .object({
    ...named("planet", grahaName, pointNames),
    description: prose,
    natalHouse: houseNumber,
    houseFromMoon: houseNumber,
    aspects: z.array(z.string()),
    drishti: z.array(z.string()),
  })
  .meta({ name: "KeyTransit" });

export const judgedSchema = z
  .object({
    ...named("planet", grahaName, pointNames),
    houseFromMoon: houseNumber,
    natalHouse: houseNumber,
    state: z.enum(STATES).meta({ name: "GocharaState" }),
    stateSource: prose.meta({ description: "Reasons, each with its verse" }),
    ...named("obstructedBy", z.array(z.string()).meta({ description: "In the house of vedha" }), grahas),
    binduCount: z.int().min(0).max(8).exactOptional(),
    entered: z.string().exactOptional().meta({ description: "Day its sign was entered, of Jupiter, Saturn and nodes" }),
    leaves: z.string().exactOptional(),
    saturnPart: z
      .enum(["rising", "peak", "setting", "eighth", "fourth"])
      .exactOptional()
      .meta({ name: "SaturnPart", description: "The part of Sade Sati, or the 8th or 4th from the Moon" }),
    dashaLevel: z
      .enum(["major", "sub"])
      .exactOptional()
      .meta({ name: "TransitDashaLevel", description: "The running period that it rules" }),
  })
  .meta({ name: "JudgedTransit" });

export const gocharaSchema = z
  .object({
    transits: z.array(judgedSchema).length(9).meta({ description: "The weightiest first" }),
    reading: prose,
  })
  .meta({ name: "GocharaReading", description: "The nine through the natal chart, by Phaladeepika 26" });

export const transitOutput = z.object({
  frame: frameSchema.meta({ description: "At birth" }),
  birthDatetime: z.string().meta({ description: "Local, as sent" }),
  transitDatetime: z.string().meta({ description: "Local, as sent" }),
  natalPlanets: z.array(natalSchema),
  transitingPlanets: z.array(transitingSchema),
  keyTransits: z.array(keySchema).meta({ description: "Jupiter, Saturn, Rahu and Ketu" }),
  gochara: gocharaSchema.exactOptional(),
  conventions: z
    .object({
      ...vedicConventionsSchema.shape,
      transit: momentConventionsSchema.meta({ name: "TransitMoment" }),
      aspectOrb: z.number().meta({ description: "Greatest orb of aspectsToNatal, degrees" }),
    })
    .meta({ name: "VedicTransitConventions" }),
});

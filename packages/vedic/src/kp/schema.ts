import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { grahas, nakshatras } from "@almagest/i18n/vedic";
import {
  ayanamsaChoice,
  ayanamsaEpoch,
  ayanamsaEpochUsed,
  ayanamsaName,
  ayanamsaValue,
  nodeType,
} from "@almagest/operation";
import * as z from "zod";
import { frameSchema, vedicConventionsSchema, vedicMomentShape } from "../birth/schema";

/** The frame of this school unless another is asked for. */
export const kpAyanamsaChoice = ayanamsaName
  .default("kp-newcomb")
  .meta({ description: "Sidereal frame; custom takes its value from ayanamsaValue", ...ayanamsaChoice });

/** The members that choose the frame. A body made of them ends with `.check(requireAyanamsaValue)`. */
export const kpFrameShape = { ayanamsa: kpAyanamsaChoice, ayanamsaValue, ayanamsaEpoch } as const;

/** The same of a search, which is listed without the members of a custom value. */
export const movingFrameShape = {
  ayanamsa: kpAyanamsaChoice.meta({
    description: "Sidereal frame, read at each instant; custom takes its value from ayanamsaValue",
    ...ayanamsaChoice,
    listed: "lahiri, raman, kp-old, 45 more",
  }),
  ayanamsaValue: ayanamsaValue.meta({ unlisted: true }),
  ayanamsaEpoch,
} as const;

/** The frame of an answer that has no conventions. */
export const frameUsedShape = { ayanamsa: z.string(), ayanamsaEpoch: ayanamsaEpochUsed } as const;

export const meanNode = nodeType
  .unwrap()
  .default("mean")
  .meta({ description: "Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite", fold: "case" });

/** The members of a chart of this school. A body made of them ends with `.check(requireAyanamsaValue)`. */
export const kpBirthShape = { ...vedicMomentShape, ...kpFrameShape } as const;
export const kpNodeBirthShape = { ...kpBirthShape, nodeType: meanNode } as const;

export const lordName = z.string().meta({ description: "English name of the graha", examples: ["Venus"] });
export const kpNumber = z.int().min(1).max(249).meta({ description: "Which of the 249 parts of the zodiac" });
export const houseNumber = z.int().min(1).max(12);
const siderealLongitude = z.number().min(0).max(360).meta({ description: "Degrees in the frame, [0, 360)" });

/** The divisions of a longitude, down to the sub-sub lord. */
export const kpPlaceShape = {
  longitude: siderealLongitude,
  ...named("sign", z.string().meta({ examples: ["Leo"] }), signs),
  ...named("signLord", lordName, grahas),
  ...named("nakshatra", z.string().meta({ examples: ["Purva Phalguni"] }), nakshatras),
  ...named("nakshatraLord", lordName, grahas),
  pada: z.int().min(1).max(4),
  ...named("starLord", lordName.meta({ description: "The same as nakshatraLord" }), grahas),
  ...named("subLord", lordName, grahas),
  ...named("subSubLord", lordName, grahas),
  kpNumber,
} as const;

export const planetShape = { ...named("planet", lordName, grahas) } as const;

export const kpCuspSchema = z.object({ house: houseNumber, ...kpPlaceShape }).meta({ name: "KpCusp" });

/** The conventions of an answer of this school. */
export const kpConventionsSchema = z
  .object({
    ...vedicConventionsSchema.shape,
    frame: frameSchema,
    ayanamsaReadAt: z.string().meta({ description: "The instant at which the ayanamsa was read, ISO 8601 in UTC" }),
  })
  .meta({ name: "KpConventions" });

const level = z.int().min(1).max(4).meta({ description: "1 is the strongest" });

export const significatorsSchema = z
  .object({
    houseWise: z.array(
      z.object({
        house: houseNumber,
        significators: z.array(
          z.object({
            level,
            description: z.string().meta({ weight: "repeated" }),
            ...named("planets", z.array(lordName), grahas),
          }),
        ),
        ...named("all", z.array(lordName).meta({ description: "The strongest first, each once" }), grahas),
      }),
    ),
    planetWise: z.array(
      z.object({
        ...planetShape,
        signifies: z.array(z.object({ level, houses: z.array(houseNumber) })),
        allHouses: z.array(houseNumber).meta({ description: "The strongest first, each once" }),
      }),
    ),
  })
  .meta({ name: "KpSignificators" });

export const levelHousesSchema = z
  .object({
    L1: z.array(houseNumber).meta({ description: "The house its star lord stands in" }),
    L2: z.array(houseNumber).meta({ description: "The house it stands in" }),
    L3: z.array(houseNumber).meta({ description: "Houses its star lord owns" }),
    L4: z.array(houseNumber).meta({ description: "Houses it owns" }),
  })
  .meta({ name: "KpLevelHouses", description: "A node has those of the grahas it acts for after its own" });

/** The lords that rule a moment. */
export const rulersShape = {
  ...named("dayLord", lordName, grahas),
  ...named("moonSignLord", lordName, grahas),
  ...named("moonStarLord", lordName, grahas),
  ...named("moonSublord", lordName, grahas),
  ...named("moonSubSublord", lordName, grahas),
  ...named("lagnaSignLord", lordName, grahas),
  ...named("lagnaStarLord", lordName, grahas),
  ...named("lagnaSublord", lordName, grahas),
  ...named("lagnaSubSublord", lordName, grahas),
  ...named("rulingPlanets", z.array(lordName).meta({ description: "The strongest first, each once" }), grahas),
} as const;

export const dayBegins = z.enum(["sunrise", "midnight"]).meta({
  name: "KpDayBegins",
  description: "midnight where the Sun does not rise and set: the lord is that of the civil date",
});

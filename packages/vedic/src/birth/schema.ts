import { named } from "@almagest/i18n";
import { grahas, nakshatras } from "@almagest/i18n/vedic";
import {
  AYANAMSAS,
  ayanamsaEpochUsed,
  ayanamsaShape,
  civilMoment,
  NODE_TYPES,
  nodeType,
  place,
  positionType,
  positionTypeUsed,
  presetUsed,
  timezone,
  vedicPreset,
} from "@almagest/operation";
import { momentConventionsSchema } from "@almagest/sky";
import * as z from "zod";

/** India's time by default. */
export const indianTimezone = timezone.default(5.5).meta({
  description:
    "Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time",
  examples: [5.5],
});

/** The members of a birth without a choice of frame. */
export const vedicMomentShape = { ...civilMoment.shape, timezone: indianTimezone, ...place.shape } as const;

/** The members of a birth with its frame. A body made of them ends with `.check(requireAyanamsaValue)`. */
export const vedicBirthShape = { ...vedicMomentShape, ...ayanamsaShape } as const;

/** The same with the choice of positions, of a chart in which no node is read. */
export const vedicPositionsShape = { preset: vedicPreset, ...vedicBirthShape, positionType } as const;

/** The same of a chart with nodes. */
export const vedicChartShape = {
  ...vedicPositionsShape,
  nodeType: nodeType.unwrap().default("mean").meta({
    description: "Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite",
    fold: "case",
    unlisted: true,
  }),
} as const;

/** Which vocabulary the house themes come in. It changes words alone. */
export const FOCUSES = ["general", "finance"] as const;
export type Focus = (typeof FOCUSES)[number];
export const focus = z.enum(FOCUSES).default("general").meta({
  name: "ReadingFocus",
  description: "Which words the themes of the houses come in; numbers stay the same",
  fold: "case",
});

export const frameSchema = z
  .object({
    ayanamsa: z.enum([...AYANAMSAS, "tropical"]).meta({ name: "FrameName" }),
    ayanamsaDegrees: z.number().meta({ description: "Degrees taken off the tropical longitudes, not rounded" }),
    ayanamsaEpoch: ayanamsaEpochUsed,
  })
  .meta({ name: "SiderealFrame", description: "The zodiac that the longitudes are told in" });

/** The conventions of an answer of this domain, so that a stored one can be reproduced. */
export const vedicConventionsSchema = z
  .object({
    zodiac: z.enum(["sidereal", "tropical"]).meta({ name: "ZodiacUsed" }),
    positions: z
      .string()
      .meta({ description: "Frame of all longitudes and latitudes before the ayanamsa is taken off" }),
    positionType: positionTypeUsed.exactOptional().meta({ description: "Only where it is another than apparent" }),
    nodeType: z.enum(NODE_TYPES).meta({ description: "Rahu; Ketu stands opposite" }),
    houseSystem: z.string().meta({ description: "The count of houses: whole-sign from the Lagna, sripati, placidus" }),
    preset: presetUsed,
    ...momentConventionsSchema.shape,
  })
  .meta({ name: "VedicConventions" });

export const grahaName = z.string().meta({ description: "English name of the graha, or Lagna", examples: ["Moon"] });
export const rashiName = z.string().meta({ description: "English name of the sign", examples: ["Taurus"] });

export const LORD_NAMES = ["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"] as const;

export const nakshatraSchema = z
  .object({
    key: z.int().min(1).max(27).meta({ description: "1 Ashwini to 27 Revati" }),
    ...named("name", z.string(), nakshatras),
    ...named("lord", z.enum(LORD_NAMES).meta({ name: "NakshatraLord" }), grahas),
    pada: z.int().min(1).max(4),
  })
  .meta({ name: "NakshatraPlace" });

/** Degrees within the sign. */
export const degreeInRashi = z.number().min(0).lt(30).meta({ description: "Degrees within the sign" });

export const COORDINATE_SYSTEMS = ["sidereal", "tropical"] as const;
export type CoordinateSystem = (typeof COORDINATE_SYSTEMS)[number];

/** Which zodiac, where no ayanamsa is asked for. */
export const coordinateSystem = z.enum(COORDINATE_SYSTEMS).default("sidereal").meta({
  name: "CoordinateSystem",
  description: "Zodiac of the longitudes; sidereal is Lahiri",
  fold: "case",
});

import * as z from "zod";
import { natalZodiac, type Zodiac, zodiacShape } from "./zodiac";

export const APOGEE_TYPES = ["mean", "true"] as const;
export type ApogeeType = (typeof APOGEE_TYPES)[number];

export const POSITION_TYPES = ["apparent", "true"] as const;
export type PositionType = (typeof POSITION_TYPES)[number];

export const CENTERS = ["geocentric", "topocentric", "heliocentric"] as const;
export type Center = (typeof CENTERS)[number];

/** Members of rare options: no list of tools has them. */
export const lilithType = z.enum(APOGEE_TYPES).meta({ name: "LilithType" }).default("mean").meta({
  description: "Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon",
  fold: "case",
  unlisted: true,
});

export const positionType = z.enum(POSITION_TYPES).meta({ name: "PositionType" }).default("apparent").meta({
  description: "true is where bodies are at the instant, without the time of light, its bending and aberration",
  fold: "case",
  unlisted: true,
});

/** The refusal of a center that an operation has no answer for. */
const NO_CENTER = {
  heliocentric:
    "A heliocentric chart has no houses, Moon or nodes, and this operation needs them: POST /astrology/planets and POST /astrology/aspects answer it.",
  topocentric: "It needs a place to be seen from, and this operation has none.",
} as const;

const DESCRIPTIONS = {
  topocentric: "topocentric takes the parallax as seen from the place, at sea level: the Moon moves by up to a degree",
  heliocentric: "heliocentric has the Earth in place of the Sun, and no Moon, nodes or Lilith",
} as const;

/** For an operation whose bodies are seen from the place of a birth. */
export const placedCenter = z
  .enum(["geocentric", "topocentric"])
  .meta({ name: "PlacedCenter" })
  .default("geocentric")
  .meta({
    description: DESCRIPTIONS.topocentric,
    fold: "case",
    reasons: { heliocentric: NO_CENTER.heliocentric },
    unlisted: true,
  });

/** For the positions of a moment at a place. */
export const anyCenter = z
  .enum(CENTERS)
  .meta({ name: "Center" })
  .default("geocentric")
  .meta({ description: `${DESCRIPTIONS.topocentric}; ${DESCRIPTIONS.heliocentric}`, fold: "case", unlisted: true });

/** For a moment without a place. */
export const unplacedCenter = z
  .enum(["geocentric", "heliocentric"])
  .meta({ name: "UnplacedCenter" })
  .default("geocentric")
  .meta({
    description: DESCRIPTIONS.heliocentric,
    fold: "case",
    reasons: { topocentric: NO_CENTER.topocentric },
    unlisted: true,
  });

/** A check: a chart that is seen from the Sun has no Lilith to choose, and no node to count from. */
export function requireViewing({ value, issues }: z.core.ParsePayload<ViewingChoice & { zodiac?: Zodiac }>): void {
  if (value.center !== "heliocentric") return;
  const refuse = (name: "lilithType" | "zodiac"): void => {
    const message = `${name} ${value[name]} is of a chart that is seen from the Earth. Leave it out, or center heliocentric.`;
    issues.push({ code: "custom", path: [name], message, input: value[name] });
  };
  if (value.lilithType === "true") refuse("lilithType");
  if (value.zodiac === "draconic") refuse("zodiac");
}

/** The number by which every longitude of a chart is multiplied. */
export const harmonic = z
  .int()
  .min(2)
  .max(360)
  .optional()
  .meta({ description: "The chart of this harmonic: every longitude times the number", examples: [9], unlisted: true });

/** The echo of an answer. */
export const harmonicUsed = z.int().exactOptional().meta({ description: "Longitudes and speeds are times this" });

/** The center that an answer names, where it is another than the Earth's. */
export const centerUsed = z.enum(CENTERS).meta({ name: "Center" });

/** The same of the kind of positions. */
export const positionTypeUsed = z.enum(POSITION_TYPES).meta({ name: "PositionType" });

/** The way a sky is read, of a chart without a place of its own. A body made of it ends with `.check(requireZodiac)`. */
export const skyShape = { ...zodiacShape, lilithType, positionType } as const;

/** The same of a chart whose bodies may be seen from its place. */
export const placedSkyShape = { ...skyShape, zodiac: natalZodiac, center: placedCenter } as const;

/** Those of these members that were sent. */
export interface ViewingChoice {
  readonly lilithType?: ApogeeType | undefined;
  readonly positionType?: PositionType | undefined;
  readonly center?: Center | undefined;
  readonly harmonic?: number | undefined;
}

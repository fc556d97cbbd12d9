import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { grahas, nakshatras } from "@almagest/i18n/vedic";
import { longitudeDeg } from "@almagest/sky";
import * as z from "zod";
import { degreeInRashi, grahaName, LORD_NAMES, nakshatraSchema, rashiName } from "../birth/schema";
import { pointNames } from "../vocabulary/points";
import { localTime } from "./schema";

// Parts of the charts of a birth whose time is open.

const ONLY_HELD = "Only where it is the same all through";

export const heldRashi = named("rashi", rashiName.exactOptional().meta({ description: ONLY_HELD }), signs);

const nakshatraNamed = {
  key: z.int().min(1).max(27).meta({ description: "1 Ashwini to 27 Revati" }),
  ...named("name", z.string(), nakshatras),
};

export const heldPada = z.int().min(1).max(4).exactOptional().meta({ description: ONLY_HELD });

const heldNakshatra = z
  .object({ ...nakshatraNamed, lord: nakshatraSchema.shape.lord, pada: heldPada })
  .meta({ name: "UncertainNakshatraPlace", description: ONLY_HELD });

/** A point at one end of the span. */
export const placeInTime = z
  .object({
    ...named("rashi", rashiName, signs),
    longitude: longitudeDeg,
    degreeInRashi,
    latitude: z.number().exactOptional().meta({ description: "Ecliptic latitude, degrees; the Lagna has none" }),
    nakshatra: nakshatraSchema,
  })
  .meta({ name: "VedicPlaceInTime" });

export const ends = {
  from: placeInTime.meta({ description: "At the earliest time" }),
  to: placeInTime.meta({ description: "At the latest time" }),
};

/** A longitude at both ends of the span. */
export const longitudeReach = z
  .object({
    from: longitudeDeg.meta({ description: "At the earliest time" }),
    to: longitudeDeg.meta({ description: "At the latest time" }),
  })
  .meta({ name: "LongitudeReach" });

export const firstSecond = localTime.meta({ description: "The first second of it, by the clock of the birth" });

export const lastSecond = localTime.meta({ description: "The last second of it, by the clock of the birth" });

const possiblePlace = z
  .object({
    from: firstSecond,
    ...named("rashi", rashiName, signs),
    ...named("nakshatra", z.string(), nakshatras),
    ...named("nakshatraLord", z.enum(LORD_NAMES), grahas),
  })
  .meta({ name: "PossibleGrahaPlace" });

const house = z.int().min(1).max(12).exactOptional();

/** A graha over the span: what it is all through, and its places at both ends. */
export const openGrahaShape = {
  ...named("graha", grahaName, pointNames),
  ...heldRashi,
  ...ends,
  isRetrograde: z.boolean().exactOptional().meta({ description: ONLY_HELD }),
  isCombust: z.boolean().exactOptional().meta({ description: "The same; absent for what cannot burn" }),
  nakshatra: heldNakshatra.exactOptional(),
  houseFromMoon: house.meta({ description: "Counted from the Moon's sign, which is the first; only where it holds" }),
  house: house.meta({ description: "Counted from the Lagna's sign; only where it is the same all through" }),
  possible: z
    .array(possiblePlace)
    .exactOptional()
    .meta({ description: "Where its sign or its nakshatra changes: each of them in order of time" }),
};

/** The Lagna over the span. */
export const openLagnaSchema = z
  .object({ ...named("rashi", rashiName, signs), ...ends })
  .meta({ name: "UncertainLagna", description: "Only where its sign is the same all through" });

export const COUNTED_FROM = ["Lagna", "Moon"] as const;

export const rashiChartShape = {
  countedFrom: z.enum(COUNTED_FROM).meta({
    name: "HousesCountedFrom",
    description: "Whose sign is the first house: the Lagna's where it holds, else the Moon's (Chandra lagna)",
  }),
  from: firstSecond,
  to: lastSecond,
};

export const rashiHouseShape = {
  number: z.int().min(1).max(12),
  ...named("rashi", rashiName, signs),
  ...named("grahas", z.array(grahaName), pointNames),
};

export const rashiChartsSchema = z
  .array(
    z
      .object({
        ...rashiChartShape,
        houses: z.array(z.object(rashiHouseShape).meta({ name: "RashiHouse" })),
      })
      .meta({ name: "UncertainRashiChart" }),
  )
  .meta({ description: "The signs of all grahas with twelve houses: one chart for each stretch without a change" });

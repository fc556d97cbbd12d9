import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import * as z from "zod";

export const longitudeDeg = z.number().min(0).lt(360).meta({ description: "Ecliptic longitude, degrees" });

export const latitudeDeg = z.number().meta({ description: "Ecliptic latitude, degrees, north positive" });

export const signName = z.string().meta({ description: "English name of the sign" });

export const degreeInSign = z.number().min(0).lt(30).meta({ description: "Degrees within the sign" });

export const zodiacPlaceSchema = z
  .object({
    ...named("sign", signName, signs),
    degree: degreeInSign,
    longitude: longitudeDeg,
  })
  .meta({ name: "ZodiacPlace" });

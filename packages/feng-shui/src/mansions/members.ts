import { named } from "@almagest/i18n";
import { compass } from "@almagest/i18n/astrology";
import { prose } from "@almagest/operation";
import * as z from "zod";
import { direction } from "../wire/schema";
import { GROUPS, KUAS } from "./kua";
import { mansionStarId, nature, sectorSchema } from "./present";

// Members of the answers about a kua.

export const kuaValue = z.literal([...KUAS]).meta({ description: "1 to 9 without 5" });
export const rawKuaValue = z.int().min(1).max(9).meta({ description: "As counted, 5 among them" });
export const reassigned = z.boolean().meta({ description: "True where 5 was counted" });
export const group = z.enum(GROUPS).meta({ description: "East: good in N, E, SE, S. West: good in NE, SW, W, NW" });
export const solarYearValue = z.int().meta({ description: "The year that decided" });
export const sectors = z.array(sectorSchema).length(8).meta({ description: "In compass order from North" });
export const meaning = prose.meta({ description: "How a home is used by this number" });

export const facingSchema = z
  .object({ ...named("direction", direction, compass), star: mansionStarId, nature, reading: prose })
  .meta({ name: "EightMansionsFacing" });

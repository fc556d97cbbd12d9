import * as z from "zod";
import { LANGS } from "../languages";

/** `lang`: language of names and texts; canonical values stay English. Any BCP 47 tag of the ten languages is read. */
export const lang = z.enum(LANGS).meta({ name: "Language", description: "BCP 47" }).default("en").meta({
  description: "Language of localized names and texts; a missing text is given in English",
  fold: "language",
});

/** The query that every operation with words takes. */
export const langQuery = z.object({ lang });

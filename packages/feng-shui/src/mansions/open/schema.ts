import { named } from "@almagest/i18n";
import { compass } from "@almagest/i18n/astrology";
import { optionalProse } from "@almagest/operation";
import { birthTimeSchema } from "@almagest/sky";
import * as z from "zod";
import { direction, turnDate, yearBoundaryEcho } from "../../wire/schema";
import { GENDERS, GROUPS } from "../kua";
import { facingSchema, group, kuaValue, meaning, rawKuaValue, reassigned, sectors, solarYearValue } from "../members";
import { kuaTrigramSchema, mansionSchema } from "../present";

// Answers to a birth whose time is open: one kua, or those of both years where the year turns within that time.

export const kuaBirthTime = birthTimeSchema("Kua", () => undefined);

const held = { description: "Only where the year does not turn within the time of birth" };

const decides = optionalProse.meta({ description: "Only where the year turns within that time: when, and both kuas" });

const from = z.string().meta({ description: "The first second of that year, by the clock of the birth" });

const kuaOfYear = {
  kua: kuaValue,
  rawKua: rawKuaValue,
  reassigned,
  group,
  solarYear: solarYearValue,
  trigram: kuaTrigramSchema,
  meaning,
  reassignment: optionalProse,
  sectors,
};

const conventions = z
  .object({
    yearBoundary: yearBoundaryEcho,
    timezone: z
      .union([z.number(), z.string()])
      .meta({ description: "The clock of the birth as sent; 8 where none was sent" }),
  })
  .meta({ name: "UncertainKuaConventions" });

export const possibleKuaSchema = z.object({ from, ...kuaOfYear }).meta({ name: "PossibleKua" });

export const uncertainKuaOutput = z.object({
  birthTime: kuaBirthTime,
  gender: z.enum(GENDERS),
  boundaryDate: turnDate.meta({ description: "Where the year turned in the calendar year of the date, at UTC+8" }),
  decides,
  kua: kuaValue.exactOptional().meta(held),
  rawKua: rawKuaValue.exactOptional().meta(held),
  reassigned: reassigned.exactOptional().meta(held),
  group: z.enum(GROUPS).exactOptional().meta({ description: "Only where it is the same all through" }),
  solarYear: solarYearValue.exactOptional().meta(held),
  trigram: kuaTrigramSchema.exactOptional(),
  meaning,
  reassignment: optionalProse,
  sectors: sectors.exactOptional(),
  possible: z.array(possibleKuaSchema).exactOptional().meta({ description: "Both, where the year turns" }),
  conventions,
});

const mansionsOfKua = {
  kua: kuaValue,
  group,
  trigram: kuaTrigramSchema,
  sectors: z.array(mansionSchema).length(8).meta({ description: "From the best to the worst" }),
  ...named("bestSector", direction, compass),
  ...named("worstSector", direction, compass),
  facingSector: facingSchema.exactOptional(),
};

export const possibleMansionsSchema = z
  .object({ from, solarYear: solarYearValue, ...mansionsOfKua })
  .meta({ name: "PossibleMansions" });

export const uncertainMansionsOutput = z.object({
  birthTime: kuaBirthTime,
  decides,
  kua: kuaValue.exactOptional().meta(held),
  group: z.enum(GROUPS).exactOptional().meta({ description: "Only where it is the same all through" }),
  trigram: kuaTrigramSchema.exactOptional(),
  sectors: mansionsOfKua.sectors.exactOptional(),
  ...named("bestSector", direction.exactOptional(), compass),
  ...named("worstSector", direction.exactOptional(), compass),
  facingSector: facingSchema.exactOptional(),
  possible: z.array(possibleMansionsSchema).exactOptional().meta({ description: "Both, where the year turns" }),
  conventions,
});

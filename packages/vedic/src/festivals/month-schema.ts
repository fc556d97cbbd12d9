import { named } from "@almagest/i18n";
import { lunarMonths } from "@almagest/i18n/vedic";
import * as z from "zod";

export const monthNameSchema = z
  .object({
    ...named("name", z.string(), lunarMonths),
    adhika: z.boolean().meta({ description: "An extra month" }),
    ...named(
      "suppressed",
      z.string().nullable().meta({ description: "The month that this one takes in where the Sun enters two signs" }),
      lunarMonths,
    ),
  })
  .meta({ name: "LunarMonthName" });

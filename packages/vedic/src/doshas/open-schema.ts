import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { optionalProseList, prose } from "@almagest/operation";
import * as z from "zod";
import { frameSchema, rashiName } from "../birth/schema";
import { firstSecond, lastSecond } from "../birth-time/chart-schema";
import { openVedicConventions, vedicBirthTime } from "../birth-time/schema";

/** Shared by the doshas of a birth whose time is open. */
export const openDoshaShape = {
  birthTime: vedicBirthTime,
  frame: frameSchema,
  verdict: z.enum(["yes", "no", "depends"]).meta({
    name: "DoshaVerdict",
    description: "Whether every time of birth has it, none has, or it depends on the time",
  }),
  present: z.boolean().exactOptional().meta({ description: "Only where every time says the same" }),
  description: prose,
  remedies: optionalProseList,
  conventions: openVedicConventions,
} as const;

export const heldHouse = z.int().min(1).max(12).exactOptional();

/** A Lagna that may have been rising, with its times. */
export const lagnaTimes = {
  from: firstSecond,
  to: lastSecond,
  ...named("lagna", rashiName.meta({ description: "The sign that rises in that time" }), signs),
} as const;

import { named } from "@almagest/i18n";
import { optionalProse, optionalProseList, prose } from "@almagest/operation";
import { birthTimeSchema } from "@almagest/sky";
import * as z from "zod";
import { choirs } from "../../vocabulary/choirs";
import { usualNames } from "../../vocabulary/shem-names";
import { angelSchema, birthdaySchema, conventionsShape, hebrewDateSchema, sephirahOfBirth } from "../birth-schema";

const local = z.string().meta({ description: "The first second of it, by the clock of the birth" });

const ofDate = { hebrewDate: hebrewDateSchema, hebrewBirthday: birthdaySchema, sephirah: sephirahOfBirth };

/** A Hebrew date that the birth may have. */
const possibleDate = z
  .object({ civilDate: z.string().meta({ description: "The day by the clock of the birth, YYYY-MM-DD" }), ...ofDate })
  .meta({ name: "PossibleHebrewDate" });

const { number, name, romanization, window, role } = angelSchema.shape;
const held = { description: "Only where it is the same all through" };
const text = z.string().exactOptional().meta(held);

const openAngel = z
  .object({
    role,
    number: number.exactOptional().meta(held),
    name: text,
    romanization: text,
    ...named("traditionalName", text, usualNames),
    ...named("choir", text, choirs),
    window: window.exactOptional(),
    reading: prose,
    possible: z
      .array(
        z
          .object({ number, name, romanization, ...named("traditionalName", z.string(), usualNames), from: local })
          .meta({ name: "PossibleAngel" }),
      )
      .exactOptional()
      .meta({ description: "Where it changes: each in order of time; the one by the clock only within an hour" }),
  })
  .meta({ name: "UncertainBirthAngel" });

export const uncertainBirthProfileOutput = z.object({
  birthTime: birthTimeSchema("BirthProfile", () => undefined),
  birthData: z
    .object({ date: z.string(), timezone: z.union([z.number(), z.string()]) })
    .meta({ name: "UntimedKabbalahBirth" }),
  hebrewDate: hebrewDateSchema.exactOptional().meta({ description: "Only where one is possible" }),
  hebrewBirthday: birthdaySchema.exactOptional(),
  sephirah: sephirahOfBirth.exactOptional(),
  possibleDates: z
    .array(possibleDate)
    .exactOptional()
    .meta({ description: "Where several are: before and after sunset, or the days of a night" }),
  decides: optionalProse.meta({ description: "What would tell the possible dates apart" }),
  angels: z.array(openAngel).length(3),
  together: optionalProse.meta({ description: "Only where all three names are the same all through" }),
  notices: optionalProseList,
  conventions: conventionsShape.omit({ afterSunset: true }).meta({ name: "UncertainBirthProfileConventions" }),
});

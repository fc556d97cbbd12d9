import { type DraftOf, prose, proseList } from "@almagest/operation";
import * as z from "zod";
import { Y_AS_VOWEL } from "./numbers/vowels";

/** `fullName`. */
export const fullName = z
  .string()
  .min(1)
  .max(200)
  .meta({
    name: "FullName",
    description: "Full name as given at birth, in any script",
    examples: ["John William Smith"],
    keepsEmpty: true,
  });

/** `name` of a person or a business, for the Chaldean count. */
export const name = z
  .string()
  .min(1)
  .max(200)
  .meta({ description: "Name as it is used, in any script", examples: ["Helen"] });

/** `yAsVowel`, on every operation that tells vowels from consonants. */
export const yAsVowel = z.enum(Y_AS_VOWEL).optional().meta({
  name: "YAsVowel",
  description: "When Y is a vowel",
});

export const numberType = z.enum(["single", "master"]).meta({ name: "NumberType" });

export const meaning = z
  .object({
    title: prose,
    keywords: proseList,
    description: prose,
    strengths: proseList,
    challenges: proseList,
    career: prose,
    relationships: prose,
    spirituality: prose,
  })
  .meta({ name: "NumberReading" });

export const debtMeaning = z
  .object({ description: prose, challenge: prose, resolution: prose })
  .meta({ name: "KarmicDebtMeaning" });

export const letters = z
  .string()
  .meta({ description: "The letters counted, words apart", examples: ["JOHN WILLIAM SMITH"] });

/** Choices where schools differ, about a name. */
export const nameConventions = z
  .object({
    system: z.enum(["pythagorean", "chaldean", "pythagorean-and-chaldean"]),
    romanization: z.array(z.enum(["latin", "icao-9303", "elot-743", "transliterated"])),
    names: z.enum(["added-as-one", "word-by-word"]),
    vowels: z.enum(["aeiou", "y", "aeiou-and-y"]).exactOptional(),
    yAsVowel: z.enum(Y_AS_VOWEL).exactOptional(),
  })
  .meta({ name: "NameConventions" });

/** Choices where schools differ, about a date. */
export const dateConventions = z
  .object({
    calendar: z.literal("proleptic-gregorian"),
    cycles: z.literal("month-day-year"),
    masters: z.literal("kept"),
  })
  .meta({ name: "DateConventions" });
export const DATE_CONVENTIONS = {
  calendar: "proleptic-gregorian",
  cycles: "month-day-year",
  masters: "kept",
} as const satisfies DraftOf<typeof dateConventions>;

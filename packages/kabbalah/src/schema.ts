import { named } from "@almagest/i18n";
import { bodies, elements, signs } from "@almagest/i18n/astrology";
import { majors } from "@almagest/i18n/tarot";
import { count, prose } from "@almagest/operation";
import { SIGN_IDS } from "@almagest/sky";
import * as z from "zod";
import { CIPHER_IDS, MISPAR_GADOL } from "./gematria/ciphers";
import { holdsHebrew, isHebrewText } from "./hebrew/text";
import { ATTRIBUTION_KINDS, DOUBLE_PLANETS, LETTER_ATTRIBUTIONS, MOTHER_ELEMENTS } from "./letters/attributions";
import { LETTER_IDS } from "./letters/letters";
import { TRUMP_IDS } from "./tree/paths";
import { PILLARS, SEPHIRAH_IDS } from "./tree/sephirot";
import { letterNames } from "./vocabulary/letters";

/** A text in any script but Hebrew. */
export const latinText = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !holdsHebrew(text), {
    error:
      "This field is read by a letter map and takes no Hebrew letters. Send Hebrew in the field whose name ends in Hebrew.",
  })
  .meta({
    name: "TextToTransliterate",
    description: "Latin letters, or another script, which is read as Latin first; at least one letter",
    examples: ["Sarah"],
    keepsEmpty: true,
  });

/** A text in Hebrew letters. */
export const hebrewText = z
  .string()
  .min(1)
  .max(200)
  .refine(isHebrewText, {
    error:
      "This field takes Hebrew letters alone, with points, accents and punctuation if you like. " +
      "Send other scripts in the field without Hebrew in its name.",
  })
  .meta({
    name: "HebrewText",
    description: "Hebrew letters; points, cantillation and punctuation are not counted; at least one letter",
    examples: ["שלום"],
    keepsEmpty: true,
  });

export const transliteration = z
  .enum(["letter-map-mathers"])
  .default("letter-map-mathers")
  .meta({ fold: "separators", description: "How Latin letters become Hebrew ones; ignored where Hebrew is sent" });
export const misparGadol = z.enum(MISPAR_GADOL).default("finals-500-900").meta({
  fold: "separators",
  description: "What the large count is: final letters as 500 to 900, or letters counted by their names",
});
export const letterAttribution = z.enum(LETTER_ATTRIBUTIONS).default("sefer-yetzirah-gra").meta({
  fold: "separators",
  description: "Whose planets the seven double letters have; elements and signs are the same in all four",
});
export const sephirotSystem = z.enum(["classical", "golden-dawn"]).default("classical").meta({
  fold: "separators",
  description: "Whose spheres the sephirot have; the two agree on all ten",
});

export const letterId = z.enum(LETTER_IDS).meta({ name: "HebrewLetterId" });
export const sephirahId = z.enum(SEPHIRAH_IDS).meta({ name: "SephirahId" });
export const cipherId = z.enum(CIPHER_IDS).meta({ name: "GematriaCipherId" });
export const pillar = z.enum(PILLARS).meta({ name: "TreePillar" });
export const TRADITIONS = ["rabbinic", "renaissance-latin", "golden-dawn-transliterated", "modern"] as const;
export const tradition = z.enum(TRADITIONS).meta({ name: "CipherTradition" });

const value = z.int().min(0).meta({ description: "Whole number" });

export const countedLetter = z
  .object({
    glyph: z.string(),
    letterId,
    ...named("name", z.string(), letterNames),
    isFinal: z.boolean(),
    value: value.meta({ description: "What the letter counts: 500 to 900 for a final form where misparGadol says so" }),
    standardValue: value.meta({ description: "What it counts in the standard cipher, a final form as its letter" }),
  })
  .meta({ name: "CountedHebrewLetter" });

export const formValue = z
  .object({
    id: cipherId,
    value,
    alternateValues: z
      .array(z.int())
      .exactOptional()
      .meta({ description: "Values by other spellings of the letters' names, ascending" }),
    tradition,
    source: z.string(),
  })
  .meta({ name: "GematriaValue" });

export const hebrewForm = z
  .object({
    hebrew: z.string(),
    romanization: z.string(),
    rule: prose.meta({ description: "How these letters came about" }),
    values: z.array(formValue),
    letters: z.array(countedLetter),
  })
  .meta({ name: "HebrewForm" });

export const formsTotal = count.meta({
  description: "How many different forms the letter map allows; 32 at most are listed",
});

export const wordMatch = z
  .object({
    id: z.string(),
    hebrew: z.string(),
    romanization: z.string(),
    meaning: prose,
    value,
    note: prose,
    sources: z.array(z.string()),
  })
  .meta({ name: "WordOfEqualValue" });

export const attribution = z
  .object({
    kind: z.enum(ATTRIBUTION_KINDS),
    ...named("value", z.enum([...MOTHER_ELEMENTS, ...DOUBLE_PLANETS, ...SIGN_IDS]), [elements, bodies, signs]),
  })
  .meta({ name: "LetterAttribution" });

export const trump = z
  .object({
    id: z.enum(TRUMP_IDS),
    number: z.string().meta({ description: "Roman numeral; 0 for the Fool. Strength is VIII and Justice XI" }),
    ...named("name", z.string(), majors),
  })
  .meta({ name: "LetterTrump" });

export const transliterationEcho = z.enum(["letter-map-mathers"]).exactOptional();

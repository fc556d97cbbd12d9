import { named } from "@almagest/i18n";
import { count, type DraftOf, defineOperation, langQuery, type Operation, prose } from "@almagest/operation";
import * as z from "zod";
import { attribution, letterAttribution, letterId, trump } from "../schema";
import { type KabbalahReader, kabbalahReader } from "../texts/reader";
import { pathOfLetter } from "../tree/paths";
import { presentTrump } from "../tree/present";
import type { HebrewLetter, HebrewLetterRequest, HebrewLetters, HebrewLettersRequest } from "../types";
import { letterMeanings } from "../vocabulary/letter-meanings";
import { letterNames } from "../vocabulary/letters";
import { attributionOf, LETTER_ATTRIBUTIONS, type LetterAttribution } from "./attributions";
import { LETTER_CLASSES, LETTERS, type Letter, type LetterClass, resolveLetter } from "./letters";

const letterShape = z
  .object({
    id: letterId,
    letter: z.string(),
    final: z.string().nullable().meta({ description: "The form at the end of a word; null where there is none" }),
    romanization: z.string().meta({ description: "As Mathers (1887) writes the letter" }),
    ...named("name", z.string(), letterNames),
    ...named("meaning", z.string().meta({ description: "What the name means, as Mathers prints it" }), letterMeanings),
    ordinal: z.int().min(1).max(22).meta({ description: "Place in the alphabet" }),
    value: z.int().meta({ description: "1 to 400" }),
    finalValue: z.int().nullable().meta({ description: "500 to 900; null where there is no final form" }),
    letterClass: z.enum(LETTER_CLASSES),
    classReading: prose,
    attribution,
    trump,
    path: z.int().min(11).max(32).nullable().meta({ description: "On Kircher's tree" }),
    reading: prose,
  })
  .meta({ name: "HebrewLetterEntry" });

function presentLetter(found: Letter, reading: LetterAttribution, texts: KabbalahReader): DraftOf<typeof letterShape> {
  const path = pathOfLetter(found.id);
  return {
    id: found.id,
    letter: found.glyph,
    final: found.final,
    romanization: found.roman,
    name: letterNames[found.id].en,
    meaning: letterMeanings[found.id].en,
    ordinal: found.ordinal,
    value: found.value,
    finalValue: found.finalValue,
    letterClass: found.letterClass,
    classReading: texts.text(`letters.${found.id}.class`),
    attribution: attributionOf(found.id, reading),
    trump: presentTrump(path),
    path: path.path,
    reading: texts.text(`letters.${found.id}.reading`),
  };
}

function countOf(letterClass: LetterClass): number {
  return LETTERS.filter((one) => one.letterClass === letterClass).length;
}

export const hebrewLetters: Operation<HebrewLettersRequest, HebrewLetters> = defineOperation({
  id: "listHebrewLetters",
  method: "GET",
  path: "/kabbalah/letters",
  summary: "The 22 letters with values, classes and attributions",
  description:
    "Three mothers, seven doubles and twelve simples. letterAttribution chooses among the traditions that give them planets and signs.",
  query: z.object({ ...langQuery.shape, letterAttribution }),
  output: z.object({
    total: count,
    letterAttribution: z.enum(LETTER_ATTRIBUTIONS),
    classCounts: z.object({ mother: count, double: count, simple: count }).meta({ name: "LetterClassCounts" }),
    letters: z.array(letterShape),
  }),
  needs: [],
  compute: (input) => ({ reading: input.letterAttribution }),
  present: ({ reading }, words) => {
    const texts = kabbalahReader(words);
    return {
      total: LETTERS.length,
      letterAttribution: reading,
      classCounts: { mother: countOf("mother"), double: countOf("double"), simple: countOf("simple") },
      letters: LETTERS.map((found) => presentLetter(found, reading, texts)),
    };
  },
  examples: [{ letterAttribution: "sefer-yetzirah-gra" }],
});

export const hebrewLetter: Operation<HebrewLetterRequest, HebrewLetter> = defineOperation({
  id: "getHebrewLetter",
  method: "GET",
  path: "/kabbalah/letters/{id}",
  summary: "One letter with its values, class and attribution",
  description: "Standard and final value, what its name means, its path on Kircher's tree and its trump.",
  query: z.object({ ...langQuery.shape, letterAttribution }),
  params: z.object({
    id: z.string().meta({
      description: "alef to tav; other common spellings of a name and the letter itself too",
      examples: ["shin"],
    }),
  }),
  output: letterShape
    .extend({
      conventions: z.object({ letterAttribution: z.enum(LETTER_ATTRIBUTIONS) }).meta({ name: "LetterConventions" }),
    })
    .meta({ name: "HebrewLetterWithConventions" }),
  needs: [],
  compute: (input) => ({ found: resolveLetter(input.id), reading: input.letterAttribution }),
  present: ({ found, reading }, words) => ({
    ...presentLetter(found, reading, kabbalahReader(words)),
    conventions: { letterAttribution: reading },
  }),
  examples: [{ id: "shin", letterAttribution: "sefer-yetzirah-gra" }],
});

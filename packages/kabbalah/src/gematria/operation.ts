import { named } from "@almagest/i18n";
import { type NameContext, needTransliterator } from "@almagest/numerology";
import { type DraftOf, defineOperation, langQuery, type Operation, prose } from "@almagest/operation";
import * as z from "zod";
import { type GivenText, type ReadText, readText } from "../hebrew/given";
import { presentForm, presentMatches, presentValue, ruleText } from "../hebrew/present";
import { type HebrewWords, hebrewString, romanized } from "../hebrew/text";
import {
  cipherId,
  formsTotal,
  formValue,
  hebrewForm,
  hebrewText,
  latinText,
  misparGadol,
  tradition,
  transliteration,
  transliterationEcho,
  wordMatch,
} from "../schema";
import { type KabbalahReader, kabbalahReader } from "../texts/reader";
import type { Gematria, GematriaRequest } from "../types";
import { cipherNames } from "../vocabulary/ciphers";
import { otherCiphers } from "../vocabulary/other-ciphers";
import { recordOf, sourceOf } from "./catalogue";
import { CIPHER_IDS, type CipherId, cipherValue, cipherValues, MISPAR_GADOL, type MisparGadol } from "./ciphers";
import { LATIN_CIPHER_IDS, latinValue } from "./latin";
import { TRANSFORMATION_IDS, type TransformationId, transformed } from "./transformations";

const ATBASH_OUTPUTS = ["both", "string", "value"] as const;

const body = z.object({
  text: latinText.optional(),
  textHebrew: hebrewText.optional(),
  transliteration,
  ciphers: z
    .array(z.enum(CIPHER_IDS).meta({ fold: "separators" }))
    .min(1)
    .max(CIPHER_IDS.length)
    .optional()
    .meta({ description: "Which ciphers to compute; all ten by default" }),
  misparGadol,
  atbashOutput: z
    .enum(ATBASH_OUTPUTS)
    .default("both")
    .meta({ fold: "separators", description: "What atbash and albam are given as: the letters, their value, or both" }),
  includeMatches: z
    .boolean()
    .default(true)
    .meta({ description: "Whether to look up words of the same standard value" }),
  latinCiphers: z.boolean().default(false).meta({ description: "Whether to count the Latin letters too" }),
});

const namedValue = formValue.extend(named("name", z.string(), cipherNames)).meta({ name: "NamedGematriaValue" });

const transformation = z
  .object({
    id: z.enum(TRANSFORMATION_IDS),
    ...named("name", z.string(), otherCiphers),
    output: z.string().exactOptional(),
    outputRomanization: z.string().exactOptional(),
    value: z.int().exactOptional().meta({ description: "Standard value of the new letters" }),
    tradition,
    source: z.string(),
  })
  .meta({ name: "LetterTransformation" });

const latinResult = z
  .object({
    id: z.enum(LATIN_CIPHER_IDS),
    ...named("name", z.string(), otherCiphers),
    value: z.int().meta({ description: "Whole number" }),
    tradition,
    lineage: prose,
  })
  .meta({ name: "LatinCipherValue" });

const output = z.object({
  input: z
    .object({ text: z.string().exactOptional(), textHebrew: z.string().exactOptional() })
    .meta({ name: "GematriaInput" }),
  hebrewForms: z.array(hebrewForm),
  hebrewFormsTotal: formsTotal,
  chosen: z.object({ hebrew: z.string(), rule: prose }).meta({ name: "ChosenHebrew" }),
  values: z.array(namedValue),
  transformations: z.array(transformation),
  latinValues: z.array(latinResult).exactOptional(),
  matches: z
    .array(wordMatch)
    .meta({ description: "Words of a small lexicon with the same standard value; often none" }),
  conventions: z
    .object({
      transliteration: transliterationEcho,
      misparGadol: z.enum(MISPAR_GADOL),
      atbashOutput: z.enum(ATBASH_OUTPUTS),
      ciphers: z.array(cipherId),
      includeMatches: z.boolean(),
      latinCiphers: z.boolean(),
    })
    .meta({ name: "GematriaConventions" }),
});

export interface GematriaFacts {
  readonly read: ReadText;
  readonly ciphers: readonly CipherId[];
  readonly misparGadol: MisparGadol;
  readonly atbashOutput: (typeof ATBASH_OUTPUTS)[number];
  readonly includeMatches: boolean;
  readonly latinCiphers: boolean;
}

/** The text in Hebrew letters, and the options of the request. */
export function computeGematria(input: z.output<typeof body>, context?: NameContext): GematriaFacts {
  const { misparGadol: gadol, atbashOutput, includeMatches, latinCiphers } = input;
  return {
    read: readText({ latin: input.text, hebrew: input.textHebrew }, "text", context),
    ciphers: CIPHER_IDS.filter((id) => input.ciphers?.includes(id) ?? true),
    misparGadol: gadol,
    atbashOutput,
    includeMatches,
    latinCiphers,
  };
}

export const gematria: Operation<GematriaRequest, Gematria, NameContext> = defineOperation({
  id: "calculateGematria",
  method: "POST",
  path: "/kabbalah/gematria",
  summary: "A text counted in every Hebrew cipher, with the letters that count",
  description:
    "Send text or textHebrew. Latin letters are read by the Bible's own spelling of a name or by Mathers' table, and every other reading that the table allows is listed.",
  query: langQuery,
  body,
  output,
  needs: [needTransliterator],
  compute: computeGematria,
  present: (facts, words) => presentGematria(facts, kabbalahReader(words)),
  examples: [
    { text: "Sarah", ciphers: ["mispar-hechrachi", "mispar-gadol"], latinCiphers: true },
    { textHebrew: "שלום" },
  ],
});

function presentGematria(facts: GematriaFacts, texts: KabbalahReader): DraftOf<typeof output> {
  const { read, ciphers, misparGadol: gadol } = facts;
  const { words } = read.chosen;
  const standard = cipherValue("mispar-hechrachi", words, gadol).value;
  return {
    input: inputOf(read.given),
    hebrewForms: read.forms.map((form) => presentForm(form, texts, { misparGadol: gadol, ciphers })),
    hebrewFormsTotal: read.total,
    chosen: { hebrew: hebrewString(words), rule: ruleText(read.chosen.rule, texts) },
    values: cipherValues(words, gadol, ciphers).map((value) => ({
      ...presentValue(value),
      name: cipherNames[value.id].en,
    })),
    transformations: TRANSFORMATION_IDS.map((id) => presentTransformation(id, words, facts.atbashOutput)),
    latinValues: facts.latinCiphers && read.latinWords ? presentLatin(read.latinWords, texts) : undefined,
    matches: facts.includeMatches ? presentMatches(standard, texts) : [],
    conventions: {
      transliteration: read.latinWords === undefined ? undefined : "letter-map-mathers",
      misparGadol: gadol,
      atbashOutput: facts.atbashOutput,
      ciphers: [...ciphers],
      includeMatches: facts.includeMatches,
      latinCiphers: facts.latinCiphers,
    },
  };
}

function inputOf({ latin, hebrew }: GivenText): DraftOf<typeof output.shape.input> {
  return { text: latin, textHebrew: hebrew };
}

function presentTransformation(
  id: TransformationId,
  words: HebrewWords,
  shown: GematriaFacts["atbashOutput"],
): DraftOf<typeof transformation> {
  const turned = transformed(id, words);
  return {
    id,
    name: otherCiphers[id].en,
    output: shown === "value" ? undefined : hebrewString(turned),
    outputRomanization: shown === "value" ? undefined : romanized(turned),
    value: shown === "string" ? undefined : cipherValue("mispar-hechrachi", turned, "finals-500-900").value,
    tradition: recordOf(id).tradition,
    source: sourceOf(id),
  };
}

function presentLatin(words: readonly string[], texts: KabbalahReader): DraftOf<typeof latinResult>[] {
  return LATIN_CIPHER_IDS.map((id) => ({
    id,
    name: otherCiphers[id].en,
    value: latinValue(id, words),
    tradition: recordOf(id).tradition,
    lineage: texts.text(`ciphers.${id}.lineage`),
  }));
}

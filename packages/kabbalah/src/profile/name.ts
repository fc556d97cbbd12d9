import { joined, named } from "@almagest/i18n";
import { type NameContext, needTransliterator } from "@almagest/numerology";
import { at, type DraftOf, defineOperation, langQuery, type Operation, prose } from "@almagest/operation";
import * as z from "zod";
import { sephirahOfValue } from "../compatibility/score";
import { cipherValue, MISPAR_GADOL, type MisparGadol } from "../gematria/ciphers";
import { type ReadText, readText } from "../hebrew/given";
import { presentForm, presentLetters, presentMatches, ruleText } from "../hebrew/present";
import { hebrewString, romanized } from "../hebrew/text";
import {
  countedLetter,
  formsTotal,
  hebrewForm,
  hebrewText,
  latinText,
  letterId,
  misparGadol,
  sephirahId,
  transliteration,
  transliterationEcho,
  wordMatch,
} from "../schema";
import { type KabbalahReader, kabbalahReader } from "../texts/reader";
import { sephirahOf } from "../tree/sephirot";
import type { NameProfile, NameProfileRequest } from "../types";
import { letterNames } from "../vocabulary/letters";
import { sephirahGlosses } from "../vocabulary/sephirah-glosses";

const body = z.object({
  name: latinText.optional(),
  nameHebrew: hebrewText.optional(),
  transliteration,
  misparGadol,
});

const total = z.int().min(0).meta({ description: "Whole number" });

const output = z.object({
  input: z
    .object({ name: z.string().exactOptional(), nameHebrew: z.string().exactOptional() })
    .meta({ name: "NameInput" }),
  hebrewForms: z.array(hebrewForm),
  hebrewFormsTotal: formsTotal,
  chosen: z.object({ hebrew: z.string(), romanization: z.string(), rule: prose }).meta({ name: "ChosenName" }),
  values: z
    .object({ standard: total, large: total, small: total, preceding: total })
    .meta({ name: "NameValues", description: "Mispar hechrachi, gadol, katan and kidmi" }),
  letters: z.array(countedLetter),
  initial: z
    .object({ letterId, ...named("name", z.string(), letterNames), reading: prose })
    .meta({ name: "InitialLetter", description: "The letter that the name opens with" }),
  sephirah: z
    .object({
      id: sephirahId,
      number: z.int().min(1).max(10).nullable().meta({ description: "Keter 1 to malkuth 10" }),
      ...named("english", z.string(), sephirahGlosses),
      hebrew: z.string(),
      reduced: z
        .int()
        .min(1)
        .max(10)
        .meta({ description: "Digits of the standard value summed until 10 or less is left" }),
      meaning: prose,
      reading: prose,
    })
    .meta({ name: "SephirahOfName" }),
  matches: z.array(wordMatch),
  conventions: z
    .object({ transliteration: transliterationEcho, misparGadol: z.enum(MISPAR_GADOL) })
    .meta({ name: "NameProfileConventions" }),
});

export interface NameProfileFacts {
  readonly read: ReadText;
  readonly misparGadol: MisparGadol;
}

export function computeNameProfile(input: z.output<typeof body>, context?: NameContext): NameProfileFacts {
  return {
    read: readText({ latin: input.name, hebrew: input.nameHebrew }, "name", context),
    misparGadol: input.misparGadol,
  };
}

export const nameProfile: Operation<NameProfileRequest, NameProfile, NameContext> = defineOperation({
  id: "generateNameProfile",
  method: "POST",
  path: "/kabbalah/name-profile",
  summary: "A name in Hebrew letters: four values, its letters, its sephirah",
  description: "Send name or nameHebrew. The sephirah of a name is a numerical convention of today.",
  query: langQuery,
  body,
  output,
  needs: [needTransliterator],
  compute: computeNameProfile,
  present: (facts, words) => presentProfile(facts, kabbalahReader(words)),
  examples: [{ name: "Sarah" }, { nameHebrew: "אברהם", misparGadol: "milui" }],
});

function presentProfile({ read, misparGadol: gadol }: NameProfileFacts, texts: KabbalahReader): DraftOf<typeof output> {
  const { words, rule } = read.chosen;
  const counted = (id: Parameters<typeof cipherValue>[0]): number => cipherValue(id, words, gadol).value;
  const standard = counted("mispar-hechrachi");
  const { letter: first } = at(words.flat(), 0);
  return {
    input: { name: read.given.latin, nameHebrew: read.given.hebrew },
    hebrewForms: read.forms.map((form) => presentForm(form, texts, { misparGadol: gadol })),
    hebrewFormsTotal: read.total,
    chosen: { hebrew: hebrewString(words), romanization: romanized(words), rule: ruleText(rule, texts) },
    values: {
      standard,
      large: counted("mispar-gadol"),
      small: counted("mispar-katan"),
      preceding: counted("mispar-kidmi"),
    },
    letters: presentLetters(words, gadol),
    initial: {
      letterId: first.id,
      name: letterNames[first.id].en,
      reading: texts.text(`letters.${first.id}.reading`),
    },
    sephirah: presentSephirahOf(standard, texts),
    matches: presentMatches(standard, texts),
    conventions: {
      transliteration: read.latinWords === undefined ? undefined : "letter-map-mathers",
      misparGadol: gadol,
    },
  };
}

/** The reading of the reduced number; it ends with the kind of thing that it is. */
function presentSephirahOf(standard: number, texts: KabbalahReader): DraftOf<typeof output.shape.sephirah> {
  const { reduced, sephirah: id } = sephirahOfValue(standard);
  const { number, pointed } = sephirahOf(id);
  return {
    id,
    number,
    english: sephirahGlosses[id].en,
    hebrew: pointed,
    reduced,
    meaning: texts.text(`sephirot.${id}`),
    reading: joined([texts.text(`nameNumbers.${id}`), texts.text("nameConvention", { standard, reduced })]),
  };
}

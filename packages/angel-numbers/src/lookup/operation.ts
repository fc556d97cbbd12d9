import { named } from "@almagest/i18n";
import { type DraftOf, defineOperation, langQuery, type Operation, optionalProse } from "@almagest/operation";
import { readingOf } from "@almagest/telling";
import * as z from "zod";
import { energyOf } from "../numbers/catalogue";
import { presentContent } from "../numbers/present";
import { content, digitRoot, meaning, numberType } from "../numbers/schema";
import { type AngelNumberReader, angelNumberReader } from "../texts/reader";
import type { NumberSequence, NumberSequenceRequest } from "../types";
import { numberTypes } from "../vocabulary/types";
import { computeSequence } from "./compute";
import { readingPieces } from "./reading";

const query = z.object({
  ...langQuery.shape,
  number: z
    .string()
    .regex(/^\d{1,8}$/)
    .meta({ description: "1 to 8 digits; zeros in front count", examples: ["1234"] }),
  context: z
    .enum(["clock", "receipt", "license-plate", "phone", "address", "price"])
    .optional()
    .meta({ description: "Where it was seen; adds contextNote", fold: "separators" }),
});

const { title, coreMessage, keywords, affirmation } = content;
const rootContent = z.object({ number: z.string(), title, coreMessage, meaning, keywords, affirmation });

const output = z.object({
  number: z.string(),
  ...named("type", numberType, numberTypes),
  digitRoot,
  digits: z.int().meta({ description: "How many digits it has" }),
  uniqueDigits: z.int(),
  isPalindrome: z.boolean(),
  isRepeating: z.boolean(),
  knownMeaning: z.object(content).nullable().meta({ description: "Null for a number outside the catalogue" }),
  digitRootMeaning: rootContent.nullable().meta({ description: "Null where the number is its own root" }),
  reading: optionalProse.meta({
    description: "A reading of the digits: form, first, repeated and last digit, root. For two digits and more",
  }),
  contextNote: optionalProse,
});

export const numberSequence: Operation<NumberSequenceRequest, NumberSequence> = defineOperation({
  id: "analyzeNumberSequence",
  method: "GET",
  path: "/angel-numbers/lookup",
  summary: "Any number of 1 to 8 digits: its type, root and reading",
  description: "Numbers of the catalogue bring their entry as well. Everything is counted on the digits as sent.",
  query,
  output,
  needs: [],
  compute: ({ number, context }) => ({ sequence: computeSequence(number), context }),
  present: ({ sequence, context }, words) => {
    const texts = angelNumberReader(words);
    const { number, type, digitRoot: root, uniqueDigits, isPalindrome, isRepeating } = sequence;
    return {
      number,
      type,
      digitRoot: root,
      digits: number.length,
      uniqueDigits,
      isPalindrome,
      isRepeating,
      knownMeaning: energyOf(number) === undefined ? null : presentContent(number, texts),
      // A number that is its own root has this entry as knownMeaning already.
      digitRootMeaning: number === String(root) ? null : rootMeaning(String(root), texts),
      reading: readingOf(readingPieces(sequence, texts)),
      contextNote: context && texts.text(`contexts.${context}`, { number }),
    };
  },
  examples: [{ number: "1234", context: "clock" }],
});

function rootMeaning(number: string, texts: AngelNumberReader): DraftOf<typeof rootContent> {
  const own = presentContent(number, texts);
  return {
    number,
    title: own.title,
    coreMessage: own.coreMessage,
    meaning: own.meaning,
    keywords: own.keywords,
    affirmation: own.affirmation,
  };
}

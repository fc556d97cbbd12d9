import { type DraftOf, defineOperation, langQuery, type Operation, type Words } from "@almagest/operation";
import * as z from "zod";
import { type NameContext, needTransliterator } from "../names/transliterator";
import type { YAsVowel } from "../numbers/vowels";
import { fullName, letters, nameConventions, yAsVowel } from "../schema";
import { numerologyReader } from "../texts/reader";
import type {
  Expression,
  ExpressionRequest,
  Personality,
  PersonalityRequest,
  SoulUrge,
  SoulUrgeRequest,
} from "../types";
import { positionAnswer, presentPosition } from "./answer";
import { type NamedLetters, namedLetters, presentName } from "./named";
import { expressionOf, type PositionNumber, personalityOf, soulUrgeOf } from "./positions";

/** A number of a name, and the letters that it comes from. */
export interface NameNumber {
  readonly found: PositionNumber;
  readonly named: NamedLetters;
}

interface NameInput {
  readonly fullName: string;
  readonly yAsVowel?: YAsVowel | undefined;
}

/** All letters of the name. */
export function computeExpression(input: NameInput, context?: NameContext): NameNumber {
  const named = namedLetters(input.fullName, context);
  return { named, found: expressionOf(named.sets) };
}

/** The vowels of the name. */
export function computeSoulUrge(input: NameInput, context?: NameContext): NameNumber {
  const named = namedLetters(input.fullName, context, "fullName", input.yAsVowel);
  return { named, found: soulUrgeOf(named.sets, named.field) };
}

/** The consonants of the name. */
export function computePersonality(input: NameInput, context?: NameContext): NameNumber {
  const named = namedLetters(input.fullName, context, "fullName", input.yAsVowel);
  return { named, found: personalityOf(named.sets, named.field) };
}

const body = z.object({ fullName }).meta({ name: "NumerologyName" });
const bodyWithVowels = z.object({ fullName, yAsVowel }).meta({ name: "NumerologyNameByVowels" });
const output = positionAnswer.extend({ letters, conventions: nameConventions });

function present({ found, named }: NameNumber, words: Words): DraftOf<typeof output> {
  return { ...presentPosition(found, numerologyReader(words)), ...presentName(named) };
}

const shared = {
  method: "POST",
  query: langQuery,
  body,
  output,
  needs: [needTransliterator],
  present,
} as const;

export const expression: Operation<ExpressionRequest, Expression, NameContext> = defineOperation({
  ...shared,
  id: "calculateExpression",
  path: "/numerology/expression",
  summary: "Expression number: all letters of the full name",
  description: "Pythagorean values, all letters added at once and reduced, with 11, 22 and 33 kept.",
  compute: computeExpression,
  examples: [{ fullName: "John William Smith" }],
});

export const soulUrge: Operation<SoulUrgeRequest, SoulUrge, NameContext> = defineOperation({
  ...shared,
  body: bodyWithVowels,
  id: "calculateSoulUrge",
  path: "/numerology/soul-urge",
  summary: "Soul Urge number: the vowels of the full name",
  description:
    "A, E, I, O, U; where a name has none of them, Y, or as yAsVowel says. A name without any vowel is refused.",
  compute: computeSoulUrge,
  examples: [{ fullName: "John William Smith" }],
});

export const personality: Operation<PersonalityRequest, Personality, NameContext> = defineOperation({
  ...shared,
  body: bodyWithVowels,
  id: "calculatePersonality",
  path: "/numerology/personality",
  summary: "Personality number: the consonants of the full name",
  description: "Pythagorean values of all letters that are no vowels, reduced, with 11, 22 and 33 kept.",
  compute: computePersonality,
  examples: [{ fullName: "Jane Marie Doe" }],
});

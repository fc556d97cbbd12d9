import { type BranchKey, readerFor, type TextReader } from "@almagest/i18n";
import type { DraftOf, Words } from "@almagest/operation";
import type * as z from "zod";
import type { CorePosition } from "../core/positions";
import { meaning } from "../schema";
import type { NumerologyTexts } from "./en-messages";
import { keyIn } from "./keys";

export type NumerologyReader = TextReader<NumerologyTexts>;

/** This package's texts, in the language of the call. */
export function numerologyReader(words: Words): NumerologyReader {
  return readerFor<NumerologyTexts>(words, "numerology");
}

/**
 * The texts under a key, field by field as a schema of optional texts and lists names them; lists are fresh, for texts
 * themselves are shared.
 */
export function read<Schema extends z.ZodObject>(
  schema: Schema,
  texts: NumerologyReader,
  key: BranchKey<NumerologyTexts>,
): z.output<Schema> {
  const found = Object.keys(schema.shape).map((field) => {
    const list = texts.lookupList(`${key}.${field}`);
    return [field, list ? [...list] : texts.lookup(`${key}.${field}`)];
  });
  return schema.parse(Object.fromEntries(found.filter(([, text]) => text !== undefined)));
}

/** The meaning of a number; the description is that of the position where there is one. */
export function meaningOf(texts: NumerologyReader, number: number, position?: CorePosition): DraftOf<typeof meaning> {
  const general = read(meaning, texts, `numbers.${keyIn("number", number)}`);
  return position ? { ...general, description: texts.lookup(`roles.${position}.${number}`) } : general;
}

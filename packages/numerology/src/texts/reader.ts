import { type BranchKey, readerFor, type TextReader } from "@almagest/i18n";
import type { DraftOf, Words } from "@almagest/operation";
import type * as z from "zod";
import type { CorePosition } from "../core/positions";
import { meaning } from "../schema";
import type * as tables from "../vocabulary/tables";
import type { NumerologyTexts } from "./en-messages";
import { keyIn } from "./keys";

type Tables = typeof tables;
type IdIn<Table extends keyof Tables> = keyof Tables[Table] & (string | number);

export interface NumerologyReader extends TextReader<NumerologyTexts> {
  /** The name of an id in the language of the call; undefined for English, and where no labels are at hand. */
  label<Table extends keyof Tables>(table: Table, id: IdIn<Table>): string | undefined;
}

/** This package's texts, in the language of the call. */
export function numerologyReader(words: Words): NumerologyReader {
  const labels = readerFor(words, "numerology-labels");
  return {
    ...readerFor<NumerologyTexts>(words, "numerology"),
    label: (table, id) => labels.lookup(`${table}.${id}`),
  };
}

/** Each name of a list in the language of the call; undefined where one is missing. */
export function labelsOf<Table extends keyof Tables>(
  texts: NumerologyReader,
  table: Table,
  ids: readonly IdIn<Table>[],
): string[] | undefined {
  const found = ids.map((id) => texts.label(table, id)).filter((name) => name !== undefined);
  return found.length === ids.length ? found : undefined;
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

import { leavesOf } from "@almagest/i18n";
import type { TextCatalogue } from "@almagest/operation";
import { en as western } from "@almagest/western/texts/en";
import type { Entry } from "./originality";

/** Every package's English catalogue, the reference of all others. */
export const ENGLISH: readonly TextCatalogue[] = [western];

/** Catalogues in other languages. */
export const TRANSLATIONS: readonly TextCatalogue[] = [];

/** The texts of a catalogue that are sentences: lists and single names are left out. */
export function entriesOf(catalogue: TextCatalogue): readonly Entry[] {
  return [...leavesOf(catalogue.messages)].flatMap(([key, leaf]) =>
    typeof leaf === "string" ? [{ key: `${catalogue.namespace}.${key}`, text: leaf }] : [],
  );
}

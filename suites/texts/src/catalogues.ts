import { en as biorhythm } from "@almagest/biorhythm/texts/en";
import { leavesOf } from "@almagest/i18n";
import { en as numerology } from "@almagest/numerology/texts/en";
import type { TextCatalogue } from "@almagest/operation";
import { en as tarot } from "@almagest/tarot/texts/en";
import { en as western } from "@almagest/western/texts/en";
import type { Entry } from "./originality";

/** Every package's English catalogue, the reference of all others. */
export const ENGLISH: readonly TextCatalogue[] = [western, numerology, tarot, biorhythm];

/** Catalogues in other languages. */
export const TRANSLATIONS: readonly TextCatalogue[] = [];

/** Patterns that join clauses to sentences: of placeholders and a few words, alike by nature. */
const JOINTS = /^(?:horoscope\.)?patterns\./;

/** The texts of a catalogue that are sentences: lists, single names and the joints of sentences are left out. */
export function entriesOf(catalogue: TextCatalogue): readonly Entry[] {
  return [...leavesOf(catalogue.messages)].flatMap(([key, leaf]) =>
    typeof leaf === "string" && !JOINTS.test(key) ? [{ key: `${catalogue.namespace}.${key}`, text: leaf }] : [],
  );
}

import { chained } from "@almagest/i18n";
import type { DraftOf, TermTable } from "@almagest/operation";
import { recordOf, sourceOf } from "../gematria/catalogue";
import { type CipherId, type CipherValue, cipherValues, type MisparGadol, standardOf } from "../gematria/ciphers";
import type { Verse } from "../latin/attested";
import type { FormRule, HebrewForm } from "../latin/forms";
import { wordsOfValue } from "../lexicon/matches";
import type { countedLetter, formValue, hebrewForm, wordMatch } from "../schema";
import type { KabbalahReader } from "../texts/reader";
import { bibleBooks } from "../vocabulary/bible-books";
import { letterNames } from "../vocabulary/letters";
import { glyphOf, type HebrewWords, hebrewString, romanized, writtenWords } from "./text";

export function presentValue({ id, value, alternateValues }: CipherValue): DraftOf<typeof formValue> {
  return {
    id,
    value,
    alternateValues: alternateValues.length === 0 ? undefined : [...alternateValues],
    tradition: recordOf(id).tradition,
    source: sourceOf(id),
  };
}

export function presentLetters(words: HebrewWords, misparGadol: MisparGadol): DraftOf<typeof countedLetter>[] {
  return words.flat().map((written) => {
    const { letter, isFinal } = written;
    const countsAsFinal = isFinal && misparGadol === "finals-500-900";
    return {
      glyph: glyphOf(written),
      letterId: letter.id,
      name: letterNames[letter.id].en,
      isFinal,
      value: countsAsFinal ? (letter.finalValue ?? letter.value) : letter.value,
      standardValue: letter.value,
    };
  });
}

export function presentForm(
  form: HebrewForm,
  texts: KabbalahReader,
  counted: { readonly misparGadol: MisparGadol; readonly ciphers?: readonly CipherId[] | undefined },
): DraftOf<typeof hebrewForm> {
  return {
    hebrew: hebrewString(form.words),
    romanization: romanized(form.words),
    rule: ruleText(form.rule, texts),
    values: cipherValues(form.words, counted.misparGadol, counted.ciphers).map(presentValue),
    letters: presentLetters(form.words, counted.misparGadol),
  };
}

/** The origin of a form; of a map's form, the choice that was taken. */
export function ruleText(rule: FormRule, reader: KabbalahReader): string | undefined {
  const texts = reader.at("forms");
  if (rule.kind === "as-written") return texts.text("forms.asWritten");
  if (rule.kind === "attested") {
    const key = rule.hasMappedWords ? "forms.attestedInPart" : "forms.attested";
    const verses = rule.verses.map((verse) => verseText(verse, texts));
    return texts.text(key, { verses: chained(verses, (pair) => texts.text("forms.list.verses", pair)) });
  }
  const choices = rule.told.map((id) => texts.lookup(`forms.choices.${id}.${rule.readings[id]}`));
  return choices.includes(undefined)
    ? undefined
    : texts.text("forms.map", { choices: chained(choices, (pair) => texts.text("forms.list.options", pair)) });
}

const BOOKS: TermTable = bibleBooks;

function verseText(verse: Verse, texts: KabbalahReader): string | undefined {
  const [book = "", chapter = "", number = ""] = verse.split(/[ :]/);
  return texts.text("forms.verse", { book: BOOKS[book]?.[texts.speaks] ?? book, chapter, verse: number });
}

/** Words of the lexicon with the same standard value. */
export function presentMatches(value: number, texts: KabbalahReader): DraftOf<typeof wordMatch>[] {
  return wordsOfValue(value).map(({ id, hebrew, sources }) => ({
    id,
    hebrew,
    romanization: romanized(writtenWords(hebrew)),
    meaning: texts.lookup(`lexicon.${id}.meaning`),
    value: standardOf(hebrew.replaceAll(" ", "")),
    note: texts.lookup(`lexicon.${id}.note`),
    sources: [...sources],
  }));
}

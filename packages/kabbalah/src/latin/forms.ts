import { type HebrewWords, hebrewString, wordsOf, writtenWords } from "../hebrew/text";
import { attestedName, type Verse } from "./attested";
import { CHOICE_IDS, CHOICES, type ChoiceId, choicesIn, mapped, type Readings } from "./letter-map";

/** The origin of a Hebrew form. */
export type FormRule =
  | { readonly kind: "as-written" }
  | { readonly kind: "map"; readonly readings: Readings; readonly told: readonly ChoiceId[] }
  | { readonly kind: "attested"; readonly verses: readonly Verse[]; readonly hasMappedWords: boolean };

export interface HebrewForm {
  readonly words: HebrewWords;
  readonly rule: FormRule;
}

export interface HebrewForms {
  /** The first is the one that counts. */
  readonly forms: readonly HebrewForm[];
  /** The number of different readings; longer texts have more than are given. */
  readonly total: number;
}

const MOST_FORMS = 32;
/** All forms together hold so many letters at most, one form excepted. */
const MOST_LETTERS = 2000;

const DEFAULTS: Readings = {
  groups: "together",
  s: "samekh",
  t: "tet",
  k: "kaf",
  j: "yod",
  o: "vav",
  endE: "unwritten",
  vowels: "unwritten",
};

/** Every way to settle the open choices: defaults first, the last choice turning fastest. */
function settled(open: readonly ChoiceId[]): readonly Readings[] {
  return open.reduce<readonly Readings[]>(
    (all, id) => all.flatMap((readings) => CHOICES[id].map((value) => ({ ...readings, [id]: value }))),
    [DEFAULTS],
  );
}

/**
 * A text of Latin words in Hebrew letters: first the Bible's spelling where each or some of its words have one, then the
 * letter map with every choice that it leaves open, its defaults first. A spelling that comes out twice is given once.
 */
export function formsOfLatin(words: readonly string[]): HebrewForms {
  const inBible = words.map(attestedName);
  const verses = [...new Set(inBible.flatMap((found) => (found === undefined ? [] : [found.verse])))];
  const open = CHOICE_IDS.filter((id) => words.some((word) => choicesIn(word).includes(id)));
  const byMap = settled(open).map((readings): Candidate => {
    return { words: wordsOf(words.map((word) => mapped(word, readings))), readings };
  });
  const spelled: readonly Candidate[] = verses.length === 0 ? [] : [attestedForm(words, verses)];
  const spelledBy = new Map<string, string>();
  const different = new Map<string, Candidate>();
  for (const form of [...spelled, ...byMap]) {
    const key = hebrewString(form.words);
    if ("readings" in form) spelledBy.set(keyOf(form.readings), key);
    if (!different.has(key)) different.set(key, form);
  }
  const forms = [...different.values()];
  const letterCount = Math.max(...forms.map((form) => form.words.flat().length));
  const most = Math.max(1, Math.min(MOST_FORMS, Math.floor(MOST_LETTERS / letterCount)));
  return { forms: forms.slice(0, most).map((form) => ruled(form, open, spelledBy)), total: forms.length };
}

/** A form whose rule is worked out only if it is among those given. */
type Candidate = HebrewForm | { readonly words: HebrewWords; readonly readings: Readings };

/** The spelling of each way to settle the open choices. */
type Spelled = ReadonlyMap<string, string>;

function keyOf(readings: Readings): string {
  return CHOICE_IDS.map((id) => readings[id]).join(" ");
}

/** A map's form tells the choices that another spelling hangs on, and the vowels: a K within a group is no choice. */
function ruled(form: Candidate, open: readonly ChoiceId[], spelled: Spelled): HebrewForm {
  if ("rule" in form) return form;
  const { words, readings } = form;
  const own = spelled.get(keyOf(readings));
  const told = open.filter(
    (id) => id === "vowels" || CHOICES[id].some((value) => spelled.get(keyOf({ ...readings, [id]: value })) !== own),
  );
  return { words, rule: { kind: "map", readings, told } };
}

function attestedForm(words: readonly string[], verses: readonly Verse[]): HebrewForm {
  const hebrew = words.flatMap((word): HebrewWords => {
    const found = attestedName(word);
    return found === undefined ? wordsOf([mapped(word, DEFAULTS)]) : writtenWords(found.hebrew);
  });
  const hasMappedWords = words.some((word) => attestedName(word) === undefined);
  return { words: hebrew, rule: { kind: "attested", verses, hasMappedWords } };
}

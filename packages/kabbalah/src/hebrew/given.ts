import { countedName, type NameContext } from "@almagest/numerology";
import { at, type Issue, ValidationError } from "@almagest/operation";
import { formsOfLatin, type HebrewForm, type HebrewForms } from "../latin/forms";
import { hebrewWords } from "./text";

/** A text as it was sent, in one of its two fields. */
export interface GivenText {
  readonly latin: string | undefined;
  readonly hebrew: string | undefined;
}

/** A text that is counted: its Hebrew forms, the first of which counts, and the Latin words it was read from. */
export interface ReadText extends HebrewForms {
  readonly given: GivenText;
  readonly chosen: HebrewForm;
  /** Words of A to Z; undefined where Hebrew was sent. */
  readonly latinWords: readonly string[] | undefined;
}

/**
 * Reads a text of which one of two fields was sent. `field` is the name of the Latin one.
 * @throws ValidationError where both were sent, or neither.
 * @throws DomainError `unprocessable_entity` where no letter can be counted.
 */
export function readText(given: GivenText, field: string, context: NameContext | undefined): ReadText {
  const hebrewField = `${field}Hebrew`;
  if ((given.latin === undefined) === (given.hebrew === undefined)) {
    throw new ValidationError(bothOrNeither(field, hebrewField, given.latin !== undefined));
  }
  if (given.hebrew !== undefined) {
    const form: HebrewForm = { words: hebrewWords(given.hebrew, hebrewField), rule: { kind: "as-written" } };
    return { given, chosen: form, forms: [form], total: 1, latinWords: undefined };
  }
  const { words } = countedName(given.latin ?? "", context, field);
  const found = formsOfLatin(words);
  return { given, ...found, chosen: at(found.forms, 0), latinWords: words };
}

function bothOrNeither(field: string, hebrewField: string, both: boolean): readonly Issue[] {
  const what = both ? `Both ${field} and ${hebrewField} were sent` : `Neither ${field} nor ${hebrewField} was sent`;
  const issue = (path: string): Issue => ({ path, message: `${what}. Send exactly one of them.`, code: "custom" });
  return [issue(field), issue(hebrewField)];
}

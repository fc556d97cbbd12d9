import { type GrammarForms, InvariantError, type Lang } from "@almagest/operation";
import { chineseForm } from "./chinese-months";
import { capitalized } from "./english";
import { listOf } from "./joints";
import { turkishForm } from "./turkish";

/**
 * The forms that each language has beside the bare name, by what a translator writes after the name of a blank:
 * `{sign_in}`. `def` has the article that the name takes, `in` the preposition; `g` is the gender (`m`, `f`, `n`, and
 * `p` for a plural), for a choice: `{body_g, select, f {ihr} other {sein}}`. In Chinese `date` is a month beside its day.
 */
export const FORMS: Readonly<Record<Lang, readonly string[]>> = {
  en: [],
  tr: ["acc", "dat", "loc", "abl", "gen"],
  de: ["def", "acc", "dat", "gen", "in", "g"],
  es: ["def", "de", "a", "en", "g"],
  hi: ["obl", "g"],
  pt: ["def", "de", "a", "em", "g"],
  fr: ["def", "de", "a", "en", "g"],
  ru: ["gen", "dat", "acc", "ins", "prep", "in", "g"],
  "zh-Hans": ["date"],
  "zh-Hant": ["date"],
};

/** Forms that follow from the name itself, where none is written. */
const RULES: { readonly [L in Lang]?: (name: string, form: string) => string | undefined } = {
  tr: turkishForm,
  "zh-Hans": chineseForm,
  "zh-Hant": chineseForm,
};

/** A blank that asks for a form: `sign_in` is the form `in` of what fills `sign`. */
export function askedForm(blank: string): { readonly name: string; readonly form: string } | undefined {
  const parts = /^(\w+)_([a-z]+)$/.exec(blank);
  const [, name = "", form = ""] = parts ?? [];
  return parts === null ? undefined : { name, form };
}

/**
 * A form of a name in the language of its text; Turkish suffixes follow from the sound of the name, and Chinese months
 * in dates from their number, where no form is written. In a list each name has the form, and the list as a whole is a plural; words in parentheses follow the form:
 * `en Leo (Simha)`.
 * @throws InvariantError where the name has no such form.
 */
export function formOf(name: string, form: string, grammar: Grammar): string {
  const found = formIn(name, form, grammar);
  if (found === undefined)
    throw new InvariantError("a name without a form that a text asks for", { name, form, lang: grammar.lang });
  return found;
}

function formIn(name: string, form: string, grammar: Grammar): string | undefined {
  const { lang, forms } = grammar;
  // an element, for one, is written small inside a sentence
  const own = forms?.[name] ?? forms?.[capitalized(name, lang)];
  const found = own?.[form] ?? RULES[lang]?.(name, form);
  if (found !== undefined) return found;
  const [, before = "", gloss = ""] = /^(.+)( \(.+\))$/.exec(name) ?? [];
  const bent = before === "" ? undefined : formIn(before, form, grammar);
  if (bent !== undefined) return form === "g" ? bent : bent + gloss;
  return listForm(name, form, grammar);
}

/** Of a list as `listOf` joins it. */
function listForm(name: string, form: string, grammar: Grammar): string | undefined {
  for (const type of ["conjunction", "disjunction"] as const) {
    // Spanish has another joint before an i or an o
    for (const last of "aio") {
      const joint = listOf(["", last], grammar.lang, type).slice(0, -1);
      const at = name.lastIndexOf(joint);
      if (at < 0) continue;
      const names = [...name.slice(0, at).split(", "), name.slice(at + joint.length)];
      const bent = names.flatMap((each) => formIn(each, form, grammar) ?? []);
      if (bent.length === names.length) return form === "g" ? "p" : listOf(bent, grammar.lang, type);
    }
  }
  return undefined;
}

/** The language of a text, and the forms of the names that it may be filled with. */
export interface Grammar {
  readonly lang: Lang;
  readonly forms?: GrammarForms | undefined;
}

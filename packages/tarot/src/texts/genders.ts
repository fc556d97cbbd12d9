import type { GrammarForms } from "@almagest/operation";

/** Cards of a gender other than `m`: trumps by their ids, minor cards by their ranks. `p` is a plural. */
type Genders = { readonly [Gender in "f" | "n" | "p"]?: readonly string[] };

/** The gender of each card's name in a language, for texts in which a verb agrees with it: `{card_g, select, ...}`. */
export function genderForms(names: Readonly<Record<string, string>>, genders: Genders): GrammarForms {
  const others = Object.entries(genders);
  const genderOf = (id: string): string =>
    others.find(([, ids]) => ids.includes(id) || ids.includes(id.split("-of-")[0] ?? ""))?.[0] ?? "m";
  return Object.fromEntries(Object.entries(names).map(([id, name]) => [name, { g: genderOf(id) }]));
}

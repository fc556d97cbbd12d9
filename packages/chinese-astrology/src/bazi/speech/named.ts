import { amountIn, capitalized, durationIn, listOf } from "@almagest/i18n";
import { animals, branches, phases, stems } from "@almagest/i18n/chinese";
import type { Lang } from "@almagest/operation";
import { BRANCH_ROWS, type Branch } from "../../cycle/branches";
import type { Phase } from "../../cycle/phases";
import type { Pillar } from "../../cycle/pillars";
import type { HourNamed, Speech } from "./shape";

/** A name in a form of its language, as texts ask for it: `bend("Rata", "de")` is `de la Rata`. */
export type Bend = (name: string, form: string) => string;

/** Names, lists and forms, of which a language makes its joints. */
export interface Named {
  readonly animal: (branch: Branch) => string;
  readonly phase: (phase: Phase) => string;
  /** A pillar by the names of its stem and branch. */
  readonly pillar: (pillar: Pillar) => string;
  readonly list: (words: readonly string[]) => string;
  readonly either: (words: readonly (string | number)[]) => string;
  /** Animals of hours, in a form; the two hours of the Rat are words of the language. */
  readonly hours: (hours: readonly HourNamed[], form: string, rat: Readonly<Record<Rat, string>>) => string;
  readonly bend: Bend;
}

export type Rat = NonNullable<HourNamed["rat"]>;
type Shared =
  | "stem"
  | "branch"
  | "bareBranch"
  | "phase"
  | "list"
  | "timePillar"
  | "year"
  | "eitherYear"
  | "age"
  | "shares";

/** The part of its speech that a language has to itself. */
export type Joints = Omit<Speech, Shared>;

/** Stems have their own names, branches their animals and phases the element's; texts ask for the forms of these. */
export function namedSpeech(lang: Lang, bend: Bend, jointsOf: (named: Named) => Joints): Speech {
  const animal = (branch: Branch): string => animals[BRANCH_ROWS[branch].animal][lang];
  const phase = (of: Phase): string => (lang === "de" ? phases[of][lang] : phases[of][lang].toLocaleLowerCase(lang));
  const list = (words: readonly string[]): string => listOf(words, lang);
  const either = (words: readonly (string | number)[]): string => listOf(words.map(String), lang, "disjunction");
  return {
    stem: (stem) => stems[stem][lang],
    branch: animal,
    bareBranch: animal,
    phase,
    list,
    timePillar: ({ stem, branch }) => `${stems[stem][lang]}-${animal(branch)}`,
    year: (year) => year,
    eitherYear: either,
    age: (years, months) => durationIn({ years, months }, lang) || amountIn(0, "year", lang),
    shares: (shares) => shares.join(", "),
    ...jointsOf({
      animal,
      phase,
      pillar: ({ stem, branch }) => `${stems[stem][lang]}-${capitalized(branches[branch][lang], lang)}`,
      list,
      either,
      hours: (hours, form, rats) =>
        list(hours.map(({ branch, rat }) => (rat === undefined ? bend(animal(branch), form) : rats[rat]))),
      bend,
    }),
  };
}

/** From one year to another, each of which may be one of several: `2045/2046–2055/2056`. */
export function yearSpan(from: string, to: string, dash: "–" | "—" = "–"): string {
  return [from, to].map((years) => years.match(/\d+/g)?.join("/")).join(dash);
}

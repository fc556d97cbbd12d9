import { readFileSync } from "node:fs";
import { aspects, bodies, monthNames, points } from "../../../../../packages/i18n/src/astrology/index";

const GENERAL = new URL("../../../../../packages/western/texts/en/transit-general.json", import.meta.url);
const { met }: { readonly met: Readonly<Record<string, Readonly<Record<string, string>>>> } = JSON.parse(
  readFileSync(GENERAL, "utf8"),
);

type Named = Readonly<Record<string, { readonly en: string }>>;

const namesOf = (...tables: readonly Named[]): readonly string[] =>
  tables.flatMap((table) => Object.values(table).map(({ en }) => en));

/** Any of these words, the longest first: a name may be part of another. */
function anyOf(words: readonly string[]): string {
  return [...words].sort((one, other) => other.length - one.length).join("|");
}

const MONTH = anyOf(namesOf(monthNames));
const DATE = new RegExp(`(?:${MONTH}) \\d+, \\d{4}(?:, \\d\\d:\\d\\d UTC)?`, "g");
const DATES = /DATE(?:; DATE)+/g;
const BODY = new RegExp(`\\b(?:the )?(?:${anyOf(namesOf(bodies, points))})\\b`, "gi");
const ASPECT = new RegExp(`\\b(?:an? )?(?:${anyOf(namesOf(aspects))})\\b`, "gi");
const NUMBER = /\d+(?:\.\d+)?/g;
const MATTER = new RegExp(`(?<=affects |helps you |harder to )(?:${anyOf(Object.values(met).flatMap(Object.values))})`);

/** The rest of a transit's sentence without its bodies, what a natal one stands for, its aspect, dates and numbers. */
export function transitPattern(text: string): string {
  return text
    .replace(DATE, "DATE")
    .replace(DATES, "DATES")
    .replace(BODY, "BODY")
    .replace(ASPECT, "ASPECT")
    .replace(MATTER, "MATTER")
    .replace(NUMBER, "NUMBER");
}

import { countNatures } from "../../chart/aspects";
import type { WesternReader } from "../../texts/reader";
import { contactValues, type Saying } from "../contacts";
import { highlightsOf, mostImportantFirst } from "../inter-aspects";
import type { DisplayNames } from "../names";
import { themeText } from "../reading";
import { contactThemes, themeOf } from "../themes";
import { asAspect, type OpenContact } from "./contacts";

/** Themes that a reading tells. */
const THEME_LIMIT = 5;

/** The themes that no contact of an unknown hour can turn, the weightiest first. */
export function settledThemes(
  { contacts, possible }: { readonly contacts: readonly OpenContact[]; readonly possible: readonly OpenContact[] },
  names: DisplayNames,
  texts: WesternReader,
): readonly (string | undefined)[] {
  const unsettled = new Set(possible.map(themeOf));
  return contactThemes(contacts.map(asAspect))
    .filter(({ theme }) => !unsettled.has(theme))
    .slice(0, THEME_LIMIT)
    .map((own) => themeText(own, { names, texts }));
}

/** The numbers of contacts that every pair of times has, by their nature. */
export function countsOf(contacts: readonly OpenContact[]) {
  return { total: contacts.length, ...countNatures(contacts.map(asAspect)) };
}

const SUREST = 3;

/** The contacts that weigh most of those that every pair of times has; one of each pair of bodies. */
export function surestText(contacts: readonly OpenContact[], saying: Saying): string | undefined {
  const { strengths, challenges } = highlightsOf(contacts.map(asAspect));
  const weightiest = mostImportantFirst([...strengths, ...challenges]).slice(0, SUREST);
  if (weightiest.length === 0) return undefined;
  const told = weightiest.map((found) => contactValues("contact", found, saying)["contact"] ?? "");
  return saying.texts.text("synastry.open.surest", { contacts: told.join("; ") });
}

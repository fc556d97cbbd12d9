import { catalogue, valueLabel } from "@almagest/catalog";
import type { DeclaredSchema, Lang } from "@almagest/operation";
import values from "./values.json";

/** Words for values that answers give in English alone, by value. */
const VALUES: ReadonlyMap<string, Readonly<Record<Lang, string>>> = new Map(Object.entries(values));

/** Members whose values a form of another tradition names. */
const NAMED_BY: Readonly<Record<string, readonly [domain: string, field: string]>> = {
  favours: ["chinese-astrology", "activity"],
  avoids: ["chinese-astrology", "activity"],
  requestedHouseSystem: ["astrology", "houseSystem"],
  houseSystem: ["astrology", "houseSystem"],
  nodeType: ["astrology", "nodeType"],
  ayanamsa: ["vedic-astrology", "ayanamsa"],
  ayanamsaType: ["vedic-astrology", "ayanamsa"],
  zodiac: ["astrology", "zodiac"],
};

/** The word for a value, whatever member has it. */
export function valueWord(value: string, lang: Lang): string | undefined {
  return VALUES.get(value)?.[lang];
}

/** Words for the values of answers in a language, by `{member}.{value}`. */
export function valueWords(lang: Lang, answers: readonly DeclaredSchema[]): Readonly<Record<string, string>> {
  const found = new Map<string, string>();
  const visit = ({ properties = {}, items, anyOf, additionalProperties }: DeclaredSchema): void => {
    for (const [name, member] of Object.entries(properties)) {
      const isLocalized = `${name}Localized` in properties;
      for (const value of isLocalized ? [] : valuesOf(member)) {
        const word = named(name, value)?.[lang] ?? VALUES.get(value)?.[lang];
        if (word !== undefined) found.set(`${name}.${value}`, word);
      }
      visit(member);
    }
    for (const branch of anyOf ?? []) visit(branch);
    if (items !== undefined) visit(items);
    if (typeof additionalProperties === "object") visit(additionalProperties);
  };
  answers.forEach(visit);
  return Object.fromEntries(found);
}

function named(name: string, value: string): Readonly<Record<Lang, string>> | undefined {
  const [domainId, field = ""] = NAMED_BY[name] ?? [];
  const domain = catalogue.domains.find(({ id }) => id === domainId);
  return domain === undefined ? undefined : valueLabel(domain, field, value);
}

/** The values that a member, or an item of its list, can have. */
function valuesOf(member: DeclaredSchema): readonly string[] {
  const all = [member, member.items, ...(member.anyOf ?? []), ...(member.items?.anyOf ?? [])];
  return all.flatMap((one) => one?.enum ?? []).filter((value) => typeof value === "string");
}

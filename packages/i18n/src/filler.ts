import { InvariantError, type Lang } from "@almagest/operation";
import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
  type PluralElement,
  parse,
  type SelectElement,
} from "@formatjs/icu-messageformat-parser";
import { IntlMessageFormat } from "intl-messageformat";

export type Variables = Readonly<Record<string, string | number>>;

/** Values for a message's placeholders. */
export type Filler = (variables: Variables) => string;

/** A part of a message; `count` is the number that the plural around it counts. */
type Part = (variables: Variables, count: number) => string;

/**
 * Compiles a message in ICU MessageFormat. Names, plurals and selections are joined from their parts, many times faster
 * than by the general formatter, which does the rest: dates, times and numbers with a style.
 */
export function compile(message: string, lang: Lang): Filler {
  const elements = parse(message, { ignoreTag: true, locale: new Intl.Locale(lang) });
  const part = joined(elements, lang);
  return part === undefined ? generalFiller(elements, lang) : (variables) => part(variables, 0);
}

function generalFiller(elements: MessageFormatElement[], lang: Lang): Filler {
  const general = new IntlMessageFormat(elements, lang);
  return (variables) => String(general.format({ ...variables }));
}

/** The words of a message that a translator writes: all but what is filled in, the branches of a plural after one another. */
export function literalsOf(message: string): string {
  return message.includes("{") ? literalsIn(parse(message, { ignoreTag: true })).join(" ") : message;
}

function literalsIn(elements: readonly MessageFormatElement[]): readonly string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element)) return [element.value];
    if (!isPluralElement(element) && !isSelectElement(element)) return [];
    return Object.values(element.options).flatMap((option) => literalsIn(option.value));
  });
}

/** The runtime's own rules and digits are costly to make: one of each for a language. */
const rulesOf = new Map<string, Intl.PluralRules>();
const digitsOf = new Map<Lang, Intl.NumberFormat>();

function pluralRules(lang: Lang, type: Intl.PluralRuleType): Intl.PluralRules {
  const rules = rulesOf.get(`${type} ${lang}`) ?? new Intl.PluralRules(lang, { type });
  rulesOf.set(`${type} ${lang}`, rules);
  return rules;
}

function numberFormat(lang: Lang): Intl.NumberFormat {
  const digits = digitsOf.get(lang) ?? new Intl.NumberFormat(lang);
  digitsOf.set(lang, digits);
  return digits;
}

/** Undefined where an element needs the general formatter. */
function joined(elements: readonly MessageFormatElement[], lang: Lang): Part | undefined {
  const parts: Part[] = [];
  for (const element of elements) {
    const part = partOf(element, lang);
    if (part === undefined) return undefined;
    parts.push(part);
  }
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  return (variables, count) => {
    let filled = "";
    for (const part of parts) filled += part(variables, count);
    return filled;
  };
}

function partOf(element: MessageFormatElement, lang: Lang): Part | undefined {
  if (isLiteralElement(element)) return () => element.value;
  if (isArgumentElement(element)) return (variables) => String(filling(variables, element.value));
  if (isPoundElement(element)) return counted(lang);
  if (isPluralElement(element)) return plural(element, lang);
  return isSelectElement(element) ? selection(element, lang) : undefined;
}

function counted(lang: Lang): Part {
  const digits = numberFormat(lang);
  return (_, count) => digits.format(count);
}

/** An exact number goes before the form that the language's rules choose. */
function plural({ value: name, options, offset, pluralType }: PluralElement, lang: Lang): Part | undefined {
  const forms = branches(options, lang);
  if (forms === undefined) return undefined;
  const rules = pluralRules(lang, pluralType ?? "cardinal");
  return (variables) => {
    const value = Number(filling(variables, name));
    const count = value - offset;
    const form = forms.get(`=${value}`) ?? forms.get(rules.select(count)) ?? forms.get("other");
    return form === undefined ? "" : form(variables, count);
  };
}

function selection({ value: name, options }: SelectElement, lang: Lang): Part | undefined {
  const forms = branches(options, lang);
  if (forms === undefined) return undefined;
  return (variables, count) => {
    const form = forms.get(String(filling(variables, name))) ?? forms.get("other");
    return form === undefined ? "" : form(variables, count);
  };
}

function branches(options: SelectElement["options"], lang: Lang): ReadonlyMap<string, Part> | undefined {
  const forms = new Map<string, Part>();
  for (const [key, { value }] of Object.entries(options)) {
    const part = joined(value, lang);
    if (part === undefined) return undefined;
    forms.set(key, part);
  }
  return forms;
}

function filling(variables: Variables, placeholder: string): string | number {
  const value = variables[placeholder];
  if (value === undefined) throw new InvariantError("a placeholder without its text", { placeholder });
  return value;
}

import { type GrammarForms, InvariantError, type Lang } from "@almagest/operation";
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
import { capitalized } from "./english";
import { askedForm, formOf, type Grammar } from "./name-forms";

export type Variables = Readonly<Record<string, string | number>>;

/** Values for a message's placeholders. */
export type Filler = (variables: Variables) => string;

/** A part of a message; `count` is the number that the plural around it counts. */
type Part = (variables: Variables, count: number) => string;

/**
 * Compiles a message in ICU MessageFormat. Names, plurals and selections are joined from their parts, many times faster
 * than by the general formatter, which does the rest: dates, times and numbers with a style.
 */
export function compile(message: string, lang: Lang, forms?: GrammarForms): Filler {
  const elements = parse(message, { ignoreTag: true, locale: new Intl.Locale(lang) });
  const grammar = { lang, forms };
  const part = joined(elements, grammar);
  return part === undefined ? generalFiller(elements, grammar) : (variables) => part(variables, 0);
}

function generalFiller(elements: MessageFormatElement[], grammar: Grammar): Filler {
  const general = new IntlMessageFormat(elements, grammar.lang);
  const blanks = blanksIn(elements);
  return (variables) => {
    const values = blanks.map((blank) => [blank, filling(variables, blank, grammar)] as const);
    return String(general.format(Object.fromEntries(values)));
  };
}

/** The blanks of a message by their names as it writes them, those inside of a plural or a choice too. */
export function blanksOf(message: string): readonly string[] {
  return message.includes("{") ? [...new Set(blanksIn(parse(message, { ignoreTag: true })))] : [];
}

function blanksIn(elements: readonly MessageFormatElement[]): readonly string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element) || !("value" in element)) return [];
    if (!isPluralElement(element) && !isSelectElement(element)) return [element.value];
    return [element.value, ...Object.values(element.options).flatMap((option) => blanksIn(option.value))];
  });
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
function joined(elements: readonly MessageFormatElement[], grammar: Grammar): Part | undefined {
  const parts: Part[] = [];
  for (const element of elements) {
    const part = partOf(element, grammar);
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

function partOf(element: MessageFormatElement, grammar: Grammar): Part | undefined {
  if (isLiteralElement(element)) return () => element.value;
  if (isArgumentElement(element)) return (variables) => String(filling(variables, element.value, grammar));
  if (isPoundElement(element)) return counted(grammar.lang);
  if (isPluralElement(element)) return plural(element, grammar);
  return isSelectElement(element) ? selection(element, grammar) : undefined;
}

function counted(lang: Lang): Part {
  const digits = numberFormat(lang);
  return (_, count) => digits.format(count);
}

/** An exact number goes before the form that the language's rules choose. */
function plural({ value: name, options, offset, pluralType }: PluralElement, grammar: Grammar): Part | undefined {
  const forms = branches(options, grammar);
  if (forms === undefined) return undefined;
  const rules = pluralRules(grammar.lang, pluralType ?? "cardinal");
  return (variables) => {
    const value = Number(filling(variables, name, grammar));
    const count = value - offset;
    const form = forms.get(`=${value}`) ?? forms.get(rules.select(count)) ?? forms.get("other");
    return form === undefined ? "" : form(variables, count);
  };
}

function selection({ value: name, options }: SelectElement, grammar: Grammar): Part | undefined {
  const forms = branches(options, grammar);
  if (forms === undefined) return undefined;
  return (variables, count) => {
    const form = forms.get(String(filling(variables, name, grammar))) ?? forms.get("other");
    return form === undefined ? "" : form(variables, count);
  };
}

function branches(options: SelectElement["options"], grammar: Grammar): ReadonlyMap<string, Part> | undefined {
  const forms = new Map<string, Part>();
  for (const [key, { value }] of Object.entries(options)) {
    const part = joined(value, grammar);
    if (part === undefined) return undefined;
    forms.set(key, part);
  }
  return forms;
}

/** A blank's own value; or, as a translation may ask for it, a form of a name, or either with a capital at its beginning. */
function filling(variables: Variables, placeholder: string, grammar: Grammar): string | number {
  const value = variables[placeholder] ?? made(variables, placeholder, grammar);
  if (value === undefined) throw new InvariantError("a placeholder without its text", { placeholder });
  return value;
}

function made(variables: Variables, placeholder: string, grammar: Grammar): string | undefined {
  const plain = placeholder.charAt(0).toLowerCase() + placeholder.slice(1);
  if (plain !== placeholder) {
    const value = variables[plain] ?? made(variables, plain, grammar);
    return value === undefined ? undefined : capitalized(String(value), grammar.lang);
  }
  const asked = askedForm(placeholder);
  const name = asked && (variables[asked.name] ?? variables[asked.name.charAt(0).toUpperCase() + asked.name.slice(1)]);
  return asked === undefined || name === undefined ? undefined : formOf(String(name), asked.form, grammar);
}

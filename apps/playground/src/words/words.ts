import type { en } from "./en";

/** The page's own words in a language. Braces stand for what is put in. */
export type Words = Readonly<Record<keyof typeof en, string>>;

/** A text with its numbers and names put in. */
export function filled(text: string, parts: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(parts[name] ?? whole));
}

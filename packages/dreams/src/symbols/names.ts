import type { Lang } from "@almagest/operation";
import { loadedName } from "@almagest/operation/names";
import type { SymbolEntry } from "./catalogue";

/** A symbol's name in a language whose names are loaded. */
export function symbolName({ id, name }: Pick<SymbolEntry, "id" | "name">, lang: Lang): string {
  return lang === "en" ? name : loadedName({ owner: "dreams", table: "symbols", id }, lang);
}

/** The `nameLocalized` member of a symbol; absent in English. */
export function localizedName(symbol: SymbolEntry, lang: Lang): { readonly nameLocalized?: string } {
  return lang === "en" ? {} : { nameLocalized: symbolName(symbol, lang) };
}

import { type Lang, localizedText } from "@almagest/operation";
import * as z from "zod";
import type { DreamCatalogue, SymbolEntry } from "./catalogue";
import { localizedName } from "./names";

/** A symbol in a list. */
export const record = {
  id: z.string().meta({ examples: ["snake"] }),
  name: z.string().meta({ examples: ["Snake"] }),
  nameLocalized: localizedText,
  letter: z.string().meta({ description: "First letter of the English name, a to z", examples: ["s"] }),
};

const related = z
  .object({ id: record.id, name: record.name, nameLocalized: localizedText })
  .meta({ name: "RelatedDreamSymbol" });

/** A symbol in full. */
export const symbol = {
  ...record,
  meaning: z.string().meta({ weight: "prose", description: "English prose" }),
  aliases: z.array(z.string()).meta({ description: "Other words that find it" }),
  see: z.array(related).meta({ description: "Symbols it leads to" }),
};

export interface RecordAnswer {
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly letter: string;
}

export interface SymbolAnswer extends RecordAnswer {
  readonly meaning: string;
  readonly aliases: string[];
  readonly see: { readonly id: string; readonly name: string; readonly nameLocalized?: string }[];
}

export function presentRecord(own: SymbolEntry, lang: Lang): RecordAnswer {
  return { id: own.id, name: own.name, ...localizedName(own, lang), letter: own.letter };
}

export function presentSymbol(own: SymbolEntry, catalogue: DreamCatalogue, lang: Lang): SymbolAnswer {
  const { meaning, aliases, see } = own;
  const seen = see.map((other) => catalogue.find(other)).filter((other) => other !== undefined);
  return {
    ...presentRecord(own, lang),
    meaning,
    aliases: [...aliases],
    see: seen.map((other) => ({ id: other.id, name: other.name, ...localizedName(other, lang) })),
  };
}

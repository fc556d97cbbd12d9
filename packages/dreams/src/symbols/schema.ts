import * as z from "zod";
import type { DreamCatalogue, SymbolEntry } from "./catalogue";

/** A symbol in a list. */
export const record = {
  id: z.string().meta({ examples: ["snake"] }),
  name: z.string().meta({ examples: ["Snake"] }),
  letter: z.string().meta({ description: "First letter of the name, a to z", examples: ["s"] }),
};

const related = z.object({ id: record.id, name: record.name }).meta({ name: "RelatedDreamSymbol" });

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
  readonly letter: string;
}

export interface SymbolAnswer extends RecordAnswer {
  readonly meaning: string;
  readonly aliases: string[];
  readonly see: { readonly id: string; readonly name: string }[];
}

export function presentRecord({ id, name, letter }: SymbolEntry): RecordAnswer {
  return { id, name, letter };
}

export function presentSymbol(own: SymbolEntry, catalogue: DreamCatalogue): SymbolAnswer {
  const { id, name, letter, meaning, aliases, see } = own;
  const seen = see.map((other) => catalogue.find(other)).filter((other) => other !== undefined);
  return {
    id,
    name,
    letter,
    meaning,
    aliases: [...aliases],
    see: seen.map((other) => ({ id: other.id, name: other.name })),
  };
}

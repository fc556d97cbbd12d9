import {
  at,
  dailySeed,
  date,
  defineOperation,
  drawFrom,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
  seed,
  seededWords,
} from "@almagest/operation";
import * as z from "zod";
import { type DreamCatalogue, dreamCatalogue, type SymbolEntry } from "../symbols/catalogue";
import { presentSymbol, type SymbolAnswer, symbol } from "../symbols/schema";
import type { DailyDreamSymbol, DailyDreamSymbolRequest } from "../types";

export interface DailyDraw {
  readonly date: string;
  /** The input of the draw: `{seed}-{date}`, or the date that everybody shares. */
  readonly seed: string;
}

/** The input of the draw of a day's symbol. `date` is YYYY-MM-DD. */
export function dailyDraw(input: { readonly date: string; readonly seed?: string | undefined }): DailyDraw {
  return { date: input.date, seed: dailySeed(input.date, input.seed) };
}

/** The symbol of a day, each of the dictionary equally likely. */
export function symbolOfDay({ symbols }: DreamCatalogue, { seed: drawn }: DailyDraw): SymbolEntry {
  const { uniform } = drawFrom(seededWords(`dreams/getDailyDreamSymbol|${drawn}`));
  return at(symbols, uniform(symbols.length));
}

/** The day with its symbol, and the entries to read beside it: the meaning itself is in `symbol`. */
function messageOf(day: string, { name, see }: SymbolAnswer): string {
  const names = see.map((other) => other.name);
  const last = names.at(-1);
  if (last === undefined) return `Your dream symbol for ${day}: ${name}.`;
  const listed = names.length === 1 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
  return `Your dream symbol for ${day}: ${name}. Beside it in the dictionary: ${listed}.`;
}

export const dailyDreamSymbol: Operation<DailyDreamSymbolRequest, DailyDreamSymbol, NowContext> = defineOperation({
  id: "getDailyDreamSymbol",
  method: "POST",
  path: "/dreams/daily",
  summary: "The dream symbol of a day, drawn by seed and date",
  description: "The same seed and date bring the same symbol. Without a seed everybody shares it.",
  query: langQuery,
  body: z.object({
    date: date.optional().meta({ description: "Calendar date; today (UTC) without it", examples: ["2026-03-06"] }),
    seed,
  }),
  output: z.object({
    date: z.string(),
    seed: z.string(),
    symbol: z.object(symbol),
    dailyMessage: z.string().meta({ weight: "prose", description: "The day, its symbol and the entries beside it" }),
  }),
  needs: [needNow],
  compute: (input, { now }) => dailyDraw({ ...input, date: input.date ?? new Date(now).toISOString().slice(0, 10) }),
  present: (draw, words) => {
    const catalogue = dreamCatalogue(words);
    const own = presentSymbol(symbolOfDay(catalogue, draw), catalogue, words.lang);
    return { ...draw, symbol: own, dailyMessage: messageOf(draw.date, own) };
  },
  examples: [{ date: "2026-03-06", seed: "user123" }],
});

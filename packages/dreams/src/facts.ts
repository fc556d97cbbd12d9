// The facts behind the answers, over a dictionary that the caller has loaded.
export { type DailyDraw, dailyDraw, symbolOfDay } from "./daily/operation";
export { type DreamCatalogue, dreamCatalogue, type SymbolEntry } from "./symbols/catalogue";
export { knownSymbol } from "./symbols/lookup";
export { drawSymbols } from "./symbols/operations";
export { letterCounts, type SymbolFilter, searchSymbols } from "./symbols/search";

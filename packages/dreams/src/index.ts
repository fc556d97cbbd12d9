export { dailyDreamSymbol } from "./daily/operation";
export { dreamLetters, dreamSymbol, dreamSymbols, randomSymbols } from "./symbols/operations";
export type {
  DailyDreamSymbol,
  DailyDreamSymbolRequest,
  DreamSymbolRequest,
  DreamSymbols,
  DreamSymbolsRequest,
  LetterCounts,
  LetterCountsRequest,
  RandomSymbols,
  RandomSymbolsRequest,
  SymbolInFull,
} from "./types";

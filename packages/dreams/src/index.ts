export { dailyDreamSymbol } from "./daily/operation";
export { dreamLetters, dreamSymbol, dreamSymbols, randomSymbols } from "./symbols/operations";
export type {
  DailyDreamSymbol,
  DailyDreamSymbolRequest,
  DreamLetters,
  DreamLettersRequest,
  DreamSymbol,
  DreamSymbolRequest,
  DreamSymbols,
  DreamSymbolsRequest,
  RandomSymbols,
  RandomSymbolsRequest,
  RelatedDreamSymbol,
} from "./types";

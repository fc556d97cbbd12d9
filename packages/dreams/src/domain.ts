import { type Domain, defineDomain } from "@almagest/operation";
import { concepts } from "./concepts";
import { dailyDreamSymbol } from "./daily/operation";
import { fields } from "./field-labels/fields";
import { loadNames } from "./names.generated";
import { dreamLetters, dreamSymbol, dreamSymbols, randomSymbols } from "./symbols/operations";

/** Dreams as the transports mount them. The dictionary is loaded when a symbol is first asked for. */
export const dreams: Domain = defineDomain({
  concepts,
  id: "dreams",
  title: "Dreams",
  description: "A dictionary of dream symbols with search and cross-references, random symbols, a symbol of the day",
  operations: { dailyDreamSymbol, dreamSymbols, dreamLetters, randomSymbols, dreamSymbol },
  texts: { en: async () => [(await import("./texts/en")).en] },
  labels: { fields },
  loadNames,
});

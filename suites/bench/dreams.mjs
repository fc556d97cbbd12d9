// Measures the memory of the dictionary of dreams, and a search over all of it.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { median } from "./median.mjs";

const SEARCHES = 200;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

/** Heap after a full collection. */
function heapMb() {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
}

/** Prints three rows: texts, search index, search. Has to run before anything else loads the dictionary. */
export async function benchDreams({ row }) {
  const { dreamCatalogue, searchSymbols } = await import("@almagest/dreams/facts");
  const before = heapMb();
  const { en } = await import("@almagest/dreams/texts/en");
  const loaded = heapMb();
  const catalogue = dreamCatalogue({ catalogues: [en] });
  const indexed = heapMb();
  const times = Array.from({ length: SEARCHES }, () => {
    const start = performance.now();
    searchSymbols(catalogue, { q: "found in no entry" });
    return performance.now() - start;
  });
  row(`memory of ${catalogue.symbols.length} dream symbols`, `${(loaded - before).toFixed(1)} MB`, "");
  row("memory of their search index", `${(indexed - loaded).toFixed(1)} MB`, "");
  row("search over all dream symbols", `${median(times).toFixed(2)} ms`, "3 ms");
}

// Counts the ephemeris calls and the allocated bytes of an operation: a busy machine does
// not change them. Machine code is left out (--no-opt): its time and its savings differ from run to run.
//
// node --expose-gc --no-opt --single-threaded --min-semi-space-size=128 --max-semi-space-size=128 \
//   library-cost.mjs packages/ephemeris-swiss-core/data /astrology/natal-chart
import { catalogue } from "@almagest/catalog";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";

/** So few that their bytes fit into young memory: nothing is collected while they are counted. */
const CALLS = 24;

const [dataDirectory, ...paths] = process.argv.slice(2);
let asked = 0;
const ephemeris = Object.fromEntries(
  Object.entries(swissEphemeris({ dataDirectory })).map(([name, member]) => [
    name,
    typeof member === "function" ? counted(member) : member,
  ]),
);

function counted(ask) {
  return (...asks) => {
    asked += 1;
    return ask(...asks);
  };
}

async function costOf(path) {
  const { domain, operation } = catalogue.entries.find((entry) => entry.operation.path === path);
  const texts = await catalogue.loadTexts(domain.id, "en");
  const context = createContext({ ephemeris, texts, now: Date.UTC(2026, 3, 3, 12) });
  const requests = Array.from({ length: CALLS }, (_, index0) => ({
    ...operation.examples[0],
    date: `${1960 + 2 * index0}-0${1 + (index0 % 9)}-1${index0 % 10}`,
  }));
  // Once before, so that what is kept from call to call is there.
  for (const request of requests) operation(request, context);
  globalThis.gc();
  asked = 0;
  const before = process.memoryUsage().heapUsed;
  for (const request of requests) operation(request, context);
  const bytes = process.memoryUsage().heapUsed - before;
  return { ephemerisCalls: asked / CALLS, bytes: Math.round(bytes / CALLS) };
}

const costs = {};
for (const path of paths) costs[path] = await costOf(path);
console.log(JSON.stringify(costs));

// Bytes and heap of the words of each language, and calls in ten languages in turn beside as many in one after the
// other.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { median } from "./median.mjs";

const CALLS = 10_000;
const ROUNDS = 3;
/** Each language has a share of the calls. */
const SHARE = CALLS / 10;
const OPERATIONS = ["generateNatalChart", "generateBaziChart"];

const megabytes = (bytes) => `${(bytes / 1024 / 1024).toFixed(2)} MB`;

/** The words of all domains in one language, loaded after those of English. */
async function wordsIn(lang) {
  const { catalogue } = await import("@almagest/catalog");
  const load = async (language) =>
    (await Promise.all(catalogue.domains.map(({ id }) => catalogue.loadTexts(id, language)))).flat();
  const english = await load("en");
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  const words = lang === "en" ? english : await load(lang);
  globalThis.gc();
  const heap = process.memoryUsage().heapUsed - before;
  const bytes = Buffer.byteLength(JSON.stringify(words));
  return { bytes, heap };
}

/** In a process of its own, since a module that was loaded once stays. */
function measured(lang) {
  const args = ["--expose-gc", fileURLToPath(import.meta.url), lang];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
}

async function secondsOf(entry, languages, order, ephemeris) {
  const { catalogue } = await import("@almagest/catalog");
  const { createContext } = await import("@almagest/operation");
  const { value } = entry.operation.parse({ flat: entry.operation.examples[0] });
  const { createTextStore } = await import("@almagest/pipeline");
  // The store of a service and of each of its workers, with the usual bound.
  let loads = 0;
  const store = createTextStore((domainId, lang) => {
    loads += 1;
    return catalogue.loadTexts(domainId, lang);
  });
  const now = Date.UTC(2026, 10, 21, 12);
  const ask = async (lang) => {
    const texts = await store.catalogues(entry.domain.id, lang);
    return JSON.stringify(entry.operation.run({ ...value, lang }, createContext({ ephemeris, texts, now })));
  };
  for (const lang of languages) await ask(lang);
  const start = process.hrtime.bigint();
  for (const lang of order(languages)) await ask(lang);
  if (loads > languages.length) throw new Error(`${loads} loads of ${languages.length} languages`);
  return Number(process.hrtime.bigint() - start) / 1e9;
}

const inTurn = (languages) => Array.from({ length: CALLS }, (_, call) => languages[call % languages.length]);
const oneByOne = (languages) => languages.flatMap((lang) => Array(SHARE).fill(lang));

/** Prints a row for each language, and one for each operation whose calls change their language every time. */
export async function benchLanguages({ ephemeris, row }) {
  const { catalogue } = await import("@almagest/catalog");
  const { LANGS } = await import("@almagest/operation");
  for (const lang of LANGS) {
    const { bytes, heap } = measured(lang);
    row(`words in ${lang}`, megabytes(bytes), "", lang === "en" ? "" : `${megabytes(heap)} of heap`);
  }
  for (const id of OPERATIONS) {
    const entry = catalogue.byId(id);
    const ratios = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await secondsOf(entry, LANGS, oneByOne, ephemeris);
      ratios.push((await secondsOf(entry, LANGS, inTurn, ephemeris)) / alone);
    }
    row(`${id} in ten languages in turn, times one language after the other`, median(ratios).toFixed(2), "1.30");
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(JSON.stringify(await wordsIn(process.argv[2])));
}

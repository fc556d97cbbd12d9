// Answers in Chinese and in English with a store that keeps no language beside English, and with one that keeps all:
// prints what a test asks of both. Run as a bundle, with --expose-gc.
import { catalogue } from "@almagest/catalog";
import { createContext } from "@almagest/operation";
import { createTextStore } from "@almagest/pipeline";

const { domain, operation } = catalogue.byId("getZodiacAnimal");
const { value } = operation.parse({ flat: operation.examples[0] });
const now = Date.UTC(2026, 10, 21, 12);
let loads = 0;
const load = async (domainId, lang) => {
  loads += 1;
  return catalogue.loadTexts(domainId, lang);
};

async function answer(store, lang) {
  const texts = await store.catalogues(domain.id, lang);
  return JSON.stringify(operation.run({ ...value, lang }, createContext({ texts, now })));
}

const turns = ["zh-Hans", "en", "zh-Hans", "en", "zh-Hans"];

async function answersOf(store) {
  loads = 0;
  const answers = [];
  for (const lang of turns) {
    answers.push(await answer(store, lang));
    await store.catalogues(domain.id, "de");
  }
  return { answers, loads };
}

/** Tells later whether the Chinese texts of now are still in memory. */
async function stays(store) {
  const [chinese] = await store.catalogues(domain.id, "zh-Hans");
  const weak = new WeakRef(chinese);
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    globalThis.gc();
    return weak.deref() !== undefined;
  };
}

/** Heap in bytes that is in use. */
function heap() {
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

/** A made language that has texts, so that what was there before has to go. */
const withOther = (read) => async (domainId, lang) =>
  lang === "de" ? [{ namespace: "made", lang, messages: { group: { text: "Ein Text." } } }] : read(domainId, lang);

const none = createTextStore(withOther(load), 1);
const all = createTextStore(withOther(load));
const dropping = await answersOf(none);
const keeping = await answersOf(all);
const [droppedStays, keptStays] = [await stays(none), await stays(all)];
await none.catalogues(domain.id, "de");
await all.catalogues(domain.id, "de");
const stayed = { dropped: await droppedStays(), kept: await keptStays() };

/** The memory of one language is small beside the rest of a program. */
const TIMES = 20;
async function heapWithTexts() {
  const held = [];
  for (let time = 0; time < TIMES; time += 1) held.push(await catalogue.loadTexts(domain.id, "zh-Hans"));
  const bytes = heap();
  if (held.length !== TIMES) throw new Error("all are held until here");
  return bytes;
}

const before = heap();
const full = await heapWithTexts();
await new Promise((resolve) => setTimeout(resolve, 0));
const after = heap();
console.log(JSON.stringify({ dropping, keeping, stayed, grown: full - before, left: after - before }));

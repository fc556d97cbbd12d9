import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, isRecord, type Lang, loadWords } from "@almagest/operation";
import { pages } from "@almagest/pages/domain";
import type { AskedAnswer } from "../src/report-content";

/** A report is slow where the machine is busy. */
export const LONG_MS = 120_000;

/** The answer to a page's first example; or that of its first part alone, as the natal chart is. */
export async function answered(operationId: string, lang: Lang, changed: object = {}): Promise<AskedAnswer> {
  const isPart = operationId === "generateNatalChart";
  const operation = pages.operations.find(({ id }) => id === (isPart ? "getNatalPage" : operationId));
  const parsed = operation?.parse({ flat: { ...operation.examples[0], lang, ...changed } });
  if (operation === undefined || parsed?.ok !== true) throw new Error(JSON.stringify(parsed));
  const english = await loadWords(pages, "en");
  const texts = lang === "en" ? english : [...english, ...(await loadWords(pages, lang))];
  const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 10, 29), texts });
  const input: unknown = parsed.value;
  const answer: unknown = operation.run(parsed.value, context);
  if (!isRecord(input) || !isRecord(answer)) throw new Error("no answer");
  const parts = answer["parts"];
  return { operationId, input, lang, answer: isPart && isRecord(parts) ? parts["chart"] : answer };
}

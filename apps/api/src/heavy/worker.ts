import { workerData } from "node:worker_threads";
import { catalogue } from "@almagest/catalog";
import type { EngineKind } from "@almagest/mcp";
import { ephemerisOf, nodeResources, type Resources } from "@almagest/mcp/resources";
import { createContext, InvariantError, isRecord } from "@almagest/operation";
import { answerText, createTextStore, failureOf, type HeavyJob, type HeavyResult } from "@almagest/pipeline";

import { seededBytes } from "./seeded-bytes";

const texts = createTextStore(catalogue.loadTexts);
const heavy = catalogue.entries.flatMap(({ operation }) => (operation.isHeavy ? [operation] : []));
let resources: Promise<Resources> | undefined;

/** What a thread of the pool does with a job: the same as the service itself, with a context of its own. */
export default async function work(job: HeavyJob): Promise<HeavyResult> {
  try {
    return { ok: true, body: new TextEncoder().encode(await answerTo(job)) };
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ok: false, failure: failureOf(error), detail };
  }
}

async function answerTo(job: HeavyJob): Promise<string> {
  const { operationId, domainId, input, lang, now, seed, publicUrl, form } = job;
  const operation = heavy.find(({ id }) => id === operationId);
  if (operation === undefined) throw new InvariantError("a job names a heavy operation", { operationId });
  resources ??= ephemerisOf(engineOfThread()).then((ephemeris) => nodeResources(heavy, { ephemeris }));
  const spoken = await texts.catalogues(domainId, lang);
  const context = { ...(await resources), texts: spoken, now, random: seededBytes(seed) };
  return answerText(operation, input, createContext(context), publicUrl, form);
}

/** The engine that the service itself took: a thread never computes with another. */
function engineOfThread(): EngineKind {
  const engine: unknown = isRecord(workerData) ? workerData["engine"] : undefined;
  if (engine !== "native" && engine !== "wasm") throw new InvariantError("a thread is told its engine", { engine });
  return engine;
}

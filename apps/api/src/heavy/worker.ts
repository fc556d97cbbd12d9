import { setPriority } from "node:os";
import { inspect } from "node:util";
import { workerData } from "node:worker_threads";
import { type CatalogueEntry, catalogue } from "@almagest/catalog";
import type { EngineKind } from "@almagest/mcp";
import { ephemerisOf, nodeResources, type Resources } from "@almagest/mcp/resources";
import { createContext, InvariantError, isRecord } from "@almagest/operation";
import {
  type AnswerWish,
  createTextStore,
  failureOf,
  type HeavyJob,
  type HeavyResult,
  type MadeAnswer,
  madeAnswer,
  type ReportJob,
  type ReportResult,
} from "@almagest/pipeline";

import { seededBytes } from "./seeded-bytes";
import { isThreadable } from "./threadable";

/** A third of the usual share of a busy processor, and all of an idle one. Only Linux has priorities of threads. */
const BACKGROUND_NICE = 5;
if (isRecord(workerData) && workerData["isBackground"] === true && process.platform === "linux") {
  setPriority(0, BACKGROUND_NICE);
}

const texts = createTextStore(catalogue.loadTexts);
const entries = new Map(
  catalogue.entries
    .filter(({ operation }) => isThreadable(operation))
    .map((entry) => [entry.operation.id, entry] as const),
);
const operations = [...entries.values()].map(({ operation }) => operation);
let resources: Promise<Resources> | undefined;
/** An error, its cause, the cause's issues, and each issue's members. */
const LOGGED_DEPTH = 4;

/** Runs a job in a thread of the pool as the service itself would, with a separate context. */
export default async function work(job: HeavyJob): Promise<HeavyResult> {
  try {
    const { body, svg, hasProse } = await answerTo(job);
    const answer = { ok: true, body: new TextEncoder().encode(body), hasProse } as const;
    return svg === undefined ? answer : { ...answer, svg };
  } catch (error) {
    return { ok: false, failure: failureOf(error), detail: inspect(error, { depth: LOGGED_DEPTH }) };
  }
}

/** Runs lines of batches one after another. */
export async function lines(jobs: readonly HeavyJob[]): Promise<readonly HeavyResult[]> {
  const results: HeavyResult[] = [];
  for (const job of jobs) results.push(await work(job));
  return results;
}

async function answerTo(job: HeavyJob): Promise<MadeAnswer> {
  const { operationId, domainId, input, lang, now, seed, publicUrl, form } = job;
  const entry = entries.get(operationId);
  if (entry === undefined) throw new InvariantError("a job names an operation of a thread", { operationId });
  resources ??= ephemerisOf(engineOfThread()).then((ephemeris) => nodeResources(operations, { ephemeris }));
  const spoken = await texts.catalogues(domainId, lang);
  const context = { ...(await resources), texts: spoken, now, random: seededBytes(seed) };
  const wish = { form, ...(job.picture && { picture: await pictureOf(entry, job.picture) }) };
  return madeAnswer(entry.operation, input, createContext(context), publicUrl, wish);
}

async function pictureOf(
  { domain, operation }: CatalogueEntry,
  { form, ...asked }: NonNullable<HeavyJob["picture"]>,
): Promise<NonNullable<AnswerWish["picture"]>> {
  const { pictures } = await domain.pictures.load();
  const picture = pictures.find((one) => one.operation === operation.id && one.form === form);
  if (picture === undefined) throw new InvariantError("a job names a picture", { form });
  return { ...asked, picture };
}

/** Renders SVG text as a PNG. The renderer is loaded with the first picture. */
export async function paint(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const { pngOf } = await import("@almagest/pictures-png");
  return pngOf(svg);
}

/** Sets an answer as a report. The typesetter is loaded with the first one. */
export async function setReport({ operationId, input, answer, lang, whiteLabel }: ReportJob): Promise<ReportResult> {
  try {
    const { reportPdf } = await import("@almagest/report");
    const told: unknown = JSON.parse(typeof answer === "string" ? answer : new TextDecoder().decode(answer));
    const asked = { operationId, input: isRecord(input) ? input : {}, answer: told, lang };
    return { ok: true, pdf: await reportPdf({ ...asked, whiteLabel: whiteLabel }) };
  } catch (error) {
    return { ok: false, failure: failureOf(error), detail: inspect(error, { depth: LOGGED_DEPTH }) };
  }
}

/** The engine of the service itself: a thread never computes with another. */
function engineOfThread(): EngineKind {
  const engine: unknown = isRecord(workerData) ? workerData["engine"] : undefined;
  if (engine !== "native" && engine !== "wasm") throw new InvariantError("a thread is told its engine", { engine });
  return engine;
}

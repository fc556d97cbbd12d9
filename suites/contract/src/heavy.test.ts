import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { catalogue } from "@almagest/catalog";
import { nodeResources } from "@almagest/mcp/resources";
import { createContext, DETAILS } from "@almagest/operation";
import { answerText, createTextStore, type HeavyJob, type HeavyResult } from "@almagest/pipeline";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "./service";

/** The program of a thread of the built service. */
const WORKER = join(ROOT, "apps/api/dist/worker.js");
const ORIGIN = "https://api.example.com";
const NOON = Date.UTC(2026, 10, 21, 12);

/** The heavy ones, and one of those that are heavy where the time of a birth is open. */
const heavy = [
  ...catalogue.entries
    .filter(({ operation }) => operation.isHeavy)
    .map(({ operation, domain }) => ({ operation, domain, asked: operation.examples })),
  ...catalogue.entries
    .filter(({ operation }) => operation.id === "generateNatalChart")
    .map(({ operation, domain }) => ({
      operation,
      domain,
      asked: operation.examples.map((example) => ({ ...example, time: "unknown" })),
    })),
];
const texts = createTextStore(catalogue.loadTexts);
/** A module, as a thread of the pool is one. */
const thread = `
  import { parentPort, workerData } from "node:worker_threads";
  const { default: work } = await import(workerData.file);
  parentPort.on("message", async (job) => parentPort.postMessage(await work(job)));
  parentPort.postMessage("ready");`;

let worker: Worker;

async function answered(job: HeavyJob): Promise<HeavyResult> {
  worker.postMessage(job);
  const [result] = await once(worker, "message");
  return result;
}

beforeAll(async () => {
  if (!existsSync(WORKER)) throw new Error(`${WORKER} is not built: npm test builds it, or npm run build`);
  const module = new URL(`data:text/javascript,${encodeURIComponent(thread)}`);
  // Without the runner's own conditions: a thread of the service loads the built program.
  worker = new Worker(module, { execArgv: [], workerData: { file: pathToFileURL(WORKER).href, engine: "native" } });
  await once(worker, "message");
});
afterAll(() => worker.terminate());

/** Heavy operations search the sky; one that drew from chance would have to be seeded here as its thread is. */
function nothingDrawn(): Uint8Array {
  throw new Error("a heavy operation draws: seed both sides of this comparison");
}

describe.each(heavy.map(({ operation, domain, asked }) => [operation.id, operation, domain.id, asked] as const))(
  "%s in a thread",
  (operationId, operation, domainId, asked) => {
    const speaks = "lang" in (operation.query?.shape ?? {});
    test.each(speaks ? (["en", "zh-Hant"] as const) : (["en"] as const))(
      "answers %s as the service itself does",
      async (lang) => {
        const resources = await nodeResources([operation]);
        for (const example of asked) {
          const flat = speaks ? { ...example, lang } : example;
          const parsed = operation.parse({ flat });
          if (!parsed.ok) throw new Error(`the example of ${operationId} does not parse`);
          const input = parsed.value;
          const seed = new Uint8Array(32);
          const spoken = await texts.catalogues(domainId, lang);
          const context = createContext({ ...resources, texts: spoken, now: NOON, random: nothingDrawn });
          const job = { operationId, domainId, input, lang, now: NOON, seed, publicUrl: ORIGIN };
          for (const detail of DETAILS) {
            const result = await answered({ ...job, form: { detail } });
            if (!result.ok) throw new Error(result.detail);
            const due = answerText(operation, input, context, ORIGIN, { detail });
            expect(Buffer.from(result.body).toString("utf8")).toBe(due);
          }
        }
      },
    );
  },
);

test("there are heavy operations to compare", () => {
  expect(heavy.length).toBeGreaterThan(5);
});

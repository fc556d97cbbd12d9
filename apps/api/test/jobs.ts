import type { HeavyJob, HeavyResult } from "@almagest/pipeline";

/** A job of the pool that nothing has to compute. */
export function idleJob(operationId: string): HeavyJob {
  return {
    operationId,
    domainId: "test",
    input: {},
    lang: "en",
    now: 0,
    seed: new Uint8Array(32),
    publicUrl: undefined,
    form: { detail: "full" },
  };
}

/** The result of such a job: its operation as bytes. */
export function idleResult({ operationId }: HeavyJob): HeavyResult {
  return { ok: true, body: new TextEncoder().encode(operationId), hasProse: false };
}

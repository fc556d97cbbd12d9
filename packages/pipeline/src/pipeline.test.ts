import type { Caller, Callers } from "@almagest/auth";
import {
  type AnyOperation,
  DomainError,
  defineOperation,
  erase,
  InvariantError,
  langQuery,
  needNow,
  needRandom,
  ValidationError,
} from "@almagest/operation";
import { burstGuard, type Meter, memoryMeter, StorageAway } from "@almagest/quota";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { failureOf } from "./failure";
import { type HeavyJob, HeavyQueueFull, type HeavyResult, type HeavyWork } from "./heavy";
import type { Outcome } from "./outcome";
import type { Patience } from "./patience";
import { createPipeline, type PipelineParts } from "./pipeline";
import type { Incident } from "./ports";
import { MAX_ISSUES } from "./refusals";
import { createTextStore } from "./texts";

const NOON = Date.parse("2024-05-10T12:00:00Z");
const RESET = String(Date.parse("2024-06-01T00:00:00Z") / 1000);
const caller: Caller = { keyId: "alm_sk_01234567", kind: "secret" };

const echo = erase(
  defineOperation({
    id: "echo",
    method: "POST",
    path: "/test/echo/{id}",
    summary: "Says what it got",
    params: z.object({ id: z.string() }),
    query: langQuery,
    body: z.object({ count: z.number().min(1), name: z.string() }),
    output: z.unknown(),
    needs: [needNow, needRandom],
    compute: (input, { now, random }) => ({ ...input, now, bytes: [...random(2)] }),
    present: (facts, words) => ({ ...facts, texts: words.catalogues.map((catalogue) => catalogue.lang) }),
    examples: [{ id: "a", count: 1, name: "b" }],
  }),
);

function throwing(error: unknown): AnyOperation {
  return erase(
    defineOperation({
      id: "throwing",
      method: "GET",
      path: "/test/throwing",
      summary: "Throws",
      output: z.unknown(),
      needs: [],
      compute: (): unknown => {
        throw error;
      },
      present: (facts) => facts,
      examples: [{}],
    }),
  );
}

function answering(answer: unknown): AnyOperation {
  return { ...throwing(undefined), parse: () => ({ ok: true, value: {} }), run: () => answer };
}

/** Parses an answer, whether text or bytes. */
function recordOf({ body }: Outcome) {
  return JSON.parse(typeof body === "string" ? body : new TextDecoder().decode(body));
}

function service(monthlyLimit = 100, heavy?: HeavyWork, more: Partial<PipelineParts> = {}) {
  const incidents: Incident[] = [];
  const callers: Callers = {
    identify: async ({ key }) => {
      if (key === "away") throw new StorageAway("no answer");
      if (key === "good") return { ok: true, caller };
      if (key === "revoked") return { ok: false, code: "api_key_revoked", message: "It is revoked.", known: caller };
      return { ok: false, code: "invalid_api_key", message: "No such key." };
    },
  };
  const pipeline = createPipeline({
    callers,
    meter: memoryMeter({ monthlyLimit, now: () => NOON }),
    burst: burstGuard(() => NOON),
    ...(heavy && { heavy }),
    texts: createTextStore(async (_, lang) => [{ namespace: "test", lang, messages: {} }]),
    log: { error: (incident) => incidents.push(incident) },
    now: () => NOON,
    random: (byteCount) => new Uint8Array(byteCount).fill(7),
    resources: {},
    publicUrl: "https://example.com",
    ...more,
  });
  const execute = (operation: AnyOperation, raw: object = {}): Promise<Outcome> =>
    pipeline.execute({ operation, domainId: "test", caller, transport: "rest", raw, requestId: "r1" });
  return { pipeline, execute, incidents };
}

const good = { params: { id: "a" }, query: {}, body: { count: 2, name: "n" } };
const headers = (limit: number, used: number) => ({
  "X-RateLimit-Limit": String(limit),
  "X-RateLimit-Remaining": String(limit - used),
  "X-RateLimit-Used": String(used),
  "X-RateLimit-Reset": RESET,
});

describe("a call that succeeds", () => {
  it("answers JSON text, and the caller's own position", async () => {
    const { execute, pipeline } = service();
    const outcome = await execute(echo, good);
    expect(outcome.status).toBe(200);
    expect(outcome.headers).toEqual({ ...headers(100, 1), "Content-Language": "en" });
    expect(recordOf(outcome)).toEqual({
      id: "a",
      lang: "en",
      count: 2,
      name: "n",
      now: NOON,
      bytes: [7, 7],
      texts: ["en"],
    });
    expect((await execute(echo, good)).headers).toMatchObject(headers(100, 2));
    expect(await pipeline.quotaHeaders(caller)).toEqual(headers(100, 2));
    expect(await pipeline.quotaHeaders()).toEqual(headers(0, 0));
  });

  it("speaks with the language asked for, English after it", async () => {
    const { execute } = service();
    const outcome = await execute(echo, { ...good, query: { lang: "de" } });
    expect(recordOf(outcome)).toMatchObject({ lang: "de", texts: ["de", "en"] });
  });
});

describe("a call that is refused before it runs", () => {
  it("names every failing field of params, query and body, and costs nothing", async () => {
    const { execute, pipeline } = service();
    const outcome = await execute(echo, { params: {}, query: { lang: "xx" }, body: { count: 0 } });
    expect(outcome.status).toBe(400);
    const record = recordOf(outcome);
    expect(record).toMatchObject({
      code: "validation_error",
      doc_url: "https://example.com/docs/errors#validation_error",
    });
    expect(record.issues.map((issue: { path: string }) => issue.path)).toEqual(["id", "lang", "count", "name"]);
    expect(outcome.headers).toEqual(headers(100, 0));
    expect((await pipeline.refuse({ code: "error", error: "" }, caller)).headers).toEqual(headers(100, 0));
  });

  it("adds what the transport found wrong with single fields", async () => {
    const { pipeline } = service();
    const issues = [{ path: "lang", message: "lang came twice.", code: "duplicate" }];
    const call = { operation: echo, domainId: "test", caller, transport: "rest" as const, issues };
    const whole = await pipeline.execute({ ...call, raw: good });
    expect(recordOf(whole)).toMatchObject({ error: "lang came twice.", issues });
    const both = await pipeline.execute({ ...call, raw: { ...good, body: { count: 1 } } });
    expect(recordOf(both).issues.map((issue: { path: string }) => issue.path)).toEqual(["lang", "name"]);
  });

  it("says one problem in the message itself", async () => {
    const { execute } = service();
    const record = recordOf(await execute(echo, { ...good, body: { count: 1 } }));
    expect(record.error).toBe(record.issues[0].message);
  });

  it("on a used-up key is still a 400", async () => {
    const { execute } = service(0);
    expect((await execute(echo, {})).status).toBe(400);
  });

  it("is bounded however much is wrong with it", async () => {
    const { pipeline } = service();
    const issues = Array.from({ length: 100_000 }, (_, index0) => ({
      path: `p.${index0}`,
      message: "no",
      code: "custom",
    }));
    const call = { operation: echo, domainId: "test", caller, transport: "rest" as const, raw: good, issues };
    const record = recordOf(await pipeline.execute(call));
    expect(record.issues).toHaveLength(MAX_ISSUES);
    expect(record.error).toContain("100000 problems");
  });
});

describe("a call past the allowance", () => {
  it("carries its wait in the record too, for transports without headers", async () => {
    const outcome = await service(0).execute(echo, good);
    expect(recordOf(outcome)).toMatchObject({
      code: "rate_limit_exceeded",
      retryAfterSeconds: Number(outcome.headers["Retry-After"]),
    });
  });

  it("is a 429 with Retry-After and the position", async () => {
    const { execute } = service(1);
    await execute(echo, good);
    const outcome = await execute(echo, good);
    expect(outcome).toMatchObject({ status: 429, code: "rate_limit_exceeded" });
    expect(outcome.headers).toEqual({ ...headers(1, 1), "Retry-After": String(Number(RESET) - NOON / 1000) });
  });
});

describe("a call that the domain refuses", () => {
  it("carries the domain's own words and costs its unit", async () => {
    const { execute, incidents } = service();
    const missing = await execute(throwing(new DomainError("not_found", "No sign x. Accepted: aries.")));
    expect(missing).toMatchObject({ status: 404, code: "not_found", headers: headers(100, 1) });
    expect(recordOf(missing)).toEqual({
      error: "No sign x. Accepted: aries.",
      code: "not_found",
      doc_url: "https://example.com/docs/errors#not_found",
    });
    const impossible = await execute(throwing(new DomainError("unprocessable_entity", "Out of range.")));
    expect(impossible).toMatchObject({ status: 422, headers: headers(100, 2) });
    expect(incidents).toEqual([]);
  });

  it("with a field it could only check while computing is a 400 and costs nothing", async () => {
    const { execute } = service();
    const issue = { path: "date", message: "date is late.", code: "custom" };
    const outcome = await execute(throwing(new ValidationError([issue])));
    expect(outcome).toMatchObject({ status: 400, headers: headers(100, 0) });
    expect(recordOf(outcome).issues).toEqual([issue]);
  });
});

describe("a call that fails inside", () => {
  const secret = "details that stay inside";
  const faults: readonly unknown[] = [new InvariantError(secret, { secret }), new TypeError(secret), secret, undefined];

  it.each(faults)("answers 500 without details, gives the unit back and tells the log: %s", async (fault) => {
    const { execute, incidents } = service();
    const outcome = await execute(throwing(fault));
    expect(outcome).toMatchObject({ status: 500, code: "internal_error", headers: headers(100, 0) });
    expect(outcome.body).not.toContain(secret);
    expect(Object.keys(recordOf(outcome))).toEqual(["error", "code", "doc_url"]);
    expect(incidents).toEqual([
      { message: "an operation failed", error: fault, operationId: "throwing", requestId: "r1" },
    ]);
  });

  it("for an answer that has no JSON form is no empty 200", async () => {
    const { execute } = service();
    for (const answer of [undefined, 1n, () => 1]) {
      expect(await execute(answering(answer))).toMatchObject({ status: 500, headers: headers(100, 0) });
    }
  });
});

describe("a caller", () => {
  it("who is known is let in", async () => {
    const { pipeline } = service();
    expect(await pipeline.identify({ transport: "rest", key: "good", origin: undefined, address: undefined })).toEqual({
      ok: true,
      caller,
    });
  });

  it("who is not gets the code of the refusal, with an allowance of nothing", async () => {
    const { pipeline } = service();
    const found = await pipeline.identify({ transport: "rest", key: "bad", origin: undefined, address: undefined });
    expect(found).toMatchObject({
      ok: false,
      outcome: { status: 401, code: "invalid_api_key", headers: headers(0, 0) },
    });
  });
});

describe("the position of a caller", () => {
  const asked = (key: string) => ({ transport: "rest" as const, key, origin: undefined, address: undefined });

  it("is its own on every answer that knows it, a refusal of its key too", async () => {
    const { pipeline, execute } = service();
    await execute(echo, good);
    const refused = await pipeline.identify(asked("revoked"));
    expect(refused).toMatchObject({ ok: false, outcome: { status: 401, headers: headers(100, 1) } });
    for (const key of ["good", "revoked"]) expect(await pipeline.liveQuotaHeaders(asked(key))).toEqual(headers(100, 1));
    const found = await pipeline.identify(asked("good"));
    expect(found.ok && (await pipeline.callerQuotaHeaders(found.caller))).toEqual(headers(100, 1));
  });

  it("is the untouched allowance of nobody where none is known, also where the keys cannot be asked", async () => {
    const { pipeline } = service();
    for (const key of ["bad", "away"]) expect(await pipeline.liveQuotaHeaders(asked(key))).toEqual(headers(0, 0));
  });
});

describe("an answer", () => {
  it("is recorded before it is given, so that a killed process leaves no answered call among the unanswered", async () => {
    const meter = memoryMeter({ monthlyLimit: 9, now: () => NOON });
    const order: string[] = [];
    const answered = async (): Promise<void> => {
      await new Promise((resolve) => setImmediate(resolve));
      order.push("recorded");
    };
    const { execute } = service(9, undefined, { meter: { ...meter, answered } });
    await execute(echo, good);
    order.push("given");
    await execute(throwing(new DomainError("not_found", "No such thing.")));
    order.push("refused");
    expect(order).toEqual(["recorded", "given", "recorded", "refused"]);
  });

  it("is computed when it is its turn", async () => {
    const turns: (() => void)[] = [];
    const inTurn: PipelineParts["inTurn"] = (work) =>
      new Promise((resolve) => {
        turns.push(() => resolve(work()));
      });
    let isDone = false;
    const { execute } = service(9, undefined, { inTurn });
    const calling = execute(echo, good).then((outcome) => {
      isDone = true;
      return outcome.status;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect([turns.length, isDone]).toEqual([1, false]);
    turns[0]?.();
    expect(await calling).toBe(200);
  });
});

describe("what escapes a transport", () => {
  it("is a 500 and an incident", async () => {
    const { pipeline, incidents } = service();
    const incident = { message: "escaped", error: new Error("boom") };
    expect(await pipeline.fail(incident, caller)).toMatchObject({ status: 500, headers: headers(100, 0) });
    expect(incidents).toEqual([incident]);
  });
});

describe("the form of an answer", () => {
  const listing = erase(
    defineOperation({
      id: "listing",
      method: "GET",
      path: "/test/listing",
      summary: "Lists",
      output: z.object({ items: z.array(z.object({ name: z.string(), note: z.string().meta({ weight: "prose" }) })) }),
      needs: [],
      compute: () => ({ items: [{ name: "one", note: "A note of one." }] }),
      present: (facts) => facts,
      examples: [{}],
    }),
  );
  const full = { items: [{ name: "one", note: "A note of one." }] };
  const compact = { items: [["name"], ["one"]] };

  it("is taken from the query and from the arguments of a call", async () => {
    const { execute } = service();
    expect(recordOf(await execute(listing, { query: {} }))).toEqual(full);
    expect(recordOf(await execute(listing, { query: { detail: "compact" } }))).toEqual(compact);
    expect(recordOf(await execute(listing, { flat: { detail: "Compact" } }))).toEqual(compact);
    expect(recordOf(await execute(listing, { flat: { fields: "items.name" } }))).toEqual({ items: [{ name: "one" }] });
  });

  it("is the transport's where the call says nothing of it", async () => {
    const { pipeline } = service();
    const call = { operation: listing, domainId: "test", caller, transport: "mcp", detail: "compact" } as const;
    expect(recordOf(await pipeline.execute({ ...call, raw: { flat: {} } }))).toEqual(compact);
    expect(recordOf(await pipeline.execute({ ...call, raw: { flat: { detail: "full" } } }))).toEqual(full);
  });

  it("is refused where there is none such, with everything else that is wrong, and costs nothing", async () => {
    const { execute } = service();
    const outcome = await execute(listing, { query: { detail: "some", fields: "items.nam", size: 1 } });
    expect(outcome).toMatchObject({ status: 400, headers: headers(100, 0) });
    expect(recordOf(outcome).issues.map(({ path, expected }: Record<string, string>) => [path, expected])).toEqual([
      ["detail", "full|standard|compact"],
      ["fields", "items.name"],
      ["size", undefined],
    ]);
  });
});

describe("a heavy operation", () => {
  const heavyEcho: AnyOperation = { ...answering({ here: true }), isHeavy: true };
  const good = { headers: {} };

  function elsewhere(result: HeavyResult | Error, room = true) {
    const jobs: HeavyJob[] = [];
    const heavy: HeavyWork = {
      hasRoom: () => room,
      run: async (job) => {
        jobs.push(job);
        if (result instanceof Error) throw result;
        return result;
      },
    };
    const { pipeline, incidents } = service(10, heavy);
    const call = {
      operation: heavyEcho,
      domainId: "test",
      caller,
      transport: "rest" as const,
      raw: { ...good, query: { detail: "compact" }, body: {} },
    };
    return { jobs, incidents, run: () => pipeline.execute(call) };
  }

  it("is computed where there is a place for it, and its bytes are the answer", async () => {
    const { jobs, run } = elsewhere({ ok: true, body: new TextEncoder().encode('{"there":true}'), hasProse: true });
    const outcome = await run();
    expect([outcome.status, recordOf(outcome)]).toEqual([200, { there: true }]);
    expect(outcome.headers).toMatchObject(headers(10, 1));
    expect(jobs).toEqual([
      {
        operationId: heavyEcho.id,
        domainId: "test",
        input: {},
        lang: "en",
        now: NOON,
        seed: new Uint8Array(32).fill(7),
        publicUrl: "https://example.com",
        form: { detail: "compact" },
      },
    ]);
  });

  it("is computed here where there is none", async () => {
    const { pipeline } = service();
    const call = { operation: heavyEcho, domainId: "test", caller, transport: "rest" as const, raw: { body: {} } };
    expect(recordOf(await pipeline.execute(call))).toEqual({ here: true });
  });

  it("costs its unit where the domain refuses, and tells the log nothing", async () => {
    const failure = failureOf(new DomainError("unprocessable_entity", "Not in this century."));
    const { incidents, run } = elsewhere({ ok: false, failure, detail: "" });
    expect(await run()).toMatchObject({ status: 422, headers: headers(10, 1) });
    expect(incidents).toEqual([]);
  });

  it("gives its unit back where it fails, and tells the log why", async () => {
    const failure = failureOf(new Error("boom"));
    const { incidents, run } = elsewhere({ ok: false, failure, detail: "boom at line 1" });
    expect(await run()).toMatchObject({ status: 500, headers: headers(10, 0) });
    expect(incidents).toEqual([expect.objectContaining({ error: "boom at line 1" })]);
  });

  it.each([
    ["before it is charged", new Error("not asked"), false],
    ["after all", new HeavyQueueFull("full"), true],
  ])(
    "is a 503 compute_saturated with Retry-After where the queue is full, %s, and costs nothing",
    async (_, error, room) => {
      const { incidents, run } = elsewhere(error, room);
      const outcome = await run();
      expect(outcome).toMatchObject({ status: 503, code: "compute_saturated" });
      expect(outcome.headers).toMatchObject({ ...headers(10, 0), "Retry-After": "1" });
      expect(incidents).toEqual([]);
    },
  );

  it("is a 500 where its thread dies", async () => {
    const { incidents, run } = elsewhere(new Error("worker terminated"));
    expect(await run()).toMatchObject({ status: 500, headers: headers(10, 0) });
    expect(incidents).toHaveLength(1);
  });
});

describe("a call and its database", () => {
  /** A meter whose records of answers fail. */
  const forgetful = (): Meter => ({
    ...memoryMeter({ monthlyLimit: 10, now: () => NOON }),
    answered: async () => {
      throw new StorageAway("gone between the unit and the answer");
    },
  });

  it.each([
    ["answer", echo, good],
    ["refusal that was computed", throwing(new DomainError("not_found", "No such thing.")), {}],
  ])("sends no %s that could not be recorded: a 503, and the unit goes back", async (_, operation, raw) => {
    const { execute, incidents } = service(10, undefined, { meter: forgetful() });
    const outcome = await execute(operation, raw);
    expect(outcome).toMatchObject({ status: 503, code: "error" });
    expect(outcome.headers).toEqual({ ...headers(10, 0), "Retry-After": "2" });
    expect(incidents).toHaveLength(1);
  });

  const never = new Promise<never>(() => undefined);

  it("waits once for all of it: what the caller took is taken off, and a unit that comes too late goes back", async () => {
    const meter = memoryMeter({ monthlyLimit: 10, now: () => NOON });
    let grant: (() => void) | undefined;
    const late: Meter = {
      ...meter,
      charge: async (request) => {
        await new Promise<void>((resolve) => {
          grant = resolve;
        });
        return meter.charge(request);
      },
    };
    const spent: number[] = [];
    const patience = (spentMs: number): Patience => {
      spent.push(spentMs);
      const wait = async <Value>(work: Promise<Value>): Promise<Value> => {
        const isCaller = spent.length === 1;
        if (isCaller) return work;
        throw new StorageAway("waited long enough");
      };
      return { wait, spentMs: () => 1_234 };
    };
    const { pipeline } = service(10, undefined, { meter: late, patience });
    const found = await pipeline.identify({ transport: "rest", key: "good", origin: undefined, address: undefined });
    if (!found.ok) throw new Error("the caller is known");
    const call = { operation: echo, domainId: "test", caller: found.caller, transport: "rest", raw: good } as const;
    expect(await pipeline.execute(call)).toMatchObject({ status: 503 });
    expect(spent).toEqual([0, 1_234]);
    grant?.();
    await expect.poll(() => meter.lastKnown({ id: caller.keyId, window: "month" })).toMatchObject({ used: 0 });
  });

  it("answers a refusal by the position last seen where the database hangs", async () => {
    const meter: Meter = { ...memoryMeter({ monthlyLimit: 10, now: () => NOON }), current: () => never };
    const impatient: Patience = { wait: () => Promise.reject(new StorageAway("enough")), spentMs: () => 0 };
    const { execute } = service(10, undefined, { meter, patience: () => impatient });
    expect(await execute(echo, {})).toMatchObject({ status: 400, headers: headers(10, 0) });
  });
});

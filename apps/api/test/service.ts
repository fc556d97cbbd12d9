import { fixedKeyStore, generateKey, type KeyCallersOptions, keyCallers } from "@almagest/auth";
import { createCatalogue } from "@almagest/catalog";
import {
  type Domain,
  DomainError,
  defineDomain,
  defineOperation,
  InvariantError,
  langQuery,
  limit,
  offset,
} from "@almagest/operation";
import { pngOf } from "@almagest/pictures-png";
import { createPipeline, createTextStore, type Incident } from "@almagest/pipeline";
import { burstGuard, memoryMeter } from "@almagest/quota";
import * as z from "zod";
import { type AppParts, createApp } from "../src/app";
import type { RequestLine, ServiceLog } from "../src/log";
import { onceParts } from "../src/once";

/** 2024-05-10T12:00:00Z */
export const NOON = 1_715_342_400_000;
export const PUBLIC_URL = "https://api.example.com";
/** Calls a day for a client without a key, in tests that allow such clients. */
export const DAILY_LIMIT = 3;
const SALT = "a salt for the tests";
export const KEY = generateKey("secret", (byteCount) => new Uint8Array(byteCount).fill(42));

const answer = z.object({ said: z.unknown() });
const present = (facts: unknown) => ({ said: facts });

const sayHello = defineOperation({
  id: "sayHello",
  method: "POST",
  path: "/test/hello",
  summary: "Says hello",
  query: langQuery,
  body: z.object({ name: z.string().max(100), times: z.number().int().min(1).max(9).default(1) }),
  output: answer,
  needs: [],
  compute: (input) => input,
  present,
  examples: [{ name: "O'Neill", times: 2 }],
});

const sayMood = defineOperation({
  id: "sayMood",
  method: "POST",
  path: "/test/mood",
  summary: "Says a mood",
  body: z.object({ mood: z.enum(["good", "bad"]).default("good") }),
  output: answer,
  needs: [],
  compute: (input) => input,
  present,
  examples: [{}],
});

const listThings = defineOperation({
  id: "listThings",
  method: "GET",
  path: "/test/things",
  summary: "Lists things",
  query: z.object({ ...langQuery.shape, limit: limit({ max: 50, default: 20 }), offset }),
  output: answer,
  needs: [],
  compute: (input) => input,
  present,
  examples: [{ limit: 5 }],
});

const oneThing = defineOperation({
  id: "oneThing",
  method: "GET",
  path: "/test/things/{id}",
  summary: "One thing",
  params: z.object({ id: z.string() }),
  output: answer,
  needs: [],
  compute: ({ id }) => {
    if (id !== "known") throw new DomainError("not_found", `There is no thing ${JSON.stringify(id)}. Known: known.`);
    return id;
  },
  present,
  examples: [{ id: "known" }],
});

const anyThing = defineOperation({
  id: "anyThing",
  method: "GET",
  path: "/test/things/any",
  summary: "Any thing",
  output: answer,
  needs: [],
  compute: () => "any",
  present,
  examples: [{}],
});

const breakDown = defineOperation({
  id: "breakDown",
  method: "POST",
  path: "/test/break",
  summary: "Breaks down",
  output: answer,
  needs: [],
  compute: (): unknown => {
    throw new InvariantError("inside", { secret: "birth data" });
  },
  present,
  examples: [{}],
});

export const testDomain: Domain = defineDomain({
  id: "test",
  title: "Test",
  description: "Operations of the tests",
  operations: [sayHello, sayMood, listThings, oneThing, anyThing, breakDown],
});

export interface TestService {
  readonly app: ReturnType<typeof createApp>;
  readonly parts: AppParts;
  readonly lines: RequestLine[];
  readonly incidents: Incident[];
}

/** A separate service over the test operations: a fixed clock, one key, a recorded log. */
export function testService(
  monthlyLimit = 1000,
  more: Partial<AppParts> = {},
  access: Partial<KeyCallersOptions> = {},
): TestService {
  const lines: RequestLine[] = [];
  const incidents: Incident[] = [];
  const now = (): number => NOON;
  const log: ServiceLog = {
    request: (line) => lines.push(line),
    error: (incident) => incidents.push(incident),
    info: () => undefined,
    flush: () => undefined,
  };
  const callers = keyCallers({ store: fixedKeyStore([KEY]), keyless: false, clientSalt: SALT, now, ...access });
  const pipeline = createPipeline({
    callers,
    meter: memoryMeter({ monthlyLimit, dailyLimit: access.keyless ? DAILY_LIMIT : 0, now }),
    burst: burstGuard(now),
    texts: createTextStore(async () => []),
    log,
    now,
    random: (byteCount) => new Uint8Array(byteCount),
    resources: {},
    painter: { hasRoom: () => true, png: pngOf },
    once: onceParts,
    publicUrl: PUBLIC_URL,
  });
  const catalogue = createCatalogue([testDomain]);
  const ephemeris = { name: "Test Ephemeris", version: "1.2.3" };
  const fixed = { trustedHops: 0, publicUrl: PUBLIC_URL };
  const parts = { pipeline, catalogue, ephemeris, log, now, ...fixed, ...more };
  return { app: createApp(parts), parts, lines, incidents };
}

/** Request options with the key and a JSON body. */
export function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: "POST",
    headers: { "X-API-Key": KEY, "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
}

export function get(headers: Record<string, string> = {}): RequestInit {
  return { headers: { "X-API-Key": KEY, ...headers } };
}

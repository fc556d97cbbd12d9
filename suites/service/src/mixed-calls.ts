import { randomUUID } from "node:crypto";
import type { Agent } from "node:http";
import { sendBatch, textOf } from "./batches";
import { upTo } from "./calls";
import { type Answer, ask, mcpCall, restCall, SIGNS } from "./requests";

/** One step of a mixed load: a caller with a key, at one of the processes. */
export interface Step {
  readonly key: string;
  /** The port of the process that is asked, and that of another one. */
  readonly port: number;
  readonly other: number;
  readonly agent: Agent;
  readonly random: () => number;
}

/** The answers of a step, and the units that they cost. */
export interface Stepped {
  readonly statuses: readonly number[];
  readonly units: number;
}

const CHART = "/api/v2/astrology/natal-chart";

function birthOf(random: () => number): object {
  const two = (value: number): string => String(value).padStart(2, "0");
  const within = (low: number, high: number): number => low + random() * (high - low);
  return {
    date: `${Math.floor(within(1930, 2020))}-${two(Math.ceil(within(0, 12)))}-${two(Math.ceil(within(0, 28)))}`,
    time: `${two(Math.floor(within(0, 24)))}:${two(Math.floor(within(0, 60)))}`,
    latitude: Number(within(-60, 60).toFixed(3)),
    longitude: Number(within(-180, 180).toFixed(3)),
    timezone: Math.round(within(-11, 11)),
  };
}

function post({ port, key, agent }: Step, body: object, more: { path?: string; once?: string } = {}): Promise<Answer> {
  const { path = CHART, once } = more;
  const headers = {
    "X-API-Key": key,
    "Content-Type": "application/json",
    ...(once !== undefined && { "Idempotency-Key": once }),
  };
  return ask({ port, path, method: "POST", headers, body: JSON.stringify(body), agent });
}

/** An answer costs a unit, a refusal before the work none. */
const plain = ({ status }: Answer): Stepped => ({ statuses: [status], units: status === 200 ? 1 : 0 });

/** Kinds of calls, each with its weight in the mix. */
export const KINDS: Readonly<
  Record<string, { readonly weight: number; readonly send: (step: Step) => Promise<Stepped> }>
> = {
  "a light call": { weight: 30, send: async ({ port, key, agent }) => plain(await restCall(port, key, agent)) },
  "a natal chart": { weight: 30, send: async (step) => plain(await post(step, birthOf(step.random))) },
  "a tool": { weight: 14, send: async ({ port, key, agent }) => plain(await mcpCall(port, key, agent)) },
  "a chart as a picture": {
    weight: 4,
    send: async (step) => plain(await post(step, birthOf(step.random), { path: `${CHART}.svg` })),
  },
  "a heavy call": {
    weight: 1,
    send: async (step) =>
      plain(await post(step, { year: 2026, month: 3 }, { path: "/api/v2/astrology/aspects/monthly" })),
  },
  "a wrong call": { weight: 4, send: async (step) => plain(await post(step, { date: "1990-02-30" })) },
  "an answer that the caller has": {
    weight: 6,
    send: async ({ port, key, agent }) => {
      const first = await restCall(port, key, agent);
      const headers = { "X-API-Key": key, "If-None-Match": String(first.headers.etag) };
      const second = await ask({ port, path: SIGNS, headers, agent });
      return { statuses: [first.status, second.status], units: plain(first).units + plain(second).units };
    },
  },
  "a call that is repeated at another process": {
    weight: 8,
    send: async (step) => {
      const [body, once] = [birthOf(step.random), randomUUID()];
      const first = await post(step, body, { once });
      const again = await post({ ...step, port: step.other }, body, { once });
      const isReplayed = again.headers["idempotent-replayed"] === "true";
      if (first.status === 200 && again.status === 200 && (!isReplayed || again.body !== first.body)) {
        throw new Error("a repeated call has the first answer");
      }
      return {
        statuses: [first.status, again.status],
        units: plain(first).units + (isReplayed ? 0 : plain(again).units),
      };
    },
  },
  "a batch": {
    weight: 1,
    send: async ({ port, key, random }) => {
      const lines = upTo(20).map((id) => ({ id, operation: "generateNatalChart", input: birthOf(random) }));
      const { last } = await sendBatch(textOf(lines), { port, key });
      return { statuses: [last === undefined ? 0 : 200], units: Number(last?.["charged"] ?? Number.NaN) };
    },
  },
};

/** The kind at a place of the mix, 0 to 1. */
export function kindAt(place: number): string {
  const all = Object.entries(KINDS);
  let left = place * all.reduce((sum, [, { weight }]) => sum + weight, 0);
  for (const [name, { weight }] of all) {
    left -= weight;
    if (left < 0) return name;
  }
  return "a light call";
}

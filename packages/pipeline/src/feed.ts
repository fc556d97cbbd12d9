import { FULL, langOf, type RawInput } from "@almagest/operation";
import type { Account, MadeAt, OnceEntry, Receipt, Resumed } from "@almagest/quota";
import { accountOf } from "./account";
import type { CalendarSource } from "./calendar";
import { charged, chargeRequest, latestAllowance } from "./charging";
import type { OnceParts } from "./once";
import { answerOutcome, type Outcome, rateLimitHeaders, refusalOutcome } from "./outcome";
import type { Patience } from "./patience";
import type { Call, PipelineParts } from "./pipeline";
import type { Refusal } from "./record";
import {
  badRequest,
  feedExhausted,
  feedOutdated,
  fetchedAlready,
  invalidInput,
  notGranted,
  saturated,
  stillFetched,
} from "./refusals";
import {
  computedFor,
  type Fault,
  faultOf,
  judged,
  type Made,
  namesOf,
  type Run,
  runCharged,
  type Understood,
} from "./running";
import { bytesOf, hex } from "./seeded";

/** A fetch of a calendar by its own address. */
export interface AskedFeed {
  /** The feed's id. */
  readonly id: string;
  /** The sealed part of the address. It is kept nowhere, so a digest under it tells a reader of the database nothing. */
  readonly secret: string;
  /** The requests whose answers together are the calendar; at least one. */
  readonly raws: readonly RawInput[];
  /**
   * The text of the calendar.
   * @throws DomainError where the answers fit no calendar.
   */
  readonly textOf: (operationId: string, told: readonly CalendarSource[]) => string;
  /** Whether the program that asks has the text with this digest. */
  readonly has: (digest: string) => boolean;
}

const HOUR_MS = 3_600_000;
const SEED_BYTES = 32;
/** An hour that is freed while it is asked for is as good as new. */
const MOST_TURNS = 3;

interface Fetch {
  readonly parts: PipelineParts;
  readonly call: Call;
  readonly feed: AskedFeed;
  readonly asked: readonly Understood[];
  readonly machine: OnceParts;
  readonly account: Account;
  readonly patience: Patience;
  readonly entry: OnceEntry;
}

/**
 * Fetches a feed. The first fetch of an hour takes a unit. Its entry is one as of a key of idempotency, made of feed and
 * hour: among all processes one fetch is the first, a failure frees the hour, and the unit of a killed process goes to
 * the next fetch. A later one computes nothing: it is a 304 for a program that has the text, else a 429 until the hour is
 * over.
 */
export async function runFeed(parts: PipelineParts, call: Call, feed: AskedFeed, patience: Patience): Promise<Outcome> {
  const { once: machine, heavy } = parts;
  const account = accountOf(call.caller);
  const reader = { parts, account, patience };
  if (machine === undefined) return refused(reader, badRequest("This service keeps no feeds."));
  const parsed = feed.raws.map((raw) => call.operation.parse(raw));
  // Issues would tell the reader of a calendar whose it is.
  if (parsed.some(({ ok }) => !ok)) return refused(reader, feedOutdated());
  if (heavy?.hasRoom() === false && call.operation.isHeavy === true) return refused(reader, saturated());
  const asked = parsed.flatMap((one) => (one.ok ? [{ input: one.value, form: FULL }] : []));
  return fetched({ ...reader, call, feed, asked, machine, entry: entryOf(parts, machine, feed) });
}

async function fetched(fetch: Fetch): Promise<Outcome> {
  const { parts, call, account, patience, entry } = fetch;
  const { meter } = parts;
  for (let turn = 1; turn <= MOST_TURNS; turn += 1) {
    const charge = await charged(meter, patience, meter.chargeOnce(chargeRequest(call, account), entry));
    if (charge !== "known") {
      if (charge.granted) return answered(fetch, { ...charge, made: entry.made });
      const refusal = charge.code === "rate_limited" ? notGranted(charge) : feedExhausted();
      return refusalOutcome(refusal, { ...charge, publicUrl: parts.publicUrl });
    }
    const resumed = await patience.wait(meter.resume({ ...entry, account }));
    if (resumed.fate !== "gone") return later(fetch, resumed);
  }
  return refused(fetch, stillFetched(1));
}

/** The id, and digests of feed and hour. */
function entryOf({ now, random }: PipelineParts, machine: OnceParts, { id, secret }: AskedFeed): OnceEntry {
  const epochMs = now();
  const hour = String(Math.floor(epochMs / HOUR_MS));
  return {
    lookup: machine.digest(secret, ["feed", id, hour]),
    request: machine.digest(secret, ["request of a feed", id]),
    made: { now: epochMs, seed: hex(random(SEED_BYTES)), version: machine.version },
    feedId: id,
  };
}

async function later(fetch: Fetch, resumed: Exclude<Resumed, { fate: "gone" }>): Promise<Outcome> {
  const { parts, account, patience, feed } = fetch;
  if (resumed.fate === "resumed") {
    return answered(fetch, { ...resumed, allowance: await latestAllowance(parts.meter, { account, patience }) });
  }
  if (resumed.fate === "under_way") return refused(fetch, stillFetched(resumed.retryAfterSeconds));
  if (resumed.fate === "answered" && feed.has(resumed.answer)) {
    const allowance = await latestAllowance(parts.meter, { account, patience });
    return { status: 304, headers: rateLimitHeaders(allowance), body: "", digest: resumed.answer };
  }
  return refused(fetch, fetchedAlready(secondsLeft(parts.now())));
}

/** Whole seconds until the next hour begins. */
function secondsLeft(epochMs: number): number {
  return Math.ceil((HOUR_MS - (epochMs % HOUR_MS)) / 1000);
}

interface Paid extends Pick<Run, "allowance"> {
  readonly receipt: Receipt;
  readonly made: MadeAt;
}

/** The calendar, for a unit; without its text for a program that has it. */
async function answered(fetch: Fetch, { receipt, made, allowance }: Paid): Promise<Outcome> {
  const { parts, call, asked, patience, machine, feed } = fetch;
  const seed = bytesOf(made.seed);
  const moment = { now: made.now, seed, random: machine.seededRandom(seed) };
  const runs = asked.map((one): Run => ({ call, asked: one, patience, allowance, moment }));
  const [first] = runs;
  if (first === undefined) return refused(fetch, badRequest("This feed asks for nothing."));
  const digestOf = ({ status, body, picture }: Outcome): string =>
    machine.digest(feed.secret, ["text of a feed", String(status), body, picture ?? ""]);
  const outcome = await runCharged(parts, first, receipt, {
    digestOf,
    make: () => calendarFor(fetch, { first, runs }),
  });
  if (outcome.status !== 200) return outcome;
  const digest = digestOf(outcome);
  const { picture: _, ...bare } = outcome;
  return feed.has(digest) ? { ...bare, status: 304, digest } : { ...outcome, digest };
}

interface Runs {
  /** The one whose position and log are those of all. */
  readonly first: Run;
  readonly runs: readonly Run[];
}

async function calendarFor({ parts, call, feed }: Fetch, { first, runs }: Runs): Promise<Made> {
  const text = await textOrFault(parts, { call, textOf: feed.textOf }, runs);
  if (typeof text !== "string") return judged(parts, first, text);
  const outcome = answerOutcome("", first.allowance, text);
  return { outcome: { ...outcome, headers: { ...outcome.headers, "Content-Language": langOf(first.asked.input) } } };
}

/** All answers, one after another, as one calendar. */
async function textOrFault(
  parts: PipelineParts,
  { call, textOf }: Pick<Fetch, "call"> & Pick<AskedFeed, "textOf">,
  runs: readonly Run[],
): Promise<string | Fault> {
  const told: CalendarSource[] = [];
  try {
    for (const run of runs) {
      const computed = await computedFor(parts, run);
      if ("failure" in computed) return computed;
      told.push({ input: run.asked.input, body: computed.body });
    }
    return textOf(call.operation.id, told);
  } catch (error) {
    return faultOf(error);
  }
}

/** A feed that is not made yet. */
export type TriedFeed = Pick<AskedFeed, "raws" | "textOf">;

/**
 * The reason why a feed could not be fetched today, after its requests are computed as a fetch does; undefined where it
 * could. It costs no unit.
 */
export async function refusalOfFeed(
  parts: PipelineParts,
  call: Call,
  { raws, textOf }: TriedFeed,
  patience: Patience,
): Promise<Refusal | undefined> {
  const { operation, caller } = call;
  if (parts.heavy?.hasRoom() === false && operation.isHeavy === true) return saturated();
  const allowance = parts.meter.lastKnown(accountOf(caller));
  const runs: Run[] = [];
  for (const raw of raws) {
    const parsed = operation.parse(raw);
    if (!parsed.ok) return invalidInput(parsed.issues);
    runs.push({ call, asked: { input: parsed.value, form: FULL }, patience, allowance });
  }
  const text = await textOrFault(parts, { call, textOf }, runs);
  if (typeof text === "string") return undefined;
  const { refusal, isIncident } = text.failure;
  if (isIncident) parts.log.error({ message: "a feed could not be tried", error: text.error, ...namesOf(call) });
  return refusal;
}

async function refused(
  { parts, account, patience }: Pick<Fetch, "parts" | "account" | "patience">,
  refusal: Refusal,
): Promise<Outcome> {
  const allowance = await latestAllowance(parts.meter, { account, patience });
  return refusalOutcome(refusal, { publicUrl: parts.publicUrl, allowance });
}

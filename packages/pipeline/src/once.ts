import type { Account, Charge, MadeAt, OnceEntry, Recalled, Resumed } from "@almagest/quota";
import { accountOf } from "./account";
import { charged, chargeRequest, latestAllowance } from "./charging";
import { type Outcome, refusalOutcome } from "./outcome";
import type { Patience } from "./patience";
import type { Call, PipelineParts } from "./pipeline";
import type { Refusal } from "./record";
import { answerChanged, badRequest, notGranted, otherLine, otherRequest, stillUnderWay } from "./refusals";
import { type Fault, faultOutcome, type Moment, makeOutcome, type Run, runCharged, type Understood } from "./running";
import { bytesOf, hex } from "./seeded";

/** A call's key of idempotency. */
export interface AskedOnce {
  /** The key that the caller chose. */
  readonly key: string;
  /** The caller's API key. It is kept nowhere, so nobody who reads the database can try out what a digest is of. */
  readonly secret: string;
  /** The id of a line of a batch: each line is kept under the key and its id. */
  readonly line?: string;
}

/** Resources for idempotency keys; without them no call may have one. */
export interface OnceParts {
  /** The program's version: another one may answer differently. */
  readonly version: string;
  /** A digest of parts in their order, under a secret, as 64 hexadecimal digits. */
  readonly digest: (secret: string, parts: readonly (string | Uint8Array)[]) => string;
  /** Gives the same bytes for the same seed. */
  readonly seededRandom: (seed: Uint8Array) => Moment["random"];
}

/** An answer is repeated this many times for nothing. */
export const FREE_REPLAYS = 5;

const SEED_BYTES = 32;
/** An entry that is freed while it is asked for is as good as new. */
const MOST_TURNS = 3;

export interface OnceCall {
  readonly call: Call;
  readonly asked: Understood;
  readonly patience: Patience;
  readonly once: AskedOnce;
}

/** A call whose key was looked at. */
interface Known extends OnceCall {
  readonly parts: PipelineParts;
  readonly machine: OnceParts;
  readonly account: Account;
  readonly entry: OnceEntry;
}

/** Runs a call once for all times that it is sent with its key, and gives the first answer again. */
export async function runOnce(parts: PipelineParts, one: OnceCall): Promise<Outcome> {
  const { call, patience } = one;
  const { meter, once: machine } = parts;
  const account = accountOf(call.caller);
  if (machine === undefined) return refused({ ...one, parts, account }, badRequest(NOT_HERE));
  const known = { ...one, parts, machine, account, entry: entryOf(parts, machine, one) };
  for (let turn = 1; turn <= MOST_TURNS; turn += 1) {
    const charging = meter.chargeOnce(chargeRequest(call, account), known.entry);
    const charge = await charged(meter, patience, charging);
    if (charge !== "known") return first(known, charge);
    if (one.once.line !== undefined) {
      const recalled = await patience.wait(meter.recall({ ...known.entry, account }));
      if (recalled.fate !== "gone") return lineAgain(known, recalled);
      continue;
    }
    const resumed = await patience.wait(meter.resume({ ...known.entry, account }));
    if (resumed.fate !== "gone") return again(known, resumed);
  }
  return refused(known, stillUnderWay(1));
}

const NOT_HERE = "This service keeps no Idempotency-Key. Leave the header out.";

/** Nothing that was sent: digests, and what the answer depends on besides. */
function entryOf({ now, random }: PipelineParts, machine: OnceParts, { call, asked, once }: OnceCall): OnceEntry {
  const { operation, picture, report, calendar } = call;
  const drawn = picture && { ...picture, picture: picture.picture.form };
  const request = JSON.stringify([
    operation.id,
    asked.input,
    asked.form,
    drawn ?? null,
    ...(report ? [report] : []),
    ...(calendar ? ["calendar"] : []),
  ]);
  const name = once.line === undefined ? ["key", once.key] : ["line", once.key, once.line];
  return {
    lookup: machine.digest(once.secret, name),
    request: machine.digest(once.secret, ["request", ...name, request]),
    made: { now: now(), seed: hex(random(SEED_BYTES)), version: machine.version },
  };
}

async function first(known: Known, charge: Charge): Promise<Outcome> {
  const { parts, entry } = known;
  if (!charge.granted) return refusalOutcome(notGranted(charge), { ...charge, publicUrl: parts.publicUrl });
  const run = runAt(known, entry.made, charge.allowance);
  return runCharged(parts, run, charge.receipt, { digestOf: (outcome) => digestOf(known, outcome) });
}

async function again(known: Known, resumed: Exclude<Resumed, { fate: "gone" }>): Promise<Outcome> {
  const { parts, account, patience } = known;
  if (resumed.fate === "other_request") return refused(known, otherRequest());
  if (resumed.fate === "under_way") return refused(known, stillUnderWay(resumed.retryAfterSeconds));
  if (resumed.fate === "answered") return replayed(known, resumed);
  const run = runAt(known, resumed.made, await latestAllowance(parts.meter, { account, patience }));
  return runCharged(parts, run, resumed.receipt, { digestOf: (outcome) => digestOf(known, outcome) });
}

/**
 * A line of a batch is computed again for nothing, however often, also while another request is at it: both get the same
 * answer, and who fails last gives nothing back that the other answered.
 */
async function lineAgain(known: Known, recalled: Exclude<Recalled, { fate: "gone" }>): Promise<Outcome> {
  const { parts, account } = known;
  if (recalled.fate === "other_request") return refused(known, otherLine());
  const { answer, made, receipt } = recalled;
  const run = runAt(known, made, parts.meter.lastKnown(account));
  if (answer === undefined) {
    return unpaid(await runCharged(parts, run, receipt, { digestOf: (outcome) => digestOf(known, outcome) }));
  }
  return repeated(known, run, { answer, made });
}

/** The first answer made again, for nothing. */
async function repeated(known: Known, run: Run, first: Pick<Answered, "answer" | "made">): Promise<Outcome> {
  const { parts } = known;
  const made = await makeOutcome(parts, run);
  const fault = "outcome" in made ? objectionTo(known, first, made.outcome) : made;
  if (fault !== undefined) return faultOutcome(parts, run, fault);
  return "outcome" in made ? unpaid(made.outcome) : faultOutcome(parts, run, made);
}

type Answered = Extract<Resumed, { fate: "answered" }>;

/** The first answer, computed again; it is given only where it is the same, byte by byte. */
async function replayed(known: Known, answered: Answered): Promise<Outcome> {
  const { parts, call, account, patience } = known;
  const objection = (outcome: Outcome): Fault | undefined => objectionTo(known, answered, outcome);
  if (answered.replays >= FREE_REPLAYS) {
    const charge = await charged(parts.meter, patience, parts.meter.charge(chargeRequest(call, account)));
    if (!charge.granted) return refusalOutcome(notGranted(charge), { ...charge, publicUrl: parts.publicUrl });
    const run = runAt(known, answered.made, charge.allowance);
    return marked(await runCharged(parts, run, charge.receipt, { objection }));
  }
  const run = runAt(known, answered.made, await latestAllowance(parts.meter, { account, patience }));
  return marked(await repeated(known, run, answered));
}

function runAt({ call, asked, patience, machine }: Known, { now, seed }: MadeAt, allowance: Run["allowance"]): Run {
  const bytes = bytesOf(seed);
  return { call, asked, patience, allowance, moment: { now, seed: bytes, random: machine.seededRandom(bytes) } };
}

/** Status, text and picture. */
function digestOf({ machine, once }: Known, { status, body, picture }: Outcome): string {
  return machine.digest(once.secret, ["answer", once.key, String(status), body, picture ?? ""]);
}

function objectionTo(
  known: Known,
  { answer, made }: Pick<Answered, "answer" | "made">,
  outcome: Outcome,
): Fault | undefined {
  if (digestOf(known, outcome) === answer) return undefined;
  const { version } = known.machine;
  const failure = { refusal: answerChanged(made.version, version), costs: false, isIncident: made.version === version };
  return { failure, error: new Error("the same program gives another answer to the same call") };
}

/** A replay for nothing is work for nothing, and bounded like all of it. */
function unpaid({ isCharged: _, ...outcome }: Outcome): Outcome {
  return outcome;
}

/** The same header as other services use. */
function marked(outcome: Outcome): Outcome {
  const isAnswer = outcome.status < 500 && outcome.status !== 409;
  return isAnswer ? { ...outcome, headers: { ...outcome.headers, "Idempotent-Replayed": "true" } } : outcome;
}

async function refused(
  { parts, account, patience }: Pick<Known, "parts" | "account" | "patience">,
  refusal: Refusal,
): Promise<Outcome> {
  const allowance = await latestAllowance(parts.meter, { account, patience });
  return refusalOutcome(refusal, { publicUrl: parts.publicUrl, allowance });
}

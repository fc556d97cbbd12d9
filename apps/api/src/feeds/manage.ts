import { type Caller, type Feed, isFeedId, MOST_FEEDS, newFeedId } from "@almagest/auth";
import { invalidInput, type Refusal } from "@almagest/pipeline";
import type { Told } from "../rest/managed";
import type { Feeds } from "./feeds";
import type { AskedShow, ReadFeed } from "./request";

/** The path under which feeds are fetched. */
export const FEEDS_PATH = "/feeds";
/** Programs and proxies cut longer addresses. */
export const LONGEST_ADDRESS = 1499;

/** A feed as the owner of its key reads it. */
export interface FeedRecord {
  readonly id: string;
  readonly createdAt: string;
  /** The beginning of the last hour in which a fetch cost a unit; null where none did. */
  readonly chargedHour: string | null;
}

/** A new feed. Its address is stored nowhere, and never told again. */
export interface NewFeed {
  readonly id: string;
  readonly url: string;
  /** The same for programs that subscribe by a scheme of their own. */
  readonly webcal: string;
  readonly operation: string;
  readonly lang: string;
}

/** Making, listing and revoking feeds. */
export interface FeedDesk {
  make(caller: Caller, sent: unknown): Promise<Told<NewFeed>>;
  list(caller: Caller): Promise<Told<{ readonly feeds: readonly FeedRecord[] }>>;
  revoke(caller: Caller, id: string): Promise<Told<{ readonly revoked: string }>>;
}

export interface DeskParts {
  /** Undefined where the installation makes none. */
  readonly feeds: Feeds | undefined;
  readonly read: (sent: unknown, today: string) => ReadFeed;
  /** The reason why a fetch of such a feed today would have no calendar; undefined where it has one. */
  readonly tried: (caller: Caller, show: AskedShow, today: string) => Promise<Refusal | undefined>;
  readonly publicUrl: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The desk of a service, for REST and for tools. */
export function feedDesk({ feeds, read, tried, publicUrl, now }: DeskParts): FeedDesk {
  const on = async <Value>(caller: Caller, run: (feeds: Feeds) => Promise<Told<Value>>): Promise<Told<Value>> => {
    const refusal = refusalOf(caller) ?? (feeds === undefined ? OFF : undefined);
    return refusal === undefined && feeds !== undefined ? run(feeds) : { ok: false, refusal: refusal ?? OFF };
  };
  return {
    make: (caller, sent) =>
      on(caller, (open) => {
        const today = dayOf(now());
        const refusalFor = (show: AskedShow) => tried(caller, show, today);
        return made(open, { keyId: caller.keyId, asked: read(sent, today), refusalFor, publicUrl });
      }),
    list: (caller) =>
      on(caller, async ({ store }) => told({ feeds: (await store.feedsOf(caller.keyId)).map(recordOf) })),
    revoke: (caller, id) =>
      on(caller, async ({ store }) =>
        isFeedId(id) && (await store.revoke(caller.keyId, id))
          ? told({ revoked: id })
          : { ok: false, refusal: NO_FEED },
      ),
  };
}

/** The day in UTC, YYYY-MM-DD. */
export function dayOf(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

function told<Value>(value: Value): Told<Value> {
  return { ok: true, value };
}

const OFF: Refusal = {
  code: "not_found",
  error:
    "This service makes no calendar feeds: its operator has set no ALMAGEST_SEAL_KEYS. Ask for the calendar itself, by .ics or Accept: text/calendar.",
};
const NO_FEED: Refusal = {
  code: "not_found",
  error: "The key has no such feed in force. List the feeds to see those there are.",
};
const KEYLESS: Refusal = {
  code: "api_key_required",
  error: "A calendar feed is charged to an API key. Send a secret key (alm_sk_…) in the X-API-Key header.",
};
const PUBLISHABLE: Refusal = {
  code: "forbidden",
  error: "Calendar feeds take a secret key (alm_sk_…), on a server: everybody who sees a page has its publishable key.",
};
const FULL: Refusal = {
  code: "conflict",
  error: `The key has ${MOST_FEEDS} feeds, the most that one may have. Revoke those that nobody reads.`,
};

function refusalOf({ kind }: Caller): Refusal | undefined {
  if (kind === "secret") return undefined;
  return kind === "keyless" ? KEYLESS : PUBLISHABLE;
}

interface Making {
  readonly keyId: string;
  readonly asked: ReadFeed;
  readonly refusalFor: (show: AskedShow) => Promise<Refusal | undefined>;
  readonly publicUrl: string;
}

async function made(
  { store, sealer, random }: Feeds,
  { keyId, asked, refusalFor, publicUrl }: Making,
): Promise<Told<NewFeed>> {
  if (!asked.ok) return { ok: false, refusal: invalidInput(asked.issues) };
  const { show } = asked;
  const id = newFeedId(random);
  const url = `${publicUrl}${FEEDS_PATH}/${sealer.seal({ id, ...show })}.ics`;
  if (url.length > LONGEST_ADDRESS) return { ok: false, refusal: invalidInput([tooLong(url.length)]) };
  const refusal = await refusalFor(show);
  if (refusal !== undefined) return { ok: false, refusal: ofInput(refusal) };
  if (!(await store.add({ id, keyId }))) return { ok: false, refusal: FULL };
  const webcal = url.replace(/^https?:/, "webcal:");
  return told({ id, url, webcal, operation: show.operationId, lang: show.lang });
}

/** The refusal of an operation, with the paths of its issues in the request of a feed. */
function ofInput(refusal: Refusal): Refusal {
  const { issues } = refusal;
  return issues === undefined
    ? refusal
    : { ...refusal, issues: issues.map((issue) => ({ ...issue, path: `input.${issue.path}` })) };
}

function tooLong(length: number): { readonly path: string; readonly message: string; readonly code: string } {
  const message = `The address would have ${length} characters, at most ${LONGEST_ADDRESS}: it contains all of input. Leave out members that are as by default, and shorten names.`;
  return { path: "input", message, code: "too_big" };
}

function recordOf({ id, createdEpochMs, chargedHourEpochMs }: Feed): FeedRecord {
  const at = (epochMs: number): string => new Date(epochMs).toISOString();
  return {
    id,
    createdAt: at(createdEpochMs),
    chargedHour: chargedHourEpochMs === undefined ? null : at(chargedHourEpochMs),
  };
}

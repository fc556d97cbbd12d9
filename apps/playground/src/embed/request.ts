import type { Fault } from "./lines";

/** The request of an element. */
export interface Asked {
  /** The operation's path, with the query of a GET: `/astrology/moon-phase/current?timezone=Europe/Berlin`. */
  readonly of: string;
  /** The JSON text of a POST's body; undefined for a GET. */
  readonly body: string | undefined;
  readonly lang: string;
  readonly key: string;
}

/** The service, and a key for those elements that have none. */
export interface Service {
  /** The address that `api/v2` is below. */
  readonly base: string;
  readonly key: string;
}

/** Options of the figure; without them the answer is asked for as JSON. */
export type Drawn = Readonly<Record<string, string>>;

export type Got =
  | { readonly ok: true; readonly text: string }
  /** `detail` is for the site's owner, in the console. */
  | { readonly ok: false; readonly fault: Fault; readonly detail: string };

const PATH = /^\/[a-z][\w/.~%-]*(?:\?|$)/i;

/** The address of an answer or of its figure; undefined where `of` is no path. */
export function addressOf({ of, lang }: Asked, base: string, drawn?: Drawn): URL | undefined {
  if (!PATH.test(of) || of.includes("..")) return undefined;
  const url = new URL(`api/v2${of}`, base);
  url.searchParams.set("lang", lang);
  // Options of a picture say nothing to an answer without one.
  if (drawn === undefined) {
    for (const name of [...url.searchParams.keys()]) if (name.startsWith("picture.")) url.searchParams.delete(name);
  }
  for (const [name, value] of Object.entries(drawn ?? {})) url.searchParams.set(`picture.${name}`, value);
  return url;
}

/** Asks the service. A birth is in the body, so that no log and no cache has it. */
export async function got(asked: Asked, { base }: Service, signal: AbortSignal, drawn?: Drawn): Promise<Got> {
  const url = addressOf(asked, base, drawn);
  if (url === undefined)
    return { ok: false, fault: "wrong", detail: `of="${asked.of}" is not the path of an operation` };
  try {
    for (let tries = 1; ; tries++) {
      const response = await fetch(url, { ...requestOf(asked, drawn), signal });
      const text = await response.text();
      if (response.ok) return { ok: true, text };
      const { status, headers } = response;
      const waitS = Number(headers.get("Retry-After") ?? Number.POSITIVE_INFINITY);
      const isBusy = (status === 429 || status === 503) && waitS <= MOST_WAIT_S && tries < MOST_TRIES;
      if (!isBusy) return { ok: false, fault: faultOf(status), detail: `${status} ${text}` };
      await pause(waitS * 1000, signal);
    }
  } catch (error) {
    return { ok: false, fault: "away", detail: String(error) };
  }
}

/** A service that is busy for a moment is asked again; one without calls left is not. */
const MOST_WAIT_S = 10;
const MOST_TRIES = 3;

function requestOf({ body, key }: Asked, drawn: Drawn | undefined): RequestInit {
  return {
    method: body === undefined ? "GET" : "POST",
    headers: {
      Accept: drawn === undefined ? "application/json" : "image/svg+xml",
      ...(key !== "" && { "X-API-Key": key }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    ...(body !== undefined && { body }),
    credentials: "omit",
    referrerPolicy: "no-referrer",
  };
}

/** Ends early where the request is no longer wanted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

function faultOf(status: number): Fault {
  if (status === 429 || status === 503) return "later";
  if (status === 401 || status === 403) return "denied";
  return status < 500 ? "wrong" : "away";
}

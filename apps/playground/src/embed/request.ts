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
  for (const [name, value] of Object.entries(drawn ?? {})) url.searchParams.set(`picture.${name}`, value);
  return url;
}

/** Asks the service once. A birth is in the body, so that no log and no cache has it. */
export async function got(asked: Asked, { base }: Service, signal: AbortSignal, drawn?: Drawn): Promise<Got> {
  const url = addressOf(asked, base, drawn);
  if (url === undefined)
    return { ok: false, fault: "wrong", detail: `of="${asked.of}" is not the path of an operation` };
  const { body, key } = asked;
  try {
    const response = await fetch(url, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        Accept: drawn === undefined ? "application/json" : "image/svg+xml",
        ...(key !== "" && { "X-API-Key": key }),
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body }),
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal,
    });
    const text = await response.text();
    if (response.ok) return { ok: true, text };
    return { ok: false, fault: faultOf(response.status), detail: `${response.status} ${text}` };
  } catch (error) {
    return { ok: false, fault: "away", detail: String(error) };
  }
}

function faultOf(status: number): Fault {
  if (status === 429 || status === 503) return "later";
  if (status === 401 || status === 403) return "denied";
  return status < 500 ? "wrong" : "away";
}

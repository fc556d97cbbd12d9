import type { Caller } from "@almagest/auth";
import type { Gazetteer } from "@almagest/location";
import type { Detail } from "@almagest/operation";
import type { Outcome, Refusal } from "@almagest/pipeline";
import type { ToolEntry } from "./tools";

/** What a tool answers, before the protocol: texts, and the same as an object where it is no error. */
export interface ToolReply {
  readonly texts: readonly string[];
  /** Left out where the reply is an error. */
  readonly structured?: Readonly<Record<string, unknown>>;
  /** PNGs of the answers, in the order of the calls that asked for one. */
  readonly images?: readonly Uint8Array[];
  /** Whose answer it is, where a page can draw it. */
  readonly drawnOperation?: string;
}

/** How much of an answer is wanted, beyond what its arguments say. */
export interface Wanted {
  readonly detail?: Detail;
  readonly mostCharacters?: number;
  readonly isRefitted?: boolean;
  /** Whether the arguments may ask for a picture. Where not, no operation knows that argument. */
  readonly takesPicture?: boolean;
}

/** What a tool that is no operation may ask of the server that it stands in. */
export interface GuideHost {
  readonly caller: Caller;
  /** Undefined where the server knows no places. */
  readonly gazetteer: Gazetteer | undefined;
  /** One call through the pipeline: a unit where it is answered. */
  readonly call: (entry: ToolEntry, input: object, wanted?: Wanted) => Promise<Outcome>;
  /** Whether nobody waits for the answer any more: what has not begun then is not begun. */
  readonly isGone: () => boolean;
  /** A refusal with the caller's position; it costs nothing. */
  readonly refuse: (refusal: Refusal) => Promise<Outcome>;
}

/**
 * The text is REST's body byte for byte. An array stands under `items` in the structured content; an error has none. A
 * picture comes as an image, never as SVG: clients take that for text, or break on it.
 */
export function replyOf(outcome: Outcome, entry?: ToolEntry): ToolReply {
  const { code, picture } = outcome;
  const text = textOf(outcome);
  if (code !== undefined) return { texts: [text] };
  const isDrawn = entry?.pictures.of.includes(entry.operation.id) ?? false;
  return {
    texts: [text],
    structured: structured(JSON.parse(text)),
    ...(picture instanceof Uint8Array && { images: [picture] }),
    ...(isDrawn && entry && { drawnOperation: entry.operation.id }),
  };
}

export function textOf({ body }: Outcome): string {
  return typeof body === "string" ? body : new TextDecoder().decode(body);
}

export function structured(answer: unknown): Readonly<Record<string, unknown>> {
  return typeof answer === "object" && answer !== null && !Array.isArray(answer) ? { ...answer } : { items: answer };
}

/** An answer of the server's own. */
export function ownReply(answer: object): ToolReply {
  return { texts: [JSON.stringify(answer)], structured: { ...answer } };
}

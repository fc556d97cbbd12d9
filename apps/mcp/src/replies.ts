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
}

/** How much of an answer is wanted, beyond what its arguments say. */
export interface Wanted {
  readonly detail?: Detail;
  readonly mostCharacters?: number;
  readonly isRefitted?: boolean;
}

/** What a tool that is no operation may ask of the server that it stands in. */
export interface GuideHost {
  readonly caller: Caller;
  /** Undefined where the server knows no places. */
  readonly gazetteer: Gazetteer | undefined;
  /** One call through the pipeline: a unit where it is answered. */
  readonly call: (entry: ToolEntry, input: object, wanted?: Wanted) => Promise<Outcome>;
  /** A refusal with the caller's position; it costs nothing. */
  readonly refuse: (refusal: Refusal) => Promise<Outcome>;
}

/** The text is REST's body byte for byte. An array stands under `items` in the structured content; an error has none. */
export function replyOf(outcome: Outcome): ToolReply {
  const text = textOf(outcome);
  return outcome.code === undefined ? { texts: [text], structured: structured(JSON.parse(text)) } : { texts: [text] };
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

import { isRecord, MOST_CHARACTERS } from "@almagest/operation";
import {
  calendarReply,
  type GuideHost,
  ownReply,
  replyOf,
  reportReply,
  type ToolReply,
  textOf,
  type Wanted,
} from "../replies";
import type { Guided, ToolEntry } from "../tools";
import type { Input } from "./arguments";
import { fillPeople, type Resolved } from "./person/fill";

/** Calls one operation, with births given as lines: for one unit, with its own answer. */
export async function callOne(host: GuideHost, entry: ToolEntry, sent: Input): Promise<Guided> {
  const filled = fillPeople(entry, sent, host.gazetteer);
  if (!filled.ok) return { kind: "refused", refusal: filled.refusal, ...(filled.help && { help: filled.help }) };
  const { input, resolved } = filled;
  const outcome = await host.call(entry, input, {
    ...roomBeside(resolved),
    takesPicture: true,
    takesReport: true,
  });
  const { body, picture } = outcome;
  // A report or a calendar is sent in the place of the answer.
  if (body === "" && picture instanceof Uint8Array) return { kind: "called", reply: reportReply(picture, entry) };
  if (body === "" && typeof picture === "string") return { kind: "called", reply: calendarReply(picture, entry) };
  const reply = replyOf(outcome, entry);
  if (resolved === undefined || reply.structured === undefined) return { kind: "called", reply };
  return { kind: "called", reply: { ...reply, ...withResolved(JSON.parse(textOf(outcome)), resolved) } };
}

/** The room for an answer beside the description of its lines. */
function roomBeside(resolved: Resolved | undefined): Wanted {
  return resolved === undefined ? {} : { mostCharacters: MOST_CHARACTERS - resolvedLength(resolved) };
}

/** Characters that `resolved` takes in an answer, at most. */
export function resolvedLength(resolved: Resolved): number {
  return JSON.stringify({ resolved }).length + '{"items":}'.length;
}

/** An answer with the persons understood from its lines; a list goes under `items`. */
export function withResolved(answer: unknown, resolved: Resolved): ToolReply {
  const whole = { ...(isRecord(answer) ? answer : { items: answer }), resolved };
  return ownReply(whole);
}

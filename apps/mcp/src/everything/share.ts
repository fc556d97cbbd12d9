import { isRecord } from "@almagest/operation";
import type { Outcome } from "@almagest/pipeline";
import { textOf } from "../replies";
import type { Resolved } from "./person/fill";

/** A call that was made or refused. */
export interface Called {
  readonly operation: string;
  readonly outcome: Outcome;
  readonly resolved: Resolved | undefined;
  /** The number of its picture among the images after the text, from 1. */
  readonly image?: number;
}

/** The longest error record in a list, in characters. */
const LONGEST_RECORD = 1_200;

/**
 * The results as JSON texts that together have at most this many characters, commas included: short ones stay whole,
 * and long ones are shortened to share the rest evenly.
 */
export function share(calls: readonly Called[], mostCharacters: number): readonly string[] {
  const whole = calls.map((call) => resultText(call, textOf(call.outcome)));
  const room = mostCharacters - (calls.length - 1);
  const length = whole.reduce((sum, text) => sum + text.length, 0);
  if (length <= room) return whole;
  const most = evenShare(calls, whole, room);
  return calls.map((call, index0) => {
    const text = whole[index0] ?? "";
    const { refit } = call.outcome;
    if (refit === undefined || text.length <= most) return text;
    return resultText(call, refit(most - (text.length - textOf(call.outcome).length)));
  });
}

/** The length to which every result that can be shortened is limited. */
function evenShare(calls: readonly Called[], whole: readonly string[], room: number): number {
  const isFixed = (index0: number): boolean => calls[index0]?.outcome.refit === undefined;
  let left = room - whole.filter((_, index0) => isFixed(index0)).reduce((sum, text) => sum + text.length, 0);
  const rising = whole
    .filter((_, index0) => !isFixed(index0))
    .map(({ length }) => length)
    .sort((a, b) => a - b);
  for (const [index0, length] of rising.entries()) {
    const most = left / (rising.length - index0);
    if (length > most) return Math.floor(most);
    left -= length;
  }
  return room;
}

function resultText({ operation, outcome, resolved, image }: Called, body: string): string {
  const head = `{"operation":${JSON.stringify(operation)}`;
  if (outcome.code !== undefined) return `${head},"error":${shortRecord(body)}}`;
  const told = resolved === undefined ? "" : `,"resolved":${JSON.stringify(resolved)}`;
  const drawn = image === undefined ? "" : `,"image":${image}`;
  return `${head}${told}${drawn},"answer":${body}}`;
}

/** An error record with as many of its issues as fit; `error` has the number of all. */
function shortRecord(body: string): string {
  if (body.length <= LONGEST_RECORD) return body;
  const record: unknown = JSON.parse(body);
  if (!isRecord(record)) return body;
  const { issues, ...rest } = record;
  const error = typeof rest["error"] === "string" ? rest["error"].slice(0, LONGEST_RECORD / 2) : rest["error"];
  const kept: unknown[] = [];
  for (const issue of Array.isArray(issues) ? issues : []) {
    if (JSON.stringify({ ...rest, error, issues: [...kept, issue] }).length > LONGEST_RECORD) break;
    kept.push(issue);
  }
  return JSON.stringify({ ...rest, error, ...(kept.length > 0 && { issues: kept }) });
}

import { encode } from "gpt-tokenizer";
import type { Asker, Askers } from "./clients";
import { type Expected, expected, type QuestionId } from "./questions/index";
import { holds } from "./value";

/** The steps to a question's answer by the right calls: a model would find them so, and read this much. */
export interface Played {
  readonly id: QuestionId;
  /** The place of the right operation among those that the search finds; 0 where it is not among them. */
  readonly place: number;
  /** Tokens in the answers of search, description and call. */
  readonly search: number;
  readonly describe: number;
  readonly answer: number;
  readonly holds: boolean;
  /** The call's answer, to be compared between clients. */
  readonly text: string;
}

/** As the newer models of one maker count; others differ by a tenth or so. */
export function tokensOf(text: string): number {
  return encode(text).length;
}

/** The number of results that the search is asked for. */
export const MOST_FOUND = 5;

export async function play({ call }: Asker, id: QuestionId, question: string): Promise<Played> {
  const one: Expected = expected[id];
  const found = await call("search_operations", { query: question, limit: MOST_FOUND });
  const described = await call("describe_operation", { operation: one.tool });
  const called = await call("call_operation", { operation: one.tool, arguments: one.input });
  return {
    id,
    place: placeOf(one, found.text),
    search: tokensOf(found.text),
    describe: tokensOf(described.text),
    answer: tokensOf(called.text),
    holds: !called.isError && holds(JSON.parse(called.text), one.value),
    text: called.text,
  };
}

/** From 1; 0 if none of the right tools is found. */
export function placeOf({ tool, orTools = [] }: Expected, found: string): number {
  const places = [tool, ...orTools].map((name) => namesIn(found).indexOf(name)).filter((index0) => index0 >= 0);
  return places.length === 0 ? 0 : Math.min(...places) + 1;
}

function namesIn(found: string): readonly string[] {
  const answer: { readonly operations?: readonly { readonly operation: string }[] } = JSON.parse(found);
  return (answer.operations ?? []).slice(0, MOST_FOUND).map(({ operation }) => operation);
}

/** Tokens of the list of tools, as JSON. */
export async function listTokens({ second }: Askers): Promise<{ readonly tools: number; readonly tokens: number }> {
  const list = await second.list();
  return { tools: list.length, tokens: tokensOf(JSON.stringify({ tools: list })) };
}

/** Everything that was measured, as a table for a person. */
export function tableOf(played: readonly Played[]): string {
  const rows = played.map(({ id, place, search, describe, answer }) =>
    [id.padEnd(18), place === 0 ? "-" : String(place), search, describe, answer].map((cell) =>
      String(cell).padStart(9),
    ),
  );
  const heads = ["question".padEnd(18), "place", "search", "describe", "answer"].map((head) => head.padStart(9));
  const sum = (pick: (one: Played) => number): string => String(played.reduce((all, one) => all + pick(one), 0));
  const total = [
    "together".padEnd(18),
    "",
    sum((one) => one.search),
    sum((one) => one.describe),
    sum((one) => one.answer),
  ];
  return [heads, ...rows, total.map((cell) => cell.padStart(9))].map((cells) => cells.join(" ")).join("\n");
}

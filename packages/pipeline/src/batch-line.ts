import { type AnyOperation, callNames, type Issue, idFinder, isRecord } from "@almagest/operation";
import { distance } from "fastest-levenshtein";
import { boundedJson } from "./bounded-json";
import type { Refusal } from "./record";
import { invalidInput } from "./refusals";

/** A line's own name, by which its answer is told apart from others. */
export type LineId = string | number;

/** One line of a batch: a call of an operation, or the reason that there is none. */
export type BatchLine<Entry> =
  | {
      readonly ok: true;
      readonly id: LineId;
      readonly entry: Entry;
      /** Params, query and body in one object. */
      readonly input: Readonly<Record<string, unknown>>;
    }
  | { readonly ok: false /** Where it can be read. */; readonly id?: LineId; readonly refusal: Refusal };

/** Longer ids are refused: each is kept, and sent back. */
export const LONGEST_LINE_ID = 64;

/**
 * Compiles the reader of lines `{ id, operation, input }`. An operation is named by its id or as a tool, in any case and
 * with or without separators.
 */
export function batchLineReader<Entry extends { readonly operation: AnyOperation }>(
  entries: readonly Entry[],
): (text: string) => BatchLine<Entry> {
  const names = entries.flatMap((entry) => callNames(entry.operation).map((name) => [name, entry] as const));
  const byName = idFinder(names);
  return (text) => {
    const read = boundedJson(text, "line");
    if (read.kind === "refused") return { ok: false, refusal: read.refusal };
    const sent = read.value;
    if (!isRecord(sent))
      return { ok: false, refusal: invalidInput([issue("(root)", `The line is no object. ${SEND}`)]) };
    const id = idOf(sent["id"]);
    const entry = typeof sent["operation"] === "string" ? byName(sent["operation"]) : undefined;
    const { input, issues } = inputOf(sent["input"]);
    const all = [
      ...Object.keys(sent)
        .filter((name) => !MEMBERS.has(name))
        .slice(0, 1)
        .map(unknownMember),
      ...(id === undefined ? [issue("id", `${sent["id"] === undefined ? "id is missing. " : ""}${ID}`)] : []),
      ...(entry === undefined ? [unknownOperation(sent["operation"], names)] : []),
      ...issues,
    ];
    if (id !== undefined && entry !== undefined && all.length === 0) return { ok: true, id, entry, input };
    return { ok: false, ...(id !== undefined && { id }), refusal: invalidInput(all) };
  };
}

const MEMBERS: ReadonlySet<string> = new Set(["id", "operation", "input"]);
const SEND = 'Send {"id":…,"operation":…,"input":{…}} on each line.';
const ID = `id is a text of 1 to ${LONGEST_LINE_ID} characters or a whole number, by which the answer is told apart.`;
const NO_PICTURE =
  "picture is not for lines of a batch: they are answered in JSON. Leave it out, and ask for the picture by itself.";
const NO_BATCH = "A batch cannot be a line of a batch. Send its lines here, or in a batch of their own.";

function issue(path: string, message: string): Issue {
  return { path, message, code: "invalid_value" };
}

function idOf(sent: unknown): LineId | undefined {
  if (typeof sent === "number") return Number.isSafeInteger(sent) ? sent : undefined;
  return typeof sent === "string" && sent.length > 0 && sent.length <= LONGEST_LINE_ID ? sent : undefined;
}

function unknownMember(name: string): Issue {
  const shown = name.slice(0, 40);
  return issue(shown, `A line has no member ${JSON.stringify(shown)}. What the operation takes belongs into input.`);
}

/** The input of the operation in one object; text that asks for no picture is dropped, as from a tool's arguments. */
function inputOf(sent: unknown): { readonly input: Record<string, unknown>; readonly issues: readonly Issue[] } {
  if (sent === undefined || sent === null) return { input: {}, issues: [] };
  if (!isRecord(sent))
    return { input: {}, issues: [issue("input", "input is no object. Send what the operation takes.")] };
  const { picture, ...input } = sent;
  const isWanted = picture !== undefined && picture !== false && picture !== "false" && picture !== null;
  return { input, issues: isWanted ? [issue("picture", NO_PICTURE)] : [] };
}

function unknownOperation(sent: unknown, names: readonly (readonly [string, unknown])[]): Issue {
  if (typeof sent !== "string" || sent === "") {
    const fault = sent === undefined || sent === null || sent === "" ? "is missing" : "is no text";
    return issue("operation", `operation ${fault}. Send the operationId of the reference, such as generateNatalChart.`);
  }
  const asked = sent.slice(0, LONGEST_LINE_ID);
  if (/^(?:run_?|post_?|\/)?batch$/i.test(asked)) return issue("operation", NO_BATCH);
  const near = names
    .map(([name]) => ({ name, far: distance(name.toLowerCase(), asked.toLowerCase()) }))
    .sort((one, other) => one.far - other.far)
    .slice(0, 2)
    .filter(({ name, far }) => far * 3 <= name.length);
  const advice =
    near.length === 0
      ? "The reference lists the operationId of each"
      : `Did you mean ${near.map(({ name }) => name).join(" or ")}`;
  return issue(
    "operation",
    `There is no operation ${JSON.stringify(asked)}. ${advice}${near.length === 0 ? "." : "?"}`,
  );
}

import { isRecord } from "@almagest/operation";
import { invalidInput, type Refusal } from "@almagest/pipeline";
import { toolInput } from "../schemas";
import type { ToolEntry } from "../tools";
import type { OperationFinder } from "./find";

export type Input = Readonly<Record<string, unknown>>;

/** A parsed call of an operation, or the reason that it is refused. */
export type CallRead =
  | { readonly ok: true; readonly entry: ToolEntry; readonly input: Input }
  | { readonly ok: false; readonly refusal: Refusal; readonly help?: object };

/** Accepted beside the arguments or among them: the form of the answer, and lines that describe a birth. */
const BESIDE = new Set(["detail", "fields", "picture", "report", "calendar", "person", "person1", "person2"]);
const PEOPLE = ["person", "person1", "person2"];

/** Reads `{ operation, arguments }`. Arguments may be nested, flat, or JSON text. */
export async function readCall(
  find: OperationFinder,
  { operation, arguments: nested, ...flat }: Input,
): Promise<CallRead> {
  const found = await find(operation);
  if (!found.ok) return found;
  const { entry } = found;
  if (nested === undefined || nested === null) return checked(entry, flat, flat);
  const read = typeof nested === "string" ? parsed(nested) : nested;
  if (!isRecord(read))
    return wrong("arguments is no object. Send what describe_operation says that the operation takes.");
  const beside = Object.keys(flat).filter((name) => !BESIDE.has(name) || (name in read && flat[name] !== read[name]));
  if (beside.length > 0) {
    const listed = beside.slice(0, 5).join(", ").slice(0, 200);
    return wrong(`${listed} is beside arguments. Send everything inside arguments, or nothing in it.`);
  }
  return checked(entry, { ...flat, ...read }, read);
}

/** Parsed JSON, or undefined for invalid JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A call without arguments to an operation that requires some is answered with the list of them. */
function checked(entry: ToolEntry, input: Input, sent: Input): CallRead {
  const isEmpty =
    Object.keys(sent).every((name) => BESIDE.has(name)) && PEOPLE.every((name) => input[name] === undefined);
  const result = isEmpty ? entry.operation.parse({ flat: {}, decodes: true }) : undefined;
  if (result === undefined || result.ok) return { ok: true, entry, input };
  return { ok: false, refusal: invalidInput(result.issues), help: { input: toolInput(entry.operation) } };
}

function wrong(message: string): CallRead {
  return { ok: false, refusal: invalidInput([{ path: "arguments", message, code: "invalid_type" }]) };
}

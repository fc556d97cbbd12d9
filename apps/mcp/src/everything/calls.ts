import { isRecord, MOST_CHARACTERS, readForm } from "@almagest/operation";
import { invalidInput, type Outcome, type Refusal } from "@almagest/pipeline";
import type { GuideHost } from "../replies";
import type { Guide, Guided } from "../tools";
import { type CallRead, type Input, parsed, readCall } from "./arguments";
import { hasLine } from "./call";
import type { OperationFinder } from "./find";
import type { FreeLimit } from "./free-limit";
import { fillPeople, type Resolved } from "./person/fill";
import { type Called, share } from "./share";

export const MOST_CALLS = 10;
/** Images are large: clients accept about a megabyte in one result. */
const MOST_PICTURES = 3;
/** Calls not begun by this time, or after the caller has gone, are not made. */
const CALLS_MS = 20_000;

/** Several calls, one after another, each for a unit; their answers share the room of one. */
export function callsGuide(find: OperationFinder, guides: readonly string[], limit: FreeLimit): Guide {
  return {
    tool: {
      name: "call_operations",
      title: "Call Operations",
      description: `1 to ${MOST_CALLS} calls in order, a unit for each answered. Compact answers share the room of one`,
      inputSchema: {
        type: "object",
        properties: {
          calls: {
            type: "array",
            items: { type: "object" },
            description: `Each as call_operation takes it: operation, arguments, person, fields, picture`,
          },
        },
        required: ["calls"],
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    take: async (input, host) => {
      const calls = readCalls(input, guides);
      if (!Array.isArray(calls)) return limit(host.caller) ?? refused(calls.path, calls.message);
      return answered(find, calls, { host, limit });
    },
  };
}

interface Problem {
  readonly path: string;
  readonly message: string;
}

/** The calls, or a fault that refuses all of them. */
function readCalls({ calls, ...others }: Input, guides: readonly string[]): Input[] | Problem {
  const list = typeof calls === "string" ? parsed(calls) : calls;
  const sent = `Send a list of 1 to ${MOST_CALLS} calls, each with operation and arguments`;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    const shown = JSON.stringify(unknown.slice(0, 60));
    return {
      path: unknown.slice(0, 60),
      message: `call_operations takes no ${shown}. It belongs into a call of calls.`,
    };
  }
  if (!Array.isArray(list)) return { path: "calls", message: `calls is no list. ${sent}.` };
  if (list.length === 0) return { path: "calls", message: `calls is empty. ${sent}.` };
  if (list.length > MOST_CALLS) return { path: "calls", message: `calls holds ${list.length}. ${sent}.` };
  const read: Input[] = [];
  for (const [index0, one] of list.entries()) {
    const call = typeof one === "string" ? parsed(one) : one;
    if (!isRecord(call)) return { path: `calls.${index0}`, message: `calls.${index0} is no object. ${sent}.` };
    const { operation } = call;
    if (typeof operation === "string" && guides.includes(operation)) {
      const message = `${operation} cannot be one of calls. Send the operations themselves, each as a call.`;
      return { path: `calls.${index0}.operation`, message };
    }
    read.push({ ...call });
  }
  return read;
}

function refused(path: string, message: string): Guided {
  return { kind: "refused", refusal: invalidInput([{ path, message, code: "invalid_value" }]) };
}

interface Calling {
  readonly host: GuideHost;
  readonly limit: FreeLimit;
}

async function answered(find: OperationFinder, calls: readonly Input[], calling: Calling): Promise<Guided> {
  const untilMs = performance.now() + CALLS_MS;
  const made: Called[] = [];
  for (const call of calls) {
    const isLate = made.length > 0 && performance.now() > untilMs;
    const images = made.flatMap(imageOf).length;
    const called =
      isLate || calling.host.isGone()
        ? await late(calling.host, call)
        : await callFor(find, call, { ...calling, count: calls.length, images });
    made.push(imageOf(called).length === 0 ? called : { ...called, image: images + 1 });
    await new Promise((resolve) => setImmediate(resolve));
  }
  const text = `{"results":[${share(made, MOST_CHARACTERS - '{"results":[]}'.length).join(",")}]}`;
  const images = made.flatMap(imageOf);
  return { kind: "called", reply: { texts: [text], structured: text, images } };
}

function imageOf({ outcome: { picture } }: Called): readonly Uint8Array[] {
  return picture instanceof Uint8Array ? [picture] : [];
}

function late({ refuse }: GuideHost, call: Input): Promise<Called> {
  const error = "The calls before it took too long. Nothing was counted for this one; send it again.";
  return refusal(refuse({ code: "error", error }), operationSent(call));
}

/** The operation name as sent, for calls to an unknown operation. */
function operationSent({ operation }: Input): string {
  return operation === undefined || operation === null ? "(none sent)" : String(operation);
}

async function refusal(outcome: Promise<Outcome>, operation: string): Promise<Called> {
  return { operation: operation.slice(0, 80), outcome: await outcome, resolved: undefined };
}

/** One call, made or refused: a refusal costs nothing and delays no other call. */
async function callFor(
  find: OperationFinder,
  call: Input,
  { host, limit, count, images }: Calling & { readonly count: number; readonly images: number },
): Promise<Called> {
  const read = await readCall(find, call);
  const refuse = (why: Refusal, operation = operationSent(call)): Promise<Called> =>
    refusal(host.refuse(why), operation);
  const tooFast = read.ok && !hasLine(read.input) ? undefined : limit(host.caller);
  if (tooFast !== undefined) return refuse(tooFast.refusal);
  if (!read.ok) return refuse(read.refusal);
  const { entry } = read;
  const { name } = entry.tool;
  const unbounded = unboundedForm(read);
  if (unbounded !== undefined) return refuse(unbounded, name);
  if (images >= MOST_PICTURES && asksForPicture(read.input)) return refuse(tooManyPictures(), name);
  const filled = fillPeople(entry, read.input, host.gazetteer);
  if (!filled.ok) return refuse(filled.refusal, name);
  // A thread's answer cannot be shortened afterwards, so it is given its share from the start.
  const most = entry.operation.isHeavy ? MOST_CHARACTERS / count : MOST_CHARACTERS;
  const wanted = {
    detail: "compact",
    mostCharacters: most - spentOn(filled.resolved, name),
    isRefitted: true,
    takesPicture: true,
  } as const;
  return { operation: name, outcome: await host.call(entry, filled.input, wanted), resolved: filled.resolved };
}

function asksForPicture({ picture }: Input): boolean {
  return picture === true || picture === "true";
}

function tooManyPictures(): Refusal {
  const message = `${MOST_PICTURES} calls of this list have a picture already. Send this one without picture, or in the next list.`;
  return invalidInput([{ path: "picture", message, code: "invalid_value" }]);
}

/** Characters of a result besides its answer. */
const IMAGE_NUMBER = ',"image":0'.length;

function spentOn(resolved: Resolved | undefined, name: string): number {
  return JSON.stringify({ operation: name, resolved, answer: 0 }).length + IMAGE_NUMBER + 2;
}

/** `full` is unbounded, so it cannot share the room. */
function unboundedForm({ entry, input }: Extract<CallRead, { ok: true }>): Refusal | undefined {
  const { form } = readForm(entry.operation, { flat: input, decodes: true }, "compact");
  if (form.detail !== "full") return undefined;
  const message =
    "detail is full, which has no bound. Send compact or standard here, or call it alone by call_operation.";
  return invalidInput([{ path: "detail", message, code: "invalid_value", expected: "compact|standard" }]);
}

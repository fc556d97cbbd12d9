import { DETAILS, isRecord } from "@almagest/operation";
import { invalidInput } from "@almagest/pipeline";
import { PAGE_META } from "../page/resource";
import type { Guide, Guided, ToolEntry } from "../tools";
import type { OperationFinder } from "./find";

/** Calls any operation: one unit, and its own answer. */
export function callGuide(find: OperationFinder): Guide {
  return {
    tool: {
      name: "call_operation",
      title: "Call Operation",
      description: "Calls an operation. Its answer says in more how to get what was cut off",
      inputSchema: {
        type: "object",
        properties: {
          operation: { type: "string", description: "A name that search_operations gives" },
          arguments: { type: "object", description: "What describe_operation says that it takes" },
          detail: {
            type: "string",
            enum: DETAILS,
            description: "standard by default; compact: facts alone, as tables",
          },
          fields: { type: "string", description: "Paths to send: planets.name,aspects[0:20]" },
          picture: { type: "boolean", description: "Also a PNG of the answer, where it has a figure" },
        },
        required: ["operation"],
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
      _meta: PAGE_META,
    },
    take: ({ operation, arguments: nested, ...flat }) => {
      const found = find(operation);
      return found.ok ? called(found.entry, nested, flat) : { kind: "refused", refusal: found.refusal };
    },
  };
}

type Input = Readonly<Record<string, unknown>>;

/** How the answer is to be sent stands beside the arguments or in them. */
const FORM = new Set(["detail", "fields", "picture"]);

function called(entry: ToolEntry, nested: unknown, flat: Input): Guided {
  if (nested === undefined || nested === null)
    return checked(
      entry,
      flat,
      Object.keys(flat).every((name) => FORM.has(name)),
    );
  const read = typeof nested === "string" ? parsed(nested) : nested;
  if (!isRecord(read))
    return wrong("arguments is no object. Send what describe_operation says that the operation takes.");
  const beside = Object.keys(flat).filter((name) => !FORM.has(name));
  if (beside.length > 0) {
    return wrong(
      `${beside.slice(0, 5).join(", ").slice(0, 200)} stands beside arguments. Send everything in arguments, or nothing.`,
    );
  }
  return checked(entry, { ...flat, ...read }, Object.keys(read).length === 0);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whoever sends nothing to an operation that needs something is told what it takes. */
function checked(entry: ToolEntry, input: Input, isEmpty: boolean): Guided {
  const result = isEmpty ? entry.operation.parse({ flat: {}, decodes: true }) : undefined;
  if (result === undefined || result.ok) return { kind: "call", entry, input };
  return { kind: "refused", refusal: invalidInput(result.issues), help: { input: entry.tool.inputSchema } };
}

function wrong(message: string): Guided {
  return { kind: "refused", refusal: invalidInput([{ path: "arguments", message, code: "invalid_type" }]) };
}

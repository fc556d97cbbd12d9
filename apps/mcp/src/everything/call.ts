import { DETAILS } from "@almagest/operation";
import { PAGE_META } from "../page/resource";
import type { Guide } from "../tools";
import { readCall } from "./arguments";
import type { OperationFinder } from "./find";
import type { FreeLimit } from "./free-limit";
import { callOne } from "./one-call";

/** Calls any operation, for one unit and with its own answer. */
export function callGuide(find: OperationFinder, limit: FreeLimit): Guide {
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
          person: { type: "string", description: "A birth in a line, in the place of its arguments" },
          person1: { type: "string", description: "With person2, where it takes two people" },
          person2: { type: "string" },
          detail: {
            type: "string",
            enum: DETAILS,
            description: "standard by default; compact: facts alone, as tables",
          },
          fields: { type: "string", description: "Paths to send: planets.name,aspects[0:20]" },
          picture: { type: "boolean", description: "Also a PNG" },
          report: { type: "boolean", description: "A PDF instead" },
          calendar: { type: "boolean", description: "An .ics instead" },
        },
        required: ["operation"],
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
      _meta: PAGE_META,
    },
    take: async (input, host) => {
      const call = await readCall(find, input);
      const tooFast = call.ok && !hasLine(call.input) ? undefined : limit(host.caller);
      if (tooFast !== undefined) return tooFast;
      return call.ok ? callOne(host, call.entry, call.input) : { kind: "refused", ...call };
    },
  };
}

/** The place in a line is looked up before anything is counted. */
export function hasLine(input: Readonly<Record<string, unknown>>): boolean {
  return ["person", "person1", "person2"].some((name) => typeof input[name] === "string");
}

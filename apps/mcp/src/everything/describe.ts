import { jsonSchemaOf } from "@almagest/operation";
import { toolInput } from "../schemas";
import type { Guide, ToolEntry } from "../tools";
import type { OperationFinder } from "./find";
import { oneLineType } from "./one-line-type";
import { birthsOf } from "./person/birth-members";
import { EXAMPLE_LINE } from "./person/line";

/** The arguments and the answer of one operation. */
export function describeGuide(find: OperationFinder): Guide {
  return {
    tool: {
      name: "describe_operation",
      title: "Describe Operation",
      description:
        "What an operation takes (a JSON schema), what it answers (a type in one line), and an example. Free",
      inputSchema: { type: "object", properties: { operation: { type: "string" } }, required: ["operation"] },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    take: async ({ operation }) => {
      const found = await find(operation);
      return found.ok
        ? { kind: "answer", answer: described(found.entry) }
        : { kind: "refused", refusal: found.refusal };
    },
  };
}

/** A line that may replace the arguments of a birth. */
const LINES = {
  one: `person: ${JSON.stringify(EXAMPLE_LINE)}`,
  two: `person1, person2: ${JSON.stringify(EXAMPLE_LINE)}`,
  none: undefined,
} as const;

function described(entry: ToolEntry): object {
  const { tool, operation } = entry;
  const { uncertain } = operation;
  const lines = LINES[birthsOf(entry).kind];
  return {
    operation: tool.name,
    summary: operation.summary,
    ...(operation.description !== undefined && { description: operation.description }),
    input: toolInput(operation),
    ...(lines !== undefined && { lines }),
    answer: oneLineType(jsonSchemaOf(operation.output, "output")),
    ...(uncertain !== undefined && {
      answerToAnOpenTime: oneLineType(jsonSchemaOf(uncertain.output, "output")),
    }),
    example: operation.examples[0],
  };
}

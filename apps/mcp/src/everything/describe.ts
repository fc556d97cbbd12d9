import { jsonSchemaOf } from "@almagest/operation";
import type { Guide, ToolEntry } from "../tools";
import type { OperationFinder } from "./find";
import { oneLineType } from "./one-line-type";

/** How one operation is called, and what it answers. */
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
    take: ({ operation }) => {
      const found = find(operation);
      return found.ok
        ? { kind: "answer", answer: described(found.entry) }
        : { kind: "refused", refusal: found.refusal };
    },
  };
}

function described({ tool, operation }: ToolEntry): object {
  return {
    operation: tool.name,
    summary: operation.summary,
    ...(operation.description !== undefined && { description: operation.description }),
    input: tool.inputSchema,
    answer: oneLineType(jsonSchemaOf(operation.output, "output")),
    example: operation.examples[0],
  };
}

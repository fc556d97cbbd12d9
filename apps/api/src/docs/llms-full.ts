import { toolName } from "@almagest/catalog";
import { oneLineType } from "@almagest/mcp";
import { type AnyOperation, jsonSchemaOf } from "@almagest/operation";
import { type LlmsParts, llmsText } from "./llms";

/** The long form of `/llms.txt`: the input and answer of each operation in a line, with an example call. */
export function llmsFullText(parts: LlmsParts): string {
  const sections = parts.catalogue.domains.flatMap(({ title, operations }) => [
    `# ${title} in full`,
    ...operations.map(operationText),
  ]);
  return `${[llmsText(parts).trimEnd(), ...sections].join("\n\n")}\n`;
}

function operationText(operation: AnyOperation): string {
  const { id, method, path, summary, description, params, query, body, output, uncertain, examples } = operation;
  const told = (name: string, schema: typeof params): readonly string[] =>
    schema === undefined ? [] : [`- ${name}: \`${oneLineType(jsonSchemaOf(schema, "input"))}\``];
  return [
    `## ${method} ${path}`,
    "",
    description === undefined ? summary : `${summary}. ${description}`,
    "",
    ...told("path", params),
    ...told("query", query),
    ...told("body", body),
    `- answer: \`${oneLineType(jsonSchemaOf(output, "output"))}\``,
    ...(uncertain === undefined
      ? []
      : [`- answer to an open time of birth: \`${oneLineType(jsonSchemaOf(uncertain.output, "output"))}\``]),
    `- example, all members in one object: \`${JSON.stringify(examples[0] ?? {})}\``,
    `- operationId \`${id}\`, tool \`${toolName(operation)}\``,
  ].join("\n");
}

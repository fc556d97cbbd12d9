import { type Issue, isRecord, unpackedText } from "@almagest/operation";
import { invalidInput } from "@almagest/pipeline";
import type { Guide } from "./tools";

const LONGEST_SHOWN = 60;

/** The same tool, which refuses arguments that its schema does not name. A caller without a key is told that first. */
export function knownArguments({ tool, take }: Guide): Guide {
  const known = Object.keys(tool.inputSchema.properties ?? {});
  const names = known.join(" and ");
  const isOptional = (tool.inputSchema.required ?? []).length === 0;
  const takes = known.length === 0 ? "no arguments" : isOptional ? `${names} or nothing` : `${names} alone`;
  const issueOf = (name: string): Issue => ({
    path: name.slice(0, LONGEST_SHOWN),
    message: `${tool.name} takes ${takes}. Leave this out.`,
    code: "unknown_member",
  });
  return {
    tool,
    take: (input, host) => {
      const unknown = Object.keys(input).filter((name) => !known.includes(name));
      return unknown.length > 0 && host.caller.kind === "secret"
        ? { kind: "refused", refusal: invalidInput(unknown.map(issueOf)) }
        : take(input, host);
    },
  };
}

/** The same tool, which takes objects as JSON text and numbers as text, as the tools of operations do. */
export function unpackedArguments({ tool, take }: Guide): Guide {
  const properties = Object.entries(tool.inputSchema.properties ?? {});
  const typesOf = new Map(properties.map(([name, schema]) => [name, isRecord(schema) ? schema["type"] : undefined]));
  const read = ([name, sent]: readonly [string, unknown]) => [name, unpacked(sent, typesOf.get(name))] as const;
  return { tool, take: (input, host) => take(Object.fromEntries(Object.entries(input).map(read)), host) };
}

function unpacked(sent: unknown, type: unknown): unknown {
  if (typeof sent !== "string") return sent;
  if (type === "integer") return /^\d{1,9}$/.test(sent.trim()) ? Number(sent) : sent;
  return type === "object" ? unpackedText(sent) : sent;
}

import type { Issue } from "@almagest/operation";
import { invalidInput } from "@almagest/pipeline";
import type { Guide } from "./tools";

const LONGEST_SHOWN = 60;

/** The same tool, which refuses arguments that its schema does not name. A caller without a key is told that first. */
export function knownArguments({ tool, take }: Guide): Guide {
  const known = Object.keys(tool.inputSchema.properties ?? {});
  const takes = known.length === 0 ? "no arguments" : `${known.join(" and ")} alone`;
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

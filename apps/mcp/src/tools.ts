import {
  type AnyOperation,
  type Domain,
  type PictureLoader,
  shortToolName,
  toolName,
  toolTitle,
} from "@almagest/operation";
import type { Refusal } from "@almagest/pipeline";
import type { Library } from "./docs/library";
import { PAGE_META, type PageMeta } from "./page/resource";
import type { GuideHost, ToolReply } from "./replies";
import { listedInput, type ObjectSchema, toolOutput } from "./schemas";

/** A tool as `tools/list` sends it. */
export interface Tool {
  readonly name: string;
  /** For people, in a client's list. */
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  /** Absent if a tool answers for any operation. */
  readonly outputSchema?: ObjectSchema;
  /** The protocol's other two hints only concern tools that change something. */
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint?: boolean;
    readonly openWorldHint: boolean;
  };
  /** The page in which a host may show the answer. */
  readonly _meta?: PageMeta;
}

/** A tool for one operation describes that operation's answer. */
export interface OperationTool extends Tool {
  readonly outputSchema: ObjectSchema;
}

export interface ToolEntry {
  /** Loaded when the answer is to be drawn too. */
  readonly pictures: PictureLoader;
  readonly tool: OperationTool;
  readonly operation: AnyOperation;
  readonly domainId: string;
}

/** The result of a tool that is not an operation. */
export type Guided =
  | { readonly kind: "answer"; readonly answer: object }
  /** `help`: what the caller needs to do better, beside the refusal. */
  | { readonly kind: "refused"; readonly refusal: Refusal; readonly help?: object }
  /** What came of calls. */
  | { readonly kind: "called"; readonly reply: ToolReply };

/** A tool that leads to operations. Its own answers are free; the calls that it makes cost as usual. */
export interface Guide {
  readonly tool: Tool;
  readonly take: (input: Readonly<Record<string, unknown>>, host: GuideHost) => Guided | Promise<Guided>;
}

/** The tools of one or more domains, built once. */
export interface Toolbox {
  readonly title: string;
  readonly instructions: string;
  readonly list: readonly Tool[];
  readonly byName: ReadonlyMap<string, ToolEntry>;
  /** The tools by names of at most 64 characters, where these differ. */
  readonly byShortName: ReadonlyMap<string, ToolEntry>;
  /** Tools that lead to operations, by their names. */
  readonly guides?: ReadonlyMap<string, Guide>;
  /** The documentation of the service, if the server has it. */
  readonly library?: () => Promise<Library>;
  readonly hasPrompts?: boolean;
}

/** Said once, where it costs a caller's context least: every tool takes these arguments. */
const FORMS =
  'Every tool also takes "detail" (standard by default, without long texts; compact, facts as tables; full) and "fields" (paths to send: planets.name,aspects[0:20]). "picture": true adds a PNG of the answer where the tool has a ui page.';

export function toolboxFor(domains: readonly Domain[]): Toolbox {
  const entries = domains.flatMap((domain) =>
    domain.operations.map((operation) => ({
      tool: toolFor(operation, domain),
      operation,
      domainId: domain.id,
      pictures: domain.pictures,
    })),
  );
  return {
    title: domains.map((domain) => domain.title).join(", "),
    instructions: [...domains.map((domain) => `${domain.title}: ${domain.description}.`), FORMS].join(" "),
    list: entries.map(({ tool }) => tool),
    byName: new Map(entries.map((entry) => [entry.tool.name, entry])),
    byShortName: shortNames(entries),
  };
}

function shortNames(entries: readonly ToolEntry[]): ReadonlyMap<string, ToolEntry> {
  const named = entries.map((entry) => [shortToolName(entry.operation), entry] as const);
  return new Map(named.filter(([name, { tool }]) => name !== tool.name));
}

/** Its schemas are made on first use: most servers never list most domains. */
function toolFor(operation: AnyOperation, { pictures }: Domain): OperationTool {
  let input: ObjectSchema | undefined;
  let output: ObjectSchema | undefined;
  return {
    name: toolName(operation),
    title: toolTitle(operation),
    description: operation.summary,
    get inputSchema() {
      input ??= listedInput(operation);
      return input;
    },
    get outputSchema() {
      output ??= toolOutput(operation);
      return output;
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
    ...(pictures.of.includes(operation.id) && { _meta: PAGE_META }),
  };
}

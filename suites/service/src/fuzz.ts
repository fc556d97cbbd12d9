import { type Dice, HOSTILE_NAMES, hostileValue, objectOf } from "./hostile";

type Members = Readonly<Record<string, unknown>>;

/** An operation as the service's own documents describe it. */
export interface Target {
  readonly method: string;
  /** Relative to the version root, parameters in braces. */
  readonly path: string;
  readonly tool: string;
  readonly domain: string;
  /** Values from the document's examples. */
  readonly params: Members;
  readonly query: Members;
  readonly body: Members | undefined;
  /** Every argument the tool's schema names. */
  readonly names: readonly string[];
}

/** One request to send, with enough data to identify it. */
export interface FuzzRequest {
  readonly transport: "rest" | "mcp";
  readonly target: Target;
  readonly method: string;
  readonly path: string;
  /** `none` where the header is left out. */
  readonly contentType: string;
  readonly body: string | undefined;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
}

interface OpenApiOperation {
  readonly tags: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: { readonly "application/json": { readonly example?: Members } } };
}

interface ToolList {
  readonly result: {
    readonly tools: readonly { readonly name: string; readonly inputSchema: { properties?: object } }[];
  };
}

/** Every operation of the document, with the arguments its tool takes. */
export function targetsFrom(document: OpenApi, lists: readonly ToolList[]): readonly Target[] {
  const tools = new Map(lists.flatMap(({ result }) => result.tools).map((tool) => [tool.name, tool]));
  const operations = Object.entries(document.paths).filter(
    ([path]) => path !== "/batch" && !/^\/(?:calendars|webhooks)(?:\/|$)/.test(path),
  );
  return operations.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { tags, parameters = [], requestBody }]) => {
      const tool = `${method}_${path.slice(1).replaceAll("/", "_").replace(/[{}]/g, "")}`;
      const examples = (place: string): Members =>
        Object.fromEntries(parameters.filter((one) => one.in === place).map(({ name, example }) => [name, example]));
      return {
        method: method.toUpperCase(),
        path,
        tool,
        domain: tags[0] ?? "",
        params: examples("path"),
        query: Object.fromEntries(Object.entries(examples("query")).filter(([, value]) => value !== undefined)),
        body: requestBody?.content["application/json"].example,
        names: Object.keys(tools.get(tool)?.inputSchema.properties ?? {}),
      };
    }),
  );
}

/** A request that is right but for up to three changes, or wrong altogether. */
export function nextRequest(dice: Dice, targets: readonly Target[]): FuzzRequest {
  const target = dice.pick(targets);
  return dice.chance(0.4) ? toolRequest(dice, target) : restRequest(dice, target);
}

function restRequest(dice: Dice, target: Target): FuzzRequest {
  const params = dice.chance(0.5) ? mutated(dice, target.params, []) : target.params;
  const query = dice.chance(0.6) ? mutated(dice, target.query, target.names) : target.query;
  const path = target.path.replace(/\{(\w+)\}/g, (_, name: string) => inPath(dice, params[name]));
  const search = Object.entries(query).map(([name, value]) => `${inPath(dice, name)}=${inPath(dice, value)}`);
  const body = target.method === "GET" ? undefined : bodyText(dice, target);
  const contentType = dice.chance(0.05) ? dice.pick(["none", "text/plain", ""]) : "application/json";
  const address = `/api/v2${path}${search.length === 0 ? "" : `?${search.join("&")}`}`;
  return { transport: "rest", target, method: target.method, path: address, contentType, body };
}

function bodyText(dice: Dice, target: Target): string {
  const body = dice.chance(0.9) ? mutated(dice, target.body ?? {}, target.names) : hostileValue(dice);
  return damaged(dice, JSON.stringify(body) ?? "");
}

function toolRequest(dice: Dice, target: Target): FuzzRequest {
  const flat = { ...target.params, ...target.query, ...target.body };
  const input = dice.chance(0.95) ? mutated(dice, flat, target.names) : hostileValue(dice);
  const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: target.tool, arguments: input } };
  const message = dice.chance(0.03) ? mutated(dice, call, ["params", "id"]) : call;
  const body = damaged(dice, JSON.stringify(message) ?? "");
  const path = `/mcp/${target.domain}`;
  return { transport: "mcp", target, method: "POST", path, contentType: "application/json", body };
}

/** Text as an address carries it, now and then with bytes that are no such thing. */
function inPath(dice: Dice, value: unknown): string {
  const text = typeof value === "object" ? (JSON.stringify(value) ?? "") : String(value);
  const encoded = encodeURIComponent(text.slice(0, 400).replace(/\p{Surrogate}/gu, "?"));
  return dice.chance(0.02) ? `${encoded}${dice.pick(["%", "%00", "%E0%A4%A", "&&", "#"])}` : encoded || "%20";
}

function mutated(dice: Dice, value: Members, names: readonly string[]): Members {
  let members: Members = value;
  for (let change = dice.chance(0.1) ? 0 : 1 + dice.below(3); change > 0; change--)
    members = changed(dice, members, names);
  return members;
}

function changed(dice: Dice, value: Members, names: readonly string[]): Members {
  const entries = Object.entries(value);
  const present = entries.map(([name]) => name);
  const name = entries.length > 0 && dice.chance(0.7) ? dice.pick(present) : dice.pick([...names, ...HOSTILE_NAMES]);
  const own = entries.find(([one]) => one === name)?.[1];
  const others = entries.filter(([one]) => one !== name);
  if (dice.chance(0.1)) return objectOf(others);
  if (isMembers(own) && dice.chance(0.7)) return objectOf([...others, [name, changed(dice, own, names)]]);
  const [spelt, sent] = dice.chance(0.15) ? [respelt(dice, name), own] : [name, hostileValue(dice)];
  return objectOf([...others, [spelt, sent]]);
}

function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function respelt(dice: Dice, name: string): string {
  return dice.pick([
    name.toUpperCase(),
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    `${name}s`,
    ` ${name}`,
  ]);
}

/** A text after a bad connection, or a bad program. */
function damaged(dice: Dice, text: string): string {
  if (dice.chance(0.93)) return text;
  const at = dice.below(text.length + 1);
  const odd = dice.pick(["\u0000", "}", "]", '"', "1e999", ",,", "\\u", "\ufeff", "[".repeat(200), '{"a":'.repeat(50)]);
  return dice.chance(0.3) ? text.slice(0, at) : `${text.slice(0, at)}${odd}${text.slice(at)}`;
}

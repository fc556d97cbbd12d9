import type { Input } from "./backend";
import type { OperationForm } from "./forms/model";
import { requestOf } from "./service";

/** The forms of an answer, by the ending of a file that holds it. */
export const ANSWER_TYPES = {
  json: "application/json",
  svg: "image/svg+xml",
  png: "image/png",
  pdf: "application/pdf",
  ics: "text/calendar",
} as const;

export type AnswerForm = keyof typeof ANSWER_TYPES;

/** The headers that carry a key. */
export const KEY_HEADERS = ["X-API-Key", "Authorization"] as const;

export type KeyHeader = (typeof KEY_HEADERS)[number];

/** The members of an operation's form that decide how it is called. */
export type Callable = Pick<OperationForm, "method" | "path" | "params" | "query" | "tool">;

/** A call as it is told to others. */
export interface ToldCall {
  readonly operation: Callable;
  /** Arguments as a tool takes them, `lang` included. */
  readonly input: Input;
  /** The service's version root. */
  readonly root: string;
  readonly form: AnswerForm;
  readonly keyHeader: KeyHeader;
}

/** The environment variable that a text reads the key from: a key is never printed. */
const KEY = "ALMAGEST_KEY";

/** A shell command. */
export function curlText({ operation, input, root, form, keyHeader }: ToldCall): string {
  const { url, method, body } = requestOf(operation, input, root);
  const before = keyHeader === "Authorization" ? "Bearer " : "";
  const lines = [`curl -X ${method} ${quoted(url)}`, `-H "${keyHeader}: ${before}$${KEY}"`];
  if (form !== "json") lines.push(`-H ${quoted(`Accept: ${ANSWER_TYPES[form]}`)} -o answer.${form}`);
  if (body !== undefined) lines.push(`-H 'Content-Type: application/json'`, `-d ${quoted(body)}`);
  return lines.join(" \\\n  ");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** A program with the typed client; a picture, which that does not know, is fetched. */
export function clientText(call: ToldCall): string {
  if (call.form === "svg" || call.form === "png") return fetchText(call);
  const { operation, root, form, keyHeader } = call;
  const { method, path } = operation;
  const name = form === "pdf" || form === "ics" ? form : method;
  const asked = requestArgument(call);
  const given = [...(form === "ics" ? [method] : []), path].map((one) => JSON.stringify(one));
  const call_ = `almagest.${name}(${[...given, ...(asked === undefined ? [] : [literal(asked)])].join(", ")})`;
  return [
    ...(form === "json" ? [] : [`import { writeFile } from "node:fs/promises";`]),
    `import { createClient } from "@almagest/client";`,
    `import type { paths } from "@almagest/client/api";`,
    "",
    ...(keyHeader === "Authorization" ? bearerLines(root) : keyLines(root)),
    `const { data, error } = await ${call_};`,
    `if (error) throw new Error(error.code + ": " + error.error);`,
    form === "json" ? "console.log(data);" : `await writeFile("answer.${form}", data);`,
  ].join("\n");
}

function keyLines(root: string): readonly string[] {
  return [
    `const almagest = createClient<paths>({`,
    `  baseUrl: ${JSON.stringify(root)},`,
    `  key: ${fromNode},`,
    `});`,
  ];
}

const fromNode = `process.env["${KEY}"] ?? ""`;

/** The client sends its key in `X-API-Key`; another header is its caller's. */
function bearerLines(root: string): readonly string[] {
  return [
    `const almagest = createClient<paths>({`,
    `  baseUrl: ${JSON.stringify(root)},`,
    `  fetch: (address, init) => {`,
    `    const headers = new Headers(init.headers);`,
    `    headers.set("Authorization", \`Bearer \${${fromNode}}\`);`,
    `    return fetch(address, { ...init, headers });`,
    `  },`,
    `});`,
  ];
}

/** The client's argument: members of path, query and body apart. */
function requestArgument({ operation: { method, params, query }, input }: ToldCall): object | undefined {
  const parts = {
    path: only(input, (name) => params.includes(name)),
    query: only(input, (name) => query.includes(name)),
    body: only(input, (name) => !params.includes(name) && !query.includes(name)),
  };
  const isSent = ([part, members]: [string, object]): boolean =>
    Object.keys(members).length > 0 || (part === "body" && method === "POST");
  const sent = Object.entries(parts).filter(isSent);
  return sent.length === 0 ? undefined : Object.fromEntries(sent);
}

function only(input: Input, isWanted: (name: string) => boolean): Input {
  return Object.fromEntries(Object.entries(input).filter(([name]) => isWanted(name)));
}

function fetchText({ operation, input, root, form, keyHeader }: ToldCall): string {
  const { url, method, body } = requestOf(operation, input, root);
  const key = keyHeader === "Authorization" ? `Authorization: \`Bearer \${${fromNode}}\`` : `"X-API-Key": ${fromNode}`;
  return [
    `import { writeFile } from "node:fs/promises";`,
    "",
    `const response = await fetch(${JSON.stringify(url)}, {`,
    `  method: "${method}",`,
    `  headers: {`,
    `    ${key},`,
    `    Accept: "${ANSWER_TYPES[form]}",`,
    ...(body === undefined ? [] : [`    "Content-Type": "application/json",`]),
    `  },`,
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(literal(JSON.parse(body)))}),`]),
    `});`,
    "if (!response.ok) throw new Error(await response.text());",
    `await writeFile("answer.${form}", new Uint8Array(await response.arrayBuffer()));`,
  ].join("\n");
}

function indented(text: string): string {
  return text.replaceAll("\n", "\n  ");
}

/** A value as JavaScript is written: names without quotes where they need none. */
export function literal(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replace(/^( *)"([A-Za-z_$][\w$]*)":/gm, "$1$2:");
}

/** A program over Python's own library. */
export function pythonText({ operation, input, root, form, keyHeader }: ToldCall): string {
  const { url, method, body } = requestOf(operation, input, root);
  const key = `os.environ["${KEY}"]`;
  const isJson = form === "json";
  return [
    ...(isJson || body !== undefined ? ["import json"] : []),
    "import os",
    "from urllib.request import Request, urlopen",
    "",
    ...(body === undefined ? [] : [`body = ${pythonLiteral(JSON.parse(body))}`]),
    "request = Request(",
    `    ${JSON.stringify(url)},`,
    `    method="${method}",`,
    "    headers={",
    `        "${keyHeader}": ${keyHeader === "Authorization" ? `"Bearer " + ${key}` : key},`,
    ...(isJson ? [] : [`        "Accept": "${ANSWER_TYPES[form]}",`]),
    ...(body === undefined ? [] : [`        "Content-Type": "application/json",`]),
    "    },",
    ...(body === undefined ? [] : ["    data=json.dumps(body).encode(),"]),
    ")",
    "with urlopen(request) as response:",
    ...(isJson
      ? ["    answer = json.load(response)", "print(answer)"]
      : [`    with open("answer.${form}", "wb") as file:`, "        file.write(response.read())"]),
  ].join("\n");
}

const PYTHON_WORDS: Readonly<Record<string, string>> = { true: "True", false: "False", null: "None" };

/** A JSON value as Python writes it. A text is written alike in both. */
export function pythonLiteral(value: unknown, indent = ""): string {
  const inner = `${indent}    `;
  const lines = (members: readonly string[], [open, close]: readonly [string, string]): string =>
    members.length === 0
      ? open + close
      : `${open}\n${members.map((one) => `${inner}${one},\n`).join("")}${indent}${close}`;
  if (Array.isArray(value))
    return lines(
      value.map((one) => pythonLiteral(one, inner)),
      ["[", "]"],
    );
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${pythonLiteral(one, inner)}`);
    return lines(members, ["{", "}"]);
  }
  const text = JSON.stringify(value);
  return PYTHON_WORDS[text] ?? text;
}

/** A tool's call as an MCP client sends it, to `toolServer`. A picture comes as PNG. */
export function toolText({ operation, input, form }: Pick<ToldCall, "operation" | "input" | "form">): string {
  const wish = form === "pdf" ? { report: true } : form === "ics" ? { calendar: true } : undefined;
  const params =
    wish === undefined
      ? { name: operation.tool, arguments: { ...input, ...(form !== "json" && { picture: true }) } }
      : { name: "call_operation", arguments: { operation: operation.tool, arguments: input, ...wish } };
  return JSON.stringify({ method: "tools/call", params }, undefined, 2);
}

/** The address of the tool server of a domain; reports and calendars are of the one for everything. */
export function toolServer(root: string, domain: string, form: AnswerForm = "json"): string {
  const server = form === "pdf" || form === "ics" ? "mcp" : `mcp/${domain}`;
  return root.replace(/api\/v\d+$/, server);
}

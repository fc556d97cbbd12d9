import { CREDENTIAL } from "./credentials";
import type { ExecuteFunctions, HttpAnswer, Item, NodeDescription, NodeType, Value } from "./interface";
import { type Output, requestOf, TYPES } from "./request";
import { COLLECTION, IDEMPOTENCY, LANGUAGE, type NodeTable, OUTPUT, OUTPUT_FIELD, PICTURE_OPTIONS } from "./table";

/**
 * A failed call, as n8n shows it: the message, the reasons below it, and the item. Its members are those of n8n's
 * `NodeApiError`, by whose name n8n knows one that it has stored.
 */
export class AlmagestFailure extends Error {
  override readonly name = "NodeApiError";
  readonly code: string;
  /** The HTTP status in digits; null where no request was made. */
  readonly httpCode: string | null;
  /** Each field that is not right. */
  readonly description: string;
  readonly context: { readonly itemIndex: number };
  readonly messages: readonly string[] = [];
  readonly level = "warning";
  readonly functionality = "regular";

  constructor(code: string, message: string, { status, description = "", itemIndex }: FailureParts) {
    super(message);
    this.code = code;
    this.httpCode = status === undefined ? null : String(status);
    this.description = description;
    this.context = { itemIndex };
  }
}

interface FailureParts {
  readonly status?: number;
  readonly description?: string;
  readonly itemIndex: number;
}

/** The class of the node, whose form and calls are those of a table. n8n makes one of it. */
export function almagestNode(table: NodeTable): new () => NodeType {
  return class Almagest implements NodeType {
    readonly description: NodeDescription = {
      displayName: "Almagest",
      name: "almagest",
      icon: "file:almagest.svg",
      group: ["transform"],
      version: 1,
      subtitle: '={{$parameter["operation"]}}',
      description: "Astrology, divination and numerology, computed by an Almagest service",
      defaults: { name: "Almagest" },
      inputs: ["main"],
      outputs: ["main"],
      usableAsTool: true,
      credentials: [{ name: CREDENTIAL, required: true }],
      properties: [...table.properties],
    };

    async execute(this: ExecuteFunctions): Promise<Item[][]> {
      const items: Item[] = [];
      for (const index of this.getInputData().keys()) {
        try {
          items.push({ ...(await answerTo(this, table, index)), pairedItem: { item: index } });
        } catch (error) {
          if (!this.continueOnFail()) throw error;
          const message = error instanceof Error ? error.message : String(error);
          const told = error instanceof AlmagestFailure ? { code: error.code, description: error.description } : {};
          items.push({ json: { error: message, ...told }, pairedItem: { item: index } });
        }
      }
      return [items];
    }
  };
}

/** One call for an item. */
async function answerTo(functions: ExecuteFunctions, { calls }: NodeTable, index: number): Promise<Item> {
  const operation = String(functions.getNodeParameter("operation", index));
  const call = calls[operation];
  if (call === undefined)
    throw new AlmagestFailure("unknown_operation", `There is no operation "${operation}".`, { itemIndex: index });
  const more = collection(functions.getNodeParameter(COLLECTION, index, {}));
  const { [IDEMPOTENCY]: key = "", [OUTPUT_FIELD]: field = "data", ...optional } = more;
  const required = call.required.map((name): [string, Value] => [name, functions.getNodeParameter(name, index, "")]);
  const lang = call.hasLanguage ? { [LANGUAGE]: functions.getNodeParameter(LANGUAGE, index, "en") } : {};
  const output = outputOf(call.hasForms ? functions.getNodeParameter(OUTPUT, index, "json") : "json");
  const isDrawn = output === "svg" || output === "png";
  const { baseUrl } = await functions.getCredentials(CREDENTIAL);
  const request = requestOf({
    baseUrl: String(baseUrl),
    call,
    members: { ...Object.fromEntries(required), ...lang, ...optional },
    output,
    options: isDrawn ? collection(functions.getNodeParameter(PICTURE_OPTIONS, index, {})) : {},
    idempotencyKey: String(key),
  });
  const answer = await functions.helpers.httpRequestWithAuthentication.call(functions, CREDENTIAL, request);
  const type = (answer.headers["content-type"] ?? "").split(";")[0];
  if (answer.statusCode !== 200 || type !== TYPES[output]) throw failureOf(answer, index);
  if (output === "json") return { json: JSON.parse(answer.body.toString()) };
  const file = await functions.helpers.prepareBinaryData(answer.body, `${operation}.${output}`, TYPES[output]);
  return { json: { operation }, binary: { [String(field) || "data"]: file } };
}

function outputOf(value: Value): Output {
  return value === "svg" || value === "png" || value === "pdf" || value === "ics" ? value : "json";
}

function collection(value: Value): Readonly<Record<string, Value>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

/** The service's error record; something else may have answered in its place. */
function failureOf({ statusCode, body }: HttpAnswer, index: number): AlmagestFailure {
  const text = body.toString();
  const record = recordIn(text);
  if (record === undefined) {
    const message = `${statusCode} with a text that is no answer of the service: ${text.slice(0, 80)}`;
    return new AlmagestFailure("unreadable", message, { status: statusCode, itemIndex: index });
  }
  const issues = record.issues ?? [];
  const told = issues.map(({ path, message }) => `${path === "" ? "input" : path}: ${message}`).join("\n");
  return new AlmagestFailure(record.code, record.error, { status: statusCode, description: told, itemIndex: index });
}

interface ErrorRecord {
  readonly code: string;
  readonly error: string;
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
}

function recordIn(text: string): ErrorRecord | undefined {
  try {
    const record: unknown = JSON.parse(text);
    return isRecord(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is ErrorRecord {
  return typeof value === "object" && value !== null && "code" in value && "error" in value;
}

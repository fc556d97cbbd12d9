import type { HttpRequest, Value } from "./interface";
import type { Call } from "./table";

export type Output = "json" | "svg" | "png" | "pdf" | "ics";

export const TYPES: Readonly<Record<Output, string>> = {
  json: "application/json",
  svg: "image/svg+xml",
  png: "image/png",
  pdf: "application/pdf",
  ics: "text/calendar",
};

export interface Input {
  readonly baseUrl: string;
  readonly call: Call;
  /** The members of the input, as the fields of the node have them. */
  readonly members: Readonly<Record<string, Value>>;
  readonly output: Output;
  readonly options: Readonly<Record<string, Value>>;
  readonly idempotencyKey: string;
}

/**
 * The request of a call. A field that was left empty is not sent: the service says what it needs.
 * @throws Error for an input that cannot be sent.
 */
export function requestOf({ baseUrl, call, members, output, options, idempotencyKey }: Input): HttpRequest {
  const { method, path, inPath, inQuery, json } = call;
  if (!/^https?:\/\/[^/?#]+[^?#]*$/.test(baseUrl)) {
    throw new Error(
      `The Base URL of the credential is "${baseUrl}". It has to be an address such as https://api.example.com/api/v2.`,
    );
  }
  const given = Object.entries(members).flatMap(([name, value]): [string, Value][] =>
    value === "" || value === null ? [] : [[name, json.includes(name) ? parsed(name, value) : value]],
  );
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => pathPart(name, members[name]));
  const inAddress = new Set([...inPath, ...inQuery]);
  const body = Object.fromEntries(given.filter(([name]) => !inAddress.has(name)));
  const query = [...given.filter(([name]) => inQuery.includes(name)), ...Object.entries(options)];
  return {
    method,
    url: `${baseUrl.replace(/\/+$/, "")}${filled}`,
    qs: Object.fromEntries(query.flatMap(([name, value]) => (value === "" ? [] : [[name, String(value)]]))),
    headers: {
      Accept: TYPES[output],
      ...(method === "POST" && { "Content-Type": TYPES.json }),
      ...(method === "POST" && idempotencyKey !== "" && { "Idempotency-Key": `"${idempotencyKey}"` }),
    },
    ...(method === "POST" && { body: JSON.stringify(body) }),
    encoding: "arraybuffer",
    returnFullResponse: true,
    ignoreHttpStatusErrors: true,
    disableFollowRedirect: true,
  };
}

/** A dot would lead to another path. */
function pathPart(name: string, value: Value | undefined): string {
  const text = value === undefined || value === null ? "" : String(value);
  if (/^\.{0,2}$/.test(text)) throw new Error(`${name} is "${text}". Fill it in.`);
  return encodeURIComponent(text);
}

/** An expression may give the value itself; a person writes its JSON. */
function parsed(name: string, value: Value): Value {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    throw new Error(`${name} is no JSON. It has to be an object or a list, such as {"date":"1990-07-15"} or ["Sun"].`);
  }
}

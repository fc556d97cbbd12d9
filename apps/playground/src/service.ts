import type { Backend, Called, CallsLeft, Failure, Input } from "./backend";
import type { OperationForm } from "./forms/model";

/** The settings of the service's client. */
export interface ServiceParts {
  /** Its version root, without a closing slash: `https://example.com/api/v2`. */
  readonly root: string;
  /** The reader's key; empty for none. */
  readonly key: () => string;
  readonly fetch: typeof globalThis.fetch;
  /** Loads the form of an operation. */
  readonly formOf: (
    domainId: string,
    operationId: string,
  ) => Promise<Pick<OperationForm, "method" | "path" | "params" | "query">>;
  /** Called after every answer with these headers. */
  readonly onCallsLeft: (left: CallsLeft) => void;
}

/** The arguments of `fetch`. */
export interface Request {
  readonly url: string;
  readonly method: "GET" | "POST" | "OPTIONS";
  readonly body?: string;
}

/** Puts each argument where the operation takes it. */
export function requestOf(
  { method, path, params, query }: Pick<OperationForm, "method" | "path" | "params" | "query">,
  input: Input,
  root: string,
): Request {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name] ?? "")));
  const search = new URLSearchParams();
  for (const name of query) {
    const value = input[name];
    if (value !== undefined) search.set(name, Array.isArray(value) ? value.join(",") : String(value));
  }
  const elsewhere = new Set([...params, ...query]);
  const body = Object.fromEntries(Object.entries(input).filter(([name]) => !elsewhere.has(name)));
  const url = `${root}${filled}${search.size === 0 ? "" : `?${search}`}`;
  return method === "GET" ? { url, method } : { url, method, body: JSON.stringify(body) };
}

/** The service as a backend, with its caller's allowance. */
export interface Service extends Backend {
  /** Asks how many calls are left, without using one. */
  position(): Promise<void>;
}

/** Every path answers `OPTIONS` with the headers of the allowance, without a key. */
const ASKED_FOR_POSITION = "/languages";

export function openService(parts: ServiceParts): Service {
  return {
    position: async () => {
      await send(parts, { url: `${parts.root}${ASKED_FOR_POSITION}`, method: "OPTIONS" });
    },
    call: async (domainId, operationId, input, lang) => {
      const form = await parts.formOf(domainId, operationId);
      const spoken = form.query.includes("lang") ? { ...input, lang } : input;
      return send(parts, requestOf(form, spoken, parts.root));
    },
  };
}

async function send(parts: ServiceParts, { url, method, body }: Request): Promise<Called> {
  const key = parts.key();
  const headers = {
    Accept: "application/json",
    ...(key !== "" && { "X-API-Key": key }),
    ...(body !== undefined && { "Content-Type": "application/json" }),
  };
  try {
    const response = await parts.fetch(url, { method, headers, ...(body !== undefined && { body }) });
    const left = callsLeft(response.headers);
    if (left !== undefined) parts.onCallsLeft(left);
    const answer: unknown = await response.json();
    const more = left === undefined ? {} : { callsLeft: left };
    return response.ok
      ? { ok: true, answer, languages: languagesIn(response.headers.get("Content-Language")), ...more }
      : { ok: false, error: failureOf(answer, response.status), ...more };
  } catch {
    return { ok: false, error: { code: "unreachable", error: "The service gave no answer that can be read." } };
  }
}

/** The languages that `Content-Language` names. */
export function languagesIn(header: string | null): readonly string[] {
  return (header ?? "en").split(",").map((tag) => tag.trim());
}

/** The caller's allowance, from the headers of an answer. */
export function callsLeft(headers: Pick<Headers, "get">): CallsLeft | undefined {
  const [limit, left, resetsAt] = ["Limit", "Remaining", "Reset"].map((name) =>
    Number(headers.get(`X-RateLimit-${name}`) ?? Number.NaN),
  );
  if (limit === undefined || left === undefined || !Number.isFinite(limit) || !Number.isFinite(left)) return undefined;
  if (limit === 0) return undefined;
  return { limit, left, ...(Number.isFinite(resetsAt) && { resetsAt }) };
}

/** The error record in an answer. */
export function failureOf(answer: unknown, status: number): Failure {
  const { code, error, issues } = Object(answer);
  return {
    code: typeof code === "string" ? code : "error",
    error: typeof error === "string" ? error : `The call ended with status ${status}.`,
    ...(Array.isArray(issues) && { issues }),
  };
}

import { type BatchLine, type BatchOptions, type BatchResult, batch } from "./batch";
import { sent } from "./erased";
import type { AskedFeed, Feeds } from "./feeds";
import type { ClientOptions } from "./options";
import type {
  Failure,
  KnownAnswerOf,
  Method,
  OpenAnswerOf,
  OpenRequestOf,
  OperationAt,
  PathsWith,
  PathsWithOpenTime,
  ReportRequestOf,
  RequestArgument,
  Result,
} from "./requests";
import { FIRST_WAIT_MS, pause, waitMs } from "./waiting";
import type { Webhooks } from "./webhooks";

/** One function for each method; the paths, requests and answers of each are those of the service's document. */
export interface Client<Paths> {
  readonly GET: Call<Paths, "GET">;
  readonly POST: Call<Paths, "POST">;
  /** Asks an operation for its answer as a report, whose bytes are a PDF. */
  readonly pdf: <Path extends PathsWith<Paths, "POST">>(
    path: Path,
    request: ReportRequestOf<OperationAt<Paths, Path, "POST">>,
  ) => Promise<Result<Uint8Array<ArrayBuffer>>>;
  /** Asks an operation for its answer as a calendar: the text of an `.ics` file. */
  readonly ics: <M extends Method, Path extends PathsWith<Paths, M>>(
    method: M,
    path: Path,
    ...request: RequestArgument<OperationAt<Paths, Path, M>>
  ) => Promise<Result<string>>;
  /** Makes, lists and revokes addresses that a calendar program subscribes to, with a secret key. */
  readonly feeds: Feeds;
  /** Makes, lists, tests and removes webhooks, with a secret key. */
  readonly webhooks: Webhooks;
  /** Asks many operations in few requests, with a secret key: a result for each line, and no rejection. */
  readonly batch: (
    lines: Iterable<BatchLine> | AsyncIterable<BatchLine>,
    options?: BatchOptions,
  ) => AsyncGenerator<BatchResult, void>;
}

/**
 * Asks an operation. The promise is never rejected. A request whose type says that a time of birth is open has the answer
 * to that; every other one has that of a known time.
 */
export interface Call<Paths, M extends Method> {
  <Path extends PathsWithOpenTime<Paths, M>>(
    path: Path,
    request: OpenRequestOf<OperationAt<Paths, Path, M>>,
  ): Promise<Result<OpenAnswerOf<OperationAt<Paths, Path, M>>>>;
  <Path extends PathsWith<Paths, M>>(
    path: Path,
    ...request: RequestArgument<OperationAt<Paths, Path, M>>
  ): Promise<Result<KnownAnswerOf<OperationAt<Paths, Path, M>>>>;
}

/** A request whose types have been checked. */
interface Sent {
  readonly path?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly report?: object;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

const JSON_TYPE = "application/json";
const PDF_TYPE = "application/pdf";
const CALENDAR_TYPE = "text/calendar";
const FEEDS_PATH = "/calendars/feeds";
const WEBHOOKS_PATH = "/webhooks";
const WEBHOOK_PATH = `${WEBHOOKS_PATH}/{id}`;
const DELIVERIES_PATH = `${WEBHOOK_PATH}/deliveries`;

/** A client of one service: `createClient<paths>({ baseUrl, key })`, with `paths` of `@almagest/client/api`. */
export function createClient<Paths>(options: ClientOptions): Client<Paths> {
  const managed = (method: Asked["method"], path: string, request: Sent = {}): Promise<Result<never>> =>
    ask(options, { method, path, type: JSON_TYPE }, request);
  const asks =
    (method: Method) =>
    (path: string, request: Sent = {}): Promise<Result<never>> =>
      ask(options, { method, path, type: JSON_TYPE }, request);
  return sent<Client<Paths>>({
    GET: asks("GET"),
    POST: asks("POST"),
    pdf: (path: string, { report, ...request }: Sent) => {
      const body = report === undefined ? request.body : { ...Object(request.body), report };
      return ask(options, { method: "POST", path, type: PDF_TYPE }, { ...request, body });
    },
    ics: (method: Method, path: string, request: Sent = {}) =>
      ask(options, { method, path, type: CALENDAR_TYPE }, request),
    feeds: {
      make: (asked: AskedFeed) => managed("POST", FEEDS_PATH, { body: asked }),
      list: () => managed("GET", FEEDS_PATH),
      revoke: (id: string) => managed("DELETE", `${FEEDS_PATH}/{id}`, { path: { id } }),
    },
    webhooks: webhooksBy(managed),
    batch: (lines: Iterable<BatchLine> | AsyncIterable<BatchLine>, asked?: BatchOptions) =>
      batch(options, lines, asked),
  });
}

type Managed = (method: Asked["method"], path: string, request?: Sent) => Promise<Result<never>>;

function webhooksBy(managed: Managed): Webhooks {
  return {
    make: (asked) => managed("POST", WEBHOOKS_PATH, { body: asked }),
    list: () => managed("GET", WEBHOOKS_PATH),
    get: (id) => managed("GET", WEBHOOK_PATH, { path: { id } }),
    test: (id) => managed("POST", `${WEBHOOK_PATH}/test`, { path: { id } }),
    enable: (id) => managed("POST", `${WEBHOOK_PATH}/enable`, { path: { id } }),
    replaceSecret: (id, asked = {}) => managed("POST", `${WEBHOOK_PATH}/secret`, { path: { id }, body: asked }),
    deliveries: (id) => managed("GET", DELIVERIES_PATH, { path: { id } }),
    redeliver: (id, delivery) => managed("POST", `${DELIVERIES_PATH}/{delivery}`, { path: { id, delivery } }),
    remove: (id) => managed("DELETE", WEBHOOK_PATH, { path: { id } }),
  };
}

interface Asked {
  readonly method: Method | "DELETE";
  readonly path: string;
  readonly type: typeof JSON_TYPE | typeof PDF_TYPE | typeof CALENDAR_TYPE;
}

async function ask(options: ClientOptions, { method, path, type }: Asked, request: Sent): Promise<Result<never>> {
  const { retries = 2, longestWaitSeconds = 30, fetch: send = fetch } = options;
  const address = addressOf(options.baseUrl, path, request);
  const init = initOf(options, { method, type }, request);
  try {
    for (let attempt0 = 0; ; attempt0++) {
      const isLast = attempt0 >= retries;
      const response = await answerTo(() => send(address, init), !isLast && isRepeatable(request));
      const ms = response && (isLast ? undefined : waitMs(response, attempt0, Date.now()));
      if (response && (ms === undefined || ms > longestWaitSeconds * 1000)) return await read(response, type);
      // The connection is free for the next try; whether that worked is nobody's concern.
      response?.body?.cancel().catch(() => undefined);
      await pause(ms ?? FIRST_WAIT_MS * 2 ** attempt0, request.signal);
    }
  } catch (cause) {
    const code = request.signal?.aborted ? "aborted" : "unreachable";
    return failed(code, `${new URL(address).host} did not answer: ${reasonOf(cause)}`);
  }
}

/** The service answers such a call once, even if the connection breaks. */
function isRepeatable({ idempotencyKey, signal }: Sent): boolean {
  return idempotencyKey !== undefined && signal?.aborted !== true;
}

/** Undefined where the connection broke and the call may be sent again. */
async function answerTo(send: () => Promise<Response>, mayBreak: boolean): Promise<Response | undefined> {
  try {
    return await send();
  } catch (error) {
    if (mayBreak) return undefined;
    throw error;
  }
}

/** The address with the path's members in their places, and the query; a list is joined by commas. */
export function addressOf(baseUrl: string, path: string, { path: members = {}, query = {} }: Sent): string {
  const values = new Map(Object.entries(members));
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values.get(name))));
  const pairs = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(pairs).toString();
  return `${baseUrl.replace(/\/+$/, "")}${filled}${search === "" ? "" : `?${search}`}`;
}

function initOf(
  { key }: ClientOptions,
  { method, type }: Omit<Asked, "path">,
  { body, idempotencyKey, signal }: Sent,
): RequestInit {
  const isPost = method === "POST";
  return {
    method,
    headers: {
      Accept: type,
      ...(key === undefined ? {} : { "X-API-Key": key }),
      ...(isPost ? { "Content-Type": JSON_TYPE } : {}),
      ...(idempotencyKey === undefined ? {} : { "Idempotency-Key": `"${idempotencyKey}"` }),
    },
    ...(isPost ? { body: JSON.stringify(body ?? {}) } : {}),
    ...(signal === undefined ? {} : { signal }),
  };
}

async function read(response: Response, type: string): Promise<Result<never>> {
  if (type === PDF_TYPE && response.ok && response.headers.get("content-type") === PDF_TYPE) {
    return { data: sent(new Uint8Array(await response.arrayBuffer())), error: undefined, response };
  }
  const text = await response.text();
  if (type === CALENDAR_TYPE && response.ok && response.headers.get("content-type")?.startsWith(CALENDAR_TYPE)) {
    return { data: sent(text), error: undefined, response };
  }
  const value = parsed(text);
  if (type === JSON_TYPE && response.ok && value !== undefined)
    return { data: sent(value), error: undefined, response };
  if (isFailure(value)) return { data: undefined, error: value, response };
  const error = `${response.status} with a text that is no answer of this service: ${text.slice(0, 80)}`;
  return failed("unreadable", error, response);
}

/** A proxy on the way may answer with a page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFailure(value: unknown): value is Failure {
  return typeof value === "object" && value !== null && "error" in value && "code" in value;
}

function failed(code: string, error: string, response?: Response): Result<never> {
  return { data: undefined, error: { error, code }, response };
}

function reasonOf(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return inner instanceof Error ? inner.message : String(inner);
}

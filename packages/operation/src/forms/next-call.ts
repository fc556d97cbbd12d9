import type { AnyOperation } from "../contract/operation";
import { toolName } from "../contract/tool-name";
import { isRecord } from "../wire/fold";
import type { Detail } from "./form";

/** A call in full, for either transport. */
export interface NextCall {
  /** Method, path and query under the version root: `POST /astrology/transits?detail=compact&fields=…`. */
  readonly request: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

export interface Asked {
  readonly operation: AnyOperation;
  /** As `parse` gave it. */
  readonly input: unknown;
  /** The whole answer: it names the moment, the day and the seed where the call left them open. */
  readonly answer: unknown;
}

export interface RestForm {
  readonly detail: Detail;
  readonly fields: string;
}

/** The call that gives the rest of an answer: the same input, with what was left open pinned, in the same form. */
export function nextCall(asked: Asked, form: RestForm): NextCall {
  const { operation } = asked;
  const input = pinned(asked, neededInput(operation, asked.input));
  const part = (names: readonly string[]): Readonly<Record<string, unknown>> =>
    Object.fromEntries(Object.entries(input).filter(([name]) => names.includes(name)));
  const params = part(Object.keys(operation.params?.shape ?? {}));
  const body = part(Object.keys(operation.body?.shape ?? {}));
  const query = Object.entries({ ...part(Object.keys(operation.query?.shape ?? {})), ...form });
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const queryText = query.map(([name, value]) => `${name}=${queryValue(value)}`).join("&");
  return {
    request: `${operation.method} ${path}?${queryText}`,
    ...(operation.method === "POST" && { body }),
    tool: toolName(operation),
    arguments: { ...input, ...form },
  };
}

/** Brackets, colons and commas stay readable: no server takes them for anything else in a query. */
function queryValue(value: unknown): string {
  return encodeURIComponent(String(value)).replace(/%(?:5B|5D|3A|2C)/g, decodeURIComponent);
}

type Input = Readonly<Record<string, unknown>>;

/** Without the members that are as they are when nobody sends them. */
function neededInput(operation: AnyOperation, parsed: unknown): Input {
  let kept: Input = isRecord(parsed) ? withoutUndefined(parsed) : {};
  const whole = JSON.stringify(kept);
  for (const name of Object.keys(kept)) {
    const { [name]: _, ...others } = kept;
    const again = operation.parse({ flat: others });
    if (again.ok && isRecord(again.value) && sameMembers(again.value, whole)) kept = others;
  }
  return kept;
}

function withoutUndefined(input: Input): Input {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}

function sameMembers(input: Input, text: string): boolean {
  const sorted = (one: Input): string => JSON.stringify(Object.entries(withoutUndefined(one)).sort());
  const other: unknown = JSON.parse(text);
  return isRecord(other) && sorted(input) === sorted(other);
}

/** Adds the inputs that were not sent and that the answer gives under the same name. */
function pinned({ operation, answer }: Asked, input: Input): Input {
  if (!operation.needs.some(({ name }) => name === "now" || name === "random")) return input;
  let all = input;
  for (const name of PINNED) {
    const value = Object.hasOwn(input, name) ? undefined : saidIn(answer, name);
    if (value === undefined) continue;
    const more = { ...all, [name]: value };
    if (operation.parse({ flat: more }).ok) all = more;
  }
  return all;
}

/** Members under which an answer says what it took for the moment, the day or chance. */
const PINNED = [
  "date",
  "time",
  "timezone",
  "year",
  "month",
  "datetime",
  "startDate",
  "endDate",
  "targetDate",
  "transitDate",
  "transitTime",
  "currentYear",
  "targetMonth",
  "seed",
];

function saidIn(answer: unknown, name: string): unknown {
  if (!isRecord(answer)) return undefined;
  const { conventions } = answer;
  const value = answer[name] ?? (isRecord(conventions) ? conventions[name] : undefined);
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}

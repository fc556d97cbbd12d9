import type { Issue } from "@almagest/operation";

/** A parsed query string. */
export interface Query {
  /** The first value of each parameter. */
  readonly values: Readonly<Record<string, string>>;
  /** Every value of each parameter that came more than once. */
  readonly repeated: ReadonlyMap<string, readonly string[]>;
  /** An issue for each repeated parameter, to be dropped where a list is expected. */
  readonly issues: readonly Issue[];
}

/** A key in the query belongs to the caller, not to the operation. */
export const KEY_PARAMETER = "api_key";

const NO_QUERY: Query = { values: {}, repeated: new Map(), issues: [] };

/** Parameters added by programs that share or load an address: campaign tags and cache busters. */
const ADDED = /^(?:utm_\w{1,40}|_)$/;

/** Parses the query string of an address; `+` and `%20` are blanks. */
export function readQuery(url: string): Query {
  const start = url.indexOf("?");
  if (start === -1) return NO_QUERY;
  const all = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(withoutFragment(url.slice(start + 1)))) {
    if (ADDED.test(name)) continue;
    const values = all.get(name);
    if (values === undefined) all.set(name, [value]);
    else values.push(value);
  }
  const values = Object.fromEntries([...all].map(([name, [first = ""]]) => [name, first]));
  const repeated = new Map([...all].filter(([, { length }]) => length > 1));
  return { values, repeated, issues: [...repeated].map(([name, { length }]) => sentTwice(name, length)) };
}

function sentTwice(name: string, count: number): Issue {
  const shown = shownName(name);
  return { path: shown, message: `${shown} is sent ${count} times. Send it once.`, code: "repeated_parameter" };
}

function shownName(name: string): string {
  return name.slice(0, 40);
}

/** The same query without the issues for repeated list parameters. */
export function asLists({ values, repeated, issues }: Query, lists: readonly string[]): Query {
  const paths = new Set(lists.map(shownName));
  return { values, repeated, issues: issues.filter(({ path }) => !paths.has(path)) };
}

/** Whether an address contains a percent sign without two hexadecimal digits after it, invalid UTF-8, or a NUL. */
export function isMalformed(url: string): boolean {
  if (!url.includes("%")) return false;
  try {
    return decodeURIComponent(url).includes("\0");
  } catch {
    return true;
  }
}

function withoutFragment(text: string): string {
  const hash = text.indexOf("#");
  return hash === -1 ? text : text.slice(0, hash);
}

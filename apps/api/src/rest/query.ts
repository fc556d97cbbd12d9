import type { Issue } from "@almagest/operation";

/** A query string, taken apart. */
export interface Query {
  /** The first value of each parameter. */
  readonly values: Readonly<Record<string, string>>;
  /** One for each parameter that came more than once. */
  readonly issues: readonly Issue[];
}

const NO_QUERY: Query = { values: {}, issues: [] };

/** Reads the query string of an address; `+` and `%20` are blanks. */
export function readQuery(url: string): Query {
  const start = url.indexOf("?");
  if (start === -1) return NO_QUERY;
  const values = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const [name, value] of new URLSearchParams(withoutFragment(url.slice(start + 1)))) {
    if (!values.has(name)) values.set(name, value);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const issues = [...counts].filter(([, count]) => count > 1).map(([name, count]) => repeated(name, count));
  return { values: Object.fromEntries(values), issues };
}

function repeated(name: string, count: number): Issue {
  const shown = name.slice(0, 40);
  return { path: shown, message: `${shown} is sent ${count} times. Send it once.`, code: "repeated_parameter" };
}

/** True where an address holds a percent sign without two digits after it, bytes that are no UTF-8, or a NUL. */
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

import { keyProblem } from "./key";

const NAME = "almagest-key";

/** The key kept for this tab, which survives a reload; empty for none. A browser may store nothing. */
export function keptKey(): string {
  try {
    const key = sessionStorage.getItem(NAME) ?? "";
    return keyProblem(key) === undefined ? key : "";
  } catch {
    return "";
  }
}

/** Keeps a key until the tab is closed; an empty one is forgotten. */
export function keepKey(key: string): void {
  try {
    if (key === "") sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, key);
  } catch {
    // Then it is in use until the page is left.
  }
}

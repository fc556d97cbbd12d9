import type { BodyText } from "../rest/body";
import { type Problem, problem } from "./problem";

export type Parameters = ReadonlyMap<string, string>;

/** Far more than any request has. */
const LONGEST_QUERY = 20_000;

/**
 * Parameters of a query or a form. None may come twice (RFC 6749, 3.1): readers of one request would otherwise read two.
 * An empty one counts as absent.
 */
export function parametersIn(text: string): Parameters | Problem {
  if (text.length > LONGEST_QUERY) return problem("invalid_request", "The request is too long.");
  // No text of the database can hold it.
  if (/%00|\0/.test(text)) return problem("invalid_request", "The request contains the character NUL.");
  const found = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (found.has(name)) {
      const isTarget = name === "resource";
      const description = `${name.slice(0, 40)} came twice. Send it once.`;
      return problem(isTarget ? "invalid_target" : "invalid_request", description);
    }
    found.set(name, value);
  }
  return new Map([...found].filter(([, value]) => value !== ""));
}

const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** The parameters of a form that was sent by POST. */
export function formIn(type: string | undefined, body: BodyText): Parameters | Problem {
  if (!FORM.test(type ?? "")) {
    return problem("invalid_request", "Send the parameters as application/x-www-form-urlencoded.");
  }
  if (body.kind !== "text") return problem("invalid_request", "The body cannot be read, or is too long.");
  return parametersIn(body.text);
}

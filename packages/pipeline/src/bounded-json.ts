import { jsonExcess, MOST_MEMBERS, repeatedMember } from "./json-bounds";
import type { Refusal } from "./record";
import { badRequest, malformedJson } from "./refusals";

export type JsonRead =
  | { readonly kind: "json"; readonly value: unknown }
  | { readonly kind: "refused"; readonly refusal: Refusal };

/**
 * Parses the JSON of a request within the bounds of `jsonExcess`, and refuses a member that an object has twice.
 * @param what the name of the text in a refusal, as the subject of a sentence.
 */
export function boundedJson(text: string, what: "body" | "line"): JsonRead {
  const excess = jsonExcess(text, MOST_MEMBERS, what);
  if (excess !== undefined) return { kind: "refused", refusal: badRequest(excess) };
  try {
    const value: unknown = JSON.parse(text);
    const repeated = repeatedMember(text);
    return repeated === undefined
      ? { kind: "json", value }
      : { kind: "refused", refusal: badRequest(sentTwice(repeated, what)) };
  } catch (error) {
    return {
      kind: "refused",
      refusal: malformedJson(error instanceof Error ? error.message : "it does not parse", what),
    };
  }
}

function sentTwice(name: string, what: string): string {
  return `The ${what} holds an object with two members ${JSON.stringify(name.slice(0, 40))}. Send each member once.`;
}

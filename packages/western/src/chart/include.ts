import { z } from "zod";

/** What a caller may add by `include`, with the spellings that name it once case, spaces, `_` and `-` are gone. */
export interface Includable<Id extends string> {
  readonly id: Id;
  readonly spellings: readonly string[];
}

/** A comma-separated list in a query, as the operations with optional bodies take it. */
export function includeQuery(names: readonly string[], what: string): z.ZodOptional<z.ZodString> {
  return z
    .string()
    .max(200)
    .optional()
    .meta({
      description: `${what}: any of ${names.join(", ")}, separated by commas; other words are ignored`,
      examples: [names.join(",")],
    });
}

/** The ids that a comma-separated list names, each once, in the order of `choices`. Unknown words name nothing. */
export function included<Id extends string>(
  list: string | undefined,
  choices: readonly Includable<Id>[],
): readonly Id[] {
  const words = (list ?? "").split(",").map((word) => word.toLowerCase().replace(/[\s_-]+/g, ""));
  return choices.filter(({ spellings }) => spellings.some((one) => words.includes(one))).map(({ id }) => id);
}

export const NORTH_NODE = { id: "north-node", spellings: ["northnode"] } as const;
export const CHIRON = { id: "chiron", spellings: ["chiron"] } as const;
export const LILITH = { id: "lilith", spellings: ["lilith", "blackmoonlilith"] } as const;

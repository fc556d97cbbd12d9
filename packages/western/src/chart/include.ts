import * as z from "zod";

/** The values of `include`, with the spellings that name each once case, spaces, `_` and `-` are gone. */
export interface Includable<Id extends string> {
  readonly id: Id;
  readonly spellings: readonly string[];
}

/** A comma-separated list in a query, as the operations with optional bodies take it. */
export function includeQuery(choices: readonly Includable<string>[], what: string): z.ZodOptional<z.ZodString> {
  const names = choices.map(({ id }) => id).join(", ");
  const unknownIn = (list: string): string | undefined =>
    wordsOf(list).find(({ key }) => key !== "" && !choices.some(({ spellings }) => spellings.includes(key)))?.word;
  return z
    .string()
    .max(200)
    .refine((list) => unknownIn(list) === undefined, {
      error: ({ input }) =>
        `include names "${unknownIn(String(input))?.slice(0, 40)}". Send any of ${names}, separated by commas.`,
    })
    .optional()
    .meta({
      description: `${what}: any of ${names}, separated by commas`,
      examples: [names.replaceAll(" ", "")],
    });
}

/** The words of a comma-separated list, with the key under which their spellings are the same. */
function wordsOf(list: string): readonly { readonly word: string; readonly key: string }[] {
  return list.split(",").map((word) => ({ word: word.trim(), key: word.toLowerCase().replace(/[\s_-]+/g, "") }));
}

/** The ids that a comma-separated list names, each once, in the order of `choices`. */
export function included<Id extends string>(
  list: string | undefined,
  choices: readonly Includable<Id>[],
): readonly Id[] {
  const keys = wordsOf(list ?? "").map(({ key }) => key);
  return choices.filter(({ spellings }) => spellings.some((one) => keys.includes(one))).map(({ id }) => id);
}

export const NORTH_NODE = { id: "north-node", spellings: ["northnode"] } as const;
export const CHIRON = { id: "chiron", spellings: ["chiron"] } as const;
export const LILITH = { id: "lilith", spellings: ["lilith", "blackmoonlilith"] } as const;

import type * as z from "zod";

/**
 * A check that refuses, by its name, an option of another choice than the one made: `charaCount` belongs to `dashaSystem`
 * chara, and would change nothing beside yogini.
 */
export function requireOwnOptions<Choice extends string, Option extends string>(
  choice: Choice,
  owners: Readonly<Record<Option, string>>,
): (
  payload: z.core.ParsePayload<Readonly<Record<Choice, string>> & Readonly<Partial<Record<Option, unknown>>>>,
) => void {
  const ownerOf = new Map<string, string>(Object.entries(owners));
  return ({ value, issues }) => {
    const chosen: string = value[choice];
    for (const [option, sent] of Object.entries(value)) {
      const owner = ownerOf.get(option);
      if (owner === undefined || sent === undefined || owner === chosen) continue;
      const message = `${option} is of ${choice} ${owner} alone, and ${choice} is ${chosen}. Send ${choice} ${owner}, or leave ${option} out.`;
      issues.push({ code: "custom", path: [option], message, input: sent });
    }
  };
}

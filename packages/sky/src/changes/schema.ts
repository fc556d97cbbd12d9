import { named, type Term, type TermTable } from "@almagest/i18n";
import { count } from "@almagest/operation";
import * as z from "zod";

/** A date and time by the clock of the birth, to the second. */
const localDateTime = z.string().meta({ description: "By the clock of the birth, YYYY-MM-DDTHH:MM:SS" });

const memberPath = z.string().meta({ description: "Of the answer, as a path: ascendant.sign" });

const memberValue = z.union([z.string(), z.number(), z.boolean()]).meta({ name: "MemberValue" });

const countedMember = z.object({ member: memberPath, changes: count }).meta({
  name: "CountedChanges",
  description: "A member that changes too often to be listed for so long a time",
});

/** Names of the values of members: of the first table that knows a value by its id or its English name. */
export type ValueNames = (value: string) => Term | undefined;

export function valueNames(...tables: readonly TermTable[]): ValueNames {
  let known: ReadonlyMap<string, Term> | undefined;
  return (value) => {
    known ??= new Map(tables.toReversed().flatMap(termsOf));
    return known.get(value);
  };
}

function termsOf(table: TermTable): readonly (readonly [string, Term])[] {
  return Object.entries(table).flatMap(([id, term]) => [[term.en, term] as const, [id, term] as const]);
}

/**
 * The time of a birth that is unknown, or known to a range, with what holds all through and what changes when. `names`
 * knows the values that have names; for the others it gives undefined. `name` tells the schemas of domains apart.
 */
export function birthTimeSchema<const Name extends string>(name: Name, names: ValueNames) {
  const held = z.object({ member: memberPath, ...named("value", memberValue, names) }).meta({ name: `${name}Held` });
  const change = z
    .object({
      member: memberPath,
      ...named("before", memberValue, names),
      ...named("after", memberValue, names),
      at: localDateTime.meta({ description: "The first second of the clock with the value after" }),
      utc: z
        .string()
        .exactOptional()
        .meta({ description: "Only where the clock shows `at` twice that day: which of the two, ISO 8601" }),
    })
    .meta({ name: `${name}Change` });
  return z
    .object({
      state: z.enum(["unknown", "range"]).meta({ name: "BirthTimeState" }),
      from: localDateTime.meta({ description: "The earliest second of the birth" }),
      to: localDateTime.meta({ description: "The latest second of the birth" }),
      holds: z.array(held).meta({ description: "The same at every second of that time" }),
      changes: z.array(change).meta({ description: "The weightiest member first, each in order of time; at most 200" }),
      more: count.exactOptional().meta({ description: "Changes beyond those listed" }),
      counted: z.array(countedMember).exactOptional(),
    })
    .meta({ name: `${name}BirthTime` });
}

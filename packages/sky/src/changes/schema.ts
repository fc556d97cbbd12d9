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

const birthTimeState = z.enum(["unknown", "range"]).meta({ name: "BirthTimeState" });

/** Both ends of the time of a birth. */
const birthEnds = {
  from: localDateTime.meta({ description: "The earliest second of the birth" }),
  to: localDateTime.meta({ description: "The latest second of the birth" }),
};

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

function heldShape(names: ValueNames) {
  return { member: memberPath, ...named("value", memberValue, names) };
}

function changeShape(names: ValueNames) {
  return {
    member: memberPath,
    ...named("before", memberValue, names),
    ...named("after", memberValue, names),
    at: localDateTime.meta({ description: "The first second of the clock with the value after" }),
    utc: z
      .string()
      .exactOptional()
      .meta({ description: "Only where the clock shows `at` twice that day: which of the two, ISO 8601" }),
  };
}

const moreChanges = count.exactOptional().meta({ description: "Changes beyond those listed" });

/**
 * The time of a birth that is unknown, or known to a range, with what holds all through and what changes when. `names`
 * knows the values that have names; for the others it gives undefined. `name` tells the schemas of domains apart.
 */
export function birthTimeSchema<const Name extends string>(name: Name, names: ValueNames) {
  const held = z.object(heldShape(names)).meta({ name: `${name}Held` });
  const change = z.object(changeShape(names)).meta({ name: `${name}Change` });
  return z
    .object({
      state: birthTimeState,
      ...birthEnds,
      holds: z.array(held).meta({ description: "The same at every second of that time" }),
      changes: z.array(change).meta({ description: "The weightiest member first, each in order of time; at most 200" }),
      more: moreChanges,
      counted: z.array(countedMember).exactOptional(),
    })
    .meta({ name: `${name}BirthTime` });
}

const whichBirth = z.string().meta({ description: "Of the request, as a path: person1, members[0]" });

const timeOfPerson = z
  .object({
    which: whichBirth,
    state: z.enum(["known", "unknown", "range"]).meta({ name: "PersonTimeState" }),
    ...birthEnds,
  })
  .meta({ name: "PersonBirthTime" });

/** The same of several births, of which one or more are open: what is of one person alone names that person. */
export function birthTimesSchema<const Name extends string>(name: Name, names: ValueNames) {
  const held = z
    .object({
      which: whichBirth.exactOptional().meta({ description: "The birth it is of; absent where it is of all of them" }),
      ...heldShape(names),
    })
    .meta({ name: `${name}Held` });
  const change = z
    .object({ which: whichBirth.meta({ description: "The birth whose time decides it" }), ...changeShape(names) })
    .meta({ name: `${name}Change` });
  return z
    .object({
      state: birthTimeState.meta({ description: "unknown if any of the births is" }),
      people: z.array(timeOfPerson).meta({ description: "Every birth of the request, in its order" }),
      holds: z.array(held).meta({ description: "The same at every second of all births" }),
      changes: z.array(change).meta({
        description:
          "Decided by one birth alone, the weightiest member first; at most 200. Values that two open births decide together are reaches in the answer",
      }),
      more: moreChanges,
    })
    .meta({ name: `${name}BirthTimes` });
}

import { InvariantError } from "@almagest/operation";
import * as z from "zod";
import type { NameContext } from "../names/transliterator";
import { NUMBERS } from "../numbers/reduce";
import type { YAsVowel } from "../numbers/vowels";
import { fullName } from "../schema";
import { birthDate, impossibleDay, wholeDate } from "./date";
import { type NamedLetters, namedLetters } from "./named";
import { expressionOf, lifePathOf, soulUrgeOf } from "./positions";

/** A core number sent as it is: 1 to 9, 11, 22 or 33. */
export const givenNumber = z.literal(NUMBERS).meta({ description: "1 to 9, 11, 22 or 33", examples: [5] });

/** A person by numbers, by date and name, or by both; a number wins over what it could be computed from. */
export const givenPerson = {
  fullName: fullName.optional(),
  year: birthDate.year.optional(),
  month: birthDate.month.optional(),
  day: birthDate.day.optional(),
  lifePath: givenNumber.optional(),
  expression: givenNumber.optional(),
};

export interface GivenPerson {
  readonly fullName?: string | undefined;
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly day?: number | undefined;
  readonly lifePath?: number | undefined;
  readonly expression?: number | undefined;
  readonly soulUrge?: number | undefined;
  readonly yAsVowel?: YAsVowel | undefined;
}

/** A field that is wrong or missing. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

/** Missing facts of a person: an impossible day, and the numbers that nothing was sent for. */
export function faultsOf(person: GivenPerson, wanted: readonly ("expression" | "soulUrge")[]): readonly Fault[] {
  const faults: Fault[] = [];
  const impossible = impossibleDay(person);
  if (impossible !== undefined) faults.push({ path: "day", message: impossible });
  if (person.lifePath === undefined && wholeDate(person) === undefined) {
    const missing = (["year", "month", "day"] as const).filter((part) => person[part] === undefined).join(", ");
    const message = `lifePath is missing, and so is ${missing} to compute it. Send lifePath, or year, month and day.`;
    faults.push({ path: "lifePath", message });
  }
  for (const path of wanted) {
    if (person[path] !== undefined || person.fullName !== undefined) continue;
    faults.push({ path, message: `${path} is missing. Send ${path}, or fullName to compute it.` });
  }
  return faults;
}

/** Reports faults as issues of a body. */
export function pushFaults(
  context: z.core.ParsePayload<unknown>,
  faults: readonly Fault[],
  under: readonly string[] = [],
): void {
  for (const { path, message } of faults) {
    context.issues.push({ code: "custom", path: [...under, path], message, input: undefined });
  }
}

/** A check for bodies whose date of birth is optional: all of it or nothing, and a day that exists. */
export function requireWholeDate(context: z.core.ParsePayload<Pick<GivenPerson, "year" | "month" | "day">>): void {
  const { value } = context;
  const impossible = impossibleDay(value);
  if (impossible !== undefined) pushFaults(context, [{ path: "day", message: impossible }]);
  const missing = (["year", "month", "day"] as const).filter((part) => value[part] === undefined);
  if (missing.length === 3) return;
  const message = (path: string): string => `${path} is missing. Send year, month and day together.`;
  pushFaults(
    context,
    missing.map((path) => ({ path, message: message(path) })),
  );
}

/** The letters of a person's name, where a number has to be computed from them. `field` names it in a refusal. */
export function namedIfNeeded(
  person: GivenPerson,
  wanted: readonly ("expression" | "soulUrge")[],
  context: NameContext | undefined,
  field: string,
): NamedLetters | undefined {
  if (person.fullName === undefined || wanted.every((number) => person[number] !== undefined)) return undefined;
  return namedLetters(person.fullName, context, field, person.yAsVowel);
}

/** The numbers of a person without faults. */
export function lifePathGiven(person: GivenPerson): number {
  const date = wholeDate(person);
  return person.lifePath ?? due(date && lifePathOf(date).number);
}

export function expressionGiven(person: GivenPerson, named: NamedLetters | undefined): number {
  return person.expression ?? due(named && expressionOf(named.sets).number);
}

export function soulUrgeGiven(person: GivenPerson, named: NamedLetters | undefined): number {
  return person.soulUrge ?? due(named && soulUrgeOf(named.sets, named.field).number);
}

function due(number: number | undefined): number {
  if (number === undefined) throw new InvariantError("a person without what a number is computed from");
  return number;
}

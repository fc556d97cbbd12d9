import type { OperationForm } from "./forms/model";
import { type Held, inputOf, isPersonal, leaves, type Placed, placed, textAt } from "./input";
import { EXAMPLE_PEOPLE } from "./people";
import { missingPlaces } from "./places-asked";

type Fields = Pick<OperationForm, "fields">;

const NO_VALUES: Held["values"] = {};

/** The facts about people that a call contains (`0.date`), kept while the page is open. */
export function askedOf(form: Fields, held: Held): readonly string[] {
  return leaves(placed(form), held).flatMap((one) => (isPersonal(one.field) ? [nameOf(one)] : []));
}

/**
 * Whether the same birth may be calculated at once in another tradition: each fact about the person was asked before or
 * typed by the reader. Example data that the reader never saw does not count.
 */
export function isBirthComplete(form: Fields, held: Held, asked: ReadonlySet<string>): boolean {
  const examples: Held = { people: EXAMPLE_PEOPLE, values: NO_VALUES, moment: held.moment };
  const isKnown = (one: Placed): boolean => {
    const text = textAt(one, held);
    if (text.trim() === "") return one.field.r !== 1;
    return asked.has(nameOf(one)) || text !== textAt(one, examples);
  };
  const personal = leaves(placed(form), held).filter(({ field }) => isPersonal(field));
  return missingPlaces(form, held).length === 0 && personal.every(isKnown);
}

function nameOf({ field, person }: Placed): string {
  return `${person}.${field.f}`;
}

/** Supplies a seed where the reader gave none, so that a link shows the same draw. A day is its own seed. */
export function seeded(form: Fields, held: Held, seed: () => string): Held {
  const isDrawn = hasField(form, "seed") && !hasField(form, "date");
  if (!isDrawn || (held.values["seed"] ?? "").trim() !== "") return held;
  return { ...held, values: { ...held.values, seed: seed() } };
}

/** Adds the day that the service chose for the answer, so that a link means the same day tomorrow. */
export function dated(form: Fields, held: Held, answer: unknown): Held {
  const { date } = Object(answer);
  const isDaily = hasField(form, "seed") && hasField(form, "date");
  if (!isDaily || typeof date !== "string" || (held.values["date"] ?? "") !== "") return held;
  return { ...held, values: { ...held.values, date } };
}

function hasField({ fields }: Fields, name: string): boolean {
  return fields.some(({ n }) => n === name);
}

/** The request of a form as a string, for comparison. */
export function askedKey(form: Fields, held: Held): string {
  return JSON.stringify(inputOf(form, held));
}

const SEED_BYTES = 6;

/** A new random seed. */
export function freshSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(SEED_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

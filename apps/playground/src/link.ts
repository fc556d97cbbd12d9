import type { Field, OperationForm } from "./forms/model";
import { type Held, leaves, type Placed, placed, textAt } from "./input";
import { EXAMPLE_PEOPLE, NOBODY, NOON, type Person } from "./people";

/** The link's value for an unknown birth time. */
const UNKNOWN = "unknown";

/** The person's member for each source of a field. */
const OF_PERSON: Readonly<
  Partial<Record<string, "name" | "date" | "time" | "latitude" | "longitude" | "timezone" | "place">>
> = {
  name: "name",
  date: "date",
  time: "time",
  latitude: "latitude",
  longitude: "longitude",
  timezone: "timezone",
  placeName: "place",
};

/** The contents of a form as texts by path, for a link. */
export function linkValues(form: Pick<OperationForm, "fields">, held: Held): Readonly<Record<string, string>> {
  const all = leaves(placed(form), held);
  // The name of a place is written once, with its coordinates.
  const written = all.filter(({ field }) => field.f !== "placeName");
  const texts = written.map((one) => [one.path, linkText(one, held)] as const);
  const places = all.flatMap((one) => {
    const place = held.people[one.person]?.place ?? "";
    return one.field.f === "latitude" && place !== "" && textAt(one, held) !== ""
      ? [[placePath(one.path), place] as const]
      : [];
  });
  const rows = Object.entries(held.values).filter(([path]) => path.endsWith(".length"));
  return Object.fromEntries([...texts, ...places, ...rows].filter(([, text]) => text !== ""));
}

function linkText(one: Placed, held: Held): string {
  const isUnknown = one.field.f === "time" && held.people[one.person]?.isTimeUnknown === true;
  return isUnknown && held.values[one.path] === undefined ? UNKNOWN : textAt(one, held).trim();
}

/** The name of the place with `person1.latitude` is at `person1.place`. */
function placePath(path: string): string {
  return path.replace(/[^.]+$/, "place");
}

/** The values in a link that have a control in its form, and the fields whose values no control can show. */
export interface ReadLink {
  readonly values: Readonly<Record<string, string>>;
  readonly unread: readonly Field[];
}

/** Reads the values of a link; unreadable ones are dropped, as if they had not been sent. */
export function readLink(
  form: Pick<OperationForm, "fields">,
  values: Readonly<Record<string, string>>,
  held: Held,
): ReadLink {
  const rows = Object.fromEntries(Object.entries(values).filter(([path]) => /\.length$/.test(path)));
  const unread = leaves(placed(form), { ...held, values: rows }).filter(({ field, path }) => {
    const text = values[path] ?? "";
    return text !== "" && !fits(field, text);
  });
  const paths = new Set(unread.map(({ path }) => path));
  return {
    values: Object.fromEntries(Object.entries(values).filter(([path]) => !paths.has(path))),
    unread: unread.map(({ field }) => field),
  };
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?$/;

/** A date that exists in the calendar. */
function isDate(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return DATE.test(text) && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** Whether a control can show a text. A text box shows anything: the service reports what is wrong with it. */
function fits({ k, e = [] }: Field, text: string): boolean {
  if (k === "date") return isDate(text);
  if (k === "time") return text === UNKNOWN || TIME.test(text);
  if (k === "yesNo") return text === "true" || text === "false";
  if (k === "choice") return e.includes(text);
  return k !== "choices" || text.split(",").every((one) => e.includes(one));
}

/** Fills a form from a link: the data of people goes to them, everything else into controls. */
export function fromLink(
  form: Pick<OperationForm, "fields">,
  values: Readonly<Record<string, string>>,
  held: Held,
): Pick<Held, "people" | "values"> {
  if (Object.keys(values).length === 0) return { people: held.people, values: {} };
  const rows = Object.fromEntries(Object.entries(values).filter(([path]) => /\.length$/.test(path)));
  const all = leaves(placed(form), { ...held, values: rows });
  const people = linkedPeople(all, values, held.people);
  const own = all.flatMap((one) => {
    const text = values[one.path];
    const isPersons = one.field.f !== undefined && OF_PERSON[one.field.f] !== undefined && one.person < people.length;
    // Fields absent from the link were empty.
    return isPersons ? [] : [[one.path, text ?? ""] as const];
  });
  return { people, values: { ...rows, ...Object.fromEntries(own.filter(isKept(all, held))) } };
}

/**
 * People in a link are not completed from examples or from the people on the page. A person is kept as entered here
 * only where everything in the link agrees with them.
 */
function linkedPeople(
  all: readonly Placed[],
  values: Readonly<Record<string, string>>,
  people: readonly Person[],
): readonly Person[] {
  const linkedTo = (base: readonly Person[]): readonly Person[] =>
    all.reduce((known, one) => withText(known, one, values), base);
  const linked = linkedTo(people.map(() => NOBODY));
  const kept = linkedTo(people);
  return people.map((person, index0) => {
    if (linked[index0] === NOBODY) return person;
    const isSame = isEqual(person, kept[index0]) && person !== EXAMPLE_PEOPLE[index0];
    return isSame ? person : (linked[index0] ?? person);
  });
}

function isEqual(one: Person, other: Person | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** An empty text is kept only where the control would otherwise be filled. */
function isKept(all: readonly Placed[], held: Held): (entry: readonly [string, string]) => boolean {
  const texts = new Map(all.map((one) => [one.path, textAt(one, { ...held, values: {} })]));
  return ([path, text]) => text !== "" || texts.get(path) !== "";
}

function withText(
  people: readonly Person[],
  { field, path, person }: Placed,
  values: Readonly<Record<string, string>>,
): readonly Person[] {
  const member = field.f === undefined ? undefined : OF_PERSON[field.f];
  const text = values[path];
  if (member === undefined || text === undefined) return people;
  const change = changeOf(member, text, values[placePath(path)]);
  return people.map((one, index0) => (index0 === person ? { ...one, ...change } : one));
}

function changeOf(member: keyof Person, text: string, place: string | undefined): Partial<Person> {
  if (member === "time")
    return text === UNKNOWN ? { isTimeUnknown: true, time: NOON } : { isTimeUnknown: false, time: text };
  if (member === "latitude") return { latitude: text, place: place ?? "" };
  return { [member]: text };
}

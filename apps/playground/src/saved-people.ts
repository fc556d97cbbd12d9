import type { Person } from "./people";

const KEPT = "almagest-people";
const VERSION = 1;
/** Bounds of a file that somebody imports. */
const MOST_PEOPLE = 500;
const LONGEST_TEXT = 200;

const TEXTS = ["name", "date", "time", "place", "latitude", "longitude", "timezone"] as const;

/** The people of a file as text; undefined where it is no such file, or has nobody. */
export function peopleIn(text: string): readonly Person[] | undefined {
  try {
    const { people } = Object(JSON.parse(text));
    const read: readonly Person[] = Array.isArray(people) ? people.slice(0, MOST_PEOPLE).flatMap(personIn) : [];
    return read.length === 0 ? undefined : read;
  } catch {
    return undefined;
  }
}

/** Members that are no text, or too long, are those of nobody whom this page has written. */
function personIn(value: unknown): readonly Person[] {
  const read = Object(value);
  const isText = (member: string): boolean => typeof read[member] === "string" && read[member].length <= LONGEST_TEXT;
  if (!TEXTS.every(isText) || !/^\d{4}-\d\d-\d\d$/.test(read.date)) return [];
  const { name, date, time, place, latitude, longitude, timezone } = read;
  return [{ name, date, time, isTimeUnknown: read.isTimeUnknown === true, place, latitude, longitude, timezone }];
}

/** The file of these people. */
export function peopleText(people: readonly Person[]): string {
  return JSON.stringify({ version: VERSION, people }, undefined, 2);
}

/** Both lists, nobody twice. */
export function withPeople(people: readonly Person[], more: readonly Person[]): readonly Person[] {
  const known = new Map([...people, ...more].map((one) => [JSON.stringify(one), one]));
  return [...known.values()].slice(0, MOST_PEOPLE);
}

/** The people who are kept on this device. */
export function keptPeople(): readonly Person[] {
  try {
    return peopleIn(localStorage.getItem(KEPT) ?? "") ?? [];
  } catch {
    return [];
  }
}

/** Keeps people, and leaves no trace where there are none. @returns false where the browser keeps nothing */
export function keepPeople(people: readonly Person[]): boolean {
  try {
    if (people.length === 0) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, peopleText(people));
    return true;
  } catch {
    return false;
  }
}

import type { DeclaredSchema } from "@almagest/operation";
import type { Source } from "../forms/model";

/** The example values of the object that a field belongs to. */
export type Example = Readonly<Record<string, unknown>>;

/** Dates in examples before this year are births; later ones are days asked about. */
const BIRTHS_BEFORE = "2020";

const PERSONS: Readonly<Record<string, number>> = {
  person1: 0,
  personA: 0,
  birthData: 0,
  natalChart: 0,
  person2: 1,
  personB: 1,
};

/** The person of the page whose data fills an object. */
export function personOf(name: string): number | undefined {
  return PERSONS[name];
}

/** Whether the date in an object is a birth date. */
export function isBirth(example: Example): boolean {
  const date = example["date"] ?? example["birthDate"];
  return typeof date === "string" && date < BIRTHS_BEFORE;
}

type Rule = (parts: {
  readonly example: Example;
  readonly birth: boolean;
  readonly isRequired: boolean;
}) => Source | undefined;

const birthYear = (example: Example): boolean =>
  "day" in example && typeof example["year"] === "number" && example["year"] < Number(BIRTHS_BEFORE);

const always =
  (source: Source): Rule =>
  () =>
    source;

const RULES: Readonly<Record<string, Rule>> = {
  date: ({ birth }) => (birth ? "date" : "today"),
  birthDate: always("date"),
  time: ({ birth }) => (birth ? "time" : "now"),
  birthTime: always("time"),
  latitude: always("latitude"),
  birthLatitude: always("latitude"),
  longitude: always("longitude"),
  birthLongitude: always("longitude"),
  timezone: always("timezone"),
  fullName: always("name"),
  placeName: always("placeName"),
  name: ({ birth }) => (birth ? "name" : undefined),
  year: ({ example }) => (birthYear(example) ? "year" : "thisYear"),
  month: ({ example }) => ("day" in example ? "month" : "thisMonth"),
  day: always("day"),
  currentYear: always("thisYear"),
  returnYear: always("thisYear"),
  annualFromYear: always("thisYear"),
  targetMonth: always("thisMonth"),
  targetDate: always("today"),
  startDate: always("today"),
  returnDate: always("today"),
  approximateDate: always("today"),
  transitDate: always("today"),
  transitTime: always("now"),
  endDate: always("later"),
  datetime: always("instant"),
  startDatetime: always("instant"),
  endDatetime: always("laterInstant"),
};

/** Optional name fields that are shown in the person's block all the same. */
const WITHOUT_EXAMPLE: ReadonlySet<string> = new Set(["fullName", "name"]);

/**
 * The source that fills a field. An optional field absent from the example stays empty, because the service chooses its
 * default: today, here, a random seed.
 */
export function sourceOf(
  name: string,
  schema: DeclaredSchema,
  { example, isRequired }: { readonly example: Example; readonly isRequired: boolean },
): Source | undefined {
  if (schema.enum !== undefined) return undefined;
  const birth = isBirth(example);
  const source = RULES[name]?.({ example, birth, isRequired });
  if (source === undefined || source === "placeName" || isRequired) return source;
  const isOfPerson = birth && (WITHOUT_EXAMPLE.has(name) || name in example);
  const isOfPlace = ["latitude", "longitude", "timezone"].includes(source) && name in example;
  const isNeeded = name in example && (schema.type === "integer" || name === "startDate" || name === "endDate");
  return isOfPerson || isOfPlace || isNeeded ? source : undefined;
}

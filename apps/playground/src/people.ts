import type { Place } from "./backend";
import type { Source } from "./forms/model";

/** A person asked about, as the texts of the controls. */
export interface Person {
  readonly name: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:MM or HH:MM:SS. */
  readonly time: string;
  readonly isTimeUnknown: boolean;
  /** The name of the place, only for the reader. */
  readonly place: string;
  /** Degrees. */
  readonly latitude: string;
  readonly longitude: string;
  /** An IANA name, an offset or decimal hours. */
  readonly timezone: string;
}

const NEW_YORK = {
  place: "New York, United States",
  latitude: "40.7128",
  longitude: "-74.006",
  timezone: "America/New_York",
};
const LOS_ANGELES = {
  place: "Los Angeles, United States",
  latitude: "34.0522",
  longitude: "-118.2437",
  timezone: "America/Los_Angeles",
};
const CHICAGO = {
  place: "Chicago, United States",
  latitude: "41.85003",
  longitude: "-87.65005",
  timezone: "America/Chicago",
};

/** Examples, so that every form can be sent unchanged. */
export const EXAMPLE_PEOPLE: readonly Person[] = [
  { name: "Jane Marie Doe", date: "1990-07-15", time: "14:30", isTimeUnknown: false, ...NEW_YORK },
  { name: "John William Smith", date: "1992-03-20", time: "09:15", isTimeUnknown: false, ...LOS_ANGELES },
  { name: "Mary Ann Jones", date: "1988-11-02", time: "21:40", isTimeUnknown: false, ...CHICAGO },
];

/** The time used when the birth time is unknown. */
export const NOON = "12:00:00";

/** A person with a place that was found. */
export function withPlace(person: Person, { city, province, country, latitude, longitude, timezone }: Place): Person {
  const place = [city, province, country].filter((part) => part !== "").join(", ");
  return { ...person, place, latitude: String(latitude), longitude: String(longitude), timezone };
}

/** A person whose place was typed without choosing one, or erased: the coordinates no longer apply. */
export function withPlaceText(place: string): Partial<Person> {
  return { ...placeless(), place };
}

/** A person without any data. */
export const NOBODY: Person = { name: "", date: "", time: "", isTimeUnknown: false, ...placeless() };

function placeless(): Pick<Person, "place" | "latitude" | "longitude" | "timezone"> {
  return { place: "", latitude: "", longitude: "", timezone: "" };
}

/** The moment at which a form is opened, in the reader's own time. */
export interface Moment {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:MM. */
  readonly time: string;
  /** Its IANA name; UTC where it is not known. */
  readonly zone?: string;
}

/** Of the name of a place in a request. */
const LONGEST_PLACE = 80;
const DAYS_LATER = 30;
const HOURS_LATER = 12;

/** The date this many days after another. */
export function dateAfter(date: string, days: number): string {
  const instant = new Date(`${date}T00:00:00Z`);
  instant.setUTCDate(instant.getUTCDate() + days);
  return instant.toISOString().slice(0, 10);
}

/** The present moment on the reader's clock. */
export function momentNow(): Required<Moment> {
  const date = new Date();
  const two = (value: number): string => String(value).padStart(2, "0");
  return {
    date: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** The control's text for a field of this source. */
export function sourceText(source: Source, person: Person, { date, time, zone = "UTC" }: Moment): string {
  const [year = "", month = "", day = ""] = person.date.split("-");
  const [thisYear = "", thisMonth = ""] = date.split("-");
  const texts: Readonly<Record<Source, string>> = {
    date: person.date,
    time: person.isTimeUnknown ? NOON : person.time,
    latitude: person.latitude,
    longitude: person.longitude,
    timezone: person.timezone,
    name: person.name,
    placeName: person.place.slice(0, LONGEST_PLACE),
    year,
    month: plain(month),
    day: plain(day),
    today: date,
    later: dateAfter(date, DAYS_LATER),
    now: time,
    zone,
    thisYear,
    thisMonth: plain(thisMonth),
    instant: `${date}T00:00:00`,
    laterInstant: `${date}T${String(HOURS_LATER).padStart(2, "0")}:00:00`,
  };
  return texts[source];
}

function plain(digits: string): string {
  return digits.replace(/^0+(?=\d)/, "");
}

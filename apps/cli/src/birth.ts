import type { Gazetteer, Place } from "@almagest/location";
import { Failure } from "./failure";
import { type Field, optionOf } from "./fields";

/** Coordinates in a request that a place name may replace: those of a birth, a person, a house. */
export interface PlaceFields {
  /** The option that names it: `place`, `person1-place`. */
  readonly option: string;
  readonly latitude: Field;
  readonly longitude: Field;
  readonly timezone: Field | undefined;
}

/** The latitudes and longitudes of a request, at its top or in one of its objects. */
export function placeFieldsOf(fields: readonly Field[]): readonly PlaceFields[] {
  return fields.flatMap((latitude) => {
    const { path } = latitude;
    if (path.at(-1) !== "latitude") return [];
    const beside = (name: string): Field | undefined =>
      fields.find(({ option }) => option === optionOf([...path.slice(0, -1), name]));
    const longitude = beside("longitude");
    if (longitude === undefined) return [];
    return [{ option: optionOf([...path.slice(0, -1), "place"]), latitude, longitude, timezone: beside("timezone") }];
  });
}

/**
 * The date and the time that may be given without their options, first and second, if the request also takes a place.
 */
export function birthFieldsOf(
  fields: readonly Field[],
): { readonly date: Field; readonly time: Field; readonly place: PlaceFields } | undefined {
  const place = placeFieldsOf(fields).find(({ option }) => option === "place");
  const named = (...names: readonly string[]): Field | undefined => fields.find(({ option }) => names.includes(option));
  const [date, time] = [named("birth-date") ?? named("date"), named("birth-time") ?? named("time")];
  return place && date && time ? { date, time, place } : undefined;
}

/** The number of places offered when it is unclear which is meant, the same as in the tools. */
const MOST_OFFERED = 6;

interface PlaceAsked {
  /** The option for the place. */
  readonly option: string;
  /** Whether a person sees which place was used. */
  readonly isWatched: boolean;
}

/**
 * The place with this name. An ambiguous name is the first search result (exact names and populous places first), but
 * only if a person sees which one.
 * @throws Failure if there is no such place, or if a program would not notice that it got another place
 */
export async function placeNamed(name: string, { option, isWatched }: PlaceAsked): Promise<Place> {
  const { readGazetteer } = await import("@almagest/location/node");
  const reading = readGazetteer();
  const { placeMeant, searchPlaces } = await import("@almagest/location");
  const gazetteer = await reading;
  const { place, candidates } = placeMeant(gazetteer, name, MOST_OFFERED);
  if (place !== undefined) return place;
  if (!isWatched && candidates.length > 0) throw await uncertain(gazetteer, { name, option, candidates });
  const [found] = searchPlaces(gazetteer, name, { limit: 1, offset: 0 }).places;
  if (found !== undefined) return gazetteer.places.place(found);
  throw new Failure(
    "not_found",
    `No place is called ${JSON.stringify(name.slice(0, 60))}. Send a town with its country ("Springfield, Illinois"), or --latitude, --longitude and --timezone.`,
  );
}

interface Uncertain {
  readonly name: string;
  readonly option: string;
  readonly candidates: readonly Place[];
}

async function uncertain(gazetteer: Gazetteer, { name, option, candidates }: Uncertain): Promise<Failure> {
  const { titleThatLeadsBack } = await import("@almagest/location");
  const beside = (member: string): string => `--${option.replace(/place$/, member)}`;
  const lines = candidates.map((one) => {
    const title = titleThatLeadsBack(gazetteer, one);
    if (title !== undefined) return `--${option} ${JSON.stringify(title)}`;
    const { latitude, longitude, timezone } = one;
    return `${beside("latitude")} ${latitude} ${beside("longitude")} ${longitude} ${beside("timezone")} ${timezone}`;
  });
  const start = `It is not certain which place ${JSON.stringify(name.slice(0, 60))} is. Send`;
  const error = lines.length === 1 ? `${start} ${lines[0]}` : `${start} one of: ${lines.join("; ")}`;
  const record = { error, code: "validation_error" };
  if (lines.length === 1) return new Failure("validation_error", error, { record });
  return new Failure("validation_error", `${start} one of:`, { details: lines, record });
}

/** `New York City, New York, United States (40.71427, -74.00597, America/New_York)` */
export function placeText({ city, province, country, latitude, longitude, timezone }: Place): string {
  const names = [city, province, country.name].filter((name) => name !== "").join(", ");
  return `${names} (${latitude}, ${longitude}, ${timezone})`;
}

import type { Place } from "@almagest/location";
import { Failure } from "./failure";
import { type Field, optionOf } from "./fields";

/** Coordinates of a request that a place's name may stand for: those of a birth, a person, a house. */
export interface PlaceFields {
  /** The option that names it: `place`, `person1-place`. */
  readonly option: string;
  readonly latitude: Field;
  readonly longitude: Field;
  readonly timezone: Field | undefined;
}

/** Where a request takes a latitude and a longitude, at its top or in one of its objects. */
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

/** The date and the time that may be written without their options, first and second, where a place follows them. */
export function birthFieldsOf(
  fields: readonly Field[],
): { readonly date: Field; readonly time: Field; readonly place: PlaceFields } | undefined {
  const place = placeFieldsOf(fields).find(({ option }) => option === "place");
  const named = (...names: readonly string[]): Field | undefined => fields.find(({ option }) => names.includes(option));
  const [date, time] = [named("birth-date") ?? named("date"), named("birth-time") ?? named("time")];
  return place && date && time ? { date, time, place } : undefined;
}

/**
 * The place that a name means; where that is not certain, the first of the search, which puts exact names and populous
 * places first.
 * @throws Failure where no place is called so.
 */
export async function placeNamed(name: string): Promise<Place> {
  const { readGazetteer } = await import("@almagest/location/node");
  const reading = readGazetteer();
  const { placeMeant, searchPlaces } = await import("@almagest/location");
  const gazetteer = await reading;
  const { place } = placeMeant(gazetteer, name, 1);
  if (place !== undefined) return place;
  const [found] = searchPlaces(gazetteer, name, { limit: 1, offset: 0 }).places;
  if (found !== undefined) return gazetteer.places.place(found);
  throw new Failure(
    "not_found",
    `No place is called ${JSON.stringify(name.slice(0, 60))}. Send a town with its country ("Springfield, Illinois"), or --latitude, --longitude and --timezone.`,
  );
}

/** `New York City, New York, United States (40.71427, -74.00597, America/New_York)` */
export function placeText({ city, province, country, latitude, longitude, timezone }: Place): string {
  const names = [city, province, country.name].filter((name) => name !== "").join(", ");
  return `${names} (${latitude}, ${longitude}, ${timezone})`;
}

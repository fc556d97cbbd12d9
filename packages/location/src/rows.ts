import { civilTimeAt } from "@almagest/civil-time";
import type { DraftOf } from "@almagest/operation";
import type { Gazetteer, Place } from "./gazetteer";
import type { cityPage, cityRow } from "./schema";
import type { Guess } from "./search/guess";

/** A place and the offset that its clocks have at the moment of the call. */
export interface PlaceNow extends Place {
  /** Hours, east positive. */
  readonly utcOffsetHours: number;
  /** Why the place is a guess, where it is one. */
  readonly match?: Guess | undefined;
}

export interface PlacePage {
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly places: readonly PlaceNow[];
}

/** Places by their numbers, with the offset in force at an instant in epoch milliseconds. */
export function placesNow(gazetteer: Gazetteer, numbers: readonly number[], now: number): readonly PlaceNow[] {
  return numbers.map((number) => {
    const place = gazetteer.places.place(number);
    return { ...place, utcOffsetHours: civilTimeAt(now, place.timezone).offsetHours };
  });
}

export function presentPage({ places, ...paging }: PlacePage): DraftOf<typeof cityPage> {
  return { ...paging, cities: places.map(presentPlace) };
}

function presentPlace(place: PlaceNow): DraftOf<typeof cityRow> {
  const { city, province, country, latitude, longitude, timezone, utcOffsetHours, population, match } = place;
  const { name, iso2 } = country;
  return {
    city,
    province,
    country: name,
    iso2,
    latitude,
    longitude,
    timezone,
    utcOffset: utcOffsetHours,
    population,
    match,
  };
}

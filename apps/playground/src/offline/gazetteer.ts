import { type Gazetteer, openGazetteer, searchPlaces } from "@almagest/location";
import type { Place } from "../backend";
import { fetchedUnpacked } from "./fetched";
import packed from "./gazetteer.bin?asset";
import type { Progress } from "./messages";
import { reporting } from "./sky";

/**
 * Loads and opens the place names.
 * @throws NotHere
 */
export async function loadedGazetteer(report: (progress: Progress) => void): Promise<Gazetteer> {
  return openGazetteer(await fetchedUnpacked(packed, reporting("places", [packed], report)));
}

const MOST_PLACES = 10;

/** The first results of the service's place search. */
export function placesCalled(gazetteer: Gazetteer, query: string): readonly Place[] {
  return searchPlaces(gazetteer, query, { limit: MOST_PLACES, offset: 0 }).places.map((index) => {
    const { city, province, country, latitude, longitude, timezone } = gazetteer.places.place(index);
    return { city, province, country: country.name, latitude, longitude, timezone };
  });
}

import type { Gazetteer, Place } from "../gazetteer";
import { placeMeant } from "./meant";

/** `Springfield, Missouri, United States` */
export function placeTitle({ city, province, country }: Place): string {
  return [city, province, country.name].filter((part) => part !== "").join(", ");
}

/** A place's title where that names this place and no other; undefined where its coordinates have to be sent. */
export function titleThatLeadsBack(gazetteer: Gazetteer, place: Place): string | undefined {
  const title = placeTitle(place);
  const found = placeMeant(gazetteer, title, 1).place;
  return found?.latitude === place.latitude && found.longitude === place.longitude ? title : undefined;
}

import {
  type Gazetteer,
  type NoTown,
  type Place,
  placeMeant,
  placeTitle,
  titleThatLeadsBack,
} from "@almagest/location";
import type { LinePlace } from "./line";

/** A birthplace, and how it was found. */
export interface Somewhere {
  /** `New York City, New York, United States`; absent if the line gave coordinates. */
  readonly place?: string;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** Undefined if unknown. */
  readonly timezone: string | undefined;
  readonly how: string;
}

export type WhereFound =
  | { readonly ok: true; readonly where: Somewhere }
  | { readonly ok: false; readonly problem: string; readonly candidates: readonly Candidate[] };

/** A possible place, as a line can name it. */
export interface Candidate {
  readonly text: string;
  readonly place: string;
  readonly population: number;
}

/** The number of places offered when it is unclear which is meant. */
const MOST_CANDIDATES = 6;
/** A nearest place farther away says nothing about a point's zone. */
const FAR_KILOMETERS = 100;

const SEND_A_TOWN = "Send a town with its country, as in Paris, France, or latitude,longitude.";
const NO_TOWN: Readonly<Record<NoTown, string>> = {
  country: `is a country, not a town. ${SEND_A_TOWN}`,
  region: `is a region, not a town. ${SEND_A_TOWN}`,
  nowhere: `is no place. ${SEND_A_TOWN}`,
  short: `is too short for the name of a place. ${SEND_A_TOWN}`,
};

/** Finds the place of a line, or the zone of its point. */
export function lookUp(gazetteer: Gazetteer | undefined, place: LinePlace): WhereFound {
  if (gazetteer === undefined) return pointWithoutPlaces(place);
  return place.kind === "point" ? atPoint(gazetteer, place) : byName(gazetteer, place.text);
}

function pointWithoutPlaces(place: LinePlace): WhereFound {
  if (place.kind === "name") {
    const problem = "This server knows no places by name. Send latitude and longitude, and a timezone.";
    return { ok: false, problem, candidates: [] };
  }
  const { latitude, longitude } = place;
  return { ok: true, where: { latitude, longitude, timezone: undefined, how: "coordinates as sent" } };
}

function atPoint(gazetteer: Gazetteer, { latitude, longitude }: Extract<LinePlace, { kind: "point" }>): WhereFound {
  const { index, kilometers } = gazetteer.places.nearest(latitude, longitude);
  const near = gazetteer.places.place(index);
  const isNear = kilometers <= FAR_KILOMETERS;
  const distance = `${Math.max(1, Math.round(kilometers))} km from ${placeTitle(near)}`;
  const how = `coordinates as sent, ${distance}`;
  return { ok: true, where: { latitude, longitude, timezone: isNear ? near.timezone : undefined, how } };
}

function byName(gazetteer: Gazetteer, text: string): WhereFound {
  const { place, candidates, noTown } = placeMeant(gazetteer, text, MOST_CANDIDATES);
  if (place !== undefined) {
    const { latitude, longitude, timezone } = place;
    const how = `the place that ${JSON.stringify(text)} names: the only one, or so much larger than every other that it is meant`;
    return { ok: true, where: { place: placeTitle(place), latitude, longitude, timezone, how } };
  }
  const shown = JSON.stringify(text.slice(0, 60));
  if (noTown !== undefined) return { ok: false, problem: `${shown} ${NO_TOWN[noTown]}`, candidates: [] };
  const problem =
    candidates.length === 0
      ? `There is no place ${shown}. Send a town's name with its country, or latitude,longitude.`
      : `It is not certain which place ${shown} is.`;
  return { ok: false, problem, candidates: candidates.map((one) => candidate(gazetteer, one)) };
}

/** The place's names if they lead back to it; otherwise its coordinates. */
function candidate(gazetteer: Gazetteer, place: Place): Candidate {
  const text = titleThatLeadsBack(gazetteer, place) ?? `${place.latitude},${place.longitude}, ${place.timezone}`;
  return { text, place: placeTitle(place), population: place.population };
}

import { foldName } from "../fold";
import type { Gazetteer } from "../gazetteer";
import { qualifierFilter } from "./area";
import { type KnownPlace, knownPlace } from "./known-names";
import type { Marks } from "./marks";
import type { PlaceQuery } from "./query";

/** Shorter texts are codes, and beginnings of nearly everything. */
const SHORTEST = 4;

/** A place with as many people is meant by its own name, whatever province is called so. */
const TOWN = 5000;
/** A smaller one gives way to a province's main place with so many times its people. */
const TIMES = 5;

/**
 * Marks the place that a name means as an island, a region, a country or a former name: the one of a closed table, the
 * main place of a country, and that of a province where no town is called so. Returns those that only stand for an area.
 */
export function markMeant(gazetteer: Gazetteer, query: PlaceQuery, marks: Marks): ReadonlySet<number> {
  const known = knownIn(gazetteer, query);
  if (known !== undefined) {
    marks.markPlace(known.place, "meant");
    return new Set(known.isArea ? [known.place] : []);
  }
  if (query.qualifiers.length > 0 || [...query.whole].length < SHORTEST) return new Set();
  const area = gazetteer.regions.areaOf(query.whole, "whole");
  if (area === undefined) return new Set();
  const { country, region } = gazetteer.places;
  const bearers = bearersOf(gazetteer, query.whole);
  const largestOwn = Math.max(-1, ...bearers.filter(({ isOwn }) => isOwn).map(({ population }) => population));
  const stands = new Set<number>();
  const mark = (lies: (place: number) => boolean, isProvince: boolean): void => {
    const bearer = bearers.find((one) => lies(one.place));
    const place = bearer?.place ?? firstPlace(gazetteer, lies);
    if (place === undefined) return;
    const people = gazetteer.places.population[place] ?? 0;
    const most = bearers[0]?.population ?? -1;
    if (isProvince && (largestOwn >= TOWN || people < TIMES * largestOwn || people < most)) return;
    marks.markPlace(place, isProvince ? "famous" : "meant");
    if (bearer === undefined) stands.add(place);
  };
  for (const index of area.countries) mark((place) => country[place] === index, false);
  for (const index of area.regions) mark((place) => region[place] === index, true);
  return stands;
}

/** The place of the table under the whole text, or under its name where that lies in all that qualifies it. */
function knownIn(gazetteer: Gazetteer, query: PlaceQuery): { place: number; isArea: boolean } | undefined {
  const whole = knownPlace(query.whole);
  const known = whole ?? (query.qualifiers.length > 0 ? knownPlace(query.name) : undefined);
  const place = known && placeKnown(gazetteer, known);
  if (known === undefined || place === undefined) return undefined;
  const holds = whole === undefined ? qualifierFilter(gazetteer, query, "beginning") : () => true;
  return holds?.(place) ? { place, isArea: known.isArea } : undefined;
}

/** The number of a place of the table: the most populous one of its name in its country. */
export function placeKnown(gazetteer: Gazetteer, { city, iso2 }: KnownPlace): number | undefined {
  const { places, regions } = gazetteer;
  const lies = (place: number): boolean => regions.countries[places.country[place] ?? 0]?.iso2 === iso2;
  return bearersOf(gazetteer, foldName(city)).find(({ place, isOwn }) => isOwn && lies(place))?.place;
}

interface Bearer {
  readonly place: number;
  readonly population: number;
  readonly isOwn: boolean;
}

/** The places with a name, the most populous first. */
function bearersOf({ names, bearers, places }: Gazetteer, key: string): readonly Bearer[] {
  const { start, end } = names.exactly(key);
  const found: Bearer[] = [];
  bearers(start, end, (place) => {
    const name = places.ownName[place] ?? 0;
    found.push({ place, population: places.population[place] ?? 0, isOwn: name >= start && name < end });
  });
  return found.sort((one, other) => other.population - one.population || one.place - other.place);
}

/** Places are numbered by population. */
function firstPlace({ places }: Gazetteer, lies: (place: number) => boolean): number | undefined {
  for (let place = 0; place < places.count; place++) if (lies(place)) return place;
  return undefined;
}

import type { Gazetteer } from "../gazetteer";
import type { Area, QualifierReading } from "../regions";
import type { Reading } from "./query";

export type PlaceFilter = (place: number) => boolean;

/** Whether a place lies in one of an area's countries or provinces. */
export function withinArea({ places, regions }: Gazetteer, area: Area): PlaceFilter {
  const { country, region } = places;
  const countries = flags(area.countries, regions.countries.length);
  const provinces = flags(area.regions, regions.regionCount);
  return (place) => countries[country[place] ?? 0] === 1 || provinces[region[place] ?? 0] === 1;
}

function flags(indexes: ReadonlySet<number>, count: number): Uint8Array {
  const set = new Uint8Array(count);
  for (const index of indexes) set[index] = 1;
  return set;
}

/** Whether a place lies in all that qualifies it; undefined where a qualifier means no country and no province. */
export function qualifierFilter(
  gazetteer: Gazetteer,
  { qualifiers }: Reading,
  freely: QualifierReading,
): PlaceFilter | undefined {
  const filters: PlaceFilter[] = [];
  for (const qualifier of qualifiers) {
    const area = gazetteer.regions.areaOf(qualifier, freely);
    if (area === undefined) return undefined;
    filters.push(withinArea(gazetteer, area));
  }
  return (place) => filters.every((holds) => holds(place));
}

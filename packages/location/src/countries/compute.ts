import { foundRow, type NoSuchRow, type Paging, pageOf } from "@almagest/operation";
import type { Gazetteer } from "../gazetteer";
import { byEnglishName, type Country } from "../regions";
import { type PlacePage, placesNow } from "../rows";

type CountedCountry = Country & { readonly cityCount: number };

export interface CountryPage extends Paging {
  readonly total: number;
  readonly countries: readonly CountedCountry[];
}

/** A gazetteer never changes, and its sixty thousand places are counted once. */
const countedOf = new WeakMap<Gazetteer, readonly CountedCountry[]>();

/** Countries with at least one place, by their English names. */
export function computeCountries(asked: Paging, { gazetteer }: { readonly gazetteer: Gazetteer }): CountryPage {
  const all = countedOf.get(gazetteer) ?? countedCountries(gazetteer);
  countedOf.set(gazetteer, all);
  const { rows, ...page } = pageOf(all, asked);
  return { ...page, countries: rows };
}

function countedCountries({ places, regions }: Gazetteer): readonly CountedCountry[] {
  const counts = new Uint32Array(regions.countries.length);
  for (const country of places.country) counts[country] = (counts[country] ?? 0) + 1;
  return regions.countries
    .map((country, index) => ({ ...country, cityCount: counts[index] ?? 0 }))
    .filter(({ cityCount }) => cityCount > 0)
    .sort(byEnglishName);
}

/**
 * The places of a country, the most populous first. The code may be in any letter case.
 * @throws DomainError `not_found` for a code of no country.
 */
export function computeCitiesOfCountry(
  { iso2, ...asked }: Paging & { readonly iso2: string },
  { gazetteer, now }: { readonly gazetteer: Gazetteer; readonly now: number },
): PlacePage {
  const { places, regions } = gazetteer;
  const country = countryOf(regions.countries, iso2);
  const numbers: number[] = [];
  places.country.forEach((of, number) => {
    if (of === country) numbers.push(number);
  });
  const { rows, ...page } = pageOf(numbers, asked);
  return { ...page, places: placesNow(gazetteer, rows, now) };
}

/** The index of a country. @throws DomainError `not_found` for a code of no country. */
function countryOf(countries: readonly Country[], iso2: string): number {
  const find = (code: string): number | undefined => {
    const index0 = countries.findIndex((known) => known.iso2 === code.toUpperCase());
    return index0 < 0 ? undefined : index0;
  };
  const missing = (sent: string): NoSuchRow => {
    const accepted = countries.map((known) => known.iso2);
    const message = `"${sent}" is the code of no country: send two letters of ISO 3166-1, one of ${accepted.join(", ")}`;
    return { message, details: { iso2: sent, accepted } };
  };
  return foundRow(find, missing)(iso2);
}

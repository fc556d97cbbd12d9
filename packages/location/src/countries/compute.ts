import { DomainError } from "@almagest/operation";
import type { Gazetteer } from "../gazetteer";
import { byEnglishName, type Country } from "../regions";
import { type PlacePage, placesNow } from "../rows";

interface Page {
  readonly limit: number;
  readonly offset: number;
}

export interface CountryPage extends Page {
  readonly total: number;
  readonly countries: readonly (Country & { readonly cityCount: number })[];
}

/** Countries with at least one place, by their English names. */
export function computeCountries(
  { limit, offset }: Page,
  { gazetteer }: { readonly gazetteer: Gazetteer },
): CountryPage {
  const { places, regions } = gazetteer;
  const counts = new Uint32Array(regions.countries.length);
  for (const country of places.country) counts[country] = (counts[country] ?? 0) + 1;
  const all = regions.countries
    .map((country, index) => ({ ...country, cityCount: counts[index] ?? 0 }))
    .filter(({ cityCount }) => cityCount > 0)
    .sort(byEnglishName);
  return { total: all.length, limit, offset, countries: all.slice(offset, offset + limit) };
}

/**
 * The places of a country, the most populous first. The code may be in any letter case.
 * @throws DomainError `not_found` for a code of no country.
 */
export function computeCitiesOfCountry(
  { iso2, limit, offset }: Page & { readonly iso2: string },
  { gazetteer, now }: { readonly gazetteer: Gazetteer; readonly now: number },
): PlacePage {
  const { places, regions } = gazetteer;
  const code = iso2.toUpperCase();
  const country = regions.countries.findIndex((known) => known.iso2 === code);
  if (country < 0) {
    const accepted = regions.countries.map((known) => known.iso2);
    const message = `"${iso2}" is the code of no country: send two letters of ISO 3166-1, one of ${accepted.join(", ")}`;
    throw new DomainError("not_found", message, { iso2, accepted });
  }
  const numbers: number[] = [];
  places.country.forEach((of, number) => {
    if (of === country) numbers.push(number);
  });
  const page = placesNow(gazetteer, numbers.slice(offset, offset + limit), now);
  return { total: numbers.length, limit, offset, places: page };
}

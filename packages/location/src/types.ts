// Made from the schemas by `npm run types`; a test compares. Change the schema, not this file.

/** Request of `listCountries`. */
export interface CountriesRequest {
  /** How many entries to return. 1 to 250. Default 50 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** Countries with known places. */
export interface Countries {
  /** How many there are, over all pages */
  readonly total: number;
  /** 1 or more */
  readonly limit: number;
  readonly offset: number;
  readonly countries: Country[];
}

/** Request of `getCitiesByCountry`. */
export interface CitiesOfCountryRequest {
  /** ISO 3166-1 alpha-2, in any letter case. 2 to 2 characters */
  readonly iso2: string;
  /** How many entries to return. 1 to 100. Default 20 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** The places of a country, the most populous first. */
export interface CitiesOfCountry {
  /** How many there are, over all pages */
  readonly total: number;
  /** 1 or more */
  readonly limit: number;
  readonly offset: number;
  readonly cities: City[];
}

/** Request of `searchCities`. */
export interface CitySearchRequest {
  /** A place's name, with province or country. 1 to 100 characters */
  readonly q: string;
  /** How many entries to return. 1 to 50. Default 10 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** Places by name, with coordinates and timezone. */
export interface CitySearch {
  /** How many there are, over all pages */
  readonly total: number;
  /** 1 or more */
  readonly limit: number;
  readonly offset: number;
  readonly cities: City[];
}

export interface Country {
  readonly name: string;
  /** ISO 3166-1 alpha-2 */
  readonly iso2: string;
  /** ISO 3166-1 alpha-3 */
  readonly iso3: string;
  /** How many of its places are known. 1 or more */
  readonly cityCount: number;
}

export interface City {
  readonly city: string;
  /** First-level division; empty where the country has none */
  readonly province: string;
  readonly country: string;
  /** ISO 3166-1 alpha-2 */
  readonly iso2: string;
  /** Degrees, north positive. -90 to 90 */
  readonly latitude: number;
  /** Degrees, east positive. -180 to 180 */
  readonly longitude: number;
  /** IANA name in its current spelling */
  readonly timezone: string;
  /** Hours from UTC in force there today, summer time included */
  readonly utcOffset: number;
  /** Inhabitants; 0 where they are not known */
  readonly population: number;
  /** Only where the place is a guess: similar where a letter of the words was changed to find it, area where it is the main place of an island, region or country of that name */
  readonly match?: CityGuess;
}

/** Only where the place is a guess: similar where a letter of the words was changed to find it, area where it is the main place of an island, region or country of that name */
export type CityGuess = "similar" | "area";

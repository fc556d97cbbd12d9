import { need } from "@almagest/operation";
import { readSections, type SectionReader } from "./format";
import { type NameList, openNames } from "./names";
import { type Country, openRegions, type Regions } from "./regions";

/** A populated place. */
export interface Place {
  /** GeoNames' main name, mostly the local one in Latin letters, or the English one of a large city. */
  readonly city: string;
  /** First-level administrative division; empty where there is none. */
  readonly province: string;
  readonly country: Country;
  /** Degrees, north positive, -90 to 90, five decimals. */
  readonly latitude: number;
  /** Degrees, east positive, -180 to 180, five decimals. */
  readonly longitude: number;
  /** IANA name in its current spelling. */
  readonly timezone: string;
  /** Inhabitants; 0 where they are not known. */
  readonly population: number;
}

/** A place's columns, by its number: 0 is the most populous. */
export interface PlaceColumns {
  readonly count: number;
  readonly country: Uint8Array;
  readonly region: Uint16Array;
  /** The index of each place's own name. */
  readonly ownName: Uint32Array;
  readonly population: Uint32Array;
  readonly place: (index: number) => Place;
  /** The index of the place nearest to a point in degrees, and how far it is away. */
  readonly nearest: (latitude: number, longitude: number) => { readonly index: number; readonly kilometers: number };
}

/** An opened gazetteer. Reading it changes nothing that can be seen. */
export interface Gazetteer {
  readonly names: NameList;
  readonly regions: Regions;
  readonly places: PlaceColumns;
  /** Visits the places with a name in the range, one for each name and place. */
  readonly bearers: (start: number, end: number, visit: (place: number) => void) => void;
  /** Words inside places' own names, in the order of the name's key from that word on. */
  readonly innerWords: { readonly count: number; readonly name: Uint32Array; readonly word: Uint8Array };
}

/** Whether something is an opened gazetteer: resources are kept by name, as whatever they are. */
export function isGazetteer(value: unknown): value is Gazetteer {
  return typeof value === "object" && value !== null && "bearers" in value && "innerWords" in value;
}

/** The context of an operation that looks places up. */
export interface GazetteerContext {
  readonly gazetteer: Gazetteer;
}

/** The gazetteer, opened: `createContext({ gazetteer, now })`. */
export const needGazetteer = need<Gazetteer>()("gazetteer", {
  install: "@almagest/location",
  value: "loadGazetteer() /* of @almagest/location/node */",
});

/**
 * Opens the unpacked bytes of a gazetteer. They are read in place and must not change afterwards.
 * @throws InvariantError where they are not a gazetteer of this version, or damaged.
 */
export function openGazetteer(bytes: Uint8Array): Gazetteer {
  const section = readSections(bytes);
  const names = openNames(section);
  const regions = openRegions(section);
  const low = uint16(section("usesLow"));
  const high = section("usesHigh");
  return {
    names,
    regions,
    places: openPlaces(section, names, regions),
    bearers: (start, end, visit) => {
      const last = names.firstUse(end);
      for (let use = names.firstUse(start); use < last; use++) visit(((high[use] ?? 0) << 16) | (low[use] ?? 0));
    },
    innerWords: {
      count: section("innerWord").length,
      name: uint32(section("innerName")),
      word: section("innerWord"),
    },
  };
}

function openPlaces(section: SectionReader, names: NameList, regions: Regions): PlaceColumns {
  const country = section("country");
  const region = uint16(section("region"));
  const zone = uint16(section("zone"));
  const ownName = uint32(section("placeName"));
  const population = uint32(section("population"));
  const latitude = int32(section("latitude"));
  const longitude = int32(section("longitude"));
  const nowhere: Country = { iso2: "", iso3: "", name: "" };
  const place = (index: number): Place => ({
    city: names.text(ownName[index] ?? 0),
    province: regions.regionName(region[index] ?? 0),
    country: regions.countries[country[index] ?? 0] ?? nowhere,
    latitude: (latitude[index] ?? 0) / 1e5,
    longitude: (longitude[index] ?? 0) / 1e5,
    timezone: regions.zones[zone[index] ?? 0] ?? "",
    population: population[index] ?? 0,
  });
  return {
    count: country.length,
    country,
    region,
    ownName,
    population,
    place,
    nearest: (north, east) => nearestTo({ north, east }, latitude, longitude),
  };
}

const KILOMETERS_PER_DEGREE = 40_030 / 360;

/** On a flat map around the point, which is exact enough for what is near; the shorter way over the 180th meridian. */
function nearestTo(
  { north, east }: { readonly north: number; readonly east: number },
  latitude: Int32Array,
  longitude: Int32Array,
): { readonly index: number; readonly kilometers: number } {
  const shrink = Math.cos((north * Math.PI) / 180);
  let index = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let each = 0; each < latitude.length; each++) {
    const up = (latitude[each] ?? 0) / 1e5 - north;
    const around = Math.abs((longitude[each] ?? 0) / 1e5 - east);
    const aside = Math.min(around, 360 - around) * shrink;
    const distance = up * up + aside * aside;
    if (distance >= least) continue;
    least = distance;
    index = each;
  }
  return { index, kilometers: Math.sqrt(least) * KILOMETERS_PER_DEGREE };
}

function uint16({ buffer, byteOffset, length }: Uint8Array): Uint16Array {
  return new Uint16Array(buffer, byteOffset, length / 2);
}

function uint32({ buffer, byteOffset, length }: Uint8Array): Uint32Array {
  return new Uint32Array(buffer, byteOffset, length / 4);
}

function int32({ buffer, byteOffset, length }: Uint8Array): Int32Array {
  return new Int32Array(buffer, byteOffset, length / 4);
}

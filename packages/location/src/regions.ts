import { InvariantError } from "@almagest/operation";
import { foldName } from "./fold";
import type { SectionReader } from "./format";
import { firstIndex } from "./names";
import { isOneEdit } from "./one-edit";
import { decodeUtf8 } from "./utf8";

export interface Country {
  /** ISO 3166-1 alpha-2, upper case; XK for Kosovo. */
  readonly iso2: string;
  /** ISO 3166-1 alpha-3; XKX for Kosovo. */
  readonly iso3: string;
  /** In English. */
  readonly name: string;
}

/** Countries and provinces that a word may mean, by their indexes. */
export interface Area {
  readonly countries: ReadonlySet<number>;
  readonly regions: ReadonlySet<number>;
}

export interface Regions {
  readonly countries: readonly Country[];
  /** The province's English or local name; empty for none. */
  readonly regionName: (region: number) => string;
  /** Provinces are numbered from 1; 0 is none. */
  readonly regionCount: number;
  /** The index of the country that a province lies in. */
  readonly regionCountry: (region: number) => number | undefined;
  readonly zones: readonly string[];
  /** The country or province of a folded text: by its whole name or code, else by a name's beginning. */
  readonly areaOf: (key: string, reading: QualifierReading) => Area | undefined;
}

/**
 * The freedom in reading a qualifier: whole names and codes, beginnings too, or whole names with one misspelt letter.
 */
export type QualifierReading = "whole" | "beginning" | "misspelt";

interface Tables {
  readonly countries: readonly (readonly [string, string, string])[];
  readonly regions: readonly (readonly [number, string])[];
  readonly zones: readonly string[];
}

type Qualifier = readonly [key: string, countries: readonly number[], regions: readonly number[]];

/** A beginning shorter than this means too much. */
const SHORTEST_BEGINNING = 3;

/** A shorter word has too many others at one edit. */
const SHORTEST_MISSPELT = 4;

export function openRegions(section: SectionReader): Regions {
  const tables: Tables = json(section("tables"));
  const qualifiers: readonly Qualifier[] = json(section("qualifiers"));
  const keyAt = (index: number): string => qualifiers[index]?.[0] ?? "";
  const from = (key: string): number => firstIndex(0, qualifiers.length, (index) => keyAt(index) >= key);
  const areaOf: Regions["areaOf"] = (key, reading) => {
    const start = from(key);
    if (keyAt(start) === key) return union(qualifiers.slice(start, start + 1));
    if (reading === "whole" || key.length < SHORTEST_BEGINNING) return undefined;
    if (reading === "beginning") return union(qualifiers.slice(start, from(`${key}\uffff`)));
    return key.length < SHORTEST_MISSPELT ? undefined : union(qualifiers.filter(([known]) => isOneEdit(known, key)));
  };
  return {
    countries: tables.countries.map(([iso2, iso3, name]) => ({ iso2, iso3, name })),
    regionName: (region) => tables.regions[region]?.[1] ?? "",
    regionCount: tables.regions.length,
    regionCountry: (region) => tables.regions[region]?.[0],
    zones: tables.zones,
    areaOf,
  };
}

function union(found: readonly Qualifier[]): Area | undefined {
  if (found.length === 0) return undefined;
  return {
    countries: new Set(found.flatMap(([, countries]) => countries)),
    regions: new Set(found.flatMap(([, , regions]) => regions)),
  };
}

/** The names of countries in the order of an English list: by folded name. */
export function byEnglishName(a: Country, b: Country): number {
  const [left, right] = [foldName(a.name), foldName(b.name)];
  return left < right ? -1 : left > right ? 1 : 0;
}

function json<Value>(bytes: Uint8Array): Value {
  try {
    return JSON.parse(decodeUtf8(bytes, 0, bytes.length));
  } catch (cause) {
    throw new InvariantError("a table of the gazetteer is not JSON", { cause });
  }
}

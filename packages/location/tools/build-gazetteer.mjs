// Builds data/gazetteer.bin.br and data/ORIGIN.md; the README says how to run it.
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { foldName, GAZETTEER_FORMAT, gazetteerChecksum } from "../dist/index.js";
import { mergePlaces, withoutTwins } from "./lib/merge.mjs";
import { compare, innerWords, nameTable } from "./lib/names.mjs";
import { originText } from "./lib/origin.mjs";
import { countryTable, qualifierTable } from "./lib/regions.mjs";
import { openSources } from "./lib/sources.mjs";
import { fileOf, sectionsOf } from "./lib/write.mjs";
import { zonePoints } from "./lib/zone-points.mjs";
import { zoneChooser, zonesByCountry } from "./lib/zones.mjs";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("node tools/build-gazetteer.mjs FOLDER (with the source packages installed)");

const sources = openSources(resolve(folder));
const { regionNames } = sources;
const { all, refreshed, added } = mergePlaces(sources.older, sources.newer, { fold: foldName, regionNames });

const codes = [...new Set(all.map(({ country }) => country))].sort();
const countries = countryTable(codes, sources.countries);
const regions = [{ country: "", code: "", name: "" }, ...regionsInUse(all)];
const regionIndexes = new Map(regions.map(({ country, code }, index) => [`${country}.${code}`, index]));
const choose = zoneChooser(sources.zonesAt, zonesByCountry());
const decided = {};
for (const place of all) {
  const { zone, by } = choose(place);
  decided[by] = (decided[by] ?? 0) + 1;
  if (by !== "both" && by !== "GeoNames" && place.zone !== "") {
    if (process.env.SHOW_ZONES) console.log(by, place.country, place.name, place.zone, "->", zone);
  }
  place.zone = zone;
}
const points = zonePoints(all);
all.push(...points);
for (const place of all) {
  place.name = place.name.normalize("NFC").trim();
  place.regionIndex = regionIndexes.get(`${place.country}.${place.region}`) ?? 0;
  place.countryIndex = codes.indexOf(place.country);
  place.countryKey = foldName(countries[place.countryIndex].name);
}
all.sort(byRank);
const { rows: places, dropped } = withoutTwins(all);
const zones = [...new Set(places.map(({ zone }) => zone))].sort();
for (const place of places) place.zoneIndex = zones.indexOf(place.zone);

const names = nameTable(places, foldName);
const tables = {
  countries: countries.map(({ iso2, iso3, name }) => [iso2, iso3, name]),
  regions: regions.map(({ country, name }) => [codes.indexOf(country), name]),
  zones,
};
const qualifiers = qualifierTable({ countries, regions, sources, fold: foldName });
const inner = innerWords(places, names);
const bytes = fileOf(sectionsOf({ places, names, inner, tables, qualifiers }), GAZETTEER_FORMAT, gazetteerChecksum);
const packed = brotliCompressSync(bytes, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
const data = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..", "data");
writeFileSync(join(data, "gazetteer.bin.br"), packed);
const figures = {
  places: places.length,
  countries: countries.length,
  regions: regions.length - 1,
  zones: zones.length,
  names: names.length,
  qualifiers: qualifiers.length,
  refreshed,
  added,
  dropped,
  points: points.map(({ name }) => name).sort(),
  decided,
  bytes: bytes.length,
  packed: packed.length,
  sha256: createHash("sha256").update(packed).digest("hex"),
};
writeFileSync(join(data, "ORIGIN.md"), originText(figures, sources.hashes));
console.log(figures);

function regionsInUse(all) {
  const used = new Set(all.map(({ country, region }) => `${country}.${region}`));
  return [...regionNames]
    .filter(([code]) => used.has(code))
    .map(([code, name]) => ({ country: code.slice(0, 2), code: code.slice(3), name }))
    .sort((a, b) => compare(`${a.country}.${a.code}`, `${b.country}.${b.code}`));
}

/** The order of places: inhabitants, then city, country and province. */
function byRank(a, b) {
  return (
    b.population - a.population ||
    compare(a.name, b.name) ||
    compare(a.country, b.country) ||
    a.regionIndex - b.regionIndex ||
    a.latitude - b.latitude
  );
}

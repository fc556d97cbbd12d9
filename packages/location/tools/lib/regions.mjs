// Countries, provinces, and every word that may qualify a place: names in many languages, codes, usual short forms.

/** Languages whose names of countries are understood (Unicode CLDR, as the runtime has it). */
const LANGUAGES = (
  "en de fr es pt it nl sv da nb fi is pl cs sk sl hr sr bs hu ro bg mk sq el tr ru uk be lt lv et " +
  "ka hy az kk uz he ar fa ur hi bn ta te mr ne th vi id ms sw ja ko zh zh-Hant eu ca gl"
).split(" ");

/** Where CLDR's English name is long or explains itself in brackets. */
const COUNTRY_NAMES = {
  CD: "Democratic Republic of the Congo",
  CG: "Republic of the Congo",
  HK: "Hong Kong",
  MM: "Myanmar",
  MO: "Macao",
  PS: "Palestine",
  VI: "United States Virgin Islands",
};

/** CLDR's English name as it is written out. */
function writtenOut(name) {
  return name
    .replaceAll(" & ", " and ")
    .replaceAll("’", "'")
    .replace(/^St\. /, "Saint ");
}

/** Usual names that no list has: short forms, former and unofficial names. */
const COUNTRY_ALIASES = {
  AE: ["UAE", "Emirates"],
  BA: ["Bosnia"],
  CD: ["DRC", "DR Congo", "Congo-Kinshasa", "Zaire", "Congo"],
  CG: ["Congo-Brazzaville", "Congo"],
  CI: ["Ivory Coast"],
  CN: ["PRC"],
  CV: ["Cape Verde"],
  CZ: ["Czech Republic"],
  DE: ["BRD"],
  ET: ["Abyssinia"],
  GB: ["UK", "Great Britain", "Britain"],
  IR: ["Persia"],
  KR: ["South Korea", "Korea", "ROK"],
  KP: ["North Korea", "DPRK"],
  LK: ["Ceylon"],
  MK: ["Macedonia", "FYROM"],
  MM: ["Burma"],
  NL: ["Holland"],
  NZ: ["Aotearoa"],
  PS: ["Palestinian Territories", "West Bank", "Gaza"],
  RU: ["Russian Federation"],
  SZ: ["Swaziland"],
  TH: ["Siam"],
  TL: ["East Timor"],
  TR: ["Turkey"],
  US: ["United States of America", "America", "U.S.", "U.S.A.", "the States"],
  VA: ["Holy See", "Vatican"],
};

/** GeoNames' code for Kosovo's alpha-3, user-assigned as XK is. */
const ALPHA3 = { XK: "XKX" };

export function countryTable(codes, countries) {
  const english = new Intl.DisplayNames(["en"], { type: "region" });
  return codes.map((iso2) => ({
    iso2,
    iso3: ALPHA3[iso2] ?? countries.alpha2ToAlpha3(iso2),
    name: COUNTRY_NAMES[iso2] ?? writtenOut(english.of(iso2)),
  }));
}

/** Qualifying words: folded text to the countries and provinces it may mean. */
export function qualifierTable({ countries, regions, sources, fold }) {
  const table = new Map();
  const add = (kind, text, index) => {
    const key = fold(text);
    if (key === "") return;
    const entry = table.get(key) ?? { countries: new Set(), regions: new Set() };
    entry[kind].add(index);
    table.set(key, entry);
  };
  countries.forEach((country, index) => {
    for (const name of countryNames(country, sources.countries)) add("countries", name, index);
  });
  regions.forEach((region, index) => {
    for (const name of regionNames(region, sources)) add("regions", name, index);
  });
  return [...table]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => [key, [...entry.countries], [...entry.regions]]);
}

function countryNames({ iso2, iso3, name }, countries) {
  const translated = LANGUAGES.flatMap((language) =>
    ["long", "short"].map((style) => new Intl.DisplayNames([language], { type: "region", style }).of(iso2)),
  );
  const official = countries.getName(iso2, "en", { select: "all" }) ?? [];
  return [iso2, iso3, name, ...translated, ...official, ...(COUNTRY_ALIASES[iso2] ?? [])];
}

/** Words that GeoNames adds to a province's name and people leave out. */
const KIND =
  /\s(?:Province|Oblast|Region|County|District|Prefecture|Governorate|Department|Parish|State|Krai|Raion|Rayon|Voivodeship|City)$/;

function regionNames({ country, code, name }, { subdivisions, subdivisionNames }) {
  const entry = subdivisions[country]?.regions?.find(({ admin, fips }) => (admin ?? fips) === code);
  const same = entry !== undefined;
  const translated = same ? Object.values(subdivisionNames[entry.reference.geonames] ?? {}) : [];
  const iso = same && /^[A-Z]{2,3}$/.test(entry.iso) ? [entry.iso] : [];
  const own = country === "US" ? [code] : [];
  return [name, ...translated, ...iso, ...own].flatMap((text) => [text, text.replace(KIND, "")]);
}

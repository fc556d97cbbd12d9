import { foldName } from "../fold";
import type { Gazetteer } from "../gazetteer";
import type { Area } from "../regions";
import type { Reading } from "./query";

/** Why a name is taken for no town: it is a country's or a region's, or none of any place, or too short for one. */
export type NoTown = "country" | "region" | "nowhere" | "short";

/** As many inhabitants as a city has that is meant by a name that is a country's or a region's, too. */
const CITY = 100_000;
/** The same where the region is one of those that a name alone means first: Washington, but not Ontario in California. */
const CITY_BESIDE_STATE = 500_000;
/** The same where its own name is longer by a word or it lies elsewhere: New York City, but not Oklahoma City. */
const CITY_BY_OTHER_NAME = 1_000_000;

/** Countries of the capital's name with a capital of fewer than 100,000. */
const NAMED_AS_CAPITAL = new Set(["GI", "LU", "MC", "SM", "VA"]);
/** Countries whose states and provinces are known everywhere by their names alone. */
const KNOWN_STATES = new Set(["AU", "CA", "GB", "IN", "US"]);

/** Words that people write where they know no place, in the ten languages. */
const NOWHERE = new Set(
  [
    "none, null, nil, nan, n/a, n.a., undefined, unknown, not known, unspecified, not sure, no idea, no place, nowhere",
    "anywhere, somewhere, everywhere, here, there, home, my home, at home, my house, house, hospital, earth, world",
    "planet earth, city, my city, town, my town, village, hometown, home town, country, place, birthplace",
    "place of birth, location, address, private, secret, tba, tbd, test, example, xxx, asdf",
    "bilinmiyor, bilinmeyen, hiçbiri, hiçbir yer, yok, burada, burası, evde, evim",
    "unbekannt, keine, keiner, keins, kein Ort, nirgends, nirgendwo, hier, daheim, zuhause, zu Hause",
    "desconocido, desconocida, ninguno, ninguna, ningún lugar, aquí, mi casa, en casa",
    "inconnu, inconnue, aucun, aucune, nulle part, ici, chez moi, à la maison, maison",
    "desconhecido, desconhecida, nenhum, nenhuma, nenhum lugar, lugar nenhum, aqui, em casa, minha casa",
    "неизвестно, неизвестен, нет, нигде, здесь, тут, дом, дома",
    "अज्ञात, पता नहीं, कोई नहीं, कहीं नहीं, यहाँ, यहां, घर",
    "未知, 不明, 不知道, 无, 無, 没有, 沒有, 这里, 這裡, 家, 家里, 家裡",
  ]
    .flatMap((line) => line.split(", "))
    .map(foldName),
);

const SHORT = /^(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]{1,2}|.)$/u;

/** Whether a name is too short to be known by another than a place's own: every pair of letters abbreviates many. */
export function isShort(name: string): boolean {
  return SHORT.test(name);
}

/** The meaning of a name besides a town: a country or region within its qualifiers, or no place at all. */
export interface Otherwise {
  readonly kind: NoTown;
  /** Whether a place is meant by the name nevertheless. */
  readonly allows: (place: number) => boolean;
}

/** Undefined for a name that is none but a town's. */
export function otherwiseNamed(gazetteer: Gazetteer, reading: Reading): Otherwise | undefined {
  const { name, qualifiers } = reading;
  const isAlone = qualifiers.length === 0;
  if (isAlone && NOWHERE.has(name)) return { kind: "nowhere", allows: () => false };
  const area = areaNamed(gazetteer, reading);
  if (isAlone && isShort(name)) return { kind: area === undefined ? "short" : kindOf(area), allows: () => false };
  if (area === undefined) return undefined;
  const allows = area.countries.size > 0 ? besideCountry(gazetteer, name, area) : besideRegion(gazetteer, name, area);
  return { kind: kindOf(area), allows };
}

function kindOf({ countries }: Area): NoTown {
  return countries.size > 0 ? "country" : "region";
}

/** The countries and regions of a name within all its qualifiers: "Georgia, USA" is not the country. */
function areaNamed({ regions }: Gazetteer, { name, qualifiers }: Reading): Area | undefined {
  const named = regions.areaOf(name, "whole");
  if (named === undefined) return undefined;
  let { countries, regions: provinces } = named;
  for (const qualifier of qualifiers) {
    const around = regions.areaOf(qualifier, "whole");
    const holds = (country: number | undefined): boolean => country !== undefined && !!around?.countries.has(country);
    countries = new Set([...countries].filter(holds));
    provinces = new Set(
      [...provinces].filter((region) => around?.regions.has(region) || holds(regions.regionCountry(region))),
    );
  }
  return countries.size + provinces.size === 0 ? undefined : { countries, regions: provinces };
}

/** A capital with its country's name, and a city with the same name as a country, unless it is the English one. */
function besideCountry({ names, places, regions }: Gazetteer, name: string, area: Area): Otherwise["allows"] {
  const isEnglish = [...area.countries].some((index) => foldName(regions.countries[index]?.name ?? "") === name);
  return (place) => {
    const country = places.country[place] ?? 0;
    const own = names.key(places.ownName[place] ?? 0);
    const isCity = (places.population[place] ?? 0) >= CITY;
    if (area.countries.has(country) && regions.areaOf(own, "whole")?.countries.has(country))
      return isCity || NAMED_AS_CAPITAL.has(regions.countries[country]?.iso2 ?? "");
    return isCity && own === name && !isEnglish;
  };
}

/** The town that the region around it is named as, and cities. */
function besideRegion({ names, places, regions }: Gazetteer, name: string, area: Area): Otherwise["allows"] {
  const countryOf = (region: number): string => regions.countries[regions.regionCountry(region) ?? -1]?.iso2 ?? "";
  const isState = [...area.regions].some((region) => KNOWN_STATES.has(countryOf(region)));
  return (place) => {
    const region = places.region[place] ?? 0;
    const population = places.population[place] ?? 0;
    const own = names.key(places.ownName[place] ?? 0);
    if (area.regions.has(region)) {
      if (regions.areaOf(own, "whole")?.regions.has(region)) return true;
      return population >= (own.startsWith(`${name} `) ? CITY_BY_OTHER_NAME : CITY);
    }
    return own === name ? population >= (isState ? CITY_BESIDE_STATE : CITY) : population >= CITY_BY_OTHER_NAME;
  };
}

import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { loadGazetteer } from "../node";
import { placeKnown } from "./areas";
import { knownNames, knownPlace } from "./known-names";
import { citySearch } from "./operation";
import { searchMatches } from "./search";

const gazetteer = loadGazetteer();
const first = (text: string): { readonly city: string; readonly iso2: string; readonly timezone: string } => {
  const [place = -1] = searchMatches(gazetteer, text, { limit: 1, offset: 0 }).places;
  const { city, country, timezone } = gazetteer.places.place(place);
  return { city, iso2: country.iso2, timezone };
};

describe("an island or region", () => {
  /** Zones by zone.tab of the tz database. */
  test.each([
    ["Easter Island | Isla de Pascua | Rapa Nui", "Hanga Roa", "CL", "Pacific/Easter"],
    ["Easter Island, Chile", "Hanga Roa", "CL", "Pacific/Easter"],
    ["Galapagos | Galápagos | Galapagos Islands", "Puerto Ayora", "EC", "Pacific/Galapagos"],
    ["Madeira", "Funchal", "PT", "Atlantic/Madeira"],
    ["Tahiti", "Papeete", "PF", "Pacific/Tahiti"],
    ["Bali", "Denpasar", "ID", "Asia/Makassar"],
    ["Labrador", "Happy Valley-Goose Bay", "CA", "America/Goose_Bay"],
    ["Sicily", "Palermo", "IT", "Europe/Rome"],
    ["Hawaii | Oahu", "Honolulu", "US", "Pacific/Honolulu"],
    ["Jersey", "Saint Helier", "JE", "Europe/Jersey"],
    ["Guernsey", "Saint Peter Port", "GG", "Europe/Guernsey"],
    ["Greenland", "Nuuk", "GL", "America/Nuuk"],
    ["Jamaica", "Kingston", "JM", "America/Jamaica"],
  ])("%s: its main place comes first", (texts, city, iso2, timezone) => {
    for (const text of texts.split(" | ")) expect([text, first(text)]).toEqual([text, { city, iso2, timezone }]);
  });

  test("gives way to a town of the name, and never takes the place of another country's", () => {
    expect(first("Victoria").city).toBe("Victoria");
    expect(first("Galápagos, Spain")).toMatchObject({ city: "Galápagos", iso2: "ES" });
    expect(first("Jersey City").city).toBe("Jersey City");
    expect(first("Luxembourg").iso2).toBe("LU");
  });
});

describe("a place that a zone is named after", () => {
  test.each([
    ["Adak", "US", "America/Adak"],
    ["Eucla", "AU", "Australia/Eucla"],
    ["Lord Howe", "AU", "Australia/Lord_Howe"],
    ["Resolute", "CA", "America/Resolute"],
    ["Blanc-Sablon", "CA", "America/Blanc-Sablon"],
  ])("%s is found", (city, iso2, timezone) => {
    expect(first(city)).toEqual({ city, iso2, timezone });
  });
});

describe("a former name", () => {
  test.each([
    ["Hovd", "Khovd", "Asia/Hovd"],
    ["Bombay", "Mumbai", "Asia/Kolkata"],
    ["Madras", "Chennai", "Asia/Kolkata"],
    ["Calcutta", "Kolkata", "Asia/Kolkata"],
    ["Leningrad | Petrograd", "Saint Petersburg", "Europe/Moscow"],
    ["Saigon", "Ho Chi Minh City", "Asia/Ho_Chi_Minh"],
    ["Constantinople", "Istanbul", "Europe/Istanbul"],
    ["Peking", "Beijing", "Asia/Shanghai"],
    ["Posen", "Poznań", "Europe/Warsaw"],
    ["Karlsbad", "Karlovy Vary", "Europe/Prague"],
    ["Keijo", "Seoul", "Asia/Seoul"],
    ["Taihoku", "Taipei", "Asia/Taipei"],
    ["Salisbury, Rhodesia", "Harare", "Africa/Harare"],
    ["Berlin, Ontario", "Kitchener", "America/Toronto"],
    ["Bytown", "Ottawa", "America/Toronto"],
    ["Léopoldville", "Kinshasa", "Africa/Kinshasa"],
    ["Lourenço Marques", "Maputo", "Africa/Maputo"],
    ["Tiflis", "Tbilisi", "Asia/Tbilisi"],
    ["Sverdlovsk", "Yekaterinburg", "Asia/Yekaterinburg"],
    ["Stalino", "Donetsk", "Europe/Kyiv"],
    ["Karl-Marx-Stadt", "Chemnitz", "Europe/Berlin"],
    ["Ciudad Trujillo", "Santo Domingo", "America/Santo_Domingo"],
  ])("%s is %s", (texts, city, timezone) => {
    for (const text of texts.split(" | ")) expect([text, first(text)]).toMatchObject([text, { city, timezone }]);
  });

  test("of the table has its place in the gazetteer, whatever it is", () => {
    const lost = knownNames().filter((name) => {
      const known = knownPlace(name);
      return known === undefined || placeKnown(gazetteer, known) === undefined;
    });
    expect(lost).toEqual([]);
  });
});

describe("a guess is marked", () => {
  const context = createContext({ gazetteer, now: 0 });
  const matches = (q: string): readonly (string | undefined)[] =>
    citySearch({ q, limit: 5 }, context).cities.map(({ match }) => match);

  test.each([
    ["Budapset", "similar"],
    ["Ljubjana, Slovenia", "similar"],
    ["Easter Island", "area"],
    ["Sicily", "area"],
  ])("%s: %s", (q, match) => {
    expect(matches(q)[0]).toBe(match);
  });

  test.each(["Berlin", "Bombay", "Hovd", "Paris, Texas", "ber", "Luxembourg", "Adak"])("%s is none", (q) => {
    const { cities } = citySearch({ q, limit: 5 }, context);
    expect(cities.length).toBeGreaterThan(0);
    expect(JSON.stringify(cities)).not.toContain('"match"');
  });

  test("in every row of a misspelt name, and in the first alone of an area", () => {
    expect(new Set(matches("Springfeild"))).toEqual(new Set(["similar"]));
    expect(matches("Sicily").slice(1)).toEqual(
      matches("Sicily")
        .slice(1)
        .map(() => undefined),
    );
  });
});

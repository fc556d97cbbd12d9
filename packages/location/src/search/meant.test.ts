import { describe, expect, test } from "vitest";
import { loadGazetteer } from "../node";
import { placeMeant } from "./meant";

const gazetteer = loadGazetteer();
const meant = (text: string) => placeMeant(gazetteer, text, 5);
const told = (text: string): string => {
  const { place } = meant(text);
  return place === undefined ? "" : `${place.city}, ${place.country.iso2}`;
};

describe("the place that a name means", () => {
  test.each([
    ["New York", "New York City, US"],
    ["London", "London, GB"],
    ["Paris", "Paris, FR"],
    ["Paris, Texas", "Paris, US"],
    ["İstanbul", "Istanbul, TR"],
    ["Москва", "Moscow, RU"],
    ["東京", "Tokyo, JP"],
    ["Springfield, Illinois", "Springfield, US"],
    ["Rome", "Rome, IT"],
    ["Milan", "Milan, IT"],
    ["NYC", "New York City, US"],
  ])("%s is %s: the only one, or ten times as large as every other", (text, place) => {
    expect(told(text)).toBe(place);
  });

  test.each([
    ["LA | L.A. | la | LA, USA | LA, California | LA, CA", "Los Angeles, US"],
    ["SF | S.F. | SF, CA | SF, USA", "San Francisco, US"],
    ["DC | D.C. | DC, USA", "Washington, US"],
    ["NY | NYC | N.Y.C. | NY, USA", "New York City, US"],
    ["KL | KL, Malaysia", "Kuala Lumpur, MY"],
    ["HK", "Hong Kong, HK"],
  ])("is a city by the letters that people write for it: %s", (texts, place) => {
    const written = texts.split(" | ");
    expect(written.map((text) => [text, told(text)])).toEqual(written.map((text) => [text, place]));
  });

  test("by two letters lies where its qualifier says, or is what the letters otherwise are", () => {
    expect(told("LA, Laos")).toBe("");
    expect(meant("LA, Laos").place).toBeUndefined();
    expect(told("New Orleans, LA")).toBe("New Orleans, US");
    expect(told("Albany, NY")).toBe("Albany, US");
  });

  test.each(["Springfield", "Birmingham", "Hyderabad", "San José", "Dili"])(
    "is not certain for %s, and the candidates come by population",
    (text) => {
      const { place, candidates } = meant(text);
      expect(place).toBeUndefined();
      expect(candidates.length).toBeGreaterThan(1);
      const populations = candidates.map(({ population }) => population);
      expect(populations).toEqual([...populations].sort((a, b) => b - a));
    },
  );

  test.each([
    ["Cambridge, MA", "Massachusetts"],
    ["Milan, Ohio", "Ohio"],
    ["Milan Ohio", "Ohio"],
    ["Rome, GA", "Georgia"],
    ["Atlanta, Georgia", "Georgia"],
    ["Paris, Texas, USA", "Texas"],
    ["Toronto, ON", "Ontario"],
    ["Sydney, NSW, Australia", "New South Wales"],
    ["Mumbai, MH", "Maharashtra"],
    ["Ontario, California", "California"],
    ["Washington, D.C.", "District of Columbia"],
    ["Zug, Switzerland", "Zug"],
  ])("with a region or its abbreviation, %s, lies in %s", (text, province) => {
    expect(meant(text).place?.province).toBe(province);
  });

  test.each([
    ["Singapore", "Singapore, SG"],
    ["Luxembourg", "Luxembourg, LU"],
    ["Monaco", "Monaco, MC"],
    ["San Marino", "San Marino, SM"],
    ["Djibouti", "Djibouti, DJ"],
    ["Тунис", "Tunis, TN"],
    ["Granada", "Granada, ES"],
    ["Salvador", "Salvador, BR"],
    ["São Paulo", "São Paulo, BR"],
    ["Washington", "Washington, US"],
    ["Québec", "Québec, CA"],
    ["Wien", "Vienna, AT"],
    ["Zug", "Zug, CH"],
    ["New York, USA", "New York City, US"],
    ["Armenia, Colombia", "Armenia, CO"],
  ])("that is a country's or a region's, too, %s, is the city of that name", (text, place) => {
    expect(told(text)).toBe(place);
  });

  test("is the place that a time zone is named after where that is five times as large", () => {
    expect(told("Athens")).toBe("Athens, GR");
  });

  test.each([
    ["country", "USA, US, U.S.A., UK, UAE, America, Great Britain, Holland, Ireland, Russia, Brazil, Georgia, Jordan"],
    ["country", "Mexico, Panama, Guatemala, Kuwait, Armenia, Colombia, Jamaica, DEU, BR, Guatemala Guatemala"],
    ["country", "Deutschland, Almanya, España, Allemagne, Rússia, Россия, भारत, 中国"],
    ["region", "England, Scotland, Wales, Northern Ireland, California, Bavaria, Kerala, Ontario, Virginia, Oklahoma"],
    ["region", "California USA, Georgia USA, Bavaria Germany"],
    ["nowhere", "none, home, Unknown, here, n/a, N.A., nowhere, bilinmiyor, unbekannt, desconocido, неизвестно, 未知"],
    ["short", "Y, Xx, Å"],
  ])("is no town's where it is a %s: %s", (noTown, texts) => {
    for (const text of texts.split(", "))
      expect([text, meant(text)]).toEqual([text, { place: undefined, candidates: [], noTown }]);
  });

  test("of two letters is no abbreviation in a country either", () => {
    expect(meant("Y, USA")).toMatchObject({ place: undefined, noTown: "short" });
    expect(told("Bo, Sierra Leone")).toBe("Bo, SL");
  });

  test("is a region in the country that follows it, and a town in another", () => {
    expect(meant("Bavaria, Germany").noTown).toBe("region");
    expect(meant("Georgia, USA").noTown).toBe("region");
    expect(told("Mexico, Missouri")).toBe("Mexico, US");
  });

  test("is never taken from a misspelt name or a beginning, which give candidates alone", () => {
    expect(meant("Istanbull")).toMatchObject({ place: undefined, candidates: [{ city: "Istanbul" }] });
    expect(meant("Xyzzyqqq")).toEqual({ place: undefined, candidates: [] });
    expect(meant(" , ")).toEqual({ place: undefined, candidates: [] });
  });
});

test("the place nearest to a point is found over the 180th meridian, too", () => {
  const { nearest, place } = gazetteer.places;
  expect(place(nearest(40.713, -74.006).index).timezone).toBe("America/New_York");
  const beyond = nearest(-16.8, -179.99);
  expect([place(beyond.index).country.iso2, beyond.kilometers < 100]).toEqual(["FJ", true]);
});

import { describe, expect, test } from "vitest";
import { loadGazetteer } from "../node";
import { placeMeant } from "./search";

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
  ])("%s is %s: the only one, or ten times as large as every other", (text, place) => {
    expect(told(text)).toBe(place);
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

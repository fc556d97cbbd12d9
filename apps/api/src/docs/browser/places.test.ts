import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonObjects } from "./json-objects.js";
import { placeAt, placesIn, withCity } from "./places.js";

const BERLIN = { latitude: 52.52437, longitude: 13.41053, timezone: "Europe/Berlin" };
const BIRTH = { date: "1990-07-15", latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" };
const TWO = { person1: BIRTH, person2: { ...BIRTH, name: 'Jo "the {brace}" \\' }, houseSystem: "placidus" };

const written = (body: unknown): string => JSON.stringify(body, null, 2);
const labels = (text: string): readonly string[] | undefined => placesIn(text)?.map(({ label }) => label);

/** The body after the city is written into the place with that label. */
function bodyWith(text: string, label: string): unknown {
  const place = placesIn(text)?.find((one) => one.label === label);
  if (place === undefined) throw new Error(`no place ${label}`);
  return JSON.parse(withCity(text, place, BERLIN));
}

describe("the places of a request body", () => {
  it("are its pairs of coordinates, wherever they are, in the order of the text", () => {
    expect(labels(written(BIRTH))).toEqual(["the request"]);
    expect(labels(written(TWO))).toEqual(["person1", "person2"]);
    expect(labels(written({ timezone: 0, natalChart: BIRTH }))).toEqual(["natalChart"]);
    expect(labels(written({ people: [BIRTH, { chart: BIRTH }] }))).toEqual(["people › 0", "people › 1 › chart"]);
  });

  it("are distinguished by the beginning of their names within one object", () => {
    const body = { timezone: "UTC", birthLatitude: 1, birthLongitude: 2, newLatitude: 3, newLongitude: 4 };
    expect(labels(written(body))).toEqual(["birth", "new"]);
  });

  it("need both coordinates", () => {
    for (const body of [{}, [], 5, { latitude: 1 }, { latitude: 1, birthLongitude: 2 }])
      expect(placesIn(written(body))).toEqual([]);
  });

  it("are not known where the text is no JSON", () => {
    for (const text of ["", "{", '{"latitude": 1,}', '{"latitude": 01, "longitude": 2}'])
      expect(placesIn(text)).toBeUndefined();
  });
});

describe("writing a city", () => {
  it("changes coordinates and timezone of its place and nothing else", () => {
    expect(bodyWith(written(BIRTH), "the request")).toEqual({ ...BIRTH, ...BERLIN });
    expect(bodyWith(written(TWO), "person2")).toEqual({ ...TWO, person2: { ...TWO.person2, ...BERLIN } });
    const transits = { timezone: 0, natalChart: BIRTH };
    expect(bodyWith(written(transits), "natalChart")).toEqual({ timezone: 0, natalChart: { ...BIRTH, ...BERLIN } });
  });

  it("keeps the reader's layout, and a body in the wrong type is put right", () => {
    const text = '{ "longitude":"?",\n\t"latitude" : null, "timezone":[ 1, {} ], "n": 1.0 }';
    const [place] = placesIn(text) ?? [];
    expect(place && withCity(text, place, BERLIN)).toBe(
      '{ "longitude":13.41053,\n\t"latitude" : 52.52437, "timezone":"Europe/Berlin", "n": 1.0 }',
    );
  });

  it("adds a missing timezone, on a separate line if the coordinates are on separate lines", () => {
    const text = '{\n  "latitude": 1,\n  "longitude": 2\n}';
    const [place] = placesIn(text) ?? [];
    expect(place && withCity(text, place, BERLIN)).toBe(
      '{\n  "latitude": 52.52437,\n  "longitude": 13.41053,\n  "timezone": "Europe/Berlin"\n}',
    );
  });

  it("does not change the birth's timezone when it writes the place of a relocation", () => {
    const body = {
      timezone: "America/New_York",
      birthLatitude: 40.7128,
      birthLongitude: -74.006,
      relocationLatitude: 48.8566,
      relocationLongitude: 2.3522,
    };
    expect(bodyWith(written(body), "relocation")).toEqual({
      ...body,
      relocationLatitude: BERLIN.latitude,
      relocationLongitude: BERLIN.longitude,
    });
    expect(bodyWith(written(body), "birth")).toEqual({
      ...body,
      timezone: BERLIN.timezone,
      birthLatitude: BERLIN.latitude,
      birthLongitude: BERLIN.longitude,
    });
  });

  it("prefers a timezone that has the place's own name", () => {
    const body = { timezone: "UTC", homeLatitude: 1, homeLongitude: 2, homeTimezone: "UTC" };
    expect(bodyWith(written(body), "home")).toMatchObject({ timezone: "UTC", homeTimezone: "Europe/Berlin" });
  });
});

describe("the place at the cursor", () => {
  const text = written(TWO);
  const at = (offset: number): string | undefined => placeAt(placesIn(text) ?? [], offset)?.label;

  it("is the one whose object is around it", () => {
    expect(at(text.indexOf("1990"))).toBe("person1");
    expect(at(text.indexOf("Jo "))).toBe("person2");
    expect(at(text.indexOf("placidus"))).toBeUndefined();
  });

  it("is the inner one of two that are around it, and the nearer of two in one object", () => {
    const nested = written({ ...BIRTH, natalChart: BIRTH });
    expect(placeAt(placesIn(nested) ?? [], nested.lastIndexOf("1990"))?.label).toBe("natalChart");
    expect(placeAt(placesIn(nested) ?? [], nested.indexOf("1990"))?.label).toBe("the request");
    const pairs = '{"aLatitude":1,"aLongitude":2,"bLatitude":3,"bLongitude":4}';
    expect(placeAt(placesIn(pairs) ?? [], pairs.indexOf("2,"))?.label).toBe("a");
    expect(placeAt(placesIn(pairs) ?? [], pairs.indexOf("4}"))?.label).toBe("b");
  });
});

/** Every object of a value, its own members read back from the text. */
function objectsOf(value: unknown): readonly object[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(objectsOf);
  return Array.isArray(value) ? inner : [...inner, value];
}

describe("the ranges of objects and members", () => {
  it("are those of the parser's own values, for any JSON", () => {
    const any = fc.jsonValue({ maxDepth: 4 }).filter((value) => !written(value).includes('"__proto__"'));
    fc.assert(
      fc.property(any, fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const found = jsonObjects(text)?.map(({ members }) =>
          Object.fromEntries([...members].map(([key, { start, end }]) => [key, JSON.parse(text.slice(start, end))])),
        );
        // The order of integer-like keys differs between text and object.
        const sorted = (objects: readonly object[] | undefined) => objects?.map((one) => JSON.stringify(one)).sort();
        const reread: unknown = JSON.parse(text);
        expect(sorted(found)).toEqual(sorted(objectsOf(reread)));
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import type { Document } from "./document";
import { nodeTable } from "./table";

const birth = {
  properties: {
    date: { type: "string", description: "Civil date", examples: ["1990-07-15"] },
    time: { anyOf: [{ type: "string" }, { type: "null" }] },
    latitude: { type: "number" },
    timezone: { anyOf: [{ type: "number" }, { type: "string" }] },
    orbs: { type: "object" },
    planets: { type: "array" },
    ayanamsa: { type: "string", enum: ["lahiri", "kp-newcomb"], description: "With sidereal only: default, if any" },
    sector: { type: "string", description: "One of career, fame, helpful-people; case is free" },
    reversed: { type: "boolean", description: "Default true" },
    houseSystem: { $ref: "#/components/schemas/HouseSystem", description: "Default placidus" },
    exact: { type: "boolean" },
  },
  required: ["date", "latitude", "timezone"],
} as const;

const answers = { "200": { content: { "application/json": { schema: {} } } } };
const lang = { name: "lang", in: "query", schema: { $ref: "#/components/schemas/Language" } } as const;

const document: Document = {
  tags: [
    { name: "vedic-astrology", "x-displayName": "Vedic astrology", description: "Vedic" },
    { name: "calendars", description: "Feeds" },
    { name: "tarot", description: "Tarot" },
  ],
  paths: {
    "/vedic-astrology/chart": {
      post: {
        operationId: "generateChart",
        tags: ["vedic-astrology"],
        summary: "A chart",
        description: "Twelve houses. Nine grahas.",
        parameters: [{ $ref: "#/components/parameters/Lang" }],
        requestBody: {
          content: {
            "application/json": {
              schema: { allOf: [{ $ref: "#/components/schemas/Birth" }, { properties: { name: { type: "string" } } }] },
              example: { date: "1990-07-15", orbs: { Sun: 8 } },
            },
          },
        },
        responses: answers,
        "x-picture": {},
        "x-report": {},
      },
    },
    "/tarot/cards/{id}": {
      get: {
        operationId: "getCard",
        tags: ["tarot"],
        summary: "A card",
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }, lang],
        responses: answers,
        "x-picture": {},
      },
    },
    "/batch": {
      post: {
        operationId: "runBatch",
        tags: ["tarot"],
        summary: "Lines",
        requestBody: { content: { "application/x-ndjson": { schema: {} } } },
        responses: answers,
      },
    },
    "/calendars/feeds": {
      get: { operationId: "listFeeds", tags: ["calendars"], summary: "Feeds", responses: answers },
    },
  },
  components: {
    schemas: {
      Birth: birth,
      HouseSystem: { type: "string", enum: ["placidus", "whole-sign"] },
      Language: { type: "string", enum: ["en", "de", "zh-Hans"] },
    },
    parameters: { Lang: lang },
  },
  "x-picture-options": { theme: { type: "string", enum: ["light", "dark"] }, lang: { type: "string" } },
};

const { properties, calls } = nodeTable(document);
const named = (name: string) => properties.filter((one) => one.name === name);

describe("the form of the node", () => {
  it("has the domains that have operations of JSON, and these by domain", () => {
    expect(named("resource")[0]?.options).toEqual([
      { name: "Vedic astrology", value: "vedic-astrology", description: "Vedic" },
      { name: "Tarot", value: "tarot", description: "Tarot" },
    ]);
    expect(named("operation").map(({ displayOptions, options }) => [displayOptions?.show, options])).toEqual([
      [
        { resource: ["vedic-astrology"] },
        [{ name: "A chart", value: "generateChart", action: "A chart", description: "Twelve houses" }],
      ],
      [{ resource: ["tarot"] }, [{ name: "A card", value: "getCard", action: "A card" }]],
    ]);
  });

  it("fills in no value that nobody chose", () => {
    for (const name of ["date", "latitude", "timezone", "id"]) {
      expect(named(name), name).toMatchObject([{ required: true, default: "" }]);
    }
    expect(named("date")[0]).toMatchObject({ type: "string", placeholder: "e.g. 1990-07-15", displayName: "Date" });
    expect(named("latitude")[0]?.type).toBe("number");
    expect(named("timezone")[0]?.type).toBe("string");
  });

  it("has a control for each kind of optional member, and the example of JSON in words", () => {
    const fields = new Map(named("additionalFields")[0]?.options?.map((one) => [one.name, one]));
    expect([...fields.keys()]).toEqual([
      ...[
        "time",
        "orbs",
        "planets",
        "ayanamsa",
        "sector",
        "reversed",
        "houseSystem",
        "exact",
        "name",
        "idempotencyKey",
        "outputField",
      ],
    ]);
    expect(fields.get("houseSystem")).toMatchObject({
      type: "options",
      displayName: "House System",
      default: "placidus",
      description: "Default placidus",
      options: [
        { name: "Placidus", value: "placidus" },
        { name: "Whole Sign", value: "whole-sign" },
      ],
    });
    expect(fields.get("ayanamsa")).toMatchObject({
      default: "",
      options: [
        { name: "Not Set", value: "" },
        { name: "Lahiri", value: "lahiri" },
        { name: "KP Newcomb", value: "kp-newcomb" },
      ],
    });
    expect(fields.get("sector")).toMatchObject({
      options: expect.arrayContaining([{ name: "Helpful People", value: "helpful-people" }]),
    });
    expect(fields.get("reversed")).toMatchObject({ type: "boolean", default: true });
    expect(fields.get("orbs")).toMatchObject({ type: "json", description: 'Example: {"Sun":8}' });
    expect([fields.get("planets"), fields.get("exact"), fields.get("time")]).toMatchObject([
      { type: "json" },
      { type: "boolean" },
      { type: "string" },
    ]);
  });

  it("has required fields above all others, of whichever operation", () => {
    const first = properties.findIndex(({ name }) => name === "lang");
    const places = properties.flatMap(({ required }, index0) => (required === true ? [index0] : []));
    expect(Math.max(...places)).toBeLessThan(first);
    expect(properties.slice(first).map(({ name }) => name)).toEqual([
      ...["lang", "output", "output", "additionalFields", "additionalFields", "pictureOptions"],
    ]);
  });

  it("has one field of what operations have in common, with languages by their own names", () => {
    expect(named("lang")).toMatchObject([
      {
        default: "en",
        options: [
          { name: "English", value: "en" },
          { name: "Deutsch", value: "de" },
          { name: "简体中文", value: "zh-Hans" },
        ],
        displayOptions: { show: { resource: ["vedic-astrology", "tarot"], operation: ["generateChart", "getCard"] } },
      },
    ]);
  });

  it("offers the forms that an operation has, and the options of pictures where one is asked for", () => {
    const outputs = named("output").map(({ displayOptions, options }) => [
      displayOptions?.show["operation"],
      options?.map((one) => ("value" in one ? one.value : "")),
    ]);
    expect(outputs).toEqual([
      [["generateChart"], ["json", "svg", "png", "pdf"]],
      [["getCard"], ["json", "svg", "png"]],
    ]);
    expect(named("pictureOptions")).toMatchObject([
      { displayOptions: { show: { output: ["svg", "png"] } }, options: [{ name: "theme" }] },
    ]);
  });
});

describe("the calls of the node", () => {
  it("say where each member travels", () => {
    expect(calls).toEqual({
      generateChart: {
        method: "POST",
        path: "/vedic-astrology/chart",
        inPath: [],
        inQuery: ["lang"],
        required: ["date", "latitude", "timezone"],
        json: ["orbs", "planets"],
        hasLanguage: true,
        hasForms: true,
      },
      getCard: {
        method: "GET",
        path: "/tarot/cards/{id}",
        inPath: ["id"],
        inQuery: ["lang"],
        required: ["id"],
        json: [],
        hasLanguage: true,
        hasForms: true,
      },
    });
  });

  it("are refused where a member has the name of a parameter of the node", () => {
    const parameters = [{ name: "resource", in: "query", schema: {} }] as const;
    const get = { operationId: "x", tags: ["tarot"], summary: "X", parameters, responses: answers };
    expect(() => nodeTable({ ...document, paths: { "/x": { get } } })).toThrow("resource");
  });
});

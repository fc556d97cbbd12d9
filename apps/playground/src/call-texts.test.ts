import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AnswerForm,
  clientText,
  curlText,
  pythonLiteral,
  pythonText,
  type ToldCall,
  toolText,
} from "./call-texts";

const CHART = {
  method: "POST",
  path: "/astrology/natal-chart",
  params: [],
  query: ["lang"],
  tool: "post_chart",
} as const;
const CARD = { method: "GET", path: "/tarot/cards/{id}", params: ["id"], query: ["lang"], tool: "get_card" } as const;

const told = (changes: Partial<ToldCall>): ToldCall => ({
  operation: CHART,
  input: { date: "it's", lang: "de" },
  root: "https://x/api/v2",
  form: "json",
  keyHeader: "X-API-Key",
  ...changes,
});

const FORMS: readonly AnswerForm[] = ["json", "svg", "png", "pdf", "ics"];

describe("a call", () => {
  test("for a shell has quotes that the shell takes apart, and the key from the environment", () => {
    expect(curlText(told({}))).toBe(
      [
        "curl -X POST 'https://x/api/v2/astrology/natal-chart?lang=de'",
        '-H "X-API-Key: $ALMAGEST_KEY"',
        "-H 'Content-Type: application/json'",
        `-d '{"date":"it'\\''s"}'`,
      ].join(" \\\n  "),
    );
    expect(curlText(told({ keyHeader: "Authorization", form: "pdf" }))).toMatch(
      /"Authorization: Bearer \$ALMAGEST_KEY" \\\n {2}-H 'Accept: application\/pdf' -o answer\.pdf/,
    );
  });

  test("for the client has path, query and body apart", () => {
    expect(clientText(told({ operation: CARD, input: { id: "star", lang: "de" } }))).toContain(
      `almagest.GET("/tarot/cards/{id}", {\n  path: {\n    id: "star"\n  },\n  query: {\n    lang: "de"\n  }\n});`,
    );
    expect(clientText(told({ operation: { ...CARD, path: "/usage", params: [] }, input: {} }))).toContain(
      `almagest.GET("/usage");`,
    );
    expect(clientText(told({ form: "ics" }))).toContain(`almagest.ics("POST", "/astrology/natal-chart", {`);
  });

  test("for a tool asks for the form of its answer", () => {
    const { params } = JSON.parse(toolText(told({ form: "svg" })));
    expect(params).toEqual({ name: "post_chart", arguments: { date: "it's", lang: "de", picture: true } });
    expect(JSON.parse(toolText(told({ form: "pdf" }))).params).toEqual({
      name: "call_operation",
      arguments: { operation: "post_chart", arguments: { date: "it's", lang: "de" }, report: true },
    });
  });

  test("has no key in any text", () => {
    for (const form of FORMS) {
      for (const keyHeader of ["X-API-Key", "Authorization"] as const) {
        const call = told({ form, keyHeader });
        for (const text of [curlText(call), clientText(call), pythonText(call)]) expect(text).toContain("ALMAGEST_KEY");
      }
    }
  });
});

describe("a value in Python", () => {
  test("has Python's words", () => {
    expect(pythonLiteral({ a: [true, false, null], b: "true", c: {}, d: [] })).toBe(
      `{\n    "a": [\n        True,\n        False,\n        None,\n    ],\n    "b": "true",\n    "c": {},\n    "d": [],\n}`,
    );
  });

  test("is JSON again once its words and last commas are replaced", () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 3, stringUnit: fc.constantFrom("a", "é", "中", '"', "\\", "\n") }),
        (value) => {
          const text = pythonLiteral(value).replace(/"(?:\\.|[^"\\])*"|True|False|None|,(?=\n\s*[}\]])/g, (part) => {
            return { True: "true", False: "false", None: "null", ",": "" }[part] ?? part;
          });
          expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(value));
        },
      ),
    );
  });
});

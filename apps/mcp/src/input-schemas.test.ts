import { domains } from "@almagest/catalog";
import { isRecord } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { everythingToolbox } from "./everything/toolbox";
import { localDomains } from "./local";
import { type Tool, toolboxFor } from "./tools";

const tools: readonly Tool[] = [
  ...toolboxFor(domains).list,
  ...everythingToolbox(localDomains(domains)).list.filter(({ name }) => !/^(?:get|post)_/.test(name)),
];

/** Every schema inside a tool's input, with its path. */
function* schemasIn(schema: unknown, place: string): Generator<readonly [string, Readonly<Record<string, unknown>>]> {
  if (!isRecord(schema)) return;
  yield [place, schema];
  const { properties, items, anyOf, additionalProperties } = schema;
  for (const [name, member] of Object.entries(isRecord(properties) ? properties : {})) {
    yield* schemasIn(member, `${place}.${name}`);
  }
  yield* schemasIn(items, `${place}[]`);
  yield* schemasIn(additionalProperties, `${place}{}`);
  for (const branch of Array.isArray(anyOf) ? anyOf : []) yield* schemasIn(branch, `${place}|`);
}

const schemas = tools.flatMap(({ name, inputSchema }) => [...schemasIn(inputSchema, name)]);

/** Paths of schemas with one of these words. */
const withWord = (...words: readonly string[]): readonly string[] =>
  schemas.flatMap(([place, schema]) => (words.some((word) => word in schema) ? [place] : []));

describe("what tools take is said in words that every client and model reads", () => {
  test("nothing is said elsewhere, combined or forbidden", () => {
    expect(withWord("$ref", "$defs", "definitions", "allOf", "oneOf", "not", "if", "patternProperties")).toEqual([]);
  });

  test("bounds are among what they bound", () => {
    expect(withWord("exclusiveMinimum", "exclusiveMaximum")).toEqual([]);
  });

  test("no choice contains another choice", () => {
    const isNested = (branch: unknown): boolean => isRecord(branch) && "anyOf" in branch;
    const nested = schemas.filter(([, { anyOf }]) => Array.isArray(anyOf) && anyOf.some(isNested));
    expect(nested.map(([place]) => place)).toEqual([]);
  });

  test("names have 60 characters at most, but for those that the contract's paths make longer", () => {
    // Some clients prefix a tool's name with the server's and cut it after 64 characters.
    expect(tools.map(({ name }) => name).filter((name) => name.length > 60)).toEqual(LONG_NAMES);
  });
});

const LONG_NAMES: readonly string[] = [
  "post_vedic_astrology_dasha_sub_mahadasha_antardasha_pratyantardasha",
  "post_vedic_astrology_dasha_sub_mahadasha_antardasha_pratyantardasha_sookshma",
];

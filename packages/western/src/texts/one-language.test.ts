import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { western } from "../domain";
import { en } from "./en";

const TOLD = [
  "natalChart",
  "relocationChart",
  "solarReturn",
  "lunarReturn",
  "planetaryReturn",
  "profections",
  "progressions",
  "solarArc",
];
const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });

/** Every text of an answer that is prose: more than five words. */
function proseOf(value: unknown): readonly string[] {
  if (typeof value === "string") return value.split(" ").length > 5 ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(proseOf) : [];
}

/** Members that name something and have no sibling in the language of the call. */
function withoutSibling(value: unknown, path = ""): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => withoutSibling(item, path));
  if (typeof value !== "object" || value === null) return [];
  const members = new Map<string, unknown>(Object.entries(value));
  return [...members].flatMap(([name, member]) => [
    ...(NAMED.includes(name) && !members.has(`${name}Localized`) ? [`${path}.${name}`] : []),
    ...withoutSibling(member, `${path}.${name}`),
  ]);
}
const NAMED = [
  "sign",
  "planet",
  "planet1",
  "planet2",
  "dominantElement",
  "dominantModality",
  "tiedElements",
  "tiedModalities",
  "retrogradePlanets",
  "angularPlanets",
  "lordOfYear",
  "profectedSign",
  "dignity",
];

/** Aspect patterns are a separate operation, tested there. */
function withoutPatterns(answer: unknown): unknown {
  return typeof answer === "object" && answer !== null ? { ...answer, patterns: [] } : answer;
}

describe.each(western.operations.filter(({ id }) => TOLD.includes(western.names[id] ?? "")))(
  "$id in German",
  (operation) => {
    const answers = (lang: string): unknown[] =>
      operation.examples.map((example) => {
        const parsed = operation.parse({ flat: { ...example, lang } });
        if (!parsed.ok) throw new Error(`an example of ${operation.id} is not valid`);
        return withoutPatterns(operation.run(parsed.value, context));
      });

    test("tells its prose in English as a whole while no German texts are there", () => {
      expect(proseOf(answers("de"))).toEqual(proseOf(answers("en")));
    });

    test("has a sibling for every sign, planet, element and modality", () => {
      expect(withoutSibling(answers("de"))).toEqual([]);
    });
  },
);

import { domains } from "@almagest/catalog";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { type AnyOperation, AYANAMSAS, createContext, declaredSchemaOf } from "@almagest/operation";
import { computeKpRasiChanges } from "@almagest/vedic/facts";
import { describe, expect, test } from "vitest";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, now: Date.UTC(2026, 10, 22, 12), texts: [] });

/** Operations of a sidereal tradition, whose body chooses an ayanamsa, each with its first example. */
const asked = domains
  .flatMap(({ operations }) => operations)
  .filter(({ body }) => {
    const { properties = {} } = body === undefined ? {} : declaredSchemaOf(body);
    return properties["ayanamsa"]?.enum !== undefined && properties["zodiac"] === undefined;
  })
  .map((operation) => [operation.id, operation] as const);

const EPOCH = "1956-03-21";
/** The mean ayanamsa of that day for `lahiri`: 23°15'00.658" less the nutation of the day. */
const OWN = { ayanamsa: "custom", ayanamsaValue: 23.245524743, ayanamsaEpoch: EPOCH };

function answer(operation: AnyOperation, options: object): string {
  const [example] = operation.examples;
  const parsed = operation.parse({ flat: { ...example, ...options }, decodes: true });
  if (!parsed.ok) throw new Error(parsed.issues.map(({ message }) => message).join(" "));
  return JSON.stringify(operation.run(parsed.value, context));
}

function issuesOf(operation: AnyOperation, options: object): readonly { path: string; message: string }[] {
  const parsed = operation.parse({ flat: { ...operation.examples[0], ...options }, decodes: true });
  return parsed.ok ? [] : parsed.issues;
}

/** They answer to an open time only where it is known to seconds. */
const TO_SECONDS = new Set(["getSookshmaDashas", "getPranaDashas"]);

/** All numbers of an answer and all its words, apart. */
const wordsOf = (json: string): string => json.replace(/-?\d+(?:\.\d+)?/g, "#");

describe("an operation with an ayanamsa", () => {
  test("is one of these", () => {
    expect(asked.length).toBeGreaterThan(30);
  });

  test.each(asked)("%s takes each by name, and one's own with its epoch", (_, operation) => {
    const { properties = {} } = declaredSchemaOf(operation.body ?? expect.fail());
    expect(properties["ayanamsa"]?.enum).toEqual(AYANAMSAS);
    for (const ayanamsa of ["True Citra", "j2000", "GALACTIC_CENTER_0_CAPRICORN"]) {
      const name = ayanamsa.toLowerCase().replaceAll(/[ _]/g, "-");
      expect(answer(operation, { ayanamsa })).toContain(`"${name}"`);
    }
  });

  test.each(asked)("%s echoes the epoch, and answers as lahiri does with lahiri's", (_, operation) => {
    const own = answer(operation, OWN);
    expect(own).toContain(`"ayanamsaEpoch":"${EPOCH}"`);
    const lahiri = answer(operation, { ayanamsa: "lahiri" });
    expect(lahiri).not.toContain("ayanamsaEpoch");
    const bare = wordsOf(own)
      .replace(/,"ayanamsaEpoch":"[^"]*"/g, "")
      .replaceAll('"custom"', '"lahiri"');
    expect(bare).toBe(wordsOf(lahiri));
  });

  test.each(asked.filter(([id, { uncertain }]) => uncertain !== undefined && !TO_SECONDS.has(id)))(
    "%s echoes the epoch to an open time too",
    (_, operation) => {
      const times = (operation.uncertain?.births ?? []).map(({ holder, names }) => {
        const isOpen = holder === undefined && (operation.examples[0]?.[names.time] ?? "unknown") === "unknown";
        const accuracy = isOpen ? {} : { [names.accuracy]: 5 };
        const held: unknown = holder === undefined ? undefined : operation.examples[0]?.[holder];
        return holder === undefined ? accuracy : { [holder]: { ...Object(held), ...accuracy } };
      });
      const open = Object.assign({}, ...times);
      expect(answer(operation, { ...OWN, ...open })).toContain(`"ayanamsaEpoch":"${EPOCH}"`);
    },
  );

  test.each(asked)("%s refuses an epoch without a value of one's own, by name", (_, operation) => {
    const [issue] = issuesOf(operation, { ayanamsa: "lahiri", ayanamsaEpoch: EPOCH });
    expect(issue?.path).toBe("ayanamsaEpoch");
    expect(issue?.message).toMatch(/of ayanamsa custom alone/);
    expect(issuesOf(operation, { ayanamsa: "custom" })[0]?.path).toBe("ayanamsaValue");
    expect(issuesOf(operation, { ...OWN, ayanamsaEpoch: "1956" })[0]?.path).toBe("ayanamsaEpoch");
    expect(issuesOf(operation, { ayanamsa: "tropical" })[0]?.message).toMatch(/has no ayanamsa/);
  });
});

test("a search in a frame that crosses 0 finds what the tropical signs have, minutes apart", () => {
  const span = { startDate: "1999-06-01", endDate: "2000-06-01", timezone: 0 };
  for (const planet of ["Sun", "Mercury", "Jupiter"]) {
    const of = (frame: object) =>
      computeKpRasiChanges({ ...span, planet, ayanamsa: "custom", ayanamsaValue: 0, ...frame }, { ephemeris }).changes;
    const [tropical, j2000] = [of({}), of({ ayanamsa: "j2000" })];
    expect(j2000.length).toBeGreaterThan(1);
    expect(j2000.map(({ toSign0 }) => toSign0)).toEqual(tropical.map(({ toSign0 }) => toSign0));
    const hours = j2000.map(({ epochMs }, index0) => Math.abs(epochMs - (tropical[index0]?.epochMs ?? 0)) / 3_600_000);
    expect(Math.max(...hours)).toBeLessThan(4);
  }
});

import { readFileSync } from "node:fs";
import { domains } from "@almagest/catalog";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import {
  type AnyOperation,
  createContext,
  DomainError,
  declaredSchemaOf,
  isRecord,
  PRESETS,
  PROOFS,
  type Tradition,
} from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { type PrintedChart, printedCharts } from "./printed";

const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 10, 22, 12), texts: [] });
const operations = domains.flatMap((domain) => domain.operations);
const named = (id: string): AnyOperation => operations.find((operation) => operation.id === id) ?? expect.fail();

function answer(operation: AnyOperation, request: object): Readonly<Record<string, unknown>> {
  const parsed = operation.parse({ flat: request, decodes: true });
  if (!parsed.ok) throw new Error(parsed.issues.map(({ path, message }) => `${path}: ${message}`).join(" "));
  const given: unknown = JSON.parse(JSON.stringify(operation.run(parsed.value, context)));
  return isRecord(given) ? given : expect.fail();
}

const withExample = (operation: AnyOperation, options: object): object => ({ ...operation.examples[0], ...options });

function issuesOf(operation: AnyOperation, options: object): readonly { path: string; message: string }[] {
  const parsed = operation.parse({ flat: withExample(operation, options), decodes: true });
  return parsed.ok ? [] : parsed.issues;
}

/** Seconds of arc from what was printed, by graha. */
function misses(chart: PrintedChart, options: object): Readonly<Record<string, number>> {
  const grahas = answer(named("getPlanetPositions"), { ...chart.request, ...options });
  const seconds = Object.entries(chart.longitudesDeg).map(([name, printedDeg]) => {
    const found = grahas[name];
    const longitude = isRecord(found) ? Number(found["longitude"]) : Number.NaN;
    return [name, (longitude - printedDeg) * 3600] as const;
  });
  return Object.fromEntries(seconds);
}

const LAGNA = "Lagna";
/** Without the Lagna, which turns by the place that a repository rounded. */
const ofGrahas = (found: Readonly<Record<string, number>>): readonly number[] =>
  Object.entries(found).flatMap(([name, seconds]) => (name === LAGNA ? [] : [seconds]));
const widest = (seconds: readonly number[]): number => Math.max(...seconds.map(Math.abs));

describe("charts that Jagannatha Hora printed", () => {
  const charts = printedCharts("jagannatha-hora");
  const plain = charts.filter(({ settings }) => Object.keys(settings).length === 0);
  const preset = "jagannatha-hora";

  test.each(plain.map((chart) => [String(chart.request["date"]), chart] as const))(
    "%s by the preset alone, within 0.3 seconds of arc",
    (_, chart) => {
      expect(widest(ofGrahas(misses(chart, { preset })))).toBeLessThan(0.3);
      // Neither of its two options may be missing.
      expect(widest(ofGrahas(misses(chart, {})))).toBeGreaterThan(20);
      expect(widest(ofGrahas(misses(chart, { preset, nodeType: "true" })))).toBeGreaterThan(100);
    },
  );

  test("the chara karakas of 1988, as the same export abbreviates them", () => {
    const [chart] = plain.filter(({ request }) => request["date"] === "1988-04-06");
    const { karakas } = answer(named("calculateCharaKarakas"), { ...chart?.request, preset });
    const found = Array.isArray(karakas) ? karakas.map(({ abbreviation, graha }) => `${graha} - ${abbreviation}`) : [];
    expect(found).toEqual([
      ...["Sun - AK", "Jupiter - AmK", "Saturn - BK", "Venus - MK"],
      ...["Mercury - PiK", "Mars - PK", "Moon - GK", "Rahu - DK"],
    ]);
  });

  test("one of other settings, sent beside the preset, within 0.3 seconds of arc: its star is a true one too", () => {
    const [chart] = charts.filter(({ settings }) => settings["ayanamsa"] === "true-citra");
    const found = chart === undefined ? [] : ofGrahas(misses(chart, { preset, ...chart.settings }));
    expect(widest(found)).toBeLessThan(0.3);
    expect(found).toHaveLength(9);
  });
});

test("charts that AstroSage printed are those of no preset, within its own ephemeris", () => {
  const charts = printedCharts("astrosage");
  expect(charts).toHaveLength(4);
  for (const chart of charts) {
    const { Sun, Rahu, ...others } = misses(chart, {});
    expect(widest([Sun ?? Number.NaN, Rahu ?? Number.NaN])).toBeLessThan(45);
    expect(widest(Object.values(others))).toBeLessThan(6.5 * 60);
  }
});

const traditionOf = (names: readonly string[]): Tradition => (names.includes("astro.com") ? "western" : "vedic");

/** The operations that take a preset, with those that they take. */
const TAKING = operations.flatMap((operation) => {
  const member = operation.body && declaredSchemaOf(operation.body).properties?.["preset"];
  const names = (member?.presets ?? []).map(({ name }) => name);
  return member === undefined ? [] : [{ operation, tradition: traditionOf(names), names }];
});

/** The members of a request, and of the births in it. */
function membersOf(operation: AnyOperation): ReadonlySet<string> {
  const properties = operation.body === undefined ? {} : (declaredSchemaOf(operation.body).properties ?? {});
  const inner = Object.values(properties).flatMap((member) => Object.keys(member.properties ?? {}));
  return new Set([...Object.keys(properties), ...inner]);
}

describe("presets", () => {
  test("are proved by three printed charts or more, or say that they are not", () => {
    for (const { name, proof } of PRESETS) {
      const charts = name === "jagannatha-hora" ? printedCharts(name) : [];
      const plain = charts.filter(({ settings }) => Object.keys(settings).length === 0);
      expect(plain.length >= 3 ? "printed" : "manual", name).toBe(proof);
    }
  });

  test("name the source of every option", () => {
    for (const { western = {}, vedic = {} } of PRESETS) {
      for (const { source } of [...Object.values(western), ...Object.values(vedic)]) expect(source).toMatch(/.{20,}/);
    }
  });

  test.each(TAKING.map(({ operation, ...more }) => [operation.id, operation, more] as const))(
    "%s takes those that set one of its options, and no other",
    (_, operation, { tradition, names }) => {
      const members = membersOf(operation);
      const setting = PRESETS.filter((preset) => {
        return Object.keys(preset[tradition] ?? {}).some((option) => members.has(option));
      });
      expect(names).toEqual(setting.map(({ name }) => name));
      expect(operation.body && declaredSchemaOf(operation.body).properties?.["preset"]?.enum).toEqual(names);
    },
  );

  test.each(
    TAKING.flatMap(({ operation, names }) => names.map((name) => [operation.id, String(name), operation] as const)),
  )("%s says under its conventions that it follows %s, and with which options", (_, name, operation) => {
    const told = JSON.stringify(answer(operation, withExample(operation, { preset: name })));
    const program = PRESETS.find((preset) => preset.name === name);
    expect(told).toContain(
      `"preset":{"name":"${name}","program":"${program?.program}","version":"${program?.version}"`,
    );
    expect(told).toMatch(/"options":\["/);
    expect(JSON.stringify(answer(operation, withExample(operation, {})))).not.toContain('"preset"');
  });

  test("an option that was sent goes before the preset, and the answer says so", () => {
    const chart = named("generateNatalChart");
    const preset = "astro.com";
    const conventionsOf = (options: object): unknown =>
      answer(chart, withExample(chart, { preset, ...options }))["conventions"];
    expect(conventionsOf({})).toMatchObject({
      preset: { options: ["nodeType", "houseSystem", "orbs"] },
      orbRules: [{ body: "Chiron", orb: 0 }, { body: "Black Moon Lilith" }],
    });
    expect(conventionsOf({ nodeType: "mean", houseSystem: "koch" })).toMatchObject({
      requestedHouseSystem: "koch",
      preset: { options: ["orbs"], sentInstead: ["nodeType", "houseSystem"] },
    });
    const school = conventionsOf({ orbSchool: "lilly" });
    expect(school).toMatchObject({ orbSchool: "lilly", preset: { options: ["nodeType", "houseSystem"] } });
    expect(school).not.toHaveProperty("orbRules");
  });

  test("reach the births in a request", () => {
    const synastry = named("calculateSynastry");
    const { person1 } = synastry.examples[0] ?? {};
    const sent = { person1: { ...(isRecord(person1) ? person1 : {}), nodeType: "mean" } };
    const { conventions } = answer(synastry, withExample(synastry, { preset: "astro.com", ...sent }));
    expect(conventions).toMatchObject({
      person1: { nodeType: "mean" },
      person2: { nodeType: "true" },
      preset: { sentInstead: ["nodeType"] },
    });
  });

  test("are spelt in any way, and no other name is", () => {
    const positions = named("getPlanetPositions");
    for (const preset of ["Jagannatha Hora", "JAGANNATHA_HORA"]) expect(issuesOf(positions, { preset })).toEqual([]);
    const refusals = [
      ["jhora", /one of "jagannatha-hora", "parasharas-light"/],
      ["Parashara's Light", /The nearest is "parasharas-light"/],
      ["astro.com", /a preset of Western charts/],
      ["Solar Fire", /No manual that names its defaults was found/],
      ["constructor", /Send/],
      ["", /./],
      [1, /Send/],
      [["astro.com"], /Send/],
      [{ name: "astro.com" }, /Send/],
    ] as const;
    for (const [preset, said] of refusals) {
      const [issue] = issuesOf(positions, { preset });
      if (preset === "") expect(issue).toBeUndefined();
      else expect(issue).toMatchObject({ path: "preset", message: expect.stringMatching(said) });
    }
    expect(issuesOf(named("calculateGunMilan"), { preset: "jagannatha-hora" })[0]?.message).toMatch(
      /Of its options this operation has none/,
    );
    for (const id of ["generateBodygraph", "findTimeLords", "findPrimaryDirections"]) {
      expect(issuesOf(named(id), { preset: "astro.com" })[0]).toMatchObject({ path: "preset", code: "unknown_member" });
    }
  });

  test("are refused by name where an open time of birth has no answer for what they set", () => {
    const open = (id: string, preset: string): unknown => {
      const operation = named(id);
      return answer(operation, withExample(operation, { preset, time: "unknown" }));
    };
    expect(() => open("generateNatalChart", "astro.com")).toThrow(DomainError);
    expect(() => open("generateNatalChart", "astro.com")).toThrow(/orbs of preset astro.com .* leave the preset out/);
    expect(() => open("generateBirthChart", "jagannatha-hora")).toThrow(/positionType true of preset jagannatha-hora/);
    expect(open("generateBirthChart", "parasharas-light")).toMatchObject({
      conventions: { preset: { name: "parasharas-light", options: ["ayanamsa"] } },
    });
  });
});

test("docs/presets.md tells every option with its value and its source, and the proof of each preset", () => {
  const told = readFileSync(new URL("../../../../docs/presets.md", import.meta.url), "utf8");
  const rows = PRESETS.flatMap(({ name, program, version, proof, western = {}, vedic = {} }) => [
    `| \`${name}\` | ${program} | ${version} | ${PROOFS[proof]} |`,
    ...[...Object.entries(western), ...Object.entries(vedic)].map(
      ([option, { value, source }]) => `| \`${name}\` | \`${option}\` | \`${JSON.stringify(value)}\` | ${source} |`,
    ),
  ]);
  for (const row of rows) expect(told).toContain(row);
  expect(told.match(/^\| `/gm)).toHaveLength(rows.length);
});

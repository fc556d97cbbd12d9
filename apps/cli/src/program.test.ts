import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { runTool } from "../test/fake-terminal";
import { placeText } from "./chart-text";

const json = async (args: readonly string[]): Promise<unknown> => {
  const { code, out, err } = await runTool([...args, "--json"]);
  expect({ code, err: err.replace(/^Place: .+\n/gm, "") }).toEqual({ code: 0, err: "" });
  return JSON.parse(out);
};

/** Facts from the textbooks and almanacs of each tradition. */
const KNOWN: readonly (readonly [what: string, args: readonly string[], holds: object])[] = [
  [
    "the Sun enters Aries at 03:06 UTC of 20 March 2024 (USNO)",
    ["astrology", "planet-positions", "2024-03-20", "03:07", "London"],
    { planets: expect.arrayContaining([expect.objectContaining({ name: "Sun", sign: "Aries" })]) },
  ],
  [
    "25 January 2024 is the full moon of Pausha in Delhi (Rashtriya Panchang)",
    ["vedic-astrology", "basic-panchang", "2024-01-25", "12:00", "Delhi", "India"],
    { tithi: expect.objectContaining({ number: 15 }) },
  ],
  [
    "15 July 1990 has the Life Path 5, by the karmic debt 14 (Decoz)",
    ["numerology", "life-path", "--year", "1990", "--month", "7", "--day", "15"],
    { number: 5, karmicDebtNumber: 14 },
  ],
  ["the suit of cups has fourteen cards", ["tarot", "tarot-cards", "--suit", "Cups"], { total: 14 }],
  [
    "the physical cycle is back at its beginning after 23 days (Fliess)",
    ["biorhythm", "biorhythm-phases", "--birth-date", "2000-01-01", "--target-date", "2000-01-24"],
    { phases: expect.objectContaining({ physical: expect.objectContaining({ value: 0 }) }) },
  ],
  [
    "three stands in the center in 2024",
    ["feng-shui", "annual-stars", "2024"],
    { palaces: expect.arrayContaining([expect.objectContaining({ palace: "Center", star: 3 })]) },
  ],
  [
    "July has the ruby (Jewelers of America)",
    ["crystals", "birthstones", "7"],
    { monthName: "July", crystals: [expect.objectContaining({ id: "ruby" })] },
  ],
  [
    "21 December 2012 is 4 Ajaw, by the GMT correlation",
    ["mesoamerican-astrology", "tzolkin", "--date", "2012-12-21"],
    { number: 4, daySign: "ajaw" },
  ],
  [
    "Tokyo is found by its own name",
    ["location", "city-search", "--q", "東京"],
    { cities: [expect.objectContaining({ city: "Tokyo", timezone: "Asia/Tokyo" })] },
  ],
  ["eight directions have their lords", ["vastu", "dikpala-directions"], { total: 8 }],
  ["gate 1 is the hexagram of heaven", ["human-design", "human-design-gate", "1"], { number: 1, center: "g" }],
];

describe("operations of all domains", () => {
  test.each(KNOWN)("%s", async (_, args, holds) => {
    expect(await json(args)).toMatchObject(holds);
  });

  test("are ten at least, each of another domain", () => {
    expect(new Set(KNOWN.map(([, [domain]]) => domain)).size).toBe(KNOWN.length);
    expect(KNOWN.length).toBeGreaterThanOrEqual(10);
  });

  test.each(KNOWN)("%s: for a reader without --json, and in another language", async (_, args) => {
    const [read, translated] = [await runTool(args), await runTool([...args, "--lang", "de", "--json"])];
    expect(read).toMatchObject({ code: 0, out: expect.stringMatching(/\S/) });
    expect(read.out).not.toMatch(/^[[{]/);
    expect(translated.code).toBe(0);
    expect(Object.keys(JSON.parse(translated.out))).toEqual(
      expect.arrayContaining(Object.keys(Object(await json(args)))),
    );
  });
});

const NATAL = ["natal", "1990-07-15", "14:30"];

describe("almagest natal", () => {
  test("prints angles, houses, bodies and aspects, and names the place on standard error", async () => {
    const { code, out, err } = await runTool([...NATAL, "New York"]);
    expect(code).toBe(0);
    expect(err).toBe("Place: New York City, New York, United States (40.71427, -74.00597, America/New_York)\n");
    expect(out).toContain("1990-07-15 14:30:00 UTC-04:00, 40.71° N 74.01° W, placidus houses");
    // swetest -b15.07.1990 -ut18:30 -p0 -house-74.00597,40.71427,P
    expect(out).toMatch(/^Ascendant +6°56' Scorpio$/m);
    expect(out).toMatch(/^Sun +23°00' Cancer +9 +peregrine$/m);
    expect(out).toMatch(/^Saturn +21°56' Capricorn +3 {2}R {2}domicile$/m);
    expect(out).toMatch(/^ +9 +8°51' Cancer +Sun, Mercury, Jupiter, South Node, Chiron$/m);
    expect(out).toMatch(/^Mercury +opposition +North Node +0\.08 {2}applying$/m);
    expect(out).toContain("wider ones, which --json prints");
    for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(110);
  });

  test("casts a chart in the sidereal zodiac, and says so", async () => {
    const { out } = await runTool([...NATAL, "New York", "--zodiac", "sidereal"]);
    expect(out).toContain("placidus houses, sidereal zodiac (fagan-bradley)");
    // swetest -b15.07.1990 -ut18:30 -sid0 -p0
    expect(out).toMatch(/^Sun +28°23' Gemini +9 /m);
    for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(110);
    const refused = await runTool([...NATAL, "New York", "--ayanamsa", "lahiri"]);
    expect(refused.code).not.toBe(0);
    expect(refused.err).toContain("ayanamsa is of zodiac sidereal alone");
  });

  test("takes coordinates as well as a place, and the words of a place without quotes", async () => {
    const at = ["--latitude", "-33.86785", "--longitude", "151.20732", "--timezone", "Australia/Sydney", "--json"];
    const [typed, named] = [
      await runTool([...NATAL, ...at]),
      await runTool([...NATAL, "Sydney", "Australia", "--json"]),
    ];
    expect(typed).toMatchObject({ code: 0, err: "" });
    expect(named.out).toBe(typed.out);
  });

  test("refuses a name of several places where no person sees which one was taken, with options to send", async () => {
    const { code, out, err } = await runTool([...NATAL, "Springfield"]);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/^almagest: It is not certain which place "Springfield" is\. Send one of:\n {2}--place "/);
    const [, illinois = ""] = /--place "(Springfield, Illinois[^"]*)"/.exec(err) ?? [];
    expect((await runTool([...NATAL, illinois])).code).toBe(0);
    const record = JSON.parse((await runTool([...NATAL, "Springfield", "--json"])).err);
    expect(record).toMatchObject({ code: "validation_error", error: expect.stringContaining(illinois) });
    const persons = [1, 2].flatMap((n) => [`--person${n}-date`, "1990-07-15", `--person${n}-time`, "14:30"]);
    const two = ["astrology", "synastry", ...persons, "--person1-place", "Springfield", "--person2-place", "Lisbon"];
    expect((await runTool(two)).err).toContain(`--person1-place "${illinois}"`);
  });

  test("takes the first of the search where a person sees that it did", async () => {
    const { code, err } = await runTool([...NATAL, "Springfield"], { isWatched: true });
    expect(code).toBe(0);
    expect(err).toMatch(/^Place: Springfield, /);
    expect((await runTool([...NATAL, "Birmngham"])).err).toContain('--place "Birmingham');
  });

  test("lets an option count before what the place brings", async () => {
    const { out } = await runTool([...NATAL, "New York", "--timezone", "0", "--json"]);
    expect(JSON.parse(out)).toMatchObject({ birthDetails: { timezone: 0 } });
  });

  test("is the command of its domain under a short name, computed by both engines alike", async () => {
    const place = ["New York", "--json"];
    const short = await runTool([...NATAL, ...place], { environment: { ALMAGEST_ENGINE: "native" } });
    const long = await runTool(["astrology", "natal-chart", ...NATAL.slice(1), ...place], {
      environment: { ALMAGEST_ENGINE: "wasm" },
    });
    const [native, wasm] = [JSON.parse(short.out), JSON.parse(long.out)];
    expect(wasm.planets).toEqual(native.planets);
    expect([native, wasm].map(({ conventions }) => conventions.ephemeris)).toEqual([
      "Swiss Ephemeris 2.10.03",
      "Swiss Ephemeris (WebAssembly) 2.10.03",
    ]);
  });

  test.each([
    ["de", "Sonne", "Krebs"],
    ["ru", "Солнце", "Рак"],
    ["hi", "सूर्य", "कर्क"],
    ["zh-Hans", "太阳", "巨蟹座"],
  ])("names bodies and signs in %s", async (lang, sun, cancer) => {
    const { code, out } = await runTool([...NATAL, "New York", "--lang", lang]);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^${sun} +23°00' ${cancer} `, "m"));
  });

  test("is told without a time, or with one known to minutes", async () => {
    const { code, out } = await runTool(["natal", "1990-07-15", "unknown", "New York"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^1990-07-15, time unknown, UTC-04:00, 40\.71° N 74\.01° W$/m);
    expect(out).toMatch(/^Moon +18°35' Aries - 2°40' Taurus/m);
    expect(out).toMatch(/^1990-07-15 00:36:20 +ascendant\.sign +Aries - Taurus/m);
    expect(out).not.toMatch(/^Ascendant|^Vertex/m);
    const range = await runTool([
      "natal",
      "1990-07-15",
      "14:30",
      "New York",
      "--time-accuracy-minutes",
      "15",
      "--lang",
      "de",
    ]);
    expect(range.out).toMatch(/^1990-07-15 14:15 to 1990-07-15 14:45 /m);
    expect(range.out).toMatch(/^Ascendant +4°00' Skorpion - 9°53' Skorpion/m);
  });

  test("cuts minutes of arc, so that nothing is rounded into the next sign", () => {
    expect(placeText({ degree: 29.999999, sign: "Aries" })).toBe("29°59' Aries");
    expect(placeText({ degree: 0, sign: "Taurus" })).toBe(" 0°00' Taurus");
  });
});

describe("what cannot be answered", () => {
  test("is refused by its date before a place is looked up or an engine loaded", async () => {
    const bad = await runTool(["natal", "15.07.1990", "14:30", "Xqzzyxqzzy"], {
      environment: { ALMAGEST_ENGINE: "none of them" },
    });
    expect(bad).toMatchObject({
      code: 2,
      out: "",
      err: expect.stringMatching(/^almagest: .*15\.07\.1990.*YYYY-MM-DD/),
    });
    expect(bad.err).not.toContain("Place");
    expect((await runTool([...NATAL, "Xqzzyxqzzy"])).err).toContain("No place is called");
  });

  test("each failing field has its line, by the option it was typed with", async () => {
    const bad = await runTool([
      "astrology",
      "planet-positions",
      "1990-02-30",
      "14:30",
      "--timezone",
      "Mars/Olympus",
      "--latitude",
      "0",
      "--longitude",
      "0",
    ]);
    expect(bad).toMatchObject({ code: 2, out: "" });
    expect(bad.err.split("\n")).toEqual([
      expect.stringMatching(/^almagest: \d problems with date, timezone\. /),
      expect.stringMatching(/^ {2}--date: date is "1990-02-30"\. There is no such day/),
      expect.stringMatching(/^ {2}--timezone: timezone is "Mars\/Olympus"/),
      "",
    ]);
  });

  test("one field is said once", async () => {
    const { code, err } = await runTool(["numerology", "life-path", "--year", "1990", "--month", "7", "--day", "32"]);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/^almagest: --day: day is 32\. [^\n]+\n$/) });
  });

  test("a number in another form is refused with the one that was meant, and an empty option is left out", async () => {
    const born = ["numerology", "life-path", "--month", "7", "--day", "15", "--year"];
    expect((await runTool([...born, "1,990"])).err).toContain("Send 1990, if that is what you mean");
    const place = ["location", "city-search", "--q", "Oslo", "--json"];
    expect((await runTool([...place, "--limit", ""])).out).toBe((await runTool(place)).out);
  });

  test("a language is known by any tag of it", async () => {
    const named = async (lang: string): Promise<string> =>
      (await runTool(["astrology", "zodiac-sign", "aries", "--lang", lang])).out;
    expect(await named("HI")).toBe(await named("hi"));
    expect(await named("ZH-hans")).toBe(await named("zh-Hans"));
    expect(await named("zh_TW")).toBe(await named("zh-Hant"));
    expect(await named("pt-BR")).toBe(await named("pt"));
  });

  test("a person's member is named by its option", async () => {
    const { err } = await runTool(["astrology", "synastry", "--person1-date", "soon"]);
    expect(err).toMatch(/^ {2}--person1-date: date is "soon"/m);
  });

  test.each([
    [["natal", "1990-07-15", "14:30", "Qwertzuiop"], 1, 'No place is called "Qwertzuiop". Send a town'],
    [["astrology", "zodiac-sign", "ophiuchus"], 1, "aries"],
    [
      ["human-design", "design-penta", "--members", "[1"],
      2,
      '--members has to be JSON, such as \'[{"name":"value"}]\'',
    ],
    [["natal", "--lang", "xx"], 2, "Allowed choices are en, tr, de"],
    [["astrology", "synastry", "--wings", "3"], 2, "unknown option '--wings'"],
    [["nothing"], 2, "unknown command 'nothing'"],
    [["tarot", "tarot-card"], 2, "missing required argument 'id'"],
    [["numerology", "life-pth"], 2, "Did you mean life-path?"],
    [["numerolgy"], 2, "Did you mean numerology?"],
    [["life-path"], 2, "Did you mean numerology life-path?"],
    [["tarot", "life-path"], 2, "Did you mean numerology life-path?"],
    [["zodiac-sing", "aries"], 2, "Did you mean astrology zodiac-sign"],
    [["qwertzuiop"], 2, "almagest --help lists the domains"],
    [["usage"], 2, "unknown command 'usage'"],
  ])("%j is refused with code %i and what to do", async (args, exitCode, message) => {
    const { code, out, err } = await runTool(args);
    expect({ code, out }).toEqual({ code: exitCode, out: "" });
    expect(err).toMatch(/^almagest: /);
    expect(err).toContain(message);
  });

  test("an unknown engine is refused with the accepted ones", async () => {
    const { code, err } = await runTool([...NATAL, "Paris"], { environment: { ALMAGEST_ENGINE: "steam" } });
    expect(code).toBe(2);
    expect(err).toContain('ALMAGEST_ENGINE is "steam". It has to be one of auto, native, wasm.');
  });

  test("with --json the service's record goes to standard error", async () => {
    const { code, out, err } = await runTool(["numerology", "life-path", "--year", "1990", "--json"]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(JSON.parse(err)).toMatchObject({ code: "validation_error", issues: [{ path: "month" }, { path: "day" }] });
  });
});

describe("the README", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const blocks = [...readme.matchAll(/```bash\n([\s\S]*?)```/g)].map(([, code = ""]) => code);
  const commands = blocks
    .flatMap((code) => code.replaceAll("\\\n", "").split("\n"))
    .map((line) => line.replace(/#.*$/, "").trim())
    .filter((line) => line !== "")
    .map((line) => line.replace(/^(?:npm run --silent almagest --|npx @almagest\/cli|almagest) /, ""));

  test.each(commands)("%s is answered", async (line) => {
    const args = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = ""]) => quoted ?? plain);
    expect(await runTool(args)).toMatchObject({ code: 0, out: expect.stringMatching(/\S/) });
  });

  test("shows what the tool prints", async () => {
    const shown = /```text\n([\s\S]*?)```/.exec(readme)?.[1] ?? "(none)";
    expect((await runTool([...NATAL, "New York"])).out.startsWith(shown)).toBe(true);
  });
});

describe("help", () => {
  test.each([[[]], [["tarot"]]])("is shown for %j, which is wrong use", async (args) => {
    const { code, out, err } = await runTool(args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain("Commands:");
  });

  test("names every domain, and the version is the package's", async () => {
    const { code, out } = await runTool(["--help"]);
    expect(code).toBe(0);
    for (const domain of ["astrology", "vedic-astrology", "tarot", "location", "natal"])
      expect(out).toContain(`  ${domain} `);
    expect(await runTool(["--version"])).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  });
});

describe("an answer for a reader", () => {
  test("shows like things as a table, prose in lines, and names of the language asked for", async () => {
    const cities = await runTool(["location", "city-search", "--q", "berlin", "--limit", "2"]);
    expect(cities.out).toMatch(
      /^ {2}city +province +country +iso2 +latitude +longitude +timezone +utc offset +population$/m,
    );
    expect(cities.out).toMatch(/^ {2}Berlin +Berlin +Germany +DE +52\.52437 +13\.41053 +Europe\/Berlin +2 +3426354$/m);
    const sign = await runTool(["astrology", "zodiac-sign", "cancer", "--lang", "de"]);
    expect(sign.out).toMatch(/^name +Krebs$/m);
    expect(sign.out).not.toMatch(/localized/i);
  });

  test("has bold titles where the terminal shows them, and no command for it anywhere else", async () => {
    const args = ["numerology", "expression", "--full-name", "A\u001b[31mnn"];
    const { out } = await runTool(args);
    expect(out).not.toContain("\u001b");
    expect((await runTool([...NATAL, "Paris"], { hasColour: true })).out).toContain("\u001b[1mHouse  Cusp");
  });
});

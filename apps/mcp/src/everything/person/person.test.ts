import { domains } from "@almagest/catalog";
import { loadGazetteer } from "@almagest/location/node";
import { isRecord } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { localDomains } from "../../local";
import { toolboxFor } from "../../tools";
import { birthsOf } from "./birth-members";
import { fillPeople } from "./fill";
import { readLine } from "./line";

const gazetteer = loadGazetteer();
const { byName } = toolboxFor(localDomains(domains));
const entryOf = (name: string) => {
  const entry = byName.get(name);
  if (entry === undefined) throw new Error(`no ${name}`);
  return entry;
};
const fill = (name: string, input: Record<string, unknown>) => fillPeople(entryOf(name), input, gazetteer);
const inputOf = (name: string, input: Record<string, unknown>) => {
  const filled = fill(name, input);
  return filled.ok ? filled.input : filled.refusal;
};
const NATAL = "post_astrology_natal_chart";
const LOTS = "post_astrology_arabic_lots";
const ADA = "Ada: 1990-07-15 14:30, New York";
const NEW_YORK = { latitude: 40.71427, longitude: -74.00597, timezone: "America/New_York" };
const BIRTH = { date: "1990-07-15", time: "14:30:00", ...NEW_YORK };

describe("a line", () => {
  test.each([
    ["Ada: 1990-07-15 14:30, New York", { name: "Ada", date: "1990-07-15", time: "14:30:00" }],
    ["1990-7-5 9:05:30 New York", { date: "1990-07-05", time: "09:05:30" }],
    ["Ada Lovelace, born 1815-12-10T13:00, London", { name: "Ada Lovelace", date: "1815-12-10", time: "13:00:00" }],
    ["1990-07-15 at 2:30 pm in New York", { date: "1990-07-15", time: "14:30:00" }],
    ["1990-07-15 12 a.m., New York", { date: "1990-07-15", time: "00:00:00" }],
    ["Зоя: 1990-07-15 time unknown, Москва", { name: "Зоя", date: "1990-07-15", open: { kind: "unknown" } }],
    ["2026-11-22, Delhi", { date: "2026-11-22" }],
    ["1990-07-15T14:30:00Z, New York", { time: "14:30:00", timezone: "+00:00", isZoneOfTime: true }],
    ["1990-07-15T14:30:00.000Z New York", { time: "14:30:00", timezone: "+00:00" }],
    ["1990-07-15T14:30+02:00, Oslo", { time: "14:30:00", timezone: "+02:00", isZoneOfTime: true }],
    ["1990-07-15 14:30 -0500, New York", { timezone: "-05:00", place: { kind: "name", text: "New York" } }],
    ["1990-07-15 14:30-5, New York", { timezone: "-05:00" }],
    ["1990-07-15 14:30 UTC+2, Oslo", { timezone: "+02:00" }],
    ["1990-07-15 14:30 GMT, Lagos", { timezone: "+00:00", place: { kind: "name", text: "Lagos" } }],
    ["1990-07-15 14:30 -33.87, 151.2", { place: { kind: "point", latitude: -33.87, longitude: 151.2 } }],
    ["1990-07-15 14:30 Zagreb", { place: { kind: "name", text: "Zagreb" } }],
    ["1990-07-15 14:30 West Bend", { place: { kind: "name", text: "West Bend" } }],
  ])("%s is read", (text, expected) => {
    expect(readLine(text)).toMatchObject({ ok: true, line: expected });
  });

  test.each([
    ["1990-07-15 14:30, 40.7128,-74.006", { kind: "point", latitude: 40.7128, longitude: -74.006 }, undefined],
    [
      "1990-07-15 14:30, 33.87S, 151.2E, Australia/Sydney",
      { kind: "point", latitude: -33.87, longitude: 151.2 },
      "Australia/Sydney",
    ],
    ["1990-07-15 14:30, Paris, Texas, -06:00", { kind: "name", text: "Paris, Texas" }, "-06:00"],
    ["1990-07-15 14:30, Delhi, 5.5", { kind: "name", text: "Delhi" }, 5.5],
    ["1990-07-15 14:30, Lwów, Poland", { kind: "name", text: "Lwów, Poland" }, undefined],
    ["1990-07-15 14:30, Oslo, UTC+1:00", { kind: "name", text: "Oslo" }, "+01:00"],
  ])("%s says where", (text, place, timezone) => {
    const read = readLine(text);
    expect(read.ok && [read.line.place, read.line.timezone]).toEqual([place, timezone]);
  });

  test.each([
    ["x".repeat(5000), "5000 characters"],
    ["", "no date"],
    ["Ada, New York", "no date"],
    ["Ada: 13.04.1983 14:30, New York", "The line has the date 13.04.1983, and YYYY-MM-DD is read: 1983-04-13. Send"],
    [
      "Ada: 04/05/1983 14:30, New York",
      "day and month may be exchanged, and YYYY-MM-DD is read: 1983-05-04 or 1983-04-05.",
    ],
    ["Ada: 13.04.83 14:30, New York", "The line has the date 13.04.83, and YYYY-MM-DD is read. Send"],
    ["Ada: 1990-02-30 14:30, New York", "1990-02-30, a day that does not exist"],
    ["Ada: 1990-07-15 25:00, New York", "no clock shows"],
    ["Ada: 1990-07-15 14:61, New York", "no clock shows"],
    ["Ada: 1990-07-15 14:30, 95.0, 10.0", "latitude goes to 90"],
    ["Ada: 1990-07-15 14:30, 45.0, 10.0, Nowhere", "no timezone"],
    [12, "is no text"],
  ])("%j is refused with its fault and a line to copy", (text, problem) => {
    const read = readLine(text);
    expect(read.ok ? "" : read.problem).toContain(problem);
    expect(read.ok ? "" : read.problem).toContain(JSON.stringify(ADA));
    expect(read.ok ? "" : read.problem.length).toBeLessThan(300);
  });
});

test.each([
  ["1990-07-15 14:30 EST, New York", "EST"],
  ["1990-07-15 14:30 est, New York", "EST"],
  ["1990-07-15 14:30 PST Los Angeles", "PST"],
  ["1990-07-15 2:30 pm ET, New York", "ET"],
  ["1990-07-15 14:30, EST, New York", "EST"],
  ["1990-07-15 14:30, New York, EST", "EST"],
  ["1990-07-15 14:30 (CEST), Berlin", "CEST"],
])("%s is refused for the abbreviation %s, with what to send", (text, abbreviation) => {
  const read = readLine(text);
  expect(read.ok ? "" : read.problem).toContain(`timezone ${abbreviation},`);
  expect(read.ok ? "" : read.problem).toContain("America/New_York");
});

describe("a birth", () => {
  test.each([
    ["USA", "is a country"],
    ["UK", "is a country"],
    ["England", "is a region"],
    ["California, USA", "is a region"],
    ["none", "is no place"],
    ["home", "is no place"],
    ["Y", "is too short"],
  ])("in %s is refused: it %s, and asked for a town", (place, problem) => {
    const filled = fill(NATAL, { person: `1990-07-15 14:30, ${place}` });
    expect(filled.ok ? "" : filled.refusal.error).toContain(`${JSON.stringify(place)} ${problem}`);
    expect(filled.ok ? "" : filled.refusal.error).toContain("Send a town");
    expect(filled).not.toHaveProperty("help");
  });

  test("of no words is not there", () => {
    const birth = { date: "1990-07-15", time: "14:30" };
    expect(fill(NATAL, { ...birth, person: "" })).toEqual({ ok: true, input: birth });
  });

  test("at a time with a zone is at that instant, which is said", () => {
    const filled = fill(NATAL, { person: "1990-07-15T14:30:00Z, New York" });
    expect(filled).toMatchObject({
      ok: true,
      resolved: { person: { instant: "1990-07-15T14:30:00Z", timezone: "+00:00" } },
    });
    expect(JSON.stringify(filled)).toContain("written at it, +00:00, not in that of the place");
    const twice = fill(NATAL, { person: "1990-07-15T14:30:00Z, New York, America/New_York" });
    expect(twice.ok ? "" : twice.refusal.error).toContain("two timezones");
  });

  test.each([
    ["1582-10-14", true],
    ["1066-10-14", true],
    ["1582-10-15", false],
  ])("on %s is read in the Gregorian calendar, which is said before there was one", (date, isSaid) => {
    const filled = fill(NATAL, { person: `${date} 12:00, London` });
    expect(filled.ok).toBe(true);
    expect(JSON.stringify(filled).includes("proleptic Gregorian")).toBe(isSaid);
  });

  /** The parish register has 26 April 1564 of the Julian calendar: 6 May of the Gregorian. */
  test("beside calendar julian shows the instant of the converted date, and sends the date as it was written", () => {
    const person = "1564-04-26 12:00, Stratford-upon-Avon, England, +00:00";
    const filled = fill(NATAL, { person, calendar: "julian" });
    expect(filled).toMatchObject({
      ok: true,
      input: { date: "1564-04-26", calendar: "julian" },
      resolved: { person: { date: "1564-05-06", instant: "1564-05-06T12:00:00Z" } },
    });
    expect(JSON.stringify(filled)).toContain("1564-04-26 was 1564-05-06 of the Gregorian");
    expect(JSON.stringify(filled)).not.toContain("proleptic");
    expect(fill(NATAL, { person, calendar: "auto" })).toMatchObject({ resolved: { person: { date: "1564-05-06" } } });
    expect(fill(NATAL, { person, calendar: "gregorian" })).toMatchObject({
      resolved: { person: { date: "1564-04-26", instant: "1564-04-26T12:00:00Z" } },
    });
    expect(JSON.stringify(fill(NATAL, { person }))).toContain("send calendar julian beside the line");
  });

  test.each([
    ["post_astrology_synastry", { person1: ADA }, "person2"],
    ["post_astrology_synastry", { person2: ADA }, "person1"],
    ["post_human_design_connection", { person1: ADA }, "person2"],
    ["post_kabbalah_compatibility", { person1: "Ada: 1990-07-15" }, "person2"],
  ])("of two in %s %j is asked for the other in a line", (name, sent, missing) => {
    const filled = fill(name, sent);
    expect(filled.ok ? "" : filled.refusal.error).toContain(`${missing} is missing`);
    expect(filled.ok ? "" : filled.refusal.error).toContain(JSON.stringify(ADA));
  });

  test("fills date, time, place and zone, and says how they were found", () => {
    const filled = fill(NATAL, { person: ADA, houseSystem: "equal" });
    expect(filled).toMatchObject({
      ok: true,
      input: { ...BIRTH, houseSystem: "equal" },
      resolved: {
        person: {
          name: "Ada",
          instant: "1990-07-15T18:30:00Z",
          place: "New York City, New York, United States",
          ...NEW_YORK,
        },
      },
    });
    expect(filled.ok && Object.keys(filled.input)).not.toContain("person");
  });

  test("fills the objects of two people, one of which may be an object itself", () => {
    const two = fill("post_astrology_synastry", { person1: ADA, person2: "Max: 1988-03-02 06:15, Berlin" });
    expect(two).toMatchObject({ ok: true, input: { person1: { name: "Ada", ...BIRTH }, person2: { name: "Max" } } });
    const mixed = fill("post_astrology_synastry", { person1: ADA, person2: BIRTH });
    expect(mixed).toMatchObject({ ok: true, input: { person1: BIRTH, person2: BIRTH } });
    expect(Object.keys((mixed.ok && mixed.resolved) || {})).toEqual(["person1"]);
  });

  test.each([
    ["post_human_design_connection", { person1: ADA, person2: ADA }, { personA: BIRTH, personB: BIRTH }],
    ["post_astrology_transits", { person: ADA }, { natalChart: BIRTH }],
    ["post_forecast_timeline", { person: ADA }, { birthData: BIRTH }],
    [
      "post_numerology_chart",
      { person: "Ada King: 1815-12-10" },
      { fullName: "Ada King", year: 1815, month: 12, day: 10 },
    ],
    ["post_numerology_personal_year", { person: "1815-12-10" }, { month: 12, day: 10 }],
    ["post_numerology_birth_day", { person: "1815-12-10" }, { day: 10 }],
    ["post_biorhythm_reading", { person: "1990-07-15" }, { birthDate: "1990-07-15" }],
    ["post_vedic_astrology_daily", { person: ADA }, { birthDate: BIRTH.date, birthTime: BIRTH.time, ...NEW_YORK }],
    [
      "post_vedic_astrology_panchang_detailed",
      { person: "2026-11-22, Delhi" },
      { date: "2026-11-22", timezone: "Asia/Kolkata" },
    ],
    ["post_feng_shui_kua", { person: "1990-07-15", gender: "female" }, { date: "1990-07-15", gender: "female" }],
    [
      "post_kabbalah_compatibility",
      { person1: "Ada: 1990-07-15", person2: "Max: 1990-07-15" },
      { firstName: "Ada", secondName: "Max" },
    ],
  ])("of %s goes where that takes it", (name, sent, expected) => {
    expect(inputOf(name, sent)).toMatchObject(expected);
  });

  test("with an unknown time is sent as the word, and as no time where that is optional and not said", () => {
    const unknown = fill(LOTS, { person: "1990-07-15 time unknown, New York" });
    expect(unknown).toMatchObject({ ok: true, input: { time: "unknown" }, resolved: { person: { time: "unknown" } } });
    const about = fill(LOTS, { person: "1990-07-15 between 14:00 and 15:00, New York" });
    expect(about).toMatchObject({ ok: true, input: { timeFrom: "14:00:00", timeTo: "15:00:00" } });
    expect(inputOf("post_kabbalah_birth_profile", { person: "1990-07-15 time unknown, New York" })).toHaveProperty(
      "time",
      "unknown",
    );
    expect(inputOf("post_kabbalah_birth_profile", { person: "1990-07-15, New York" })).not.toHaveProperty("time");
  });

  test("with an unknown time is whole for the operations that look for it, beside claims and events", () => {
    const said = {
      claims: [{ member: "ascendant.sign", value: "Leo" }],
      events: [{ date: "2016-06-18", kind: "marriage" }],
    };
    const input = inputOf("post_astrology_birth_time", { person: "1990-07-15 time unknown, New York", ...said });
    expect(input).toMatchObject({ date: "1990-07-15", time: "unknown", timezone: "America/New_York", ...said });
    const around = inputOf("post_human_design_birth_time", {
      person: "1990-07-15 around 3pm, New York",
      claims: [{ member: "type", value: "Projector" }],
    });
    expect(around).toMatchObject({ time: "15:00:00", timeAccuracyMinutes: 60 });
  });

  test.each([
    ["time unknown", { time: "unknown" }],
    ["unknown", { time: "unknown" }],
    ["around 3pm", { time: "15:00:00", timeAccuracyMinutes: 60 }],
    ["about 15:20", { time: "15:20:00", timeAccuracyMinutes: 30 }],
    ["~6 am", { time: "06:00:00", timeAccuracyMinutes: 60 }],
    ["14:30 ± 15 minutes", { time: "14:30:00", timeAccuracyMinutes: 15 }],
    ["2:30 pm +/- 5 min", { time: "14:30:00", timeAccuracyMinutes: 5 }],
    ["between 14:00 and 15:00", { timeFrom: "14:00:00", timeTo: "15:00:00" }],
    ["between 2 and 3 pm", { timeFrom: "14:00:00", timeTo: "15:00:00" }],
    ["between 11 and 1 pm", { timeFrom: "11:00:00", timeTo: "13:00:00" }],
    ["from 9 am to 1 pm", { timeFrom: "09:00:00", timeTo: "13:00:00" }],
    ["morning", { timeFrom: "06:00:00", timeTo: "12:00:00" }],
    ["in the evening", { timeFrom: "18:00:00", timeTo: "23:59:59" }],
  ])("with %s is sent as that where the operation answers to it", (told, expected) => {
    const { time: _, ...rest } = BIRTH;
    const input = inputOf(NATAL, { person: `1990-07-15 ${told}, New York` });
    expect(input).toEqual({ ...rest, ...NEW_YORK, ...expected });
    expect(entryOf(NATAL).operation.parse({ flat: input }).ok).toBe(true);
  });

  test("at a point has the zone of the nearest place, and none far from all of them", () => {
    expect(inputOf(NATAL, { person: "1990-07-15 14:30, 40.7,-74" })).toMatchObject({ timezone: "America/New_York" });
    expect(inputOf(NATAL, { person: "1990-07-15 14:30, -40,-120" })).toMatchObject({ issues: [{ path: "person" }] });
    expect(inputOf(NATAL, { person: "1990-07-15 14:30, -40,-120, -8" })).toMatchObject({ timezone: -8, latitude: -40 });
  });

  test("in an hour that a clock showed twice, or skipped, says which is taken", () => {
    expect(JSON.stringify(fill(NATAL, { person: "2023-11-05 01:30, New York" }))).toContain("showed this time twice");
    expect(JSON.stringify(fill(NATAL, { person: "2023-03-12 02:30, New York" }))).toContain("skipped this time");
  });

  test("in a place of which there are several is refused with lines that lead to each, the most populous first", () => {
    const filled = fill(NATAL, { person: "Ada: 1990-07-15 14:30, Springfield" });
    const lines: readonly { line: string; population: number }[] = filled.ok
      ? []
      : JSON.parse(JSON.stringify(filled.help)).lines;
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.map(({ population }) => population)).toEqual(
      lines.map(({ population }) => population).toSorted((one, other) => other - one),
    );
    for (const { line } of lines) expect(fill(NATAL, { person: line }).ok, line).toBe(true);
    expect(filled.ok || filled.refusal.error).toContain(JSON.stringify(lines[0]?.line));
  });

  test.each([
    [NATAL, { person: ADA, date: "1990-07-15" }, "date is sent beside person"],
    [NATAL, { person: ADA, Time_Zone: "UTC" }, "Time_Zone is sent beside person"],
    ["post_astrology_transits", { person: ADA, natalChart: BIRTH }, "natalChart is sent beside person"],
    [NATAL, { person1: ADA }, "takes person, not person1"],
    ["post_astrology_synastry", { person: ADA }, "takes person1 and person2, not person"],
    ["get_astrology_horoscope_sign_daily", { person: ADA, sign: "leo" }, "takes no birth"],
    ["post_tarot_daily", { person: ADA }, "takes no birth"],
    ["post_astrology_aspects_monthly", { person: ADA }, "takes no birth"],
    [NATAL, { person: "1990-07-15, New York" }, "no time of day"],
    [NATAL, { person: "1990-07-15 between 22:00 and 04:00, New York" }, "ends before it begins"],
    [NATAL, { person: "1990-07-15 around 25:00, New York" }, "no clock shows"],
    [NATAL, { person: "1990-07-15 14:30 ± 900 minutes, New York" }, "1 to 720 minutes"],
    [NATAL, { person: "1990-07-15 14:30" }, "no place"],
    [NATAL, { person: "1990-07-15 14:30, Xyzzyqqq" }, 'no place "Xyzzyqqq"'],
    [NATAL, { person: ["1990"] }, "is no text"],
    ["post_numerology_expression", { person: "1990-07-15" }, "no name"],
  ])("%s %j is refused: %s", (name, sent, problem) => {
    const filled = fill(name, sent);
    expect(filled.ok ? "" : filled.refusal.error).toContain(problem);
    expect(filled.ok ? "" : filled.refusal.code).toBe("validation_error");
  });

  test("by name needs a gazetteer, and a point with its zone does not", () => {
    const refused = fillPeople(entryOf(NATAL), { person: ADA }, undefined);
    expect(refused.ok ? "" : refused.refusal.error).toContain("knows no places by name");
    expect(fillPeople(entryOf(NATAL), { person: "1990-07-15 14:30, 40.7,-74, -05:00" }, undefined).ok).toBe(true);
  });
});

test("every example with a birth could be sent as a line", () => {
  const takers = [...byName.values()].filter((entry) => birthsOf(entry).kind !== "none");
  expect(takers.length).toBeGreaterThan(100);
  const silent = [...byName.values()].filter((entry) => {
    const { properties = {} } = entry.tool.inputSchema;
    const isBirth = Object.keys(properties).some((name) =>
      /^(?:birthDate|birthData|natalChart|person[1AB])$/.test(name),
    );
    return isBirth && birthsOf(entry).kind === "none";
  });
  expect(silent.map(({ tool }) => tool.name)).toEqual([]);
  for (const entry of takers) {
    const births = birthsOf(entry);
    const lines = births.kind === "two" ? { person1: ADA, person2: ADA } : { person: ADA };
    const [example = {}] = entry.operation.examples;
    const places = births.kind === "two" ? births.places : births.kind === "one" ? [births.place] : [];
    const replaced = places.flatMap(({ holder, members }) =>
      holder === undefined ? Object.values(members) : [holder],
    );
    const others = Object.entries(isRecord(example) ? example : {}).filter(([name]) => !replaced.includes(name));
    const filled = fillPeople(entry, { ...Object.fromEntries(others), ...lines }, gazetteer);
    const parsed = filled.ok && entry.operation.parse({ flat: filled.input, decodes: true });
    expect([entry.tool.name, parsed && (parsed.ok ? [] : parsed)]).toEqual([entry.tool.name, []]);
  }
});

import { dateOfDayNumber, resolveCivilTime } from "@almagest/civil-time";
import { isTimezoneText } from "@almagest/operation";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { EARLY_HISTORY } from "../src/data/early-history";
import { OWN_ALIASES, ZONE_EXCEPTIONS } from "./zoneinfo-exceptions";
import { readZoneinfoFixture, type Sample } from "./zoneinfo-fixture";

const DAY = 86_400;
/** On zone data of another version: how many of the 597 names may differ, where the runtime's data say so. */
const NAMES_THAT_MAY_DRIFT = 60;
/** On older zone data: how many of the names may not be there yet. */
const NAMES_THAT_MAY_LACK = 5;

const fixture = readZoneinfoFixture();
const sameData = process.versions["tz"] === fixture.nodeTz;
const exceptions = ZONE_EXCEPTIONS.flatMap(({ names }) => names);
const unknown = fixture.zones.flatMap(({ names }) => names).filter((name) => !isTimezoneText(name));
const differing = new Map<string, Sample[]>();
for (const { names, samples } of fixture.zones) {
  for (const name of names.filter(isTimezoneText)) {
    const wrong = samples.filter((sample) => !agrees(name, sample));
    if (wrong.length > 0) differing.set(name, wrong);
  }
}

function wallTextAt(wallSeconds: number): { date: string; time: string } {
  const day = Math.floor(wallSeconds / DAY);
  return {
    date: dateOfDayNumber(day),
    time: new Date((wallSeconds - day * DAY) * 1000).toISOString().slice(11, 19),
  };
}

function agrees(timezone: string, sample: Sample): boolean {
  const answer = resolveCivilTime({ ...wallTextAt(sample.wallSeconds), timezone });
  return (
    answer.epochMilliseconds === (sample.wallSeconds - sample.offsetSeconds) * 1000 &&
    answer.offsetSeconds === sample.offsetSeconds &&
    answer.kind === sample.kind
  );
}

/** The answer that the runtime's own zone data give by another implementation. */
function temporalEpochMilliseconds(timezone: string, { wallSeconds }: Sample): number {
  const { date, time } = wallTextAt(wallSeconds);
  return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timezone).epochMilliseconds;
}

function hasOwnHistory(name: string, { wallSeconds }: Sample): boolean {
  return Object.hasOwn(EARLY_HISTORY, name) && wallSeconds < DAY;
}

describe("against Python's zoneinfo", () => {
  it("has the whole of the tz database to compare with", () => {
    const compared = fixture.zones.reduce((sum, { names, samples }) => sum + names.length * samples.length, 0);
    expect(new Set(fixture.zones.flatMap(({ names }) => names)).size).toBe(597);
    expect(compared).toBe(293_916);
  });

  it("resolves every name, save those that older zone data lack", () => {
    expect(unknown.length).toBeLessThanOrEqual(sameData ? 0 : NAMES_THAT_MAY_LACK);
  });

  it("differs only for names with another rule in this runtime's zone data, each of them listed", () => {
    const unlisted = [...differing.keys()].filter((name) => !exceptions.includes(name));
    if (sameData) expect(unlisted).toEqual([]);
    else expect(unlisted.length).toBeLessThanOrEqual(NAMES_THAT_MAY_DRIFT);
  });

  it.for(exceptions)("still differs for the listed %s", (name, { skip }) => {
    skip(!sameData, `needs a Node with the zone data ${fixture.nodeTz}: this one has ${process.versions["tz"]}`);
    expect(differing.has(name)).toBe(true);
  });

  it("gives Temporal's answer wherever it differs by the runtime's zone data", () => {
    for (const [name, samples] of differing) {
      for (const sample of samples.filter((one) => !hasOwnHistory(name, one))) {
        const answer = resolveCivilTime({ ...wallTextAt(sample.wallSeconds), timezone: name });
        expect([name, answer.epochMilliseconds]).toEqual([name, temporalEpochMilliseconds(name, sample)]);
      }
    }
  });

  it("never differs through a place's own early history, other names of the place aside", () => {
    for (const [name, samples] of differing) {
      const early = samples.filter((sample) => hasOwnHistory(name, sample));
      const isOther = EARLY_HISTORY[name]?.startsWith("=") || OWN_ALIASES.some((alias) => alias === name);
      if (early.length > 0) expect([name, isOther]).toEqual([name, true]);
    }
  });

  it("finds no zone that changes twice within the two days a resolution looks at", () => {
    for (const { names, samples } of fixture.zones) {
      const changing = samples.filter(({ kind }, index) => kind !== "exact" && samples[index + 1]?.kind === "exact");
      for (const [index, sample] of changing.entries()) {
        const next = changing[index + 1];
        const distance = next === undefined ? Number.POSITIVE_INFINITY : next.wallSeconds - sample.wallSeconds;
        expect([names[0], distance > 2.5 * DAY]).toEqual([names[0], true]);
      }
    }
  });
});

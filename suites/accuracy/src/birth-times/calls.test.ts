import { baziMembers } from "@almagest/chinese-astrology/facts";
import type { Ephemeris } from "@almagest/ephemeris";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { designChanges } from "@almagest/human-design/facts";
import { profileMembers } from "@almagest/kabbalah/facts";
import { type Changes, changesOf, type Member, type SearchedSky, searchedSky, wholeDay } from "@almagest/sky";
import { matchingMembers, moonPlaceOf, vedicMembers } from "@almagest/vedic/facts";
import { natalMembers } from "@almagest/western/facts";
import { expect, test } from "vitest";

const SPAN = wholeDay("1987-03-14", "Europe/Berlin");
const PLACE = { latitude: 52.52, longitude: 13.405 };
const SIDEREAL = { ...PLACE, ayanamsa: "lahiri", nodeType: "mean" } as const;
const NATAL = { ...PLACE, houseSystem: "placidus", nodeType: "true" } as const;
const BAZI = { dayBoundary: "split-zi", yearBoundary: "li-chun", hourClock: "solar", longitude: 13.405 } as const;
const PROFILE = { angelDating: "solar-longitude", yearStart: "march-21", leapDayPolicy: "extend-previous" } as const;

type Find = (ephemeris: Ephemeris) => Changes;

function ofDay(membersOf: (sky: SearchedSky) => readonly Member[]): Find {
  return (ephemeris) => {
    const sky = searchedSky(ephemeris, SPAN);
    return changesOf(sky, membersOf(sky));
  };
}

const SEARCHES: Readonly<Record<string, Find>> = {
  western: ofDay((sky) => natalMembers(sky, NATAL)),
  vedic: ofDay((sky) => vedicMembers(sky, SIDEREAL)),
  matching: ofDay((sky) => matchingMembers(sky, SIDEREAL, { moon: moonPlaceOf(200), unknown: "bride" })),
  pillars: ofDay((sky) => baziMembers(sky, BAZI, "male")),
  kabbalah: ofDay((sky) => profileMembers(sky, { ...PROFILE, place: PLACE })),
  design: (ephemeris) => designChanges(ephemeris, SPAN, "true"),
};

/** Questions to the engine for what is always listed of one day: fewer is better, more needs a reason. Risings cost most. */
const MOST_CALLS = {
  western: { all: 195, risings: 0 },
  vedic: { all: 92, risings: 2 },
  matching: { all: 25, risings: 0 },
  pillars: { all: 130, risings: 0 },
  kabbalah: { all: 24, risings: 2 },
  design: { all: 190, risings: 0 },
} as const;

/** An engine that counts what it is asked. */
function countingEphemeris(): { readonly ephemeris: Ephemeris; readonly counts: { all: number; risings: number } } {
  const swiss = swissEphemeris();
  const counts = { all: 0, risings: 0 };
  const counted =
    <Asked extends readonly unknown[], Answer>(ask: (...asked: Asked) => Answer, isRising = false) =>
    (...asked: Asked): Answer => {
      counts.all++;
      if (isRising) counts.risings++;
      return ask(...asked);
    };
  const ephemeris = {
    ...swiss,
    timeScales: counted(swiss.timeScales),
    epochMillisecondsOf: counted(swiss.epochMillisecondsOf),
    ecliptic: counted(swiss.ecliptic),
    equatorial: counted(swiss.equatorial),
    obliquity: counted(swiss.obliquity),
    siderealTimeDeg: counted(swiss.siderealTimeDeg),
    houses: counted(swiss.houses),
    ayanamsaDeg: counted(swiss.ayanamsaDeg),
    risingAndSetting: { next: counted(swiss.risingAndSetting.next, true) },
  };
  return { ephemeris, counts };
}

test.each(Object.entries(MOST_CALLS))("%s", (name, { all, risings }) => {
  const { ephemeris, counts } = countingEphemeris();
  expect(SEARCHES[name]?.(ephemeris).changes.length).toBeGreaterThan(0);
  expect(counts.all).toBeLessThanOrEqual(all);
  expect(counts.risings).toBeLessThanOrEqual(risings);
});

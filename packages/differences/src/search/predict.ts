import { dayNumberOf, weekdayOf } from "@almagest/civil-time";
import { type BaziBirth, baziBirth, type ChineseCalendar } from "@almagest/chinese-astrology/facts";
import { alwaysHasHouses, type Ephemeris, normalizeDeg, type Viewing } from "@almagest/ephemeris";
import {
  AUTHORITIES,
  authorityOf,
  type Design,
  designOf,
  PROFILES,
  profileOf,
  TYPES,
  typeOf,
} from "@almagest/human-design/facts";
import { at, type HouseSystem } from "@almagest/operation";
import { type BodyId, type ChartMoment, chartMoment, houseOf, skyBodyOf } from "@almagest/sky";
import { ashtakoot, type MoonPlace, moonPlaceOf, nakshatraOf, VIMSHOTTARI_LORDS } from "@almagest/vedic/facts";
import type { BirthReading } from "../settings/births";
import type { ConventionName, Conventions } from "../settings/conventions";
import { isBody, type Point, type Shown, type What } from "../values/whats";
import { arcDeg, periodStart } from "./spans";

/** The sky that readings of a birth are looked up in, shared by all of them. */
export interface Source {
  readonly ephemeris: Ephemeris;
  readonly calendar: ChineseCalendar;
  /** The Moon of the second person, tropical, and the ayanamsas of that moment. */
  readonly partner: { readonly moonDeg: number; readonly jdTt: number } | undefined;
  readonly isBride: boolean;
}

/** A longitude in degrees, an index from 0, or an amount; undefined where the setting has none. */
export type Predicted = number | undefined;

type Predictor = (shown: Shown, chosen: Conventions) => Predicted;

const SIGN_DEG = 30;
/** The choices that a value depends on, beside the reading of the birth. */
export function dependenciesOf({ what, of }: Pick<Shown, "what" | "of">): readonly ConventionName[] {
  const ofBody: readonly ConventionName[] = isBody(of) ? ["positions", ...pointChoices(of)] : [];
  return [...DEPENDENCIES[what], ...(WITH_BODY.has(what) ? ofBody : [])];
}

function pointChoices(of: BodyId): readonly ConventionName[] {
  if (of === "north-node" || of === "south-node") return ["node"];
  return of === "lilith" ? ["lilith"] : [];
}

const WITH_BODY: ReadonlySet<What> = new Set(["position", "house", "nakshatra", "pada"]);

const DEPENDENCIES: Readonly<Record<What, readonly ConventionName[]>> = {
  position: ["zodiac", "ayanamsa"],
  house: ["houses", "zodiac", "ayanamsa"],
  cusp: ["houses", "zodiac", "ayanamsa"],
  nakshatra: ["ayanamsa"],
  pada: ["ayanamsa"],
  tithi: ["positions"],
  weekday: [],
  "year-pillar": ["yearBorder"],
  "month-pillar": [],
  "day-pillar": ["dayBorder"],
  "hour-pillar": ["dayBorder", "hourClock"],
  "dasha-lord": ["positions", "ayanamsa"],
  "dasha-start": ["positions", "ayanamsa", "yearLength"],
  kootas: ["positions", "ayanamsa", "roles"],
  "design-type": ["node"],
  profile: [],
  authority: ["node"],
  "solar-arc": ["arc"],
};

/** Everything that one reading of a birth gives, computed as it is asked for. */
export function predictor(source: Source, reading: BirthReading): Predictor {
  const { ephemeris, partner } = source;
  const moment = momentOf(ephemeris, reading);
  const known = new Map<string, number>();
  const kept = (key: string, compute: () => number): number => {
    const found = known.get(key) ?? compute();
    known.set(key, found);
    return found;
  };
  const ayanamsaDeg = (name: Conventions["ayanamsa"]): number =>
    kept(`ayanamsa ${name}`, () => ephemeris.ayanamsaDeg(name, moment.jdTt));
  const houses = keptBy((system: HouseSystem) =>
    ephemeris.houses({
      ...{ jdUt1: moment.jdUt1, latitudeDeg: reading.latitude, longitudeDeg: reading.longitude, system },
    }),
  );
  const viewed = keptBy((positions: Conventions["positions"]) => {
    const viewing = viewingOf(positions, reading);
    return viewing === undefined ? ephemeris : ephemeris.viewed?.(viewing);
  });
  const bodyDeg = (of: BodyId, { positions, node, lilith }: Conventions): Predicted => {
    const name = of === "south-node" ? "north-node" : of;
    const body = skyBodyOf(name, node, lilith === "true" ? { apogee: "osculating-apogee" } : {});
    const sky = viewed(positions);
    if (sky === undefined) return undefined;
    const deg = kept(`${body} ${positions}`, () => sky.ecliptic(body, moment.jdTt).longitudeDeg);
    return of === "south-node" ? normalizeDeg(deg + 180) : deg;
  };
  const pointDeg = (of: Point | undefined, chosen: Conventions): Predicted => {
    if (isBody(of)) return bodyDeg(of, chosen);
    const { ascendantDeg, midheavenDeg } = houses("whole-sign");
    return of === "midheaven" ? midheavenDeg : ascendantDeg;
  };
  const frameDeg = (chosen: Conventions): number => (chosen.zodiac === "tropical" ? 0 : ayanamsaDeg(chosen.ayanamsa));
  const siderealDeg = (of: Point | undefined, chosen: Conventions): Predicted => {
    const deg = pointDeg(of, chosen);
    return deg === undefined ? undefined : normalizeDeg(deg - ayanamsaDeg(chosen.ayanamsa));
  };
  const cuspsDeg = (chosen: Conventions): readonly number[] | undefined => {
    if (chosen.houses === "whole-sign" || chosen.houses === "equal-aries") {
      const shift = frameDeg(chosen);
      const first =
        chosen.houses === "equal-aries" ? 0 : Math.floor(normalizeDeg(houses("whole-sign").ascendantDeg - shift) / SIGN_DEG);
      return Array.from({ length: 12 }, (_, house0) => normalizeDeg(SIGN_DEG * (first + house0) + shift));
    }
    return alwaysHasHouses(chosen.houses, reading.latitude) ? houses(chosen.houses).cuspsDeg : undefined;
  };
  const bazi = keptBy((switches: string): BaziBirth => {
    const [dayBoundary, yearBoundary, hourClock] = switchesOf(switches);
    const { date, time, offsetHours: timezone, latitude, longitude } = reading;
    const input = { date, time, timezone, latitude, longitude, dayBoundary, yearBoundary, hourClock };
    return baziBirth(ephemeris, input, source.calendar);
  });
  const design = keptBy((nodeType: Conventions["node"]): Design => {
    const { date, time, offsetHours: timezone } = reading;
    return designOf(ephemeris, { date, time, timezone, nodeType });
  });
  const moonPlace = (chosen: Conventions): MoonPlace | undefined => {
    const deg = siderealDeg("moon", chosen);
    return deg === undefined ? undefined : moonPlaceOf(deg);
  };

  const pillar = (position: "year" | "month" | "day" | "hour"): Predictor => (_, chosen) => {
    const { dayBorder, yearBorder, hourClock } = chosen;
    const switches = [
      position === "day" || position === "hour" ? dayBorder : "split-zi",
      position === "year" ? yearBorder : "li-chun",
      position === "hour" ? hourClock : "clock",
    ];
    return bazi(switches.join(" ")).pillars[position].number - 1;
  };

  const of: Readonly<Record<What, Predictor>> = {
    position: (shown, chosen) => {
      const deg = pointDeg(shown.of, chosen);
      return deg === undefined ? undefined : normalizeDeg(deg - frameDeg(chosen));
    },
    house: (shown, chosen) => {
      const cusps = cuspsDeg(chosen);
      const deg = pointDeg(shown.of, chosen);
      return cusps === undefined || deg === undefined ? undefined : houseOf(deg, cusps) - 1;
    },
    cusp: (shown, chosen) => {
      const cusps = cuspsDeg(chosen);
      return cusps === undefined ? undefined : normalizeDeg(at(cusps, Number(shown.of) - 1) - frameDeg(chosen));
    },
    nakshatra: (shown, chosen) => indexOf(siderealDeg(shown.of, chosen), (deg) => nakshatraOf(deg).number - 1),
    pada: (shown, chosen) => indexOf(siderealDeg(shown.of, chosen), (deg) => nakshatraOf(deg).pada - 1),
    tithi: (_, chosen) => {
      const [moon, sun] = [bodyDeg("moon", chosen), bodyDeg("sun", chosen)];
      return moon === undefined || sun === undefined ? undefined : Math.floor(normalizeDeg(moon - sun) / 12);
    },
    weekday: () => weekdayOf(reading.date),
    "year-pillar": pillar("year"),
    "month-pillar": pillar("month"),
    "day-pillar": pillar("day"),
    "hour-pillar": pillar("hour"),
    "dasha-lord": (_, chosen) =>
      indexOf(siderealDeg("moon", chosen), (deg) => VIMSHOTTARI_LORDS.indexOf(nakshatraOf(deg).lord)),
    "dasha-start": ({ detail = "" }, chosen) =>
      indexOf(siderealDeg("moon", chosen), (deg) => {
        const birthDay = dayNumberOf(reading.date) + hoursIn(reading.time) / 24;
        return periodStart({ moonDeg: deg, birthDay, yearDays: Number(chosen.yearLength), lords: detail.split("/") });
      }),
    kootas: (_, chosen) => {
      const own = moonPlace(chosen);
      if (own === undefined || partner === undefined) return undefined;
      const theirs = kept(`partner ${chosen.ayanamsa}`, () =>
        normalizeDeg(partner.moonDeg - ephemeris.ayanamsaDeg(chosen.ayanamsa, partner.jdTt)),
      );
      const other = moonPlaceOf(theirs);
      const isBride = source.isBride === (chosen.roles === "as-sent");
      return ashtakoot(isBride ? { groom: other, bride: own } : { groom: own, bride: other }).total;
    },
    "design-type": (_, { node }) => TYPES.indexOf(typeOf(design(node).channels)),
    profile: () => PROFILES.indexOf(profileOf(design("true"))),
    authority: (_, { node }) => AUTHORITIES.indexOf(authorityOf(design(node).centers)),
    "solar-arc": ({ detail = "" }, { arc }) => arcDeg(ephemeris, moment, { arc, day: dayNumberOf(detail) }),
  };
  return (shown, chosen) => of[shown.what](shown, chosen);
}

function indexOf(deg: Predicted, index: (deg: number) => number | undefined): Predicted {
  return deg === undefined ? undefined : index(deg);
}

function hoursIn(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return hours + minutes / 60 + seconds / 3600;
}

function momentOf(ephemeris: Ephemeris, { date, time, offsetHours }: BirthReading): ChartMoment {
  return chartMoment(ephemeris, { date, time, timezone: offsetHours });
}

function viewingOf(positions: Conventions["positions"], { latitude, longitude }: BirthReading): Viewing | undefined {
  if (positions === "apparent") return undefined;
  if (positions === "true") return { positions: "true", from: "earth" };
  return { positions: "apparent", from: { latitudeDeg: latitude, longitudeDeg: longitude } };
}

function switchesOf(text: string): readonly [BaziBirth["input"]["dayBoundary"], "li-chun" | "lunar-new-year", BaziBirth["input"]["hourClock"]] {
  const [day = "", year = "", clock = ""] = text.split(" ");
  return [
    day === "midnight" || day === "early-zi" ? day : "split-zi",
    year === "lunar-new-year" ? year : "li-chun",
    clock === "local-mean" || clock === "solar" ? clock : "clock",
  ];
}

function keptBy<Key extends string, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key) ?? compute(key);
    known.set(key, found);
    return found;
  };
}

import { civilTimeAt, formatIsoUtc } from "@almagest/civil-time";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import type { DraftOf } from "@almagest/operation";
import { angle } from "@almagest/sky";
import {
  decimals,
  pointName,
  presentFrame,
  presentVedicConventions,
  signNameAt,
  wireDegree,
  wireLongitude,
} from "../birth/present";
import { entriesByPoint, presentPointInRashi } from "../chart/present";
import { sahams as sahamTerms, tajikaYogas } from "../vocabulary/tajika";
import { houseFrom, signIndex0 } from "../zodiac/circle";
import { lordOfSign } from "../zodiac/rashis";
import type { VarshaphalaFacts } from "./compute";
import type { YearPeriod } from "./dashas";
import type { varshaphalaOutput } from "./schema";
import type { LordStrength } from "./strengths";
import type { TajikaYoga } from "./yogas";

type Answer = DraftOf<typeof varshaphalaOutput>;

/** The rules chosen where texts differ, beside docs/conventions.md. */
const RULES = {
  datedBy: "clock-of-zone",
  year: "true sidereal return of the Sun, within milliseconds",
  day: "from sunrise to sunset, upper limb with refraction; where it does not rise and set, by the Sun's altitude",
  friendship: "by signs in the chart of the year: 3, 5, 9, 11 friends; 1, 4, 7, 10 enemies; 2, 6, 8, 12 neutral",
  yearLord: "strongest office bearer that sees the Lagna, else the lord of the Muntha; the Moon may be lord",
  orbs: "half the sum of deeptamsas: Sun 15, Moon 12, Jupiter and Saturn 9, Mars 8, Mercury and Venus 7",
  yogas: "third to sixteenth by degrees in signs; from the fifth on, the lord of the Lagna with each other lord",
  sahams: "30 degrees more where the third term is not between the second and the first, by degrees",
  dashas: "mean days: each period is its part of the time from this return to the next",
} as const;

export function presentVarshaphala(facts: VarshaphalaFacts): Answer {
  const { natal, points, frame, nodeType, strengths, harsha, bearers, yearLord, drekkana } = facts;
  return {
    year: presentYear(facts),
    chart: entriesByPoint(points, presentPointInRashi),
    combust: facts.combust.map((id) => grahaTerms[id].en),
    muntha: placeIn(facts, facts.munthaDeg),
    yearLord: { graha: grahaTerms[yearLord.id].en, chosenBy: yearLord.chosenBy },
    officeBearers: bearers.map(({ office, id, vishwa, bond }) => ({
      office,
      graha: grahaTerms[id].en,
      vishwa: decimals(vishwa, 3),
      aspectOnLagna: bond,
    })),
    panchavargiyaBala: strengths.map((one) => ({
      graha: grahaTerms[one.id].en,
      kshetra: presentLord(one.kshetra),
      uccha: decimals(one.uccha, 3),
      hadda: presentLord(one.hadda),
      drekkana: presentLord(one.drekkana),
      navamsa: presentLord(one.navamsa),
      total: decimals(one.total, 3),
      vishwa: decimals(one.vishwa, 3),
      grade: one.grade,
    })),
    harshaBala: harsha.map(({ id, house: joy, ...rest }) => ({ graha: grahaTerms[id].en, joy, ...rest })),
    aspects: facts.aspects.map((one) => ({
      faster: grahaTerms[one.faster].en,
      slower: grahaTerms[one.slower].en,
      aspect: one.bond,
      distance: angle(one.aheadDeg),
      orb: one.orbDeg,
      isWithinOrb: one.isWithinOrb,
    })),
    yogas: facts.yogas.map(presentYoga),
    sahams: facts.sahams.map(({ id, longitudeDeg }) => ({ name: sahamTerms[id].en, ...placeIn(facts, longitudeDeg) })),
    mudda: facts.mudda.map((period) => ({ lord: grahaTerms[period.lord].en, ...presentPeriod(facts, period) })),
    patyayini: facts.patyayini.map((period) => ({ lord: pointName(period.lord), ...presentPeriod(facts, period) })),
    frame: presentFrame(frame),
    conventions: { ...presentVedicConventions({ ...natal, nodeType }), ...RULES, drekkana },
  };
}

const DAY_MS = 86_400_000;

function presentYear({ input, age, place, beginsEpochMs, endsEpochMs, isDay }: VarshaphalaFacts): Answer["year"] {
  return {
    age,
    begins: localInstant(beginsEpochMs, input.timezone),
    beginsUtc: formatIsoUtc(nearestSecond(beginsEpochMs)),
    ends: localInstant(endsEpochMs, input.timezone),
    endsUtc: formatIsoUtc(nearestSecond(endsEpochMs)),
    days: decimals((endsEpochMs - beginsEpochMs) / DAY_MS, 6),
    ...place,
    isDay,
  };
}

function nearestSecond(epochMs: number): number {
  return Math.round(epochMs / 1000) * 1000;
}

function localInstant(epochMs: number, timezone: number | string): string {
  const { date, time } = civilTimeAt(nearestSecond(epochMs), timezone);
  return `${date}T${time}`;
}

function placeIn({ lagnaDeg }: VarshaphalaFacts, longitudeDeg: number): Answer["muntha"] {
  const sign0 = signIndex0(longitudeDeg);
  return {
    longitude: wireLongitude(longitudeDeg),
    rashi: signNameAt(longitudeDeg),
    degreeInSign: wireDegree(longitudeDeg),
    house: houseFrom(signIndex0(lagnaDeg), sign0),
    lord: grahaTerms[lordOfSign(sign0)].en,
  };
}

function presentLord({ lord, relation, units }: LordStrength): Answer["panchavargiyaBala"][number]["kshetra"] {
  return { lord: grahaTerms[lord].en, relation, units };
}

function presentYoga({ id, pair, third, houses, kind, ranks, weaknesses }: TajikaYoga): Answer["yogas"][number] {
  const [moonRank, thirdRank] = ranks ?? [];
  return {
    name: tajikaYogas[id].en,
    grahas: pair.map((one) => grahaTerms[one].en),
    third: third && grahaTerms[third].en,
    houses: [...houses],
    kind,
    moonRank,
    thirdRank,
    weaknesses: weaknesses && [...weaknesses],
  };
}

type Dates = Omit<Answer["mudda"][number], "lord">;

function presentPeriod(facts: VarshaphalaFacts, { from, to }: YearPeriod<string>): Dates {
  const { input, beginsEpochMs, endsEpochMs } = facts;
  const length = endsEpochMs - beginsEpochMs;
  return {
    begins: localInstant(beginsEpochMs + from * length, input.timezone),
    ends: localInstant(beginsEpochMs + to * length, input.timezone),
    days: decimals(((to - from) * length) / DAY_MS, 3),
  };
}

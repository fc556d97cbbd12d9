import { grahas as grahaTerms, nakshatras } from "@almagest/i18n/vedic";
import { at, type DraftOf, InvariantError } from "@almagest/operation";
import type * as z from "zod";
import { decimals, presentVedicConventions, wireLongitude } from "../birth/present";
import type { Focus } from "../birth/schema";
import { presentHouseThemes } from "../kp/house-themes";
import { localClock, nameOf, presentLevelHouses } from "../kp/present";
import { evidenceOf } from "../standing/evidence";
import type { VedicReader } from "../texts/reader";
import { NAKSHATRA_IDS } from "../zodiac/nakshatras";
import { type DashaBirth, type LivedPeriod, lordSignificators } from "./birth";
import { gradeOf } from "./grade";
import { YEAR_DAYS } from "./periods";
import type { ReadBirth } from "./read-birth";
import type {
  dashaConventionsSchema,
  dashaFocusShape,
  dashaMoonShape,
  dashaNakshatraShape,
  judgmentSchema,
  periodShape,
  spanSchema,
} from "./schema";
import type { Told } from "./telling";
import { majorTold } from "./told";
import { briefTold, lineTold, subTold } from "./told-parts";
import { toneOf } from "./tone";

type Shaped<Shape extends z.ZodRawShape> = DraftOf<z.ZodObject<Shape>>;

const DAY_MS = 86_400_000;
const MONTH_DAYS = YEAR_DAYS / 12;

/** A length of time as years, months and days. */
export function presentSpan(milliseconds: number): DraftOf<typeof spanSchema> {
  const totalDays = decimals(milliseconds / DAY_MS, 6);
  const years = Math.floor(totalDays / YEAR_DAYS);
  const months = Math.floor((totalDays - years * YEAR_DAYS) / MONTH_DAYS);
  const days = Math.floor(totalDays - years * YEAR_DAYS - months * MONTH_DAYS);
  return { years, months, days, totalDays };
}

function presentSignificators({ chart }: DashaBirth, period: LivedPeriod): Shaped<typeof periodShape>["significators"] {
  if (chart === undefined) return undefined;
  const found = lordSignificators(chart, lordOf(period));
  const { grade, label } = gradeOf(found.strength);
  return {
    house: found.house,
    starLord: nameOf(found.starLord),
    subLord: nameOf(found.subLord),
    signifies: presentLevelHouses(found.levels),
    signifiedHouses: [...found.houses],
    strongHouses: [...found.strongHouses],
    strength: { score: decimals(found.strength, 1), grade, label },
  };
}

function lordOf({ lords }: LivedPeriod): (typeof lords)[number] {
  return at(lords, lords.length - 1);
}

/** The first three levels are read in the chart; below them the lord has its own entry for grown people. */
function interpretationOf(period: LivedPeriod, told: Told): string | undefined {
  switch (period.lords.length) {
    case 1:
      return majorTold(period, told);
    case 2:
      return subTold(period, told);
    case 3:
      return lineTold(period, told);
    default:
      return briefTold(period, told);
  }
}

function presentJudgment({ lords }: LivedPeriod, { read }: ReadBirth): DraftOf<typeof judgmentSchema> | undefined {
  if (lords.length > 3) return undefined;
  const id = at(lords, lords.length - 1);
  const standing = read.standings[id];
  const tone = toneOf(id, lords.at(-2) ?? id, read);
  return { tone, promise: standing.role, means: standing.means, evidence: [...evidenceOf(standing)] };
}

/** A period without the lords above it. */
export function presentPeriod(told: Told, period: LivedPeriod): Shaped<typeof periodShape> {
  const { facts } = told;
  const { offsetSeconds } = facts.birth.moment.civil;
  const local = (epochMs: number): string => localClock(epochMs, offsetSeconds).datetime;
  return {
    planet: grahaTerms[lordOf(period)].en,
    startDate: local(period.livedStartEpochMs),
    endDate: local(period.endEpochMs),
    ...(period.isClipped ? { nominalStartDate: local(period.startEpochMs) } : {}),
    durationYears: decimals(period.years, 9),
    interpretation: interpretationOf(period, told),
    judgment: presentJudgment(period, facts),
    significators: presentSignificators(facts, period),
  };
}

export function presentMoon({ frame, moonLongitudeDeg }: DashaBirth): Shaped<typeof dashaMoonShape> {
  if (frame.ayanamsa === "tropical") throw new InvariantError("a dasha in the tropical zodiac", {});
  return {
    moonLongitude: wireLongitude(moonLongitudeDeg),
    ayanamsa: frame.ayanamsaDeg,
    ayanamsaType: frame.ayanamsa,
    ayanamsaEpoch: frame.ayanamsaEpoch,
  };
}

export function presentMoonNakshatra({ cycle }: DashaBirth): Shaped<typeof dashaNakshatraShape> {
  return {
    moonNakshatra: cycle.moonNakshatra,
    nakshatraName: nakshatras[at(NAKSHATRA_IDS, cycle.moonNakshatra - 1)].en,
    nakshatraLord: nameOf(cycle.firstLord),
  };
}

/** The focus and the themes of the houses, only where houses are told. */
export function presentFocus({ chart }: DashaBirth, texts: VedicReader, focus: Focus): Shaped<typeof dashaFocusShape> {
  return chart === undefined ? {} : presentHouseThemes(texts, focus);
}

export function presentDashaConventions(facts: DashaBirth): DraftOf<typeof dashaConventionsSchema> {
  const houseSystem = facts.chart === undefined ? "none" : "placidus";
  return { ...presentVedicConventions(facts, houseSystem), yearDays: YEAR_DAYS };
}

import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import { at, type DraftOf, InvariantError } from "@almagest/operation";
import type * as z from "zod";
import {
  decimals,
  presentGrahaConventions,
  presentNakshatra,
  presentVedicConventions,
  signName,
  wireLongitude,
} from "../birth/present";
import { DASHA_LEVELS } from "../dasha/periods";
import { presentSpan } from "../dasha/present";
import { localClock } from "../kp/present";
import { grahaOf } from "../sky/positions";
import { dashaSystems, yoginis } from "../vocabulary/dasha-systems";
import { type DashaPeriodsFacts, isAshtottariMeant, isOfLagna, type SystemChoice } from "./compute";
import { kalachakra } from "./kalachakra";
import { rulesOf } from "./rules";
import type { dashaPeriodsOutput, rulerShape, systemConventions, systemShape } from "./schema";
import { type Ruler, type SystemPeriod, systemParts } from "./system";
import type { DashaCalendar } from "./year";

type Shaped<Shape extends z.ZodRawShape> = DraftOf<z.ZodObject<Shape>>;
type Output = DraftOf<typeof dashaPeriodsOutput>;

export function presentRuler(ruler: Ruler): Shaped<typeof rulerShape> {
  if ("graha" in ruler) {
    return { planet: grahaTerms[ruler.graha].en, ...(ruler.yogini && { yogini: yoginis[ruler.yogini].en }) };
  }
  if ("sign0" in ruler) return { rashi: signName(ruler.sign0) };
  const { lagna0, moon0, sun0 } = ruler.signs0;
  return {
    rashi: signName(lagna0),
    rashiFromMoon: signName(moon0),
    rashiFromSun: signName(sun0),
    house: ruler.house,
  };
}

export function presentSystem({ dashaSystem }: SystemChoice): Shaped<typeof systemShape> {
  return { dashaSystem, dashaSystemName: dashaSystems[dashaSystem].en };
}

export function presentChoice(
  choice: SystemChoice,
  { yearDays }: Pick<DashaCalendar, "yearDays">,
): Shaped<typeof systemConventions> {
  const { dashaSystem, yearLength, ashtottariStart, abhijit, charaCount } = choice;
  return {
    datedBy: "offset-of-birth",
    yearLength,
    yearDays,
    ...(dashaSystem === "ashtottari" && { ashtottariStart, abhijit }),
    ...(dashaSystem === "chara" && { charaCount }),
    rules: [...rulesOf(choice)],
  };
}

export function presentDashaPeriods(facts: DashaPeriodsFacts): Output {
  const { choice, chart, calendar, birthEpochMs, readingEpochMs, majors, running } = facts;
  const { frame, birth } = chart;
  if (frame.ayanamsa === "tropical") throw new InvariantError("a dasha in the tropical zodiac", {});
  const moonDeg = grahaOf(chart.grahas, "moon").longitudeDeg;
  const { key, name } = presentNakshatra(moonDeg);
  const { offsetSeconds } = birth.moment.civil;
  const local = (epochMs: number): string => localClock(epochMs, offsetSeconds).datetime;
  const present = (period: SystemPeriod) => presentPeriod(period, facts, local);
  return {
    ...presentSystem(choice),
    readingAt: local(readingEpochMs),
    moonLongitude: wireLongitude(moonDeg),
    ayanamsa: frame.ayanamsaDeg,
    ayanamsaType: frame.ayanamsa,
    ayanamsaEpoch: frame.ayanamsaEpoch,
    moonNakshatra: key,
    nakshatraName: name,
    birthDashaBalance: presentSpan(calendar.epochAt(firstMajor(facts).toYears) - birthEpochMs),
    ...(choice.dashaSystem === "ashtottari" && { isConditionMet: isAshtottariMeant(chart) }),
    ...(choice.dashaSystem === "kalachakra" && { kalachakra: presentKalachakra(moonDeg) }),
    periods: majors.map((major) => ({
      ...present(major),
      subPeriods: systemParts(major)
        .filter(({ toYears }) => toYears > 0)
        .map(present),
    })),
    running: running.map((period, level0) => ({
      level: at(DASHA_LEVELS, level0),
      ...present(period),
      remaining: presentSpan(Math.max(0, calendar.epochAt(period.toYears) - readingEpochMs)),
    })),
    conventions: { ...conventionsOf(choice)(chart), ...presentChoice(choice, calendar) },
  };
}

/** The condition of Ashtottari is read from the Lagna, its periods are not. */
function conventionsOf({ dashaSystem }: SystemChoice): typeof presentVedicConventions {
  return isOfLagna(dashaSystem) || dashaSystem === "ashtottari" ? presentVedicConventions : presentGrahaConventions;
}

function firstMajor({ cycle }: DashaPeriodsFacts): { readonly toYears: number } {
  return { toYears: cycle.majorAt(0).years - cycle.elapsedYears };
}

function presentPeriod(
  { path, branch, fromYears, toYears }: SystemPeriod,
  { calendar, birthEpochMs }: DashaPeriodsFacts,
  local: (epochMs: number) => string,
) {
  const isClipped = fromYears < 0;
  return {
    ...presentRuler(at(path, path.length - 1)),
    startDate: local(isClipped ? birthEpochMs : calendar.epochAt(fromYears)),
    endDate: local(calendar.epochAt(toYears)),
    ...(isClipped && { nominalStartDate: local(calendar.epochAt(fromYears)) }),
    durationYears: decimals(branch.years, 9),
  };
}

function presentKalachakra(moonDeg: number): Output["kalachakra"] {
  const { direction, pada, deha0, jiva0, paramayus } = kalachakra(moonDeg);
  return { direction, pada, deha: signName(deha0), jiva: signName(jiva0), paramayus };
}

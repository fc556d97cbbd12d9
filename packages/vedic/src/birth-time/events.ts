import type { Ephemeris } from "@almagest/ephemeris";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import { type Border, type Member, monotoneBorders, type SearchedSky } from "@almagest/sky";
import { majorPeriods, periodOfPath, runningPeriods, type Vimshottari, vimshottari } from "../dasha/periods";
import type { GrahaId } from "../grahas";
import { dashaSpreads } from "./dasha";
import { grahaOfSecond, type VedicSetting } from "./search";

/** Levels that a date of life may be told by: the major period's lord, and with it the second's. */
const LEVELS = 2;

/**
 * The lords of the major and the second period that run at dated events, `Saturn-Venus`, as functions of the time of
 * birth. An hour of birth moves the periods by weeks to months, so the same event falls under one pair of lords or another.
 */
export function dashaEventMembers(
  sky: SearchedSky,
  setting: VedicSetting,
  eventEpochsMs: readonly number[],
): readonly Member[] {
  const stays = dashaSpreads(sky, setting);
  return eventEpochsMs.map((eventMs, event0) => {
    const ofStays = stays.map(({ fromEpochMs }) => ({ epochMs: fromEpochMs, doubtMs: STAY_DOUBT_MS }));
    // later births have gone further in their periods while the Moon keeps its star
    const within = stays.flatMap((stay) =>
      monotoneBorders(stay, (epochMs) => orderOf(cycleAt(sky.near, epochMs, setting), eventMs)),
    );
    const borders: readonly Border[] = [...ofStays, ...within];
    return {
      member: `events.${event0}.dasha`,
      borders,
      valueAt: (asked: Ephemeris, epochMs: number) => {
        const lords = lordsAt(cycleAt(asked, epochMs, setting), eventMs);
        return lords.length === 0 ? BEFORE_BIRTH : lords.map((lord) => grahaTerms[lord].en).join("-");
      },
    };
  });
}

const BEFORE_BIRTH = "none";

/** Stays begin at whole seconds that the engine has settled. */
const STAY_DOUBT_MS = 1000;

function cycleAt(sky: Ephemeris, epochMs: number, setting: VedicSetting): Vimshottari {
  return vimshottari(grahaOfSecond(sky, epochMs, { id: "moon", setting }).longitudeDeg, epochMs);
}

function lordsAt(cycle: Vimshottari, eventMs: number): readonly GrahaId[] {
  return (runningPeriods(cycle, eventMs)?.at(LEVELS - 1)?.lords ?? []).slice(0, LEVELS);
}

/** The place of the period that runs at an event among all of the cycle, by its beginning: in order of time. */
function orderOf(cycle: Vimshottari, eventMs: number): number {
  const lords = lordsAt(cycle, eventMs);
  const [major] = lords;
  if (major === undefined) return -1;
  const majors = majorPeriods(cycle).map((period) => period.lords[0]);
  const period = periodOfPath(cycle, lords);
  const ofMajor = periodOfPath(cycle, [major]);
  const share = (period.startEpochMs - ofMajor.startEpochMs) / (ofMajor.endEpochMs - ofMajor.startEpochMs);
  return majors.indexOf(major) + Math.round(share * ORDER_STEPS) / ORDER_STEPS;
}

const ORDER_STEPS = 1e6;

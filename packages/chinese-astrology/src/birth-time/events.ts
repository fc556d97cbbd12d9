import { civilTimeAt } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { type Member, momentAt, monotoneBorders, type SearchedSky } from "@almagest/sky";
import { type BaziBirth, baziBirth } from "../bazi/birth";
import { type Gender, luckDate, luckStart } from "../bazi/luck";
import { chineseCalendar } from "../calendar/calendar";
import { pillarAfter } from "../cycle/pillars";
import type { BaziSetting } from "./borders";
import { luckSpreads } from "./members";

/** A life has no more pillars than these. */
const MOST_PILLARS = 12;

const BEFORE_LUCK = "none";

/**
 * The luck pillars that run at dated events as functions of the time of birth; `none` before the first. Two hours of birth
 * move the start of luck by ten days.
 */
export function luckEventMembers(
  sky: SearchedSky,
  setting: BaziSetting,
  { gender, eventEpochsMs }: { readonly gender: Gender; readonly eventEpochsMs: readonly number[] },
): readonly Member[] {
  const calendar = chineseCalendar(sky.ephemeris);
  const birthAt = (asked: Ephemeris, epochMs: number): BaziBirth =>
    baziBirth(asked, { ...setting, ...momentAt(epochMs, sky.span.timezone) }, calendar);
  const stays = luckSpreads(sky, setting, gender);
  const ofStays = stays.map(({ fromEpochMs }) => ({ epochMs: fromEpochMs, doubtMs: 0 }));
  return eventEpochsMs.map((eventMs, event0) => {
    const { date } = civilTimeAt(eventMs, sky.span.timezone);
    // the start of luck moves one way while its term and its direction hold
    const within = stays.flatMap((stay) =>
      monotoneBorders(stay, (epochMs) => indexAt(birthAt(sky.near, epochMs), gender, date)),
    );
    return {
      member: `events.${event0}.luckPillar`,
      borders: [...ofStays, ...within],
      valueAt: (asked: Ephemeris, epochMs: number) => {
        const birth = birthAt(asked, epochMs);
        const index = indexAt(birth, gender, date);
        const step = luckStart(birth, gender).direction === "forward" ? 1 : -1;
        return index === 0 ? BEFORE_LUCK : pillarAfter(birth.pillars.month, step * index).id;
      },
    };
  });
}

/** The number of luck pillars that have begun by a date. */
function indexAt(birth: BaziBirth, gender: Gender, date: string): number {
  const start = luckStart(birth, gender);
  let index = 0;
  while (index < MOST_PILLARS && luckDate(birth, start, index) <= date) index++;
  return index;
}

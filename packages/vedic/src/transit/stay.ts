import type { Ephemeris } from "@almagest/ephemeris";
import type { GrahaId } from "../grahas";
import type { Frame } from "../sky/frame";
import { grahaAt } from "../sky/positions";
import { signIndex0 } from "../zodiac/circle";

/** The days on both sides of an instant at which a graha enters and leaves its sign; passages back by retrograde count. */
export interface SignStay {
  readonly sinceJdTt: number;
  readonly untilJdTt: number;
}

/** Steps that no passage of a sign fits in, in days, and how many are taken at most: Saturn's longest stay and more. */
const STEPS = { jupiter: 12, saturn: 12, rahu: 40, ketu: 40 } as const;
export type SlowGraha = keyof typeof STEPS;
const MOST_STEPS = 110;
/** A minute: dates are told by the day. */
const PRECISION_DAYS = 1 / 1440;

export function isSlow(id: GrahaId): id is SlowGraha {
  return id in STEPS;
}

/** In one frame, that of the instant: the ayanamsa moves by 0.14 arcseconds a day. */
export function signStayOf(
  ephemeris: Ephemeris,
  id: SlowGraha,
  { jdTt, frame }: { jdTt: number; frame: Frame },
): SignStay | undefined {
  const signAt = (instant: number): number =>
    signIndex0(grahaAt(ephemeris, id, { jdTt: instant, frame, nodeType: "mean" }).longitudeDeg);
  const sign0 = signAt(jdTt);
  const edge = (stepDays: number): number | undefined => {
    let inside = jdTt;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      let outside = inside + stepDays;
      if (signAt(outside) === sign0) {
        inside = outside;
        continue;
      }
      while (Math.abs(outside - inside) > PRECISION_DAYS) {
        const middle = (inside + outside) / 2;
        if (signAt(middle) === sign0) inside = middle;
        else outside = middle;
      }
      return (inside + outside) / 2;
    }
    return undefined;
  };
  const sinceJdTt = edge(-STEPS[id]);
  const untilJdTt = edge(STEPS[id]);
  return sinceJdTt === undefined || untilJdTt === undefined ? undefined : { sinceJdTt, untilJdTt };
}

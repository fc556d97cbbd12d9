import {
  type AngleTrack,
  bodyMotion,
  type Ephemeris,
  longitudeTrack,
  type SkyBody,
  signedDifferenceDeg,
} from "@almagest/ephemeris";
import { type FrameChoice, frameAt, inFrameDeg } from "./frame";

/** The zodiac that a longitude is searched in. */
export type SearchedZodiac = FrameChoice | "tropical";

/** The frame and its own motion: under half an arcsecond a day, nutation included. */
const FRAME_SPEED_DEG_PER_DAY = 1.4e-4;
const NEAR_TURN_DEG_PER_DAY = 10 * FRAME_SPEED_DEG_PER_DAY;

/** The longitude of a body in a zodiac whose frame is read at every instant, as a moving angle. */
export function zodiacTrack(ephemeris: Ephemeris, body: SkyBody, zodiac: SearchedZodiac): AngleTrack {
  if (zodiac === "tropical") return longitudeTrack(ephemeris, body);
  const { slowestDegPerDay, fastestDegPerDay, stepDays } = bodyMotion(body);
  const rateDegPerDay = frameRateDegPerDay(ephemeris, zodiac);
  return {
    motion: {
      slowestDegPerDay: slowestDegPerDay - FRAME_SPEED_DEG_PER_DAY,
      fastestDegPerDay: fastestDegPerDay + FRAME_SPEED_DEG_PER_DAY,
      stepDays,
    },
    at: (jdTt) => {
      const { longitudeDeg, longitudeSpeedDegPerDay } = ephemeris.ecliptic(body, jdTt);
      return {
        // where turns are looked for, no frame is asked for
        get angleDeg() {
          return inFrameDeg(longitudeDeg, frameAt(ephemeris, zodiac, jdTt));
        },
        // only its sign is asked for, which the frame can change where a planet is all but stationary
        get speedDegPerDay() {
          const isNearTurn = Math.abs(longitudeSpeedDegPerDay) < NEAR_TURN_DEG_PER_DAY;
          return isNearTurn ? longitudeSpeedDegPerDay - rateDegPerDay(jdTt) : longitudeSpeedDegPerDay;
        },
      };
    },
  };
}

/** The growth of the ayanamsa: where a planet is stationary, this decides on which day it turns. */
function frameRateDegPerDay(ephemeris: Ephemeris, choice: FrameChoice): (jdTt: number) => number {
  const { fromJdTt, toJdTt } = ephemeris.range;
  return (jdTt) => {
    const before = Math.max(fromJdTt, jdTt - 0.5);
    const after = Math.min(toJdTt - 1e-6, before + 1);
    const degAt = (jd: number): number => frameAt(ephemeris, choice, jd).ayanamsaDeg;
    return signedDifferenceDeg(degAt(after), degAt(before)) / (after - before);
  };
}

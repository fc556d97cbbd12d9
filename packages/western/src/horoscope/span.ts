import {
  type AngleTrack,
  angleCrossings,
  answerableWindow,
  type Crossing,
  type Ephemeris,
  elongationTrack,
  longitudeTrack,
  normalizeDeg,
  stations,
} from "@almagest/ephemeris";
import { type PlanetId, SIGN_IDS, type SignId, signOf } from "@almagest/sky";
import { ASPECTS } from "../aspects/table";
import { isAspect, type SkyEvent, type ToldAspect } from "./sky-event";

/** An unbroken stay of a body in a sign. An end is undefined where it lies outside the ephemeris' range. */
export interface SignStay {
  readonly body: PlanetId;
  readonly sign: SignId;
  readonly fromJdTt: number | undefined;
  readonly toJdTt: number | undefined;
  /** It began in retrograde motion, out of the sign after. */
  readonly isReturn?: boolean;
  /** It ends in retrograde motion, in the sign before. */
  readonly endsBackward?: boolean;
}

/** Orb within which an aspect counts as running, degrees. */
export const RUNNING_ORBS_DEG = {
  conjunction: 8,
  opposition: 8,
  square: 8,
  trine: 8,
  sextile: 6,
} as const satisfies Record<ToldAspect, number>;

/** Past the instant of an event, which is known within milliseconds. */
const JUST_AFTER_DAYS = 1e-5;

/** One answer asks for the same stay for an area, a ruler and a column. */
const known = new WeakMap<Ephemeris, Map<string, SignStay>>();

/** The stay that holds an instant. */
export function signStay(ephemeris: Ephemeris, body: PlanetId, jdTt: number): SignStay {
  const stays = known.get(ephemeris) ?? new Map<string, SignStay>();
  known.set(ephemeris, stays);
  const name = `${body} ${jdTt}`;
  const stay = stays.get(name) ?? foundStay(ephemeris, body, jdTt);
  stays.set(name, stay);
  return stay;
}

function foundStay(ephemeris: Ephemeris, body: PlanetId, jdTt: number): SignStay {
  const sign = signOf(ephemeris.ecliptic(body, jdTt).longitudeDeg);
  const entry = entryBefore(ephemeris, { body, sign, jdTt });
  return {
    body,
    sign,
    fromJdTt: entry?.jdTt,
    ...(entry?.motion === "retrograde" ? { isReturn: true } : {}),
    ...endOfStay(ephemeris, { body, sign, jdTt }),
  };
}

/** The stay that a change of sign begins. */
export function stayFrom(ephemeris: Ephemeris, { first: body, sign, jdTt, isReturn }: SkyEvent): SignStay {
  const end = endOfStay(ephemeris, { body, sign, jdTt });
  return { body, sign, fromJdTt: jdTt, ...(isReturn ? { isReturn } : {}), ...end };
}

function endOfStay(ephemeris: Ephemeris, inSign: InSign): Pick<SignStay, "toJdTt" | "endsBackward"> {
  const exit = exitAfter(ephemeris, inSign);
  return { toJdTt: exit?.jdTt, ...(exit?.motion === "retrograde" ? { endsBackward: true } : {}) };
}

/** The end of what an event begins: the aspect's orb, the stay in the sign, the retrograde motion; others have none. */
export function endOf(ephemeris: Ephemeris, event: SkyEvent): number | undefined {
  const { form, first, sign, jdTt } = event;
  if (event.endJdTt !== undefined) return event.endJdTt;
  if (isAspect(form)) return orbEnd(ephemeris, event, form);
  if (form === "ingress") return exitAfter(ephemeris, { body: first, sign, jdTt })?.jdTt;
  return form === "retrograde" ? stationAfter(ephemeris, first, jdTt) : undefined;
}

interface InSign {
  readonly body: PlanetId;
  readonly sign: SignId;
  readonly jdTt: number;
}

function exitAfter(ephemeris: Ephemeris, { body, sign, jdTt }: InSign): Crossing | undefined {
  const search = { track: longitudeTrack(ephemeris, body), arc: arcOf(sign), fromJdTt: jdTt + JUST_AFTER_DAYS };
  return borderOfArc(ephemeris, search, "later");
}

function entryBefore(ephemeris: Ephemeris, { body, sign, jdTt }: InSign): Crossing | undefined {
  const search = { track: longitudeTrack(ephemeris, body), arc: arcOf(sign), fromJdTt: jdTt + JUST_AFTER_DAYS };
  return borderOfArc(ephemeris, search, "earlier");
}

function arcOf(sign: SignId): Arc {
  return { startDeg: 30 * SIGN_IDS.indexOf(sign), lengthDeg: 30 };
}

function orbEnd(ephemeris: Ephemeris, event: SkyEvent, form: ToldAspect): number | undefined {
  if (event.second === undefined) return undefined;
  const track = elongationTrack(ephemeris, event.first, event.second);
  const exact = track.at(event.jdTt).angleDeg;
  const orb = RUNNING_ORBS_DEG[form];
  const { angleDeg } = ASPECTS[form];
  const side = exact > 180 ? 360 - angleDeg : angleDeg;
  const arc = { startDeg: side - orb, lengthDeg: 2 * orb };
  return borderOfArc(ephemeris, { track, arc, fromJdTt: event.jdTt + JUST_AFTER_DAYS }, "later")?.jdTt;
}

/** Retrograde motion of the slowest lasts half a year, of Mercury three weeks: looked for in stretches of this length. */
const STATION_STRETCH_DAYS = 60;

function stationAfter(ephemeris: Ephemeris, body: PlanetId, jdTt: number): number | undefined {
  const { toJdTt: lastJdTt } = ephemeris.range;
  for (let fromJdTt = jdTt + 1; fromJdTt < lastJdTt; fromJdTt += STATION_STRETCH_DAYS) {
    const toJdTt = Math.min(lastJdTt, fromJdTt + STATION_STRETCH_DAYS);
    const [found] = stations(ephemeris, { body, window: answerableWindow(ephemeris, { fromJdTt, toJdTt }) });
    if (found) return found.jdTt;
  }
  return undefined;
}

/** A part of the circle, from its start on in the order of the signs. */
interface Arc {
  readonly startDeg: number;
  readonly lengthDeg: number;
}

interface ArcSearch {
  readonly track: AngleTrack;
  readonly arc: Arc;
  /** An instant at which the angle is in the arc. */
  readonly fromJdTt: number;
}

type Course = "earlier" | "later";

/** Crossings are looked for in stretches of so many steps of the angle's motion, and where fewer are free of them. */
const STRETCH_STEPS = 1;
const FREE_STEPS = 0.5;

/**
 * When an angle came into an arc, or leaves it: time in which the bounds of its speed keep it inside is passed over, and
 * only the rest is searched.
 */
function borderOfArc(ephemeris: Ephemeris, search: ArcSearch, course: Course): Crossing | undefined {
  const { track, arc } = search;
  const { fromJdTt, toJdTt } = ephemeris.range;
  const { stepDays } = track.motion;
  const anglesDeg = [arc.startDeg, arc.startDeg + arc.lengthDeg];
  let near = search.fromJdTt;
  while (near > fromJdTt && near < toJdTt) {
    const freeDays = daysInside(search, near, course);
    const days = freeDays > FREE_STEPS * stepDays ? freeDays : freeDays + STRETCH_STEPS * stepDays;
    const far = course === "later" ? Math.min(toJdTt, near + days) : Math.max(fromJdTt, near - days);
    if (days !== freeDays) {
      const window = course === "later" ? { fromJdTt: near, toJdTt: far } : { fromJdTt: far, toJdTt: near };
      const found = angleCrossings(track, { anglesDeg, window: answerableWindow(ephemeris, window) });
      const border = found.at(course === "later" ? 0 : -1);
      if (border) return border;
    }
    near = far;
  }
  return undefined;
}

/** The time in which an angle cannot have crossed either border of its arc; 0 on a border. */
function daysInside({ track, arc }: ArcSearch, jdTt: number, course: Course): number {
  const gone = normalizeDeg(track.at(jdTt).angleDeg - arc.startDeg);
  if (gone >= arc.lengthDeg) return 0;
  const { slowestDegPerDay, fastestDegPerDay } = track.motion;
  const [toEnd, toStart] =
    course === "later" ? [fastestDegPerDay, -slowestDegPerDay] : [-slowestDegPerDay, fastestDegPerDay];
  return Math.min(daysFor(arc.lengthDeg - gone, toEnd), daysFor(gone, toStart));
}

function daysFor(deg: number, degPerDay: number): number {
  return degPerDay > 0 ? deg / degPerDay : Number.POSITIVE_INFINITY;
}

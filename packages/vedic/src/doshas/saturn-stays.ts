import {
  type AngleTrack,
  angleCrossings,
  answerableWindow,
  type Crossing,
  type Ephemeris,
  normalizeDeg,
  type SearchWindow,
} from "@almagest/ephemeris";
import type { FrameChoice } from "../sky/frame";
import { zodiacTrack } from "../sky/track";
import { signIndex0, wrap } from "../zodiac/circle";

/** The three thirds of Sade Sati: Saturn in the 12th, 1st and 2nd sign from the Moon's. */
export const PHASES = ["rising", "peak", "setting"] as const;
export type Phase = (typeof PHASES)[number];

/** One unbroken stay of Saturn in one of the three signs. */
export interface SaturnStay {
  readonly phase: Phase;
  readonly sign0: number;
  readonly startJdTt: number;
  readonly endJdTt: number;
  /** The direction of his entry: forward, or back from the sign ahead. */
  readonly entry: "direct" | "retrograde";
}

/** A span or a stay with its instants, UTC epoch milliseconds. */
export interface Dated {
  readonly startMs: number;
  readonly endMs: number;
}

export interface DatedSpan extends Dated {
  readonly stays: readonly (SaturnStay & Dated)[];
}

/** From the first entry to the last exit, the returns between them included. */
export interface SadeSatiSpan {
  readonly stays: readonly SaturnStay[];
  readonly startJdTt: number;
  readonly endJdTt: number;
}

/** The phase of Saturn in a sign for a Moon in a sign, both from 0. */
export function phaseOf(moonSign0: number, saturnSign0: number): Phase | undefined {
  const steps = wrap(saturnSign0 - moonSign0 + 1, 12);
  return PHASES[steps];
}

/** Two stays further apart belong to two rounds: a round lasts 29 years, a return of a retrograde Saturn 10 months. */
const SAME_ROUND_DAYS = 1000;

/**
 * Every Sade Sati of a Moon sign that touches the window, whole: each stay of Saturn within 2 ms of where swetest has it,
 * with the returns of a retrograde Saturn as stays of their own. A span that the ephemeris' range cuts is left out.
 */
export function sadeSatiSpans(
  ephemeris: Ephemeris,
  search: { readonly moonSign0: number; readonly frame: FrameChoice; readonly window: SearchWindow },
): readonly SadeSatiSpan[] {
  const track = zodiacTrack(ephemeris, "saturn", search.frame);
  const reach = answerableWindow(ephemeris, reachOf(ephemeris, search.window));
  const bordersDeg = [-1, 0, 1, 2].map((sign) => 30 * wrap(search.moonSign0 + sign, 12));
  const crossings = crossingsOf(track, reach, bordersDeg);
  const stays = staysBetween(crossings, search.moonSign0);
  const { fromJdTt, toJdTt } = search.window;
  return roundsOf(stays).filter((span) => span.endJdTt > fromJdTt && span.startJdTt < toJdTt);
}

/** One Sade Sati lasts eight years at most. */
const REACH_DAYS = 9 * 365.25;

function reachOf({ range }: Ephemeris, { fromJdTt, toJdTt }: SearchWindow): SearchWindow {
  return {
    fromJdTt: Math.max(fromJdTt - REACH_DAYS, range.fromJdTt),
    toJdTt: Math.min(toJdTt + REACH_DAYS, range.toJdTt),
  };
}

const NEAR_DAYS = 40;

/** Passages of the borders. Where Saturn cannot reach one at the fastest he ever moves, nothing is searched. */
function crossingsOf(track: AngleTrack, window: SearchWindow, bordersDeg: readonly number[]): readonly Crossing[] {
  const { fastestDegPerDay, slowestDegPerDay } = track.motion;
  const parts: SearchWindow[] = [];
  let jdTt = window.fromJdTt;
  while (jdTt < window.toJdTt) {
    const { angleDeg } = track.at(jdTt);
    const ahead = Math.min(...bordersDeg.map((border) => normalizeDeg(border - angleDeg)));
    const behind = Math.min(...bordersDeg.map((border) => normalizeDeg(angleDeg - border)));
    const safeDays = Math.min(ahead / fastestDegPerDay, behind / -slowestDegPerDay);
    const toJdTt = Math.min(jdTt + Math.max(safeDays, NEAR_DAYS), window.toJdTt);
    const last = parts.at(-1);
    if (safeDays < NEAR_DAYS && last?.toJdTt === jdTt) parts[parts.length - 1] = { ...last, toJdTt };
    else if (safeDays < NEAR_DAYS) parts.push({ fromJdTt: jdTt, toJdTt });
    jdTt = toJdTt;
  }
  return parts.flatMap((part) => angleCrossings(track, { anglesDeg: bordersDeg, window: part }));
}

/** The stays in the three signs: from one passage of a border to the next. */
function staysBetween(crossings: readonly Crossing[], moonSign0: number): readonly SaturnStay[] {
  return crossings.flatMap((crossing, index0): readonly SaturnStay[] => {
    const next = crossings[index0 + 1];
    if (next === undefined) return [];
    const border0 = Math.round(crossing.angleDeg / 30);
    const sign0 = wrap(crossing.motion === "direct" ? border0 : border0 - 1, 12);
    const phase = phaseOf(moonSign0, sign0);
    if (phase === undefined) return [];
    return [{ phase, sign0, startJdTt: crossing.jdTt, endJdTt: next.jdTt, entry: crossing.motion }];
  });
}

function roundsOf(stays: readonly SaturnStay[]): readonly SadeSatiSpan[] {
  const rounds: SaturnStay[][] = [];
  for (const stay of stays) {
    const round = rounds.at(-1);
    const last = round?.at(-1);
    if (round !== undefined && last !== undefined && stay.startJdTt - last.endJdTt < SAME_ROUND_DAYS) round.push(stay);
    else rounds.push([stay]);
  }
  return rounds.flatMap((round) => {
    const [first] = round;
    const last = round.at(-1);
    if (first === undefined || last === undefined) return [];
    return [{ stays: round, startJdTt: first.startJdTt, endJdTt: last.endJdTt }];
  });
}

/** The sign of Saturn at an instant, 0 to 11. */
export function saturnSign0(ephemeris: Ephemeris, frame: FrameChoice, jdTt: number): number {
  return signIndex0(zodiacTrack(ephemeris, "saturn", frame).at(jdTt).angleDeg);
}

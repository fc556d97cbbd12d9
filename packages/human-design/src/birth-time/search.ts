import {
  type Ephemeris,
  longitudeTrack,
  normalizeDeg,
  type SearchWindow,
  type SkyBody,
  signedDifferenceDeg,
} from "@almagest/ephemeris";
import type { NodeType } from "@almagest/operation";
import { type BirthSpan, type Border, passagesIn, type SearchedSky, searchedSky, searchWindowOf } from "@almagest/sky";
import { type ActivationsAt, activationIn, activationsAt, gatesOf } from "../chart/activations";
import { DESIGN_BODIES, type DesignBody, SIDES, type Side, skySourceOf } from "../chart/bodies";
import type { Design } from "../chart/design";
import { DESIGN_ARC_DEG, type DesignSun, designSun } from "../chart/design-instant";
import { channelsOf } from "../graph/channels";
import { definedCentersOf } from "../graph/components";
import type { WheelPlace } from "../wheel/place";

/** All that type, profile, cross and arrows follow from. */
export type DesignOfSecond = Pick<Design, "sides" | "gates" | "channels" | "centers">;

/** The search for what changes in one design. */
export interface DesignSearch {
  readonly sky: SearchedSky;
  readonly nodeType: NodeType;
  /** The births at which a side's activations pass places of the wheel `widthDeg` apart. */
  readonly borders: (side: Side, body: SkyBody, widthDeg: number) => readonly Border[];
  /** Those of all gates of both sides, and those of the lines of both Suns: searched when they are first asked for. */
  readonly ofGates: () => readonly Border[];
  readonly ofSuns: () => readonly Border[];
  readonly designAt: (asked: Ephemeris, epochMs: number) => DesignOfSecond;
  /** The design side of a birth, both in UTC epoch milliseconds, by the engine. */
  readonly designEpochMs: (epochMs: number) => number;
  /** One activation, which costs less. */
  readonly placeAt: (asked: Ephemeris, epochMs: number, activated: Activated) => WheelPlace;
}

export interface Activated {
  readonly side: Side;
  readonly body: DesignBody;
}

/** The sky of a span and that of its design side, some 88 days before. */
export function designSearch(ephemeris: Ephemeris, span: BirthSpan, nodeType: NodeType): DesignSearch {
  const birth = searchWindowOf(ephemeris, span);
  const design = {
    fromJdTt: designSun(ephemeris, birth.fromJdTt).jdTt,
    toJdTt: designSun(ephemeris, birth.toJdTt).jdTt,
  };
  const sky = searchedSky(ephemeris, span, [design]);
  const sunDegAt = (jdTt: number): number => sky.near.ecliptic("sun", jdTt).longitudeDeg;
  const designSunNear = (jdTt: number): DesignSun => {
    const longitudeDeg = normalizeDeg(sunDegAt(jdTt) - DESIGN_ARC_DEG);
    return { jdTt: sunReaches(sky.near, longitudeDeg, { from: birth, to: design, jdTt }), longitudeDeg };
  };
  /** The birth whose design side is at an instant. */
  const birthOf = (designJdTt: number): number =>
    sunReaches(sky.near, normalizeDeg(sunDegAt(designJdTt) + DESIGN_ARC_DEG), {
      from: design,
      to: birth,
      jdTt: designJdTt,
    });
  const sidesAt = perSecond((asked: Ephemeris, epochMs: number) => {
    const { jdTt } = asked.timeScales(epochMs);
    const sun = asked === sky.near ? designSunNear(jdTt) : designSun(asked, jdTt);
    return { personality: { jdTt, nodeType }, design: { jdTt: sun.jdTt, nodeType, sunDeg: sun.longitudeDeg } };
  });
  const designAt = perSecond((asked: Ephemeris, epochMs: number) => designBy(asked, sidesAt(asked, epochMs)));
  const borders = rememberedBorders((side, body, widthDeg) => {
    const search = { track: longitudeTrack(sky.near, body), anglesDeg: { widthDeg, firstDeg: WHEEL_START_DEG } };
    const isBirth = side === "personality";
    return passagesIn(isBirth ? birth : design, search).map(({ jdTt, doubtMs }) => ({
      epochMs: sky.near.epochMillisecondsOf(isBirth ? jdTt : birthOf(jdTt)),
      doubtMs: isBirth ? doubtMs : doubtMs + DESIGN_DOUBT_MS,
    }));
  });
  return {
    sky,
    nodeType,
    designAt,
    designEpochMs: (epochMs) => ephemeris.epochMillisecondsOf(sidesAt(sky.ephemeris, epochMs).design.jdTt),
    placeAt: (asked, epochMs, { side, body }) => activationIn(asked, body, sidesAt(asked, epochMs)[side]),
    borders,
    ofGates: once(() => SIDES.flatMap((side) => sourcesOf(nodeType).flatMap((body) => borders(side, body, GATE_DEG)))),
    ofSuns: once(() => SIDES.flatMap((side) => borders(side, "sun", LINE_DEG))),
  };
}

function rememberedBorders(search: DesignSearch["borders"]): DesignSearch["borders"] {
  const known = new Map<string, readonly Border[]>();
  return (side, body, widthDeg) => {
    const key = `${side} ${body} ${widthDeg}`;
    const found = known.get(key) ?? search(side, body, widthDeg);
    known.set(key, found);
    return found;
  };
}

function once<Found>(find: () => Found): () => Found {
  let known: { readonly found: Found } | undefined;
  return () => {
    known ??= { found: find() };
    return known.found;
  };
}

const GATE_DEG = 5.625;
export const LINE_DEG = GATE_DEG / 6;

/** The Sun's own error at either end of the 88 degrees, in time. */
const DESIGN_DOUBT_MS = 5;

/** Gate 41 begins there. */
const WHEEL_START_DEG = 302;

interface Mapping {
  readonly from: SearchWindow;
  readonly to: SearchWindow;
  /** In `from`. */
  readonly jdTt: number;
}

const MOST_STEPS = 20;
const SAME_INSTANT_DAYS = 2e-9;

/** When the Sun has a longitude, in a window that it crosses while an instant crosses another. */
function sunReaches(near: Ephemeris, longitudeDeg: number, { from, to, jdTt: other }: Mapping): number {
  const share = (other - from.fromJdTt) / (from.toJdTt - from.fromJdTt);
  let jdTt = to.fromJdTt + share * (to.toJdTt - to.fromJdTt);
  for (let step = 0; step < MOST_STEPS; step++) {
    const sun = near.ecliptic("sun", jdTt);
    const moveDays = signedDifferenceDeg(longitudeDeg, sun.longitudeDeg) / sun.longitudeSpeedDegPerDay;
    jdTt += moveDays;
    if (Math.abs(moveDays) < SAME_INSTANT_DAYS) break;
  }
  return jdTt;
}

function designBy(asked: Ephemeris, at: Readonly<Record<Side, ActivationsAt>>): DesignOfSecond {
  const personality = activationsAt(asked, at.personality);
  const design = activationsAt(asked, at.design);
  const gates = new Set([...gatesOf(personality), ...gatesOf(design)]);
  const channels = channelsOf(gates);
  return { sides: { personality, design }, gates, channels, centers: definedCentersOf(channels) };
}

/** A reading of a sky and a second that is made once, however many members ask. */
function perSecond<Reading>(
  read: (asked: Ephemeris, epochMs: number) => Reading,
): (asked: Ephemeris, epochMs: number) => Reading {
  const known = new WeakMap<Ephemeris, Map<number, Reading>>();
  return (asked, epochMs) => {
    const ofSky = known.get(asked) ?? new Map<number, Reading>();
    known.set(asked, ofSky);
    const reading = ofSky.get(epochMs) ?? read(asked, epochMs);
    ofSky.set(epochMs, reading);
    return reading;
  };
}

/** The bodies of the sky that are behind the activations of a side. */
export function sourcesOf(nodeType: NodeType): readonly SkyBody[] {
  return [...new Set(DESIGN_BODIES.map((body) => skySourceOf(body, nodeType).body))];
}

import type { CriticalDay } from "@almagest/biorhythm/facts";
import type { Direction } from "@almagest/ephemeris";
import type { PlanetId, SignId } from "@almagest/sky";
import type { GrahaId } from "@almagest/vedic/facts";

export const TRADITIONS = ["western", "vedic", "biorhythm"] as const;
export type Tradition = (typeof TRADITIONS)[number];

/** The kinds of event, in the order for events of one instant and one significance. */
export const EVENT_TYPES = [
  "critical-day",
  "dasha-change",
  "eclipse",
  "lunar-phase",
  "retrograde-station",
  "sign-ingress",
  "transit-aspect",
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const MAJOR_ASPECTS = ["conjunction", "sextile", "square", "trine", "opposition"] as const;
export type MajorAspect = (typeof MAJOR_ASPECTS)[number];

export const ECLIPSE_KINDS = ["total", "annular", "partial", "penumbral"] as const;
export type EclipseKind = (typeof ECLIPSE_KINDS)[number];

export const PHASES = ["new-moon", "full-moon"] as const;
export type Phase = (typeof PHASES)[number];

export const STATIONS = ["retrograde", "direct"] as const satisfies readonly Direction[];

export const CHANGE_LEVELS = ["mahadasha", "antardasha", "pratyantardasha"] as const;
export type ChangeLevel = (typeof CHANGE_LEVELS)[number];

/** A body in the sky and the angle it makes to a place of the birth chart. */
export interface TransitToNatal {
  readonly type: "transit-aspect";
  readonly body: PlanetId;
  readonly natal: PlanetId;
  readonly aspect: MajorAspect;
  /** 0 where the aspect is exact; above where the body turns short of it. */
  readonly orbDeg: number;
}

export interface Ingress {
  readonly type: "sign-ingress";
  readonly body: PlanetId;
  readonly sign: SignId;
  readonly motion: Direction;
}

/** A place in the sky that may be one of the birth chart's. */
interface Placed {
  /** [0, 360) */
  readonly longitudeDeg: number;
  /** The natal body within `TOUCH_ORB_DEG`, of an eclipse within `ECLIPSE_ORB_DEG`, the nearest of them. */
  readonly touched: PlanetId | undefined;
}

export interface Station extends Placed {
  readonly type: "retrograde-station";
  readonly body: PlanetId;
  /** The motion that begins. */
  readonly becomes: Direction;
}

export interface EclipseOf extends Placed {
  readonly type: "eclipse";
  readonly body: "sun" | "moon";
  readonly kind: EclipseKind;
  /** Of a lunar eclipse: the part of the Moon's disc in the umbra, [0, 1]. */
  readonly obscuration: number | undefined;
}

export interface LunarPhase extends Placed {
  readonly type: "lunar-phase";
  readonly phase: Phase;
}

export interface DashaChange {
  readonly type: "dasha-change";
  /** From the major period's lord to that of the period that begins: one to three. */
  readonly lords: readonly GrahaId[];
  readonly level: ChangeLevel;
}

export interface Critical {
  readonly type: "critical-day";
  readonly day: CriticalDay;
}

export type Happening = TransitToNatal | Ingress | Station | EclipseOf | LunarPhase | DashaChange | Critical;

/** Something that happens, and when: UTC, to the whole second. */
export interface ForecastEvent {
  readonly epochMs: number;
  readonly happening: Happening;
}

/** The time in which an event is, where that depends on an open time of birth; UTC, to the whole second. */
export interface Spread {
  /** Undefined where it began before the days asked for. */
  readonly fromEpochMs: number | undefined;
  /** Undefined where it ends after them. */
  readonly toEpochMs: number | undefined;
  /** Whether it happens whenever the birth was; else for some births only. */
  readonly isCertain: boolean;
}

/** An event of a birth whose time may be open: without a spread it is the same for every birth. */
export interface OpenForecastEvent extends ForecastEvent {
  readonly spread?: Spread | undefined;
}

/** [from, to), in UTC epoch milliseconds of two midnights. */
export interface Span {
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
  /** Whose midnights they are; UTC by default. */
  readonly timezone?: number | string | undefined;
}

export function traditionOf({ type }: Happening): Tradition {
  if (type === "dasha-change") return "vedic";
  return type === "critical-day" ? "biorhythm" : "western";
}

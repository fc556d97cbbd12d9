import type { Eclipse, Ephemeris, LunarEclipse, SolarEclipse } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import type { Place } from "../moment/place";
import { magnitudeOf, obscurationOf } from "./discs";
import { type LunarStage, lunarDepth, lunarStages, type Stage } from "./lunar";
import { type SolarStage, skyOver, solarDiscs, solarOverPlace } from "./solar";
import { altitudeDeg, type Observed, type Span, upWithin } from "./visible";

/** The most of an eclipse that a place sees. */
export interface Seen {
  /** The Sun or the Moon is above the horizon between these, while the eclipse lasts. */
  readonly span: Span;
  readonly greatestJdTt: number;
  readonly kind: Eclipse["kind"];
  /** Of the Sun the covered part of its diameter, of the Moon the umbral magnitude or, of a penumbral one, the penumbral. */
  readonly magnitude: number;
  /** Covered part of the Sun's disc, [0, 1]; of the Moon the umbral magnitude clipped to [0, 1]. */
  readonly obscuration: number;
}

/** An eclipse over a place. */
export interface LocalEclipse {
  /** Of the Moon the same everywhere; of the Sun empty where the shadow passes by the place. The outermost comes first. */
  readonly stages: readonly (SolarStage | LunarStage)[];
  /** The middle of the eclipse over the place, be it seen or not. */
  readonly middleJdTt: number;
  readonly altitudeDegAt: (jdTt: number) => number;
  /** Undefined where nothing of it is above the horizon. */
  readonly seen: Seen | undefined;
}

/**
 * The circumstances of an eclipse at a place at sea level.
 * @throws DomainError `unprocessable_entity` where the ephemeris knows no sky of a place or no risings.
 */
export function localEclipse(ephemeris: Ephemeris, eclipse: Eclipse, place: Place): LocalEclipse {
  const sky = skyOver(ephemeris, place);
  const observed: Observed = { ephemeris, sky, place, body: eclipse.of };
  return eclipse.of === "sun" ? solar(observed, eclipse) : lunar(observed, eclipse);
}

function solar(observed: Observed, { maximumJdTt }: SolarEclipse): LocalEclipse {
  const over = solarOverPlace(observed.sky, maximumJdTt);
  const altitudeDegAt = (jdTt: number): number => altitudeDeg(observed, jdTt);
  if (over === undefined) return { stages: [], middleJdTt: maximumJdTt, altitudeDegAt, seen: undefined };
  const { stages, greatestJdTt: middleJdTt } = over;
  const span = upWithin(observed, at(stages, 0));
  if (span === undefined) return { stages, middleJdTt, altitudeDegAt, seen: undefined };
  const greatestJdTt = within(middleJdTt, span);
  const discs = solarDiscs(observed.sky, greatestJdTt);
  const kind = deepestIn(stages, span);
  const seen = { span, greatestJdTt, kind, magnitude: magnitudeOf(discs), obscuration: obscurationOf(discs) };
  return { stages, middleJdTt, altitudeDegAt, seen };
}

function lunar(observed: Observed, { maximumJdTt: middleJdTt }: LunarEclipse): LocalEclipse {
  const { ephemeris } = observed;
  const stages = lunarStages(ephemeris, middleJdTt);
  const altitudeDegAt = (jdTt: number): number => altitudeDeg(observed, jdTt);
  const whole = stages[0];
  const span = whole && upWithin(observed, whole);
  if (span === undefined) return { stages, middleJdTt, altitudeDegAt, seen: undefined };
  const greatestJdTt = within(middleJdTt, span);
  const { umbral, penumbral } = lunarDepth(ephemeris, greatestJdTt);
  const kind = deepestIn(stages, span);
  const seen = {
    span,
    greatestJdTt,
    kind,
    magnitude: kind === "penumbral" ? penumbral : umbral,
    obscuration: Math.min(1, Math.max(0, umbral)),
  };
  return { stages, middleJdTt, altitudeDegAt, seen };
}

function within(jdTt: number, { fromJdTt, toJdTt }: Span): number {
  return Math.min(Math.max(jdTt, fromJdTt), toJdTt);
}

/** The span is a part of the first stage. */
function deepestIn<Name extends string>(stages: readonly Stage<Name>[], span: Span): Name {
  return (stages.findLast((stage) => meets(stage, span)) ?? at(stages, 0)).name;
}

function meets(one: Span, other: Span): boolean {
  return one.fromJdTt < other.toJdTt && other.fromJdTt < one.toJdTt;
}

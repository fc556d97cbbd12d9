import type { PlanetId } from "@almagest/sky";
import type { EclipseOf, Happening, MajorAspect } from "../search/event";

/** The terms of a significance, before the weight of its tradition. */
export interface SignificanceParts {
  /** By the kind of event and the body, the level or the meeting of cycles. */
  readonly base: number;
  /** By the natal body; transits alone. */
  readonly target: number;
  /** By the aspect; transits alone. */
  readonly aspect: number;
  /** Taken off for an aspect that is not reached; 0 or below. */
  readonly orb: number;
}

type ByPlanet = Readonly<Record<PlanetId, number>>;

/** The slower the mover, the longer and rarer the transit. */
const TRANSIT_BASE: ByPlanet = {
  sun: 45,
  moon: 20,
  mercury: 40,
  venus: 42,
  mars: 52,
  jupiter: 72,
  saturn: 83,
  uranus: 86,
  neptune: 87,
  pluto: 88,
};

/** The lights and the personal planets are felt; the outer three a whole generation shares. */
const NATAL_TARGET: ByPlanet = {
  sun: 5,
  moon: 5,
  mercury: 2,
  venus: 2,
  mars: 2,
  jupiter: 0,
  saturn: 0,
  uranus: -4,
  neptune: -4,
  pluto: -4,
};

const ASPECT: Readonly<Record<MajorAspect, number>> = {
  conjunction: 3,
  sextile: -4,
  square: 2,
  trine: 0,
  opposition: 2,
};

/** A degree short of the aspect costs ten. */
const ORB_COST_PER_DEG = 10;

const INGRESS: ByPlanet = {
  sun: 48,
  moon: 15,
  mercury: 40,
  venus: 42,
  mars: 50,
  jupiter: 74,
  saturn: 82,
  uranus: 86,
  neptune: 88,
  pluto: 90,
};

/** The fewer turns of a planet in a year and the nearer to daily life, the more. The lights never turn. */
const STATION: ByPlanet = {
  sun: 0,
  moon: 0,
  mercury: 72,
  venus: 76,
  mars: 78,
  jupiter: 74,
  saturn: 76,
  uranus: 74,
  neptune: 74,
  pluto: 74,
};

const ECLIPSE = {
  sun: { total: 88, annular: 88, partial: 80, penumbral: 0 },
  moon: { total: 85, annular: 0, partial: 80, penumbral: 72 },
} as const satisfies Readonly<Record<EclipseOf["body"], Readonly<Record<EclipseOf["kind"], number>>>>;

const LUNAR_PHASE = 55;
const DASHA = { mahadasha: 98, antardasha: 80, pratyantardasha: 55 } as const;
const CRITICAL = { single: 30, double: 40, triple: 40 } as const;

export function partsOf(happening: Happening): SignificanceParts {
  if (happening.type !== "transit-aspect") return { base: baseOf(happening), target: 0, aspect: 0, orb: 0 };
  const { body, natal, aspect, orbDeg } = happening;
  return {
    base: TRANSIT_BASE[body],
    target: NATAL_TARGET[natal],
    aspect: ASPECT[aspect],
    orb: orbDeg > 0 ? -Math.round(ORB_COST_PER_DEG * orbDeg) : 0,
  };
}

function baseOf(happening: Exclude<Happening, { readonly type: "transit-aspect" }>): number {
  switch (happening.type) {
    case "sign-ingress":
      return INGRESS[happening.body];
    case "retrograde-station":
      return STATION[happening.body];
    case "eclipse":
      return ECLIPSE[happening.body][happening.kind];
    case "lunar-phase":
      return LUNAR_PHASE;
    case "dasha-change":
      return DASHA[happening.level];
    case "critical-day":
      return CRITICAL[happening.day.severity];
  }
}

/** The sum of the parts times the weight, rounded, within 0 to 100. */
export function significanceOf({ base, target, aspect, orb }: SignificanceParts, weight: number): number {
  return Math.min(100, Math.max(0, Math.round((base + target + aspect + orb) * weight)));
}

import type { DraftOf } from "@almagest/operation";
import { type Engine, POSITIONS, presentMomentConventions } from "@almagest/sky";
import { types } from "../vocabulary/types";
import type { DesignBorder } from "./borders";
import type { Design } from "./design";
import { DESIGN_ARC_DEG } from "./design-instant";
import type { designConventionsSchema, peopleConventionsSchema, personMomentSchema } from "./schema";

const WHEEL = "gate 41 begins at 302 degrees of tropical longitude, 64 gates of 5.625 degrees";
const SHARED = { designArcDeg: DESIGN_ARC_DEG, wheel: WHEEL, positions: POSITIONS } as const;

type Timed = Pick<Design, "moment" | "engine" | "nodeType" | "borders">;

export function presentDesignConventions(design: Timed): DraftOf<typeof designConventionsSchema> {
  return { ...SHARED, ...presentPersonMoment(design), ephemeris: engineName(design.engine) };
}

export function presentPeopleConventions(
  first: Timed,
  ...others: readonly Timed[]
): DraftOf<typeof peopleConventionsSchema> {
  return {
    ...SHARED,
    ephemeris: engineName(first.engine),
    people: [first, ...others].map(presentPersonMoment),
  };
}

export function presentPersonMoment({ moment, engine, nodeType, borders }: Timed): DraftOf<typeof personMomentSchema> {
  const { ephemeris: _, pole: _pole, ...conventions } = presentMomentConventions(moment, engine);
  return { nodeType, borders: presentBorders(borders), ...conventions };
}

function presentBorders(borders: readonly DesignBorder[]): DraftOf<typeof personMomentSchema>["borders"] {
  if (borders.length === 0) return undefined;
  return borders.map(({ side, suns: { personality, design }, type }) => ({
    side,
    personalitySun: `${personality.gate}.${personality.line}`,
    designSun: `${design.gate}.${design.line}`,
    profile: `${personality.line}/${design.line}`,
    type: types[type].en,
  }));
}

function engineName({ name, version }: Engine): string {
  return `${name} ${version}`;
}

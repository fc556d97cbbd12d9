import { separationDeg } from "@almagest/ephemeris";
import { type BodyId, bodyOf, isPlanet, type PlanetId, type SignId, signOf } from "@almagest/sky";
import { type Balance, balanceOf, type Tone, type Weighed } from "@almagest/telling";
import { type AspectKind, isStrong, isWeak, kindOf } from "../natal-chart/features";
import { dignityOf } from "../tables/bodies";
import { type ClassicalPlanet, SIGNS } from "../tables/zodiac";
import type { InstantChart, PlacedBody } from "./chart";

export type Angle = "ascendant" | "midheaven" | "descendant" | "imum-coeli";
export type Condition = "strong" | "weak" | "plain";

export interface ReturnFeatures {
  readonly rising: SignId;
  readonly ruler: PlacedBody & { readonly id: ClassicalPlanet };
  readonly condition: Condition;
  /** The planets close to an angle, closest first, at most two. */
  readonly angular: readonly { readonly id: PlanetId; readonly angle: Angle }[];
  /** The closest major aspects of the returning body to a planet, at most two. */
  readonly contacts: readonly { readonly id: PlanetId; readonly kind: AspectKind }[];
  /** The house that holds more planets than any other, from three on. */
  readonly busy: { readonly house: number; readonly bodies: readonly BodyId[] } | undefined;
  /** The house, other than its own, whose cusp is in a sign that the returning body rules; undefined where none is. */
  readonly rules: number | undefined;
  /** The sum of all of it. */
  readonly balance: Balance;
}

/** Bodies closer to an angle than this, in longitude, are angular. */
export const ANGULAR_ORB_DEG = 8;
const MOST = 2;
const BUSY = 3;

/** The meaning of a planet at an angle of a return. */
const TONES = {
  sun: "mixed",
  moon: "mixed",
  mercury: "mixed",
  venus: "bright",
  mars: "hard",
  jupiter: "bright",
  saturn: "hard",
  uranus: "mixed",
  neptune: "mixed",
  pluto: "hard",
} as const satisfies Record<PlanetId, Tone>;

export function featuresOfReturn(chart: InstantChart, returning: BodyId): ReturnFeatures {
  const rising = signOf(chart.houses.ascendantDeg);
  const rulerId = SIGNS[rising].ruler;
  const ruler = { ...bodyOf(chart.bodies, rulerId), id: rulerId };
  const condition = conditionOf(rulerId, ruler.longitudeDeg);
  const angular = angularIn(chart);
  const contacts = contactsOf(chart, returning);
  return {
    rising,
    ruler,
    condition,
    angular,
    contacts,
    busy: busiest(chart),
    rules: houseRuledBy(chart, returning),
    balance: balanceOf([
      { tone: condition === "strong" ? "bright" : condition === "weak" ? "hard" : "mixed", weight: 0.75 },
      ...angular.map(({ id }): Weighed => ({ tone: TONES[id], weight: 2 })),
      ...contacts.map(({ id, kind }, index0): Weighed => ({ tone: toneOfContact(id, kind), weight: 2 - index0 / 2 })),
    ]),
  };
}

export function conditionOf(id: PlanetId, longitudeDeg: number): Condition {
  return conditionAt(id, signOf(longitudeDeg));
}

export function conditionAt(id: PlanetId, sign: SignId): Condition {
  const dignity = dignityOf(id, sign);
  if (isStrong(dignity)) return "strong";
  return isWeak(dignity) ? "weak" : "plain";
}

/** An easy aspect of a planet that presses is relief; an opposition has two sides. */
export function toneOfContact(id: PlanetId, kind: AspectKind): Tone {
  if (kind === "soft") return TONES[id] === "hard" ? "easing" : "bright";
  if (kind === "joined") return TONES[id];
  return kind === "square" ? "hard" : "mixed";
}

function angularIn({ bodies, houses }: InstantChart): ReturnFeatures["angular"] {
  const { ascendantDeg, midheavenDeg } = houses;
  const angles = [
    ["ascendant", ascendantDeg],
    ["midheaven", midheavenDeg],
    ["descendant", ascendantDeg + 180],
    ["imum-coeli", midheavenDeg + 180],
  ] as const;
  return planetsOf(bodies)
    .map(({ id, longitudeDeg }) => {
      const [nearest = ["ascendant", ascendantDeg] as const] = [...angles].sort(
        ([, one], [, other]) => separationDeg(longitudeDeg, one) - separationDeg(longitudeDeg, other),
      );
      return { id, angle: nearest[0], orbDeg: separationDeg(longitudeDeg, nearest[1]) };
    })
    .filter(({ orbDeg }) => orbDeg <= ANGULAR_ORB_DEG)
    .sort((one, other) => one.orbDeg - other.orbDeg)
    .slice(0, MOST);
}

/** The closest major aspects of the returning body to a planet. */
export function contactsOf({ aspects }: Pick<InstantChart, "aspects">, returning: BodyId): ReturnFeatures["contacts"] {
  return aspects
    .filter(({ first, second }) => first === returning || second === returning)
    .flatMap(({ first, second, aspect, orbDeg }) => {
      const id = first === returning ? second : first;
      const kind = kindOf(aspect);
      return kind === undefined || !isPlanet(id) ? [] : [{ id, kind, orbDeg }];
    })
    .sort((one, other) => one.orbDeg - other.orbDeg)
    .slice(0, MOST);
}

function houseRuledBy({ bodies, houses }: InstantChart, id: BodyId): number | undefined {
  const own = bodyOf(bodies, id).house;
  const ruled = houses.cuspsDeg.flatMap((cuspDeg, index0) => (SIGNS[signOf(cuspDeg)].ruler === id ? [index0 + 1] : []));
  return ruled.find((house) => house !== own);
}

function busiest({ bodies }: InstantChart): ReturnFeatures["busy"] {
  const houses = Array.from({ length: 12 }, (_, index0) => index0 + 1).map((house) => ({
    house,
    bodies: planetsOf(bodies)
      .filter((body) => body.house === house)
      .map(({ id }) => id),
  }));
  const [fullest, next] = houses.sort((one, other) => other.bodies.length - one.bodies.length);
  if (fullest === undefined || fullest.bodies.length < BUSY) return undefined;
  return next?.bodies.length === fullest.bodies.length ? undefined : fullest;
}

function planetsOf(bodies: readonly PlacedBody[]): readonly (PlacedBody & { readonly id: PlanetId })[] {
  return bodies.flatMap((body) => (isPlanet(body.id) ? [{ ...body, id: body.id }] : []));
}

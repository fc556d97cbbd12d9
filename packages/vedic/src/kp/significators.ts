import { at } from "@almagest/operation";
import { type GrahaId, isNode } from "../grahas";
import { grahaOf } from "../sky/positions";
import { looksAt } from "../tables/drishti";
import { lordOfSign } from "../zodiac/rashis";
import type { KpPoint } from "./cusps";

/** A graha in the houses of the Krishnamurti Paddhati. */
export interface KpBody extends KpPoint {
  readonly id: GrahaId;
  readonly isRetrograde: boolean;
  /** 1 to 12: at or past its cusp, before the next. */
  readonly house: number;
}

/** Input of the significators: nine grahas in twelve houses. */
export interface HousedSky {
  readonly cusps: readonly KpPoint[];
  readonly bodies: readonly KpBody[];
}

/** Levels of signification, the strongest first. */
export const SIGNIFICATOR_LEVELS = [1, 2, 3, 4] as const;

/** The houses a graha signifies, by level: each house once in a level, in the order in which it was found. */
export type LevelHouses = readonly [readonly number[], readonly number[], readonly number[], readonly number[]];

/** The grahas that signify a house, by level. */
export type LevelGrahas = readonly [readonly GrahaId[], readonly GrahaId[], readonly GrahaId[], readonly GrahaId[]];

/** The houses with a cusp in a sign of the graha; the nodes own none. */
export function housesOwned({ cusps }: HousedSky, id: GrahaId): readonly number[] {
  return cusps.flatMap(({ signIndex0 }, index0) => (lordOfSign(signIndex0) === id ? [index0 + 1] : []));
}

/**
 * The houses that a graha signifies: 1 the house of its star lord, 2 its own, 3 the houses its star lord owns, 4 those
 * it owns. A node owns none and acts for others: after its own come the houses of each level of the grahas it is joined
 * with in a sign, then of those that aspect it, then of the lord of its sign (KP Reader IV).
 */
export function housesSignified(sky: HousedSky, id: GrahaId): LevelHouses {
  const own = ownHouses(sky, id);
  if (!isNode(id)) return own;
  const agents = agentsOf(sky, id).map((agent) => ownHouses(sky, agent));
  const level = (index0: 0 | 1 | 2 | 3): readonly number[] =>
    distinct([own[index0], ...agents.map((agent) => agent[index0])].flat());
  return [level(0), level(1), level(2), level(3)];
}

function ownHouses(sky: HousedSky, id: GrahaId): LevelHouses {
  const { house, starLord } = grahaOf(sky.bodies, id);
  return [[grahaOf(sky.bodies, starLord).house], [house], housesOwned(sky, starLord), housesOwned(sky, id)];
}

/** For whom a node acts: those in its sign, those that aspect it, the lord of its sign; each once. */
export function agentsOf({ bodies }: HousedSky, node: "rahu" | "ketu"): readonly GrahaId[] {
  const { signIndex0 } = grahaOf(bodies, node);
  const others = bodies.filter(({ id }) => !isNode(id));
  const joined = others.filter((body) => body.signIndex0 === signIndex0);
  const aspecting = others.filter((body) => looksAt(body.id, body.signIndex0, signIndex0));
  return distinct([...[...joined, ...aspecting].map(({ id }) => id), lordOfSign(signIndex0)]);
}

/**
 * The significators of a house: 1 the grahas in the stars of its occupants, 2 its occupants, 3 the grahas in the stars
 * of its owner, 4 its owner. The nine grahas count, the nodes for themselves: the grahas they act for are told with the
 * grahas.
 */
export function grahasSignifying({ cusps, bodies }: HousedSky, house: number): LevelGrahas {
  const occupants = bodies.filter((body) => body.house === house).map(({ id }) => id);
  const owner = lordOfSign(at(cusps, house - 1).signIndex0);
  const inStarsOf = (lords: readonly GrahaId[]): readonly GrahaId[] =>
    bodies.filter(({ starLord }) => lords.includes(starLord)).map(({ id }) => id);
  return [inStarsOf(occupants), occupants, inStarsOf([owner]), [owner]];
}

/** All of a list of levels, the strongest first, each once. */
export function flattened<Value>(levels: readonly (readonly Value[])[]): readonly Value[] {
  return distinct(levels.flat());
}

function distinct<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}

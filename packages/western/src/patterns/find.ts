import { at } from "@almagest/operation";
import { type BodyId, type ChartBody, signOf } from "@almagest/sky";
import { SIGNS, type SignFacts } from "../tables/zodiac";
import { after, type BodySet, has, type LinkTable, linkTable, membersOf, setOf } from "./links";
import { DEFAULT_PATTERN_ORBS, type Pattern, type PatternKind, type PatternOrbs } from "./model";
import { stelliums } from "./stellium";

/**
 * The figures among the bodies, in the order grand cross, kite, grand trine, T-square, yod, mystic rectangle, stellium.
 * A grand cross takes up the T-squares of its members, a kite its grand trine. `bodies` are in canonical order.
 */
export function findPatterns(
  bodies: readonly ChartBody[],
  orbs: PatternOrbs = DEFAULT_PATTERN_ORBS,
): readonly Pattern[] {
  const links = linkTable(bodies, orbs);
  const shape = (kind: PatternKind, members: readonly number[], apex0?: number): Pattern =>
    describe(bodies, links, { kind, members, apex0 });
  const oppositions = oppositionPairs(links);
  const crosses = grandCrosses(oppositions, links);
  const trines = grandTrines(links);
  const kites = trines.flatMap((trine) => kitesOf(trine, links).map((focal) => ({ trine, focal })));
  const kitedTrines = new Set(kites.map(({ trine }) => trine));
  const squares = apexFigures(links.of.opposition, links.of.square).filter(
    ({ base, apex }) => !crosses.some((cross) => [...base, apex].every((index) => cross.includes(index))),
  );
  return [
    ...crosses.map((members) => shape("GRAND_CROSS", members)),
    ...kites.map(({ trine, focal }) => shape("KITE", trine, focal)),
    ...trines.filter((trine) => !kitedTrines.has(trine)).map((members) => shape("GRAND_TRINE", members)),
    ...squares.map(({ base, apex }) => shape("T_SQUARE", base, apex)),
    ...apexFigures(links.of.sextile, links.of.quincunx).map(({ base, apex }) => shape("YOD", base, apex)),
    ...mysticRectangles(oppositions, links).map((members) => shape("MYSTIC_RECTANGLE", members)),
    ...stelliums(bodies),
  ];
}

function grandTrines({ of: { trine }, count }: LinkTable): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  for (let a = 0; a < count; a++) {
    for (const b of membersOf(after(at(trine, a), a))) {
      for (const c of membersOf(after(at(trine, a) & at(trine, b), b))) found.push([a, b, c]);
    }
  }
  return found;
}

/** Bodies opposite one vertex of a grand trine and sextile the other two. */
function kitesOf(trine: readonly number[], { of: { opposition, sextile } }: LinkTable): readonly number[] {
  const whole = setOf(trine);
  const facing = trine.reduce((set, vertex) => set | at(opposition, vertex), 0);
  return membersOf(facing).filter((focal) =>
    trine.some(
      (vertex) => has(at(opposition, focal), vertex) && (at(sextile, focal) & whole) === (whole ^ (1 << vertex)),
    ),
  );
}

/** A base pair linked one way and an apex linked another way to both: T-square and yod. */
function apexFigures(
  base: readonly BodySet[],
  side: readonly BodySet[],
): readonly { readonly base: readonly [number, number]; readonly apex: number }[] {
  const found: { readonly base: readonly [number, number]; readonly apex: number }[] = [];
  for (let a = 0; a < base.length; a++) {
    for (const b of membersOf(after(at(base, a), a))) {
      for (const apex of membersOf(at(side, a) & at(side, b))) found.push({ base: [a, b], apex });
    }
  }
  return found;
}

type Pair = readonly [number, number];

/** Every two oppositions that share no body. */
function oppositionPairs({ of: { opposition }, count }: LinkTable): readonly (readonly [Pair, Pair])[] {
  const pairs: Pair[] = [];
  for (let a = 0; a < count; a++) for (const b of membersOf(after(at(opposition, a), a))) pairs.push([a, b]);
  return pairs.flatMap((first, index) =>
    pairs
      .slice(index + 1)
      .filter((second) => !second.some((member) => first.includes(member)))
      .map((second) => [first, second] as const),
  );
}

function grandCrosses(
  oppositions: readonly (readonly [Pair, Pair])[],
  { of: { square } }: LinkTable,
): readonly (readonly number[])[] {
  return oppositions
    .filter(([[a, b], [c, d]]) => {
      const both = at(square, a) & at(square, b);
      return has(both, c) && has(both, d);
    })
    .map(([first, second]) => [...first, ...second].sort(ascending));
}

/** Two oppositions whose ends are joined by two trines and two sextiles. */
function mysticRectangles(
  oppositions: readonly (readonly [Pair, Pair])[],
  { of: { trine, sextile } }: LinkTable,
): readonly (readonly number[])[] {
  return oppositions
    .filter(([[a, b], [c, d]]) => {
      const joined = (near: number, far: number): boolean =>
        has(at(trine, a), near) && has(at(trine, b), far) && has(at(sextile, a), far) && has(at(sextile, b), near);
      return joined(c, d) || joined(d, c);
    })
    .map(([first, second]) => [...first, ...second].sort(ascending));
}

function describe(
  bodies: readonly ChartBody[],
  links: LinkTable,
  figure: { readonly kind: PatternKind; readonly members: readonly number[]; readonly apex0: number | undefined },
): Pattern {
  const { kind, members, apex0 } = figure;
  const all0 = apex0 === undefined ? members : [apex0, ...[...members].sort(ascending)];
  const ids = all0.flatMap((index) => bodies[index]?.id ?? []);
  const apex: BodyId | undefined = apex0 === undefined ? undefined : bodies[apex0]?.id;
  return {
    kind,
    bodies: ids,
    ...(apex === undefined ? {} : { apex }),
    ...coherence(kind, bodies, kind === "KITE" ? members : all0),
    tightness: meanCloseness(all0, links),
  };
}

/** The element (trines) or modality (squares) that the members share, or that they do not. */
function coherence(kind: PatternKind, bodies: readonly ChartBody[], members: readonly number[]): Partial<Pattern> {
  const facts: readonly SignFacts[] = members.flatMap((i) => {
    const body = bodies[i];
    return body === undefined ? [] : [SIGNS[signOf(body.longitudeDeg)]];
  });
  const [first] = facts;
  if (first === undefined) return {};
  if (kind === "GRAND_TRINE" || kind === "KITE") {
    const shared = facts.every((sign) => sign.element === first.element);
    return { dissociate: !shared, ...(shared ? { element: first.element } : {}) };
  }
  if (kind === "T_SQUARE" || kind === "GRAND_CROSS") {
    const shared = facts.every((sign) => sign.modality === first.modality);
    return { dissociate: !shared, ...(shared ? { modality: first.modality } : {}) };
  }
  return {};
}

/** Mean closeness over the links that define the figure: every linked pair among its members. */
function meanCloseness(members: readonly number[], links: LinkTable): number {
  let sum = 0;
  let count = 0;
  for (const [index0, a] of members.entries()) {
    for (const b of members.slice(index0 + 1)) {
      sum += links.closeness(a, b);
      count += 1;
    }
  }
  return sum / count;
}

function ascending(a: number, b: number): number {
  return a - b;
}

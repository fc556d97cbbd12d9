import { BODY_IDS, type BodyId, type ChartBody, signOf } from "@almagest/sky";
import { SIGNS, type SignFacts } from "../tables/zodiac";
import { type LinkTable, linkTable } from "./links";
import { DEFAULT_PATTERN_ORBS, PATTERN_KINDS, type Pattern, type PatternKind, type PatternOrbs } from "./model";
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
  const crosses = grandCrosses(bodies.length, links);
  const trines = grandTrines(bodies.length, links);
  const kites = trines.flatMap((trine) => kitesOf(trine, bodies.length, links).map((focal) => ({ trine, focal })));
  const kitedTrines = new Set(kites.map(({ trine }) => trine.join()));
  const squares = apexFigures(bodies.length, links, ["opposition", "square"]).filter(
    ({ base, apex }) => !crosses.some((cross) => [...base, apex].every((index) => cross.includes(index))),
  );
  const found = [
    ...crosses.map((members) => shape("GRAND_CROSS", members)),
    ...kites.map(({ trine, focal }) => shape("KITE", trine, focal)),
    ...trines.filter((trine) => !kitedTrines.has(trine.join())).map((members) => shape("GRAND_TRINE", members)),
    ...squares.map(({ base, apex }) => shape("T_SQUARE", base, apex)),
    ...apexFigures(bodies.length, links, ["sextile", "quincunx"]).map(({ base, apex }) => shape("YOD", base, apex)),
    ...mysticRectangles(bodies.length, links).map((members) => shape("MYSTIC_RECTANGLE", members)),
    ...stelliums(bodies),
  ];
  return found.sort((a, b) => PATTERN_KINDS.indexOf(a.kind) - PATTERN_KINDS.indexOf(b.kind));
}

function grandTrines(count: number, links: LinkTable): readonly (readonly number[])[] {
  return indexes(count).flatMap((a) =>
    links.after(a, "trine").flatMap((b) =>
      links
        .after(b, "trine")
        .filter((c) => links.all(a, "trine", [c]))
        .map((c) => [a, b, c]),
    ),
  );
}

/** Bodies opposite one vertex of a grand trine and sextile the other two. */
function kitesOf(trine: readonly number[], count: number, links: LinkTable): readonly number[] {
  return indexes(count).filter((focal) =>
    trine.some(
      (vertex) =>
        links.all(focal, "opposition", [vertex]) &&
        links.all(
          focal,
          "sextile",
          trine.filter((other) => other !== vertex),
        ),
    ),
  );
}

/** A base pair linked one way and an apex linked another way to both: T-square and yod. */
function apexFigures(
  count: number,
  links: LinkTable,
  [base, side]: readonly ["opposition" | "sextile", "square" | "quincunx"],
): readonly { readonly base: readonly [number, number]; readonly apex: number }[] {
  return indexes(count).flatMap((a) =>
    links.after(a, base).flatMap((b) =>
      indexes(count)
        .filter((apex) => links.all(apex, side, [a, b]))
        .map((apex) => ({ base: [a, b] as const, apex })),
    ),
  );
}

function oppositionPairs(
  count: number,
  links: LinkTable,
): readonly (readonly [readonly [number, number], readonly [number, number]])[] {
  const pairs = indexes(count).flatMap((a) => links.after(a, "opposition").map((b) => [a, b] as const));
  return pairs.flatMap((first, index) =>
    pairs
      .slice(index + 1)
      .filter((second) => !second.some((member) => first.includes(member)))
      .map((second) => [first, second] as const),
  );
}

function grandCrosses(count: number, links: LinkTable): readonly (readonly number[])[] {
  return oppositionPairs(count, links)
    .filter(([first, second]) => first.every((member) => links.all(member, "square", second)))
    .map(([first, second]) => [...first, ...second].sort(ascending));
}

/** Two oppositions whose ends are joined by two trines and two sextiles. */
function mysticRectangles(count: number, links: LinkTable): readonly (readonly number[])[] {
  return oppositionPairs(count, links)
    .filter(([[a, b], [c, d]]) => {
      const joined = (near: number, far: number): boolean =>
        links.all(a, "trine", [near]) &&
        links.all(b, "trine", [far]) &&
        links.all(a, "sextile", [far]) &&
        links.all(b, "sextile", [near]);
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
  const values = members.flatMap((a, index) => members.slice(index + 1).map((b) => links.closeness(a, b)));
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** `[0, 1, … count - 1]`. A chart's lists are short and asked for often, so they are made once. */
function indexes(count: number): readonly number[] {
  return INDEXES[count] ?? Array.from({ length: count }, (_, index0) => index0);
}

function ascending(a: number, b: number): number {
  return a - b;
}

const INDEXES: readonly (readonly number[])[] = Array.from({ length: BODY_IDS.length + 1 }, (_, count) =>
  Array.from({ length: count }, (_, index0) => index0),
);

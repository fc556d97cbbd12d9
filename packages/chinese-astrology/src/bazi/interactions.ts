import { type Bond, branchBonds, INTERACTION_TYPES, stemBonds, trineBonds } from "../cycle/bonds";
import type { Branch } from "../cycle/branches";
import type { Pillar } from "../cycle/pillars";

/** A pillar and its position: `month`, `personA.day`, `annual`. */
export interface PlacedPillar<Position extends string = string> {
  readonly position: Position;
  readonly pillar: Pillar;
}

/** A bond that is met among pillars. */
export interface Interaction<Position extends string = string> {
  readonly bond: Bond;
  readonly positions: readonly Position[];
  /** Stems or branches, in the order of the positions. */
  readonly members: readonly string[];
  /** Of a punishment: whether all branches of its group are among the pillars. */
  readonly complete?: boolean;
}

/** Every pair of a chart's own pillars that speaks to another, and every complete trine; in the order of the types. */
export function interactionsWithin<Position extends string>(
  pillars: readonly PlacedPillar<Position>[],
): readonly Interaction<Position>[] {
  const found = pillars.flatMap((first, index0) =>
    pillars.slice(index0 + 1).flatMap((second) => pairInteractions(first, second, pillars)),
  );
  return inOrder([...found, ...trinesAmong(pillars)]);
}

/** Every pair of one pillar of the first list and one of the second that speaks to the other. No trines. */
export function interactionsBetween<Position extends string>(
  first: readonly PlacedPillar<Position>[],
  second: readonly PlacedPillar<Position>[],
): readonly Interaction<Position>[] {
  const all = [...first, ...second];
  return inOrder(first.flatMap((one) => second.flatMap((other) => pairInteractions(one, other, all))));
}

/** Every complete trine among the pillars, once for each three that make it. */
export function trinesAmong<Position extends string>(
  pillars: readonly PlacedPillar<Position>[],
): readonly Interaction<Position>[] {
  return triplesOf(pillars).flatMap((three) => {
    const [a, b, c] = three;
    const bonds = trineBonds([a.pillar.branch, b.pillar.branch, c.pillar.branch]);
    return bonds.map((bond) => ({
      bond,
      positions: three.map(({ position }) => position),
      members: three.map(({ pillar }) => pillar.branch),
    }));
  });
}

function pairInteractions<Position extends string>(
  first: PlacedPillar<Position>,
  second: PlacedPillar<Position>,
  all: readonly PlacedPillar[],
): readonly Interaction<Position>[] {
  const positions = [first.position, second.position];
  const [a, b] = [first.pillar, second.pillar];
  return [
    ...stemBonds(a.stem, b.stem).map((bond) => ({ bond, positions, members: [a.stem, b.stem] })),
    ...branchBonds(a.branch, b.branch).map((bond) => ({
      bond,
      positions,
      members: [a.branch, b.branch],
      ...(bond.type === "punishment" ? { complete: isPresent(bond.third, all) } : {}),
    })),
  ];
}

/** Of two branches that punish each other the group is complete with them; of three the third is looked for. */
function isPresent(third: Branch | undefined, all: readonly PlacedPillar[]): boolean {
  return third === undefined || all.some(({ pillar }) => pillar.branch === third);
}

type Triple<Value> = readonly [Value, Value, Value];

/** Every three of the values, in their order. */
export function triplesOf<Value>(values: readonly Value[]): readonly Triple<Value>[] {
  return values.flatMap((a, first0) =>
    values.slice(first0 + 1).flatMap((b, second0) => values.slice(first0 + second0 + 2).map((c) => [a, b, c] as const)),
  );
}

function inOrder<Position extends string>(found: readonly Interaction<Position>[]): readonly Interaction<Position>[] {
  const rank = ({ bond }: Interaction): number => INTERACTION_TYPES.indexOf(bond.type);
  return [...found].sort((a, b) => rank(a) - rank(b));
}

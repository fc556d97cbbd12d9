import { ELEMENTS, type Element, MODALITIES, type Modality, SIGNS } from "../../tables/zodiac";
import type { SignsAt } from "./bodies";

/** The least and the greatest number of planets. */
export interface Reach {
  readonly least: number;
  readonly most: number;
}

/** One side of the balance over a span: elements or modalities. */
export interface OpenShare<Id extends string> {
  /** In canonical order. */
  readonly reach: ReadonlyMap<Id, Reach>;
  /** Those that count most at every second; undefined where that depends on the time. */
  readonly leading: readonly Id[] | undefined;
  /** By how many planets one of them leads the next at least; 0 where two tie. */
  readonly margin: number;
  /** Without a planet at every second; undefined where it depends on the time. */
  readonly lacking: readonly Id[] | undefined;
}

export interface OpenBalance {
  readonly elements: OpenShare<Element>;
  readonly modalities: OpenShare<Modality>;
}

/** Counts the planets by element and modality for each set of signs that a span has. */
export function openBalance(turns: readonly SignsAt[]): OpenBalance {
  const counted = <Id extends string>(ids: readonly Id[], idOf: (sign: keyof typeof SIGNS) => Id): OpenShare<Id> =>
    shareOf(
      ids,
      turns.map((signs) => {
        const all = [...signs.values()].map(idOf);
        return (id: Id) => all.filter((one) => one === id).length;
      }),
    );
  return {
    elements: counted<Element>(ELEMENTS, (sign) => SIGNS[sign].element),
    modalities: counted<Modality>(MODALITIES, (sign) => SIGNS[sign].modality),
  };
}

type Count<Id> = (id: Id) => number;

function shareOf<Id extends string>(ids: readonly Id[], turns: readonly Count<Id>[]): OpenShare<Id> {
  const reachOf = (id: Id): Reach => {
    const counts = turns.map((count) => count(id));
    return { least: Math.min(...counts), most: Math.max(...counts) };
  };
  return {
    reach: new Map(ids.map((id) => [id, reachOf(id)])),
    leading: sameAlways(turns.map((count) => leadersOf(ids, count))),
    margin: Math.min(...turns.map((count) => marginOf(ids, count))),
    lacking: sameAlways(turns.map((count) => ids.filter((id) => count(id) === 0))),
  };
}

function leadersOf<Id>(ids: readonly Id[], count: Count<Id>): readonly Id[] {
  const most = Math.max(...ids.map(count));
  return ids.filter((id) => count(id) === most);
}

function marginOf<Id>(ids: readonly Id[], count: Count<Id>): number {
  const [first = 0, second = 0] = ids.map(count).sort((a, b) => b - a);
  return first - second;
}

function sameAlways<Id extends string>(lists: readonly (readonly Id[])[]): readonly Id[] | undefined {
  const [first, ...others] = lists;
  return others.every((list) => list.join() === first?.join()) ? first : undefined;
}

import type { GrahaId } from "../grahas";

/** A clause about a chart: a text of the facts of yogas, and what fills it. */
export interface Clause {
  readonly key: string;
  readonly values: Readonly<Record<string, Filling>>;
}

/** A number or a choice fills a blank unchanged. */
export type Filling = number | string | Names | Houses | Sign | Fact;

interface Names {
  readonly grahas: readonly GrahaId[];
  /** Without the article that a name has inside an English sentence. */
  readonly isBare: boolean;
}

interface Houses {
  readonly houses: readonly number[];
  readonly type: "conjunction" | "disjunction";
}

interface Sign {
  readonly sign0: number;
}

interface Clauses {
  readonly clauses: readonly Clause[];
}

/** One clause, or several in a row. */
export type Fact = Clause | Clauses;

export function clause(key: string, values: Clause["values"] = {}): Clause {
  return { key, values };
}

/** Names as they are inside a sentence: "the Sun and Mars". */
export function named(...grahas: readonly GrahaId[]): Names {
  return { grahas, isBare: false };
}

/** Names as they are in a list of facts: "Sun and Mars". */
export function listing(...grahas: readonly GrahaId[]): Names {
  return { grahas, isBare: true };
}

/** Houses by their ordinals: "4th and 5th". */
export function housesOf(...houses: readonly number[]): Houses {
  return { houses, type: "conjunction" };
}

/** "4th or 5th". */
export function eitherOf(...houses: readonly number[]): Houses {
  return { houses, type: "disjunction" };
}

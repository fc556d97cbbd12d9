/** A unit that is written more than once: `a`, `b`, and on through the alphabet without a gap. */
export interface Variants {
  readonly a: string;
  readonly b: string;
}

/** Dotted paths to the units of a tree of texts: one string, or its variants. */
export type UnitKey<Tree> = {
  [K in keyof Tree & string]: Tree[K] extends string | Variants
    ? K
    : Tree[K] extends readonly string[]
      ? never
      : `${K}.${UnitKey<Tree[K]>}`;
}[keyof Tree & string];

/** Dotted paths to the groups of a tree: where a family can begin. */
export type GroupKey<Tree> = {
  [K in keyof Tree & string]: Tree[K] extends string | readonly string[] | Variants
    ? never
    : K | `${K}.${GroupKey<Tree[K]>}`;
}[keyof Tree & string];

/** The value under a dotted path. */
export type Subtree<Tree, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Tree
    ? Subtree<Tree[Head], Rest>
    : never
  : Path extends keyof Tree
    ? Tree[Path]
    : never;

import type { TextReader, Variables } from "@almagest/i18n";
import type { MessageTree } from "@almagest/operation";
import type { GroupKey, Subtree, UnitKey } from "./keys";
import type { Piece, PieceKind } from "./piece";
import { variantIndex0 } from "./turn";

/** A family of units: their place among the texts, their kind, and the sections they may appear in. */
export interface Family<Group extends string = string> {
  /** Dotted path to the group that holds the family's units. */
  readonly under: Group;
  readonly kind: PieceKind;
  readonly sections: readonly string[];
}

export type Families<Tree> = Readonly<Record<string, Family<GroupKey<Tree>>>>;

export interface Setting<Section extends string> {
  readonly section: Section;
  /** Values of the unit's placeholders: names in the form used inside a sentence. */
  readonly values?: Variables;
}

/** Tells the units of declared families in one language, at one turn. */
export interface Teller<Tree, Declared extends Families<Tree>> {
  /** The unit for a fact in its setting; undefined where the caller brought no texts. */
  tell<Name extends keyof Declared & string>(
    family: Name,
    key: UnitKey<Subtree<Tree, Declared[Name]["under"]>>,
    setting: Setting<Declared[Name]["sections"][number]>,
  ): Piece | undefined;
  /** The same for a family that has gaps by nature, the key put together at run time. */
  find<Name extends keyof Declared & string>(
    family: Name,
    key: string,
    setting: Setting<Declared[Name]["sections"][number]>,
  ): Piece | undefined;
}

export interface Telling<Tree extends MessageTree, Declared extends Families<Tree>> {
  readonly families: Declared;
  /** `turn` chooses among the variants of a unit: `dayTurn(date)`, or a number made from what was drawn. */
  teller(texts: TextReader<Tree>, turn: number): Teller<Tree, Declared>;
}

/** Declares the families of a domain over the type of its English texts; keys that English lacks do not compile. */
export function tellingFor<Tree extends MessageTree>(): <const Declared extends Families<Tree>>(
  families: Declared,
) => Telling<Tree, Declared> {
  return (families) => ({
    families,
    teller: (texts, turn) => {
      const find = (name: string, key: string, { section, values }: Setting<string>): Piece | undefined => {
        const family: Family | undefined = families[name];
        if (family === undefined) return undefined;
        const text = textAt(`${family.under}.${key}`, texts, values, turn);
        if (text === undefined) return undefined;
        const piece = { family: name, key, section, kind: family.kind, text, values };
        if (texts.speaks === "en") return piece;
        return withEnglish(piece, { key: `${family.under}.${key}`, texts, turn });
      };
      return { tell: find, find };
    },
  });
}

/** Apart from `find`, which would otherwise keep its variables for a function that English never makes. */
function withEnglish(
  piece: Piece,
  { key, texts, turn }: { readonly key: string; readonly texts: { inEnglish(): Texts }; readonly turn: number },
): Piece {
  return { ...piece, english: () => textAt(key, texts.inEnglish(), piece.values, turn) };
}

type Texts = Pick<TextReader<MessageTree>, "lookup" | "has">;

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** One text under a key, or the one of its variants that has its turn. */
function textAt(key: string, texts: Texts, values: Variables | undefined, turn: number) {
  const only = texts.lookup(key, values);
  if (only !== undefined) return only;
  let count = 0;
  while (texts.has(variantKey(key, count))) count += 1;
  return count === 0 ? undefined : texts.lookup(variantKey(key, variantIndex0(turn, count, key)), values);
}

function variantKey(key: string, index0: number): string {
  return `${key}.${LETTERS.charAt(index0)}`;
}

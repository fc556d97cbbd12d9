import { at } from "@almagest/operation";
import type { LetterId } from "../letters/letters";
import { LETTER_IDS } from "../letters/letters";
import type { CountedSephirah, SephirahId } from "./sephirot";

/** Trumps as the Golden Dawn gave them to the letters, alef the Fool and so on, in the order of its numbers. */
export const TRUMP_IDS = [
  "fool",
  "magician",
  "high-priestess",
  "empress",
  "emperor",
  "hierophant",
  "lovers",
  "chariot",
  "strength",
  "hermit",
  "wheel-of-fortune",
  "justice",
  "hanged-man",
  "death",
  "temperance",
  "devil",
  "tower",
  "star",
  "moon",
  "sun",
  "judgement",
  "world",
] as const;
export type TrumpId = (typeof TRUMP_IDS)[number];

const ROMAN = "0 I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI".split(" ");

export interface TreePath {
  /** 11 to 32; 1 to 10 are the sephirot. */
  readonly path: number;
  readonly letter: LetterId;
  readonly from: CountedSephirah;
  readonly to: CountedSephirah;
  readonly trump: TrumpId;
  /** Roman numeral, 0 for the Fool. */
  readonly trumpNumber: string;
}

/** Athanasius Kircher, Oedipus Aegyptiacus (1652), vol. 2; letters in order from the top. */
const ENDS = [
  ["keter", "chokhmah"],
  ["keter", "binah"],
  ["keter", "tiferet"],
  ["chokhmah", "binah"],
  ["chokhmah", "tiferet"],
  ["chokhmah", "chesed"],
  ["binah", "tiferet"],
  ["binah", "gevurah"],
  ["chesed", "gevurah"],
  ["chesed", "tiferet"],
  ["chesed", "netzach"],
  ["gevurah", "tiferet"],
  ["gevurah", "hod"],
  ["tiferet", "netzach"],
  ["tiferet", "yesod"],
  ["tiferet", "hod"],
  ["netzach", "hod"],
  ["netzach", "yesod"],
  ["netzach", "malkuth"],
  ["hod", "yesod"],
  ["hod", "malkuth"],
  ["yesod", "malkuth"],
] as const satisfies readonly (readonly [CountedSephirah, CountedSephirah])[];

export const PATHS: readonly TreePath[] = ENDS.map(([from, to], index0) => ({
  path: index0 + 11,
  letter: at(LETTER_IDS, index0),
  from,
  to,
  trump: at(TRUMP_IDS, index0),
  trumpNumber: at(ROMAN, index0),
}));

export function pathOfLetter(id: LetterId): TreePath {
  return at(PATHS, LETTER_IDS.indexOf(id));
}

/** The paths that end at a sephirah, by number; none at daat. */
export function pathsAt(id: SephirahId): readonly TreePath[] {
  return PATHS.filter(({ from, to }) => from === id || to === id);
}

/** The path between two sephirot; undefined where none joins them. */
export function pathBetween(first: SephirahId, second: SephirahId): TreePath | undefined {
  return pathsAt(first).find(({ from, to }) => first !== second && (from === second || to === second));
}

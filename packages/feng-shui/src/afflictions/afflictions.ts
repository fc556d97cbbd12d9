import type { Branch } from "@almagest/chinese-astrology/facts";
import { InvariantError } from "@almagest/operation";
import { type Mountain, mountainNamed } from "../compass/mountains";
import type { Phase } from "../compass/phases";
import { clashOf } from "../year/branches";

export const SHA_PARTS = ["jie-sha", "zai-sha", "sui-sha"] as const;
export type ShaPart = (typeof SHA_PARTS)[number];

/** The quarter across the compass, by that of the frame. */
const ACROSS = { North: "South", East: "West", South: "North", West: "East" } as const;

/** Three branches that work together, a third of the ring apart, under the phase of the middle one. */
interface Frame {
  readonly branches: readonly Branch[];
  readonly element: Phase;
  readonly direction: Quarter;
}

const FRAMES: readonly Frame[] = [
  { branches: ["shen", "zi", "chen"], element: "Water", direction: "North" },
  { branches: ["hai", "mao", "wei"], element: "Wood", direction: "East" },
  { branches: ["yin", "wu", "xu"], element: "Fire", direction: "South" },
  { branches: ["si", "you", "chou"], element: "Metal", direction: "West" },
];

export const QUARTERS = ["North", "East", "South", "West"] as const;
export type Quarter = (typeof QUARTERS)[number];

/** The branches of a quarter in compass order. */
const BRANCHES_OF = {
  North: ["hai", "zi", "chou"],
  East: ["yin", "mao", "chen"],
  South: ["si", "wu", "wei"],
  West: ["shen", "you", "xu"],
} as const satisfies Readonly<Record<Quarter, readonly Branch[]>>;

export interface SanSha {
  readonly direction: Quarter;
  readonly frameElement: Phase;
  readonly frameDirection: Quarter;
  /** The first border of the first branch's mountain; degrees clockwise from north, [0, 360). */
  readonly startDeg: number;
  /** The last border of the last one's, 75° on. */
  readonly endDeg: number;
  readonly parts: readonly { readonly id: ShaPart; readonly mountain: Mountain }[];
}

/** The mountain of the year's branch: where the year's commander sits. */
export function taiSuiOf(branch: Branch): Mountain {
  return mountainNamed(branch);
}

/** Across from it: the year's breaker. */
export function suiPoOf(branch: Branch): Mountain {
  return mountainNamed(clashOf(branch));
}

/** The three killings: the quarter across from the frame of the year's branch. Xieji Bianfang Shu, juan 3. */
export function sanShaOf(branch: Branch): SanSha {
  const frame = frameOf(branch);
  const direction = ACROSS[frame.direction];
  const [first, middle, last] = BRANCHES_OF[direction];
  return {
    direction,
    frameElement: frame.element,
    frameDirection: frame.direction,
    startDeg: mountainNamed(first).startDeg,
    endDeg: mountainNamed(last).endDeg,
    parts: [
      { id: "jie-sha", mountain: mountainNamed(first) },
      { id: "zai-sha", mountain: mountainNamed(middle) },
      { id: "sui-sha", mountain: mountainNamed(last) },
    ],
  };
}

function frameOf(branch: Branch): Frame {
  const found = FRAMES.find(({ branches }) => branches.includes(branch));
  if (found === undefined) throw new InvariantError("a branch without a frame", { branch });
  return found;
}

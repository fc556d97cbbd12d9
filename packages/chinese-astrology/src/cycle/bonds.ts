import { BRANCH_ROWS, type Branch } from "./branches";
import type { Phase } from "./phases";
import { STEM_ROWS, type Stem } from "./stems";

export const INTERACTION_TYPES = [
  "stem-combination",
  "six-combination",
  "trine",
  "clash",
  "harm",
  "punishment",
  "stem-clash",
] as const;
export type InteractionType = (typeof INTERACTION_TYPES)[number];

/** Bonds, and what is told beside them: the contract of an interaction has no other types. */
export const MEETING_TYPES = [...INTERACTION_TYPES, "half-trine", "directional-combination"] as const;
export type MeetingType = (typeof MEETING_TYPES)[number];

export const INTERACTION_QUALITIES = ["harmonious", "challenging"] as const;
export type InteractionQuality = (typeof INTERACTION_QUALITIES)[number];

export const PUNISHMENT_VARIETIES = ["ungrateful", "bullying", "discourteous", "self"] as const;
export type PunishmentVariety = (typeof PUNISHMENT_VARIETIES)[number];

/** The bonds of two stems, two branches or three branches wherever they meet. */
export interface Bond {
  readonly type: InteractionType;
  /** The members in alphabetical order, hyphened. */
  readonly id: string;
  readonly chinese: string;
  readonly pinyin: string;
  readonly quality: InteractionQuality;
  /** The phase that a combination of stems or a trine tends towards. */
  readonly transformsTo?: Phase;
  readonly variety?: PunishmentVariety;
  /** Of a punishment of three, the branch that this pair lacks. */
  readonly third?: Branch;
}

interface Style {
  readonly type: InteractionType;
  readonly suffix: readonly [chinese: string, pinyin: string];
}

const COMBINATION = { type: "stem-combination", suffix: ["合", "hé"] } as const satisfies Style;
const SIX_COMBINATION = { type: "six-combination", suffix: ["合", "hé"] } as const satisfies Style;
const TRINE = { type: "trine", suffix: ["三合", "sān hé"] } as const satisfies Style;
const CLASH = { type: "clash", suffix: ["沖", "chōng"] } as const satisfies Style;
const HARM = { type: "harm", suffix: ["害", "hài"] } as const satisfies Style;
const PUNISHMENT = { type: "punishment", suffix: ["刑", "xíng"] } as const satisfies Style;
const SELF_PUNISHMENT = { type: "punishment", suffix: ["自刑", "zì xíng"] } as const satisfies Style;
const STEM_CLASH = { type: "stem-clash", suffix: ["沖", "chōng"] } as const satisfies Style;

const HARMONIOUS: readonly InteractionType[] = ["stem-combination", "six-combination", "trine"];

/** Pairs of stems that combine, with the phase they tend towards; and the four that clash (wu and ji never do). */
const STEM_BONDS: readonly Bond[] = [
  stems(COMBINATION, "jia", "ji", { transformsTo: "earth" }),
  stems(COMBINATION, "yi", "geng", { transformsTo: "metal" }),
  stems(COMBINATION, "bing", "xin", { transformsTo: "water" }),
  stems(COMBINATION, "ding", "ren", { transformsTo: "wood" }),
  stems(COMBINATION, "wu", "gui", { transformsTo: "fire" }),
  stems(STEM_CLASH, "jia", "geng"),
  stems(STEM_CLASH, "yi", "xin"),
  stems(STEM_CLASH, "bing", "ren"),
  stems(STEM_CLASH, "ding", "gui"),
];

/** Names of the first two punishments are swapped in some books; the majority is followed. */
const BRANCH_BONDS: readonly Bond[] = [
  branches(SIX_COMBINATION, ["zi", "chou"]),
  branches(SIX_COMBINATION, ["yin", "hai"]),
  branches(SIX_COMBINATION, ["mao", "xu"]),
  branches(SIX_COMBINATION, ["chen", "you"]),
  branches(SIX_COMBINATION, ["si", "shen"]),
  branches(SIX_COMBINATION, ["wu", "wei"]),
  branches(CLASH, ["zi", "wu"]),
  branches(CLASH, ["chou", "wei"]),
  branches(CLASH, ["yin", "shen"]),
  branches(CLASH, ["mao", "you"]),
  branches(CLASH, ["chen", "xu"]),
  branches(CLASH, ["si", "hai"]),
  branches(HARM, ["zi", "wei"]),
  branches(HARM, ["chou", "wu"]),
  branches(HARM, ["yin", "si"]),
  branches(HARM, ["mao", "chen"]),
  branches(HARM, ["shen", "hai"]),
  branches(HARM, ["you", "xu"]),
  branches(PUNISHMENT, ["yin", "si"], { variety: "ungrateful", third: "shen" }),
  branches(PUNISHMENT, ["si", "shen"], { variety: "ungrateful", third: "yin" }),
  branches(PUNISHMENT, ["yin", "shen"], { variety: "ungrateful", third: "si" }),
  branches(PUNISHMENT, ["chou", "xu"], { variety: "bullying", third: "wei" }),
  branches(PUNISHMENT, ["xu", "wei"], { variety: "bullying", third: "chou" }),
  branches(PUNISHMENT, ["chou", "wei"], { variety: "bullying", third: "xu" }),
  branches(PUNISHMENT, ["zi", "mao"], { variety: "discourteous" }),
  branches(SELF_PUNISHMENT, ["chen", "chen"], { variety: "self" }),
  branches(SELF_PUNISHMENT, ["wu", "wu"], { variety: "self" }),
  branches(SELF_PUNISHMENT, ["you", "you"], { variety: "self" }),
  branches(SELF_PUNISHMENT, ["hai", "hai"], { variety: "self" }),
];

/** The four trines, members from birth through peak to store; in the order of their first animal in the cycle. */
export const TRINES = [
  { id: "first", phase: "water", members: ["shen", "zi", "chen"] },
  { id: "second", phase: "metal", members: ["si", "you", "chou"] },
  { id: "third", phase: "fire", members: ["yin", "wu", "xu"] },
  { id: "fourth", phase: "wood", members: ["hai", "mao", "wei"] },
] as const satisfies readonly { readonly id: string; readonly phase: Phase; readonly members: readonly Branch[] }[];
export type TrineId = (typeof TRINES)[number]["id"];

const byStems = grouped(STEM_BONDS);
const byBranches = grouped(BRANCH_BONDS);
const byTrio = grouped(TRINES.map(({ phase, members }) => branches(TRINE, members, { transformsTo: phase })));

/** The bond of two stems. */
export function stemBonds(first: Stem, second: Stem): readonly Bond[] {
  return byStems.get(idOf([first, second])) ?? [];
}

/** The bonds of two branches: none, one, or two (yin and shen clash and punish). */
export function branchBonds(first: Branch, second: Branch): readonly Bond[] {
  return byBranches.get(idOf([first, second])) ?? [];
}

/** The trine that three branches make, if they do. */
export function trineBonds(members: readonly [Branch, Branch, Branch]): readonly Bond[] {
  return byTrio.get(idOf(members)) ?? [];
}

export interface HalfTrine {
  readonly phase: Phase;
  /** The branch that is missing. */
  readonly third: Branch;
}

/** Half of a trine: its peak branch (zi, wu, mao or you) with one of its two others. */
export function halfTrineOf(first: Branch, second: Branch): HalfTrine | undefined {
  const trine = TRINES.find(({ members }) => {
    const [birth, peak, store] = members;
    return (
      (first === peak && (second === birth || second === store)) ||
      (second === peak && (first === birth || first === store))
    );
  });
  const third = trine?.members.find((member) => member !== first && member !== second);
  return trine === undefined || third === undefined ? undefined : { phase: trine.phase, third };
}

function stems(style: Style, first: Stem, second: Stem, more: { readonly transformsTo?: Phase } = {}): Bond {
  return bond(style, [first, second], [STEM_ROWS[first], STEM_ROWS[second]], more);
}

function branches(style: Style, members: readonly Branch[], more: Partial<Bond> = {}): Bond {
  return bond(
    style,
    members,
    members.map((member) => BRANCH_ROWS[member]),
    more,
  );
}

type Written = { readonly chinese: string; readonly pinyin: string };

function bond(
  { type, suffix }: Style,
  members: readonly string[],
  rows: readonly Written[],
  more: Partial<Bond>,
): Bond {
  const [chinese, pinyin] = suffix;
  return {
    type,
    id: idOf(members),
    chinese: `${rows.map((row) => row.chinese).join("")}${chinese}`,
    pinyin: `${rows.map((row) => row.pinyin).join(" ")} ${pinyin}`,
    quality: HARMONIOUS.includes(type) ? "harmonious" : "challenging",
    ...more,
  };
}

function idOf(members: readonly string[]): string {
  return [...members].sort().join("-");
}

function grouped(bonds: readonly Bond[]): ReadonlyMap<string, readonly Bond[]> {
  const groups = new Map<string, Bond[]>();
  for (const one of bonds) groups.set(one.id, [...(groups.get(one.id) ?? []), one]);
  return groups;
}

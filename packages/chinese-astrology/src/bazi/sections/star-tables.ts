import type { Branch } from "../../cycle/branches";
import type { Stem } from "../../cycle/stems";
import type { StarId } from "./star-names";

// Places of the stars, by the stem, branch or sound that each is counted from. docs/conventions.md names the sources.

/** The two readings of the verse: geng goes with jia and wu to ox and goat, or with xin to horse and tiger. */
export const NOBLEMAN_VERSES = ["jia-wu-geng", "jia-wu"] as const;
export type NoblemanVerse = (typeof NOBLEMAN_VERSES)[number];

/** The blade of yang stems alone; of yin stems too, at their stage of peak or at the branch after their prosperity. */
export const BLADE_SCHOOLS = ["yang-stems", "peak", "after-prosperity"] as const;
export type BladeSchool = (typeof BLADE_SCHOOLS)[number];

/** A target is a branch, a stem, or a whole pillar. The stem and the branch wu have one spelling, so its rule says which. */
export type Target = Stem | Branch | `${Stem}-${Branch}`;

/** The targets for each value of a base, in the order of stems from jia, branches from zi, or phases from wood. */
export type Sought = readonly (readonly Target[])[];

const one = (row: readonly Target[]): Sought => row.map((target) => [target]);

export const NOBLEMEN: Readonly<Record<NoblemanVerse, Sought>> = {
  "jia-wu-geng": noblemen(["chou", "wei"]),
  "jia-wu": noblemen(["wu", "yin"]),
};

function noblemen(ofGeng: readonly Branch[]): Sought {
  const [jia, yi, bing, xin, ren] = [
    ["chou", "wei"],
    ["zi", "shen"],
    ["hai", "you"],
    ["wu", "yin"],
    ["mao", "si"],
  ] as const;
  return [jia, yi, bing, bing, jia, yi, ofGeng, xin, ren, ren];
}

/** Indexed by the stem. */
export const OF_STEMS = {
  academic: one(["si", "wu", "shen", "you", "shen", "you", "hai", "zi", "yin", "mao"]),
  "great-ultimate": [
    ["zi", "wu"],
    ["zi", "wu"],
    ["mao", "you"],
    ["mao", "you"],
    ["chen", "xu", "chou", "wei"],
    ["chen", "xu", "chou", "wei"],
    ["yin", "hai"],
    ["yin", "hai"],
    ["si", "shen"],
    ["si", "shen"],
  ],
  "lucky-star": [
    ["yin", "zi"],
    ["mao", "chou"],
    ["yin", "zi"],
    ["hai"],
    ["shen"],
    ["wei"],
    ["wu"],
    ["si"],
    ["chen"],
    ["mao", "chou"],
  ],
  "national-seal": one(["xu", "hai", "chou", "yin", "chou", "yin", "chen", "si", "wei", "shen"]),
  "golden-carriage": one(["chen", "si", "wei", "shen", "wei", "shen", "xu", "hai", "chou", "yin"]),
  prosperity: one(["yin", "mao", "si", "wu", "si", "wu", "shen", "you", "hai", "zi"]),
  "red-allure": one(["wu", "wu", "yin", "wei", "chen", "chen", "xu", "you", "zi", "shen"]),
  "study-hall": one([
    "ji-hai",
    "ren-wu",
    "bing-yin",
    "ding-you",
    "wu-yin",
    "ji-you",
    "xin-si",
    "jia-zi",
    "jia-shen",
    "yi-mao",
  ]),
  "literary-hall": one([
    "geng-yin",
    "xin-mao",
    "yi-si",
    "wu-wu",
    "ding-si",
    "geng-wu",
    "ren-shen",
    "gui-you",
    "gui-hai",
    "ren-xu",
  ]),
} as const satisfies Partial<Record<StarId, Sought>>;

export const OF_BLADES: Readonly<Record<BladeSchool, Sought>> = {
  "yang-stems": [["mao"], [], ["wu"], [], ["wu"], [], ["you"], [], ["zi"], []],
  peak: one(["mao", "yin", "wu", "si", "wu", "si", "you", "shen", "zi", "hai"]),
  "after-prosperity": one(["mao", "chen", "wu", "wei", "wu", "wei", "you", "xu", "zi", "chou"]),
};

/** Indexed by the branch of the month. */
export const OF_MONTHS = {
  "heavenly-virtue": one(["si", "geng", "ding", "shen", "ren", "xin", "hai", "jia", "gui", "yin", "bing", "yi"]),
  "heavenly-virtue-combination": one([
    "shen",
    "yi",
    "ren",
    "si",
    "ding",
    "bing",
    "yin",
    "ji",
    "wu",
    "hai",
    "xin",
    "geng",
  ]),
  "monthly-virtue": one(["ren", "geng", "bing", "jia", "ren", "geng", "bing", "jia", "ren", "geng", "bing", "jia"]),
  "monthly-virtue-combination": one(["ding", "yi", "xin", "ji", "ding", "yi", "xin", "ji", "ding", "yi", "xin", "ji"]),
  "heavenly-doctor": one(["hai", "zi", "chou", "yin", "mao", "chen", "si", "wu", "wei", "shen", "you", "xu"]),
} as const satisfies Partial<Record<StarId, Sought>>;

/** Indexed by a branch. The first seven repeat with the trine of the branch: that of shen, zi, chen; si, you, chou; and so on. */
export const OF_BRANCHES = {
  "peach-blossom": one(["you", "wu", "mao", "zi", "you", "wu", "mao", "zi", "you", "wu", "mao", "zi"]),
  general: one(["zi", "you", "wu", "mao", "zi", "you", "wu", "mao", "zi", "you", "wu", "mao"]),
  canopy: one(["chen", "chou", "xu", "wei", "chen", "chou", "xu", "wei", "chen", "chou", "xu", "wei"]),
  "traveling-horse": one(["yin", "hai", "shen", "si", "yin", "hai", "shen", "si", "yin", "hai", "shen", "si"]),
  robbery: one(["si", "yin", "hai", "shen", "si", "yin", "hai", "shen", "si", "yin", "hai", "shen"]),
  calamity: one(["wu", "mao", "zi", "you", "wu", "mao", "zi", "you", "wu", "mao", "zi", "you"]),
  "lost-spirit": one(["hai", "shen", "si", "yin", "hai", "shen", "si", "yin", "hai", "shen", "si", "yin"]),
  "red-phoenix": one(["mao", "yin", "chou", "zi", "hai", "xu", "you", "shen", "wei", "wu", "si", "chen"]),
  "heavenly-joy": one(["you", "shen", "wei", "wu", "si", "chen", "mao", "yin", "chou", "zi", "hai", "xu"]),
  "lonely-star": one(["yin", "yin", "si", "si", "si", "shen", "shen", "shen", "hai", "hai", "hai", "yin"]),
  "widow-star": one(["xu", "xu", "chou", "chou", "chou", "chen", "chen", "chen", "wei", "wei", "wei", "xu"]),
  "heaven-and-earth-nets": [[], [], [], [], ["si"], ["chen"], [], [], [], [], ["hai"], ["xu"]],
} as const satisfies Partial<Record<StarId, Sought>>;

/** Indexed by the branch of the year: the one after its opposite for a man of a yang year or a woman of a yin one, else the one before. */
export const OF_PRIMAL = {
  forward: one(["wei", "shen", "you", "xu", "hai", "zi", "chou", "yin", "mao", "chen", "si", "wu"]),
  backward: one(["si", "wu", "wei", "shen", "you", "xu", "hai", "zi", "chou", "yin", "mao", "chen"]),
} as const satisfies Record<"forward" | "backward", Sought>;

/** Indexed by the phase of the year's na yin. */
export const OF_SOUNDS = {
  "study-hall": one(["hai", "yin", "shen", "si", "shen"]),
  "literary-hall": one(["yin", "si", "hai", "shen", "hai"]),
  "heaven-and-earth-nets": [[], ["xu", "hai"], ["chen", "si"], [], ["chen", "si"]],
} as const satisfies Partial<Record<StarId, Sought>>;

/** Pillars that are the star where they are the day's. */
export const OF_DAYS = {
  kuigang: ["geng-chen", "ren-chen", "wu-xu", "geng-xu"],
  "ten-great-failures": [
    "jia-chen",
    "yi-si",
    "bing-shen",
    "ding-hai",
    "wu-xu",
    "ji-chou",
    "geng-chen",
    "xin-si",
    "ren-shen",
    "gui-hai",
  ],
  "yin-yang-error": [
    "bing-zi",
    "ding-chou",
    "wu-yin",
    "xin-mao",
    "ren-chen",
    "gui-si",
    "bing-wu",
    "ding-wei",
    "wu-shen",
    "xin-you",
    "ren-xu",
    "gui-hai",
  ],
} as const satisfies Partial<Record<StarId, readonly Target[]>>;

import { at } from "@almagest/operation";
import { MOUNTAIN_PLACES, type MountainPlace, mountainAt } from "@almagest/sky";
import { DIRECTIONS, type Direction } from "./directions";

/** The 24 mountains clockwise from 337.5°, three to a wind. */
export const MOUNTAIN_IDS = [
  ...["ren", "zi", "gui", "chou", "gen", "yin", "jia", "mao", "yi", "chen", "xun", "si"],
  ...["bing", "wu", "ding", "wei", "kun", "shen", "geng", "you", "xin", "xu", "qian", "hai"],
] as const;
export type MountainId = (typeof MOUNTAIN_IDS)[number];

/** Earth, heaven and human: the first, second and third mountain of a wind. */
export const YUANS = ["earth", "heaven", "human"] as const;
export type Yuan = (typeof YUANS)[number];

export const POLARITIES = ["yang", "yin"] as const;
export type Polarity = (typeof POLARITIES)[number];

export interface Mountain {
  readonly id: MountainId;
  readonly label: MountainPlace;
  readonly chinese: string;
  readonly pinyin: string;
  readonly direction: Direction;
  readonly yuan: Yuan;
  /** Of the San Yuan school, by which stars fly: not the polarity of the stem or branch itself. */
  readonly polarity: Polarity;
  /** The first border, which is the mountain's own; degrees clockwise from north, [0, 360). */
  readonly startDeg: number;
  /** The second border, the next mountain's own. */
  readonly endDeg: number;
}

const HANZI = "壬子癸丑艮寅甲卯乙辰巽巳丙午丁未坤申庚酉辛戌乾亥";
const PINYIN = (
  "Rén Zǐ Guǐ Chǒu Gèn Yín Jiǎ Mǎo Yǐ Chén Xùn Sì " + "Bǐng Wǔ Dīng Wèi Kūn Shēn Gēng Yǒu Xīn Xū Qián Hài"
).split(" ");

const FIRST_BORDER_DEG = 337.5;
const WIDTH_DEG = 15;
const PER_WIND = 3;

function mountain(id: MountainId, index0: number): Mountain {
  const direction = at(DIRECTIONS, Math.floor(index0 / PER_WIND));
  const yuan = at(YUANS, index0 % PER_WIND);
  return {
    id,
    label: at(MOUNTAIN_PLACES, index0),
    chinese: HANZI.charAt(index0),
    pinyin: at(PINYIN, index0),
    direction,
    yuan,
    polarity: polarityOf(direction, yuan),
    startDeg: (FIRST_BORDER_DEG + WIDTH_DEG * index0) % 360,
    endDeg: (FIRST_BORDER_DEG + WIDTH_DEG * (index0 + 1)) % 360,
  };
}

/** In the four quarters the earth mountain is yang and the others yin; in the four corners it is the other way round. */
function polarityOf(direction: Direction, yuan: Yuan): Polarity {
  const isQuarter = DIRECTIONS.indexOf(direction) % 2 === 0;
  return isQuarter === (yuan === "earth") ? "yang" : "yin";
}

export const MOUNTAINS: readonly Mountain[] = MOUNTAIN_IDS.map(mountain);

/** The mountain of an id (`wu`) or of a place on the compass (`S2`). */
export function mountainNamed(name: MountainId | MountainPlace): Mountain {
  const index0 = MOUNTAINS.findIndex(({ id, label }) => id === name || label === name);
  return at(MOUNTAINS, index0);
}

/** The mountain of a wind and yuan. */
export function mountainOf(direction: Direction, yuan: Yuan): Mountain {
  return at(MOUNTAINS, DIRECTIONS.indexOf(direction) * PER_WIND + YUANS.indexOf(yuan));
}

/** 180° across. */
export function oppositeMountain({ id }: Mountain): Mountain {
  return at(MOUNTAINS, (MOUNTAIN_IDS.indexOf(id) + MOUNTAIN_IDS.length / 2) % MOUNTAIN_IDS.length);
}

/** The outer part of a mountain on either side; the middle 9° are the mountain's own beyond doubt. */
const OUTER_DEG = 3;

/**
 * The mountain that a bearing lies in, and whether the bearing straddles: lies less than 3° from a border, on which a
 * difference of a few degrees in the reading of the compass names another mountain.
 * @param bearingDeg clockwise from north, any number of turns
 */
export function mountainFacing(bearingDeg: number): { readonly mountain: Mountain; readonly straddling: boolean } {
  const { index0, toBorderDeg } = mountainAt(bearingDeg);
  return { mountain: at(MOUNTAINS, index0), straddling: toBorderDeg < OUTER_DEG };
}

import { at } from "@almagest/operation";
import { modulo } from "../cycle/modulo";
import { monthPillar, type Pillar } from "../cycle/pillars";
import { STEMS } from "../cycle/stems";
import type { ZiWeiRules } from "./schools";
import type { StarId } from "./stars";

/** The beginnings of the counts to the stars; branches and hours from zi, 0. */
export interface Placing {
  /** 0 jia to 9 gui */
  readonly yearStem0: number;
  readonly yearBranch0: number;
  /** 1 to 12, a leap month as the rule counts it. */
  readonly month: number;
  /** Of the lunar month, 1 to 30. */
  readonly day: number;
  readonly hour0: number;
  readonly life0: number;
  readonly body0: number;
  readonly bureau: number;
  /** Decades and rings run forward. */
  readonly isForward: boolean;
}

/** The branch of each star, 0 for zi. Before it is reduced modulo 12 a rule may give any whole number. */
type Places = Readonly<Record<StarId, number>>;

const YIN = 2;
const SHEN = 8;

/** The branch of the life palace: from yin forward to the month, then back to the hour. */
export function lifePalace0(month: number, hour0: number): number {
  return modulo(YIN + month - 1 - hour0, 12);
}

/** The branch of the body palace: forward to the hour as well. */
export function bodyPalace0(month: number, hour0: number): number {
  return modulo(YIN + month - 1 + hour0, 12);
}

/** The stem and branch of a palace in a year of the stem: those of the month of that branch. */
export function palacePillar(yearStem0: number, branch0: number): Pillar {
  return monthPillar(yearStem0 + JIA_ZI_YEAR, modulo(branch0 - YIN, 12));
}

/** A year of jia-zi, with which the stems begin. */
const JIA_ZI_YEAR = 4;

/**
 * The branch of Zi Wei: so many steps from yin as the day has bureaus, the last one begun counted whole; the days borrowed
 * for it are added if they are even, and taken off if odd. It gives each cell of the five grids of the Quan Shu, book 2.
 */
export function ziWei0(bureau: number, day: number): number {
  const quotient = Math.ceil(day / bureau);
  const borrowed = quotient * bureau - day;
  return modulo(YIN + quotient - 1 + (borrowed % 2 === 0 ? borrowed : -borrowed), 12);
}

/** The branches of all stars. */
export function placesOf(from: Placing, rules: ZiWeiRules): Places {
  const places: Places = { ...majors(from), ...ofMonthDayHour(from), ...ofStem(from, rules), ...ofBranch(from, rules) };
  const reduced = Object.entries(places).map(([star, branch0]) => [star, modulo(branch0, 12)]);
  return { ...places, ...Object.fromEntries(reduced) };
}

function majors({ bureau, day }: Placing) {
  const ziWei = ziWei0(bureau, day);
  // the mirror of Zi Wei across the line from yin to shen
  const tianFu = 2 * YIN - ziWei;
  return {
    "zi-wei": ziWei,
    "tian-ji": ziWei - 1,
    "tai-yang": ziWei - 3,
    "wu-qu": ziWei - 4,
    "tian-tong": ziWei - 5,
    "lian-zhen": ziWei - 8,
    "tian-fu": tianFu,
    "tai-yin": tianFu + 1,
    "tan-lang": tianFu + 2,
    "ju-men": tianFu + 3,
    "tian-xiang": tianFu + 4,
    "tian-liang": tianFu + 5,
    "qi-sha": tianFu + 6,
    "po-jun": tianFu + 10,
  };
}

const RELEASES = [8, 8, 10, 10, 0, 0, 2, 2, 4, 4, 6, 6];
const SHAMANS = [5, 8, 2, 11];
const MOONS = [10, 5, 4, 2, 7, 3, 11, 7, 2, 6, 10, 2];

function ofMonthDayHour({ month, day, hour0 }: Placing) {
  const [month0, day0] = [month - 1, day - 1];
  const [zuoFu, youBi] = [4 + month0, 10 - month0];
  const [wenChang, wenQu] = [10 - hour0, 4 + hour0];
  return {
    "zuo-fu": zuoFu,
    "you-bi": youBi,
    "tian-xing": 9 + month0,
    "tian-yao": 1 + month0,
    "jie-shen": at(RELEASES, month0),
    "tian-wu": at(SHAMANS, month0 % 4),
    "tian-yue-moon": at(MOONS, month0),
    "yin-sha": YIN - 2 * month0,
    "san-tai": zuoFu + day0,
    "ba-zuo": youBi - day0,
    "en-guang": wenChang + day0 - 1,
    "tian-gui": wenQu + day0 - 1,
    "wen-chang": wenChang,
    "wen-qu": wenQu,
    "di-jie": 11 + hour0,
    "di-kong": 11 - hour0,
    "tai-fu": 6 + hour0,
    "feng-gao": YIN + hour0,
  };
}

const LU_CUN = [2, 3, 5, 6, 5, 6, 8, 9, 11, 0];
const TIAN_GUAN = [7, 4, 5, 2, 3, 9, 11, 9, 10, 6];
const TIAN_FU_BLESSING = [9, 8, 0, 11, 3, 2, 6, 5, 6, 5];
const TIAN_CHU = [5, 6, 0, 5, 6, 8, 2, 6, 9, 11];
const KUI = [1, 0, 11, 11, 1, 0, 1, 6, 3, 3];
const YUE = [7, 8, 9, 9, 7, 8, 7, 2, 5, 5];
const GENG = STEMS.indexOf("geng");
const XIN = STEMS.indexOf("xin");
const [HORSE, TIGER] = [6, YIN];

/** Tian Kui and Tian Yue of a stem. */
export function kuiYue0(stem0: number, verse: ZiWeiRules["kuiYueVerse"]): readonly [kui: number, yue: number] {
  if (stem0 === XIN && verse === "tiger-horse") return [TIGER, HORSE];
  if (stem0 === GENG && verse === "geng-with-xin") return [HORSE, TIGER];
  return [at(KUI, stem0), at(YUE, stem0)];
}

/** Lu Cun of a stem. */
export function luCun0(stem0: number): number {
  return at(LU_CUN, stem0);
}

function ofStem({ yearStem0, yearBranch0 }: Placing, { kuiYueVerse }: ZiWeiRules) {
  const luCun = luCun0(yearStem0);
  const [kui, yue] = kuiYue0(yearStem0, kuiYueVerse);
  // the pair of a void: the first is the yang one; that of the year's own polarity is the chief one
  const [side, other] = yearStem0 % 2 === 0 ? [0, 1] : [1, 0];
  const cutOff = SHEN - 2 * (yearStem0 % 5);
  const afterDecade = yearBranch0 - yearStem0 + 10;
  return {
    "lu-cun": luCun,
    "qing-yang": luCun + 1,
    "tuo-luo": luCun - 1,
    "tian-kui": kui,
    "tian-yue": yue,
    "tian-guan": at(TIAN_GUAN, yearStem0),
    "tian-fu-blessing": at(TIAN_FU_BLESSING, yearStem0),
    "tian-chu": at(TIAN_CHU, yearStem0),
    "jie-kong": cutOff + side,
    "jie-kong-second": cutOff + other,
    "xun-kong": afterDecade + side,
    "xun-kong-second": afterDecade + other,
  };
}

/** By the year's trine: of shen, zi and chen; si, you and chou; yin, wu and xu; hai, mao and wei. */
const FIRE = [2, 3, 1, 9];
const BELL = [10, 10, 3, 10];
const FEI_LIAN = [8, 9, 10, 5, 6, 7, 2, 3, 4, 11, 0, 1];
const BROKEN = [5, 1, 9];

/** The branch of a horse, a canopy or a pool for a branch: each of a trine's four is three back for the next one. */
function ofTrine(branch0: number, first: number): number {
  return first - 3 * (branch0 % 4);
}

/** Tian Ma of a branch. */
export function tianMa0(branch0: number): number {
  return modulo(ofTrine(branch0, YIN), 12);
}

/** Hong Luan of a branch. */
export function hongLuan0(branch0: number): number {
  return modulo(3 - branch0, 12);
}

function ofBranch(from: Placing, { fireBellRule, horseBase, woundRule }: ZiWeiRules) {
  const { yearBranch0: branch0, month, hour0, life0, body0, isForward } = from;
  const trine0 = branch0 % 4;
  const byHour = fireBellRule === "year-and-hour" ? hour0 : 0;
  // three branches have one guest: yin, mao and chen have si
  const season = 3 * Math.floor(modulo(branch0 + 1, 12) / 3);
  const isSwapped = woundRule === "by-direction" && !isForward;
  return {
    "huo-xing": at(FIRE, trine0) + byHour,
    "ling-xing": at(BELL, trine0) + byHour,
    "tian-ma": tianMa0(horseBase === "year" ? branch0 : YIN + month - 1),
    "hong-luan": hongLuan0(branch0),
    "tian-xi": hongLuan0(branch0) + 6,
    "long-chi": 4 + branch0,
    "feng-ge": 10 - branch0,
    "nian-jie": 10 - branch0,
    "tian-de": 9 + branch0,
    "yue-de": 5 + branch0,
    "tian-ku": 6 - branch0,
    "tian-xu": 6 + branch0,
    "tian-kong": branch0 + 1,
    "hua-gai": ofTrine(branch0, 4),
    "xian-chi": ofTrine(branch0, 9),
    "gu-chen": YIN + season,
    "gua-su": 10 + season,
    "po-sui": at(BROKEN, branch0 % 3),
    "fei-lian": at(FEI_LIAN, branch0),
    // the branch opposite, one on for a yang year and one back for a yin one
    "da-hao": branch0 + 6 + (branch0 % 2 === 0 ? 1 : -1),
    "tian-cai": life0 + branch0,
    "tian-shou": body0 + branch0,
    "tian-shang": life0 + (isSwapped ? 7 : 5),
    "tian-shi": life0 + (isSwapped ? 5 : 7),
  };
}

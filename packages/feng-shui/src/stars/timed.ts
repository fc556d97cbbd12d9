import type { Branch } from "@almagest/chinese-astrology/facts";
import { type Star, starOf } from "./lo-shu";

/** The first year of the cycle of 180, whose star in the middle is 1. */
export const CYCLE_START_YEAR = 1864 as const;
/** The last of its nine periods of twenty years. */
export const CYCLE_END_YEAR = 2043 as const;

/** The star in the middle of a solar year: 1 in 1864, one less each year. Xieji Bianfang Shu, juan 8. */
export function annualStar(solarYear: number): Star {
  return starOf(1 - (solarYear - CYCLE_START_YEAR));
}

/** The star in the middle of the first month, by the branch of the year. */
const FIRST_MONTH_STAR: Readonly<Record<Branch, Star>> = {
  zi: 8,
  wu: 8,
  mao: 8,
  you: 8,
  chen: 5,
  xu: 5,
  chou: 5,
  wei: 5,
  yin: 2,
  shen: 2,
  si: 2,
  hai: 2,
};

/** The star in the middle of a solar month, 1 to 12 from Li Chun: one less each month. Xieji Bianfang Shu, juan 8. */
export function monthlyStar(branch: Branch, month: number): Star {
  return starOf(FIRST_MONTH_STAR[branch] - (month - 1));
}

/** The period of a solar year: twenty years each, nine in turn. */
export function periodOf(solarYear: number): Star {
  return starOf(Math.floor((solarYear - CYCLE_START_YEAR) / 20) + 1);
}

import { at } from "@almagest/operation";

const NUMERALS = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"] as const;

/** 正月, 二月 to 十二月, in both scripts. */
export function monthInChinese(month: number): string {
  if (month === 1) return "正月";
  return `${month > 10 ? `十${at(NUMERALS, month - 10)}` : at(NUMERALS, month)}月`;
}

/** 初一 to 初十, 十一 to 二十, 廿一 to 廿九 and 三十, in both scripts. */
export function dayInChinese(day: number): string {
  const unit = day % 10;
  if (unit === 0) return `${day === 10 ? "初" : at(NUMERALS, day / 10)}十`;
  return `${at(["初", "十", "廿"], Math.floor(day / 10))}${at(NUMERALS, unit)}`;
}

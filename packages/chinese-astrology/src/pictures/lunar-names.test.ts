import { expect, test } from "vitest";
import { dayInChinese, monthInChinese } from "./lunar-names";

test("months and days of the Chinese calendar have their printed names", () => {
  expect([1, 2, 10, 11, 12].map(monthInChinese)).toEqual(["正月", "二月", "十月", "十一月", "十二月"]);
  const days = Array.from({ length: 30 }, (_, index0) => dayInChinese(index0 + 1));
  expect(days.slice(0, 10).join(" ")).toBe("初一 初二 初三 初四 初五 初六 初七 初八 初九 初十");
  expect(days.slice(10, 20).join(" ")).toBe("十一 十二 十三 十四 十五 十六 十七 十八 十九 二十");
  expect(days.slice(20).join(" ")).toBe("廿一 廿二 廿三 廿四 廿五 廿六 廿七 廿八 廿九 三十");
});

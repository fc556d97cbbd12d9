const MONTHS = ["一月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "十一月", "十二月"];

/** The form `date` of a month, beside the day of the month: 五月 alone, but 5月3日 (GB/T 15835-2011, 4.1.2). */
export function chineseForm(name: string, form: string): string | undefined {
  const index0 = form === "date" ? MONTHS.indexOf(name) : -1;
  return index0 < 0 ? undefined : `${index0 + 1}月`;
}

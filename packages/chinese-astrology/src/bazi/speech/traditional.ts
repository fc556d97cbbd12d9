import { chineseSpeech } from "./chinese";

/** As in Taiwan: a late hour of the Rat is called that of the night. */
export const traditional = chineseSpeech({
  positions: { year: "年", month: "月", day: "日", hour: "時", luck: "大運" },
  verdicts: { "very-weak": "極弱", weak: "偏弱", balanced: "中和", strong: "身強", "very-strong": "過旺" },
  bonds: {
    "stem-combination": "相合",
    "six-combination": "六合",
    trine: "三合",
    clash: "相沖",
    harm: "相害",
    punishment: "相刑",
    "stem-clash": "相沖",
  },
  directions: { forward: "順行", backward: "逆行" },
  rat: { early: "早", late: "夜" },
  hour: "時",
  two: "兩",
  counter: "個",
  kinds: "種",
  none: "沒有",
  amongCharts: (total) => `${total}種可能的命局裡`,
  changed: "換了",
  after: "以後",
  otherTimes: "其他時間",
  yearEnds: "年的尾數是",
  ages: { years: "歲", months: "個月", underOne: "不到1個月" },
  between: "之間",
  bornThen: "出生就",
  luckBegins: "起運",
});

// Every day from 1900 to 2100 as tyme4ts counts it, in runs: node packages/chinese-astrology/tools/tyme_days.mjs
//
// Writes src/calendar/fixtures/tyme-days.txt. Between two lines, the lunar day and the day officer go up by one a day. A
// line `lunar` marks a break in the lunar days; `solar` a break in the officers, or a new pillar of year or month. Day
// pillar and mansion always go up by one: otherwise this program stops. Indexes are zero-based. Takes a minute.
import { writeFileSync } from "node:fs";
import { SolarDay } from "tyme4ts";

const lines = [];
let before;
for (let day = SolarDay.fromYmd(1900, 1, 1); day.getYear() <= 2100; day = day.next(1)) {
  const date = [day.getYear(), day.getMonth(), day.getDay()].map((part) => String(part).padStart(2, "0")).join("-");
  const lunar = day.getLunarDay();
  const cycle = day.getSixtyCycleDay();
  const now = {
    lunarYear: lunar.getYear(),
    lunarMonth: lunar.getLunarMonth().getMonthWithLeap(),
    lunarDay: lunar.getDay(),
    year: cycle.getYear().getIndex(),
    month: cycle.getMonth().getIndex(),
    day: cycle.getSixtyCycle().getIndex(),
    officer: cycle.getDuty().getIndex(),
    mansion: cycle.getTwentyEightStar().getIndex(),
  };
  if (before === undefined) lines.push(`first ${date} ${now.day} ${now.mansion}`);
  else if (now.day !== (before.day + 1) % 60 || now.mansion !== (before.mansion + 1) % 28) throw new Error(date);
  const isSameMonth = now.lunarMonth === before?.lunarMonth && now.lunarYear === before?.lunarYear;
  if (!isSameMonth || now.lunarDay !== before?.lunarDay + 1)
    lines.push(`lunar ${date} ${now.lunarYear} ${now.lunarMonth} ${now.lunarDay}`);
  const isSameSolar = now.year === before?.year && now.month === before?.month;
  if (!isSameSolar || now.officer !== (before?.officer + 1) % 12)
    lines.push(`solar ${date} ${now.year} ${now.month} ${now.officer}`);
  before = now;
}
writeFileSync(new URL("../src/calendar/fixtures/tyme-days.txt", import.meta.url), `${lines.join("\n")}\n`);
console.log(lines.length, "lines");

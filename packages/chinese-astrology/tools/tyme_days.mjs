// Every day from 1900 to 2100 as tyme4ts counts it, in runs: node packages/chinese-astrology/tools/tyme_days.mjs
//
// Writes src/calendar/fixtures/tyme-days.txt. A line `lunar` stands where a lunar day is not the one after the day
// before, `solar` where the pillars of year or month change or the day officer is not the next one; between lines lunar
// day and officer go up by one each day. Day pillar and mansion go up by one throughout: this program stops where they
// do not. Indexes are zero-based. Takes a minute.
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

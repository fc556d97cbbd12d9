// Writes new-years.txt from the answers of Debian's `hebcal` (GPL; a program that is run, not a dependency):
//   node packages/kabbalah/test/hebcal/build.mjs hebcal
// One line a Hebrew year: the year, the civil date of 1 Tishri, its length in days, the lengths of Cheshvan and Kislev.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const [FIRST, LAST] = [1899, 2101];
const [program = "hebcal"] = process.argv.slice(2);

/** Every day of the years: its civil date, and its Hebrew day, month and year. */
function days() {
  const all = [];
  for (let year = FIRST; year <= LAST; year++) {
    for (const line of execFileSync(program, ["-d", String(year)], { encoding: "utf8" }).split("\n")) {
      const found = /^(\d+)\/(\d+)\/(\d+) (\d+)\w+ of (.+), (\d+)$/.exec(line);
      if (found === null) continue;
      const [, month, day, civil, hebrewDay, name, hebrewYear] = found;
      const date = `${civil}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
      const key = `${hebrewYear} ${name} ${hebrewDay}`;
      if (all.at(-1)?.key !== key) all.push({ key, date, name, year: Number(hebrewYear), day: Number(hebrewDay) });
    }
  }
  return all;
}

const all = days();
const lines = [];
for (const { date, year } of all.filter(({ day, name }) => day === 1 && name === "Tishrei")) {
  const own = all.filter((one) => one.year === year);
  const next = all.some((one) => one.year === year + 1);
  if (!next) continue;
  const length = (name) => own.filter((one) => one.name === name).length;
  lines.push(`${year} ${date} ${own.length} ${length("Cheshvan")} ${length("Kislev")}`);
}
const version = execFileSync(program, ["--version"], { encoding: "utf8" }).split("\n")[0];
const head = `# ${version}; made by build.mjs: year, 1 Tishri, days, days of Cheshvan, days of Kislev\n`;
writeFileSync(fileURLToPath(new URL("new-years.txt", import.meta.url)), `${head}${lines.join("\n")}\n`);

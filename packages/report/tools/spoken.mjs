import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const PACKAGES = join(import.meta.dirname, "../..");
/** Folders with texts, names, labels and titles. Sources have tables of names too. */
const SPOKEN = ["src", "texts", "names", "forms", "layout"];

/** Every visible character that the packages write, each once. Tests may have any. */
export function spoken() {
  const letters = new Set();
  for (const name of readdirSync(PACKAGES)) {
    for (const folder of SPOKEN.map((one) => join(PACKAGES, name, one)).filter(existsSync)) {
      for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(?:ts|json)$/.test(file) || /\.test\.ts$|testing\//.test(file)) continue;
        for (const letter of new Set(readFileSync(join(folder, file), "utf8"))) letters.add(letter);
      }
    }
  }
  return [...letters]
    .filter((letter) => !/[\p{C}\p{Z}]/u.test(letter))
    .sort()
    .join("");
}

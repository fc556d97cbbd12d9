import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");
/** Texts, names, labels and titles: all that a report can say. Sources have tables of names too. */
const SPOKEN = /^[^/]+\/(?:src|texts|names|forms|layout)\/.*\.(?:ts|json)$/;

/** Every visible character that the packages write, each once. Tests may have any. */
export function spoken() {
  const files = readdirSync(join(ROOT, "packages"), { recursive: true, encoding: "utf8" }).filter(
    (file) => SPOKEN.test(file) && !file.includes("node_modules") && !/\.test\.ts$|\/testing\//.test(file),
  );
  const letters = new Set();
  for (const file of files) for (const letter of readFileSync(join(ROOT, "packages", file), "utf8")) letters.add(letter);
  return [...letters].filter((letter) => !/[\p{C}\p{Z}]/u.test(letter)).sort().join("");
}

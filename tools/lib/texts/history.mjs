import { execFileSync } from "node:child_process";
import { hashOf, unitsOfFile } from "./units.mjs";

/** The English that a translation was made from, out of the repository's history; undefined where it is not there. */
export function oldEnglish(root, folder, { unit, madeFrom }) {
  const path = `packages/${folder}/texts/en/${unit.file}.json`;
  for (const commit of git(root, ["log", "--format=%H", "--", path]).split("\n").filter(Boolean)) {
    const found = textIn(root, `${commit}:${path}`, unit);
    if (found !== undefined && hashOf(found) === madeFrom) return found;
  }
  return undefined;
}

function textIn(root, object, { id, file }) {
  try {
    return unitsOfFile(file, git(root, ["show", object])).find((unit) => unit.id === id)?.text;
  } catch {
    // The commit took the file away.
    return undefined;
  }
}

function git(root, args) {
  return execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1e8,
    stdio: ["ignore", "pipe", "ignore"],
  });
}

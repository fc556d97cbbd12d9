import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { ALL, ROOT } from "../packages";

/** Folders that are built, or linked anew. */
const LEFT = new Set(["node_modules", "dist", ".types", ".reports", ".turbo", ".git"]);

/** The repository's own files in a folder of their own, with its libraries linked and its packages linked to each other. */
export function copyOfRepository(): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), "almagest-new-"));
  const whole = ["packages", "apps", "suites", "tools", "docs", "LICENSES"];
  const files = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const name of [...whole, ...files.map((file) => file.name)]) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: (path) => !LEFT.has(basename(path)) });
  }
  symlinkSync(realpathSync(join(ROOT, "node_modules")), join(copy, "node_modules"));
  for (const { folder } of ALL) linkAll(copy, folder, join(ROOT, folder, "node_modules"));
  return copy;
}

/** Links what a package depends on: packages of the workspace in the copy, libraries where they are. */
function linkAll(copy: string, folder: string, installed: string): void {
  if (!existsSync(installed)) return;
  for (const name of readdirSync(installed).filter((one) => !one.startsWith("."))) {
    const names = name.startsWith("@") ? readdirSync(join(installed, name)).map((one) => `${name}/${one}`) : [name];
    for (const one of names) link(copy, folder, one, realpathSync(join(installed, one)));
  }
}

/** As the package manager would: `node_modules/@almagest/dice` of a package leads to the folder of that package. */
export function link(copy: string, folder: string, name: string, target: string): void {
  const place = join(copy, folder, "node_modules", name);
  mkdirSync(join(place, ".."), { recursive: true });
  symlinkSync(
    target.startsWith(ROOT) && !target.includes("node_modules") ? join(copy, target.slice(ROOT.length)) : target,
    place,
  );
}

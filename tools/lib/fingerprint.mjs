import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inRoot } from "./project.mjs";

/** Folders, relative to the root, with a package of the workspace. */
export function workspaceFolders() {
  return ["packages", "apps", "suites"]
    .filter((parent) => existsSync(inRoot(parent)))
    .flatMap((parent) => readdirSync(inRoot(parent)).map((name) => join(parent, name)))
    .concat("examples")
    .filter((folder) => existsSync(inRoot(folder, "package.json")))
    .sort();
}

/** SHA-256 over the contents of files, given relative to the root; a missing file counts as missing. */
export function contentHash(files, ...more) {
  const hash = createHash("sha256");
  for (const file of files) {
    hash.update(`\0${file}\0`);
    if (existsSync(inRoot(file))) hash.update(readFileSync(inRoot(file)));
  }
  return hash.update(JSON.stringify(more)).digest("hex");
}

/** SHA-256 over path, size and modification time of everything below these paths, without reading the files. */
export function statHash(paths, skip) {
  const hash = createHash("sha256");
  for (const path of paths) visit(path, skip, hash);
  return hash.digest("hex");
}

function visit(path, skip, hash) {
  const stats = statSync(inRoot(path), { throwIfNoEntry: false });
  if (stats === undefined || skip(path)) return;
  if (stats.isDirectory()) {
    for (const name of readdirSync(inRoot(path)).sort()) visit(join(path, name), skip, hash);
  } else {
    hash.update(`${path}\0${stats.size}\0${stats.mtimeMs}\n`);
  }
}

/** The content of a stamp file below node_modules, if it exists. */
export function readStamp(name) {
  const file = stampFile(name);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

export function writeStamp(name, value) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), value);
}

function stampFile(name) {
  return inRoot("node_modules", ".almagest", name);
}

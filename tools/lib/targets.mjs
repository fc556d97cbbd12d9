import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { workspaceFolders } from "./fingerprint.mjs";
import { inRoot } from "./project.mjs";

/** Folders with programs to build. */
export function builtFolders() {
  return workspaceFolders().filter((folder) => existsSync(inRoot(folder, "tsup.config.ts")));
}

/**
 * The folders that an app needs at run time, including its own. An app whose manifest lists packages that stay `apart`
 * bundles every other package.
 * @param {string} app the name of a folder in `apps`
 */
export function runsOn(app) {
  const folder = join("apps", app);
  const { apart } = manifestOf(folder).almagest ?? {};
  const first = apart?.map((name) => join("packages", name)).filter(isThere) ?? workspaceDependencies(folder);
  const inApps = (apart ?? []).map((name) => join("apps", name)).filter(isThere);
  const found = new Set([...first, ...inApps, folder]);
  for (const one of found) {
    if (one !== folder) for (const next of workspaceDependencies(one)) found.add(next);
  }
  return [...found].filter((one) => builtFolders().includes(one));
}

function workspaceDependencies(folder) {
  const names = Object.keys(manifestOf(folder).dependencies ?? {});
  return workspaceFolders().filter((other) => names.includes(manifestOf(other).name));
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(inRoot(folder, "package.json"), "utf8"));
}

function isThere(folder) {
  return existsSync(inRoot(folder, "package.json"));
}

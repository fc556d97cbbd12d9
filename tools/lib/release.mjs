import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { workspaceFolders } from "./fingerprint.mjs";
import { inRoot } from "./project.mjs";

/** The headings of every changelog entry, in this order; the first two say `None.` if nothing moves. */
export const HEADINGS = ["Numbers that move", "Schema", "Otherwise"];

const EMPTY = HEADINGS.map((heading) => `### ${heading}\n\nNone.\n`).join("\n");

/** The reason that a version cannot be released, in one line. */
export class ReleaseProblem extends Error {}

/** The text of an entry: `Unreleased`, or a version. */
export function entryOf(changelog, name) {
  const entries = changelog.split(/^## /m).slice(1);
  const entry = entries.find((text) => text.split(/[\s,]/, 1)[0] === name);
  if (entry === undefined) throw new ReleaseProblem(`CHANGELOG.md has no entry ${name}.`);
  return entry.slice(entry.indexOf("\n") + 1).trim();
}

/** The faults of an entry, one line each. */
export function lackingIn(entry) {
  const found = [...entry.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading);
  if (found.join() !== HEADINGS.join()) return [`An entry has the headings ${HEADINGS.join(", ")}, in this order.`];
  const bodies = entry.split(/^### .+$/m).slice(1);
  return HEADINGS.filter((_, at) => bodies[at].trim() === "").map((heading) => `${heading} is empty: say None.`);
}

/** Moves the unreleased entry under a version and its date, and starts a new one. */
export function releasedChangelog(changelog, version, day) {
  const entry = entryOf(changelog, "Unreleased");
  const [problem] = lackingIn(entry);
  if (problem !== undefined) throw new ReleaseProblem(problem);
  if (entry === EMPTY.trim()) throw new ReleaseProblem("Nothing is unreleased: CHANGELOG.md says None. everywhere.");
  return changelog.replace(/^## Unreleased$/m, `## Unreleased\n\n${EMPTY}\n## ${version}, ${day}`);
}

/** @throws ReleaseProblem for an invalid version, and for one that is not later */
export function requireLater(version, before) {
  const parts = (text) => /^(\d+)\.(\d+)\.(\d+)$/.exec(text)?.slice(1).map(Number);
  const [next, last] = [parts(version), parts(before)];
  if (next === undefined) throw new ReleaseProblem(`"${version}" is no version: send three numbers, such as 1.2.0.`);
  const at = next.findIndex((part, index) => part !== last[index]);
  if (at === -1 || next[at] < last[at]) throw new ReleaseProblem(`${version} is not later than ${before}.`);
}

/** Manifests of the root and of every package, by their files below the root. */
export function manifestFiles() {
  return ["package.json", ...workspaceFolders().map((folder) => join(folder, "package.json"))];
}

/** Manifests with another version. */
export function outOfStep(version, read = readManifest) {
  return manifestFiles().filter((file) => read(file).version !== version);
}

/** The Python client says its version in a module of its own. */
export const PYTHON_VERSION = join("clients", "python", "almagest", "_version.py");

export function pythonVersionText(version) {
  return `"""The version of the repository: written by its release."""\n\nVERSION = "${version}"\n`;
}

/** Files beside the manifests that say another version. */
export function othersOutOfStep(version, read = (file) => readFileSync(inRoot(file), "utf8")) {
  return read(PYTHON_VERSION) === pythonVersionText(version) ? [] : [PYTHON_VERSION];
}

export function readManifest(file) {
  return JSON.parse(readFileSync(inRoot(file), "utf8"));
}

/** Writes one manifest, keeping its other lines. */
export function writeManifest(file, manifest) {
  writeFileSync(inRoot(file), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * The address of the repository that the workflow builds from; it has to match the root manifest's, if that names one.
 * @throws ReleaseProblem if there is none, or they differ
 */
export function addressOf(environment, rootManifest) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = environment;
  if (!server || !name)
    throw new ReleaseProblem("This is no run of the publish workflow: it has no GITHUB_REPOSITORY.");
  const address = `${server}/${name}`;
  const named = rootManifest.repository?.url?.replace(/^git\+/, "").replace(/\.git$/, "");
  if (named !== undefined && named !== address) {
    throw new ReleaseProblem(`package.json names the repository ${named}, and this run builds from ${address}.`);
  }
  return address;
}

/** Adds the members that provenance and the package's page need to a manifest. */
export function stamped(manifest, folder, address) {
  return {
    ...manifest,
    homepage: `${address}/tree/v${manifest.version}/${folder}#readme`,
    bugs: `${address}/issues`,
    repository: { type: "git", url: `git+${address}.git`, directory: folder },
  };
}

/** The published manifests, dependencies first. */
export function publishedInOrder(read = readManifest) {
  const manifests = manifestFiles().map((file) => read(file));
  const published = new Map(manifests.filter((one) => one.private !== true).map((one) => [one.name, one]));
  const ordered = new Set();
  const add = (name) => {
    const manifest = published.get(name);
    if (manifest === undefined || ordered.has(manifest)) return;
    const { dependencies, optionalDependencies, peerDependencies } = manifest;
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) add(needed);
    ordered.add(manifest);
  };
  for (const name of published.keys()) add(name);
  return [...ordered];
}

/** The name that `pnpm pack` gives the tarball of a manifest. */
export function tarballName({ name, version }) {
  return `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
}

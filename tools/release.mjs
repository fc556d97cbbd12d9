// `node tools/release.mjs 1.2.0` makes a version; `--check v1.2.0`, `--stamp` and `--pack folder` are steps of the
// publish workflow; `--order` prints the order in which packages are published.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inRoot } from "./lib/project.mjs";
import {
  addressOf,
  entryOf,
  lackingIn,
  manifestFiles,
  othersOutOfStep,
  outOfStep,
  PYTHON_VERSION,
  publishedInOrder,
  pythonVersionText,
  ReleaseProblem,
  readManifest,
  releasedChangelog,
  requireLater,
  stamped,
  tarballName,
  writeManifest,
} from "./lib/release.mjs";

const CHANGELOG = inRoot("CHANGELOG.md");

function release(version) {
  requireLater(version, readManifest("package.json").version);
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(CHANGELOG, releasedChangelog(readFileSync(CHANGELOG, "utf8"), version, day));
  for (const file of manifestFiles()) writeManifest(file, { ...readManifest(file), version });
  writeFileSync(inRoot(PYTHON_VERSION), pythonVersionText(version));
  console.log(`${version}: look at it, commit it, tag it v${version}, and push the tag.`);
}

function check(tag) {
  const version = tag.replace(/^v/, "");
  const others = [...outOfStep(version), ...othersOutOfStep(version)];
  if (others.length > 0) throw new ReleaseProblem(`The tag is ${tag}, and these are not: ${others.join(", ")}.`);
  const [problem] = lackingIn(entryOf(readFileSync(CHANGELOG, "utf8"), version));
  if (problem !== undefined) throw new ReleaseProblem(`CHANGELOG.md, ${version}: ${problem}`);
  console.log(`${version} is what every manifest says, and the changelog describes it.`);
}

function stamp() {
  const address = addressOf(process.env, readManifest("package.json"));
  const published = manifestFiles().filter((file) => readManifest(file).private !== true);
  for (const file of published) writeManifest(file, stamped(readManifest(file), dirname(file), address));
  console.log(`${published.length} manifests name ${address}.`);
}

/**
 * The names of the tarballs sort in publishing order: the step that publishes them needs nothing else from this
 * repository.
 */
function pack(folder) {
  if (folder === "") throw new ReleaseProblem("Name the folder to pack into: --pack tarballs.");
  const manifests = publishedInOrder();
  const filters = manifests.flatMap(({ name }) => ["--filter", name]);
  const target = inRoot(folder);
  mkdirSync(target, { recursive: true });
  const args = [inRoot("tools", "pnpm.mjs"), "--recursive", ...filters, "pack", "--pack-destination", target];
  execFileSync(process.execPath, args, { cwd: inRoot(), stdio: ["ignore", "ignore", "inherit"] });
  for (const [index, manifest] of manifests.entries()) {
    const name = tarballName(manifest);
    renameSync(join(target, name), join(target, `${String(index + 1).padStart(3, "0")}-${name}`));
  }
  console.log(`${manifests.length} tarballs are in ${folder}.`);
}

function order() {
  for (const { name } of publishedInOrder()) console.log(name);
}

const [first = "", second = ""] = process.argv.slice(2);
try {
  if (first === "--check") check(second);
  else if (first === "--stamp") stamp();
  else if (first === "--pack") pack(second);
  else if (first === "--order") order();
  else release(first);
} catch (error) {
  if (!(error instanceof ReleaseProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

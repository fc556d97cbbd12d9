// `npm run test:domain vedic`: lints, type-checks and tests one package or app.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { installIfNeeded } from "./lib/install.mjs";
import { inRoot } from "./lib/project.mjs";
import { run } from "./lib/run.mjs";
import { TSC, TYPES } from "./lib/types.mjs";

/** Lists everything that a domain lacks. */
const COMPLETE = "suites/workspace/src/complete/complete.test.ts";

const bin = (name) => inRoot("node_modules", ".bin", name);

/** The package and its tests as one program; imports are read as source, and checked only as far as they are used. */
function programOf(folder) {
  const file = inRoot(TYPES, `${folder.replaceAll("/", "-")}.json`);
  const config = {
    extends: "../tsconfig.base.json",
    compilerOptions: { types: ["node"], incremental: true, tsBuildInfoFile: `${file}.tsbuildinfo` },
    include: [`../${folder}/src/**/*`, `../${folder}/test/**/*.ts`],
  };
  mkdirSync(inRoot(TYPES), { recursive: true });
  writeFileSync(file, JSON.stringify(config));
  return file;
}

/** The files for vitest: the package's own tests and, for a domain, all that the whole repository asks of it. */
function testsOf(folder) {
  const { exports = {} } = JSON.parse(readFileSync(inRoot(folder, "package.json"), "utf8"));
  if (exports["./domain"] === undefined) return { files: [`${folder}/`], env: {} };
  return { files: [`${folder}/`, COMPLETE], env: { ALMAGEST_DOMAIN: folder.split("/")[1] } };
}

async function testOne(folder) {
  const { ok } = await installIfNeeded();
  if (!ok) return false;
  const { files, env } = testsOf(folder);
  const done = await Promise.all([
    run("Types", process.execPath, [TSC, "-p", programOf(folder)]),
    run("Lint", bin("biome"), ["check", "--error-on-warnings", folder]),
    run("Tests", bin("vitest"), ["run", "--project=units", ...files], { env, quiet: false }),
  ]);
  return done.every((step) => step.ok);
}

const name = process.argv[2] ?? "";
const folder = ["packages", "apps", "suites"]
  .map((parent) => `${parent}/${name}`)
  .find((one) => existsSync(inRoot(one, "package.json")));
if (folder === undefined) {
  console.error(`There is no package or app "${name}". Name a folder of packages or apps: npm run test:domain vedic`);
  process.exitCode = 1;
} else if (!(await testOne(folder))) {
  process.exitCode = 1;
}

// `npm run test:domain vedic`: lints, type-checks and tests one package or app.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { installIfNeeded } from "./lib/install.mjs";
import { inRoot } from "./lib/project.mjs";
import { run } from "./lib/run.mjs";
import { TYPES } from "./lib/types.mjs";

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

async function testOne(folder) {
  const { ok } = await installIfNeeded();
  if (!ok) return false;
  const done = await Promise.all([
    run("Types", bin("tsc"), ["-p", programOf(folder)]),
    run("Lint", bin("biome"), ["check", "--error-on-warnings", folder]),
    run("Tests", bin("vitest"), ["run", "--project=units", `${folder}/`], { quiet: false }),
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

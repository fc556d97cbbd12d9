// `npm run usage-ledger -- <command>` and `npm run almagest -- <command>`: installs and builds whatever is missing,
// then runs the tool in the folder of `apps` given by the first argument.
import { pathToFileURL } from "node:url";
import { buildIfNeeded } from "./lib/build.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { inRoot } from "./lib/project.mjs";

const [folder] = process.argv.splice(2, 1);
const TOOL = inRoot("apps", folder, "dist", "main.js");

async function prepare() {
  const installed = await installIfNeeded();
  if (installed.problem !== undefined) console.error(`\n${installed.problem}`);
  return installed.ok && (await buildIfNeeded("Building", folder));
}

/** Standard output is for the tool's answer, which may be JSON: progress goes to standard error. */
async function withoutOutput(work) {
  const { log } = console;
  console.log = console.error;
  try {
    return await work();
  } finally {
    console.log = log;
  }
}

if (await withoutOutput(prepare)) {
  // Run in this process, so that terminal, signals and exit code are the tool's own.
  process.argv[1] = TOOL;
  await import(pathToFileURL(TOOL).href);
} else {
  process.exitCode = 1;
}

// `npm start`: installs and builds what is missing, then becomes the server. Needs Node, npm, python3, make and g++.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { folderClosure, readStamp, statHash, writeStamp } from "./lib/fingerprint.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { pnpmEnvironment } from "./lib/pnpm.mjs";
import { inRoot } from "./lib/project.mjs";
import { run } from "./lib/run.mjs";

const SERVER = inRoot("apps", "api", "dist", "main.js");
const STAMP = "build";
const INPUTS = ["src", "texts", "data", "package.json", "tsconfig.json", "tsup.config.ts"];

const folders = folderClosure("@almagest/api");

async function buildIfNeeded() {
  const hash = sourceHash();
  const complete = folders.every((folder) => existsSync(inRoot(folder, "dist"))) && existsSync(SERVER);
  if (complete && readStamp(STAMP) === hash) return true;
  const label = existsSync(SERVER) ? "Building what changed" : "Building (first run, about a minute)";
  const args = ["run", "build", "--filter=@almagest/api...", "--concurrency=2", "--output-logs=errors-only"];
  const { ok } = await run(label, inRoot("node_modules", ".bin", "turbo"), args, { env: pnpmEnvironment() });
  if (ok) writeStamp(STAMP, hash);
  return ok;
}

function sourceHash() {
  const inputs = folders.flatMap((folder) => INPUTS.map((input) => join(folder, input)));
  const shared = ["tsconfig.base.json", "tsup.base.ts", "turbo.json", "pnpm-lock.yaml"];
  return statHash([...shared, ...inputs], (path) => path.endsWith(".test.ts"));
}

/** In this process, so that terminal, signals and exit code are the server's own. */
async function serve() {
  process.argv[1] = SERVER;
  await import(pathToFileURL(SERVER).href);
}

const installed = await installIfNeeded();
if (!installed.ok) {
  if (installed.problem !== undefined) console.error(`\n${installed.problem}`);
  process.exitCode = 1;
} else if (await buildIfNeeded()) {
  await serve();
} else {
  process.exitCode = 1;
}

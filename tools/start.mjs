// `npm start`: installs and builds whatever is missing, then runs the server. Needs Node, npm, python3, make and g++.
import { pathToFileURL } from "node:url";
import { buildIfNeeded } from "./lib/build.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { inRoot } from "./lib/project.mjs";

const SERVER = inRoot("apps", "api", "dist", "main.js");

/** Run in this process, so that terminal, signals and exit code are the server's own. */
async function serve() {
  process.argv[1] = SERVER;
  await import(pathToFileURL(SERVER).href);
}

const installed = await installIfNeeded();
if (!installed.ok) {
  if (installed.problem !== undefined) console.error(`\n${installed.problem}`);
  process.exitCode = 1;
} else if (await buildIfNeeded("Building", "api")) {
  await serve();
} else {
  process.exitCode = 1;
}

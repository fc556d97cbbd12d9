// `npm run build`: the programs of every package and app, ESM and CommonJS, and their declarations. `--programs` leaves
// the declarations out, which require a full type check and are not needed to run anything here; it may be followed by
// the folders to build.
import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { declare } from "./lib/declarations.mjs";
import { inRoot } from "./lib/project.mjs";
import { builtFolders } from "./lib/targets.mjs";
import { checkTypes } from "./lib/types.mjs";

const WORKER = inRoot("tools", "lib", "build-worker.mjs");

/**
 * Each process takes the next job when it is free: starting one process for each folder would take longer than the
 * builds.
 */
async function runJobs(jobs, onDone) {
  const waiting = [...jobs];
  const count = Math.min(availableParallelism(), waiting.length, 8);
  await Promise.all(Array.from({ length: count }, () => work(waiting, onDone)));
}

function work(waiting, onDone) {
  const worker = fork(WORKER);
  return new Promise((resolve, reject) => {
    const next = () => {
      const job = waiting.shift();
      if (job === undefined) worker.disconnect();
      else worker.send(job);
    };
    worker.on("message", ({ folder, problem }) => {
      if (problem === undefined) {
        onDone();
        next();
      } else {
        waiting.length = 0;
        worker.kill();
        reject(new Error(`${folder}: ${problem}`));
      }
    });
    worker.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`A build process ended with ${code}.`))));
    next();
  });
}

function scripts(folders, name) {
  return folders.flatMap((folder) => {
    const script = JSON.parse(readFileSync(inRoot(folder, "package.json"), "utf8")).scripts?.[name];
    return script === undefined ? [] : [{ folder, script }];
  });
}

/** Files generated from sources take longest, then apps; a package's `postbuild` may run any built program. */
async function buildPrograms(folders) {
  const files = scripts(folders, "build:files");
  const programs = folders
    .filter((one) => one.startsWith("apps"))
    .concat(folders.filter((one) => !one.startsWith("apps")));
  const last = scripts(folders, "postbuild");
  const all = files.length + programs.length + last.length;
  let done = 0;
  const onDone = () => process.send?.({ done: ++done, all });
  const slow = runJobs(files, onDone);
  await runJobs(
    programs.map((folder) => ({ folder })),
    onDone,
  );
  await Promise.all([slow, runJobs(last, onDone)]);
}

const options = process.argv.slice(2);
const named = options.filter((one) => !one.startsWith("--"));
await buildPrograms(named.length > 0 ? named : builtFolders());
if (!options.includes("--programs")) {
  if (await checkTypes()) await declare();
  else process.exitCode = 1;
}

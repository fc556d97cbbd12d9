// A worker process of tools/build.mjs. A message is `{ folder, script }`: the manifest script to run, or none to build
// the folder's programs. tsup builds the current folder.
import { spawnSync } from "node:child_process";
import { build } from "tsup";
import { inRoot } from "./project.mjs";

process.on("message", async ({ folder, script }) => {
  try {
    if (script === undefined) await programs(folder);
    else runScript(folder, script);
    process.send({ folder });
  } catch (error) {
    process.send({ folder, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

async function programs(folder) {
  process.chdir(inRoot(folder));
  await build({ silent: true });
}

function runScript(folder, script) {
  const { status, stdout, stderr } = spawnSync(script, { cwd: inRoot(folder), shell: true, encoding: "utf8" });
  if (status !== 0) throw new Error(`${script}\n${stdout}${stderr}`);
}

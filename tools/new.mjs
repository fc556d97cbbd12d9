// `npm run new domain dice` and `npm run new operation biorhythm/age`: the files of a new domain or operation, what has to
// know of them, and what to write next. `--files-only` installs nothing and makes no generated file.
import { parseArgs } from "node:util";
import { installNew } from "./lib/install.mjs";
import { biome, changed, report, write } from "./lib/new/change.mjs";
import { newDomain } from "./lib/new/domain.mjs";
import { newOperation } from "./lib/new/operation.mjs";
import { Refusal } from "./lib/new/refusal.mjs";
import { steps } from "./lib/new/steps.mjs";
import { inRoot } from "./lib/project.mjs";
import { run } from "./lib/run.mjs";

const USAGE = `Say what is new:
  npm run new domain dice                   a domain, with its first operation dice/reading
  npm run new domain dice roll              the same, its first operation dice/roll
  npm run new operation biorhythm/age       an operation of a domain that is there`;

/** The changes that the command asks for; nothing is written before all of them are known. */
function planned([kind, name = "", first = "reading", ...more]) {
  if (more.length > 0) throw new Refusal(`There is a word too many: ${more.join(" ")}.\n${USAGE}`);
  if (kind === "domain") return newDomain(name, first);
  if (kind === "operation") return newOperation(name);
  throw new Refusal(USAGE);
}

/** @returns whether what is made from the files could be made too */
async function make({ folder, isDomain }) {
  if (isDomain && !(await installNew()).ok) return false;
  const vitest = inRoot("node_modules", ".bin", "vitest");
  const args = ["run", "--project=units", "suites/workspace/src/sync", "--update"];
  return (await run(`Making what is generated of packages/${folder}`, vitest, args)).ok;
}

async function main() {
  const options = { "files-only": { type: "boolean", default: false } };
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const plan = planned(positionals);
  const written = write(plan.changes);
  await biome(changed(written));
  const isMade = values["files-only"] || (await make(plan));
  console.log(report(written));
  console.log(steps(plan, isMade));
  return isMade;
}

try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof Refusal) && error.code !== "ERR_PARSE_ARGS_UNKNOWN_OPTION") throw error;
  console.error(error instanceof Refusal ? error.message : `${error.message}\n${USAGE}`);
  process.exitCode = 1;
}

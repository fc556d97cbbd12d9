import { chmodSync, existsSync, rmSync } from "node:fs";
import type { Account } from "./account";
import type { Binaries } from "./binaries";
import { makeDirectory, moveDurably, type Places } from "./directories";
import { run } from "./program";

/**
 * The one user of the embedded database. Anyone who reaches its socket is that user; the directory keeps others out.
 */
export const SUPERUSER = "postgres";

/**
 * Makes the folder of the database where there is none. It is made beside its place and moved there when it is whole
 * and on the disk: a start that was cut off leaves nothing that looks like a database.
 * @throws Error in one line.
 */
export async function makeCluster(places: Places, binaries: Binaries, account: Account): Promise<void> {
  const { cluster, draft, directory } = places;
  if (existsSync(cluster)) return;
  rmSync(draft, { recursive: true, force: true });
  makeDirectory(draft);
  chmodSync(draft, 0o700);
  account.give(draft);
  const args = ["-D", draft, "-U", SUPERUSER, "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-instructions"];
  const initdb = run({ account, program: binaries.initdb, args, cwd: directory });
  await initdb.ended;
  if (initdb.exitCode() !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new Error(initdb.lastWords());
  }
  moveDurably(draft, cluster);
}

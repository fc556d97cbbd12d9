import { execFileSync } from "node:child_process";
import { delimiter, dirname } from "node:path";
import { inRoot, ROOT, rootManifest } from "./project.mjs";

/**
 * An environment in which `pnpm` is the version pinned in package.json. npm's own runner downloads and caches it, so
 * that it need not be installed (corepack is not part of every Node).
 */
export function pnpmEnvironment() {
  const path = [dirname(pnpmBinary()), inRoot("node_modules", ".bin"), process.env.PATH].join(delimiter);
  return { PATH: path };
}

/** The pinned pnpm's executable; looked up once, also for child programs. */
export function pnpmBinary() {
  process.env.ALMAGEST_PNPM ??= findPnpm();
  return process.env.ALMAGEST_PNPM;
}

function findPnpm() {
  const pinned = rootManifest().packageManager.split("+")[0];
  const found = execFileSync("npx", ["--yes", "--package", pinned, "-c", "command -v pnpm"], {
    cwd: ROOT,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  return found.trim().split("\n").at(-1);
}

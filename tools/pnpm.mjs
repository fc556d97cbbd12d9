// `node tools/pnpm.mjs …` runs the pinned pnpm, which need not be installed: `node tools/pnpm.mjs install`.
import { spawnSync } from "node:child_process";
import { pnpmBinary, pnpmEnvironment } from "./lib/pnpm.mjs";

const env = { ...process.env, ...pnpmEnvironment() };
const { status } = spawnSync(pnpmBinary(), process.argv.slice(2), { env, stdio: "inherit" });
process.exitCode = status ?? 1;

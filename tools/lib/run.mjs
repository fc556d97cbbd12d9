import { spawn } from "node:child_process";
import { ROOT } from "./project.mjs";

const HEARTBEAT_MS = 30_000;

/**
 * Runs a command in the root directory.
 * `quiet` keeps its output and shows it, in full, only where the command fails.
 * @returns `{ ok, seconds }`; it does not throw for a command that fails.
 */
export async function run(label, command, args, { env = {}, quiet = true } = {}) {
  console.log(`${label} …`);
  const started = process.hrtime.bigint();
  const seconds = () => Math.round(Number(process.hrtime.bigint() - started) / 1e9);
  const heartbeat = setInterval(() => console.log(`  still at it (${seconds()} s)`), HEARTBEAT_MS);
  const { code, output } = await finished(command, args, { ...process.env, ...env }, quiet);
  clearInterval(heartbeat);
  if (quiet && code !== 0) process.stdout.write(output.endsWith("\n") ? output : `${output}\n`);
  console.log(code === 0 ? `  done in ${seconds()} s` : `  failed after ${seconds()} s: ${command} ${args.join(" ")}`);
  return { ok: code === 0, seconds: seconds() };
}

function finished(command, args, env, quiet) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ["ignore", ...stdio(quiet)] });
    const chunks = [];
    child.stdout?.on("data", (chunk) => chunks.push(chunk));
    child.stderr?.on("data", (chunk) => chunks.push(chunk));
    child.on("error", (error) => resolve({ code: 127, output: `${error.message}\n` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString("utf8") }));
  });
}

function stdio(quiet) {
  return quiet ? ["pipe", "pipe"] : ["inherit", "inherit"];
}

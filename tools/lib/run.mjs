import { spawn } from "node:child_process";
import { ROOT } from "./project.mjs";

const HEARTBEAT_MS = 10_000;
const SIGNALS = { SIGINT: 130, SIGTERM: 143 };

/**
 * Runs a command in the root folder. `quiet` captures its output and shows it only if the command fails. With `counts`
 * the command is a Node program that sends `{ done, all }` as it goes on.
 * @returns `{ ok, seconds }`; it does not throw for a command that fails.
 */
export async function run(label, command, args, { env = {}, quiet = true, counts = false } = {}) {
  console.log(`${label} …`);
  const started = process.hrtime.bigint();
  const seconds = () => Math.round(Number(process.hrtime.bigint() - started) / 1e9);
  const progress = progressOf(label, seconds);
  const options = { env: { ...process.env, ...env }, stdio: ["ignore", ...stdio(quiet), ...(counts ? ["ipc"] : [])] };
  const { code, output } = await finished(command, args, options, progress.count);
  progress.end();
  if (quiet && code !== 0) process.stdout.write(output.endsWith("\n") ? output : `${output}\n`);
  const took = `${seconds()} s`;
  console.log(
    code === 0 ? `${label}: done in ${took}` : `${label}: failed after ${took}: ${command} ${args.join(" ")}`,
  );
  return { ok: code === 0, seconds: seconds() };
}

/** Progress of a step: on a terminal one line that is rewritten, elsewhere a line from time to time. */
function progressOf(label, seconds) {
  let counted = "";
  const heartbeat = setInterval(() => console.log(`${label}:${counted} (${seconds()} s)`), HEARTBEAT_MS);
  return {
    count: ({ done, all }) => {
      counted = ` ${done} of ${all}`;
      if (process.stderr.isTTY) process.stderr.write(`\r${label}:${counted} \r`);
    },
    end: () => clearInterval(heartbeat),
  };
}

function finished(command, args, options, onMessage) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, ...options });
    const release = passSignalsTo(child);
    child.on("message", onMessage);
    const chunks = [];
    child.stdout?.on("data", (chunk) => chunks.push(chunk));
    child.stderr?.on("data", (chunk) => chunks.push(chunk));
    const end = (code, message = "") => {
      release();
      resolve({ code, output: Buffer.concat(chunks).toString("utf8") + message });
    };
    child.on("error", (error) => end(127, `${error.message}\n`));
    child.on("close", (code) => end(code ?? 1));
  });
}

/** Stopping this process also stops its current step. */
function passSignalsTo(child) {
  const handlers = Object.entries(SIGNALS).map(([signal, exitCode]) => {
    const handler = () => {
      child.kill(signal);
      // After the handlers of all other running steps.
      setImmediate(() => process.exit(exitCode));
    };
    process.once(signal, handler);
    return () => process.off(signal, handler);
  });
  return () => {
    for (const off of handlers) off();
  };
}

function stdio(quiet) {
  return quiet ? ["pipe", "pipe"] : ["inherit", "inherit"];
}

// What npm start and npm test share: plain Node, so that they run before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../", import.meta.url));
const LEAST_NODE = [20, 19];
const INSTALL_STAMP = join(ROOT, "node_modules/.almagest-installed");
const BUILD_STAMP = join(ROOT, "node_modules/.almagest-built");

/** Ends with one clear line where Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  giveUp(`Almagest needs Node ${LEAST_NODE.join(".")} or newer; this is ${process.versions.node}.`);
}

export function giveUp(message) {
  console.error(`almagest: ${message}`);
  process.exit(1);
}

/** Runs a step quietly; a step that fails shows all it had to say. */
export function step(title, command, args) {
  process.stdout.write(`${title} …\n`);
  const result = run(command, args, "pipe");
  if (result.status === 0) return true;
  process.stderr.write(`${result.stdout ?? ""}${result.stderr ?? ""}\n${title}: failed.\n`);
  return false;
}

export function run(command, args, stdio) {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", npm_config_loglevel: "error" };
  return spawnSync(command, args, {
    cwd: ROOT,
    env,
    stdio: ["ignore", stdio, stdio],
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
}

/** pnpm by way of npm: nothing has to be on the machine but Node. */
export function pnpm(...args) {
  return ["npx", ["--yes", "pnpm@12", ...args]];
}

/** Installs what is missing; nothing to do where the manifests are those of the last install. */
export function ensureInstalled() {
  const stamp = hashOf(manifests().map((path) => readFileSync(path)));
  if (readStamp(INSTALL_STAMP) === stamp) return;
  requireCompiler();
  const first = !existsSync(join(ROOT, "node_modules"));
  const title = first ? "Installing packages (the first time, about a minute)" : "Installing packages";
  if (!step(title, ...pnpm("install", "--frozen-lockfile"))) giveUp("the packages could not be installed.");
  writeFileSync(INSTALL_STAMP, stamp);
}

/** The ephemeris engine is compiled at install; without the tools that fails on page two of its output. */
function requireCompiler() {
  const missing = ["python3", "make", "g++"].filter(
    (tool) => spawnSync(tool, ["--version"], { stdio: "ignore" }).error,
  );
  if (missing.length === 0) return;
  giveUp(
    `${missing.join(", ")} not found; the ephemeris engine is compiled with it. On Debian: apt-get install python3 make g++`,
  );
}

/** Builds every package whose sources changed since the last build. */
export function ensureBuilt() {
  const stamp = hashOf(sources().map((path) => `${path} ${statSync(path).size} ${statSync(path).mtimeMs}`));
  if (readStamp(BUILD_STAMP) === stamp && existsSync(join(ROOT, "apps/api/dist/main.js"))) return true;
  const built = step(
    "Building (the first time, about a minute)",
    ...pnpm("exec", "turbo", "run", "build", "--concurrency=2", "--output-logs=errors-only"),
  );
  if (built) writeFileSync(BUILD_STAMP, stamp);
  return built;
}

function manifests() {
  const own = packageFolders().map((folder) => join(folder, "package.json"));
  return ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml"].map((name) => join(ROOT, name)).concat(own);
}

function packageFolders() {
  return ["packages", "apps", "suites"].flatMap((parent) =>
    readdirSync(join(ROOT, parent))
      .map((name) => join(ROOT, parent, name))
      .filter((folder) => existsSync(join(folder, "package.json"))),
  );
}

function sources() {
  const configs = ["tsconfig.base.json", "tsup.base.ts", "turbo.json"].map((name) => join(ROOT, name));
  const inside = packageFolders().flatMap((folder) =>
    ["src", "texts", "data", "package.json", "tsconfig.json", "tsup.config.ts"].flatMap((name) =>
      filesBelow(join(folder, name)),
    ),
  );
  return [...configs, ...inside];
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

function hashOf(parts) {
  const hash = createHash("sha256").update(process.version);
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}

function readStamp(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** Runs a program in this terminal; signals go to it, its exit code comes back. */
export function hand(command, args) {
  const child = spawn(command, args, { cwd: ROOT, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
}

export function makeFolder(name) {
  mkdirSync(join(ROOT, name), { recursive: true });
}

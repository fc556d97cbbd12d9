import { accessSync, constants, existsSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { rootManifest } from "./project.mjs";

/** The reason that this Node version is not supported, or undefined. */
export function nodeProblem(version = process.versions.node, wanted = rootManifest().engines.node) {
  const needed = numbers(wanted);
  const found = numbers(version);
  const older = needed.map((part, index) => Math.sign((found[index] ?? 0) - part)).find((sign) => sign !== 0) === -1;
  return older ? `Almagest needs Node ${needed.join(".")} or newer; this is Node ${version}.` : undefined;
}

function numbers(version) {
  return version
    .replace(/^[^0-9]*/, "")
    .split(".")
    .map(Number);
}

/** Each tool of the native build of Swiss Ephemeris, by its possible names, and its Debian package. */
const BUILD_TOOLS = [
  { commands: ["python3", "python"], debian: "python3" },
  { commands: ["make", "gmake"], debian: "make" },
  { commands: ["g++", "c++", "clang++"], debian: "g++" },
];

/** The reason that Swiss Ephemeris cannot be compiled here, and its effect; undefined if it can. */
export function compilerProblem(path = process.env.PATH ?? "") {
  const missing = BUILD_TOOLS.filter(({ commands }) => !commands.some((command) => isOnPath(command, path)));
  if (missing.length === 0) return undefined;
  const packages = missing.map(({ debian }) => debian).join(" ");
  return [
    `This machine lacks ${packages}: Swiss Ephemeris runs as WebAssembly, with the same results.`,
    `For the native build, install them (Debian and Ubuntu: sudo apt-get install ${packages}; macOS:`,
    "xcode-select --install), remove node_modules and start again.",
  ].join("\n");
}

/** Points the native build to Node's own headers if they are installed, so that it need not download them. */
export function headersEnvironment(executable = process.execPath) {
  const prefix = dirname(dirname(realpathSync(executable)));
  return existsSync(join(prefix, "include", "node", "node_api.h")) ? { npm_config_nodedir: prefix } : {};
}

function isOnPath(command, path) {
  return path.split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, command), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

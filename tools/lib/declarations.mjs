import { execSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { docstringsOf, documented } from "./docstrings.mjs";
import { workspaceFolders } from "./fingerprint.mjs";
import { inRoot } from "./project.mjs";
import { TYPES } from "./types.mjs";

/** The endings of declarations and their imports, for a package's ESM and CommonJS. */
const ESM = { declaration: ".d.ts", program: ".js" };
const COMMON_JS = { declaration: ".d.cts", program: ".cjs" };

/** `from "./x"` and `import("./x")`: the only ways in which a declaration names other files. */
const RELATIVE = /(\bfrom |\bimport\()"(\.[^"]*)"/g;

/** Copies the compiler's declarations beside the built programs, as far as a package's entries reach them. */
export async function declare() {
  for (const folder of workspaceFolders()) {
    const entries = entriesOf(folder);
    const docstrings = await docstringsOf(folder);
    const files = new Map([...reachable(folder, entries)].map(([file, text]) => [file, documented(text, docstrings)]));
    const hasRequire = entries.some(({ target }) => target.require !== undefined);
    for (const kind of hasRequire ? [ESM, COMMON_JS] : [ESM]) {
      for (const [file, text] of files) write(folder, file, text.replaceAll(RELATIVE, `$1"$2${kind.program}"`), kind);
      for (const { name, file } of entries) {
        if (name !== file) write(folder, name, `export * from "${relative(name, file)}${kind.program}";\n`, kind);
      }
    }
  }
  for (const folder of workspaceFolders()) addMade(folder);
}

/** Runs a package's own script that adds to its built declarations. */
function addMade(folder) {
  const { scripts = {} } = JSON.parse(readFileSync(inRoot(folder, "package.json"), "utf8"));
  if (scripts.postdeclare !== undefined) execSync(scripts.postdeclare, { cwd: inRoot(folder), stdio: "inherit" });
}

/** The programs among a package's exports: the published name of each, and its source below `src`. */
function entriesOf(folder) {
  const { exports = {} } = JSON.parse(readFileSync(inRoot(folder, "package.json"), "utf8"));
  return Object.entries(exports).flatMap(([path, target]) => {
    const source = target["@almagest/source"];
    if (source === undefined) return [];
    return { target, name: path === "." ? "index" : path.slice("./".length), file: source.slice(6, -".ts".length) };
  });
}

/** Text by file, with all relative imports naming files, as Node requires, not folders. */
function reachable(folder, entries) {
  const found = new Map();
  const waiting = entries.map(({ file }) => file);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    const from = file;
    const text = readFileSync(inRoot(TYPES, folder, "src", `${from}.d.ts`), "utf8");
    const whole = text.replaceAll(RELATIVE, (_, before, path) => {
      const target = fileOf(folder, from, path);
      waiting.push(target);
      return `${before}"${relative(from, target)}"`;
    });
    found.set(from, whole);
  }
  return found;
}

function fileOf(folder, from, path) {
  const target = posix.join(dirname(from), path);
  const file = [target, `${target}/index`].find((name) => existsSync(inRoot(TYPES, folder, "src", `${name}.d.ts`)));
  if (file === undefined) throw new Error(`${folder}/src/${from}.ts is published and its type leads to ${path}`);
  return file;
}

function relative(from, to) {
  const path = posix.relative(dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}

function write(folder, file, text, { declaration }) {
  const path = inRoot(folder, "dist", file + declaration);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

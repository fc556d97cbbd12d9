// Makes every `import()` of a build fetch its files first. A browser may remember that an import failed and never
// request the file again in that page (Chromium to 150, Firefox); a failed fetch is forgotten. A part is therefore
// imported only once all of its files have arrived, out of the browser's own cache.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { transformSync } from "esbuild";

/** The name of the loader inside of a program. */
const LOADER = "$part";

/** Makes the loader of a program: it runs in the browser. */
function loaderOf(address) {
  const loading = new Map();
  const fetched = async (file) => {
    const response = await fetch(new URL(file, address));
    if (!response.ok) throw new TypeError(`${file} answers ${response.status}`);
    await response.arrayBuffer();
  };
  return (load, ...files) => {
    const [name] = files;
    const known = loading.get(name);
    if (known !== undefined) return known;
    const part = Promise.all(files.map(fetched)).then(load);
    loading.set(name, part);
    part.catch(() => loading.delete(name));
    return part;
  };
}

const LOADER_CODE = transformSync(`const ${LOADER}=(${loaderOf})(import.meta.url);`, { minify: true }).code.trim();

/** Appended to every program of a build, so that another loader changes all of their names. */
export const PARTS_FOOTER = {
  js: `//parts ${createHash("sha256").update(LOADER_CODE).digest("hex").slice(0, 8)}`,
};

/**
 * Rewrites the programs that a build with `PARTS_FOOTER` wrote.
 * @param {string} folder
 * @param {{ outputs: Record<string, { imports: { path: string, kind: string }[] }> }} metafile
 */
export function fetchBeforeImport(folder, { outputs }) {
  for (const [path, { imports }] of Object.entries(outputs)) {
    const wanted = imports.filter(({ kind }) => kind === "dynamic-import");
    if (wanted.length === 0) continue;
    const file = join(folder, basename(path));
    const running = needed(outputs, path);
    const filesOf = (name) => {
      const found = wanted.find((one) => basename(one.path) === name);
      if (found === undefined) throw new Error(`${basename(path)} imports ${name}, which the build does not list`);
      return [...needed(outputs, found.path)].filter((one) => one === found.path || !running.has(one));
    };
    writeFileSync(file, rewritten(readFileSync(file, "utf8"), wanted.length, filesOf));
  }
}

function rewritten(code, count, filesOf) {
  let rewrites = 0;
  const body = code.replace(/\bimport\("\.\/([\w-]+\.js)"\)/g, (whole, name) => {
    rewrites += 1;
    const files = filesOf(name).map((one) => JSON.stringify(`./${basename(one)}`));
    return `${LOADER}(()=>${whole},${files})`;
  });
  if (rewrites !== count) throw new Error(`${rewrites} of ${count} imports were found in a program`);
  return `${LOADER_CODE}${body}`;
}

/** A program and everything that it imports before it runs. */
function needed(outputs, path) {
  const found = new Set([path]);
  for (const one of found) {
    for (const { path: imported, kind } of outputs[one].imports) if (kind === "import-statement") found.add(imported);
  }
  return found;
}

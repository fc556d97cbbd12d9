// node apps/mcp/tools/standalone.mjs <folder>: writes the package that `npx -y almagest-mcp` runs, ready for `npm
// publish`. One program that contains everything, so that it needs no other package, no compiler and no network, and
// starts in a second: the modules of all domains in few files, English texts in one file for each domain, loaded on first
// use. Texts in other languages are left out: they would be many times as large as all else.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { languageFiles } from "../../../tools/lib/language-files.mjs";
import { pictureHtml } from "./page.mjs";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const APP = join(ROOT, "apps/mcp");

/** The modules look for these beside the folder of the program. */
const DATA = [
  ["packages/ephemeris-swiss-core/data", "data"],
  ["packages/location/data", "data/location"],
  ["packages/ephemeris-swiss-wasm/wasm", "wasm"],
  ["packages/pictures-png/fonts", "fonts"],
];

/** Files for rendering: the shaper looks beside its own module. */
const WASM = [
  ["harfbuzzjs/dist/harfbuzz.wasm", "dist/harfbuzz.wasm"],
  ["@resvg/resvg-wasm/index_bg.wasm", "wasm/resvg.wasm"],
];

function resolveFrom(folder, name) {
  return createRequire(join(ROOT, folder, "package.json")).resolve(name);
}

/** Writes the package into a folder, which is emptied first. */
export async function writeStandalone(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    absWorkingDir: APP,
    entryPoints: { stdio: "src/stdio.ts" },
    outdir: join(folder, "dist"),
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    minifySyntax: true,
    minifyWhitespace: true,
    charset: "utf8",
    legalComments: "linked",
    conditions: ["@almagest/source"],
    loader: { ".svg": "text" },
    // With parts compiled for the machine; used if installed separately.
    external: ["sweph", "@almagest/report", "@almagest/report/*"],
    // CommonJS code in the bundle needs `require`.
    banner: { js: 'import{createRequire as __required}from"node:module";const require=__required(import.meta.url);' },
    plugins: [rawText, languageFiles("none")],
    logLevel: "error",
  });
  for (const [from, to] of DATA) cpSync(join(ROOT, from), join(folder, to), { recursive: true });
  cpSync(join(folder, "data/location/gazetteer.bin.br"), join(folder, "data/gazetteer.bin.br"));
  rmSync(join(folder, "data/location/gazetteer.bin.br"));
  for (const [name, file] of WASM) cpSync(resolveFrom("packages/pictures-png", name), join(folder, file));
  writeFileSync(join(folder, "dist/picture.html"), await pictureHtml());
  cpSync(join(APP, "LICENSE"), join(folder, "LICENSE"));
  cpSync(join(APP, "standalone/README.md"), join(folder, "README.md"));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifestOf(), null, 2)}\n`);
}

/** `import text from "….md?raw"`, as the build of the app reads it. */
const rawText = {
  name: "raw-text",
  setup: (building) => {
    building.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.slice(0, -"?raw".length)),
      namespace: "raw-text",
    }));
    building.onLoad({ filter: /.*/, namespace: "raw-text" }, ({ path }) => ({
      contents: readFileSync(path, "utf8"),
      loader: "text",
    }));
  },
};

function manifestOf() {
  const { version, license, engines } = JSON.parse(readFileSync(join(APP, "package.json"), "utf8"));
  const { name, description } = JSON.parse(readFileSync(join(APP, "standalone/server.json"), "utf8"));
  return {
    name: "almagest-mcp",
    version,
    description,
    // The registry of servers uses this to match the package to its entry.
    mcpName: name,
    license,
    type: "module",
    engines,
    bin: { "almagest-mcp": "dist/stdio.js" },
    files: ["dist", "data", "fonts", "wasm", "README.md", "LICENSE"],
    keywords: ["mcp", "astrology", "tarot", "numerology", "i-ching", "human-design", "ba-zi", "vedic"],
    peerDependencies: { sweph: "*", "@almagest/report": "*" },
    peerDependenciesMeta: { sweph: { optional: true }, "@almagest/report": { optional: true } },
  };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error("Name the folder to write the package into; it is emptied before.");
  await writeStandalone(resolve(folder));
}

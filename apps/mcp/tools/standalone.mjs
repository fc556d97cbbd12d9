// node apps/mcp/tools/standalone.mjs <folder>: writes the package that `npx -y almagest-mcp` runs, ready for `npm publish`.
// One program with everything in it, so that it needs no other package, no compiler and no network, and starts in a second:
// modules of every domain in few files, texts in a file a language and domain, which are read when they are first asked for.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { pictureHtml } from "./page.mjs";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const APP = join(ROOT, "apps/mcp");

/** Where the modules look for them: beside the folder of the program. */
const DATA = [
  ["packages/ephemeris-swiss-core/data", "data"],
  ["packages/location/data", "data/location"],
  ["packages/ephemeris-swiss-wasm/wasm", "wasm"],
  ["packages/pictures-png/fonts", "fonts"],
];

/** What paints: the shaper looks beside its own module. */
const WASM = [
  ["harfbuzzjs/dist/harfbuzz.wasm", "dist/harfbuzz.wasm"],
  ["@resvg/resvg-wasm/index_bg.wasm", "wasm/resvg.wasm"],
];

function resolveFrom(folder, name) {
  return createRequire(join(ROOT, folder, "package.json")).resolve(name);
}

/** Writes the package into a folder, which is emptied before. */
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
    // Compiled for the machine, and used where somebody has installed it.
    external: ["sweph"],
    // What was written for require finds it.
    banner: { js: 'import{createRequire as __required}from"node:module";const require=__required(import.meta.url);' },
    plugins: [rawText],
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
    // How the registry of servers knows that package and entry belong together.
    mcpName: name,
    license,
    type: "module",
    engines,
    bin: { "almagest-mcp": "dist/stdio.js" },
    files: ["dist", "data", "fonts", "wasm", "README.md", "LICENSE"],
    keywords: ["mcp", "astrology", "tarot", "numerology", "i-ching", "human-design", "ba-zi", "vedic"],
    peerDependencies: { sweph: "*" },
    peerDependenciesMeta: { sweph: { optional: true } },
  };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error("Name the folder to write the package into; it is emptied before.");
  await writeStandalone(resolve(folder));
}

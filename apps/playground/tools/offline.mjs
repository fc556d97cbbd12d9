// Makes the files of the engine that computes in the page: its worker with everything that loads, the program and data
// of Swiss Ephemeris, the place names and, once the page is built, the service worker that stores them.
import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { languageFiles } from "../../../tools/lib/language-files.mjs";
import { fetchBeforeImport, PARTS_FOOTER } from "./parts.mjs";

const HERE = fileURLToPath(new URL("../", import.meta.url));
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const WORKER = "src/offline/worker.ts";
const SERVICE_WORKER = "sw.js";

/** Options of both builds. */
const COMMON = {
  absWorkingDir: HERE,
  bundle: true,
  minify: true,
  platform: "browser",
  target: "es2022",
  charset: "utf8",
  conditions: ["@almagest/source"],
  logLevel: "error",
  metafile: true,
};

/**
 * Writes the worker, and everything that it loads, into a folder.
 * @param {string} folder
 * @returns {Promise<OfflineBuild>}
 */
export async function buildOffline(folder) {
  const { metafile } = await build({
    ...COMMON,
    entryPoints: { worker: WORKER },
    outdir: folder,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    splitting: true,
    format: "esm",
    // The notice of the engine stays in its file.
    legalComments: "inline",
    footer: PARTS_FOOTER,
    plugins: [withoutPictures, assets, languageFiles("page")],
  });
  refuseUnlisted(metafile.inputs);
  fetchBeforeImport(folder, metafile);
  const outputs = Object.entries(metafile.outputs);
  const files = outputs.map(([path]) => basename(path)).sort();
  const worker = outputs.find(([, { entryPoint }]) => entryPoint === WORKER)?.[0];
  const places = files.find((name) => name.endsWith(".bin"));
  if (worker === undefined || places === undefined) throw new Error("The build made no worker, or no names of places.");
  return {
    files,
    // Already compressed: compressing them again wastes time.
    packed: files.filter((name) => /\.(?:se1|bin)$/.test(name)),
    define: { worker: basename(worker), serviceWorker: SERVICE_WORKER },
    placesBytes: statSync(join(folder, places)).size,
    metafile,
  };
}

/**
 * Writes the service worker beside the files of the page and those of the engine.
 * @param {string} folder
 * @param {{ page: readonly string[], others: readonly string[] }} kept names relative to the folder
 */
export async function buildServiceWorker(folder, kept) {
  await build({
    ...COMMON,
    entryPoints: ["src/offline/service-worker/service-worker.ts"],
    outfile: join(folder, SERVICE_WORKER),
    format: "iife",
    legalComments: "none",
    define: { KEPT: JSON.stringify({ page: [...kept.page].sort(), others: [...kept.others].sort() }) },
  });
}

/** The page draws the answers: the worker's domains come without their drawing programs. */
const withoutPictures = {
  name: "without-pictures",
  setup: (building) => {
    building.onResolve({ filter: /^\.\/pictures$/ }, ({ kind }) =>
      kind === "dynamic-import" ? { path: "pictures", namespace: "without-pictures" } : undefined,
    );
    building.onLoad({ filter: /.*/, namespace: "without-pictures" }, () => ({
      contents: "export const pictures = [];",
    }));
  },
};

/** Files fetched unchanged: `import asset from "…?asset"` returns their address and size. */
const assets = {
  name: "assets",
  setup: (building) => {
    building.onResolve({ filter: /\?asset$/ }, ({ path, resolveDir }) => ({
      path: path.slice(0, -"?asset".length),
      namespace: "asset",
      pluginData: { resolveDir },
    }));
    building.onLoad({ filter: /.*/, namespace: "asset" }, async ({ path, pluginData: { resolveDir } }) => {
      const { name, contents } = await contentsOf(building, path, resolveDir);
      kept.set(name, contents);
      const inner = JSON.stringify(`content:${name}`);
      return { contents: `import url from ${inner};\nexport default { url, bytes: ${contents.length} };` };
    });
    const kept = new Map();
    building.onResolve({ filter: /^content:/ }, ({ path }) => ({
      path: path.slice("content:".length),
      namespace: "content",
    }));
    building.onLoad({ filter: /.*/, namespace: "content" }, ({ path }) => ({
      contents: kept.get(path),
      loader: "file",
    }));
  },
};

async function contentsOf(building, path, resolveDir) {
  if (path === "./gazetteer.bin") return { name: basename(path), contents: packedGazetteer() };
  if (path === "./licences.txt") return { name: basename(path), contents: licences() };
  const found = await building.resolve(path, { resolveDir, kind: "import-statement" });
  if (found.errors.length > 0) throw new Error(found.errors[0].text);
  return { name: basename(path), contents: readFileSync(found.path) };
}

/** Packed with gzip, which every browser can unpack. */
function packedGazetteer() {
  const packed = readFileSync(join(ROOT, "packages/location/data/gazetteer.bin.br"));
  return gzipSync(brotliDecompressSync(packed), { level: 6 });
}

/** Third-party libraries in the worker, each with the package that depends on it; the build fails if one is missing. */
const LIBRARIES = {
  "@formatjs/fast-memoize": "intl-messageformat",
  "@formatjs/icu-messageformat-parser": "intl-messageformat",
  "@formatjs/icu-skeleton-parser": "@formatjs/icu-messageformat-parser",
  "@noble/hashes": "packages/operation",
  "any-ascii": "packages/numerology",
  "fastest-levenshtein": "packages/pipeline",
  "intl-messageformat": "packages/i18n",
  tslib: "intl-messageformat",
  zod: "packages/catalog",
};

/** The terms of everything that the worker loads: one file, which the engine's notice names. */
function licences() {
  const own = (path) => readFileSync(join(ROOT, path), "utf8").trim();
  const parts = [
    ["What lies here, and under which licence", own("apps/playground/src/offline/LICENCES.md")],
    ["Swiss Ephemeris: GNU Affero General Public License, version 3", own("LICENSES/AGPL-3.0-or-later.txt")],
    ["Ephemeris files", own("packages/ephemeris-swiss-core/data/ORIGIN.md")],
    ["Names of places", own("packages/location/data/ORIGIN.md")],
    ["Names of places: the licence of GeoNames", own("LICENSES/GeoNames-CC-BY-4.0.txt")],
    ["Almagest", own("LICENSES/MIT.txt")],
    ...Object.keys(LIBRARIES).map(licenceOf),
  ];
  return Buffer.from(parts.map(([title, text]) => `${title}\n${"=".repeat(title.length)}\n\n${text}\n`).join("\n\n"));
}

function licenceOf(name) {
  const folder = folderOf(name);
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (file === undefined) throw new Error(`${name} has no licence to pass on`);
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return [`${name} ${version}`, readFileSync(join(folder, file), "utf8").trim()];
}

/** A library is installed beside the package that depends on it. */
function folderOf(name) {
  const user = LIBRARIES[name];
  if (user === undefined) return join(ROOT, name);
  return realpathSync(join(folderOf(user), user in LIBRARIES ? beside(user) : "node_modules", name));
}

/** From a library's folder to the folder that contains it and its own libraries. */
function beside(name) {
  return name.startsWith("@") ? "../.." : "..";
}

function refuseUnlisted(inputs) {
  const used = Object.keys(inputs).flatMap((path) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []);
  const unlisted = [...new Set(used)].filter((name) => !(name in LIBRARIES));
  if (unlisted.length > 0) throw new Error(`tools/offline.mjs passes on no licence of ${unlisted.join(", ")}.`);
}

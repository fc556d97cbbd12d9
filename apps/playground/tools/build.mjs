// Makes the files of the page in dist/files: the data of its forms, bundles with hashed names, the page that loads them,
// and their compressed forms.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "esbuild";
import { embedHtml, embedScript } from "./embed.mjs";
import { indexHtml, referenceHtml } from "./html.mjs";
import { licencesOf } from "./licences.mjs";
import { buildOffline, buildServiceWorker } from "./offline.mjs";
import { palette } from "./palette.mjs";
import { fetchBeforeImport, PARTS_FOOTER } from "./parts.mjs";

const HERE = fileURLToPath(new URL("../", import.meta.url));
const FILES = join(HERE, "dist", "files");
const PLAY = join(FILES, "play");

/** The entry programs of the two pages; what both need, and their dynamic imports, are split off. */
const ENTRIES = {
  app: "src/main.tsx",
  style: "src/style.css",
  reference: "src/reference/main.tsx",
  "reference-style": "src/reference/style.css",
};

/** The programs of figures in other sites. Built apart, so that they share no file with the page. */
const EMBEDS = { embed: "src/embed/main.ts", frame: "src/embed/frame.ts" };

/** Bundles from the workspace's sources, so that packages need no build first. */
const SOURCES = {
  bundle: true,
  loader: { ".svg": "text" },
  format: "esm",
  target: "es2022",
  conditions: ["@almagest/source"],
  absWorkingDir: HERE,
};

/** The data of the forms, made of the schemas themselves. */
async function dataFiles() {
  const program = join(HERE, "dist", "data.mjs");
  await build({
    ...SOURCES,
    entryPoints: ["src/build/files.ts"],
    outfile: program,
    platform: "node",
    logLevel: "error",
  });
  const files = await (await import(pathToFileURL(program).href)).dataFiles();
  rmSync(program);
  return files;
}

/** All data is under one hash, so that a page finds the data it was built with. */
function writeData(files) {
  const digest = createHash("sha256");
  for (const [name, text] of files) digest.update(`${name}\0${text}\0`);
  const hash = digest.digest("hex").slice(0, 8).toUpperCase();
  for (const [name, text] of files) writeFileSync(join(PLAY, `${name}-${hash}.json`), text);
  return hash;
}

async function bundle(entryPoints, define) {
  const { metafile } = await build({
    ...SOURCES,
    entryPoints,
    outdir: PLAY,
    entryNames: "[name]-[hash]",
    chunkNames: "c-[hash]",
    assetNames: "[name]-[hash]",
    splitting: true,
    minify: true,
    platform: "browser",
    jsx: "automatic",
    jsxImportSource: "preact",
    define,
    legalComments: "none",
    footer: PARTS_FOOTER,
    metafile: true,
    plugins: [palette],
  });
  fetchBeforeImport(PLAY, metafile);
  return metafile;
}

const COMPRESSED = /\.(?:js|css|json|html|svg|wasm|txt)$/;
const LEAST_BYTES = 1024;

/**
 * The highest Brotli level takes a minute for all files and saves an eighth: it is used only for files that every
 * visitor loads.
 */
const HARDEST = 11;
const QUICK = 5;

/** Compressed at build time: a service sends them as they are. */
async function compress(folder, first) {
  const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];
  const names = readdirSync(folder, { recursive: true }).filter((name) => COMPRESSED.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const bytes = readFileSync(file);
      if (bytes.length < LEAST_BYTES) return;
      const quality = first.has(basename(name)) ? HARDEST : QUICK;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      writeFileSync(`${file}.br`, await brotli(bytes, { params }));
      writeFileSync(`${file}.gz`, await gzipped(bytes, { level: 9 }));
    }),
  );
}

/** The file of an entry and its static imports. */
function filesOf({ outputs }, entry) {
  const [path] = Object.entries(outputs).find(([, output]) => output.entryPoint === entry) ?? [];
  const found = new Set([path]);
  for (const one of found) {
    for (const { path: imported, kind } of outputs[one].imports) if (kind === "import-statement") found.add(imported);
  }
  return [...found].map((one) => basename(one));
}

rmSync(FILES, { recursive: true, force: true });
mkdirSync(PLAY, { recursive: true });
const data = writeData(await dataFiles());
const offline = await buildOffline(PLAY);
const define = { DATA: JSON.stringify(data) };
const metafile = await bundle(ENTRIES, { ...define, OFFLINE_BUILD: JSON.stringify(offline.define) });
const ofPage = new Set(readdirSync(PLAY));
const embeds = await bundle(EMBEDS, define);
const [embed] = filesOf(embeds, EMBEDS.embed);
const frames = filesOf(embeds, EMBEDS.frame);
const [app, ...chunks] = filesOf(metafile, ENTRIES.app);
const [style] = filesOf(metafile, ENTRIES.style);
const [reference, ...parts] = filesOf(metafile, ENTRIES.reference);
const [referenceStyle] = filesOf(metafile, ENTRIES["reference-style"]);
writeFileSync(join(FILES, "index.html"), indexHtml({ app, chunks, styles: [style], data }));
writeFileSync(
  join(FILES, "reference.html"),
  referenceHtml({ app: reference, chunks: parts, styles: [style, referenceStyle] }),
);
writeFileSync(join(FILES, "embed.js"), embedScript(embed));
writeFileSync(join(FILES, "embed.html"), embedHtml(frames));
writeFileSync(join(PLAY, "LICENSES.txt"), licencesOf(metafile));
const first = [app, ...chunks, style];
const others = [...ofPage, "LICENSES.txt"].filter((name) => !first.includes(name));
await buildServiceWorker(PLAY, { page: first, others });
const embedded = Object.keys(embeds.outputs).map((path) => basename(path));
const hard = [...first, reference, ...parts, referenceStyle, ...embedded, "index.html"];
await compress(FILES, new Set([...hard, `astrology-${data}.json`, `astrology.en-${data}.json`]));

// Makes the files of the page in dist/files: bundles with hashed names, the page that loads them, and their compressed forms.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const HERE = fileURLToPath(new URL("../", import.meta.url));
const FILES = join(HERE, "dist", "files");
const PLAY = join(FILES, "play");

/** Programs of the page, each with what it imports split off; add a worker's entry here. */
const ENTRIES = { app: "src/main.tsx", style: "src/style.css" };

async function bundle() {
  const { metafile } = await build({
    absWorkingDir: HERE,
    entryPoints: ENTRIES,
    outdir: PLAY,
    entryNames: "[name]-[hash]",
    chunkNames: "c-[hash]",
    assetNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    jsx: "automatic",
    jsxImportSource: "preact",
    conditions: ["@almagest/source"],
    legalComments: "none",
    metafile: true,
  });
  return metafile.outputs;
}

rmSync(FILES, { recursive: true, force: true });
mkdirSync(PLAY, { recursive: true });
const outputs = await bundle();
const fileOf = (entry) => Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry)?.[0].split("/").pop();
writeFileSync(
  join(FILES, "index.html"),
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Almagest</title><link rel="stylesheet" href="play/${fileOf(ENTRIES.style)}"></head><body><div id="app"></div><script type="module" src="play/${fileOf(ENTRIES.app)}"></script></body></html>\n`,
);

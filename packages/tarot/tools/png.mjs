// Paints images/<card id>.svg as <card id>.png, 400 pixels wide, for programs that show no SVG. The drawings hold no
// text, so that no font of the machine that builds has a part in them. The service serves them and keeps them: they are
// four times as large as all else in this package.
//
//   node packages/tarot/tools/png.mjs <folder>
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const IN = fileURLToPath(new URL("../images/", import.meta.url));
const [, , OUT] = process.argv;
const WIDTH = 400;

if (OUT === undefined) throw new Error("Name the folder to write the pictures into.");
await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
mkdirSync(OUT, { recursive: true });
for (const file of readdirSync(IN).filter((name) => name.endsWith(".svg"))) {
  const painter = new Resvg(readFileSync(`${IN}${file}`, "utf8"), {
    fitTo: { mode: "width", value: WIDTH },
    font: { loadSystemFonts: false },
  });
  const painted = painter.render();
  writeFileSync(`${OUT}/${file.replace(/\.svg$/, ".png")}`, painted.asPng());
  painted.free();
  painter.free();
}

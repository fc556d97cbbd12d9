import { readFile } from "node:fs/promises";
import type { ResvgRenderOptions } from "@resvg/resvg-wasm";
import { opaquePng } from "./encode";
import { painterFile } from "./files";

/** Paints SVG without texts as a PNG. */
export type Paint = (svg: string) => Uint8Array;

/** Which build of the painter there is: compiled for this machine, or WebAssembly. */
export type PainterKind = "native" | "wasm";

/** No font of the machine is looked for: a picture has no text left. */
const OPTIONS: ResvgRenderOptions = { font: { loadSystemFonts: false } };

/** The painter that is installed. */
export async function loadPaint(kind?: PainterKind): Promise<Paint> {
  if (kind !== "wasm") {
    const native = await loadNative();
    if (native !== undefined) return native;
  }
  return loadWasm();
}

/** Undefined where it is not installed, or not built for this machine. */
async function loadNative(): Promise<Paint | undefined> {
  try {
    const { Resvg } = await import("@resvg/resvg-js");
    return (svg) => {
      const image = new Resvg(svg, OPTIONS).render();
      const { width, height, pixels: rgba } = image;
      return opaquePng({ width, height, rgba }) ?? image.asPng();
    };
  } catch {
    return undefined;
  }
}

/** It can be started once. */
let started: Promise<void> | undefined;

async function loadWasm(): Promise<Paint> {
  const { initWasm, Resvg } = await import("@resvg/resvg-wasm");
  started ??= readFile(painterFile()).then(initWasm);
  await started;
  return (svg) => {
    const painter = new Resvg(svg, OPTIONS);
    const image = painter.render();
    try {
      const { width, height, pixels: rgba } = image;
      return opaquePng({ width, height, rgba }) ?? image.asPng();
    } finally {
      image.free();
      painter.free();
    }
  };
}

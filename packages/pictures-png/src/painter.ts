import { readFile } from "node:fs/promises";
import type { Resvg as Painter, ResvgRenderOptions } from "@resvg/resvg-wasm";
import { opaquePng } from "./encode";
import { painterFile } from "./files";

/** Renders SVG without texts as a PNG. */
export type Paint = (svg: string) => Uint8Array;

type Image = ReturnType<InstanceType<typeof Painter>["render"]>;

/** Fonts of the machine are not needed: a picture has no text left. */
const OPTIONS: ResvgRenderOptions = { font: { loadSystemFonts: false } };

/** It can be started once. */
let started: Promise<void> | undefined;

/**
 * The renderer in WebAssembly, which frees the memory of each picture at once. The native build leaves that to the
 * garbage collector, which does not know the size and so never runs.
 */
export async function loadPaint(): Promise<Paint> {
  const { initWasm, Resvg } = await import("@resvg/resvg-wasm");
  started ??= readFile(painterFile()).then(initWasm);
  await started;
  return (svg) => {
    const painter = new Resvg(svg, OPTIONS);
    try {
      return pngOf(painter.render());
    } finally {
      painter.free();
    }
  };
}

function pngOf(image: Image): Uint8Array {
  try {
    const { width, height, pixels: rgba } = image;
    return opaquePng({ width, height, rgba }) ?? image.asPng();
  } finally {
    image.free();
  }
}

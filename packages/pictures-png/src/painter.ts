import { readFile } from "node:fs/promises";
import type { Resvg as Painter, ResvgRenderOptions } from "@resvg/resvg-wasm";
import { opaquePng } from "./encode";
import { painterFile } from "./files";

/** Paints SVG without texts as a PNG. */
export type Paint = (svg: string) => Uint8Array;

type Image = ReturnType<InstanceType<typeof Painter>["render"]>;

/** No font of the machine is looked for: a picture has no text left. */
const OPTIONS: ResvgRenderOptions = { font: { loadSystemFonts: false } };

/** It can be started once. */
let started: Promise<void> | undefined;

/**
 * The painter, which gives the memory of each picture back as soon as it is painted. Its twin that is compiled for the
 * machine leaves that to the collector, which is not told how much there is, and so never comes.
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

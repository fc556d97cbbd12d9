import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { DomainError } from "@almagest/operation";
import { logoKind } from "./logo-check";

/** Milliseconds from the moment that the painter is loaded, on a machine that does nothing else. */
const PATIENCE = { svg: 200, png: 2000, jpeg: 2000 } as const;
/** A painting of the box on two free cores; on a busy machine it takes longer, and so does the patience. */
const USUAL_MS = 8;
const MOST_SLOWNESS = 10;
/** More than the box on the cover has at 300 dots an inch. */
const BOX = { width: 960, height: 240 };

/**
 * Runs in a thread of its own: an SVG may nest copies of copies, and nothing else ends a painting that has begun. It
 * paints without fonts, files and network, and answers null where there is nothing to see.
 */
const PAINTER = `
const { parentPort, workerData } = require("node:worker_threads");
const { readFileSync } = require("node:fs");
const { initWasm, Resvg } = require(workerData.program);
const options = { font: { loadSystemFonts: false }, logLevel: "off" };
const paint = ({ svg, box }) => {
  const { width, height } = new Resvg(svg, options);
  const zoom = Math.min(box.width / width, box.height / height);
  const image = new Resvg(svg, { ...options, fitTo: { mode: "zoom", value: zoom } }).render();
  const pixels = image.pixels;
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] > 0) return image.asPng();
  return null;
};
initWasm(readFileSync(workerData.wasm)).then(() => {
  // The first paintings compile the painter.
  const first = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="2"><path d="M0 0h8v2z"/></svg>';
  for (let count = 0; count < 3; count++) paint({ svg: first, box: workerData.box });
  const started = performance.now();
  paint({ svg: first, box: workerData.box });
  parentPort.once("message", (asked) => parentPort.postMessage(paint(asked)));
  parentPort.postMessage(performance.now() - started);
});
`;

const require = createRequire(typeof __filename === "string" ? __filename : fileURLToPath(import.meta.url));

/**
 * A logo as a PNG of our own making, whatever was sent.
 * @param base64 PNG, JPEG or SVG in which `logoFault` finds nothing.
 * @throws DomainError `unprocessable_entity` where it cannot be painted, or not in time.
 */
export async function logoOf(base64: string): Promise<Uint8Array> {
  const bytes = Buffer.from(base64, "base64");
  const kind = logoKind(bytes) ?? "png";
  const svg = kind === "svg" ? bytes.toString("utf8") : wrapped(kind, base64);
  const png = await painted(svg, PATIENCE[kind]);
  if (png === undefined) {
    throw new DomainError(
      "unprocessable_entity",
      "report.logo cannot be painted: it shows nothing, is damaged, or takes too long. Send a simpler one, or a PNG.",
      { kind },
    );
  }
  return png;
}

/** A raster image inside an SVG of its size is decoded by the same painter. */
function wrapped(kind: "png" | "jpeg", base64: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${BOX.width}" height="${BOX.height}"><image width="${BOX.width}" height="${BOX.height}" href="data:image/${kind};base64,${base64}"/></svg>`;
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function painted(svg: string, patienceMs: number): Promise<Uint8Array | undefined> {
  const program = require.resolve("@resvg/resvg-wasm");
  const wasm = require.resolve("@resvg/resvg-wasm/index_bg.wasm");
  const worker = new Worker(PAINTER, {
    eval: true,
    workerData: { program, wasm, box: BOX },
    stderr: true,
    stdout: true,
  });
  return new Promise((resolve) => {
    let clock: NodeJS.Timeout | undefined;
    const end = (png: Uint8Array | undefined): void => {
      clearTimeout(clock);
      worker.terminate().then(
        () => resolve(png),
        () => resolve(png),
      );
    };
    worker.on("message", (message: unknown) => {
      if (typeof message !== "number") return end(ArrayBuffer.isView(message) ? bytesOf(message) : undefined);
      const slowness = Math.min(MOST_SLOWNESS, Math.max(1, message / USUAL_MS));
      // An answer that came while this thread was busy is taken first.
      clock = setTimeout(() => setImmediate(() => setImmediate(end, undefined)), patienceMs * slowness);
      worker.postMessage({ svg, box: BOX });
    });
    worker.once("error", () => end(undefined));
  });
}

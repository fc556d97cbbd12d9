import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { DomainError } from "@almagest/operation";
import { logoKind } from "./logo-check";

/** Milliseconds from the moment that the painter is loaded. */
const PATIENCE = { svg: 200, png: 2000, jpeg: 2000 } as const;
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
initWasm(readFileSync(workerData.wasm)).then(() => {
  // The first painting compiles the painter.
  const first = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>';
  new Resvg(first, { font: { loadSystemFonts: false } }).render().asPng();
  parentPort.once("message", ({ svg, box }) => {
    const options = { font: { loadSystemFonts: false }, logLevel: "off" };
    const { width, height } = new Resvg(svg, options);
    const zoom = Math.min(box.width / width, box.height / height);
    const image = new Resvg(svg, { ...options, fitTo: { mode: "zoom", value: zoom } }).render();
    const seen = image.pixels.some((value, index) => index % 4 === 3 && value > 0);
    parentPort.postMessage(seen ? image.asPng() : null);
  });
  parentPort.postMessage("ready");
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

function painted(svg: string, patienceMs: number): Promise<Uint8Array | undefined> {
  const program = require.resolve("@resvg/resvg-wasm");
  const wasm = require.resolve("@resvg/resvg-wasm/index_bg.wasm");
  const worker = new Worker(PAINTER, { eval: true, workerData: { program, wasm }, stderr: true, stdout: true });
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
      if (message !== "ready") return end(message instanceof Uint8Array ? message : undefined);
      // An answer that came while this thread was busy is taken first.
      clock = setTimeout(() => setImmediate(() => setImmediate(end, undefined)), patienceMs);
      worker.postMessage({ svg, box: BOX });
    });
    worker.once("error", () => end(undefined));
  });
}

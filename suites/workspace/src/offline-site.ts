import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { build } from "esbuild";
import { buildOffline, buildServiceWorker, type OfflineBuild } from "../../../apps/playground/tools/offline.mjs";
import { ROOT } from "./packages";

/** The moment that every call of these tests is made at: 2026-03-04 05:06:07 UTC. */
export const NOW = Date.UTC(2026, 2, 4, 5, 6, 7);

/** The random bytes of these tests. */
export function chance(byteCount: number): Uint8Array {
  return Uint8Array.from({ length: byteCount }, (_, index0) => (index0 * 37) & 0x7f);
}

/** The same in the worker, before anything else in it. */
const FIXED = `Date.now = () => ${NOW};
Crypto.prototype.getRandomValues = (bytes) => { bytes.forEach((_, index0) => { bytes[index0] = (index0 * 37) & 0x7f; }); return bytes; };
`;

const TYPES: readonly (readonly [end: string, type: string])[] = [
  [".js", "text/javascript; charset=utf-8"],
  [".wasm", "application/wasm"],
  [".txt", "text/plain; charset=utf-8"],
];

/** A page that only opens the engine, as the page of the service does. */
const PAGE = `<!doctype html><title>offline</title><script type="module" src="play/PROGRAM"></script>`;
const PROGRAM = `import { openLocal } from "./src/offline/index.ts";
globalThis.progress = [];
globalThis.openLocal = () => openLocal((told) => globalThis.progress.push(told));`;

/** The files of the engine, newly built, with a page over them. */
export interface Site {
  readonly folder: string;
  readonly built: OfflineBuild;
}

/** Writes page, engine and service worker into a folder. */
export async function writeSite(folder: string): Promise<Site> {
  rmSync(folder, { recursive: true, force: true });
  const play = join(folder, "play");
  const built = await buildOffline(play);
  const { metafile } = await build({
    stdin: { contents: PROGRAM, resolveDir: join(ROOT, "apps/playground"), loader: "ts" },
    absWorkingDir: ROOT,
    outdir: play,
    entryNames: "page-[hash]",
    define: { OFFLINE_BUILD: JSON.stringify(built.define) },
    conditions: ["@almagest/source"],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    metafile: true,
  });
  const program = Object.keys(metafile.outputs)[0]?.split("/").pop() ?? "";
  writeFileSync(join(folder, "index.html"), PAGE.replace("PROGRAM", program));
  await buildServiceWorker(play, { page: [program], others: built.files });
  return { folder, built };
}

export interface ServedSite {
  readonly server: Server;
  readonly port: number;
  /**
   * From here on every connection is cut, and its purpose (`script`, `empty`) is recorded, until this is called without
   * a list.
   */
  readonly cut: (noted: string[] | undefined) => void;
}

/** Serves a site with the headers that the page has in a service. Each address that is asked for is noted. */
export async function serveSite({ folder, built }: Site, asked: string[], port = 0): Promise<ServedSite> {
  let cut: string[] | undefined;
  const server = createServer((request, response) => {
    if (cut !== undefined) {
      cut.push(String(request.headers["sec-fetch-dest"]));
      return void request.socket.destroy();
    }
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    asked.push(path);
    const name = path === "/" ? "index.html" : path.slice(1);
    // The service redirects requests that are not for a page to its reference.
    const isPage = request.headers.accept?.includes("text/html") === true;
    if (path === "/" && !isPage) return void response.writeHead(302, { Location: "docs" }).end();
    const isThere = path === "/" || name === "play/sw.js" || /^play\/[\w-]+(?:\.[\w-]+)+$/.test(name);
    if (!isThere) return void response.writeHead(404).end("{}");
    send(response, name, readFileSync(join(folder, name)), built);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a server listens on a port");
  const set = (noted: string[] | undefined): void => {
    cut = noted;
  };
  return { server, port: address.port, cut: set };
}

function send(response: ServerResponse, name: string, content: Buffer, { define }: OfflineBuild): void {
  const isWorker = name === `play/${define.worker}`;
  response.writeHead(200, {
    "Content-Type":
      TYPES.find(([end]) => name.endsWith(end))?.[1] ??
      (name === "index.html" ? "text/html" : "application/octet-stream"),
    // Only the worker may compile a program.
    "Content-Security-Policy": `default-src 'none'; script-src 'self'${isWorker ? " 'wasm-unsafe-eval'" : ""}; connect-src 'self'; worker-src 'self'`,
    ...(name.endsWith("sw.js") && { "Service-Worker-Allowed": "/" }),
  });
  response.end(isWorker ? Buffer.concat([Buffer.from(FIXED), content]) : content);
}

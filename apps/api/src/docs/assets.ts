import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { DOCS_ICON, DOCS_SCRIPT, DOCS_STYLES } from "./own-assets";

export interface Asset {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

const CSS = "text/css; charset=utf-8";
const SCRIPT = "text/javascript; charset=utf-8";

/** The files of the installed swagger-ui-dist that the page needs. No other file can be asked for. */
const INSTALLED = [
  ["swagger-ui.css", CSS],
  ["swagger-ui-bundle.js", SCRIPT],
] as const;

/**
 * Everything the pages load, by file name, read once: an address is looked up in this list and never becomes a path.
 * @throws Error where swagger-ui-dist is not installed.
 */
export function loadAssets(): ReadonlyMap<string, Asset> {
  const directory = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  return new Map<string, Asset>([
    ["docs.css", { type: CSS, body: bytes(DOCS_STYLES) }],
    ["docs.js", { type: SCRIPT, body: bytes(DOCS_SCRIPT) }],
    ["icon.svg", { type: "image/svg+xml", body: bytes(DOCS_ICON) }],
    ...INSTALLED.map(([file, type]): [string, Asset] => [file, { type, body: readInstalled(join(directory, file)) }]),
  ]);
}

/** Without the pointer to a source map, which is not served. */
function readInstalled(path: string): Uint8Array<ArrayBuffer> {
  return bytes(readFileSync(path, "utf8").replace(/\n(?:\/\/|\/\*)# sourceMappingURL=.*$/s, "\n"));
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

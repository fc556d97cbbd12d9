import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { DOCS_ICON, DOCS_STYLES } from "./own-assets";

export interface Asset {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

const CSS = "text/css; charset=utf-8";
const SCRIPT = "text/javascript; charset=utf-8";

/** The files of the installed swagger-ui-dist that the page needs. No other file is served. */
const INSTALLED = [
  ["swagger-ui.css", CSS],
  ["swagger-ui-bundle.js", SCRIPT],
] as const;

/** The reference's own script as browser modules. The build copies the folder unchanged. */
const OWN = [
  ["docs.js", SCRIPT],
  ["embeds.js", SCRIPT],
  ["city-plugin.js", SCRIPT],
  ["city-field.js", SCRIPT],
  ["city-box.js", SCRIPT],
  ["city-list.js", SCRIPT],
  ["city-search.js", SCRIPT],
  ["places.js", SCRIPT],
  ["json-objects.js", SCRIPT],
  ["key-form.js", SCRIPT],
  ["operation-filter.js", SCRIPT],
  ["whole-answer.js", SCRIPT],
  ["elements.js", SCRIPT],
  ["city.css", CSS],
] as const;

/**
 * Every file that the pages load, by name, read once: an address is looked up in this list and never becomes a path.
 * @throws Error where swagger-ui-dist is not installed.
 */
export function loadAssets(): ReadonlyMap<string, Asset> {
  const directory = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  return new Map<string, Asset>([
    ["docs.css", { type: CSS, body: bytes(DOCS_STYLES) }],
    ["icon.svg", { type: "image/svg+xml", body: bytes(DOCS_ICON) }],
    ...OWN.map(([file, type]): [string, Asset] => [file, { type, body: readOwn(file) }]),
    ...INSTALLED.map(([file, type]): [string, Asset] => [file, { type, body: readInstalled(join(directory, file)) }]),
  ]);
}

function readOwn(file: string): Uint8Array<ArrayBuffer> {
  return bytes(readFileSync(new URL(`./browser/${file}`, import.meta.url), "utf8"));
}

/** The source map is not served, so its reference is removed. */
function readInstalled(path: string): Uint8Array<ArrayBuffer> {
  return bytes(readFileSync(path, "utf8").replace(/\n(?:\/\/|\/\*)# sourceMappingURL=.*$/s, "\n"));
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

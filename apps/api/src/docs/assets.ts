import { readFileSync } from "node:fs";
import { DOCS_ICON, DOCS_STYLES } from "./own-assets";

export interface Asset {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** The script of the page of embeds, as browser modules. The build copies the folder unchanged. */
const SCRIPTS = ["embeds.js", "key-form.js"] as const;

/** Every file that the pages of text load, by name: an address is looked up in this list and never becomes a path. */
export function loadAssets(): ReadonlyMap<string, Asset> {
  return new Map<string, Asset>([
    ["docs.css", { type: "text/css; charset=utf-8", body: bytes(DOCS_STYLES) }],
    ["icon.svg", { type: "image/svg+xml", body: bytes(DOCS_ICON) }],
    ...SCRIPTS.map((file): [string, Asset] => [
      file,
      { type: "text/javascript; charset=utf-8", body: ownScript(file) },
    ]),
  ]);
}

function ownScript(file: string): Uint8Array<ArrayBuffer> {
  return bytes(readFileSync(new URL(`./browser/${file}`, import.meta.url), "utf8"));
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

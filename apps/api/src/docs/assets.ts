import { DOCS_ICON, DOCS_STYLES } from "./own-assets";

export interface Asset {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Every file that the pages of text load, by name: an address is looked up in this list and never becomes a path. */
export function loadAssets(): ReadonlyMap<string, Asset> {
  return new Map<string, Asset>([
    ["docs.css", { type: "text/css; charset=utf-8", body: bytes(DOCS_STYLES) }],
    ["icon.svg", { type: "image/svg+xml", body: bytes(DOCS_ICON) }],
  ]);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

import { PICTURE_TYPES, type PictureType } from "@almagest/pipeline";
import { BASE_PATH, DOCUMENT_PATH } from "../base";

const JSON_TYPE = "application/json";

const SUFFIXES = [
  [".svg", "image/svg+xml"],
  [".png", "image/png"],
  [".json", JSON_TYPE],
] as const satisfies readonly (readonly [string, PictureType | typeof JSON_TYPE])[];

/** Nothing that a client sends begins with it: an address holds no blank. Routes of suffixed paths stand under it. */
const APART = "/ suffixed";

/** Where a router looks for an address with a suffix, and what that asks for. */
export interface SuffixedAddress {
  /** The operation's own path. */
  readonly path: string;
  readonly suffix: string;
  readonly type: PictureType | typeof JSON_TYPE;
}

/** Undefined where an address asks for no picture, and for no answer by GET. */
export function suffixedAddress(path: string): SuffixedAddress | undefined {
  if (!path.startsWith(BASE_PATH) || path === DOCUMENT_PATH) return undefined;
  for (const [suffix, type] of SUFFIXES) {
    if (path.endsWith(suffix)) return { path: path.slice(0, -suffix.length), suffix, type };
  }
  return undefined;
}

/** The path that a request is routed by: a suffixed one has its own, so that the suffix is no part of a parameter. */
export function routedPath(path: string): string {
  const address = suffixedAddress(path);
  return address === undefined ? path : `${APART}/${address.suffix.slice(1)}${address.path}`;
}

/** What a picture of an operation is routed by. */
export function pictureRoutes(pattern: string): readonly { readonly route: string; readonly type: PictureType }[] {
  return PICTURE_TYPES.map((type) => ({ route: `${APART}/${extensionOf(type)}${pattern}`, type }));
}

/** What the answer to a POST, asked for by GET, is routed by. */
export function jsonRoute(pattern: string): string {
  return `${APART}/${extensionOf(JSON_TYPE)}${pattern}`;
}

/** Where the same arguments go by GET. */
export function jsonAddress(path: string): string {
  return `${path}.${extensionOf(JSON_TYPE)}`;
}

/** The path as it was sent, of one that the router was given. */
export function sentPath(routed: string): string {
  if (!routed.startsWith(`${APART}/`)) return routed;
  const [, suffix = "", rest = ""] = /^\/([^/]*)(.*)$/.exec(routed.slice(APART.length)) ?? [];
  return `${rest}.${suffix}`;
}

/** `png` for `image/png`. */
export function extensionOf(wanted: SuffixedAddress["type"]): string {
  const [suffix] = SUFFIXES.find(([, type]) => type === wanted) ?? [""];
  return suffix.slice(1);
}

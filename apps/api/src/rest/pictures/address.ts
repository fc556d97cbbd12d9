import type { PictureType } from "@almagest/pipeline";
import { BASE_PATH } from "../base";

const SUFFIXES = [
  [".svg", "image/svg+xml"],
  [".png", "image/png"],
] as const satisfies readonly (readonly [string, PictureType])[];

/** Nothing that a client sends begins with it: an address holds no blank. Routes of pictures stand under it. */
const APART = "/ pictures";

/** Where a router looks for a picture's address, and what its suffix asks for. */
export interface PictureAddress {
  /** The operation's own path. */
  readonly path: string;
  readonly suffix: string;
  readonly type: PictureType;
}

/** Undefined where an address asks for no picture. */
export function pictureAddress(path: string): PictureAddress | undefined {
  if (!path.startsWith(BASE_PATH)) return undefined;
  for (const [suffix, type] of SUFFIXES) {
    if (path.endsWith(suffix)) return { path: path.slice(0, -suffix.length), suffix, type };
  }
  return undefined;
}

/** The path that a request is routed by: a picture's own one, so that its suffix is no part of a parameter. */
export function routedPath(path: string): string {
  const address = pictureAddress(path);
  return address === undefined ? path : `${APART}/${address.suffix.slice(1)}${address.path}`;
}

/** What a picture of an operation is routed by. */
export function pictureRoutes(pattern: string): readonly { readonly route: string; readonly type: PictureType }[] {
  return SUFFIXES.map(([suffix, type]) => ({ route: `${APART}/${suffix.slice(1)}${pattern}`, type }));
}

/** The path as it was sent, of one that the router was given. */
export function sentPath(routed: string): string {
  if (!routed.startsWith(`${APART}/`)) return routed;
  const [, suffix = "", rest = ""] = /^\/([^/]*)(.*)$/.exec(routed.slice(APART.length)) ?? [];
  return `${rest}.${suffix}`;
}

/** `png` for `image/png`. */
export function extensionOf(type: PictureType): string {
  const [suffix] = SUFFIXES.find(([, one]) => one === type) ?? [""];
  return suffix.slice(1);
}

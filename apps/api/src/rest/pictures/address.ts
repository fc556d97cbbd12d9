import { PICTURE_TYPES, type PictureType } from "@almagest/pipeline";
import { BASE_PATH, isDocumentPath } from "../base";
import { CALENDAR_TYPE, type OtherType, REPORT_TYPE } from "./accept";

const JSON_TYPE = "application/json";

type SuffixType = OtherType | typeof JSON_TYPE;

const SUFFIXES = [
  [".svg", "image/svg+xml"],
  [".png", "image/png"],
  [".pdf", REPORT_TYPE],
  [".ics", CALENDAR_TYPE],
  [".json", JSON_TYPE],
] as const satisfies readonly (readonly [string, SuffixType])[];

/** The prefix of routes for suffixed paths. It contains a blank, so no requested path begins with it. */
const APART = "/ suffixed";

/** The route of an address with a suffix, and the requested type. */
export interface SuffixedAddress {
  /** The operation's own path. */
  readonly path: string;
  readonly suffix: string;
  readonly type: SuffixType;
}

/** Undefined where an address asks for no picture, and for no answer by GET. */
export function suffixedAddress(path: string): SuffixedAddress | undefined {
  if (!path.startsWith(BASE_PATH) || isDocumentPath(path)) return undefined;
  for (const [suffix, type] of SUFFIXES) {
    if (path.endsWith(suffix)) return { path: path.slice(0, -suffix.length), suffix, type };
  }
  return undefined;
}

/**
 * The path used for routing: suffixed paths are routed separately, so that the suffix does not become part of a
 * parameter.
 */
export function routedPath(path: string): string {
  const address = suffixedAddress(path);
  return address === undefined ? path : `${APART}/${address.suffix.slice(1)}${address.path}`;
}

/** The routes of an operation's pictures. */
export function pictureRoutes(pattern: string): readonly { readonly route: string; readonly type: PictureType }[] {
  return PICTURE_TYPES.map((type) => ({ route: `${APART}/${extensionOf(type)}${pattern}`, type }));
}

/** The route of an operation's reports, or calendars. */
export function formRoute(pattern: string, type: OtherType): string {
  return `${APART}/${extensionOf(type)}${pattern}`;
}

/** The route of a POST operation's answer by GET. */
export function jsonRoute(pattern: string): string {
  return `${APART}/${extensionOf(JSON_TYPE)}${pattern}`;
}

/** The GET address for the same arguments. */
export function jsonAddress(path: string): string {
  return `${path}.${extensionOf(JSON_TYPE)}`;
}

/** The requested path, restored from the one used for routing. */
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

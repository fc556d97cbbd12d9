/** A logo of more bytes is no logo. */
export const LOGO_BYTES = 100_000;
const MOST_PIXELS = 4_000_000;

export type LogoKind = "png" | "jpeg" | "svg";

/** The fault of a logo, and the remedy; undefined where it may be painted. */
export function logoFault(base64: string): string | undefined {
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length > LOGO_BYTES)
    return `has ${bytes.length} bytes, and at most ${LOGO_BYTES} are taken. Send a smaller one`;
  const kind = logoKind(bytes);
  if (kind === undefined) return "is no PNG, JPEG or SVG. Send one of these as base64";
  if (kind === "svg") return svgFault(bytes.toString("utf8"));
  const size = kind === "png" ? pngSize(bytes) : jpegSize(bytes);
  if (size === undefined || size.width < 1 || size.height < 1) return "says no size. Send a whole image";
  if (size.width * size.height <= MOST_PIXELS) return undefined;
  return `has ${size.width} by ${size.height} pixels, and at most ${MOST_PIXELS / 1e6} million are taken. Send a smaller one`;
}

/** By the first bytes: PNG (third edition, 5.2), JPEG (T.81, B.1.1.3), or text that begins as SVG. */
export function logoKind(bytes: Buffer): LogoKind | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return "png";
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return "jpeg";
  return /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)*(?:<!DOCTYPE|<svg[\s>])/i.test(
    bytes.toString("utf8", 0, 1000),
  )
    ? "svg"
    : undefined;
}

/** Constructs that reach out of the file, run, or grow without end, and the words for them. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/<!DOCTYPE|<!ENTITY|<\?xml-stylesheet/i, "a document type, entities or a style sheet"],
  [/<\s*(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|audio|video|handler)\b/i, "scripts or foreign content"],
  [/\son[a-z]+\s*=/i, "scripts"],
  [/<\s*(?:[\w-]+:)?(?:image|feImage)\b/i, "images"],
  [/(?:href|src)\s*=\s*(?:"\s*(?!#|\s*")|'\s*(?!#|\s*')|[^"'\s#])/i, "references outside of itself"],
  [/url\(\s*["']?\s*(?!#|["'\s])/i, "references outside of itself"],
  [/@import/i, "references outside of itself"],
  [/<\s*(?:[\w-]+:)?text\b/i, "text, which depends on fonts: turn it into outlines"],
];

function svgFault(svg: string): string | undefined {
  const found = FORBIDDEN.find(([pattern]) => pattern.test(svg));
  return found === undefined ? undefined : `is an SVG with ${found[1]}. Send one without, or a PNG`;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** From IHDR, the first chunk (11.2.1). */
function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 33 || bytes.toString("latin1", 12, 16) !== "IHDR") return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** From the frame header (T.81, B.2.2), the first marker SOF0 to SOF15 that is no table. */
function jpegSize(bytes: Buffer): Size | undefined {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import { bestCoding, CODING_ENDINGS, CODINGS, type Coding } from "./codings";
import { isKnown, tagOf } from "./tags";

type Bytes = Uint8Array<ArrayBuffer>;

/** A text served many times, with everything that can be prepared before a request. */
export interface StoredDocument {
  readonly bytes: Bytes;
  readonly tag: string;
  readonly packed: ReadonlyMap<Coding, Bytes>;
}

/** Made on the first request, and then kept. */
export type LazyDocument = () => Promise<StoredDocument>;

/** A smaller text fits into one packet uncompressed. */
const LEAST_BYTES = 1024;
/** The highest quality takes twenty times as long and saves a tenth: only the build uses it. */
const BROTLI_QUALITY = 9;

/** @param packedFolder the build's compressed forms, each under the hash of its text */
export function storedDocument(
  make: () => string | Bytes | Promise<string | Bytes>,
  packedFolder = PACKED_FOLDER,
): LazyDocument {
  let stored: Promise<StoredDocument> | undefined;
  const store = async (): Promise<StoredDocument> => {
    const made = await make();
    const bytes = typeof made === "string" ? new TextEncoder().encode(made) : made;
    return { bytes, tag: tagOf(bytes), packed: await packedForms(bytes, packedFolder) };
  };
  return () => {
    stored ??= store().catch((error: unknown) => {
      stored = undefined;
      throw error;
    });
    return stored;
  };
}

/** Beside the built program. */
export const PACKED_FOLDER = new URL("./packed/", import.meta.url);

/** The name of a text's compressed forms, without their endings. */
export function packedName(bytes: Bytes): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 32);
}

async function packedForms(bytes: Bytes, folder: URL): Promise<StoredDocument["packed"]> {
  if (bytes.length < LEAST_BYTES) return new Map();
  const name = packedName(bytes);
  const forms = await Promise.all(
    CODINGS.map(async (coding): Promise<readonly [Coding, Bytes]> => {
      const file = new URL(`${name}${CODING_ENDINGS[coding]}`, folder);
      return [coding, new Uint8Array(existsSync(file) ? await readFile(file) : await packed(coding, bytes))];
    }),
  );
  return new Map(forms);
}

/** Runs in another thread, so that no other request waits. */
export function packed(coding: Coding, bytes: Bytes, brotliQuality = BROTLI_QUALITY): Promise<Buffer> {
  if (coding === "gzip") return promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

export interface DocumentRequest {
  /** The header `Accept-Encoding`. */
  readonly acceptEncoding: string | undefined;
  /** The header `If-None-Match`. */
  readonly known: string | undefined;
}

/** The parts of a request that decide how a document is sent. */
export function askedOf(c: Context): DocumentRequest {
  return { acceptEncoding: c.req.header("accept-encoding"), known: c.req.header("if-none-match") };
}

/** `headers` contains its type, its caching, and any further headers that it varies by. */
export function documentResponse(
  { bytes, tag, packed: forms }: StoredDocument,
  { acceptEncoding, known }: DocumentRequest,
  headers: Readonly<Record<string, string>>,
): Response {
  const { Vary: varies = "Origin", ...others } = headers;
  const common = { ...others, ETag: tag, Vary: `${varies}, Accept-Encoding` };
  if (isKnown(known, tag)) return new Response(null, { status: 304, headers: common });
  const coding = bestCoding(acceptEncoding, [...forms.keys()]);
  const body = (coding && forms.get(coding)) ?? bytes;
  return new Response(body, {
    headers: { ...common, "Content-Length": String(body.length), ...(coding && { "Content-Encoding": coding }) },
  });
}

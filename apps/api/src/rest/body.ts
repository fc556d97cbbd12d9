/** The largest accepted body: 1 MiB, some hundred times the largest example. */
export const MAX_BODY_BYTES = 1024 * 1024;
/** A larger body gets a bare 413 without an explanation, and the connection is closed. */
export const FAR_TOO_LARGE_BYTES = 8 * 1024 * 1024;

/**
 * Limits for reading and discarding a refused body, so that the client sees the answer: closing a connection with
 * unread bytes resets it, and the answer is lost.
 */
const DISCARD_BYTES = 64 * 1024 * 1024;
const DISCARD_MS = 500;

export type BodyText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "too_large" }
  | { readonly kind: "far_too_large" }
  /** The client went away, or took too long. */
  | { readonly kind: "aborted" }
  /** Bytes that are no UTF-8. */
  | { readonly kind: "no_text" };

type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/** Reads a body once, as text. Never keeps more than MAX_BODY_BYTES of it, whatever its announced or real length. */
export async function readBody(request: Request): Promise<BodyText> {
  const declared = declaredBytes(request.headers.get("content-length"));
  try {
    if (declared === undefined) return await readCounting(request.body?.getReader());
    if (declared <= MAX_BODY_BYTES) return decoded(await request.arrayBuffer());
    await discard(request.body?.getReader());
    return { kind: declared > FAR_TOO_LARGE_BYTES ? "far_too_large" : "too_large" };
  } catch {
    return { kind: "aborted" };
  }
}

function declaredBytes(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}

async function readCounting(reader: BodyReader | undefined): Promise<BodyText> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader?.read(); next !== undefined && !next.done; next = await reader?.read()) {
    size += next.value.byteLength;
    if (size <= MAX_BODY_BYTES) chunks.push(next.value);
    else chunks.length = 0;
    if (size > FAR_TOO_LARGE_BYTES) {
      await discard(reader);
      return { kind: "far_too_large" };
    }
  }
  if (size > MAX_BODY_BYTES) return { kind: "too_large" };
  return decoded(Buffer.concat(chunks));
}

const UTF_8 = new TextDecoder("utf-8", { fatal: true });

/** Invalid UTF-8 is refused, not guessed: a name would be counted without its letters. */
function decoded(bytes: Uint8Array | ArrayBuffer): BodyText {
  try {
    return { kind: "text", text: UTF_8.decode(bytes) };
  } catch {
    return { kind: "no_text" };
  }
}

/** Discards a body that is refused unread. */
export async function discardBody({ body }: Request): Promise<void> {
  await discard(body?.getReader()).catch(() => undefined);
}

/** Reads on to the end, within limits of time and size. */
async function discard(reader: BodyReader | undefined): Promise<void> {
  if (reader === undefined) return;
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<"time is up">((resolve) => {
    timer = setTimeout(resolve, DISCARD_MS, "time is up");
  });
  try {
    for (let size = 0; size < DISCARD_BYTES; ) {
      const next = await Promise.race([reader.read(), timeUp]);
      if (next === "time is up" || next.done) return;
      size += next.value.byteLength;
    }
  } finally {
    clearTimeout(timer);
  }
}

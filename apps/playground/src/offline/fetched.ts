/** A file of the build, beside the program. */
export interface Asset {
  /** Relative to the program. */
  readonly url: string;
  /** Uncompressed: a transport may compress it. */
  readonly bytes: number;
}

/** Something is not loaded and cannot be loaded now. */
export class NotHere extends Error {
  override readonly name = "NotHere";
}

/** Turns a failed load into `NotHere`. */
export async function here<Value>(loading: Promise<Value>): Promise<Value> {
  try {
    return await loading;
  } catch (cause) {
    throw cause instanceof NotHere ? cause : new NotHere("a file of the engine could not be loaded", { cause });
  }
}

/**
 * Fetches files side by side.
 * @param onBytes is told how many bytes of all of them have come.
 * @throws NotHere
 */
export async function fetchedFiles(
  assets: readonly Asset[],
  onBytes: (loadedBytes: number) => void,
): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  let loadedBytes = 0;
  const counted = (bytes: number): void => {
    loadedBytes += bytes;
    onBytes(loadedBytes);
  };
  return here(Promise.all(assets.map(async (asset) => bytesOf(counting(await opened(asset), counted)))));
}

/** Fetches a gzip file and unpacks it as it arrives. */
export async function fetchedUnpacked(
  asset: Asset,
  onBytes: (loadedBytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  let loadedBytes = 0;
  const counted = (bytes: number): void => {
    loadedBytes += bytes;
    onBytes(loadedBytes);
  };
  const load = async (): Promise<Uint8Array<ArrayBuffer>> =>
    bytesOf(counting(await opened(asset), counted).pipeThrough(new DecompressionStream("gzip")));
  return here(load());
}

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

async function opened({ url }: Asset): Promise<Bytes> {
  const response = await fetch(new URL(url, import.meta.url));
  if (!response.ok || response.body === null) throw new NotHere(`${url}: ${response.status}`);
  return response.body;
}

function counting(stream: Bytes, counted: (bytes: number) => void): Bytes {
  return stream.pipeThrough(
    new TransformStream({
      transform: (chunk, controller) => {
        counted(chunk.byteLength);
        controller.enqueue(chunk);
      },
    }),
  );
}

async function bytesOf(stream: Bytes): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

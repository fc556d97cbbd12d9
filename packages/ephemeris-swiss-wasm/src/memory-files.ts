import type { Imports } from "./webassembly";

/** Where the library looks for its files; the folder is in memory. */
export const DIRECTORY = "/ephe";

/** The memory and files of an instance of the program, set as soon as there is one. */
export interface ProgramMemory {
  buffer: ArrayBufferLike;
  /** Makes room for so many bytes; false where there is none. */
  grow: (bytes: number) => boolean;
}

interface OpenFile {
  readonly content: Uint8Array;
  position: number;
}

/** Numbers of the program's C library. */
const SUCCESS = 0;
const NO_SUCH_FILE = 44;
const BAD_DESCRIPTOR = 8;
const NOT_A_TERMINAL = 59;
/** 0 to 2 are its streams. */
const FIRST_DESCRIPTOR = 3;
const [FROM_START, FROM_HERE] = [0, 1];
const TWO_TO_32 = 2 ** 32;

/**
 * Everything that the program asks of a system: read-only files in memory, more memory, and an empty environment. Its
 * printed output is dropped.
 */
/** Files by their paths. */
export type FileSource = Pick<ReadonlyMap<string, Uint8Array>, "get">;

export function systemFor(files: FileSource, memory: ProgramMemory): Imports {
  const open = new Map<number, OpenFile>();
  const view = (): DataView => new DataView(memory.buffer);
  const setUint = (pointer: number, value: number): void => view().setUint32(pointer, value, true);
  return {
    env: {
      emscripten_memcpy_big: (to: number, from: number, count: number) => {
        new Uint8Array(memory.buffer).copyWithin(to, from, from + count);
        return to;
      },
      emscripten_resize_heap: (bytes: number) => (memory.grow(bytes >>> 0) ? 1 : 0),
      setTempRet0: () => undefined,
      __syscall_open: (path: number) => {
        const content = files.get(textAt(memory.buffer, path));
        if (content === undefined) return -NO_SUCH_FILE;
        const descriptor = lowestFree(open);
        open.set(descriptor, { content, position: 0 });
        return descriptor;
      },
      __syscall_fcntl64: () => SUCCESS,
      __syscall_ioctl: () => -NOT_A_TERMINAL,
    },
    wasi_snapshot_preview1: {
      environ_sizes_get: (count: number, bytes: number) => {
        setUint(count, 0);
        setUint(bytes, 0);
        return SUCCESS;
      },
      environ_get: () => SUCCESS,
      fd_close: (descriptor: number) => (open.delete(descriptor) ? SUCCESS : BAD_DESCRIPTOR),
      fd_read: (descriptor: number, parts: number, count: number, readPointer: number) => {
        const file = open.get(descriptor);
        if (file === undefined) return BAD_DESCRIPTOR;
        setUint(readPointer, readInto(memory.buffer, file, partsOf(view(), parts, count)));
        return SUCCESS;
      },
      fd_seek: (descriptor: number, low: number, high: number, whence: number, foundPointer: number) => {
        const file = open.get(descriptor);
        if (file === undefined) return BAD_DESCRIPTOR;
        const from = whence === FROM_START ? 0 : whence === FROM_HERE ? file.position : file.content.length;
        file.position = from + (low >>> 0) + (high | 0) * TWO_TO_32;
        setUint(foundPointer, file.position);
        setUint(foundPointer + 4, 0);
        return SUCCESS;
      },
      fd_write: (_descriptor: number, parts: number, count: number, writtenPointer: number) => {
        setUint(
          writtenPointer,
          partsOf(view(), parts, count).reduce((sum, { bytes }) => sum + bytes, 0),
        );
        return SUCCESS;
      },
    },
  };
}

interface Part {
  readonly pointer: number;
  readonly bytes: number;
}

function partsOf(view: DataView, pointer: number, count: number): readonly Part[] {
  return Array.from({ length: count }, (_, index0) => ({
    pointer: view.getUint32(pointer + 8 * index0, true),
    bytes: view.getUint32(pointer + 8 * index0 + 4, true),
  }));
}

function readInto(buffer: ArrayBufferLike, file: OpenFile, parts: readonly Part[]): number {
  let total = 0;
  for (const { pointer, bytes } of parts) {
    const piece = file.content.subarray(file.position, file.position + bytes);
    new Uint8Array(buffer).set(piece, pointer);
    file.position += piece.length;
    total += piece.length;
  }
  return total;
}

function lowestFree(open: ReadonlyMap<number, OpenFile>): number {
  let descriptor = FIRST_DESCRIPTOR;
  while (open.has(descriptor)) descriptor += 1;
  return descriptor;
}

/** The text that ends with a zero byte; paths and messages of the library are ASCII. */
export function textAt(buffer: ArrayBufferLike, pointer: number): string {
  const bytes = new Uint8Array(buffer, pointer);
  const end = bytes.indexOf(0);
  return String.fromCharCode(...bytes.subarray(0, end));
}

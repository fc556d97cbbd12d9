import { sha256 } from "@noble/hashes/sha2";
import { utf8ToBytes } from "@noble/hashes/utils";
import { InvariantError } from "../contract/errors";

/** Gives the next unsigned 32-bit word of a stream that does not end. */
export type WordSource = () => number;

const BLOCK_BYTES = 32;

/**
 * The words of a key: block i, counted from 0, is SHA-256(key + "|" + decimal i) of UTF-8 text, read as eight
 * big-endian words. A lone surrogate in the key is written as U+FFFD.
 */
export function seededWords(key: string): WordSource {
  let block = 0;
  return wordsOf(() => sha256(utf8ToBytes(`${key}|${block++}`)));
}

/** The same blocks filled with the bytes of a random source. */
export function randomWords(random: (byteCount: number) => Uint8Array): WordSource {
  return wordsOf(() => random(BLOCK_BYTES));
}

function wordsOf(nextBlock: () => Uint8Array): WordSource {
  let view: DataView = new DataView(new ArrayBuffer(0));
  let offset = 0;
  return () => {
    if (offset >= view.byteLength) {
      view = blockView(nextBlock());
      offset = 0;
    }
    const word = view.getUint32(offset);
    offset += 4;
    return word;
  };
}

function blockView(block: Uint8Array): DataView {
  if (block.length !== BLOCK_BYTES) throw new InvariantError("a block of a wrong length", { length: block.length });
  return new DataView(block.buffer, block.byteOffset, block.byteLength);
}

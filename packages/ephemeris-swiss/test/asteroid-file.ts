import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SEAS = fileURLToPath(new URL("../../ephemeris-swiss-core/data/seas_18.se1", import.meta.url));

/** Vesta in the files of asteroids that are always there. */
const VESTA = 17;
const FIRST_NUMBER = 10_000;
const NAME_BYTES = 30;
const ENDS_PER_SEGMENT = 3;
const ELLIPSE = 4;

/** CRC-32 of the library, not reflected (swi_crc32 of sweph.c). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000_0000) === 0 ? crc << 1 : (crc << 1) ^ 0x04c1_1db7;
  }
  return ~crc >>> 0;
}

function linesEnd(file: Buffer, lines: number): number {
  let end = 0;
  for (let line = 0; line < lines; line++) end = file.indexOf("\r\n", end) + 2;
  return end;
}

/**
 * A file of one asteroid in the format of Swiss Ephemeris, for a number whose own file is not at hand: its orbit is
 * Vesta's, out of the file of Ceres to Chiron. Format: `read_const` and `get_new_segment` of sweph.c.
 */
export function vestaAs(
  asteroid: number,
  { name, fileName }: { readonly name: string; readonly fileName: string },
): Buffer {
  const whole = readFileSync(SEAS);
  const fixed = linesEnd(whole, 3);
  // byte order, length, number of the JPL ephemeris, first and last day, count of bodies
  const countAt = fixed + 4 + 4 + 4 + 8 + 8;
  const count = whole.readInt16LE(countAt);
  const bodies = Array.from({ length: count }, (_, index0) => whole.readInt16LE(countAt + 2 + 2 * index0));
  const constantsAt = countAt + 2 + 2 * count + 4;
  const { record, end } = recordOf(whole, bodies, constantsAt + 5 * 8);
  const head = Buffer.concat([
    whole.subarray(0, linesEnd(whole, 1)),
    Buffer.from(`${fileName}\r\n`),
    whole.subarray(linesEnd(whole, 2), fixed),
    Buffer.from(`${`${String(asteroid).padStart(6)} ${name}`.padEnd(100)}\r\n`),
    whole.subarray(fixed, countAt),
    int16(1),
    int16(FIRST_NUMBER + asteroid),
    Buffer.from(name.padEnd(NAME_BYTES)),
  ]);
  const start = head.length + 4 + 5 * 8 + record.length;
  const shift = start - end;
  const body = Buffer.from(whole.subarray(end));
  const indexAt = record.readInt32LE(0);
  const [from, to, days] = [0, 8, 16].map((at) => record.readDoubleLE(10 + at));
  const segments = Math.round(((to ?? 0) - (from ?? 0)) / (days ?? 1));
  for (let segment = 0; segment < segments; segment++) {
    const at = indexAt - end + ENDS_PER_SEGMENT * segment;
    body.writeUIntLE(body.readUIntLE(at, ENDS_PER_SEGMENT) + shift, at, ENDS_PER_SEGMENT);
  }
  record.writeInt32LE(indexAt + shift, 0);
  head.writeInt32LE(start + body.length, head.length - NAME_BYTES - 4 - 20 - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(crc32(head));
  return Buffer.concat([head, sum, whole.subarray(constantsAt, constantsAt + 5 * 8), record, body]);
}

/** The constants of Vesta, and where those of all bodies end. */
function recordOf(
  file: Buffer,
  bodies: readonly number[],
  from: number,
): { readonly record: Buffer; readonly end: number } {
  let at = from;
  let record = Buffer.alloc(0);
  for (const body of bodies) {
    const [flags, coefficients] = [file.readUInt8(at + 4), file.readUInt8(at + 5)];
    const bytes = 10 + 10 * 8 + ((flags & ELLIPSE) === 0 ? 0 : 2 * coefficients * 8);
    if (body === VESTA) record = Buffer.from(file.subarray(at, at + bytes));
    at += bytes;
  }
  return { record, end: at };
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16LE(value);
  return bytes;
}

/** Crockford's base 32 in lower case: no i, l, o or u, so a key survives being read aloud or typed. */
export const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** Eight characters for every five bytes; `bytes.length` is a multiple of five. */
export function base32(bytes: Uint8Array): string {
  let text = "";
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET.charAt((buffer >>> bits) & 31);
    }
    buffer &= (1 << bits) - 1;
  }
  return text;
}

/**
 * True for equal texts, in a time that depends on their length alone.
 * For digests, whose length is no secret.
 */
export function equalInConstantTime(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let index0 = 0; index0 < a.length; index0 += 1) difference |= a.charCodeAt(index0) ^ b.charCodeAt(index0);
  return difference === 0;
}

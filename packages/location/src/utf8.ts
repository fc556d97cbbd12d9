/** So many code units go into one call. */
const CHUNK = 4096;

/** Decodes well-formed UTF-8. `TextDecoder` is not part of the language. */
export function decodeUtf8(bytes: Uint8Array, start: number, end: number): string {
  let text = "";
  let units: number[] = [];
  for (let i = start; i < end; ) {
    const first = bytes[i] ?? 0;
    const size = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    pushUnits(units, size === 1 ? first : longPoint(bytes, i, size));
    i += size;
    if (units.length >= CHUNK) {
      text += String.fromCharCode(...units);
      units = [];
    }
  }
  return text + String.fromCharCode(...units);
}

function pushUnits(units: number[], point: number): void {
  if (point < 0x10000) units.push(point);
  else units.push(0xd800 + ((point - 0x10000) >> 10), 0xdc00 + ((point - 0x10000) & 0x3ff));
}

function longPoint(bytes: Uint8Array, start: number, size: number): number {
  let point = (bytes[start] ?? 0) & (0x7f >> size);
  for (let k = 1; k < size; k++) point = (point << 6) | ((bytes[start + k] ?? 0) & 0x3f);
  return point;
}

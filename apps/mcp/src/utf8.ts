/** The one sign beyond ASCII in most English answers: "at 0.3° of orb". */
const DEGREE = "°";
const DEGREE_BYTES = [0xc2, 0xb0] as const;

/**
 * A text as UTF-8. Where it has a single character beyond ASCII the usual way is many times slower, for the whole text:
 * a text whose only such characters are signs of degrees is copied between them.
 */
export function utf8Of(text: string): Buffer<ArrayBuffer> {
  const size = Buffer.byteLength(text);
  // Every other character beyond ASCII takes two bytes or more, too.
  const degrees = degreesIn(text, size - text.length);
  if (degrees === undefined) return Buffer.from(text);
  const bytes = Buffer.allocUnsafe(size);
  let read = 0;
  let written = 0;
  for (const at of degrees) {
    written += bytes.write(text.slice(read, at), written, "latin1");
    for (const byte of DEGREE_BYTES) written = bytes.writeUInt8(byte, written);
    read = at + 1;
  }
  bytes.write(text.slice(read), written, "latin1");
  return bytes;
}

/** The places of all characters beyond ASCII; undefined if one is no sign of degrees. */
function degreesIn(text: string, count: number): readonly number[] | undefined {
  const places: number[] = [];
  for (let at = -1; places.length < count; places.push(at)) {
    at = text.indexOf(DEGREE, at + 1);
    if (at === -1) return undefined;
  }
  return places;
}

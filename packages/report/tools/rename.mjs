// Gives a TrueType font another family: a new `name` table (OpenType 1.9, "name") with ids 1, 2, 4, 6, 16 and 17 for
// Windows and English, and the weight in `OS/2`.
const HEADER = 12;
const RECORD = 16;

export function renamed(font, { family, weight }) {
  const bytes = Buffer.from(font);
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, index0) => {
    const at = HEADER + index0 * RECORD;
    const [from, length] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
    return { tag: bytes.toString("latin1", at, at + 4), data: Buffer.from(bytes.subarray(from, from + length)) };
  });
  for (const table of tables) {
    if (table.tag === "name") table.data = nameTable(family, weight);
    if (table.tag === "OS/2") table.data.writeUInt16BE(weight, 4);
    // The checksum of the whole is computed with its own place empty.
    if (table.tag === "head") table.data.writeUInt32BE(0, 8);
  }
  return written(bytes.subarray(0, HEADER), tables);
}

function nameTable(family, weight) {
  const style = weight === 400 ? "Regular" : "SemiBold";
  const postScript = `${family.replaceAll(" ", "")}-${style}`;
  const names = [
    [1, family],
    [2, style],
    [4, `${family} ${style}`],
    [6, postScript],
    [16, family],
    [17, style],
  ].map(([id, text]) => ({ id, text: Buffer.from(text, "utf16le").swap16() }));
  const head = Buffer.alloc(6 + 12 * names.length);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  let start = 0;
  for (const [index0, { id, text }] of names.entries()) {
    // Windows, Unicode, American English.
    for (const [place, value] of [3, 1, 0x409, id, text.length, start].entries()) {
      head.writeUInt16BE(value, 6 + 12 * index0 + 2 * place);
    }
    start += text.length;
  }
  return Buffer.concat([head, ...names.map(({ text }) => text)]);
}

function written(header, tables) {
  const directory = Buffer.alloc(RECORD * tables.length);
  let start = HEADER + directory.length;
  const parts = [];
  for (const [index0, { tag, data }] of tables.entries()) {
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    directory.write(tag, RECORD * index0, "latin1");
    for (const [place, value] of [sumOf(padded), start, data.length].entries()) {
      directory.writeUInt32BE(value, RECORD * index0 + 4 + 4 * place);
    }
    parts.push(padded);
    start += padded.length;
  }
  const font = Buffer.concat([header, directory, ...parts]);
  const { index0 } = tables.map(({ tag }, index0) => ({ tag, index0 })).find(({ tag }) => tag === "head");
  const head = directory.readUInt32BE(RECORD * index0 + 8);
  font.writeUInt32BE((0xb1b0afba - sumOf(font)) >>> 0, head + 8);
  return font;
}

function sumOf(bytes) {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

import { InvariantError } from "@almagest/operation";

/**
 * The file of a gazetteer, version 1. All numbers are little-endian.
 *
 * bytes 0-7    "ALMGAZET"
 * bytes 8-11   the version, uint32
 * bytes 12-15  the checksum of everything from byte 16 on, uint32
 * from 16      for each section in the order below its offset and its length in bytes, two uint32; then the sections,
 *              each at a multiple of four, the file padded to a multiple of four
 *
 * Places are numbered from 0 by population, the largest first; names by their folded keys (`foldName`), compared by
 * UTF-16 code units.
 */
export const GAZETTEER_FORMAT = {
  magic: "ALMGAZET",
  version: 1,
  sections: [
    /** JSON: `{ countries: [iso2, iso3, name][], regions: [countryIndex, name][], zones: string[] }`; UTF-8. */
    "tables",
    /** JSON: `[key, countryIndex[], regionIndex[]][]` in the order of the keys; UTF-8. */
    "qualifiers",
    /** The names one after the other; UTF-8, NFC. */
    "names",
    /** uint8 for each name: its bytes. */
    "nameBytes",
    /** uint16 for each name: the number of places with it. */
    "nameUses",
    /** uint16, then uint8, for each name and each place with it: the low and the high part of the place. */
    "usesLow",
    "usesHigh",
    /** uint32 for each place: its own name. */
    "placeName",
    /** int32 for each place: hundred-thousandths of a degree, north and east positive. */
    "latitude",
    "longitude",
    /** uint32 for each place: inhabitants, 0 where they are not known. */
    "population",
    /** uint8 for each place: the index of its country. */
    "country",
    /** uint16 for each place: the index of its province; region 0 has no name. */
    "region",
    /** uint16 for each place: the index of its zone. */
    "zone",
    /** uint32 and uint8 for each word but the first of places' own names, in the order of the key from there on. */
    "innerName",
    "innerWord",
  ],
} as const;

export type SectionName = (typeof GAZETTEER_FORMAT.sections)[number];

/** A section's bytes; its offset in the underlying buffer is a multiple of four. */
export type SectionReader = (name: SectionName) => Uint8Array;

const HEADER_BYTES = 16;

/** FNV-1a over the little-endian 32-bit words from byte 16 on. */
export function gazetteerChecksum(bytes: Uint8Array): number {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + HEADER_BYTES, (bytes.length - HEADER_BYTES) >> 2);
  let hash = 0x811c9dc5;
  // By index: an iterator takes six times as long over five million words at the start of a program.
  for (let index0 = 0; index0 < words.length; index0++) hash = Math.imul(hash ^ (words[index0] ?? 0), 0x01000193);
  return hash >>> 0;
}

/**
 * Checks the head and the checksum of a gazetteer and gives access to its sections.
 * @throws InvariantError where the bytes are not a gazetteer of this version, or damaged.
 */
export function readSections(given: Uint8Array): SectionReader {
  const bytes = given.byteOffset % 4 === 0 ? given : given.slice();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  verify(bytes, view);
  return (name) => {
    const entry = HEADER_BYTES + 8 * GAZETTEER_FORMAT.sections.indexOf(name);
    const start = view.getUint32(entry, true);
    return bytes.subarray(start, start + view.getUint32(entry + 4, true));
  };
}

function verify(bytes: Uint8Array, view: DataView): void {
  const { magic, version } = GAZETTEER_FORMAT;
  if (new Uint8Array(Uint16Array.of(1).buffer)[0] !== 1) throw new InvariantError("a big-endian machine is not served");
  const found = bytes.length < HEADER_BYTES ? "" : String.fromCharCode(...bytes.subarray(0, magic.length));
  if (found !== magic || bytes.length % 4 !== 0) {
    throw new InvariantError("not a gazetteer: give the unpacked bytes of gazetteer.bin.br", { bytes: bytes.length });
  }
  const other = view.getUint32(8, true);
  if (other !== version) throw new InvariantError(`a gazetteer of version ${other}; this reads ${version}`, { other });
  if (gazetteerChecksum(bytes) !== view.getUint32(12, true)) {
    throw new InvariantError("the gazetteer is damaged: its checksum differs", { bytes: bytes.length });
  }
}

// Lays the tables out as `GAZETTEER_FORMAT` says.

export function sectionsOf({ places, names, inner, tables, qualifiers }) {
  const nameIndex = new Map(names.map(({ name }, index) => [name, index]));
  const uses = names.flatMap(({ list }) => list);
  const utf8 = names.map(({ name }) => Buffer.from(name));
  const column = (Type, of) => Type.from(places, of);
  return {
    tables: Buffer.from(JSON.stringify(tables)),
    qualifiers: Buffer.from(JSON.stringify(qualifiers)),
    names: Buffer.concat(utf8),
    nameBytes: Uint8Array.from(utf8, ({ length }) => length),
    nameUses: Uint16Array.from(names, ({ list }) => list.length),
    usesLow: Uint16Array.from(uses, (place) => place & 0xffff),
    usesHigh: Uint8Array.from(uses, (place) => place >> 16),
    placeName: column(Uint32Array, ({ name }) => nameIndex.get(name)),
    latitude: column(Int32Array, ({ latitude }) => Math.round(latitude * 1e5)),
    longitude: column(Int32Array, ({ longitude }) => Math.round(longitude * 1e5)),
    population: column(Uint32Array, ({ population }) => population),
    country: column(Uint8Array, ({ countryIndex }) => countryIndex),
    region: column(Uint16Array, ({ regionIndex }) => regionIndex),
    zone: column(Uint16Array, ({ zoneIndex }) => zoneIndex),
    innerName: Uint32Array.from(inner, ({ index }) => index),
    innerWord: Uint8Array.from(inner, ({ word }) => word),
  };
}

export function fileOf(sections, format, checksumOf) {
  const list = format.sections.map((name) => {
    const section = sections[name];
    return new Uint8Array(section.buffer, section.byteOffset, section.byteLength);
  });
  const padded = (length) => Math.ceil(length / 4) * 4;
  const head = 16 + 8 * list.length;
  const bytes = new Uint8Array(list.reduce((sum, { length }) => sum + padded(length), head));
  const view = new DataView(bytes.buffer);
  bytes.set(Buffer.from(format.magic));
  view.setUint32(8, format.version, true);
  let offset = head;
  list.forEach((section, index) => {
    view.setUint32(16 + 8 * index, offset, true);
    view.setUint32(20 + 8 * index, section.length, true);
    bytes.set(section, offset);
    offset += padded(section.length);
  });
  view.setUint32(12, checksumOf(bytes), true);
  return bytes;
}

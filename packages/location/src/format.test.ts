import { isAlmagestError } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import { GAZETTEER_FORMAT, gazetteerChecksum, readSections } from "./format";

/** A file whose section n holds the bytes n, n, n. */
function sample(): Uint8Array {
  const { sections, magic, version } = GAZETTEER_FORMAT;
  const head = 16 + 8 * sections.length;
  const bytes = new Uint8Array(head + 4 * sections.length);
  const view = new DataView(bytes.buffer);
  bytes.set([...magic].map((letter) => letter.charCodeAt(0)));
  view.setUint32(8, version, true);
  sections.forEach((_, index) => {
    view.setUint32(16 + 8 * index, head + 4 * index, true);
    view.setUint32(20 + 8 * index, 3, true);
    bytes.fill(index, head + 4 * index, head + 4 * index + 3);
  });
  view.setUint32(12, gazetteerChecksum(bytes), true);
  return bytes;
}

function refusal(bytes: Uint8Array): string {
  try {
    readSections(bytes);
  } catch (error) {
    if (isAlmagestError(error)) return error.message;
  }
  return "";
}

describe("the file of a gazetteer", () => {
  it("gives each section by its name", () => {
    const section = readSections(sample());
    GAZETTEER_FORMAT.sections.forEach((name, index) => {
      expect([...section(name)]).toEqual([index, index, index]);
    });
  });

  it("may lie anywhere in a buffer", () => {
    const bytes = sample();
    const shifted = new Uint8Array(bytes.length + 3).subarray(3);
    shifted.set(bytes);
    expect([...readSections(shifted)("zone")]).toEqual([...readSections(bytes)("zone")]);
  });

  it("is refused where one bit is another, anywhere behind the head", () => {
    for (let at = 12; at < sample().length; at += 7) {
      const bytes = sample();
      bytes[at] = (bytes[at] ?? 0) ^ 0x10;
      expect(refusal(bytes)).toContain("damaged");
    }
  });

  it("is refused where it is of another version, cut off, or something else", () => {
    const other = sample();
    other[8] = 9;
    expect(refusal(other)).toContain("version 9");
    expect(refusal(sample().slice(0, -4))).toContain("damaged");
    expect(refusal(sample().slice(0, -1))).toContain("not a gazetteer");
    expect(refusal(new Uint8Array(3))).toContain("not a gazetteer");
    expect(refusal(new Uint8Array(400))).toContain("not a gazetteer");
  });
});

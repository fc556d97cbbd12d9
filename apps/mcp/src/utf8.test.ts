import fc from "fast-check";
import { expect, it } from "vitest";
import { utf8Of } from "./utf8";

const encoded = (text: string): number[] => [...new TextEncoder().encode(text)];

it("encodes every text as the standard does, lone surrogates included", () => {
  const mixed = fc.array(
    fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "binary-ascii" }), fc.constant("°")),
    { maxLength: 9 },
  );
  fc.assert(
    fc.property(mixed, (pieces) => {
      const text = pieces.join("");
      expect([...utf8Of(text)]).toEqual(encoded(text));
    }),
  );
  for (const text of ["", "°", "at 0.3°, a semi-square", "\ud800", "a\udc00b", "😀", "\0\x7f\x80\xff\u0100"]) {
    expect([...utf8Of(text)]).toEqual(encoded(text));
  }
});

it("encodes a text with many runs beyond ASCII", () => {
  for (const text of ["Солнце в знаке Льва, 5° ", "5° of orb, ", "café at 5°, "].map((one) => one.repeat(100))) {
    expect([...utf8Of(text)]).toEqual(encoded(text));
  }
});

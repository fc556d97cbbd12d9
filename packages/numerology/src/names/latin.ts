/** Letters of the Latin script that do not decompose into a plain letter and a mark; the plain letters they count as. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ß: "SS",
  æ: "AE",
  œ: "OE",
  ø: "O",
  ł: "L",
  đ: "D",
  ð: "D",
  þ: "TH",
  ı: "I",
  ŋ: "N",
  ħ: "H",
  ŧ: "T",
  ĸ: "K",
  ə: "E",
  ǝ: "E",
  ɛ: "E",
  ɔ: "O",
  ɓ: "B",
  ɗ: "D",
  ɖ: "D",
  ƒ: "F",
  ɣ: "G",
  ɨ: "I",
  ɩ: "I",
  ƙ: "K",
  ɲ: "N",
  ʉ: "U",
  ʊ: "U",
  ʋ: "V",
  ƴ: "Y",
};

/**
 * A run of Latin letters as A to Z: marks dropped (ä is A, ñ is N, ş is S), letters without a decomposition by the table.
 * Source: Unicode normalization form KD.
 */
export function foldLatin(run: string): string {
  const plain = run.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
  return [...plain].map((letter) => UNDECOMPOSED[letter] ?? letter.toUpperCase()).join("");
}

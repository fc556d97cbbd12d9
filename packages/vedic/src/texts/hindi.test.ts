import { leavesOf } from "@almagest/i18n";
import { foreignCharacters } from "@almagest/i18n/testing";
import { expect, test } from "vitest";
import { testSpoken } from "../../test/spoken";
import { hi } from "./hi";

await testSpoken({
  catalogue: hi,
  english: /[A-Za-z]{2}/,
  badJoint: / {2}|\s[।,;]|।।|\{/,
  denies: /नहीं|बिना|कोई|कभी|केवल|ख़ाली|वर्जित|शून्य|मना|निर|निः|निष्|अछूत|बेलगाम|(?<![\p{L}\p{M}])(?:न|ना|मत)(?![\p{L}\p{M}])/u,
  marks: ["()", "“”"],
  foreign: /[०-९]|[\u0900-\u097f]\.(?:\s|$)/,
});

const LEAVES = [...leavesOf(hi.messages)].map(([key, leaf]) => [key, [leaf].flat().join("\n")] as const);

test("texts are written in Devanagari", () => {
  for (const [key, text] of LEAVES) expect(foreignCharacters(text, "hi"), key).toEqual([]);
});

/** A verb or a past tense that agrees with the reader as a man or a woman, or with several of them. */
const GENDER =
  /(?:^|[\s,;:।])(?<!अपने )आप (?!(?:पर|तक|में|से|ही पर|ही में|जैसे|दोनों)[\s,])[^।;:]{0,70}?\p{L}\p{M}*(?:ती|ते|तीं) (?:हैं|हो|थे|थीं)(?![\p{L}\p{M}])|(?:^|\s)आप (?:थे|थीं|गए|गईं)(?![\p{L}\p{M}])|(?:^|\s)(?:करेंगे|करेंगी|पाएँगे|पाएँगी|होंगे|होंगी) आप/u;

test("the reader is neither a man nor a woman", () => {
  for (const [key, text] of LEAVES) expect(text, key).not.toMatch(GENDER);
  expect("आप सब कुछ करती हैं।").toMatch(GENDER);
  expect("आप पर भरोसा करते हैं लोग।").not.toMatch(GENDER);
});

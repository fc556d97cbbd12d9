import { testSpoken } from "../../test/spoken";
import { hi } from "./hi";

await testSpoken({
  catalogue: hi,
  english: /\b(?:the|of|and|is|are|with|from|your|in|which|life path|soul urge)\b/i,
  badJoint: / {2}|\s[।,;]|।।|\{/,
  denies: /नहीं|बिना|कोई|कभी|केवल|ख़ाली|वर्जित|शून्य|मना|निर|निः|निष्|अछूत|बेलगाम|(?<![\p{L}\p{M}])(?:न|ना|मत)(?![\p{L}\p{M}])/u,
  affirms: [
    "birthDays.18.strengths",
    "letters.cornerstone.T",
    "letters.capstone.Y",
    "compatibility.expression.6.8.text",
    "compatibility.soulUrge.2.2.strength",
  ],
  marks: ["()", "“”"],
  foreign: /[०-९]|[\u0900-\u097f]\.(?:\s|$)/,
  gender:
    /(?:^|[\s,;:।])(?<!अपने )आप (?!(?:पर|तक|में|से|ही पर|ही में|जैसे|दोनों|जो)[\s,])[^।;:,]{0,70}?\p{L}\p{M}*(?:ती|ते|तीं) (?:हैं|हो|थे|थीं)(?![\p{L}\p{M}])|(?:^|\s)आप (?:थे|थीं|गए|गईं)(?![\p{L}\p{M}])/u,
});

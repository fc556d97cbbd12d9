import { testSpoken } from "../../test/spoken";
import { zhHans } from "./zh-Hans";
import { zhHant } from "./zh-Hant";

/** A blank but between Latin words, a mark of half width, two marks after each other. */
const BAD_JOINT = /(?<![A-Za-z])\s|\s(?![A-Za-z])|[;!?{}()]|(?<!\d):|,|\.(?!\d)|[，。；：、]{2}|^[，。；：、]/u;
const ENGLISH = /(?<!\p{L})(?:the|of|and|is|are|with|from|your|in|which|life path|soul urge)(?!\p{L})/iu;

await testSpoken({
  catalogue: zhHans,
  english: ENGLISH,
  badJoint: BAD_JOINT,
  denies: /[不没无非未别勿莫免否缺空零隐只少才仅除外而难]/u,
  affirms: ["returning.pinnacles.5.challenges"],
  marks: ["“”", "（）", "《》"],
  foreign: /["'«»„;!?「」]|\d,\d/,
  gender: /[她妳]/,
});

await testSpoken({
  catalogue: zhHant,
  english: ENGLISH,
  badJoint: BAD_JOINT,
  denies: /[不沒無非未別勿莫免否缺空零隱最只少才僅除外而難]/u,
  affirms: ["compatibility.soulUrge.2.4.text"],
  marks: ["「」", "（）", "《》"],
  foreign: /["'«»„;!?“”]|\d,\d/,
  gender: /[她妳]/,
});

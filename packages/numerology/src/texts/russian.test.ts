import { testSpoken } from "../../test/spoken";
import { ru } from "./ru";

const HE = "Солнце|Марс|Меркурий|Юпитер|Сатурн|Уран|Нептун";
const SHE = "Луна|Венера";

/** A preposition twice or before the wrong sound, a name or a number that was not bent after one. */
const BENT = [
  "(?:во?|со?|к|на|от|до|для) (?:во?|со?|к|на|от|до|для)",
  `(?:от|до|для|у|без|из|к|со?|перед|над|под) (?:${HE}|число)`,
  `(?:от|до|для|у|без|из|к|во?|на|со?|о|перед|над|под) (?:${SHE})`,
].join("|");

await testSpoken({
  catalogue: ru,
  english: /(?<!\p{L})(?:the|of|and|is|are|with|from|your|in|which|life path|soul urge)(?!\p{L})/iu,
  badJoint: new RegExp(`(?<!\\p{L})(?:${BENT})(?!\\p{L})|[{}]| {2}| [,.;:]|,,|\\.\\.|[.?!] \\p{Ll}|\\d г\\.`, "u"),
  denies:
    /(?<!\p{L})(?:не\p{L}*|ни\p{L}*|нет|бе[зс]\p{L}*|отказ\p{L}*|кроме|вне|вместо|лишь|только|пуст\p{L}*|едва)(?!\p{L})/iu,
  marks: ["«»", "()"],
  foreign: /["“”„–]|\d\.\d/,
  gender:
    /(?<!\p{L})вы (?:[^.,;:!?]{0,40} )?(?:сам|сама|рад|рада|должен|должна|готов|готова|\p{L}+(?:лся|лась))(?!\p{L})/iu,
});

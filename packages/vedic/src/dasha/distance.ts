import type { GrahaId } from "../grahas";
import { type Sentence, say } from "../standing/told";
import { distanceKey } from "../standing/weigh";
import { grahaNamed } from "../standing/words";
import type { VedicReader } from "../texts/reader";
import type { PeriodTone } from "./tone";

/** A lord so many signs from the lord above, and the tone of its period where that is judged. */
interface Distance {
  readonly id: GrahaId;
  readonly upper: GrahaId;
  readonly count: number;
  readonly tone: PeriodTone | undefined;
}

const SENSES = { 2: "costly", 3: "helpful", 5: "helpful", 6: "feared" } as const;

/**
 * The distance of two lords counted from both, where tradition judges it; against the tone of the period it only tempers
 * that. Their friendship is left out: by nature and by place it may differ, and the sign of a graha tells the latter.
 */
export function distanceTold({ id, upper, count, tone }: Distance, texts: VedicReader): Sentence {
  const place = distanceKey(count);
  if (place === "1" || place === "4" || place === "7") return undefined;
  const sense = SENSES[place];
  const isHelpful = sense === "helpful";
  const told = tone === "hard" && isHelpful ? "softens" : tone === "good" && !isHelpful ? "detracts" : sense;
  return say(texts, "relation.told", {
    major: grahaNamed(upper, texts.speaks),
    graha: grahaNamed(id, texts.speaks),
    apart: texts.lookup(`judgment.relation.apart.${place}`) ?? "",
    sense: texts.lookup(`judgment.relation.sense.${told}`) ?? "",
  });
}

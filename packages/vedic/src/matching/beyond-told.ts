import { paragraph, paragraphs, type Sentence } from "../standing/told";
import { grahaNamed, listed, ordinalOf, sentenceCase, signNamed } from "../standing/words";
import type { VedicReader } from "../texts/reader";
import { navamsaTurn, type PersonBeyond, seventhsOf } from "./beyond";
import { KOOTA_NAMES } from "./eight";
import { RELIEFS, type ReliefId, reliefFact } from "./exceptions";
import type { Couple, Koota } from "./kootas";

type Values = Readonly<Record<string, string>>;

export interface CoupleToTell {
  readonly kootas: readonly (Koota & { readonly name: string })[];
  readonly total: number;
  readonly reliefs: readonly ReliefId[];
  readonly moons: Couple;
  /** Doshas that a rule takes away, by name, with the rule. */
  readonly canceled: readonly { readonly dosha: string; readonly rule: string }[];
  readonly groom: PersonBeyond;
  readonly bride: PersonBeyond;
}

export function coupleSentence(texts: VedicReader, key: string, values: Values = {}): Sentence {
  const text = texts.lookup(`couple.${key}`, values);
  return text === undefined ? undefined : sentenceCase(text);
}

/** The couple as a whole: the count, what it does not see in each chart, and a close that weighs both. */
export function coupleTold(couple: CoupleToTell, texts: VedicReader): Sentence {
  const { groom, bride, total } = couple;
  const band = total >= 24 ? "high" : total >= 18 ? "middle" : "low";
  return paragraphs([
    paragraph([
      countTold(couple, texts),
      ...couple.canceled.map((one) => coupleSentence(texts, "canceled", { ...one })),
      reliefsTold(couple, texts),
    ]),
    personTold("groom", groom, texts),
    personTold("bride", bride, texts, groom),
    manglikTold(groom, bride, texts),
    coupleSentence(texts, `close.${band}.${seventhsOf(groom, bride)}`),
  ]);
}

/** The excuses of other schools, each with its fact; a fact that excuses two kootas is said once. */
function reliefsTold({ reliefs, moons }: CoupleToTell, texts: VedicReader): Sentence {
  const rules = [...new Set(reliefs.map((id) => reliefFact(id, moons)))];
  const parts = rules.map((rule) => ({
    rule,
    kootas: listed(reliefs.filter((id) => reliefFact(id, moons) === rule).map((id) => KOOTA_NAMES[RELIEFS[id].koota])),
  }));
  return paragraph(parts.map((one) => coupleSentence(texts, "reliefs", one)));
}

/** The koota that gives most of its points and the one that gives least, by share and then by weight. */
function countTold({ kootas, total }: CoupleToTell, texts: VedicReader): Sentence {
  const weighed = [...kootas].sort(
    (one, other) => other.score / other.maxScore - one.score / one.maxScore || other.maxScore - one.maxScore,
  );
  const [best] = weighed;
  const least = [...kootas].sort(
    (one, other) => one.score / one.maxScore - other.score / other.maxScore || other.maxScore - one.maxScore,
  )[0];
  if (best === undefined || least === undefined) return undefined;
  const isEven = least.score === least.maxScore;
  const values = {
    total: String(total),
    best: best.name,
    bestScore: String(best.score),
    bestMost: String(best.maxScore),
    least: least.name,
    leastScore: String(least.score),
    leastMost: String(least.maxScore),
  };
  return paragraph([
    coupleSentence(texts, "count.total", values),
    coupleSentence(texts, `count.${isEven ? "even" : "both"}`, values),
    2 * least.score < least.maxScore ? coupleSentence(texts, `least.${least.id}`) : undefined,
  ]);
}

/** One of the two; what was told of the other already is told in fewer words. */
export function personTold(
  role: "groom" | "bride",
  own: PersonBeyond,
  texts: VedicReader,
  other?: PersonBeyond,
): Sentence {
  const person = texts.lookup(`couple.person.${role}`) ?? "";
  const values = { person, lord: grahaNamed(own.seventh.lord.id) };
  const [turn, turnOfOther] = [navamsaTurn(own), other && navamsaTurn(other)];
  const told = (key: string, isToo: boolean): Sentence =>
    coupleSentence(texts, isToo && texts.has(`couple.${key}Too`) ? `${key}Too` : key, values);
  return paragraph([
    told(`seventh.${own.seventh.verdict}`, own.seventh.verdict === other?.seventh.verdict),
    told(`venus.${own.venus.means}`, own.venus.means === other?.venus.means),
    turn && told(`navamsa.${turn}`, turn === turnOfOther),
  ]);
}

function manglikTold(groom: PersonBeyond, bride: PersonBeyond, texts: VedicReader): Sentence {
  const [ofGroom, ofBride] = [groom.manglik.severity !== undefined, bride.manglik.severity !== undefined];
  if (ofGroom === ofBride) return coupleSentence(texts, `manglik.${ofGroom ? "both" : "none"}`);
  const { manglik } = ofGroom ? groom : bride;
  const sign = signNamed((ofGroom ? groom : bride).read.standings.mars.sign0);
  const reasons = manglik.exceptions.map((id) => texts.lookup(`couple.reason.${id}`, { sign }) ?? "");
  const person = texts.lookup(`couple.person.${ofGroom ? "groom" : "bride"}`) ?? "";
  const values = { person, house: ordinalOf(manglik.marsHouse, texts), reasons: listed(reasons) };
  const remains = reasons.length > 0 ? "lightened" : "one";
  return paragraph([
    coupleSentence(texts, "manglik.alone", values),
    coupleSentence(texts, `manglik.${remains}`, values),
  ]);
}

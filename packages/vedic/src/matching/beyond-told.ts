import { chained, plainNumberIn } from "@almagest/i18n";
import { paragraph, paragraphs, type Sentence } from "../standing/told";
import { grahaNamed, listed, ordinalOf, sentenceCase, signNamed } from "../standing/words";
import type { VedicReader } from "../texts/reader";
import { kootaNames } from "../vocabulary/koota-names";
import { navamsaTurn, type PersonBeyond, seventhsOf } from "./beyond";
import { KOOTA_NAMES } from "./eight";
import { type CancellationId, type CoupleDosha, lordTerms, RELIEFS, type ReliefId, reliefFact } from "./exceptions";
import type { Couple, Koota, KootaId } from "./kootas";

type Values = Readonly<Record<string, string | number>>;

type DoshaKoota = CoupleDosha["koota"];

export interface CoupleToTell {
  readonly kootas: readonly Koota[];
  readonly total: number;
  readonly reliefs: readonly ReliefId[];
  readonly moons: Couple;
  /** Doshas that a rule takes away. */
  readonly canceled: readonly { readonly koota: DoshaKoota; readonly rule: CancellationId }[];
  /** Doshas that no rule takes away. */
  readonly standing: readonly DoshaKoota[];
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
      ...couple.canceled.map(({ koota, rule }) =>
        coupleSentence(texts, "canceled", {
          dosha: doshaNamed(koota, texts),
          rule: texts.lookup(`couple.rule.${rule}`) ?? "",
        }),
      ),
      reliefsTold(couple, texts),
    ]),
    personTold("groom", groom, texts),
    personTold("bride", bride, texts, groom),
    manglikTold(groom, bride, texts),
    paragraph([
      coupleSentence(texts, `close.${band}.${seventhsOf(groom, bride)}`),
      couple.standing.length === 0
        ? undefined
        : coupleSentence(texts, "stands", {
            doshas: listed(
              couple.standing.map((koota) => doshaNamed(koota, texts)),
              texts.speaks,
            ),
          }),
    ]),
  ]);
}

/** The first excuse of other schools for each koota, with its fact; none is asked for a dosha that is canceled. */
function reliefsTold({ reliefs, moons, canceled }: CoupleToTell, texts: VedicReader): Sentence {
  const isFirst = (id: ReliefId): boolean => reliefs.find((one) => RELIEFS[one].koota === RELIEFS[id].koota) === id;
  const asked = reliefs.filter((id) => isFirst(id) && canceled.every(({ koota }) => koota !== RELIEFS[id].koota));
  const rules = [...new Set(asked.map((id) => reliefFact(id)))];
  const excuses = rules.map((rule) => {
    const kootas = asked.filter((id) => reliefFact(id) === rule).map((id) => RELIEFS[id].koota);
    return texts.lookup("couple.relief", {
      kootas: kootasNamed(kootas, texts),
      rule: texts.lookup(`couple.fact.${rule}`, { terms: lordTerms(rule, moons) }) ?? "",
    });
  });
  const told = chained(excuses, (pair) => texts.lookup("couple.nextExcuse", pair));
  return excuses.length === 0 ? undefined : coupleSentence(texts, "reliefs", { excuses: told });
}

export function kootaNamed(id: KootaId, texts: VedicReader): string {
  return kootaNames[KOOTA_NAMES[id]][texts.speaks];
}

export function kootasNamed(ids: readonly KootaId[], texts: VedicReader): string {
  return listed(
    ids.map((id) => kootaNamed(id, texts)),
    texts.speaks,
  );
}

function doshaNamed(koota: DoshaKoota, texts: VedicReader): string {
  return texts.lookup(`couple.dosha.${koota}`) ?? "";
}

/** The kootas that give all or none of their points, else those with the largest and the smallest share of them. */
function countTold({ kootas, total }: CoupleToTell, texts: VedicReader): Sentence {
  const shares = kootas.map(({ score, maxScore }) => score / maxScore);
  const [high, low] = [Math.max(...shares), Math.min(...shares)];
  const at = (share: number): CoupleToTell["kootas"] => kootas.filter((_, index0) => shares[index0] === share);
  const least = at(low).toSorted((one, other) => other.maxScore - one.maxScore)[0];
  const values = {
    ...{ total: plainNumberIn(total, texts.speaks), full: namesOf(at(1), texts), none: namesOf(at(0), texts) },
    ...{ fullCount: at(1).length, noneCount: at(0).length },
    ...{ best: scoresOf(at(high), texts), least: scoresOf(at(low), texts) },
  };
  return paragraph([
    coupleSentence(texts, "count.total", values),
    coupleSentence(texts, `count.${low === 1 ? "even" : high === 1 ? "full" : "best"}`, values),
    low === 1 ? undefined : coupleSentence(texts, `count.${low === 0 ? "none" : "least"}`, values),
    least !== undefined && 2 * low < 1 ? coupleSentence(texts, `least.${least.id}`) : undefined,
  ]);
}

function namesOf(kootas: readonly Koota[], texts: VedicReader): string {
  return kootasNamed(
    kootas.map(({ id }) => id),
    texts,
  );
}

/** Each with its points. */
function scoresOf(kootas: readonly Koota[], texts: VedicReader): string {
  const told = kootas.map(({ id, score, maxScore }) => {
    const values = { name: kootaNamed(id, texts), score: plainNumberIn(score, texts.speaks), most: String(maxScore) };
    return texts.lookup("couple.count.listed", values) ?? "";
  });
  return listed(told, texts.speaks);
}

/** One of the two; what was told of the other already is told in fewer words. */
export function personTold(
  role: "groom" | "bride",
  own: PersonBeyond,
  texts: VedicReader,
  other?: PersonBeyond,
): Sentence {
  const person = texts.lookup(`couple.person.${role}`) ?? "";
  const [turn, turnOfOther] = [navamsaTurn(own), other && navamsaTurn(other)];
  const values = {
    person,
    lord: grahaNamed(own.seventh.lord.id, texts.speaks),
    seventh: texts.lookup(`couple.seventhHouse.${other === undefined ? "first" : "again"}`) ?? "",
    navamsa: texts.lookup(`couple.navamsaNamed.${turnOfOther === undefined ? "first" : "again"}`) ?? "",
    how: navamsaHow(own, texts),
  };
  const told = (key: string, isToo: boolean): Sentence =>
    coupleSentence(texts, isToo && texts.has(`couple.${key}Too`) ? `${key}Too` : key, values);
  return paragraph([
    told(`seventh.${own.seventh.verdict}`, own.seventh.verdict === other?.seventh.verdict),
    told(`venus.${own.venus.means}`, own.venus.means === other?.venus.means),
    turn && told(`navamsa.${turn}`, turn === turnOfOther),
  ]);
}

/** The dignity or the house that makes the lord of the seventh gain or lose in the navamsa. */
function navamsaHow({ seventh }: PersonBeyond, texts: VedicReader): string {
  const { dignity, house } = seventh.varga;
  const isDignity = dignity === "exalted" || dignity === "own" || dignity === "debilitated";
  return texts.lookup(`couple.navamsaHow.${isDignity ? dignity : "house"}`, { house: ordinalOf(house, texts) }) ?? "";
}

function manglikTold(groom: PersonBeyond, bride: PersonBeyond, texts: VedicReader): Sentence {
  const [ofGroom, ofBride] = [groom.manglik.severity !== undefined, bride.manglik.severity !== undefined];
  if (ofGroom === ofBride) return coupleSentence(texts, `manglik.${ofGroom ? "both" : "none"}`);
  const { manglik } = ofGroom ? groom : bride;
  const sign = signNamed((ofGroom ? groom : bride).read.standings.mars.sign0, texts.speaks);
  const reasons = manglik.exceptions.map((id) => texts.lookup(`couple.reason.${id}`, { sign }) ?? "");
  const person = texts.lookup(`couple.person.${ofGroom ? "groom" : "bride"}`) ?? "";
  const values = { person, house: ordinalOf(manglik.marsHouse, texts), reasons: listed(reasons, texts.speaks) };
  const remains = reasons.length > 0 ? "lightened" : "one";
  return paragraph([
    coupleSentence(texts, "manglik.alone", values),
    coupleSentence(texts, `manglik.${remains}`, values),
  ]);
}

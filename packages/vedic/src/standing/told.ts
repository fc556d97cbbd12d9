import { nakshatras } from "@almagest/i18n/vedic";
import { at } from "@almagest/operation";
import type { GrahaId } from "../grahas";
import type { VedicReader } from "../texts/reader";
import { houseFrom, signIndex0 } from "../zodiac/circle";
import { lordOfSign } from "../zodiac/rashis";
import type { ChartRead } from "./chart-read";
import { lordTone, nodeTone } from "./lord-tones";
import type { Standing } from "./standing";
import { distanceKey, friendship, pointsOfRelation, type Role } from "./weigh";
import { grahaNamed, grahaWords, mattersAt, ordinalOf, ordinalsOf, sentenceCase, signNamed } from "./words";

/** One answer's telling: its chart, its texts, and what it has told already. */
export interface Telling {
  readonly read: ChartRead;
  readonly texts: VedicReader;
  /** Times that a case has come up. */
  readonly said: Map<string, number>;
  /** The graha of which a relation was told. */
  readonly before: Map<string, GrahaId>;
  /** The house that a lord's dasha was told for. */
  readonly timed: Map<GrahaId, number>;
}

export function tellingOf(read: ChartRead, texts: VedicReader): Telling {
  return { read, texts, said: new Map(), before: new Map(), timed: new Map() };
}

/** The part of a telling that gives a text its next wording. */
export type Turns = Pick<Telling, "texts" | "said">;

/** Counts a case within the answer, from 0. */
export function turnOf({ said }: Pick<Telling, "said">, key: string): number {
  const before = said.get(key) ?? 0;
  said.set(key, before + 1);
  return before;
}

const WORDINGS = ["a", "b", "c", "d"] as const;

/** The next wording of a text that an answer may need for several grahas; after the last the first again. */
export function sayInTurn(telling: Turns, key: string, values: Values = {}): Sentence {
  const { texts } = telling;
  const wordings = WORDINGS.filter((wording) => texts.has(`judgment.${key}.${wording}`));
  const wording = wordings[turnOf(telling, key) % Math.max(1, wordings.length)];
  return wording && say(texts, `${key}.${wording}`, values);
}

export type Values = Readonly<Record<string, string | number>>;
export type Sentence = string | undefined;

/** A text of this group, its values filled and its sentences begun with capitals. */
export function say(texts: VedicReader, key: string, values: Values = {}): Sentence {
  const text = texts.lookup(`judgment.${key}`, values);
  return text === undefined ? undefined : sentenceCase(text);
}

/** Sentences as one paragraph; undefined where there is none. */
export function paragraph(sentences: readonly Sentence[]): Sentence {
  const told = sentences.filter((one) => one !== undefined && one !== "");
  return told.length === 0 ? undefined : told.join(" ");
}

export function paragraphs(parts: readonly Sentence[]): Sentence {
  const told = parts.filter((one) => one !== undefined);
  return told.length === 0 ? undefined : told.join("\n\n");
}

/** The houses whose matters a graha carries: those it rules, or the one a node is in. */
export function housesCarried({ rules, house }: Standing): readonly number[] {
  return rules.length === 0 ? [house] : rules;
}

/** The lordship and the house of a graha, and how its matters fare there, as far as its promise and means allow it. */
export function placeTold(standing: Standing, telling: Telling): Sentence {
  const { rules, role, means } = standing;
  const bars = { bright: role === "hard" || means === "short", hard: role === "good" && means === "strong" };
  const fares = rules.length === 0 ? [fareTold(standing, undefined, bars, telling)] : [];
  return paragraph([
    placeNamed(standing, telling),
    ...fares,
    ...rules.map((own) => fareTold(standing, own, bars, telling)),
  ]);
}

/** The matters of a house by the house of its lord; of a node by its own house. Nothing of a tone that is barred. */
export function fareTold(
  { id, house }: Pick<Standing, "id" | "house">,
  ruled: number | undefined,
  bars: { readonly bright: boolean; readonly hard: boolean },
  { texts }: Pick<Telling, "texts">,
): Sentence {
  const isNodeId = id === "rahu" || id === "ketu";
  const tone = ruled !== undefined ? lordTone(ruled, house) : isNodeId ? nodeTone(id, house) : "even";
  if (tone !== "even" && bars[tone]) return undefined;
  return say(texts, ruled === undefined ? `node.${id}.${house}` : `houseLord.${ruled}.${house}`);
}

/** The lordship and the house of a graha. */
export function placeNamed(standing: Standing, { read: { chart, standings }, texts }: Telling): Sentence {
  const { id, rules, house, sign0, dispositor } = standing;
  const [first, second] = rules;
  const values = {
    ...grahaWords(id, texts.speaks),
    house: ordinalOf(house, texts),
    sign: signNamed(sign0, texts.speaks),
  };
  if (first === undefined) {
    const lord = standings[dispositor];
    const owned = ordinalsOf(lord.rules, texts);
    const node = {
      ...values,
      dispositor: grahaNamed(dispositor, texts.speaks),
      owned,
      there: ordinalOf(lord.house, texts),
    };
    return say(texts, "period.place.node", node);
  }
  const lagna = signNamed(signIndex0(chart.lagnaDeg), texts.speaks);
  const named = { ...values, lagna, first: ordinalOf(first, texts) };
  if (second === undefined) return say(texts, "period.place.one", named);
  return say(texts, "period.place.two", { ...named, second: ordinalOf(second, texts) });
}

export const DIGNITY_KEYS = {
  exalted: "exalted",
  moolatrikona: "own",
  own: "own",
  "great-friend": "friend",
  friend: "friend",
  neutral: "neutral",
  enemy: "enemy",
  "great-enemy": "enemy",
  debilitated: "debilitated",
} as const;

/** Dignity, shadbala, the special states, and a contradiction among them said as one. */
export function strengthTold(standing: Standing, telling: Telling): Sentence {
  const { texts } = telling;
  const { id, dignity, sign0, house } = standing;
  const words = grahaWords(id, texts.speaks);
  const contradiction = contradictionIn(standing);
  return paragraph([
    dignity && say(texts, `dignity.${id}.${DIGNITY_KEYS[dignity]}`, { sign: signNamed(sign0, texts.speaks) }),
    ...flagsTold(standing, telling),
    shadbalaTold(standing, telling),
    contradiction &&
      say(texts, `strength.contradiction.${contradiction}`, { ...words, house: ordinalOf(house, texts) }),
  ]);
}

/** Shadbala is explained with its first figure. */
function shadbalaTold({ id, ratio }: Standing, telling: Telling): Sentence {
  if (ratio === undefined) return undefined;
  const key = `strength.shadbala.${bandOf(ratio)}`;
  const values = { ...grahaWords(id, telling.texts.speaks), percent: String(Math.round(100 * ratio)) };
  return turnOf(telling, "shadbala") === 0
    ? say(telling.texts, `${key}.first`, values)
    : sayInTurn(telling, key, values);
}

function bandOf(ratio: number): "strong" | "fair" | "short" {
  if (ratio >= 1.3) return "strong";
  return ratio >= 1 ? "fair" : "short";
}

function flagsTold(standing: Standing, telling: Telling): readonly Sentence[] {
  const { navamsa, lostWarTo, fallCancelledBy } = standing;
  const words = grahaWords(standing.id, telling.texts.speaks);
  const flag = (name: string, more: Values = {}): Sentence =>
    sayInTurn(telling, `strength.flag.${name}`, { ...words, ...more });
  return [
    standing.isCombust ? flag("combust") : undefined,
    lostWarTo && flag("war", { winner: grahaNamed(lostWarTo, telling.texts.speaks) }),
    standing.isRetrograde ? flag("retrograde") : undefined,
    fallCancelledBy && flag("cancelled", { helper: grahaNamed(fallCancelledBy, telling.texts.speaks) }),
    standing.isVargottama && standing.rules.length > 0 ? flag("vargottama") : navamsa && flag(navamsa),
  ];
}

const HIDDEN: readonly number[] = [6, 8, 12];

/** Two facts about a graha that pull apart; the first that holds. */
export function contradictionIn(standing: Standing): string | undefined {
  const { dignity, house, ratio, role } = standing;
  if (dignity === undefined) return undefined;
  const isDignified = ["exalted", "moolatrikona", "own"].includes(dignity);
  const isHidden = HIDDEN.includes(house);
  const isShort = ratio !== undefined && ratio < 1;
  if (isDignified && standing.isCombust) return "dignifiedCombust";
  if (isDignified && isHidden) return "dignifiedHidden";
  if (isDignified && isShort) return "dignifiedShort";
  if (dignity === "debilitated" && ratio !== undefined && ratio >= 1.3) return "fallenStrong";
  return role === "good" && isHidden ? "goodHidden" : undefined;
}

/** Those in its sign and those that look at it, the weightiest first; at most two of each. */
export function companyTold(standing: Standing, telling: Telling): Sentence {
  const { read, texts } = telling;
  const him = grahaNamed(standing.id, texts.speaks);
  const told = (kind: "with" | "seen", ids: readonly GrahaId[]): readonly Sentence[] =>
    BY_WEIGHT.filter((id) => ids.includes(id))
      .slice(0, 2)
      .map((id) => {
        const matters = mattersAt("short", housesCarried(read.standings[id]), texts);
        const wording = at(COMPANY_WORDINGS, turnOf(telling, `company.${kind}.${id}`) % COMPANY_WORDINGS.length);
        const frame = kind === "seen" && !LOOKS_FARTHER.includes(id) ? "opposite" : kind;
        return say(texts, `company.told.${frame}.${wording}`, {
          other: grahaNamed(id, texts.speaks),
          him,
          effect: texts.lookup(`judgment.company.${kind}.${id}.${wording}`, { matters }) ?? "",
        });
      });
  return paragraph([...told("with", standing.joined), ...told("seen", standing.seenBy)]);
}

const COMPANY_WORDINGS = ["a", "b"] as const;
/** The grahas that look at other signs besides the opposite one. */
const LOOKS_FARTHER: readonly GrahaId[] = ["mars", "jupiter", "saturn"];
const BY_WEIGHT: readonly GrahaId[] = ["jupiter", "saturn", "rahu", "ketu", "mars", "sun", "moon", "venus", "mercury"];

/** The lord of its nakshatra, through whose house the result comes. */
export function starTold(standing: Standing, telling: Telling): Sentence {
  const { read, texts } = telling;
  const { starLord, id } = standing;
  const nakshatra = nakshatras[standing.nakshatra][texts.speaks];
  if (starLord === id) return sayInTurn(telling, "star.own", { ...grahaWords(id, texts.speaks), nakshatra });
  const house = ordinalOf(read.standings[starLord].house, texts);
  const way = texts.lookup(`judgment.star.way.${starLord}`) ?? "";
  return sayInTurn(telling, "star.given", {
    ...grahaWords(id, texts.speaks),
    nakshatra,
    house,
    lord: grahaNamed(starLord, texts.speaks),
    way,
  });
}

/** The relation of a graha to the lord of the Lagna, by place and by nature. */
export function lagnaRelationTold({ id, sign0, role }: Standing, telling: Telling): Sentence {
  const { chart, standings } = telling.read;
  const lord = lordOfSign(signIndex0(chart.lagnaDeg));
  if (lord === id) return say(telling.texts, "relation.lagna.self", grahaWords(id, telling.texts.speaks));
  const relation = { id, to: lord, count: houseFrom(standings[lord].sign0, sign0) };
  return relationTold("lagna", { ...relation, tone: role }, telling, {
    lord: grahaNamed(lord, telling.texts.speaks),
  });
}

/** Two grahas so many signs apart, and the tone of the period that the relation belongs to. */
interface Related {
  readonly id: GrahaId;
  readonly to: GrahaId;
  readonly count: number;
  readonly tone: Role;
}

/** A relation of two grahas by place and nature, with what it means; against the tone of the period it only tempers that. */
export function relationTold(
  kind: "lagna" | "pair",
  { id, to, count, tone }: Related,
  telling: Pick<Telling, "texts" | "before">,
  names: Values,
): Sentence {
  const { texts, before } = telling;
  const place = distanceKey(count);
  const terms = friendship(to, id);
  const key = `relation.${kind}.${place}.${terms}`;
  const isAgain = before.has(key);
  before.set(key, id);
  const sense = tempers(tone, pointsOfRelation(place, terms)) ?? `${place}.${terms}`;
  const apart = texts.lookup(`judgment.relation.apart.${place}`) ?? "";
  return say(texts, `relation.${kind}.${isAgain ? "again" : "told"}`, {
    ...grahaWords(id, texts.speaks),
    ...names,
    tie: texts.lookup(`judgment.relation.tie.${terms}`, { apart }) ?? "",
    sense: texts.lookup(`judgment.relation.${kind}.${sense}`) ?? "",
  });
}

function tempers(tone: Role, points: number): "softens" | "detracts" | undefined {
  if (tone === "hard" && points > 0) return "softens";
  return tone === "good" && points < 0 ? "detracts" : undefined;
}

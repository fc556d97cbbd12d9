import { sentences } from "@almagest/i18n";
import { nakshatras } from "@almagest/i18n/vedic";
import { type GrahaId, isNode } from "../grahas";
import type { VedicReader } from "../texts/reader";
import { signIndex0 } from "../zodiac/circle";
import type { ChartRead } from "./chart-read";
import { lordTone, nodeTone } from "./lord-tones";
import type { Standing } from "./standing";
import { grahaNamed, grahaWords, listed, ordinalOf, ordinalsOf, sentenceCase, signNamed } from "./words";

/** One answer's telling: its chart, its texts, and what it has told already. */
export interface Telling {
  readonly read: ChartRead;
  readonly texts: VedicReader;
  /** Times that a case has come up. */
  readonly said: Map<string, number>;
  /** The house that a lord's dasha was told for. */
  readonly timed: Map<GrahaId, number>;
}

export function tellingOf(read: ChartRead, texts: VedicReader): Telling {
  return { read, texts, said: new Map(), timed: new Map() };
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
  return text === undefined ? undefined : sentenceCase(text, texts.speaks);
}

/** Sentences as one paragraph; undefined where there is none. */
export function paragraph(parts: readonly Sentence[]): Sentence {
  const told = parts.filter((one) => one !== undefined).filter((one) => one !== "");
  return told.length === 0 ? undefined : sentences(told);
}

export function paragraphs(parts: readonly Sentence[]): Sentence {
  const told = parts.filter((one) => one !== undefined);
  return told.length === 0 ? undefined : told.join("\n\n");
}

/** The houses whose matters a graha carries: those it rules, or the one a node is in. */
export function housesCarried({ rules, house }: Standing): readonly number[] {
  return rules.length === 0 ? [house] : rules;
}

/** The lordship and the house of a graha, and how its matters fare there. */
export function placeTold(standing: Standing, telling: Telling): Sentence {
  const { role, means } = standing;
  const isKept = role === "good" && means !== "short";
  return paragraph([
    placeNamed(standing, telling),
    fareTold(standing, { bright: isKept, hard: role === "hard" }, telling),
  ]);
}

/**
 * The matters of the better house of a lord by the house it is in; of a node by its own house. A text that promises or
 * withholds is told only where the verdict on the graha does the same.
 */
export function fareTold(
  { id, house, rules }: Pick<Standing, "id" | "house" | "rules">,
  allows: { readonly bright: boolean; readonly hard: boolean },
  { texts }: Pick<Telling, "texts">,
): Sentence {
  const [ruled] = [...rules].sort((one, other) => BY_PROMISE.indexOf(one) - BY_PROMISE.indexOf(other));
  const tone = ruled !== undefined ? lordTone(ruled, house) : isNode(id) ? nodeTone(id, house) : "even";
  if (tone !== "even" && !allows[tone]) return undefined;
  return say(texts, ruled === undefined ? `node.${id}.${house}` : `houseLord.${ruled}.${house}`);
}

const BY_PROMISE = [1, 5, 9, 10, 4, 7, 11, 2, 3, 6, 12, 8];

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

/** Dignity, the special states, shadbala, and a house that goes against them. */
export function strengthTold(standing: Standing, telling: Telling): Sentence {
  const { texts } = telling;
  const { id, dignity, sign0, house } = standing;
  const words = grahaWords(id, texts.speaks);
  return paragraph([
    dignity && say(texts, `dignity.${id}.${DIGNITY_KEYS[dignity]}`, { sign: signNamed(sign0, texts.speaks) }),
    ...flagsTold(standing, telling),
    shadbalaTold(standing, telling),
    isHidden(standing) ? say(texts, "strength.hidden", { ...words, house: ordinalOf(house, texts) }) : undefined,
  ]);
}

/** Shadbala is explained with its first figure. */
function shadbalaTold({ id, ratio }: Standing, telling: Telling): Sentence {
  if (ratio === undefined) return undefined;
  const key = `strength.shadbala.${bandOf(ratio)}`;
  const values = { ...grahaWords(id, telling.texts.speaks), percent: String(percentOf(ratio)) };
  return turnOf(telling, "shadbala") === 0
    ? say(telling.texts, `${key}.first`, values)
    : sayInTurn(telling, key, values);
}

/** Shadbala as it is told: what is said of the figure goes by the figure that is read. */
export function percentOf(ratio: number): number {
  return Math.round(100 * ratio);
}

function bandOf(ratio: number): "strong" | "fair" | "short" {
  if (percentOf(ratio) >= 130) return "strong";
  return percentOf(ratio) >= 100 ? "fair" : "short";
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

/** Whether a graha is at home or exalted in a hard house. */
function isHidden({ dignity, house }: Standing): boolean {
  const isDignified = dignity === "exalted" || dignity === "moolatrikona" || dignity === "own";
  return isDignified && HIDDEN.includes(house);
}

/** Those in its sign and those that look at it, by name alone: what they do to it is in the verdict. */
export function companyTold({ id, joined, seenBy }: Standing, { texts }: Telling): Sentence {
  const named = (ids: readonly GrahaId[]): string =>
    listed(
      ids.map((other) => grahaNamed(other, texts.speaks)),
      texts.speaks,
    );
  const [mates, seen] = [named(joined), named(seenBy)];
  if (mates === "" && seen === "") return undefined;
  const key = mates === "" ? "seen" : seen === "" ? "with" : "both";
  const graha = grahaNamed(id, texts.speaks);
  return say(texts, `company.${key}`, { graha, names: mates || seen, joined: mates, seen });
}

/** The lord of its nakshatra, in whose house a part of the result shows. */
export function starTold(standing: Standing, telling: Telling): Sentence {
  const { read, texts } = telling;
  const { starLord, id } = standing;
  const nakshatra = nakshatras[standing.nakshatra][texts.speaks];
  if (starLord === id) return sayInTurn(telling, "star.own", { ...grahaWords(id, texts.speaks), nakshatra });
  const house = ordinalOf(read.standings[starLord].house, texts);
  return sayInTurn(telling, "star.given", {
    ...grahaWords(id, texts.speaks),
    nakshatra,
    house,
    lord: grahaNamed(starLord, texts.speaks),
  });
}

import { listOf, sentences } from "@almagest/i18n";
import { bodies, points } from "@almagest/i18n/astrology";
import type { DraftOf, Words } from "@almagest/operation";
import { presentBirth } from "@almagest/sky";
import { CLOSE_ARCMIN, type Level } from "../search/fit";
import type { Change, Explanation } from "../search/rank";
import type { Candidate } from "../search/search";
import { BIRTH_PARTS } from "../settings/births";
import { CONVENTION_NAMES } from "../settings/conventions";
import { type DifferencesReader, differencesReader } from "../texts/reader";
import { isBody, isCusp, type Point, type Shown } from "../values/whats";
import { changeNameOf, changeNames, isNamedApart } from "../vocabulary/changes";
import { whatNames } from "../vocabulary/whats";
import type { DifferencesFacts } from "./compute";
import type { differencesOutput } from "./schema";
import { valueTold } from "./told";

type Answer = DraftOf<typeof differencesOutput>;
type Setting = Answer["tried"]["settings"][number];

const WRONG_SHARE = 0.1;
/** Choices that give the same values, as far as a sentence names them. */
const MOST_NAMED = 5;

export function presentDifferences(facts: DifferencesFacts, words: Words): Answer {
  const texts = differencesReader(words);
  const { input, birth, values, explanations, asSent, readings, relevant } = facts;
  const { zodiac, ayanamsa, houseSystem, nodeType } = input;
  return {
    birthDetails: presentBirth(birth),
    outcome: facts.outcome,
    summary: summaryOf(facts, texts),
    values: values.map((shown, index0) => presentShown(shown, index0, asSent)),
    explanations: explanations.map((one) => presentExplanation(one, facts, texts)),
    furtherTied: facts.furtherTied,
    unexplained: numbersOff(explanations.length === 0 ? [asSent] : explanations),
    tried: { births: readings.length, settings: triedSettings(relevant) },
    notTried: notTried(facts, texts),
    conventions: {
      ...{ zodiac, ayanamsa, houseSystem, nodeType, wrongShare: WRONG_SHARE, closeMinutes: CLOSE_ARCMIN },
      ephemeris: `${birth.engine.name} ${birth.engine.version}`,
    },
  };
}

function triedSettings(relevant: DifferencesFacts["relevant"]): Setting[] {
  return [...BIRTH_PARTS, ...CONVENTION_NAMES.filter((name) => relevant.has(name))];
}

function presentShown(shown: Shown, index0: number, asSent: Candidate): Answer["values"][number] {
  const fit = asSent.fits[index0];
  return {
    number: index0 + 1,
    what: whatNames[shown.what].en,
    of: pointTold(shown.of),
    shown: shown.text,
    yours: valueTold(shown, fit?.predicted),
    agrees: fit?.level === "exact",
  };
}

function pointTold(of: Point | undefined): string | undefined {
  if (of === undefined || isCusp(of)) return of;
  return isBody(of) ? bodies[of].en : points[of].en;
}

function presentExplanation(
  one: Explanation,
  facts: DifferencesFacts,
  texts: DifferencesReader,
): Answer["explanations"][number] {
  return {
    rank: one.rank,
    isTied: tiedWith(one, facts) > 0,
    changes: one.changes.map((change) => presentChange(change, facts)),
    explained: fitting(one),
    values: facts.values.map((shown, index0) => {
      const fit = one.fits[index0];
      const offMinutes = fit?.offArcmin === undefined ? undefined : Math.round(10 * fit.offArcmin) / 10;
      return {
        number: index0 + 1,
        fit: fit?.level ?? "off",
        computed: valueTold(shown, fit?.predicted),
        offMinutes,
      };
    }),
    likelihood: Math.round(10 * one.score) / 10,
    sentence: sentenceOf(one, facts, texts),
  };
}

function presentChange(
  { setting, value, orEqually }: Change,
  { input }: DifferencesFacts,
): Answer["explanations"][number]["changes"][number] {
  const place = setting === "place" ? input.otherPlaces?.[Number(value.replace("place-", "")) - 1]?.name : undefined;
  return {
    change: changeNames[changeNameOf(setting, value)].en,
    setting: settingOf(setting),
    value,
    place,
    orEqually: [...orEqually],
  };
}

const SETTINGS: readonly Setting[] = [...BIRTH_PARTS, ...CONVENTION_NAMES];

function settingOf(name: string): Setting {
  return SETTINGS.find((one) => one === name) ?? "place";
}

function fitting({ fits }: Candidate): number {
  return fits.filter(({ level }) => level !== "off").length;
}

function countOf(wanted: Level, { fits }: Candidate): number {
  return fits.filter(({ level }) => level === wanted).length;
}

function tiedWith(one: Explanation, { explanations, furtherTied }: DifferencesFacts): number {
  const others = explanations.filter(({ rank }) => rank === one.rank).length - 1;
  return others + (one.rank === 1 ? furtherTied : 0);
}

/** The numbers of values that are off in all of some settings. */
function numbersOff(settings: readonly Candidate[]): number[] {
  const [first] = settings;
  return (first?.fits ?? []).flatMap((_, index0) =>
    settings.every(({ fits }) => fits[index0]?.level === "off") ? [index0 + 1] : [],
  );
}

/** The texts may be missing; what is told then is nothing. */
function sentenceOf(one: Explanation, facts: DifferencesFacts, texts: DifferencesReader): string | undefined {
  const of = texts.at("sentences");
  const values = facts.values.length;
  const changes = listOf(
    one.changes.map(({ setting, value }) => {
      const name = changeNames[changeNameOf(setting, value)][of.speaks];
      return isNamedApart(setting) ? `${name} (${value})` : name;
    }),
    of.speaks,
  );
  const off = namesOf(one, facts, of.speaks);
  const close = countOf("close", one);
  const others = tiedWith(one, facts);
  const told = [
    off.length === 0
      ? of.text("sentences.all", { changes, values })
      : of.text("sentences.most", {
          ...{ changes, values, fitting: fitting(one), count: off.length },
          off: listOf(off, of.speaks),
        }),
    ...(close === 0 ? [] : [of.text("sentences.close", { close })]),
    ...one.changes.flatMap(({ value, orEqually }) =>
      orEqually.length === 0
        ? []
        : [
            of.text("sentences.choice", {
              value,
              others: listOf(orEqually.slice(0, MOST_NAMED), of.speaks, "disjunction"),
              more: Math.max(0, orEqually.length - MOST_NAMED),
            }),
          ],
    ),
    ...(others === 0 ? [] : [of.text("sentences.tied", { others })]),
  ].filter((text) => text !== undefined);
  return told.length === 0 ? undefined : sentences(told);
}

/** The names of the values that are off: `Position (Moon)`. */
function namesOf(one: Candidate, { values }: DifferencesFacts, lang: DifferencesReader["speaks"]): readonly string[] {
  return values.flatMap((shown, index0) => {
    if (one.fits[index0]?.level !== "off") return [];
    const { of } = shown;
    const point = of === undefined || isCusp(of) ? of : isBody(of) ? bodies[of][lang] : points[of][lang];
    return [point === undefined ? whatNames[shown.what][lang] : `${whatNames[shown.what][lang]} (${point})`];
  });
}

function summaryOf(facts: DifferencesFacts, texts: DifferencesReader): string | undefined {
  const { outcome, explanations, asSent } = facts;
  const of = texts.at("sentences");
  const values = facts.values.length;
  const [first] = explanations;
  if (first !== undefined) {
    const sentence = sentenceOf(first, facts, texts);
    if (sentence === undefined) return undefined;
    return of.text(outcome === "possible" ? "sentences.summary.possible" : "sentences.summary.explained", { sentence });
  }
  if (outcome === "as-sent") return of.text("sentences.summary.as-sent", { values });
  const [exact, close] = [countOf("exact", asSent), countOf("close", asSent)];
  const near = close === 0 ? undefined : of.text("sentences.summary.near", { close, ...CLOSE_ARCMIN });
  const told =
    outcome === "close"
      ? [near, of.text("sentences.summary.close", { close, exact })]
      : 2 * fitting(asSent) <= values
        ? [of.text("sentences.summary.unexplained", { values, exact }), near]
        : [
            of.text("sentences.summary.partly-as-sent", { values, exact }),
            near,
            of.text("sentences.summary.rest", { off: listOf(namesOf(asSent, facts, of.speaks), of.speaks) }),
          ];
  const found = told.filter((text) => text !== undefined);
  return found.length === 0 ? undefined : sentences(found);
}

function notTried({ input, relevant }: DifferencesFacts, texts: DifferencesReader): string[] {
  const of = texts.at("untried");
  const idle = CONVENTION_NAMES.filter((name) => !relevant.has(name));
  return [
    of.text("untried.three"),
    of.text("untried.rare"),
    ...(input.otherPlaces === undefined ? [of.text("untried.places")] : []),
    ...(input.partner === undefined ? [] : [of.text("untried.partner")]),
    of.text("untried.other"),
    ...(idle.length === 0 ? [] : [of.text("untried.idle", { settings: idle.join(", ") })]),
  ].filter((text) => text !== undefined);
}

import { sibling, siblings } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { grahas } from "@almagest/i18n/vedic";
import type { DraftOf, Lang, Words } from "@almagest/operation";
import { presentMomentConventions, SUNRISE_RULE } from "@almagest/sky";
import { SEVEN_GRAHAS } from "@almagest/vedic/facts";
import { presentMeta } from "../schema";
import { presentSource } from "../sources/present";
import type { DoshaId } from "../tables/doshas";
import { PLANETS } from "../tables/planets";
import { type AyurvedaReader, ayurvedaReader } from "../texts/reader";
import { dhatuTerms } from "../vocabulary/dhatus";
import { doshaTerms, samaTerm } from "../vocabulary/doshas";
import { BLENDING, type Blend, type ConstitutionType, WEIGHTING } from "./blend";
import type { Constitution, Factor, RankedGraha } from "./compute";
import type { constitutionOutput } from "./schema";
import { factorReading, summaryOf } from "./told";

type Answer = DraftOf<typeof constitutionOutput>;

export function presentConstitution(facts: Constitution, words: Words): Answer {
  const texts = ayurvedaReader(words);
  const { lang } = texts;
  const { chart } = facts.shadbala;
  const { ayanamsa, ayanamsaDeg } = chart.frame;
  return {
    frame: { ayanamsa, ayanamsaDegrees: ayanamsaDeg },
    lagnaSign: facts.lagnaSign,
    lagnaSignLocalized: sibling(signs[facts.lagnaSign], lang),
    moonSign: facts.moonSign,
    moonSignLocalized: sibling(signs[facts.moonSign], lang),
    factors: facts.factors.map((factor) => presentFactor(factor, texts)),
    composite: presentBlend(facts.blend, lang),
    strengthRanking: facts.ranking.map((one, index0) => presentRank(one, index0 + 1, lang)),
    planetDoshas: SEVEN_GRAHAS.map((id) => presentPlanet(id, texts)),
    summary: summaryOf(facts, texts),
    conventions: {
      signDoshaScheme: facts.scheme,
      ayanamsa,
      sunrise: SUNRISE_RULE,
      ...presentMomentConventions(chart.birth.moment, chart.birth.engine),
    },
    meta: presentMeta(lang),
  };
}

function presentFactor(factor: Factor, texts: AyurvedaReader): Answer["factors"][number] {
  const { id, sign, grahas: strong, doshas, weight, source } = factor;
  const terms = sign === undefined ? strong.map((graha) => grahas[graha]) : [signs[sign]];
  return {
    id,
    input: sign ?? terms.map(({ en }) => en).join(" "),
    inputLocalized: siblings(terms, texts.lang)?.join(" "),
    ...presentDoshas(doshas, texts.lang),
    weight,
    reading: factorReading(factor, texts),
    source: presentSource(source, texts),
  };
}

/** Doshas with their names in the language asked for. */
function presentDoshas(
  doshas: readonly DoshaId[],
  lang: Lang,
): { doshas: DoshaId[]; doshasLocalized: string[] | undefined } {
  const terms = doshas.map((id) => doshaTerms[id]);
  return { doshas: [...doshas], doshasLocalized: siblings(terms, lang) };
}

function presentBlend({ shares, dominant, secondary, type }: Blend, lang: Lang): Answer["composite"] {
  return {
    ...shares,
    dominant,
    dominantLocalized: sibling(doshaTerms[dominant], lang),
    secondary,
    secondaryLocalized: sibling(doshaTerms[secondary], lang),
    type,
    typeLocalized: typeName(type, dominant, secondary, lang),
    convention: BLENDING,
    weighting: { ...WEIGHTING },
  };
}

function typeName(type: ConstitutionType, dominant: DoshaId, secondary: DoshaId, lang: Lang): string | undefined {
  if (type === "sama") return sibling(samaTerm, lang);
  const held = type === dominant ? [dominant] : [dominant, secondary];
  return siblings(
    held.map((id) => doshaTerms[id]),
    lang,
  )?.join("-");
}

function presentRank(
  { id, total, isStrong }: RankedGraha,
  rank: number,
  lang: Lang,
): Answer["strengthRanking"][number] {
  return {
    graha: grahas[id].en,
    grahaLocalized: sibling(grahas[id], lang),
    totalVirupas: Math.round(100 * total) / 100,
    rank,
    strong: isStrong,
  };
}

function presentPlanet(id: RankedGraha["id"], texts: AyurvedaReader): Answer["planetDoshas"][number] {
  const { sanskritName, doshas, doshaVerse, dhatu, dhatuSanskrit } = PLANETS[id];
  const sinew = id === "saturn" ? ({ note: "snayu" } as const) : {};
  return {
    graha: grahas[id].en,
    grahaLocalized: sibling(grahas[id], texts.lang),
    sanskritName,
    ...presentDoshas(doshas, texts.lang),
    dhatu: dhatuTerms[dhatu].en,
    dhatuLocalized: sibling(dhatuTerms[dhatu], texts.lang),
    dhatuSanskrit,
    doshaSource: presentSource({ work: "jataka", chapter: "2", verse: doshaVerse }, texts),
    dhatuSource: presentSource({ work: "jataka", chapter: "2", verse: "11", ...sinew }, texts),
  };
}

import { sibling, siblings } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { grahas } from "@almagest/i18n/vedic";
import type { DraftOf, Lang, Words } from "@almagest/operation";
import { presentChartMoment, SUNRISE_RULE } from "@almagest/sky";
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
import { factorReading, summaryOf } from "./reading";
import type { constitutionOutput } from "./schema";

type Answer = DraftOf<typeof constitutionOutput>;

export function presentConstitution(facts: Constitution, words: Words): Answer {
  const texts = ayurvedaReader(words);
  const { lang } = texts;
  const { chart } = facts.shadbala;
  const { ayanamsa, ayanamsaDeg, ayanamsaEpoch } = chart.frame;
  return {
    frame: { ayanamsa, ayanamsaDegrees: ayanamsaDeg, ayanamsaEpoch },
    lagnaSign: facts.lagnaSign,
    moonSign: facts.moonSign,
    factors: facts.factors.map((factor) => presentFactor(factor, texts)),
    composite: presentBlend(facts.blend, lang),
    strengthRanking: facts.ranking.map((one, index0) => presentRank(one, index0 + 1)),
    planetDoshas: SEVEN_GRAHAS.map((id) => presentPlanet(id, texts)),
    summary: summaryOf(facts, texts),
    conventions: {
      signDoshaScheme: facts.scheme,
      ayanamsa,
      sunrise: SUNRISE_RULE,
      ...presentChartMoment(chart.birth.moment, chart.birth.engine),
    },
    meta: presentMeta(lang),
  };
}

export function presentFactor(factor: Factor, texts: AyurvedaReader): Answer["factors"][number] {
  const { id, sign, grahas: strong, doshas, weight, source } = factor;
  const terms = sign === undefined ? strong.map((graha) => grahas[graha]) : [signs[sign]];
  return {
    id,
    input: sign ?? terms.map(({ en }) => en).join(" "),
    inputLocalized: siblings(terms, texts.lang)?.join(" "),
    doshas: [...doshas],
    weight,
    reading: factorReading(factor, texts),
    source: presentSource(source, texts),
  };
}

function presentBlend({ shares, dominant, secondary, type }: Blend, lang: Lang): Answer["composite"] {
  return {
    ...shares,
    dominant,
    secondary,
    type,
    typeLocalized: typeName(type, dominant, secondary, lang),
    convention: BLENDING,
    weighting: { ...WEIGHTING },
  };
}

/** The name of a type in the language of the call. */
export function typeName(
  type: ConstitutionType,
  dominant: DoshaId,
  secondary: DoshaId,
  lang: Lang,
): string | undefined {
  if (type === "sama") return sibling(samaTerm, lang);
  const held = type === dominant ? [dominant] : [dominant, secondary];
  return siblings(
    held.map((id) => doshaTerms[id]),
    lang,
  )?.join("-");
}

function presentRank({ id, total, isStrong }: RankedGraha, rank: number): Answer["strengthRanking"][number] {
  return {
    graha: grahas[id].en,
    totalVirupas: Math.round(100 * total) / 100,
    rank,
    strong: isStrong,
  };
}

/** The doshas and the tissue of a graha, the same for every birth. */
export function presentPlanet(id: RankedGraha["id"], texts: AyurvedaReader): Answer["planetDoshas"][number] {
  const { sanskritName, doshas, doshaVerse, dhatu, dhatuSanskrit } = PLANETS[id];
  const sinew = id === "saturn" ? ({ note: "snayu" } as const) : {};
  return {
    graha: grahas[id].en,
    sanskritName,
    doshas: [...doshas],
    dhatu: dhatuTerms[dhatu].en,
    dhatuSanskrit,
    doshaSource: presentSource({ work: "jataka", chapter: "2", verse: doshaVerse }, texts),
    dhatuSource: presentSource({ work: "jataka", chapter: "2", verse: "11", ...sinew }, texts),
  };
}

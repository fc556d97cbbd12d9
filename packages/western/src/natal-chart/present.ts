import { bodies as bodyTerms, elements } from "@almagest/i18n/astrology";
import type { Words } from "@almagest/operation";
import { presentBirth, presentBody, presentConventions, presentCusps, signOf, zodiacPlace } from "@almagest/sky";
import { readingOf } from "@almagest/telling";
import { presentOrbs, presentSeriesAspect } from "../aspects/orbs-schema";
import { type ChartAspect, dominantNature, isNode, leaningOf } from "../chart/aspects";
import { tiedIn } from "../chart/balance";
import { presentAspect } from "../chart/present";
import { presentPatterns } from "../patterns/present";
import { ELEMENTS, MODALITIES } from "../tables/zodiac";
import { type WesternReader, westernReader } from "../texts/reader";
import { modalities } from "../vocabulary/modalities";
import type { NatalBody, NatalChartFacts } from "./compute";
import { hasSchools, presentExtras, presentRulers, presentSchools } from "./extras/extras";
import { aspectReading, bodyReading } from "./reading";
import type { NatalChartAnswer } from "./schema";
import { synthesisPieces } from "./synthesis";

type Planet = NatalChartAnswer["planets"][number];
type Aspect = NatalChartAnswer["aspects"][number];

export function presentNatalChart(chart: NatalChartFacts, words: Words): NatalChartAnswer {
  const texts = westernReader(words);
  const { natures } = chart;
  const dominant = dominantNature(natures);
  return {
    birthDetails: { ...presentBirth(chart), nodeType: chart.input.nodeType },
    summary: presentSummary(chart, texts),
    planets: hasSchools(chart.input)
      ? chart.bodies.map((body) =>
          Object.assign(presentPlanet(body, texts), presentRulers(body.longitudeDeg, chart.sect, chart.input)),
        )
      : chart.bodies.map((body) => presentPlanet(body, texts)),
    houses: presentCusps(chart.houses.cuspsDeg),
    houseSystem: chart.houses.system,
    aspects: presentAspects(chart.aspects, texts),
    ...(chart.seriesAspects && { seriesAspects: chart.seriesAspects.map(presentSeriesAspect) }),
    ...presentExtras(chart),
    aspectsInterpretation: {
      summary: texts.text(`chart.aspectBalance.${leaningOf(natures)}`, natures),
      dominant,
      ...natures,
    },
    patterns: presentPatterns(chart.patterns, texts),
    ascendant: zodiacPlace(chart.houses.ascendantDeg),
    midheaven: zodiacPlace(chart.houses.midheavenDeg),
    partOfFortune: {
      ...zodiacPlace(chart.partOfFortune.longitudeDeg),
      house: chart.partOfFortune.house,
      sect: chart.sect,
    },
    vertex: { ...zodiacPlace(chart.vertex.longitudeDeg), house: chart.vertex.house },
    conventions: {
      ...presentConventions(chart.moment, chart.engine),
      requestedHouseSystem: chart.input.houseSystem,
      ...presentOrbs(chart.input),
      ...presentSchools(chart.input),
    },
  };
}

// Optional members are added where they have a value: each one that is undefined has its object copied without it.

function presentPlanet(body: NatalBody, texts: WesternReader): Planet {
  const planet: Planet = Object.assign(presentBody(body), { house: body.house });
  if (body.dignity !== undefined) planet.dignity = body.dignity;
  const interpretation = bodyReading(
    {
      body: body.id,
      sign: signOf(body.longitudeDeg),
      house: body.house,
      dignity: body.dignity,
      isRetrograde: body.speedDegPerDay < 0 && !isNode(body.id),
    },
    texts,
  );
  if (interpretation !== undefined) planet.interpretation = interpretation;
  return planet;
}

function presentAspects(aspects: readonly ChartAspect[], texts: WesternReader): Aspect[] {
  if (texts.isEmpty) return aspects.map(presentAspect);
  return aspects.map((found) => {
    const aspect: Aspect = presentAspect(found);
    const reading = aspectReading(found, texts);
    if (reading !== undefined) aspect.aspectInterpretation = reading;
    return aspect;
  });
}

function presentSummary(chart: NatalChartFacts, texts: WesternReader): NatalChartAnswer["summary"] {
  const { balance, retrograde } = chart;
  const element = elements[balance.dominantElement];
  const modality = modalities[balance.dominantModality];
  const retrogradeTerms = retrograde.map((id) => bodyTerms[id]);
  const tiedElements = tiedIn(ELEMENTS, balance.elements).map((id) => elements[id]);
  const tiedModalities = tiedIn(MODALITIES, balance.modalities).map((id) => modalities[id]);
  return {
    interpretation: readingOf(synthesisPieces(chart, texts)),
    dominantElement: element.en,
    ...(tiedElements.length > 1 && {
      tiedElements: tiedElements.map((term) => term.en),
    }),
    dominantModality: modality.en,
    ...(tiedModalities.length > 1 && {
      tiedModalities: tiedModalities.map((term) => term.en),
    }),
    retrogradePlanets: retrogradeTerms.map((term) => term.en),
    elementDistribution: {
      [elements.fire.en]: balance.elements.fire,
      [elements.earth.en]: balance.elements.earth,
      [elements.air.en]: balance.elements.air,
      [elements.water.en]: balance.elements.water,
    },
    modalityDistribution: {
      [modalities.cardinal.en]: balance.modalities.cardinal,
      [modalities.fixed.en]: balance.modalities.fixed,
      [modalities.mutable.en]: balance.modalities.mutable,
    },
  };
}

import { bodies as bodyTerms, elements } from "@almagest/i18n/astrology";
import type { Words } from "@almagest/operation";
import { presentBirth, presentBody, presentConventions, presentCusps, signOf, zodiacPlace } from "@almagest/sky";
import { readingOf } from "@almagest/telling";
import { axisOnce, countNatures, dominantNature } from "../chart/aspects";
import { tiedIn } from "../chart/balance";
import { ASPECT_ORBS, presentAspect } from "../chart/present";
import { presentPatterns } from "../patterns/present";
import { ELEMENTS, MODALITIES } from "../tables/zodiac";
import { type WesternReader, westernReader } from "../texts/reader";
import { modalities } from "../vocabulary/modalities";
import { isNode, type NatalBody, type NatalChartFacts } from "./compute";
import { toldByBody } from "./minor-aspects";
import { aspectReading, bodyReading } from "./reading";
import type { NatalChartAnswer } from "./schema";
import { synthesisPieces } from "./synthesis";

export function presentNatalChart(chart: NatalChartFacts, words: Words): NatalChartAnswer {
  const texts = westernReader(words);
  const counts = countNatures(axisOnce(chart.aspects));
  const dominant = dominantNature(counts);
  const toldBy = toldByBody(chart.aspects);
  return {
    birthDetails: { ...presentBirth(chart), nodeType: chart.input.nodeType },
    summary: presentSummary(chart, texts),
    planets: chart.bodies.map((body) => presentPlanet(body, texts)),
    houses: presentCusps(chart.houses.cuspsDeg),
    houseSystem: chart.houses.system,
    aspects: chart.aspects.map((aspect) =>
      Object.assign(presentAspect(aspect), {
        aspectInterpretation: aspectReading(aspect, texts, toldBy.get(aspect)),
      }),
    ),
    aspectsInterpretation: { summary: texts.text(`chart.aspectBalance.${dominant}`, counts), dominant, ...counts },
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
      orbs: ASPECT_ORBS,
    },
  };
}

function presentPlanet(body: NatalBody, texts: WesternReader): NatalChartAnswer["planets"][number] {
  return Object.assign(presentBody(body), {
    house: body.house,
    dignity: body.dignity,
    interpretation: bodyReading(
      {
        body: body.id,
        sign: signOf(body.longitudeDeg),
        house: body.house,
        dignity: body.dignity,
        isRetrograde: body.speedDegPerDay < 0 && !isNode(body.id),
      },
      texts,
    ),
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

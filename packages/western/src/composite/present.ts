import type { Words } from "@almagest/operation";
import { presentBody, presentCusps, zodiacPlace } from "@almagest/sky";
import { presentOrbs } from "../aspects/orbs-schema";
import type { ChartAspect } from "../chart/aspects";
import { presentAspect } from "../chart/present";
import { presentPeopleConventions, presentPerson } from "../people/present";
import { linesOf } from "../people/reading";
import { westernReader } from "../texts/reader";
import type { CompositeChartFacts } from "./compute";
import { compositeLine, compositeReading, compositeSummary } from "./reading";
import type { CompositeAnswer } from "./schema";

export function presentCompositeChart(chart: CompositeChartFacts, words: Words): CompositeAnswer {
  const texts = westernReader(words);
  const { houses, highlights } = chart;
  const line = (found: ChartAspect): string | undefined => compositeLine(found, texts);
  return {
    person1: presentPerson(chart.person1),
    person2: presentPerson(chart.person2),
    compositePlanets: chart.bodies.map((body) =>
      Object.assign(presentBody(body), {
        house: body.house,
        compositeInterpretation: compositeReading(body, texts),
      }),
    ),
    compositeHouses: presentCusps(houses.cuspsDeg),
    houseSystem: chart.houseSystem,
    compositeAscendant: zodiacPlace(houses.ascendantDeg),
    compositeMidheaven: zodiacPlace(houses.midheavenDeg),
    aspects: chart.aspects.map((found) => presentAspect(found)),
    interpretation: {
      summary: compositeSummary(chart, texts),
      strengths: linesOf(highlights.strengths.map(line), texts),
      challenges: linesOf(highlights.challenges.map(line), texts),
    },
    conventions: {
      ...presentPeopleConventions(chart, chart.engine),
      requestedHouseSystem: chart.input.houseSystem,
      ...presentOrbs(chart.input),
      midpoint: "shorter-arc",
      latitudeAndSpeed: "mean",
      southNode: "opposite-north-node",
      cuspOrder: "from-midheaven",
      repairedCusps: [...houses.repairedCusps],
    },
  };
}

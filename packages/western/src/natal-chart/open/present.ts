import { bodies as bodyTerms, elements, signs } from "@almagest/i18n/astrology";
import type { Term, Words } from "@almagest/operation";
import { isPlanet, type SignId, zodiacPlace } from "@almagest/sky";
import { readingOf } from "@almagest/telling";
import type { OpenAspect } from "../../birth-time/open-aspects";
import { clockOf, presentOpenConventions, presentOpenTime, presentUntimedBirth } from "../../birth-time/open-birth";
import { presentOpenAspect } from "../../birth-time/present-aspect";
import { possibleSignsOf } from "../../birth-time/present-point";
import { dominantNature } from "../../chart/aspects";
import { ASPECT_ORBS } from "../../chart/present";
import { presentPatterns } from "../../patterns/present";
import { type WesternReader, westernReader } from "../../texts/reader";
import { modalities } from "../../vocabulary/modalities";
import { aspectReading, bodyReading } from "../reading";
import type { OpenShare } from "./balance";
import type { OpenBody } from "./bodies";
import { asAspect, type OpenAngle, type OpenNatalFacts } from "./compute";
import type { UncertainNatalAnswer } from "./schema";
import { signReading } from "./sign-reading";
import { openSynthesis } from "./synthesis";

type Planet = UncertainNatalAnswer["planets"][number];
type PassingAspect = UncertainNatalAnswer["passingAspects"][number];

export function presentOpenNatalChart(chart: OpenNatalFacts, words: Words): UncertainNatalAnswer {
  const texts = westernReader(words);
  const { natures, input } = chart;
  const dominant = dominantNature(natures);
  const clock = clockOf(chart);
  return {
    birthTime: presentOpenTime(chart, chart.changes),
    birthDetails: { ...presentUntimedBirth(chart), nodeType: input.nodeType },
    summary: presentSummary(chart, texts),
    planets: chart.bodies.map((body) => presentPlanet(body, texts, clock)),
    ascendant: chart.ascendant && presentAngle(chart.ascendant),
    midheaven: chart.midheaven && presentAngle(chart.midheaven),
    aspects: presentAspects(chart.aspects, texts, clock),
    passingAspects: presentAspects(chart.passingAspects, texts, clock),
    aspectsInterpretation: { summary: texts.text(`chart.aspectBalance.${dominant}`, natures), dominant, ...natures },
    patterns: presentPatterns(chart.patterns, texts),
    conventions: {
      ...presentOpenConventions(chart),
      requestedHouseSystem: input.houseSystem,
      orbs: ASPECT_ORBS,
    },
  };
}

function presentAngle({ sign, fromDeg, toDeg }: OpenAngle): UncertainNatalAnswer["ascendant"] {
  return { sign: signs[sign].en, from: zodiacPlace(fromDeg), to: zodiacPlace(toDeg) };
}

type Clock = (epochMs: number) => string;

function presentPlanet(body: OpenBody, texts: WesternReader, clock: Clock): Planet {
  const { id, sign, house, dignity, isRetrograde } = body;
  return {
    name: bodyTerms[id].en,
    sign: sign && signs[sign].en,
    from: zodiacPlace(body.from.longitudeDeg),
    to: zodiacPlace(body.to.longitudeDeg),
    isRetrograde,
    house,
    dignity,
    interpretation: sign && readingIn(body, sign, texts),
    possibleSigns: possibleSignsOf(body, clock, (possible) => signReading({ body: id, sign: possible }, texts)),
  };
}

function readingIn({ id, house, dignity, isRetrograde }: OpenBody, sign: SignId, texts: WesternReader) {
  const placement = { body: id, sign, dignity, isRetrograde: isRetrograde === true && isPlanetOrPoint(id) };
  return house === undefined ? signReading(placement, texts) : bodyReading({ ...placement, house }, texts);
}

/** The nodes run backward by rule. */
function isPlanetOrPoint(id: OpenBody["id"]): boolean {
  return isPlanet(id) || id === "chiron" || id === "lilith";
}

function presentAspects(aspects: readonly OpenAspect[], texts: WesternReader, clock: Clock): PassingAspect[] {
  return aspects.map((open) => ({
    ...presentOpenAspect(open, clock),
    aspectInterpretation: aspectReading(asAspect(open), texts),
  }));
}

function presentSummary(chart: OpenNatalFacts, texts: WesternReader): UncertainNatalAnswer["summary"] {
  const { balance, bodies } = chart;
  const [element] = balance.elements.leading ?? [];
  const [modality] = balance.modalities.leading ?? [];
  const retrograde = bodies.filter(({ id, isRetrograde }) => isRetrograde === true && isPlanetOrPoint(id));
  return {
    interpretation: readingOf(openSynthesis(chart, texts)),
    dominantElement: element && elements[element].en,
    dominantElementMargin: balance.elements.margin,
    dominantModality: modality && modalities[modality].en,
    dominantModalityMargin: balance.modalities.margin,
    retrogradePlanets: retrograde.map(({ id }) => bodyTerms[id].en),
    elementDistribution: reachOf(balance.elements, elements),
    modalityDistribution: reachOf(balance.modalities, modalities),
  };
}

type Distribution = UncertainNatalAnswer["summary"]["elementDistribution"];

function reachOf<Id extends string>({ reach }: OpenShare<Id>, terms: Readonly<Record<Id, Term>>): Distribution {
  return Object.fromEntries([...reach].map(([id, { least, most }]) => [terms[id].en, { least, most }]));
}

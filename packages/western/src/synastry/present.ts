import { numberIn } from "@almagest/i18n";
import { aspects as aspectTerms, signs } from "@almagest/i18n/astrology";
import type { Words } from "@almagest/operation";
import { bodyOf, presentBody, presentCusps, signOf, zodiacPlace } from "@almagest/sky";
import { presentOrbs } from "../aspects/orbs-schema";
import { ASPECT_IDS, ASPECTS } from "../aspects/table";
import { type ChartAspect, countNatures, countTypes } from "../chart/aspects";
import { presentAspect } from "../chart/present";
import { contactTexts, contactValues, ownersOf, type Saying } from "../people/contacts";
import type { DisplayNames } from "../people/names";
import { presentPeopleConventions, presentScoring } from "../people/present";
import { highlightText, linesOf, overallText } from "../people/reading";
import { BALANCE_FORMULA } from "../people/score";
import { copyOf, type WesternReader, westernReader } from "../texts/reader";
import type { SynastryFacts, SynastryPerson } from "./compute";
import type { SynastryAnswer } from "./schema";

export function presentSynastry(synastry: SynastryFacts, words: Words): SynastryAnswer {
  const texts = westernReader(words);
  const { aspects } = synastry;
  const contacts = contactTexts(aspects, namesOf(synastry), texts);
  return {
    person1: presentPerson(synastry.person1),
    person2: presentPerson(synastry.person2),
    houseSystem: synastry.houseSystem,
    compatibilityScore: synastry.score,
    interAspects: aspects.map((found, index0) =>
      presentInterAspect(found, contacts[index0], { names: namesOf(synastry), texts }),
    ),
    glossary: presentGlossary(aspects, texts),
    summary: { total: aspects.length, ...countNatures(aspects), byType: countTypes(aspects) },
    analysis: presentAnalysis(synastry, texts),
    conventions: {
      ...presentPeopleConventions(synastry, synastry.engine),
      requestedHouseSystem: synastry.input.houseSystem,
      ...presentOrbs(synastry.input),
      scoring: { ...presentScoring(BALANCE_FORMULA), measures: texts.text("synastry.measures") },
    },
  };
}

function presentPerson(person: SynastryPerson): SynastryAnswer["person1"] {
  const sunSign = signs[signOf(bodyOf(person.bodies, "sun").longitudeDeg)];
  const moonSign = signs[signOf(bodyOf(person.bodies, "moon").longitudeDeg)];
  return {
    name: person.input.name,
    ascendant: zodiacPlace(person.houses.ascendantDeg),
    midheaven: zodiacPlace(person.houses.midheavenDeg),
    houses: presentCusps(person.houses.cuspsDeg),
    sunSign: sunSign.en,
    moonSign: moonSign.en,
    planets: person.bodies.map((body) =>
      Object.assign(presentBody(body), { house: body.house, houseInOtherChart: body.houseInOtherChart }),
    ),
  };
}

type InterAspectAnswer = SynastryAnswer["interAspects"][number];

function presentInterAspect(found: ChartAspect, context: string | undefined, saying: Saying): InterAspectAnswer {
  const { isApplying: _motion, ...aspect } = presentAspect(found);
  return { ...aspect, meaning: meaningOf(found, context, saying) };
}

/** The two bodies with their owners, and their own text; the kind of aspect is explained in the glossary. */
export function meaningOf(
  found: ChartAspect,
  relationshipContext: string | undefined,
  saying: Saying,
  lineKey: "synastry.listed.long" | "synastry.open.listed" = "synastry.listed.long",
): InterAspectAnswer["meaning"] {
  const { names, texts } = saying;
  const values = {
    ...contactValues("contact", found, saying),
    ...ownersOf(found, names, texts),
    orb: numberIn(found.orbDeg, texts.speaks, 1),
  };
  const short = texts.text("synastry.listed.short", values);
  const long = texts.text(lineKey, values);
  const keywords = copyOf(texts.list(`synastry.aspects.${found.aspect}.keywords`));
  if (!short || !long || !keywords || !relationshipContext) return undefined;
  const { nature } = ASPECTS[found.aspect];
  return {
    name: aspectTerms[found.aspect].en,
    description: { short, long },
    keywords,
    nature,
    relationshipContext,
  };
}

/** The kinds of aspect that occur, in the table's order; undefined without texts. */
function presentGlossary(aspects: readonly ChartAspect[], texts: WesternReader): SynastryAnswer["glossary"] {
  if (texts.isEmpty) return undefined;
  return ASPECT_IDS.filter((id) => aspects.some(({ aspect }) => aspect === id)).map((id) => ({
    type: ASPECTS[id].code,
    short: texts.text(`synastry.aspects.${id}.short`) ?? "",
    long: texts.text(`synastry.aspects.${id}.long`) ?? "",
  }));
}

function presentAnalysis(synastry: SynastryFacts, texts: WesternReader): SynastryAnswer["analysis"] {
  const { score, aspects, highlights } = synastry;
  const names = namesOf(synastry);
  const line = (found: ChartAspect): string | undefined => highlightText(found, names, texts);
  return {
    overall: overallText(aspects, { score, names }, texts),
    strengths: linesOf(highlights.strengths.map(line), texts),
    challenges: linesOf(highlights.challenges.map(line), texts),
  };
}

function namesOf({ input }: SynastryFacts): DisplayNames {
  return { person1: input.person1.name, person2: input.person2.name };
}

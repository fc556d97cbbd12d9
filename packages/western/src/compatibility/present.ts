import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import type { Words } from "@almagest/operation";
import { bodyOf, type SignId, signOf, zodiacPlace } from "@almagest/sky";
import { ASPECTS } from "../aspects/table";
import type { ChartAspect } from "../chart/aspects";
import { ASPECT_ORBS, presentAspect } from "../chart/present";
import { contactTexts } from "../people/contacts";
import { presentPeopleConventions, presentScoring } from "../people/present";
import { highlightText, linesOf } from "../people/reading";
import { type WesternReader, westernReader } from "../texts/reader";
import { archetypes } from "../vocabulary/archetypes";
import { ARCHETYPE_RULE } from "./archetype";
import { CATEGORIES, CATEGORY_FORMULA, CATEGORY_IDS } from "./categories";
import type { ComparedPerson, Compatibility } from "./compute";
import {
  archetypeText,
  type ComparedBody,
  elementText,
  interpretationText,
  signPairText,
  summaryText,
} from "./reading";
import type { CompatibilityAnswer } from "./schema";

export function presentCompatibility(facts: Compatibility, words: Words): CompatibilityAnswer {
  const texts = westernReader(words);
  const { counts, highlights, archetype } = facts;
  const line = (found: ChartAspect): string | undefined => highlightText(found, {}, texts);
  const contacts = contactTexts(facts.keyAspects, {}, texts);
  return {
    overallScore: facts.overall,
    categories: { ...facts.scores },
    persons: { person1: placesOf(facts.person1), person2: placesOf(facts.person2) },
    signCompatibility: {
      sun: signPair("sun", facts, texts),
      moon: signPair("moon", facts, texts),
      venus: signPair("venus", facts, texts),
      mars: signPair("mars", facts, texts),
    },
    elementBalance: presentElements(facts, texts),
    archetype: {
      label: archetypes[archetype].en,
      description: archetypeText(facts, texts),
    },
    strengths: linesOf(highlights.strengths.map(line), texts),
    challenges: linesOf(highlights.challenges.map(line), texts),
    summary: summaryText(facts, texts),
    interpretation: interpretationText(facts, texts),
    aspectBreakdown: { total: counts.harmonious + counts.challenging + counts.neutral, ...counts },
    keyAspects: facts.keyAspects.map((found, index0) => presentKeyAspect(found, contacts[index0])),
    conventions: presentConventions(facts, texts),
  };
}

type Places = CompatibilityAnswer["persons"]["person1"];

function placesOf(person: ComparedPerson): Places {
  const placeOf = (id: ComparedBody): Places["sun"] => {
    const { longitudeDeg } = bodyOf(person.bodies, id);
    return { sign: signOf(longitudeDeg), degree: zodiacPlace(longitudeDeg).degree };
  };
  return { sun: placeOf("sun"), moon: placeOf("moon"), venus: placeOf("venus"), mars: placeOf("mars") };
}

function signPair(
  body: ComparedBody,
  { person1, person2 }: Compatibility,
  texts: WesternReader,
): CompatibilityAnswer["signCompatibility"]["sun"] {
  const signIn = (person: ComparedPerson): SignId => signOf(bodyOf(person.bodies, body).longitudeDeg);
  const sign1 = signIn(person1);
  const sign2 = signIn(person2);
  return {
    person1Sign: sign1,
    person2Sign: sign2,
    description: signPairText(body, { sign1, sign2 }, texts),
  };
}

function presentElements(facts: Compatibility, texts: WesternReader): CompatibilityAnswer["elementBalance"] {
  const { sharedElement } = facts;
  return {
    person1: { ...facts.person1.balance.elements },
    person2: { ...facts.person2.balance.elements },
    sharedElement: sharedElement ?? null,
    description: elementText(facts, texts),
  };
}

function presentKeyAspect(
  found: ChartAspect,
  description: string | undefined,
): CompatibilityAnswer["keyAspects"][number] {
  const { angle: _angle, isApplying: _motion, ...aspect } = presentAspect(found);
  return { ...aspect, description };
}

/** The weights of the categories and the pairs that they read. */
export function presentCategories(): Pick<CompatibilityAnswer["conventions"], "categoryWeights" | "categoryPairs"> {
  return {
    categoryWeights: Object.fromEntries(CATEGORY_IDS.map((id) => [id, CATEGORIES[id].weight])),
    categoryPairs: Object.fromEntries(
      CATEGORY_IDS.map((id) => [
        id,
        CATEGORIES[id].pairs.map(([low, high]) => `${bodyTerms[low].en}-${bodyTerms[high].en}`),
      ]),
    ),
  };
}

function presentConventions(facts: Compatibility, texts: WesternReader): CompatibilityAnswer["conventions"] {
  return {
    ...presentPeopleConventions(facts, facts.engine),
    orbs: ASPECT_ORBS,
    scoring: { ...presentScoring(CATEGORY_FORMULA), measures: texts.text("compatibility.measures") },
    ...presentCategories(),
    categoryAspects: Object.fromEntries(
      CATEGORY_IDS.map((id) => [
        id,
        facts.categoryAspects[id].map(({ first, second, aspect, strength }) => ({
          planet1: bodyTerms[first].en,
          planet2: bodyTerms[second].en,
          type: ASPECTS[aspect].code,
          strength: Math.round(strength),
        })),
      ]),
    ),
    elementsOf: "Sun to Pluto",
    archetypeRule: ARCHETYPE_RULE,
  };
}

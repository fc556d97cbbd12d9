import { joined } from "@almagest/i18n";
import { bodies as bodyTerms, signs } from "@almagest/i18n/astrology";
import { at, type Words } from "@almagest/operation";
import { BODY_IDS, houseOf, presentBirthTimes, presentCusps, type SignId, zodiacPlace } from "@almagest/sky";
import { presentOpenPoint } from "../../birth-time/present-point";
import type { ChartAspect } from "../../chart/aspects";
import { ASPECT_ORBS } from "../../chart/present";
import { contactTexts } from "../../people/contacts";
import type { DisplayNames } from "../../people/names";
import { asAspect } from "../../people/open/contacts";
import type { OpenPerson, OpenPersonBody } from "../../people/open/person";
import {
  openPeople,
  presentOpenAspect,
  presentOpenPeopleConventions,
  presentPossibleAspect,
} from "../../people/open/present";
import { countsOf, settledThemes, surestText } from "../../people/open/reading";
import { presentScoring } from "../../people/present";
import { highlightText, linesOf } from "../../people/reading";
import { BALANCE_FORMULA } from "../../people/score";
import { type WesternReader, westernReader } from "../../texts/reader";
import { meaningOf } from "../present";
import type { OpenSynastryFacts } from "./compute";
import { houseThroughout } from "./houses";
import type { UncertainSynastryAnswer } from "./schema";

export function presentOpenSynastry(facts: OpenSynastryFacts, words: Words): UncertainSynastryAnswer {
  const texts = westernReader(words);
  const { contacts, highlights, input } = facts;
  const names = namesOf(facts);
  const held = contacts.map(asAspect);
  const contexts = contactTexts(held, names, texts);
  const line = (found: ChartAspect): string | undefined => highlightText(found, names, texts);
  return {
    birthTime: presentBirthTimes(facts.births),
    person1: presentPerson(facts.person1, facts),
    person2: presentPerson(facts.person2, facts),
    houseSystem: facts.houses?.system,
    compatibilityScore: { ...facts.score },
    interAspects: contacts.map((found, index0) => ({
      ...presentOpenAspect(found),
      meaning: meaningOf(at(held, index0), contexts[index0], { names, texts }, "synastry.open.listed"),
    })),
    possibleAspects: facts.possible.map(presentPossibleAspect),
    summary: countsOf(contacts),
    analysis: {
      overall: overallText(facts, texts),
      strengths: linesOf(highlights.strengths.map(line), texts),
      challenges: linesOf(highlights.challenges.map(line), texts),
    },
    conventions: {
      ...presentOpenPeopleConventions(facts),
      requestedHouseSystem: input.houseSystem,
      orbs: ASPECT_ORBS,
      scoring: { ...presentScoring(BALANCE_FORMULA), measures: texts.text("synastry.measures") },
    },
  };
}

function namesOf({ input }: OpenSynastryFacts): DisplayNames {
  return { person1: input.person1.name, person2: input.person2.name };
}

type PersonAnswer = UncertainSynastryAnswer["person1"];

function presentPerson(person: OpenPerson, { houses: known }: OpenSynastryFacts): PersonAnswer {
  const own = known?.which === person.which ? known.houses : undefined;
  const around = known !== undefined && known.which !== person.which ? known.houses : undefined;
  const planetOf = (body: OpenPersonBody): PersonAnswer["planets"][number] => ({
    name: bodyTerms[body.id].en,
    ...presentOpenPoint(body),
    house: own && houseOf(body.from.longitudeDeg, own.cuspsDeg),
    houseInOtherChart: around && houseThroughout(body, around),
  });
  return {
    name: person.input.name,
    ascendant: own && zodiacPlace(own.ascendantDeg),
    midheaven: own && zodiacPlace(own.midheavenDeg),
    houses: own && presentCusps(own.cuspsDeg),
    sunSign: signName(signOf(person, "sun")),
    moonSign: signName(signOf(person, "moon")),
    planets: person.bodies.map(planetOf),
  };
}

function signOf({ bodies }: OpenPerson, id: "sun" | "moon"): SignId | undefined {
  return at(bodies, BODY_IDS.indexOf(id)).sign;
}

function signName(sign: SignId | undefined): string | undefined {
  return sign && signs[sign].en;
}

/** The contacts that are certain, what a time would add, the bounds of the balance, and the themes that no hour turns. */
function overallText(facts: OpenSynastryFacts, texts: WesternReader): string | undefined {
  if (texts.isEmpty) return undefined;
  const { least, most } = facts.score;
  const count = facts.possible.length;
  const opening = [
    texts.text("synastry.open.opening", countsOf(facts.contacts)),
    texts.text("synastry.open.adds", { people: openPeople(facts, texts) }),
    count === 0 ? undefined : texts.text("synastry.open.waiting", { count }),
    surestText(facts.contacts, { names: namesOf(facts), texts }),
    texts.text(least === most ? "synastry.open.scoreFixed" : "synastry.open.score", { least, most }),
  ];
  const parts = [joined(opening.filter((one) => one !== undefined)), ...settledThemes(facts, namesOf(facts), texts)];
  return parts.filter((part) => part !== undefined).join("\n\n");
}

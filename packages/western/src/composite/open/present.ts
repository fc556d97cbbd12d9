import { normalizeDeg } from "@almagest/ephemeris";
import { joined } from "@almagest/i18n";
import { bodies as bodyTerms, signs } from "@almagest/i18n/astrology";
import { at, type Words } from "@almagest/operation";
import { BODY_IDS, presentBirthTimes, signOf, zodiacPlace } from "@almagest/sky";
import { presentUntimedBirth } from "../../birth-time/open-birth";
import type { ChartAspect } from "../../chart/aspects";
import { ASPECT_ORBS } from "../../chart/present";
import type { OpenPerson } from "../../people/open/person";
import {
  openPeople,
  presentOpenAspect,
  presentOpenPeopleConventions,
  presentPossibleAspect,
} from "../../people/open/present";
import { countsOf } from "../../people/open/reading";
import { linesOf } from "../../people/reading";
import { telling } from "../../people/telling";
import { SIGNS } from "../../tables/zodiac";
import { bareInProse } from "../../texts/names";
import { type WesternReader, westernReader } from "../../texts/reader";
import { compositeLine, signReading } from "../reading";
import type { OpenCompositeFacts, OpenMidpoint } from "./compute";
import type { UncertainCompositeAnswer } from "./schema";

export function presentOpenComposite(facts: OpenCompositeFacts, words: Words): UncertainCompositeAnswer {
  const texts = westernReader(words);
  const { highlights } = facts;
  const line = (found: ChartAspect): string | undefined => compositeLine(found, texts);
  return {
    birthTime: presentBirthTimes(facts.births),
    person1: presentPerson(facts.person1),
    person2: presentPerson(facts.person2),
    compositePlanets: facts.bodies.map((body) => presentPlanet(body, texts)),
    aspects: facts.aspects.map(presentOpenAspect),
    possibleAspects: facts.possible.map(presentPossibleAspect),
    interpretation: {
      summary: summaryText(facts, texts),
      strengths: linesOf(highlights.strengths.map(line), texts),
      challenges: linesOf(highlights.challenges.map(line), texts),
    },
    conventions: {
      ...presentOpenPeopleConventions(facts),
      orbs: ASPECT_ORBS,
      midpoint: "shorter-arc",
      southNode: "opposite-north-node",
    },
  };
}

function presentPerson(person: OpenPerson): UncertainCompositeAnswer["person1"] {
  return { ...presentUntimedBirth(person), nodeType: person.input.nodeType };
}

function presentPlanet(
  { id, reach, sign, isOnEitherSide, isRetrograde }: OpenMidpoint,
  texts: WesternReader,
): UncertainCompositeAnswer["compositePlanets"][number] {
  return {
    name: bodyTerms[id].en,
    sign: sign && signs[sign].en,
    from: zodiacPlace(normalizeDeg(reach.lowestDeg)),
    to: zodiacPlace(normalizeDeg(reach.highestDeg)),
    isOnEitherSide,
    isRetrograde,
    compositeInterpretation: sign && signReading(id, sign, texts),
  };
}

/** The lights as far as their signs are certain, what a time would add, and the aspects of every hour. */
function summaryText(facts: OpenCompositeFacts, texts: WesternReader): string | undefined {
  if (texts.isEmpty) return undefined;
  const { total, harmonious, challenging } = countsOf(facts.aspects);
  const { sun, moon } = lightsOf(facts);
  const opening = [
    sun.sign === undefined
      ? texts.text(`composite.open.opening.${sun.isOnEitherSide ? "opposite" : "unsure"}`)
      : texts.text("composite.open.opening.sure", { sun: bareInProse(signs[sun.sign], texts.speaks) }),
    texts.text("composite.open.adds", { people: openPeople(facts, texts) }),
    moonText(moon, texts),
    texts.text("composite.open.aspects", { count: total, harmonious, challenging }),
  ];
  const parts = [joined(opening.filter((one) => one !== undefined)), lightsText({ sun, moon }, texts)];
  return parts.filter((part) => part !== undefined).join("\n\n");
}

type Lights = Readonly<Record<"sun" | "moon", OpenMidpoint>>;

function lightsOf({ bodies }: OpenCompositeFacts): Lights {
  return { sun: at(bodies, BODY_IDS.indexOf("sun")), moon: at(bodies, BODY_IDS.indexOf("moon")) };
}

function moonText({ sign, reach, isOnEitherSide }: OpenMidpoint, texts: WesternReader): string | undefined {
  if (sign !== undefined)
    return texts.text("composite.open.moon.sure", { moon: bareInProse(signs[sign], texts.speaks) });
  if (isOnEitherSide) return texts.text("composite.open.moon.opposite");
  const signAt = (deg: number): string => bareInProse(signs[signOf(normalizeDeg(deg))], texts.speaks);
  return texts.text("composite.open.moon.unsure", { least: signAt(reach.lowestDeg), most: signAt(reach.highestDeg) });
}

/** Sun and Moon together, where both signs hold. */
function lightsText({ sun, moon }: Lights, texts: WesternReader): string | undefined {
  if (sun.sign === undefined || moon.sign === undefined) return undefined;
  const values = { sun: bareInProse(signs[sun.sign], texts.speaks), moon: bareInProse(signs[moon.sign], texts.speaks) };
  const key = `${SIGNS[sun.sign].element}.${SIGNS[moon.sign].element}` as const;
  return telling.teller(texts, 0).tell("lights", key, { section: "summary", values })?.text;
}

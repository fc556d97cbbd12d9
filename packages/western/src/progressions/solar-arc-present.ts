import { capitalized, small, type Term } from "@almagest/i18n";
import { aspects, bodies as bodyTerms, points as pointTerms } from "@almagest/i18n/astrology";
import type { Words } from "@almagest/operation";
import { presentBirth, zodiacPlace } from "@almagest/sky";
import { readingOf } from "@almagest/telling";
import { chartNames } from "../texts/chart-names";
import { type WesternReader, westernReader } from "../texts/reader";
import { arcPieces, directedHouse, directedText } from "./arc-reading";
import { CONTACT_ORB_DEG, type Contact, type ContactAspect, type DirectedPoint, type PointId } from "./contacts";
import { presentProgressionConventions } from "./present";
import type { SolarArcFacts } from "./solar-arc-compute";
import type { SolarArcAnswer } from "./solar-arc-schema";

export const CONTACT_CODES = {
  conjunction: "CONJUNCTION",
  square: "SQUARE",
  opposition: "OPPOSITION",
} as const satisfies Record<ContactAspect, string>;

export function presentSolarArc(facts: SolarArcFacts, words: Words): SolarArcAnswer {
  const { input, progressed, contacts } = facts;
  const texts = westernReader(words);
  return {
    birthDetails: presentBirth({ input, moment: progressed.birth }),
    targetDate: input.targetDate,
    elapsedYears: Math.round(progressed.elapsedYears * 100) / 100 + 0,
    solarArc: zodiacPlace(facts.arcDeg).longitude,
    directed: facts.points.map((point) => presentDirected(point, facts.points, texts)),
    contacts: contacts.map((contact, index0) => {
      const before = contacts.slice(0, index0).filter(({ natal }) => natal === contact.natal).length;
      return presentContact(contact, contactText(contact, before, texts));
    }),
    summary: readingOf(arcPieces(facts, texts)),
    conventions: {
      ...presentProgressionConventions(facts),
      arc: "true-solar-arc",
      contactOrb: CONTACT_ORB_DEG,
    },
  };
}

function termOf(id: PointId): Term {
  return id === "ascendant" || id === "midheaven" ? pointTerms[id] : bodyTerms[id];
}

function presentDirected(
  point: DirectedPoint,
  points: readonly DirectedPoint[],
  texts: WesternReader,
): SolarArcAnswer["directed"][number] {
  const { sign, degree, longitude } = zodiacPlace(point.directedDeg);
  return {
    name: termOf(point.id).en,
    natalLongitude: zodiacPlace(point.natalDeg).longitude,
    directedLongitude: longitude,
    sign,
    degree,
    house: directedHouse(point, points),
    interpretation: directedText(point, points, texts),
  };
}

function presentContact(contact: Contact, interpretation: string | undefined): SolarArcAnswer["contacts"][number] {
  const directed = termOf(contact.directed);
  const natal = termOf(contact.natal);
  return {
    directed: directed.en,
    natal: natal.en,
    type: CONTACT_CODES[contact.aspect],
    orb: Math.round(contact.orbDeg * 1e6) / 1e6,
    isApplying: contact.applying,
    interpretation,
  };
}

/** The text of a meeting; a natal point met again is told so, and a third time not at all. */
export function contactText(
  contact: Pick<Contact, "directed" | "natal" | "aspect">,
  before: number,
  texts: WesternReader,
): string | undefined {
  const { natal } = contact;
  if (natal === "south-node" || before > 1) return undefined;
  const aspect = small(aspects[contact.aspect][texts.speaks], texts.speaks);
  const values = { directed: chartNames(texts).body(contact.directed), aspect };
  const text = texts.text(`progressions.${before === 0 ? "reached" : "reachedAgain"}.${natal}`, values);
  return text && capitalized(text, texts.speaks);
}

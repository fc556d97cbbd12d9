import { joined, listOf, type Term } from "@almagest/i18n";
import { bodies as bodyTerms, points as pointTerms, signs } from "@almagest/i18n/astrology";
import type { DraftOf, NodeType, Words } from "@almagest/operation";
import { angle, houseKeyOf, presentBirth, presentConventions, zodiacPlace } from "@almagest/sky";
import { clockOf, presentOpenConventions, presentOpenTime, presentUntimedBirth } from "../birth-time/open-birth";
import { bareInProse } from "../texts/names";
import { copyOf, type WesternReader, westernReader } from "../texts/reader";
import { starNames } from "../vocabulary/stars";
import { isAngle, type PlacedStar, type PointId, type StarConjunction, type StarContacts } from "./compute";
import type { OpenContact, OpenStar, OpenStars } from "./open";
import type { contactSchema, fixedStarsOutput, starSchema, UncertainFixedStarsAnswer } from "./schema";
import { STARS, type StarId } from "./table";

function rulesOf(nodeType: NodeType) {
  return {
    nodeType,
    stars: "apparent places of date, proper motion included",
    contact: "conjunction in longitude",
    houses: "whole signs from the Ascendant",
    natures: "Ptolemy, Tetrabiblos I.9; Robson, The Fixed Stars and Constellations in Astrology (1923)",
  };
}

export function presentFixedStars(facts: StarContacts, words: Words): DraftOf<typeof fixedStarsOutput> {
  const texts = westernReader(words);
  return {
    birthDetails: presentBirth(facts.birth),
    orb: facts.orbDeg,
    stars: facts.stars.map((star) =>
      presentStar(
        star,
        facts.conjunctions.filter((contact) => contact.star === star.id),
        texts,
      ),
    ),
    conjunctions: presentContacts(facts.conjunctions, texts),
    summary: summaryOf(facts, texts),
    conventions: {
      ...presentConventions(facts.birth.moment, facts.birth.engine),
      ...rulesOf(facts.nodeType),
    },
  };
}

function presentStar(
  star: PlacedStar,
  contacts: readonly StarConjunction[],
  texts: WesternReader,
): DraftOf<typeof starSchema> {
  const { id } = star;
  return {
    id,
    name: STARS[id].name,
    ...zodiacPlace(star.longitudeDeg),
    latitude: angle(star.latitudeDeg),
    declination: angle(star.declinationDeg),
    ...starTexts(id, texts),
    conjunctions: contacts.map((contact) => ({
      point: pointName(contact.point),
      pointLongitude: zodiacPlace(contact.pointLongitudeDeg).longitude,
      orb: angle(contact.orbDeg),
    })),
  };
}

/** A star by itself, whenever it is looked at. */
function starTexts(id: StarId, texts: WesternReader) {
  const { lang } = texts;
  const { nature, magnitude } = STARS[id];
  const planets = nature.map((planet) => bodyTerms[planet]);
  return {
    magnitude,
    nature: listOf(
      planets.map((term) => term.en),
      "en",
    ),
    natureLocalized:
      lang === "en"
        ? undefined
        : listOf(
            planets.map((term) => term[lang]),
            lang,
          ),
    keywords: copyOf(texts.list(`fixedStars.star.${id}.keywords`)),
    meaning: texts.text(`fixedStars.star.${id}.meaning`),
  };
}

function presentContacts(contacts: readonly StarConjunction[], texts: WesternReader): DraftOf<typeof contactSchema>[] {
  const told = contactTexts(contacts, texts);
  return contacts.map(({ star, point, orbDeg }, index0) => ({
    star: STARS[star].name,
    point: pointName(point),
    orb: angle(orbDeg),
    interpretation: told[index0],
  }));
}

/**
 * Each contact by the star's own text, by what any star does at that point, and by the point's house; the star's the
 * first time it is met, the point's and the house's the first time they meet one, so that no sentence comes twice.
 */
function contactTexts(
  contacts: readonly Pick<StarConjunction, "star" | "point" | "house">[],
  texts: WesternReader,
): readonly (string | undefined)[] {
  const { speaks } = texts;
  return contacts.map(({ star, point: at, house }, index0) => {
    const before = contacts.slice(0, index0);
    const point = bareInProse(termOf(at), speaks);
    return joined([
      before.some((other) => other.star === star)
        ? texts.text("fixedStars.again", { star: starNames[star][speaks], point })
        : texts.text(`fixedStars.star.${star}.conjunction`, { point }),
      ...(before.some((other) => other.point === at) ? [] : [texts.text(`fixedStars.point.${at}`)]),
      ...(house === undefined || before.some((other) => other.house === house)
        ? []
        : [texts.text(`fixedStars.house.${houseKeyOf(house)}`)]),
    ]);
  });
}

function termOf(at: PointId): Term {
  return isAngle(at) ? pointTerms[at] : bodyTerms[at];
}

function pointName(at: PointId): string {
  if (at === "ascendant") return "ASC";
  return at === "midheaven" ? "MC" : bodyTerms[at].en;
}

function summaryOf({ conjunctions, orbDeg }: StarContacts, texts: WesternReader): string | undefined {
  const [closest] = conjunctions;
  return texts.text("fixedStars.summary", {
    count: conjunctions.length,
    orb: orbDeg,
    star: closest === undefined ? "" : starNames[closest.star][texts.speaks],
    point: closest === undefined ? "" : bareInProse(termOf(closest.point), texts.speaks),
  });
}

export function presentOpenFixedStars(facts: OpenStars, words: Words): UncertainFixedStarsAnswer {
  const texts = westernReader(words);
  const clock = clockOf(facts);
  const { contacts, passingContacts } = facts;
  const told = contactTexts([...contacts, ...passingContacts], texts);
  return {
    birthTime: presentOpenTime(facts, facts.changes),
    birthDetails: presentUntimedBirth(facts),
    orb: facts.orbDeg,
    stars: facts.stars.map((star) => ({
      ...presentOpenStar(star, texts),
      conjunctions: contacts
        .filter((contact) => contact.star === star.id)
        .map((contact) => ({
          point: pointName(contact.point),
          pointLongitude: {
            from: zodiacPlace(contact.pointDeg.from).longitude,
            to: zodiacPlace(contact.pointDeg.to).longitude,
          },
          ...orbInTime(contact, clock),
        })),
    })),
    conjunctions: contacts.map((contact, index0) => presentOpenContact(contact, told[index0], clock)),
    passingConjunctions: passingContacts.map((contact, index0) => ({
      ...presentOpenContact(contact, told[contacts.length + index0], clock),
      begins: contact.beginsEpochMs === undefined ? undefined : clock(contact.beginsEpochMs),
      ends: contact.endsEpochMs === undefined ? undefined : clock(contact.endsEpochMs),
    })),
    summary: openSummaryOf(facts, texts),
    conventions: { ...presentOpenConventions(facts), ...rulesOf(facts.input.nodeType) },
  };
}

type Clock = (epochMs: number) => string;

function presentOpenContact(contact: OpenContact, interpretation: string | undefined, clock: Clock) {
  return {
    star: STARS[contact.star].name,
    point: pointName(contact.point),
    ...orbInTime(contact, clock),
    interpretation,
  };
}

function orbInTime({ orbDeg, exactEpochMs }: OpenContact, clock: Clock) {
  return {
    orb: { from: angle(orbDeg.from), to: angle(orbDeg.to) },
    exactAt: exactEpochMs === undefined ? undefined : clock(exactEpochMs),
  };
}

function presentOpenStar({ id, sign, from, to }: OpenStar, texts: WesternReader) {
  return {
    id,
    name: STARS[id].name,
    sign: sign && signs[sign].en,
    from: starPlace(from),
    to: starPlace(to),
    ...starTexts(id, texts),
  };
}

function starPlace({ longitudeDeg, latitudeDeg, declinationDeg }: PlacedStar) {
  return { ...zodiacPlace(longitudeDeg), latitude: angle(latitudeDeg), declination: angle(declinationDeg) };
}

function openSummaryOf({ contacts, passingContacts, orbDeg, span }: OpenStars, texts: WesternReader) {
  const [closest] = contacts;
  return texts.text(`fixedStars.openTime.${span.state === "range" ? "range" : "day"}`, {
    count: contacts.length,
    passing: passingContacts.length,
    orb: orbDeg,
    star: closest === undefined ? "" : starNames[closest.star][texts.speaks],
    point: closest === undefined ? "" : bareInProse(termOf(closest.point), texts.speaks),
  });
}

import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { joined, named, type Term } from "@almagest/i18n";
import { bodies as bodyTerms, points as pointTerms } from "@almagest/i18n/astrology";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  localizedText,
  NODE_TYPES,
  type Operation,
  prose,
  proseList,
  type Words,
} from "@almagest/operation";
import {
  angle,
  birthDetailsSchema,
  houseKeyOf,
  longitudeDeg,
  nodeBirthBody,
  presentBirth,
  presentConventions,
  skyConventionsSchema,
  zodiacPlace,
  zodiacPlaceSchema,
} from "@almagest/sky";
import * as z from "zod";
import { bareInProse } from "../texts/names";
import { copyOf, type WesternReader, westernReader } from "../texts/reader";
import type { FixedStars, FixedStarsRequest } from "../types";
import {
  computeFixedStars,
  DEFAULT_STAR_ORB_DEG,
  type PlacedStar,
  type PointId,
  type StarConjunction,
  type StarContacts,
} from "./compute";
import { STARS } from "./table";

const orb = z.number().min(0).max(3).meta({ description: "Degrees of longitude" });
/** The names of the points by what they are called on the wire. */
const pointNames = [bodyTerms, { ASC: pointTerms.ascendant, MC: pointTerms.midheaven }];
const point = z.string().meta({ description: "One of the fourteen bodies, ASC or MC" });

const starSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    ...zodiacPlaceSchema.shape,
    latitude: z.number().meta({ description: "Ecliptic latitude, degrees, north positive" }),
    declination: z.number().meta({ description: "Degrees, north positive" }),
    magnitude: z.number().meta({ description: "Visual magnitude; less is brighter" }),
    nature: z.string().meta({ description: "The planets whose nature it has" }),
    natureLocalized: localizedText,
    keywords: proseList,
    meaning: prose,
    conjunctions: z.array(z.object({ ...named("point", point, pointNames), pointLongitude: longitudeDeg, orb })),
  })
  .meta({ name: "FixedStar" });

const contactSchema = z
  .object({
    star: z.string(),
    ...named("point", point, pointNames),
    orb,
    interpretation: prose,
  })
  .meta({ name: "FixedStarContact" });

const output = z.object({
  birthDetails: birthDetailsSchema,
  orb,
  stars: z.array(starSchema).meta({ description: "By longitude" }),
  conjunctions: z.array(contactSchema).meta({ description: "Tightest first" }),
  summary: prose,
  conventions: z
    .object({
      ...skyConventionsSchema.shape,
      nodeType: z.enum(NODE_TYPES),
      stars: z.string(),
      contact: z.string(),
      houses: z.string().meta({ description: "Of the points, as contacts tell them" }),
      natures: z.string(),
    })
    .meta({ name: "FixedStarsConventions" }),
});

export const fixedStars: Operation<FixedStarsRequest, FixedStars, SkyContext> = defineOperation({
  id: "generateFixedStars",
  method: "POST",
  path: "/astrology/fixed-stars",
  summary: "Forty-four fixed stars at birth, and the bodies and angles that meet them",
  description:
    "Apparent places of date, proper motion included. A star is met by conjunction in longitude alone, within the orb, by the fourteen bodies, Ascendant (ASC) and midheaven (MC).",
  query: z.object({
    ...langQuery.shape,
    orb: orb
      .nullable()
      .default(DEFAULT_STAR_ORB_DEG)
      .meta({ description: "Greatest difference of longitude in degrees", examples: [1] }),
  }),
  body: nodeBirthBody,
  output,
  needs: [needEphemeris],
  compute: computeFixedStars,
  present: presentFixedStars,
  examples: [
    { date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" },
  ],
});

function presentFixedStars(facts: StarContacts, words: Words): DraftOf<typeof output> {
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
      nodeType: facts.nodeType,
      stars: "apparent places of date, proper motion included",
      contact: "conjunction in longitude",
      houses: "whole signs from the Ascendant",
      natures: "Ptolemy, Tetrabiblos I.9; Robson, The Fixed Stars and Constellations in Astrology (1923)",
    },
  };
}

function presentStar(
  star: PlacedStar,
  contacts: readonly StarConjunction[],
  texts: WesternReader,
): DraftOf<typeof starSchema> {
  const { id } = star;
  const { lang } = texts;
  const { name, nature, magnitude } = STARS[id];
  const planets = nature.map((planet) => bodyTerms[planet]);
  return {
    id,
    name,
    ...zodiacPlace(star.longitudeDeg),
    latitude: angle(star.latitudeDeg),
    declination: angle(star.declinationDeg),
    magnitude,
    nature: planets.map((term) => term.en).join(" and "),
    natureLocalized: lang === "en" ? undefined : new Intl.ListFormat(lang).format(planets.map((term) => term[lang])),
    keywords: copyOf(texts.list(`fixedStars.star.${id}.keywords`)),
    meaning: texts.text(`fixedStars.star.${id}.meaning`),
    conjunctions: contacts.map((contact) => ({
      point: pointName(contact.point),
      pointLongitude: zodiacPlace(contact.pointLongitudeDeg).longitude,
      orb: angle(contact.orbDeg),
    })),
  };
}

/**
 * Each contact by the star's own text, by what any star does at that point, and by the point's house; the star's the
 * first time it is met, the point's and the house's the first time they meet one, so that no sentence comes twice.
 */
function presentContacts(contacts: readonly StarConjunction[], texts: WesternReader): DraftOf<typeof contactSchema>[] {
  return contacts.map((contact, index0) => {
    const before = contacts.slice(0, index0);
    const { star, point: at, house } = contact;
    const point = bareInProse(termOf(at));
    const told = joined([
      before.some((other) => other.star === star)
        ? texts.text("fixedStars.again", { star: STARS[star].name, point: `your ${point}` })
        : texts.text(`fixedStars.star.${star}.conjunction`, { point: `your ${point}`, Point: `Your ${point}` }),
      ...(before.some((other) => other.point === at) ? [] : [texts.text(`fixedStars.point.${at}`)]),
      ...(house === undefined || before.some((other) => other.house === house)
        ? []
        : [texts.text(`fixedStars.house.${houseKeyOf(house)}`)]),
    ]);
    return { star: STARS[star].name, point: pointName(at), orb: angle(contact.orbDeg), interpretation: told };
  });
}

function termOf(at: PointId): Term {
  return at === "ascendant" || at === "midheaven" ? pointTerms[at] : bodyTerms[at];
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
    star: closest === undefined ? "" : STARS[closest.star].name,
    point: closest === undefined ? "" : `your ${bareInProse(termOf(closest.point))}`,
  });
}

import { type Ephemeris, normalizeDeg, separationDeg } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { bodies as bodyTerms, signs } from "@almagest/i18n/astrology";
import { type DraftOf, optionalProse, prose, type Words } from "@almagest/operation";
import {
  angle,
  BODY_IDS,
  type BodyId,
  changesOf,
  evenBorders,
  longitudeDeg,
  type Member,
  signOf,
  zodiacPlace,
} from "@almagest/sky";
import { readingOf } from "@almagest/telling";
import * as z from "zod";
import { presentOpenTime, presentUntimedBirth } from "../../birth-time/open-birth";
import { heldValue, signNamed } from "../../birth-time/open-point";
import { signName, untimedBirth } from "../../birth-time/schema";
import { askedAt, longitudeDegOf } from "../../birth-time/search";
import { aspectsByCode } from "../../chart/schema";
import { type WesternReader, westernReader } from "../../texts/reader";
import { CONTACT_ANGLES_DEG, CONTACT_ASPECTS, CONTACT_ORB_DEG, type ContactAspect } from "../contacts";
import { CONTACT_CODES, contactText } from "../solar-arc-present";
import { type MovedPair, type OpenContact, openContacts } from "./contacts";
import type { OpenArcContact, OpenDirected, OpenSolarArcFacts } from "./facts";
import { presentOpenProgressionConventions, yearsAtFirst } from "./progressions";
import { openArcPieces } from "./reading";
import { bodyName, elapsedYears, openProgressionConventions, progressionBirthTime } from "./schema";
import {
  bordersOf,
  type OpenProgressionInput,
  type ProgressedSpan,
  progressedDeg,
  progressedSpan,
  shifted,
  sumOf,
  trackOf,
} from "./span";

const range = { from: longitudeDeg, to: longitudeDeg };

export const uncertainSolarArcOutput = z.object({
  birthTime: progressionBirthTime,
  birthDetails: untimedBirth,
  targetDate: z.string(),
  elapsedYears,
  solarArc: z.object(range).meta({
    name: "SolarArcInTime",
    description: "Progressed Sun less natal Sun at the earliest and the latest birth",
  }),
  directed: z.array(
    z
      .object({
        ...bodyName,
        natalLongitude: z.object(range).meta({ name: "NatalLongitudeInTime" }),
        directedLongitude: z.object(range).meta({ name: "DirectedLongitudeInTime" }),
        ...named(
          "sign",
          signName
            .exactOptional()
            .meta({ description: "Of the directed place; only where it is the same all through" }),
          signs,
        ),
        interpretation: prose,
      })
      .meta({ name: "DirectedBodyInTime" }),
  ),
  contacts: z
    .array(
      z
        .object({
          ...named("directed", z.string(), bodyTerms),
          ...named("natal", z.string(), bodyTerms),
          ...named("type", z.enum(["CONJUNCTION", "SQUARE", "OPPOSITION"]), aspectsByCode),
          orb: z
            .object({ from: z.number().min(0).max(1), to: z.number().min(0).max(1) })
            .meta({ name: "ContactOrbInTime", description: "Degrees from exact at the earliest and the latest birth" }),
          isApplying: z.boolean().exactOptional().meta({ description: "Only where it is not exact between them" }),
          interpretation: optionalProse,
        })
        .meta({ name: "SolarArcContactInTime" }),
    )
    .meta({
      description:
        "Of every birth, bodies to bodies, closest first; the south node is left out, it repeats the north node",
    }),
  summary: prose,
  conventions: z
    .object({
      ...openProgressionConventions.shape,
      arc: z.literal("true-solar-arc").meta({ description: "The way of the progressed Sun, not a mean rate" }),
      contactOrb: z.number().meta({ description: "Greatest orb of a contact in degrees" }),
    })
    .meta({ name: "UncertainSolarArcConventions" }),
});

const MOON_FIRST: readonly BodyId[] = ["moon", ...BODY_IDS.filter((id) => id !== "moon")];

/** The solar arc of every birth of a span, the bodies moved by it and their contacts among themselves. */
export function computeOpenSolarArc(
  input: OpenProgressionInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenSolarArcFacts {
  const span = progressedSpan(ephemeris, input);
  const { sky, birth } = span;
  const contacts = openContacts(span, pairsOf(span), {
    anglesDeg: CONTACT_ANGLES_DEG,
    orbDeg: CONTACT_ORB_DEG,
    aspects: CONTACT_ASPECTS,
    codeOf: (aspect) => CONTACT_CODES[aspect],
  });
  const directed = changesOf(
    sky,
    MOON_FIRST.map((id) => directedSign(span, id)),
  );
  const changes = { ...directed, changes: [...directed.changes, ...contacts.changes] };
  const ends = [birth.span.fromEpochMs, birth.span.toEpochMs].map((epochMs) => ({ sky: sky.ephemeris, epochMs }));
  const both = (of: (at: At) => number) => {
    const [from = 0, to = 0] = ends.map(of);
    return { from, to };
  };
  return {
    ...span,
    changes,
    arcDeg: both((at) => arcAt(span, at)),
    points: BODY_IDS.map((id) => {
      const sign = heldValue(changes, `directed.${id}.sign`);
      return {
        id,
        natalDeg: both((at) => natalAt(span, id, at)),
        directedDeg: both((at) => directedAt(span, id, at)),
        sign: sign === undefined ? undefined : signNamed(sign),
      };
    }),
    contacts: contacts.held.map((found) => ({ ...found, isApplying: isApplying(span, found, ends[0]) })),
  };
}

interface At {
  readonly sky: Ephemeris;
  readonly epochMs: number;
}

function natalAt({ search }: ProgressedSpan, id: BodyId, { sky, epochMs }: At): number {
  return longitudeDegOf({ sky, jdTt: askedAt(sky, epochMs).jdTt }, id, search);
}

function arcAt(span: ProgressedSpan, at: At): number {
  return normalizeDeg(progressedDeg(span, "sun", at) - natalAt(span, "sun", at));
}

function directedAt(span: ProgressedSpan, id: BodyId, at: At): number {
  return normalizeDeg(natalAt(span, id, at) + arcAt(span, at));
}

function directedSign(span: ProgressedSpan, id: BodyId): Member {
  return {
    member: `directed.${id}.sign`,
    borders: bordersOf(span, (years) => directedTrack(span, id, years), evenBorders(30)),
    valueAt: (sky, epochMs) => signs[signOf(directedAt(span, id, { sky, epochMs }))].en,
  };
}

function directedTrack(span: ProgressedSpan, id: BodyId, years: number) {
  const sun = trackOf(span, "sun");
  return id === "sun" ? shifted(sun, years) : sumOf([trackOf(span, id), shifted(sun, years)], [sun]);
}

/** Each body with each, but for itself and the south node. */
function pairsOf(span: ProgressedSpan): readonly MovedPair[] {
  const counted = BODY_IDS.filter((id) => id !== "south-node");
  return counted.flatMap((moved) =>
    counted
      .filter((natal) => natal !== moved)
      .map(
        (natal): MovedPair => ({
          moved,
          natal,
          path: `contacts.${moved}.${natal}`,
          trackAfter: (years) => pairTrack(span, { moved, natal }, years),
          aheadDegAt: ([sky, epochMs]) =>
            normalizeDeg(directedAt(span, moved, { sky, epochMs }) - natalAt(span, natal, { sky, epochMs })),
        }),
      ),
  );
}

interface Pair {
  readonly moved: BodyId;
  readonly natal: BodyId;
}

/** The one body, moved by the arc, ahead of the other. */
function pairTrack(span: ProgressedSpan, { moved, natal }: Pair, years: number) {
  const sun = trackOf(span, "sun");
  const arc = sumOf([shifted(sun, years)], [sun]);
  return moved === "sun"
    ? sumOf([shifted(sun, years)], [trackOf(span, natal)])
    : sumOf([trackOf(span, moved), arc], [trackOf(span, natal)]);
}

/** Whether the growing arc brings them nearer. */
function isApplying(
  span: ProgressedSpan,
  { moved, natal, aspect, isExactWithin }: OpenContact<ContactAspect>,
  at: At | undefined,
): boolean | undefined {
  if (isExactWithin || at === undefined) return undefined;
  const ahead = directedAt(span, moved, at) - natalAt(span, natal, at);
  const orbAfter = (moreDeg: number): number =>
    Math.abs(separationDeg(normalizeDeg(ahead + moreDeg), 0) - CONTACT_ANGLES_DEG[aspect]);
  // a hundredth of the orb later
  return orbAfter(0.01 * orbAfter(0)) < orbAfter(0);
}

type Answer = DraftOf<typeof uncertainSolarArcOutput>;

export function presentOpenSolarArc(facts: OpenSolarArcFacts, words: Words): Answer {
  const texts = westernReader(words);
  const { birth, contacts } = facts;
  return {
    birthTime: presentOpenTime(birth, facts.changes),
    birthDetails: presentUntimedBirth(birth),
    targetDate: birth.input.targetDate,
    elapsedYears: yearsAtFirst(facts),
    solarArc: longitudes(facts.arcDeg),
    directed: facts.points.map((point) => presentDirected(point, texts)),
    contacts: contacts.map((contact, index0) => {
      const before = contacts.slice(0, index0).filter(({ natal }) => natal === contact.natal).length;
      return presentContact(contact, contactText({ ...contact, directed: contact.moved }, before, texts));
    }),
    summary: readingOf(openArcPieces(facts, texts)),
    conventions: {
      ...presentOpenProgressionConventions(facts),
      arc: "true-solar-arc",
      contactOrb: CONTACT_ORB_DEG,
    },
  };
}

function longitudes({ from, to }: OpenDirected["natalDeg"]): Answer["solarArc"] {
  return { from: zodiacPlace(from).longitude, to: zodiacPlace(to).longitude };
}

function presentDirected(
  { id, natalDeg, directedDeg, sign }: OpenDirected,
  texts: WesternReader,
): Answer["directed"][number] {
  return {
    name: bodyTerms[id].en,
    natalLongitude: longitudes(natalDeg),
    directedLongitude: longitudes(directedDeg),
    sign: sign && signs[sign].en,
    interpretation: texts.text(`progressions.arc.${id}`),
  };
}

function presentContact(
  { moved, natal, aspect, orbFromDeg, orbToDeg, isApplying: applying }: OpenArcContact,
  interpretation: string | undefined,
): Answer["contacts"][number] {
  return {
    directed: bodyTerms[moved].en,
    natal: bodyTerms[natal].en,
    type: CONTACT_CODES[aspect],
    orb: { from: angle(orbFromDeg), to: angle(orbToDeg) },
    isApplying: applying,
    interpretation,
  };
}

import { civilTimeAt, formatIsoUtc } from "@almagest/civil-time";
import { type Ephemeris, elongationTrack, normalizeDeg } from "@almagest/ephemeris";
import { joined } from "@almagest/i18n";
import { type DraftOf, optionalProse, prose, type Words } from "@almagest/operation";
import {
  angle,
  BODY_IDS,
  type BodyId,
  changesOf,
  evenBorders,
  longitudeDeg,
  type Member,
  PLANET_IDS,
  type SignId,
} from "@almagest/sky";
import { readingOf } from "@almagest/telling";
import * as z from "zod";
import { clockOf, presentOpenConventions, presentOpenTime, presentUntimedBirth } from "../../birth-time/open-birth";
import { heldValue } from "../../birth-time/open-point";
import { pointMembers } from "../../birth-time/points";
import { possibleSignsOf, presentOpenPoint } from "../../birth-time/present-point";
import { WIDEST_DATED_DEG } from "../../birth-time/reach";
import { openPointShape, untimedBirth } from "../../birth-time/schema";
import { askedAt, longitudeDegOf } from "../../birth-time/search";
import { chartNames } from "../../texts/chart-names";
import { type WesternReader, westernReader } from "../../texts/reader";
import { openBodySchema, presentOpenBody } from "../../transits/open/schema";
import { TROPICAL_YEAR_DAYS } from "../instant";
import { LUNATION_PHASES, lunationPhaseOf } from "../phase";
import { ASPECT_DEG, ASPECT_NAMES, ORB_DEG } from "../reading";
import { type MovedPair, openContacts } from "./contacts";
import type { OpenProgressionsFacts } from "./facts";
import { openProgressionPieces } from "./reading";
import { bodyName, elapsedYears, openProgressionConventions, possibleSigns, progressionBirthTime } from "./schema";
import {
  bodiesThrough,
  bordersOf,
  daysAtEnds,
  type OpenBodyOf,
  type OpenProgressionInput,
  type ProgressedSpan,
  progressedDeg,
  progressedDirections,
  progressedSign,
  progressedSpan,
  shifted,
  sumOf,
  trackOf,
} from "./span";

export const uncertainProgressionsOutput = z.object({
  birthTime: progressionBirthTime,
  birthDetails: untimedBirth,
  targetDate: z.string(),
  elapsedYears,
  progressedDate: z
    .object({ from: z.string(), to: z.string() })
    .meta({ name: "ProgressedDates", description: "UTC dates of the earliest and the latest progressed instant" }),
  planets: z.array(
    z
      .object({
        ...bodyName,
        ...openPointShape,
        hasTurned: z.boolean().exactOptional().meta({
          description: "True where the body moves the other way than at birth; only where that is the same all through",
        }),
        interpretation: optionalProse.meta({ description: "Where its sign is the same all through" }),
        possibleSigns,
      })
      .meta({ name: "ProgressedBodyInTime" }),
  ),
  natal: z
    .object({ planets: z.array(openBodySchema) })
    .meta({ name: "ProgressedNatalSky", description: "The chart of birth, to draw by", weight: "bulk" }),
  lunation: z
    .object({
      phase: z.enum(LUNATION_PHASES).exactOptional().meta({ description: "Only where it is the same all through" }),
      elongation: z
        .object({ from: longitudeDeg, to: longitudeDeg })
        .meta({ name: "ElongationInTime", description: "Progressed Moon less progressed Sun, by the time of birth" }),
      interpretation: optionalProse,
    })
    .meta({ name: "LunationInTime" }),
  summary: prose,
  conventions: openProgressionConventions.meta({ name: "UncertainProgressionsConventions" }),
});

const MOON_FIRST: readonly BodyId[] = ["moon", ...BODY_IDS.filter((id) => id !== "moon")];

/** The secondary progressions of every birth of a span: what they have in common, and what turns when. */
export function computeOpenProgressions(
  input: OpenProgressionInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenProgressionsFacts {
  const span = progressedSpan(ephemeris, input);
  const { sky, search, birth } = span;
  const moved = MOON_FIRST.map((id) => ({ id, path: `planets.${id}` }));
  const natalNamed = MOON_FIRST.map((id) => ({ point: id, path: `natal.planets.${id}` }));
  const [moonSign, ...signs] = moved.map(({ id, path }) => progressedSign(span, id, path));
  const changes = changesOf(sky, [
    ...(moonSign === undefined ? [] : [moonSign]),
    phaseMember(span),
    ...signs,
    ...progressedDirections(span, moved),
    ...pointMembers(search, natalNamed),
  ]);
  const days = daysAtEnds(span);
  const bodies = bodiesThrough(span, "planets", { changes, days });
  const natal = bodiesThrough(span, "natal.planets", { changes, days: [0, 0] });
  // it never turns
  const moonWidthDeg = normalizeDeg(longitudeIn(bodies, "moon", "to") - longitudeIn(bodies, "moon", "from"));
  const phase = heldValue(changes, "lunation.phase");
  const elongationAt = (end: "from" | "to"): number =>
    normalizeDeg(longitudeIn(bodies, "moon", end) - longitudeIn(bodies, "sun", end));
  return {
    ...span,
    birth,
    changes,
    bodies,
    natal,
    hasTurned: turnedOf(bodies, natal),
    elongationDeg: { from: elongationAt("from"), to: elongationAt("to") },
    phase: LUNATION_PHASES.find((id) => id === phase),
    contacts: contactsOf(span, moonWidthDeg),
    moonWidthDeg,
  };
}

function longitudeIn(bodies: readonly OpenBodyOf[], id: BodyId, end: "from" | "to"): number {
  return bodies.find((body) => body.id === id)?.[end].longitudeDeg ?? 0;
}

function phaseMember(span: ProgressedSpan): Member {
  return {
    member: "lunation.phase",
    borders: bordersOf(span, (years) => shifted(elongationTrack(span.sky.near, "moon", "sun"), years), evenBorders(45)),
    valueAt: (sky, epochMs) =>
      lunationPhaseOf(progressedDeg(span, "moon", { sky, epochMs }) - progressedDeg(span, "sun", { sky, epochMs })),
  };
}

function turnedOf(bodies: readonly OpenBodyOf[], natal: readonly OpenBodyOf[]): ReadonlyMap<BodyId, boolean> {
  return new Map(
    bodies.flatMap(({ id, isRetrograde }) => {
      const before = natal.find((body) => body.id === id)?.isRetrograde;
      return isRetrograde === undefined || before === undefined ? [] : [[id, isRetrograde !== before] as const];
    }),
  );
}

const QUICK_BODIES = ["moon", "sun", "mercury", "venus", "mars"] as const;

function contactsOf(span: ProgressedSpan, moonWidthDeg: number): OpenProgressionsFacts["contacts"] {
  const quick = QUICK_BODIES.filter((id) => id !== "moon" || moonWidthDeg <= WIDEST_DATED_DEG);
  const pairs = quick.flatMap((moved) =>
    PLANET_IDS.filter((natal) => natal !== moved || moved === "moon").map(
      (natal): MovedPair => ({
        moved,
        natal,
        path: `${moved}.${natal}`,
        trackAfter: (years) => sumOf([shifted(trackOf(span, moved), years)], [trackOf(span, natal)]),
        aheadDegAt: ([sky, epochMs]) =>
          normalizeDeg(
            progressedDeg(span, moved, { sky, epochMs }) -
              longitudeDegOf({ sky, jdTt: askedAt(sky, epochMs).jdTt }, natal, span.search),
          ),
      }),
    ),
  );
  return openContacts(span, pairs, {
    anglesDeg: ASPECT_DEG,
    orbDeg: ORB_DEG,
    aspects: ASPECT_NAMES,
    codeOf: (aspect) => aspect,
  }).held;
}

type Answer = DraftOf<typeof uncertainProgressionsOutput>;

export function presentOpenProgressions(facts: OpenProgressionsFacts, words: Words): Answer {
  const texts = westernReader(words);
  const { birth, phase, elongationDeg } = facts;
  const [from, to] = progressedUtc(facts);
  return {
    birthTime: presentOpenTime(birth, facts.changes),
    birthDetails: presentUntimedBirth(birth),
    targetDate: birth.input.targetDate,
    elapsedYears: yearsAtFirst(facts),
    progressedDate: { from: civilTimeAt(from, 0).date, to: civilTimeAt(to, 0).date },
    planets: facts.bodies.map((body) => presentProgressed(body, facts, texts)),
    natal: { planets: facts.natal.map((body) => presentOpenBody({ ...body, house: undefined })) },
    lunation: {
      phase,
      elongation: { from: angle(elongationDeg.from) % 360, to: angle(elongationDeg.to) % 360 },
      interpretation: phase && texts.text(`progressions.phase.${phase}`),
    },
    summary: readingOf(openProgressionPieces(facts, texts)),
    conventions: presentOpenProgressionConventions(facts),
  };
}

export function yearsAtFirst({ yearsAt, birth }: ProgressedSpan): number {
  return Math.round(yearsAt(birth.span.fromEpochMs) * 100) / 100 + 0;
}

function progressedUtc(span: ProgressedSpan): readonly [number, number] {
  const { birth, sky } = span;
  const [first, last] = daysAtEnds(span);
  const at = (jdTt: number): number => sky.ephemeris.epochMillisecondsOf(jdTt);
  return [at(birth.from.jdTt + first), at(birth.to.jdTt + last)];
}

export function presentOpenProgressionConventions(span: ProgressedSpan): DraftOf<typeof openProgressionConventions> {
  const [from, to] = progressedUtc(span);
  return {
    ...presentOpenConventions(span.birth),
    nodeType: span.birth.input.nodeType,
    method: "secondary",
    yearDays: TROPICAL_YEAR_DAYS,
    target: "clock time of birth at the offset of birth",
    direction: daysAtEnds(span)[0] < 0 ? "converse" : "direct",
    progressedUtcFrom: formatIsoUtc(from),
    progressedUtcTo: formatIsoUtc(to),
  };
}

function presentProgressed(
  body: OpenBodyOf,
  facts: OpenProgressionsFacts,
  texts: WesternReader,
): Answer["planets"][number] {
  const { id, sign } = body;
  const hasTurned = facts.hasTurned.get(id);
  const turned =
    hasTurned === true ? (body.isRetrograde === true ? ("retrograde" as const) : ("direct" as const)) : undefined;
  const reading = (possible: SignId): string | undefined => bodyText(id, { sign: possible, turned }, texts);
  return {
    name: presentOpenBody({ ...body, house: undefined }).name,
    ...presentOpenPoint(body),
    hasTurned,
    interpretation: sign && reading(sign),
    possibleSigns: possibleSignsOf(body, clockOf(facts.birth), reading),
  };
}

interface ToldBody {
  readonly sign: SignId;
  readonly turned: "retrograde" | "direct" | undefined;
}

/** As for a known time, without a house. */
function bodyText(id: BodyId, { sign, turned: way }: ToldBody, texts: WesternReader): string | undefined {
  const turned = way === undefined ? [] : [texts.lookup(`progressions.turned.${way}.${id}`)];
  const place = { sign: chartNames(texts).sign(sign), house: "none", matter: "" };
  switch (id) {
    case "sun":
    case "moon":
      return texts.text(`progressions.${id}.${sign}`);
    case "mercury":
    case "venus":
    case "mars":
      return joined([texts.text(`progressions.${id}.${sign}`), ...turned]);
    case "north-node":
    case "south-node":
      return texts.text(`progressions.slow.${id}`, place);
    default:
      return joined([texts.text(`progressions.slow.${id}`, place), ...turned]);
  }
}

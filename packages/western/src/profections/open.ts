import { localDateTime } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { at, DomainError, type HouseSystem, type UncertainRequest } from "@almagest/operation";
import {
  type BodyId,
  type Changes,
  changesOf,
  isPlanet,
  PLANET_IDS,
  type SearchedSky,
  type Sect,
  type SignId,
  signAfter,
} from "@almagest/sky";
import { joinedChanges } from "../birth-time/joined";
import { ascendantSign, sect } from "../birth-time/members";
import { isThroughout, openAspects } from "../birth-time/open-aspects";
import { type OpenBirth, openBirth } from "../birth-time/open-birth";
import { openChartBodies } from "../birth-time/open-bodies";
import { type OpenHousedPoint, openHousedPointsIn, systemUsed } from "../birth-time/open-housed";
import { heldValue, type SignStay, signStays } from "../birth-time/open-point";
import { type NatalSearch, natalSearch } from "../birth-time/search";
import { kindOf } from "../natal-chart/features";
import { type ClassicalPlanet, SIGNS } from "../tables/zodiac";
import type { ProfectionsInput } from "./compute";
import { type Contact, MOST_ASPECTS, MOST_PRESENT } from "./reading";
import { type ProfectionYear, yearOfLife } from "./year";

type OpenProfectionsInput = UncertainRequest<ProfectionsInput, "time">;
type Birth = OpenBirth<OpenProfectionsInput>;

/** A sign that may have risen, and the year that follows from it. */
export interface Candidate {
  readonly ascendant: SignId;
  readonly profectedSign: SignId;
  readonly lord: ClassicalPlanet;
  /** When it rose, UTC epoch milliseconds: the first second of it, and of the next sign. */
  readonly rises: readonly { readonly fromEpochMs: number; readonly untilEpochMs: number | undefined }[];
}

/** The lord of a year whose sign is settled, as far as its natal place is. */
export interface HeldYear {
  readonly profectedSign: SignId;
  readonly lord: OpenHousedPoint<ClassicalPlanet>;
  /** Undefined where it changes. */
  readonly sect: Sect | undefined;
  /** Bodies in the sign of the year all through; undefined where one enters or leaves it. */
  readonly present: readonly BodyId[] | undefined;
  /** Planets that the lord aspects all through, the closest first; undefined where an aspect comes or goes. */
  readonly contacts: readonly Contact[] | undefined;
}

export interface OpenProfections extends Birth {
  readonly changes: Changes;
  readonly age: number;
  /** Undefined where the birth may be of either of two dates. */
  readonly period: Pick<ProfectionYear, "from" | "to"> | undefined;
  readonly profectedHouse: number;
  /** Undefined where the Ascendant's sign changes. */
  readonly held: HeldYear | undefined;
  /** Where it does: in the order in which the signs rise. */
  readonly candidates: readonly Candidate[];
  /** The lords of the candidates, each once. */
  readonly lords: readonly OpenHousedPoint<ClassicalPlanet>[];
  readonly usedHouseSystem: HouseSystem | undefined;
}

/**
 * The annual profection of every birth within a span: age and house need no time; sign and lord are those of the
 * Ascendant's sign where it holds, else one for each sign that rises.
 * @throws DomainError `unprocessable_entity` for a target on which two births of the span have different ages.
 */
export function computeOpenProfections(
  input: OpenProfectionsInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenProfections {
  const { birth, sky } = openBirth(ephemeris, input);
  const { age, period } = openYear(birth);
  const steps = age % 12;
  const search = natalSearch(sky, input);
  const ofAscendant = changesOf(sky, [ascendantSign(search)]);
  const stays = signStays(ofAscendant, "ascendant", birth.span.fromEpochMs);
  const year = { age, period, profectedHouse: steps + 1, usedHouseSystem: systemUsed(sky, birth) };
  if (stays.length === 1) {
    const profectedSign = signAfter(at(stays, 0).sign, steps);
    const { held, changes } = heldYear(search, birth, profectedSign);
    return { ...birth, ...year, held, candidates: [], lords: [], changes: joinedChanges(ofAscendant, changes) };
  }
  const candidates = candidatesOf(stays, steps);
  const ids = [...new Set(candidates.map(({ lord }) => lord))];
  const { points, changes } = openHousedPointsIn(
    search,
    birth,
    ids.map((id) => ({ id, point: id, path: `lords.${id}` })),
  );
  const held = undefined;
  return { ...birth, ...year, held, candidates, lords: points, changes: joinedChanges(ofAscendant, changes) };
}

function openYear({ input, span }: Birth): Pick<OpenProfections, "age" | "period"> {
  const [first = "", last = ""] = [span.fromEpochMs, span.toEpochMs].map((epochMs) =>
    localDateTime(epochMs, span.timezone).slice(0, 10),
  );
  const { targetDate } = input;
  const [earliest, latest] = targetDate < last ? [] : [yearOfLife(first, targetDate), yearOfLife(last, targetDate)];
  if (earliest === undefined || latest === undefined || earliest.age !== latest.age) {
    throw new DomainError(
      "unprocessable_entity",
      `The birth may be of ${first} or of ${last}, and on targetDate ${targetDate} the one has another age than the other. Send a targetDate of another day, or a time of birth within one date.`,
      { targetDate },
    );
  }
  const isSettled = first === last;
  return { age: earliest.age, period: isSettled ? { from: earliest.from, to: earliest.to } : undefined };
}

function candidatesOf(stays: readonly SignStay[], steps: number): readonly Candidate[] {
  return [...new Set(stays.map(({ sign }) => sign))].map((ascendant) => {
    const profectedSign = signAfter(ascendant, steps);
    const rises = stays.flatMap(({ sign, fromEpochMs }, index0) =>
      sign === ascendant ? [{ fromEpochMs, untilEpochMs: stays[index0 + 1]?.fromEpochMs }] : [],
    );
    return { ascendant, profectedSign, lord: SIGNS[profectedSign].ruler, rises };
  });
}

function heldYear(
  search: NatalSearch,
  birth: Birth,
  profectedSign: SignId,
): { readonly held: HeldYear; readonly changes: Changes } {
  const { sky } = search;
  const id = SIGNS[profectedSign].ruler;
  const { points, changes } = openHousedPointsIn(search, birth, [{ id, point: id, path: "lordNatalPosition" }]);
  const { bodies } = openChartBodies(birth, sky);
  const isDivided = bodies.some(
    ({ sign, stays }) => sign === undefined && stays.some((one) => one.sign === profectedSign),
  );
  const present = bodies.filter(({ sign }) => sign === profectedSign).slice(0, MOST_PRESENT);
  const ofSect = heldValue(changesOf(sky, [sect(search)]), "partOfFortune.sect");
  const held: HeldYear = {
    profectedSign,
    lord: at(points, 0),
    sect: ofSect === "day" || ofSect === "night" ? ofSect : undefined,
    present: isDivided ? undefined : present.map((body) => body.id),
    contacts: contactsOf(sky, birth.input, id),
  };
  return { held, changes };
}

function contactsOf(
  sky: SearchedSky,
  { nodeType }: OpenProfectionsInput,
  lord: ClassicalPlanet,
): readonly Contact[] | undefined {
  const found = openAspects(sky, nodeType, PLANET_IDS).filter(
    ({ first, second, aspect }) => (first === lord || second === lord) && kindOf(aspect) !== undefined,
  );
  if (!found.every(isThroughout)) return undefined;
  return found
    .toSorted((one, other) => Math.max(one.orbFromDeg, one.orbToDeg) - Math.max(other.orbFromDeg, other.orbToDeg))
    .flatMap(({ first, second, aspect }) => {
      const [id, kind] = [first === lord ? second : first, kindOf(aspect)];
      return kind === undefined || !isPlanet(id) ? [] : [{ id, kind }];
    })
    .slice(0, MOST_ASPECTS);
}

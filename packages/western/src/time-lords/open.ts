import { civilTimeAt } from "@almagest/civil-time";
import { type Ephemeris, elongationTrack } from "@almagest/ephemeris";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import type { UncertainRequest } from "@almagest/operation";
import {
  angleBorders,
  type BirthInput,
  type Changes,
  changesOf,
  type Member,
  requireAscendant,
  staysOf,
} from "@almagest/sky";
import { sect } from "../birth-time/members";
import { type OpenBirth, openBirth } from "../birth-time/open-birth";
import { checkNarrow, needsATime } from "../birth-time/refusal";
import { askedAt, type NatalSearch, natalSearch } from "../birth-time/search";
import { lotPlaces } from "../lots/compute";
import { lotSignMembers } from "../lots/open";
import {
  type Beginning,
  beginningAt,
  DAY_MS,
  daysOfLife,
  requireCalendar,
  schemeOf,
  settled,
  type TimeLordsAsked,
  type TimeLordsInput,
  targetEpochMs,
} from "./compute";
import { decennialOrder } from "./decennials";
import { type LordPeriod, majorsUntil, runningAt, type Scheme } from "./period";
import { CHALDEAN_ORDER } from "./tables";

export type OpenTimeLordsInput = UncertainRequest<TimeLordsInput, "time">;

/** The births of a span from which a technique begins alike; every date of them is as much later as the birth is. */
export interface Candidate {
  /** UTC epoch milliseconds, both included. */
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
  readonly beginning: Beginning;
  readonly majors: readonly LordPeriod[];
  /** As many levels as all of these births share; undefined without a target. */
  readonly running: readonly OpenRunning[] | undefined;
}

export interface OpenRunning extends LordPeriod {
  readonly parts: readonly LordPeriod[];
}

export interface OpenTimeLords extends OpenBirth<OpenTimeLordsInput> {
  readonly changes: Changes;
  readonly candidates: readonly Candidate[];
}

const SECOND_MS = 1000;

/**
 * The time lords of every birth within a span: one candidate for each beginning that the time allows.
 * @throws DomainError `unprocessable_entity` for zodiacal releasing of an unknown time or of a range of more than three
 * hours, and for a target before the latest of the births or in a period that ends after the calendar.
 */
export function computeOpenTimeLords(
  asked: UncertainRequest<BirthInput & TimeLordsAsked, "time">,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenTimeLords {
  const input = settled(asked);
  const { birth, sky } = openBirth(ephemeris, input);
  if (input.technique === "zodiacal-releasing") {
    if (birth.span.state === "unknown") {
      throw needsATime(
        "Zodiacal releasing begins with the sign of a lot, and in a day the lots go round the zodiac, so without a time of birth there is nothing to release. Firdaria and decennials answer to an unknown time.",
      );
    }
    requireAscendant(input.latitude, "latitude");
    checkNarrow(birth.span, "In so long a time lots pass through half of the zodiac or more.");
  }
  const { fromEpochMs: earliestMs, timezone } = birth.span;
  const byBirth = { ...input, timezone: civilTimeAt(earliestMs, timezone).offsetHours };
  const target = targetEpochMs(byBirth, birth.span.toEpochMs);
  const search = natalSearch(sky, { ...input, houseSystem: "whole-sign", nodeType: "mean" });
  const members = membersOf(search, input);
  const stays = staysOf(sky, togetherOf(members));
  const candidates = stays.map(({ fromEpochMs }, index0): Candidate => {
    const next = stays[index0 + 1];
    const toEpochMs = next === undefined ? birth.span.toEpochMs : next.fromEpochMs - SECOND_MS;
    const beginning = beginningAt(ephemeris, ephemeris.timeScales(fromEpochMs), input);
    const scheme = schemeOf(beginning, input);
    const running = target === undefined ? undefined : sharedRunning(scheme, target - toEpochMs, target - fromEpochMs);
    requireCalendar(running, toEpochMs, byBirth);
    return {
      fromEpochMs,
      toEpochMs,
      beginning,
      majors: majorsUntil(scheme, daysOfLife(input)),
      running,
    };
  });
  return { ...birth, changes: changesOf(sky, members), candidates };
}

/** Starting points of a technique, as functions of the time of birth. */
function membersOf(search: NatalSearch, { technique, lot }: OpenTimeLordsInput): readonly Member[] {
  const ofSect = { ...sect(search), member: "sect" };
  if (technique === "firdaria") return [ofSect];
  if (technique === "decennials") return [ofSect, orderMember(search)];
  return [ofSect, ...lotSignMembers(search, [...new Set([lot, "fortune" as const])])];
}

/** The planets in the order of the zodiac from the Sun: it changes where any two of them meet. */
function orderMember({ sky }: NatalSearch): Member {
  const pairs = CHALDEAN_ORDER.flatMap((one, index0) =>
    CHALDEAN_ORDER.slice(index0 + 1).map((other) => [one, other] as const),
  );
  return {
    member: "order",
    borders: pairs.flatMap(([one, other]) => angleBorders(sky, elongationTrack(sky.near, one, other), [0])),
    valueAt: (asked, epochMs) => {
      const { jdTt } = askedAt(asked, epochMs);
      return decennialOrder(lotPlaces(asked, jdTt, 0), "day")
        .map((planet) => bodyTerms[planet].en)
        .join(", ");
    },
  };
}

/** A member that changes wherever one of several does. */
function togetherOf(members: readonly Member[]): Member {
  return {
    member: "beginning",
    borders: members.flatMap(({ borders }) => borders),
    valueAt: (sky, epochMs) => members.map(({ valueAt }) => valueAt(sky, epochMs)).join(" / "),
  };
}

/** The periods that run in the least and in the greatest age alike: ages between them lie in the same. */
function sharedRunning(scheme: Scheme, leastMs: number, mostMs: number): readonly OpenRunning[] {
  const [least, most] = [leastMs, mostMs].map((ageMs) => runningAt(scheme, ageMs / DAY_MS));
  const differs0 = (least ?? []).findIndex(({ fromDays }, level0) => fromDays !== most?.[level0]?.fromDays);
  const shared = differs0 < 0 ? (least ?? []) : (least ?? []).slice(0, differs0);
  return shared.map((period) => ({ ...period, parts: period.level < scheme.levels ? scheme.partsOf(period) : [] }));
}

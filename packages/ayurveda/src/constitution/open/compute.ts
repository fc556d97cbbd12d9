import { type BirthSpan, resolveCivilTime, spanOfBirth } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { signs } from "@almagest/i18n/astrology";
import { at, InvariantError, type UncertainRequest } from "@almagest/operation";
import {
  type Changes,
  type ChartMoment,
  changesOf,
  type Engine,
  engineOf,
  type MemberValue,
  momentAt,
  SIGN_IDS,
  type SignId,
  searchedSky,
} from "@almagest/sky";
import { type Frame, frameAt, frameChoiceOf, SEVEN_GRAHAS, shadbalaOf, vedicChartOf } from "@almagest/vedic/facts";
import { constitutionMembers } from "../../birth-time/members";
import { inOrder } from "../../schema";
import type { DoshaId } from "../../tables/doshas";
import { PLANETS } from "../../tables/planets";
import { type Blend, blendOf, WEIGHTING } from "../blend";
import { type ConstitutionInput, type Factor, signFactor } from "../compute";

export type OpenConstitutionInput = UncertainRequest<ConstitutionInput, "time"> &
  Pick<
    ConstitutionInput,
    "signDoshaScheme" | "ayanamsa" | "ayanamsaValue" | "ayanamsaEpoch" | "latitude" | "longitude"
  >;

/** A factor while its sign holds; UTC epoch milliseconds, both ends included. */
export interface FactorStay {
  readonly factor: Factor;
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
}

/** A constitution without an exact time, before rounding and words. */
export interface OpenConstitution {
  readonly input: OpenConstitutionInput;
  readonly engine: Engine;
  readonly span: BirthSpan;
  /** The earliest moment, and the frame then and at the latest. */
  readonly from: ChartMoment;
  readonly frames: readonly [Frame, Frame];
  readonly changes: Changes;
  /** In order of time; one where the sign is the same all through. */
  readonly lagna: readonly FactorStay[];
  readonly moon: readonly FactorStay[];
  /** Every blend that the signs of one second could have with any grahas strong. */
  readonly blends: readonly Blend[];
}

/**
 * The two factors that are signs, to the second, and the blends that they allow with every choice of strong grahas:
 * shadbala moves with every part of a birth, and is not followed.
 * @throws DomainError `unprocessable_entity` for a span that leaves the ephemeris' range, and where the Sun does not rise
 * and set at an end of it: a known time has no answer there either.
 */
export function computeOpenConstitution(
  input: OpenConstitutionInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenConstitution {
  const span = spanOfBirth(input);
  const sky = searchedSky(ephemeris, span);
  const { latitude, longitude, signDoshaScheme: scheme, timezone, calendar } = input;
  const setting = { ...frameChoiceOf(input), latitude, longitude, nodeType: "mean" } as const;
  for (const epochMs of [span.fromEpochMs, span.toEpochMs]) {
    shadbalaOf(sky.ephemeris, vedicChartOf(sky.ephemeris, { ...setting, ...momentAt(epochMs, timezone) }));
  }
  const changes = changesOf(sky, constitutionMembers(sky, setting, scheme));
  const stays = (id: "lagna-sign" | "moon-sign"): readonly FactorStay[] =>
    staysIn(changes, `factors.${id}.sign`, span).map(({ value, ...stay }) => ({
      ...stay,
      factor: signFactor(id, signNamed(value), scheme),
    }));
  const [lagna, moon] = [stays("lagna-sign"), stays("moon-sign")];
  const shown = momentAt(span.fromEpochMs, timezone);
  const { date, time } = shown;
  const [from, to] = [sky.ephemeris.timeScales(span.fromEpochMs), sky.ephemeris.timeScales(span.toEpochMs)];
  return {
    input,
    engine: engineOf(ephemeris),
    span,
    from: { given: { date, time, timezone, latitude, longitude, calendar }, civil: resolveCivilTime(shown), ...from },
    frames: [frameAt(sky.ephemeris, setting, from.jdTt), frameAt(sky.ephemeris, setting, to.jdTt)],
    changes,
    lagna,
    moon,
    blends: possibleBlends(lagna, moon),
  };
}

const SECOND_MS = 1000;

interface ValueStay {
  readonly value: MemberValue;
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
}

function staysIn({ holds, changes }: Changes, member: string, span: BirthSpan): readonly ValueStay[] {
  const moves = changes.filter((change) => change.member === member);
  const first = moves[0]?.before ?? holds.find((held) => held.member === member)?.value;
  if (first === undefined) throw new InvariantError("a member was not searched for", { member });
  const values = [
    { value: first, fromEpochMs: span.fromEpochMs },
    ...moves.map(({ after, epochMs }) => ({ value: after, fromEpochMs: epochMs })),
  ];
  return values.map((one, index0) => ({
    ...one,
    toEpochMs: (values[index0 + 1]?.fromEpochMs ?? span.toEpochMs + SECOND_MS) - SECOND_MS,
  }));
}

function signNamed(name: MemberValue): SignId {
  const found = SIGN_IDS.find((id) => signs[id].en === name);
  if (found === undefined) throw new InvariantError("no sign has that name", { name });
  return found;
}

/** The doshas of every choice among the seven grahas that may be strong together. */
const STRONG_SETS: readonly (readonly DoshaId[])[] = unionsOf(SEVEN_GRAHAS.map((id) => inOrder(PLANETS[id].doshas)));

function unionsOf(sets: readonly (readonly DoshaId[])[]): readonly (readonly DoshaId[])[] {
  const found = new Map<string, readonly DoshaId[]>();
  for (const set of sets) {
    for (const one of [[], ...found.values()]) {
      const union = inOrder([...one, ...set]);
      found.set(union.join(), union);
    }
  }
  return [...found.values()];
}

function possibleBlends(lagna: readonly FactorStay[], moon: readonly FactorStay[]): readonly Blend[] {
  const together = lagna.flatMap((one) => moon.filter((other) => areTogether(one, other)).map((other) => [one, other]));
  const pairs = new Map(together.map((pair) => [pair.map(({ factor }) => factor.doshas.join()).join(" "), pair]));
  return [...pairs.values()].flatMap((pair) =>
    STRONG_SETS.map((doshas) =>
      blendOf([...pair.map(({ factor }) => factor), { doshas, weight: WEIGHTING.strongestPlanet }]),
    ),
  );
}

function areTogether(one: FactorStay, other: FactorStay): boolean {
  return one.fromEpochMs <= other.toEpochMs && other.fromEpochMs <= one.toEpochMs;
}

/** The factor of a sign that holds; undefined where it changes. */
export function heldFactor(stays: readonly FactorStay[]): Factor | undefined {
  return stays.length === 1 ? at(stays, 0).factor : undefined;
}

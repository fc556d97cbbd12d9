import { at } from "@almagest/operation";
import { BODY_IDS } from "@almagest/sky";
import { EVEN_SCORE } from "../score";
import { BODY_WEIGHTS, valueInTwentieths } from "../value";
import { apart, aspectOver, type OpenContact, strengthOf } from "./contacts";
import { bodyAngle, isOpen, type OpenPerson } from "./person";
import { type DegReach, reachOver } from "./reach";

/** A score that no pair of times falls below, and one that none exceeds. */
export interface ScoreReach {
  readonly least: number;
  readonly most: number;
}

/** The parts that the time of an open birth is cut into: the more, the nearer the bounds are to the scores themselves. */
const PARTS = 12;

/** The places of a person's bodies in each part of the time. */
function partsOf({ span, sky, bodies, input }: OpenPerson): readonly (readonly DegReach[])[] {
  if (!isOpen({ span })) return [bodies.map(({ reach }) => reach)];
  const lengthMs = (span.toEpochMs - span.fromEpochMs) / PARTS;
  return Array.from({ length: PARTS }, (_, part) => {
    const fromEpochMs = span.fromEpochMs + part * lengthMs;
    const stretch = { fromEpochMs, toEpochMs: fromEpochMs + lengthMs };
    return bodies.map(({ id }) =>
      reachOver({ ephemeris: sky.near, near: sky.near }, stretch, bodyAngle(id, input.nodeType)),
    );
  });
}

/** The places of both people's bodies in the parts of their times. */
export type PairParts = readonly [ReturnType<typeof partsOf>, ReturnType<typeof partsOf>];

export function pairParts(people: { readonly person1: OpenPerson; readonly person2: OpenPerson }): PairParts {
  return [partsOf(people.person1), partsOf(people.person2)];
}

/**
 * The bounds of a score over all pairs of times: those of every pair of parts, within which each contact has its least and
 * its greatest strength. `contacts` are all that some pair of times has.
 */
export function scoreReach(
  [parts1, parts2]: PairParts,
  contacts: readonly OpenContact[],
  bounds: (contacts: readonly OpenContact[]) => ScoreReach,
): ScoreReach {
  const placed = contacts.map((contact) => ({
    contact,
    index1: BODY_IDS.indexOf(contact.first),
    index2: BODY_IDS.indexOf(contact.second),
  }));
  const found = parts1.flatMap((own) =>
    parts2.map((other) =>
      bounds(
        placed.flatMap(({ contact, index1, index2 }) => {
          const over = aspectOver(contact.aspect, apart(at(own, index1), at(other, index2)));
          return over === undefined ? [] : [{ first: contact.first, second: contact.second, ...over }];
        }),
      ),
    ),
  );
  return {
    least: Math.min(...found.map(({ least }) => least)),
    most: Math.max(...found.map(({ most }) => most)),
  };
}

/** Strengths count in whole hundredths, as they are answered. */
export function strengthReach({ aspect, orbDeg, isAlways }: OpenContact): ScoreReach {
  const least = isAlways ? Math.round(strengthOf(aspect, orbDeg.most)) : 0;
  return { least, most: Math.round(strengthOf(aspect, orbDeg.least)) };
}

/** The bounds of the balance: all that helps at its strongest and all that resists at its weakest, and the reverse. */
export function balanceReach(contacts: readonly OpenContact[]): ScoreReach {
  const help = { least: 0, most: 0 };
  const strain = { least: 0, most: 0 };
  for (const contact of contacts) {
    const value = valueInTwentieths(contact);
    const weight = 4 * BODY_WEIGHTS[contact.first] * BODY_WEIGHTS[contact.second] * Math.abs(value);
    const strength = strengthReach(contact);
    const side = value > 0 ? help : strain;
    side.least += weight * strength.least;
    side.most += weight * strength.most;
  }
  return { least: balance(help.least, strain.most), most: balance(help.most, strain.least) };
}

function balance(help: number, strain: number): number {
  const whole = help + strain;
  return whole === 0 ? EVEN_SCORE : Math.round(EVEN_SCORE + (50 * (help - strain)) / whole);
}

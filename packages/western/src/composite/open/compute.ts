import type { Ephemeris } from "@almagest/ephemeris";
import { normalizeDeg, signedDifferenceDeg } from "@almagest/ephemeris";
import { at, type HouseSystem } from "@almagest/operation";
import { BODY_IDS, type BodyId, type OneOfBirths, type SignId, signOf } from "@almagest/sky";
import { type Highlights, highlightsOf, isBetweenPlanets } from "../../people/inter-aspects";
import { asAspect, aspectsOver, type OpenContact } from "../../people/open/contacts";
import { birthOf, bodyAngle, type OpenPerson, type OpenPersonInput, openPerson } from "../../people/open/person";
import { type DegReach, reachOver } from "../../people/open/reach";

export interface OpenCompositeInput {
  readonly person1: OpenPersonInput;
  readonly person2: OpenPersonInput;
  readonly houseSystem: HouseSystem;
}

/** A midpoint over all pairs of times. */
export interface OpenMidpoint {
  readonly id: BodyId;
  readonly reach: DegReach;
  /** Whether some pair of times has the two places more than half a circle apart, and the midpoint on the other side. */
  readonly isOnEitherSide: boolean;
  /** Undefined where it changes. */
  readonly sign: SignId | undefined;
  readonly isRetrograde: boolean | undefined;
}

export interface OpenCompositeFacts {
  readonly input: OpenCompositeInput;
  readonly person1: OpenPerson;
  readonly person2: OpenPerson;
  readonly births: readonly OneOfBirths[];
  readonly bodies: readonly OpenMidpoint[];
  readonly aspects: readonly OpenContact[];
  readonly possible: readonly OpenContact[];
  readonly highlights: Highlights;
}

const NO_CHANGES = { holds: [], changes: [] };

/**
 * The midpoint composite over all pairs of times that two births allow, without angles and houses.
 * @throws DomainError `unprocessable_entity` for a span that leaves the ephemeris' range.
 */
export function computeOpenComposite(
  input: OpenCompositeInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenCompositeFacts {
  const person1 = openPerson(ephemeris, "person1", input.person1);
  const person2 = openPerson(ephemeris, "person2", input.person2);
  const people = { person1, person2 };
  const middles = BODY_IDS.map((id) => midpointOf(id, people));
  const north = at(middles, BODY_IDS.indexOf("north-node"));
  const bodies = middles.map((one) => (one.id === "south-node" ? southOf(north) : one));
  const all = aspectsAmong(bodies, people);
  const aspects = all.filter(({ isAlways }) => isAlways);
  return {
    input,
    ...people,
    births: [birthOf(person1, NO_CHANGES), birthOf(person2, NO_CHANGES)],
    bodies,
    aspects,
    possible: all.filter(({ isAlways }) => !isAlways),
    highlights: highlightsOf(aspects.map(asAspect).filter(isBetweenPlanets)),
  };
}

type People = Pick<OpenCompositeFacts, "person1" | "person2">;

function midpointOf(id: BodyId, { person1, person2 }: People): OpenMidpoint {
  const one = at(person1.bodies, BODY_IDS.indexOf(id));
  const other = at(person2.bodies, BODY_IDS.indexOf(id));
  const [first, second] = [one.reach, other.reach];
  // the second place counted on the shorter way from the first
  const turnDeg = signedDifferenceDeg(second.lowestDeg, first.lowestDeg) - (second.lowestDeg - first.lowestDeg);
  const [lowestDeg, highestDeg] = [second.lowestDeg + turnDeg, second.highestDeg + turnDeg];
  const widest = Math.max(highestDeg - first.lowestDeg, first.highestDeg - lowestDeg);
  const isOnEitherSide = widest >= 180;
  const reach = { lowestDeg: (first.lowestDeg + lowestDeg) / 2, highestDeg: (first.highestDeg + highestDeg) / 2 };
  const isRetrograde = one.isRetrograde === other.isRetrograde ? one.isRetrograde : undefined;
  return { id, reach, isOnEitherSide, sign: isOnEitherSide ? undefined : signThroughout(reach), isRetrograde };
}

function signThroughout({ lowestDeg, highestDeg }: DegReach): SignId | undefined {
  const sign = signOf(normalizeDeg(lowestDeg));
  return signOf(normalizeDeg(highestDeg)) === sign ? sign : undefined;
}

function southOf({ reach, isOnEitherSide }: OpenMidpoint): OpenMidpoint {
  const opposite = { lowestDeg: reach.lowestDeg + 180, highestDeg: reach.highestDeg + 180 };
  const sign = isOnEitherSide ? undefined : signThroughout(opposite);
  return { id: "south-node", reach: opposite, isOnEitherSide, sign, isRetrograde: undefined };
}

/** Every aspect that the composite of some pair of times has. */
function aspectsAmong(bodies: readonly OpenMidpoint[], people: People): readonly OpenContact[] {
  return bodies.flatMap((first, index0) =>
    bodies.slice(index0 + 1).flatMap((second) => {
      if (first.id === "north-node" && second.id === "south-node") return [];
      const reach = apartOf(first, second, people);
      if (!first.isOnEitherSide && !second.isOnEitherSide) return named(first.id, second.id, aspectsOver(reach));
      const turned = { lowestDeg: reach.lowestDeg + 180, highestDeg: reach.highestDeg + 180 };
      const either = [...aspectsOver(reach), ...aspectsOver(turned)].map((one) => ({ ...one, isAlways: false }));
      return named(first.id, second.id, either);
    }),
  );
}

function named(first: BodyId, second: BodyId, found: ReturnType<typeof aspectsOver>): readonly OpenContact[] {
  return found.map((one) => ({ first, second, ...one }));
}

/** One midpoint ahead of another: half of that in both charts together, each of which has its own time. */
function apartOf(first: OpenMidpoint, second: OpenMidpoint, { person1, person2 }: People): DegReach {
  const [own, other] = [elongationOver(person1, first.id, second.id), elongationOver(person2, first.id, second.id)];
  const lowestDeg = (own.lowestDeg + other.lowestDeg) / 2;
  const middleDeg = (first.reach.lowestDeg + first.reach.highestDeg) / 2;
  const aheadDeg = (second.reach.lowestDeg + second.reach.highestDeg) / 2 - middleDeg;
  // halves of two turns are half a turn apart: the midpoints themselves say which
  const widthDeg = (own.highestDeg - own.lowestDeg + other.highestDeg - other.lowestDeg) / 2;
  const isTurned = Math.abs(signedDifferenceDeg(lowestDeg + widthDeg / 2, aheadDeg)) > 90;
  const startDeg = isTurned ? lowestDeg + 180 : lowestDeg;
  return { lowestDeg: startDeg, highestDeg: startDeg + widthDeg };
}

/** The second body ahead of the first in one chart, over its times. */
function elongationOver({ sky, span, input }: OpenPerson, first: BodyId, second: BodyId): DegReach {
  const [firstAt, secondAt] = [bodyAngle(first, input.nodeType), bodyAngle(second, input.nodeType)];
  return reachOver(sky, span, (asked, jdTt) => {
    const [one, two] = [firstAt(asked, jdTt), secondAt(asked, jdTt)];
    return {
      angleDeg: normalizeDeg(two.angleDeg - one.angleDeg),
      speedDegPerDay: two.speedDegPerDay - one.speedDegPerDay,
    };
  });
}

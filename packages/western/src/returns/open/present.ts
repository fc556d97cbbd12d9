import { civilTimeAt, formatIsoUtc } from "@almagest/civil-time";
import { bodies as bodyTerms, signs } from "@almagest/i18n/astrology";
import type { DraftOf } from "@almagest/operation";
import { angle, otherPlaceNoticeOf, zodiacPlace } from "@almagest/sky";
import { ASPECTS } from "../../aspects/table";
import type { OpenAspect } from "../../birth-time/open-aspects";
import { presentOpenConventions, presentOpenTime } from "../../birth-time/open-birth";
import { presentOpenPoint } from "../../birth-time/present-point";
import type { natalBirthTime } from "../../birth-time/schema";
import { presentPair } from "../../chart/pair";
import { ASPECT_ORBS } from "../../chart/present";
import { localInstantOf, nearestSecond } from "../present";
import type { locationSchema } from "../schema";
import type { OpenReturnAngle, OpenReturnFacts } from "./chart";
import type { OpenReturnInput } from "./find";
import type { natalPosition, openReturnChart, openReturnConventions, returnSpan } from "./schema";

type Facts = OpenReturnFacts<OpenReturnInput>;
type Chart = DraftOf<typeof openReturnChart>;

export function presentReturnTime({ birth, changes }: Facts): DraftOf<typeof natalBirthTime> {
  return presentOpenTime(birth, changes);
}

export function presentReturnSpan({ input, returned, fromJdTt, toJdTt }: Facts): DraftOf<typeof returnSpan> {
  const local = (jdTt: number): string => localInstantOf(returned.ephemeris.epochMillisecondsOf(jdTt), input.timezone);
  return { from: local(fromJdTt), to: local(toJdTt) };
}

/** With the offset of the earliest return. */
export function presentOpenLocation({ input, returned, fromJdTt }: Facts): DraftOf<typeof locationSchema> {
  const earliestMs = nearestSecond(returned.ephemeris.epochMillisecondsOf(fromJdTt));
  const { offsetHours } = civilTimeAt(earliestMs, input.timezone);
  return { latitude: input.latitude, longitude: input.longitude, timezone: offsetHours };
}

/** The returning body at the ends of the birth; its sign where the whole arc is in one. */
export function presentNatalPosition({ birth, natal, body, arc }: Facts): DraftOf<typeof natalPosition> {
  const [from, to] = [birth.from, birth.to].map(({ jdTt }) =>
    zodiacPlace(natal.ephemeris.ecliptic(body, jdTt).longitudeDeg),
  );
  const isOne = (arc.lowDeg % 30) + arc.widthDeg < 30;
  const low = zodiacPlace(arc.lowDeg);
  return { sign: isOne ? low.sign : undefined, from: from ?? low, to: to ?? low };
}

export function presentOpenReturnChart(facts: Facts): Chart {
  return {
    moment: { ...presentReturnSpan(facts), ...presentOpenLocation(facts) },
    planets: facts.bodies.map((body) => ({
      name: bodyTerms[body.id].en,
      ...presentOpenPoint(body),
      house: body.house,
    })),
    aspects: facts.aspects?.map(presentAspectInTime),
    ascendant: facts.ascendant && presentAngle(facts.ascendant),
    midheaven: facts.midheaven && presentAngle(facts.midheaven),
  };
}

function presentAngle({ sign, fromDeg, toDeg }: OpenReturnAngle): NonNullable<Chart["ascendant"]> {
  return { sign: signs[sign].en, from: zodiacPlace(fromDeg), to: zodiacPlace(toDeg) };
}

function presentAspectInTime(open: OpenAspect): NonNullable<Chart["aspects"]>[number] {
  const { code, angleDeg, nature } = ASPECTS[open.aspect];
  return {
    ...presentPair(open),
    type: code,
    angle: angleDeg,
    orb: { from: angle(open.orbFromDeg), to: angle(open.orbToDeg) },
    isApplying: open.isApplying,
    strength: Math.round(open.strength),
    interpretation: nature,
  };
}

export function presentOpenReturnConventions(facts: Facts, choice: string): DraftOf<typeof openReturnConventions> {
  const { birth, returned, input, fromJdTt, toJdTt } = facts;
  const utc = (jdTt: number): string => formatIsoUtc(nearestSecond(returned.ephemeris.epochMillisecondsOf(jdTt)));
  return {
    ...presentOpenConventions(birth),
    ...otherPlaceNoticeOf(birth.from, input),
    nodeType: input.nodeType ?? "true",
    requestedHouseSystem: input.houseSystem,
    orbs: ASPECT_ORBS,
    returnUtcFrom: utc(fromJdTt),
    returnUtcTo: utc(toJdTt),
    precession: "not-corrected",
    choice,
  };
}

import type { Ephemeris } from "@almagest/ephemeris";
import { at, InvariantError } from "@almagest/operation";
import {
  declinationEvents,
  eclipticCrossings,
  isCrossingBody,
  lunations,
  PRINCIPAL_PHASES,
  SIGN_IDS,
  signIngresses,
  stationsIn,
} from "@almagest/sky";
import { ASPECT_IDS, ASPECTS, type AspectId, exactAspectsAmong } from "@almagest/western";
import type { QuantityId } from "./bounds";
import { EVENT_SEARCHES, type EventSearchCase, PHASE_CENTURY } from "./event-searches";
import {
  authorityText,
  type KeptEvent,
  keptEvent,
  secondsFromZero,
  sectionsOf,
  valuesAt,
  wrappedDeg,
} from "./kept-rows";
import { matched, type OwnEvent } from "./matching";
import type { Residual } from "./residual";

/** The quantity that is zero at an event, and the name and count of its residual. */
interface Gap {
  readonly of: (values: readonly number[]) => number;
  readonly quantity: QuantityId;
  readonly unitsADegree: number;
  /** Left out for closest approaches, where nothing but the speed is zero. */
  readonly instant?: QuantityId;
}

/** Every event of the searches, against the rows of swetest that enclose it. */
export function measureEvents(ephemeris: Ephemeris): readonly Residual[] {
  const sections = sectionsOf("events.txt");
  return EVENT_SEARCHES.flatMap((search: EventSearchCase) => {
    const kept = (sections.get(search.id) ?? []).map(keptEvent);
    return residualsOf(search.id, FINDERS[search.finder](ephemeris, search), { kept, gapOf: GAPS[search.finder] });
  });
}

/** The principal phases of a century, every one and no other. */
export function measurePhases(ephemeris: Ephemeris): readonly Residual[] {
  const kept = authorityText("phases.txt").trimEnd().split("\n").map(keptEvent);
  const own = lunations(ephemeris, PHASE_CENTURY).map(({ jdTt, phase }) => ({
    key: String(90 * PRINCIPAL_PHASES.indexOf(phase)),
    jdTt,
  }));
  const gapOf = ({ key }: KeptEvent): Gap => ({
    of: ([elongation]) => wrappedDeg(Number(elongation) - Number(key)),
    quantity: "phase",
    unitsADegree: 3600,
    instant: "phase-instant",
  });
  return residualsOf("phases", own, { kept, gapOf });
}

function residualsOf(
  where: string,
  own: readonly OwnEvent[],
  theirs: { readonly kept: readonly KeptEvent[]; readonly gapOf: (kept: KeptEvent) => Gap },
): readonly Residual[] {
  const { pairs, alone } = matched(own, theirs.kept);
  const compared = pairs.flatMap(({ own: { key, jdTt }, kept }): readonly Residual[] => {
    const gap = theirs.gapOf(kept);
    const place = `${where}, ${key}, TT ${jdTt}`;
    const residual = gap.of(valuesAt(kept, jdTt)) * gap.unitsADegree;
    const instant = gap.instant && { quantity: gap.instant, size: secondsFromZero(kept, jdTt, gap.of), where: place };
    return [
      { quantity: "events-alone", size: 0, where: place },
      { quantity: gap.quantity, size: residual, where: place },
      ...(instant === undefined ? [] : [instant]),
    ];
  });
  return [...compared, ...alone.map((event) => ({ quantity: "events-alone" as const, size: 1, where: event }))];
}

type Finder = (ephemeris: Ephemeris, search: EventSearchCase) => readonly OwnEvent[];

const FINDERS: Readonly<Record<EventSearchCase["finder"], Finder>> = {
  ingress: (ephemeris, search) =>
    signIngresses(ephemeris, { ...search, window: search }).map(({ jdTt, body, fromSign, toSign, motion }) => ({
      key: `${body} ${30 * SIGN_IDS.indexOf(motion === "direct" ? toSign : fromSign)}`,
      jdTt,
    })),
  station: (ephemeris, search) =>
    stationsIn(ephemeris, { ...search, window: search }).map(({ jdTt, body, becomes }) => ({
      key: `${body} ${becomes}`,
      jdTt,
    })),
  aspect: (ephemeris, search) =>
    exactAspectsAmong(ephemeris, { ...search, window: search, aspects: ASPECT_IDS }).map((event) => ({
      key: `${event.first} ${event.second} ${event.aspect}${event.exact ? "" : " near"}`,
      jdTt: event.jdTt,
    })),
  parallel: (ephemeris, search) =>
    declinationEvents(ephemeris, { ...search, window: search, orbDeg: search.nearMissOrbDeg }).map((event) => ({
      key: `${event.first} ${event.second} ${event.kind}${event.exact ? "" : " near"}`,
      jdTt: event.jdTt,
    })),
  crossing: (ephemeris, search) =>
    eclipticCrossings(ephemeris, { window: search, bodies: search.bodies.filter(isCrossingBody) }).map(
      ({ jdTt, body, direction }) => ({ key: `${body} ${direction}`, jdTt }),
    ),
};

const first = (values: readonly number[]): number => at(values, 0);

const GAPS: Readonly<Record<EventSearchCase["finder"], (kept: KeptEvent) => Gap>> = {
  ingress: ({ key }) => {
    const [body = "", borderDeg] = key.split(" ");
    return {
      of: (values) => wrappedDeg(first(values) + shiftDeg(body) - Number(borderDeg)),
      quantity: "ingress",
      unitsADegree: 3600,
      instant: "ingress-instant",
    };
  },
  station: () => ({ of: first, quantity: "station", unitsADegree: 1, instant: "station-instant" }),
  crossing: () => ({ of: first, quantity: "crossing", unitsADegree: 3600, instant: "crossing-instant" }),
  aspect: ({ key, before }) => {
    const [one = "", other = "", name, near] = key.split(" ");
    if (near !== undefined) {
      return { of: (values) => first(values) - at(values, 1), quantity: "aspect-near", unitsADegree: 1 };
    }
    const elongation = (values: readonly number[]): number =>
      wrappedDeg(first(values) + shiftDeg(one) - at(values, 1) - shiftDeg(other));
    const side = elongation(before) < 0 ? -1 : 1;
    const { angleDeg } = ASPECTS[aspectOf(name)];
    return {
      of: (values) => wrappedDeg(elongation(values) - side * angleDeg),
      quantity: "aspect",
      unitsADegree: 3600,
      instant: "aspect-instant",
    };
  },
  parallel: ({ key }) => {
    const [one = "", other = "", kind, near] = key.split(" ");
    const sign = (kind === "parallel" ? -1 : 1) * mirrored(other) * mirrored(one);
    const of = (values: readonly number[]): number => first(values) + sign * at(values, 1);
    if (near !== undefined) return { of, quantity: "parallel-near", unitsADegree: 1 };
    return { of, quantity: "parallel", unitsADegree: 3600, instant: "parallel-instant" };
  },
};

/** swetest has no south node: its row is the north node's. */
function shiftDeg(body: string): number {
  return body === "south-node" ? 180 : 0;
}

function mirrored(body: string): number {
  return body === "south-node" ? -1 : 1;
}

function aspectOf(name: string | undefined): AspectId {
  const found = ASPECT_IDS.find((id) => id === name);
  if (found === undefined) throw new InvariantError("a kept event of no aspect", { name });
  return found;
}

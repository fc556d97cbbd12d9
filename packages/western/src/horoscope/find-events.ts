import type { Eclipse, Ephemeris, SearchWindow } from "@almagest/ephemeris";
import {
  ECLIPSE_REACH_DAYS,
  inOrderOfTime,
  isPlanet,
  lunationEclipse,
  lunations,
  PLANET_IDS,
  type PlanetId,
  type SignIngress,
  signIngresses,
  signOf,
  stationsIn,
} from "@almagest/sky";
import { type AspectEvent, exactAspectsAmong } from "../aspects/exact";
import { BY_SPEED, type SkyEvent, TOLD_ASPECTS, type ToldAspect } from "./sky-event";

/** The nodes play no part: only planets are asked for. */
const NODE_TYPE = "true";

export interface WantedEvents {
  readonly window: SearchWindow;
  /** Those whose aspects among each other are looked for. */
  readonly aspectsOf: readonly PlanetId[];
  /** Those whose changes of sign are looked for. */
  readonly ingressesOf: readonly PlanetId[];
}

/**
 * Everything exact in the window, in order of time: aspects, changes of sign, stations, principal phases, eclipses. A
 * lunation that is an eclipse is listed as the eclipse alone, at the instant of its maximum; where the ephemeris knows
 * no eclipses it stays a lunation.
 */
export function findEvents(ephemeris: Ephemeris, wanted: WantedEvents): readonly SkyEvent[] {
  const { window } = wanted;
  const search = { window, nodeType: NODE_TYPE } as const;
  const aspects = exactAspectsAmong(ephemeris, {
    ...search,
    bodies: wanted.aspectsOf,
    aspects: TOLD_ASPECTS,
    nearMissOrbDeg: 0,
  });
  return withKnownEnds([
    ...aspects.flatMap((found) => aspectEvent(ephemeris, found)),
    ...signIngresses(ephemeris, { ...search, bodies: wanted.ingressesOf }).flatMap((found) =>
      ingressEvent(ephemeris, found),
    ),
    ...stationEvents(ephemeris, window),
    ...lunarEvents(ephemeris, window),
  ]);
}

/** In order of time; a stay in a sign or a retrograde motion that ends within the window has its end. */
function withKnownEnds(events: readonly SkyEvent[]): readonly SkyEvent[] {
  const inOrder = inOrderOfTime(events);
  return inOrder.map((event, index0) => {
    const closing = event.form === "retrograde" ? "direct" : event.form;
    if (closing !== "direct" && closing !== "ingress") return event;
    const end = inOrder.find(({ form, first }, later0) => later0 > index0 && form === closing && first === event.first);
    return end === undefined || event.form === "direct" ? event : { ...event, endJdTt: end.jdTt };
  });
}

function aspectEvent(ephemeris: Ephemeris, found: AspectEvent): readonly SkyEvent[] {
  const form = TOLD_ASPECTS.find((aspect): aspect is ToldAspect => aspect === found.aspect);
  if (form === undefined || !isPlanet(found.first) || !isPlanet(found.second)) return [];
  const one = { body: found.first, sign: signOf(found.firstLongitudeDeg) };
  const other = { body: found.second, sign: signOf(found.secondLongitudeDeg) };
  if (one.body === "sun" && other.body === "moon" && isLunation(form)) return [];
  const [fast, slow] = BY_SPEED.indexOf(one.body) < BY_SPEED.indexOf(other.body) ? [one, other] : [other, one];
  const places = { first: fast.body, sign: fast.sign, second: slow.body, secondSign: slow.sign };
  const event = { form, jdTt: found.jdTt, ...places };
  const isWithSun = form === "conjunction" && slow.body === "sun" && fast.body !== "moon";
  const isInferior = isWithSun && ephemeris.ecliptic(fast.body, found.jdTt).longitudeSpeedDegPerDay < 0;
  return [isInferior ? { ...event, isInferior } : event];
}

/** The Moon's conjunction, square and opposition with the Sun are its phases. */
function isLunation(form: ToldAspect): boolean {
  return form === "conjunction" || form === "square" || form === "opposition";
}

function ingressEvent(ephemeris: Ephemeris, { body, jdTt, toSign }: SignIngress): readonly SkyEvent[] {
  if (!isPlanet(body)) return [];
  const entry = { form: "ingress", jdTt, first: body, sign: toSign } as const;
  return [ephemeris.ecliptic(body, jdTt).longitudeSpeedDegPerDay < 0 ? { ...entry, isReturn: true } : entry];
}

function stationEvents(ephemeris: Ephemeris, window: SearchWindow): readonly SkyEvent[] {
  return stationsIn(ephemeris, { window, bodies: PLANET_IDS, nodeType: NODE_TYPE }).flatMap((found) =>
    isPlanet(found.body)
      ? [{ form: found.becomes, jdTt: found.jdTt, first: found.body, sign: signOf(found.longitudeDeg) }]
      : [],
  );
}

function lunarEvents(ephemeris: Ephemeris, window: SearchWindow): readonly SkyEvent[] {
  const wide = { fromJdTt: window.fromJdTt - ECLIPSE_REACH_DAYS, toJdTt: window.toJdTt + ECLIPSE_REACH_DAYS };
  const isWithin = ({ jdTt }: { readonly jdTt: number }): boolean => jdTt >= window.fromJdTt && jdTt < window.toJdTt;
  return lunations(ephemeris, wide)
    .map((lunation): SkyEvent => {
      const { jdTt, phase } = lunation;
      const eclipse = lunationEclipse(ephemeris, lunation);
      if (eclipse) return eclipseEvent(ephemeris, eclipse);
      return { form: phase, jdTt, first: "moon", sign: signOf(lunation.moonLongitudeDeg) };
    })
    .filter(isWithin);
}

function eclipseEvent(ephemeris: Ephemeris, eclipse: Eclipse): SkyEvent {
  const { of, maximumJdTt } = eclipse;
  return {
    form: of === "sun" ? "solar-eclipse" : "lunar-eclipse",
    jdTt: maximumJdTt,
    first: of,
    sign: signOf(ephemeris.ecliptic(of, maximumJdTt).longitudeDeg),
    // the greatest phase of a hybrid eclipse is a total one
    eclipse: eclipse.kind === "hybrid" ? "total" : eclipse.kind,
  };
}

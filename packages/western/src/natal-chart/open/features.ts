import { localDateTime } from "@almagest/civil-time";
import { normalizeDeg } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { type BodyId, isPlanet, type SignId } from "@almagest/sky";
import { dominantNature } from "../../chart/aspects";
import { MOON_PHASE_IDS, type MoonPhaseId } from "../../moon-phase/phase";
import { dignityOf } from "../../tables/bodies";
import type { ClassicalPlanet, Element, Modality } from "../../tables/zodiac";
import { type ChartFeatures, closestOf, isStrong, isWeak } from "../features";
import type { OpenShare } from "./balance";
import { type OpenBody, type SignsAt, signsInTurn } from "./bodies";
import { asAspect, type OpenNatalFacts } from "./compute";

/** The features of a chart that hold all through the time of birth; what depends on it is undefined. */
export interface OpenFeatures {
  readonly state: "unknown" | "range";
  /** By the clock of the birth, HH:MM. */
  readonly from: string;
  readonly to: string;
  readonly sun: OpenBody;
  readonly moon: OpenBody;
  readonly clock: (epochMs: number) => string;
  readonly rising: { readonly sign: SignId; readonly ruler: OpenBody & { readonly id: ClassicalPlanet } } | undefined;
  /** Signs that may rise, of a range in which they change. */
  readonly mayRise: readonly SignId[];
  readonly phase: MoonPhaseId | undefined;
  readonly venus: SignId | undefined;
  readonly mars: SignId | undefined;
  readonly closest: ChartFeatures["closest"];
  readonly dignities: { readonly strong: readonly BodyId[]; readonly weak: readonly BodyId[] } | undefined;
  readonly elements: OpenShare<Element>;
  readonly modalities: readonly Modality[] | undefined;
  /** Of the planets; undefined where one of them turns. */
  readonly retrograde: readonly BodyId[] | undefined;
  readonly dominant: "harmonious" | "challenging" | "balanced";
}

export function openFeaturesOf(chart: OpenNatalFacts, rulerOf: (sign: SignId) => ClassicalPlanet): OpenFeatures {
  const { span, bodies, balance, ascendant } = chart;
  const named = (id: BodyId): OpenBody => bodyIn(bodies, id);
  const clock = (epochMs: number): string => localDateTime(epochMs, span.timezone).slice(11, 16);
  const planets = bodies.filter(({ id }) => isPlanet(id));
  const isTurning = planets.some(({ isRetrograde }) => isRetrograde === undefined);
  const rulerId = ascendant && rulerOf(ascendant.sign);
  return {
    state: span.state === "range" ? "range" : "unknown",
    from: clock(span.fromEpochMs),
    to: clock(span.toEpochMs),
    sun: named("sun"),
    moon: named("moon"),
    clock,
    rising: ascendant && rulerId && { sign: ascendant.sign, ruler: { ...named(rulerId), id: rulerId } },
    mayRise: chart.rising,
    phase: phaseOf(named("sun"), named("moon")),
    venus: named("venus").sign,
    mars: named("mars").sign,
    closest: closestOf(chart.aspects.map(asAspect)),
    dignities: dignitiesOf(bodies),
    elements: balance.elements,
    modalities: balance.modalities.leading,
    retrograde: isTurning ? undefined : planets.filter((body) => body.isRetrograde === true).map(({ id }) => id),
    dominant: dominantNature(chart.natures),
  };
}

function bodyIn(bodies: readonly OpenBody[], id: BodyId): OpenBody {
  return at(
    bodies.filter((body) => body.id === id),
    0,
  );
}

const OCTANT_DEG = 45;

/** The eighth of the way from one conjunction to the next; undefined where the Moon enters another. */
function phaseOf(sun: OpenBody, moon: OpenBody): MoonPhaseId | undefined {
  const [first, last] = (["from", "to"] as const).map((end) =>
    Math.floor(normalizeDeg(moon[end].longitudeDeg - sun[end].longitudeDeg) / OCTANT_DEG),
  );
  return first === last && first !== undefined ? at(MOON_PHASE_IDS, first) : undefined;
}

const SEVEN: readonly ClassicalPlanet[] = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"];

/** Which of the seven are strong and weak by sign; undefined where that depends on the time. */
function dignitiesOf(bodies: readonly OpenBody[]): OpenFeatures["dignities"] {
  const [first, ...others] = signsInTurn(bodies).map(dignitiesAt);
  return others.every((other) => JSON.stringify(other) === JSON.stringify(first)) ? first : undefined;
}

function dignitiesAt(signs: SignsAt): { readonly strong: readonly BodyId[]; readonly weak: readonly BodyId[] } {
  const held = SEVEN.flatMap((id) => {
    const sign = signs.get(id);
    return sign === undefined ? [] : [{ id, dignity: dignityOf(id, sign) }];
  });
  return {
    strong: held.filter(({ dignity }) => isStrong(dignity)).map(({ id }) => id),
    weak: held.filter(({ dignity }) => isWeak(dignity)).map(({ id }) => id),
  };
}

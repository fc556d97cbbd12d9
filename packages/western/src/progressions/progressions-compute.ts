import { type Ephemeris, normalizeDeg } from "@almagest/ephemeris";
import type { NodeType } from "@almagest/operation";
import { bodyOf, type ChartBody, chartBodies, type Engine, engineOf, SIGN_IDS, signOf } from "@almagest/sky";
import { type NatalSky, natalSky } from "../chart/natal-sky";
import type { PointId } from "./contacts";
import { NAIBOD_DEG_PER_YEAR, type ProgressedInstant, type ProgressionInput, progressedInstant } from "./instant";
import { type LunationPhase, lunationPhaseOf } from "./phase";

export interface ProgressionsInput extends ProgressionInput {
  readonly nodeType: NodeType;
}

export interface ProgressedBody extends ChartBody {
  /** 1 to 12, whole-sign from the progressed Ascendant. */
  readonly house: number;
  /** Whether the body moves the other way than at birth. */
  readonly hasTurned: boolean;
}

/** A progressed chart, before rounding and words. */
export interface ProgressionsFacts {
  readonly input: ProgressionsInput;
  readonly engine: Engine;
  readonly progressed: ProgressedInstant;
  readonly ascendantDeg: number;
  readonly midheavenDeg: number;
  readonly bodies: readonly ProgressedBody[];
  /** The bodies and angles of birth, which progressed ones meet. */
  readonly natal: readonly { readonly id: PointId; readonly longitudeDeg: number }[];
  /** The chart of birth whole. */
  readonly natalSky: NatalSky;
  /** Progressed Moon less progressed Sun, [0, 360). */
  readonly elongationDeg: number;
  readonly phase: LunationPhase;
}

/**
 * The secondary progressions of a birth for a date: positions of the progressed instant, and the natal angles moved by
 * Naibod's measure in longitude.
 * @throws DomainError `unprocessable_entity` for a birth or a progressed instant outside the ephemeris' range.
 */
export function computeProgressions(
  input: ProgressionsInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): ProgressionsFacts {
  const progressed = progressedInstant(ephemeris, input);
  const { birth, jdTt, elapsedYears } = progressed;
  const directed = (natalDeg: number): number => normalizeDeg(natalDeg + NAIBOD_DEG_PER_YEAR * elapsedYears);
  const atBirth = chartBodies(ephemeris, birth.jdTt, input.nodeType);
  const sky = natalSky(ephemeris, { input, moment: birth }, atBirth);
  const natal = sky.houses;
  const ascendantDeg = directed(natal.ascendantDeg);
  const bodies = chartBodies(ephemeris, jdTt, input.nodeType);
  const elongationDeg = normalizeDeg(bodyOf(bodies, "moon").longitudeDeg - bodyOf(bodies, "sun").longitudeDeg);
  return {
    input,
    engine: engineOf(ephemeris),
    progressed,
    ascendantDeg,
    midheavenDeg: directed(natal.midheavenDeg),
    bodies: bodies.map((body) => ({
      ...body,
      house: wholeSignHouse(body.longitudeDeg, ascendantDeg),
      hasTurned: body.speedDegPerDay < 0 !== bodyOf(atBirth, body.id).speedDegPerDay < 0,
    })),
    natal: [
      ...atBirth,
      { id: "ascendant", longitudeDeg: natal.ascendantDeg },
      { id: "midheaven", longitudeDeg: natal.midheavenDeg },
    ],
    natalSky: sky,
    elongationDeg,
    phase: lunationPhaseOf(elongationDeg),
  };
}

function wholeSignHouse(longitudeDeg: number, ascendantDeg: number): number {
  const steps = SIGN_IDS.indexOf(signOf(longitudeDeg)) - SIGN_IDS.indexOf(signOf(ascendantDeg));
  return ((steps + 12) % 12) + 1;
}

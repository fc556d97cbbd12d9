import type { Ephemeris } from "@almagest/ephemeris";
import type { NodeType } from "@almagest/operation";
import { type Birth, type BirthInput, birthOf, type ChartMoment } from "@almagest/sky";
import { circumpolarLatitudeDeg, culminationLongitudeDeg, drawnPieces, listedPoints, type Side } from "./angle-lines";
import { type MappedBody, mappedBodies } from "./bodies";
import type { GeoPoint } from "./sphere";

export interface HorizonLine {
  readonly points: readonly GeoPoint[];
  readonly pieces: readonly (readonly GeoPoint[])[];
}

export interface BodyLines {
  readonly body: MappedBody;
  readonly midheavenDeg: number;
  readonly circumpolarDeg: number;
  readonly rising: HorizonLine;
  readonly setting: HorizonLine;
}

export interface AstrocartographyFacts {
  readonly birth: Birth;
  readonly nodeType: NodeType;
  readonly lines: readonly BodyLines[];
}

/** For each body the places on Earth where it culminates, rises and sets at the moment of birth, in mundo. */
export function computeAstrocartography(
  input: BirthInput & { readonly nodeType: NodeType; readonly include?: string | undefined },
  sky: { readonly ephemeris: Ephemeris },
): AstrocartographyFacts {
  const { ephemeris } = sky;
  const birth = birthOf(ephemeris, input);
  const { include, nodeType } = input;
  return { birth, nodeType, lines: linesAt(ephemeris, birth.moment, { include, nodeType }) };
}

/** The lines of one instant. */
export function linesAt(
  ephemeris: Ephemeris,
  { jdTt, jdUt1 }: Pick<ChartMoment, "jdTt" | "jdUt1">,
  choice: { readonly include: string | undefined; readonly nodeType: NodeType },
): readonly BodyLines[] {
  const siderealTimeDeg = ephemeris.siderealTimeDeg(jdUt1);
  return mappedBodies(ephemeris, jdTt, choice).map((body) => {
    const earth = { body, siderealTimeDeg };
    const horizon = (side: Side): HorizonLine => ({
      points: listedPoints(earth, side),
      pieces: drawnPieces(earth, side),
    });
    return {
      body,
      midheavenDeg: culminationLongitudeDeg(earth),
      circumpolarDeg: circumpolarLatitudeDeg(body),
      rising: horizon("rising"),
      setting: horizon("setting"),
    };
  });
}

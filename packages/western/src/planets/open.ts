import type { Ephemeris } from "@almagest/ephemeris";
import type { NodeType } from "@almagest/operation";
import { type OpenBirth, type OpenBirthInput, openBirth } from "../birth-time/open-birth";
import { type OpenChartBodies, openChartBodies } from "../birth-time/open-bodies";

type OpenPlanetsInput = OpenBirthInput & { readonly nodeType: NodeType };

export interface OpenPlanetPositions extends OpenBirth<OpenPlanetsInput>, OpenChartBodies {}

/**
 * The fourteen bodies of every birth within a span: their places at its ends, the signs and directions that hold, and the
 * seconds at which the others change.
 */
export function computeOpenPlanetPositions(
  input: OpenPlanetsInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenPlanetPositions {
  const { birth, sky } = openBirth(ephemeris, input);
  return { ...birth, ...openChartBodies(birth, sky) };
}

import { DomainError } from "@almagest/operation";

/** A place on Earth in decimal degrees, north and east positive. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * At a pole every point of the sky keeps its height all day, so that no degree rises: what a program gives for an
 * Ascendant there is one of two opposite points, which change places with the last digit.
 *
 * @param path the member of the request that has the latitude.
 * @throws DomainError `unprocessable_entity` at a latitude of 90 or -90.
 */
export function requireAscendant(latitude: number, path: string): void {
  if (Math.abs(latitude) !== 90) return;
  const message = `${path} is ${latitude}: at the poles of the Earth no degree of the ecliptic rises, so there is no Ascendant. Send a latitude between -90 and 90, both excluded.`;
  throw new DomainError("unprocessable_entity", message, { latitude }, path);
}

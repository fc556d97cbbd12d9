import { type EclipticPosition, type Ephemeris, normalizeDeg } from "@almagest/ephemeris";

/** A sky whose bodies are where their longitudes times a number are: the chart of that harmonic, which has no houses. */
export function harmonicSky(ephemeris: Ephemeris, harmonic: number): Ephemeris {
  const { earth } = ephemeris;
  const multiplied = (place: EclipticPosition): EclipticPosition => ({
    ...place,
    longitudeDeg: normalizeDeg(place.longitudeDeg * harmonic),
    longitudeSpeedDegPerDay: place.longitudeSpeedDegPerDay * harmonic,
  });
  return {
    ...ephemeris,
    harmonic,
    ecliptic: (body, jdTt) => multiplied(ephemeris.ecliptic(body, jdTt)),
    ...(earth ? { earth: (jdTt: number) => multiplied(earth(jdTt)) } : {}),
  };
}

import { ZONE_PLACES } from "./data/zone-places";
import { zoneNameInIanaCase } from "./zone-name";

/** A place on Earth in degrees, north and east positive. */
export interface Place {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/** The area in which a zone's clock is kept, as a circle. */
interface ZoneArea extends Place {
  readonly radiusKm: number;
}

/** Mean radius of the Earth (IUGG), as a sphere. */
const EARTH_RADIUS_KM = 6371;
/** A village, a farm or a ship lies so far from the last town that keeps a zone's clock. */
const MARGIN_KM = 300;

let areas: ReadonlyMap<string, ZoneArea> | undefined;

function areaOf(zone: string): ZoneArea | undefined {
  areas ??= new Map(ZONE_PLACES.flatMap(readLine));
  return areas.get(zone) ?? areas.get(zoneNameInIanaCase(zone));
}

function readLine(line: string): readonly (readonly [string, ZoneArea])[] {
  const [name = "", latitude, longitude, hundreds, ...links] = line.split(" ");
  const area = {
    latitudeDeg: Number(latitude),
    longitudeDeg: Number(longitude),
    radiusKm: Number(hundreds) * 100 + MARGIN_KM,
  };
  return [name, ...links].map((one) => [one, area] as const);
}

export interface ZoneDistance {
  /** From the principal place of the zone. */
  readonly km: number;
  readonly isInside: boolean;
}

/** Distance of a place from the area that keeps a zone's clock; undefined for a name without an area, such as `EST`. */
export function distanceFromZone(place: Place, zone: string): ZoneDistance | undefined {
  const area = areaOf(zone);
  if (area === undefined) return undefined;
  const km = distanceKm(place, area);
  return { km, isInside: km <= area.radiusKm };
}

/** Great circle on a sphere, by haversines. */
function distanceKm(one: Place, other: Place): number {
  const from = radians(one.latitudeDeg);
  const to = radians(other.latitudeDeg);
  const north = Math.sin((to - from) / 2) ** 2;
  const east = Math.sin(radians(other.longitudeDeg - one.longitudeDeg) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(north + Math.cos(from) * Math.cos(to) * east)));
}

function radians(deg: number): number {
  return (deg * Math.PI) / 180;
}

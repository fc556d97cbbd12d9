import { distanceFromZone, type Place, type ZoneDistance } from "./zone-place";

/** A place, and the clock it is said to keep. */
export interface PlaceAndClock extends Place {
  readonly timezone: number | string;
  /** The offset that was applied, decimal hours, east positive. */
  readonly offsetHours: number;
}

/**
 * So far the clock of a place may differ from its Sun, in hours: Kashgar in the summer of 1990 had 3.9, by Beijing's
 * summer time. Beyond it no town of the world keeps its clock.
 */
const MAX_HOURS_FROM_SUN = 4;

/** A place that the exchange of its coordinates brings so near the principal one of the zone was meant to be there, */
const SWAP_NEAR_KM = 100;
/** where as given it lies so far away, though inside the zone's area: Istanbul's swapped pair is in Arabia. */
const SWAP_FAR_KM = 1000;

/**
 * Doubts about a place and its timezone, with the likely cause; undefined where there are none. A zone's name is
 * compared with the area that keeps its clock: its towns and 300 km round them. Hours, offsets and names of a bare
 * offset are compared with the Sun's time at the longitude, within four hours.
 */
export function placeNotice(given: PlaceAndClock): string | undefined {
  if (isPlausible(given)) return undefined;
  return `${misfit(given)} ${causeOf(given) ?? ANOTHER_ZONE}`;
}

/**
 * The same where the place need not keep that clock, as the place of a return does not: only what one of the usual
 * mistakes explains.
 */
export function placeMistakeNotice(given: PlaceAndClock): string | undefined {
  const cause = isPlausible(given) ? undefined : causeOf(given);
  return cause && `${misfit(given)} ${cause}`;
}

const ANOTHER_ZONE = "If the place is right, send the timezone in which the time was read off.";

function isPlausible(given: PlaceAndClock): boolean {
  const fromZone = zoneDistance(given);
  if (fromZone !== undefined) return fromZone.isInside && !isPlainlySwapped(given, fromZone);
  return hoursFromSun(given) <= MAX_HOURS_FROM_SUN;
}

function isPlainlySwapped(given: PlaceAndClock, { km }: ZoneDistance): boolean {
  const { latitudeDeg, longitudeDeg } = given;
  if (km < SWAP_FAR_KM || Math.abs(longitudeDeg) > 90) return false;
  const swapped = zoneDistance({ ...given, latitudeDeg: longitudeDeg, longitudeDeg: latitudeDeg });
  return swapped !== undefined && swapped.km <= SWAP_NEAR_KM;
}

function zoneDistance(given: PlaceAndClock): ZoneDistance | undefined {
  return typeof given.timezone === "string" ? distanceFromZone(given, given.timezone) : undefined;
}

/** Between the clock and mean solar time, 0 to 12; a day more or less is none. */
function hoursFromSun({ longitudeDeg, offsetHours }: PlaceAndClock): number {
  const hours = Math.abs(offsetHours - longitudeDeg / 15) % 24;
  return Math.min(hours, 24 - hours);
}

function misfit(given: PlaceAndClock): string {
  const where = `The place ${shown(given)}`;
  const fromZone = zoneDistance(given);
  if (fromZone !== undefined) {
    const km = Math.round(fromZone.km / 100) * 100;
    return `${where} is ${km} km from where the clock of ${given.timezone} is kept.`;
  }
  return `${where} is ${hoursFromSun(given).toFixed(1)} hours from the timezone ${given.timezone} by its Sun.`;
}

function shown({ latitudeDeg, longitudeDeg }: Place): string {
  return `(latitude ${latitudeDeg}, longitude ${longitudeDeg})`;
}

/** A mistake that is often made, and the place and clock it was made from. */
interface Mistake extends PlaceAndClock {
  readonly says: string;
}

/** Of the mistakes that would explain it the one that brings place and clock closest. */
function causeOf(given: PlaceAndClock): string | undefined {
  if (given.latitudeDeg === 0 && given.longitudeDeg === 0) return "Zeros look like a place left out: send its own.";
  const [likeliest] = mistakesFrom(given)
    .filter(isPlausible)
    .sort((one, other) => misfitSize(one) - misfitSize(other));
  return likeliest && `${likeliest.says}: ${shown(likeliest)} fits.`;
}

function mistakesFrom(given: PlaceAndClock): readonly Mistake[] {
  const { latitudeDeg, longitudeDeg } = given;
  const swapped = { latitudeDeg: longitudeDeg, longitudeDeg: latitudeDeg };
  const isName = zoneDistance(given) !== undefined;
  const signs: readonly Mistake[] = isName
    ? [
        { ...given, longitudeDeg: -longitudeDeg, says: "The sign of the longitude looks wrong, east is positive" },
        { ...given, latitudeDeg: -latitudeDeg, says: "The sign of the latitude looks wrong, north is positive" },
        { ...given, latitudeDeg: -latitudeDeg, longitudeDeg: -longitudeDeg, says: "Both signs look wrong" },
      ]
    : [{ ...given, longitudeDeg: -longitudeDeg, says: "One sign looks wrong, the longitude's or the timezone's" }];
  const swap = { ...given, ...swapped, says: "Latitude and longitude look swapped" };
  return Math.abs(longitudeDeg) <= 90 ? [swap, ...signs] : signs;
}

function misfitSize(given: PlaceAndClock): number {
  return zoneDistance(given)?.km ?? hoursFromSun(given);
}

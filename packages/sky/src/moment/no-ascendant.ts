import { julianDayUtc } from "@almagest/civil-time";
import type { ChartMoment } from "./moment";

const RADIANS = Math.PI / 180;

/** Within this of the ecliptic's pole a zenith has the ecliptic for its horizon: in the minute around, the Ascendant turns over. */
const AT_ECLIPTIC_POLE_DEG = 1 / 60;

/** Within this of a pole the axis, which wanders by 0.6 seconds of arc, may turn a meridian by a degree: 0.6" / tan 1° is 34". */
const BY_WANDERING_AXIS_DEG = 0.01;

const COUNTED = "what hangs on an Ascendant (a Lagna, houses, lots) is counted from";
const OF_ANGLES = "what hangs on either (a Lagna, houses, lots) means nothing there.";

/** The doubt about Ascendant and Midheaven at a latitude, at any time. */
export function poleDoubt(latitude: number): string | undefined {
  const distanceDeg = 90 - Math.abs(latitude);
  if (distanceDeg >= BY_WANDERING_AXIS_DEG) return undefined;
  if (distanceDeg === 0) {
    return `Latitude ${latitude} is a pole of the Earth, where no degree of the ecliptic rises and all meridians meet. It has no Ascendant and no Midheaven: ${OF_ANGLES}`;
  }
  return `Latitude ${latitude} is within ${BY_WANDERING_AXIS_DEG}° of a pole of the Earth, so near that its axis, which wanders by up to 0.6″, turns the meridian by about a degree or more. Ascendant and Midheaven turn with it: ${OF_ANGLES}`;
}

/**
 * The same of a moment at a place: near the polar circles the ecliptic lies on the horizon once a sidereal day, and
 * every degree of it rises or sets within seconds.
 */
export function ascendantDoubt({ given, civil }: Pick<ChartMoment, "given" | "civil">): string | undefined {
  const { latitude, longitude } = given;
  if (latitude === undefined) return undefined;
  const atPole = poleDoubt(latitude);
  if (atPole !== undefined || longitude === undefined || Math.abs(Math.abs(latitude) - 66.5) > 0.5) return atPole;
  const distanceDeg = 90 - Math.abs(zenithLatitudeDeg({ latitude, longitude }, julianDayUtc(civil.epochMilliseconds)));
  if (distanceDeg > AT_ECLIPTIC_POLE_DEG) return undefined;
  return `The ecliptic lies on the horizon here at this time, within an arcminute, and its degrees rise within seconds of each other: ${COUNTED} one of them, and a clock that is wrong by seconds gives another.`;
}

/**
 * The zenith's latitude from the ecliptic, by mean sidereal time and mean obliquity (Meeus, Astronomical Algorithms, 2nd
 * ed., 12.4, 22.2 and 13.2): true to half an arcminute from 1200 to 3000.
 */
function zenithLatitudeDeg(place: { readonly latitude: number; readonly longitude: number }, jdUt: number): number {
  const days = jdUt - 2_451_545;
  const centuries = days / 36_525;
  const siderealDeg = 280.46061837 + 360.98564736629 * days + 0.000387933 * centuries ** 2 + place.longitude;
  const obliquityDeg = 23.4392911 - (46.815 * centuries + 0.00059 * centuries ** 2 - 0.001813 * centuries ** 3) / 3600;
  const [height, obliquity] = [place.latitude * RADIANS, obliquityDeg * RADIANS];
  const across = Math.cos(height) * Math.sin(obliquity) * Math.sin(siderealDeg * RADIANS);
  return Math.asin(Math.min(1, Math.max(-1, Math.sin(height) * Math.cos(obliquity) - across))) / RADIANS;
}

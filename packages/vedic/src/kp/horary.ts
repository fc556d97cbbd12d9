import { type Ephemeris, normalizeDeg, signedDifferenceDeg } from "@almagest/ephemeris";
import { at, DomainError } from "@almagest/operation";
import { type Birth, birthOf, housesOf } from "@almagest/sky";
import { grahasAt } from "../sky/positions";
import { housedSky, type KpChartFacts, type KpNodeBirthInput } from "./chart";
import { placidusCuspsDeg } from "./cusps";
import { KP_PARTS, type KpPart, kpSpan } from "./division";
import { kpFrame } from "./frame";
import { type RulingPlanets, rulingPlanetsAt } from "./ruling";

export interface KpHoraryInput extends KpNodeBirthInput {
  /** 1 to 249. */
  readonly horaryNumber: number;
}

export interface KpHoraryFacts extends KpChartFacts {
  readonly part: KpPart;
  /** Of the part's middle, in the frame: the Ascendant of the question. */
  readonly ascendantDeg: number;
  /** By the Ascendant of the clock, not of the number. */
  readonly ruling: RulingPlanets;
}

const RADIANS = Math.PI / 180;

/**
 * A question by number: the middle of that part of the 249 rises at the place's latitude, the other cusps follow by
 * Placidus, and the grahas of the moment are placed in those houses.
 * @throws DomainError `unprocessable_entity` where that point never rises, or Placidus has no cusps.
 */
export function computeKpHorary(input: KpHoraryInput, { ephemeris }: { readonly ephemeris: Ephemeris }): KpHoraryFacts {
  const birth = birthOf(ephemeris, input);
  const frame = kpFrame(ephemeris, input, input.date);
  const { nodeType } = input;
  const part = at(KP_PARTS, input.horaryNumber - 1);
  const ascendantDeg = kpSpan(part).middleDeg;
  const there = { ...input, longitude: longitudeOnMapWhereRises(ephemeris, birth, ascendantDeg + frame.ayanamsaDeg) };
  const cuspsDeg = placidusCuspsDeg(ephemeris, { input: there, moment: birth.moment }, frame);
  const grahas = grahasAt(ephemeris, { jdTt: birth.moment.jdTt, frame, nodeType });
  const ruling = rulingPlanetsAt(ephemeris, { place: input, moment: birth.moment, frame });
  return { birth, frame, nodeType, part, ascendantDeg, ruling, ...housedSky(grahas, cuspsDeg) };
}

/** The same by the Ascendant that the houses really have there, which the motion of the Earth's pole moves by up to 1″. */
function longitudeOnMapWhereRises(ephemeris: Ephemeris, birth: Birth, risingDeg: number): number {
  const longitude = longitudeWhereRises(ephemeris, birth, risingDeg);
  const there = { input: { ...birth.input, longitude }, moment: birth.moment };
  const { ascendantDeg } = housesOf(ephemeris, there, "equal");
  const missedDeg = signedDifferenceDeg(ascendantDeg, risingDeg);
  // within the polar circles the Ascendant may be the point opposite, and no cusps exist that it could begin
  if (Math.abs(missedDeg) > 1) return longitude;
  return longitudeWhereRises(ephemeris, birth, risingDeg - missedDeg);
}

/**
 * The geographic longitude, [-180, 180), on the same parallel at which a tropical longitude of the ecliptic rises at the
 * instant: the frame of houses that has it for its Ascendant, with the obliquity of the moment itself. Where the point
 * rises its hour angle is that of its lower semi-arc: cos H = -tan latitude tan declination.
 */
function longitudeWhereRises(ephemeris: Ephemeris, { input, moment }: Birth, risingDeg: number): number {
  const obliquity = ephemeris.obliquity(moment.jdTt).trueDeg * RADIANS;
  const lambda = risingDeg * RADIANS;
  const rightAscensionDeg = Math.atan2(Math.cos(obliquity) * Math.sin(lambda), Math.cos(lambda)) / RADIANS;
  const declination = Math.asin(Math.sin(obliquity) * Math.sin(lambda));
  const cosine = -Math.tan(input.latitude * RADIANS) * Math.tan(declination);
  if (!(Math.abs(cosine) < 1)) throw neverRises(input.latitude, risingDeg, declination / RADIANS);
  const armcDeg = rightAscensionDeg - Math.acos(cosine) / RADIANS;
  return signedDifferenceDeg(normalizeDeg(armcDeg), ephemeris.siderealTimeDeg(moment.jdUt1));
}

function neverRises(latitude: number, risingDeg: number, declinationDeg: number): DomainError {
  const boundDeg = 90 - Math.abs(declinationDeg);
  const message = `The point of this number stands at ${normalizeDeg(risingDeg).toFixed(4)} degrees of the tropical zodiac, which neither rises nor sets at latitude ${latitude}: beyond ${boundDeg.toFixed(4)} degrees it cannot be an Ascendant. Send a latitude nearer to the equator.`;
  return new DomainError("unprocessable_entity", message, { latitude, boundDeg });
}

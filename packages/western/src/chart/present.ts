import { formatIsoUtc, isBeforeGregorianReform } from "@almagest/civil-time";
import { type Localized, localized, localizedSibling } from "@almagest/i18n";
import { aspects as aspectTerms, bodies as bodyTerms } from "@almagest/i18n/astrology";
import { at, type Lang } from "@almagest/operation";
import type { z } from "zod";
import { ASPECT_IDS, ASPECTS } from "../aspects/table";
import type { BodyId } from "../tables/bodies";
import type { ChartAspect } from "./aspects";
import type { ChartBody } from "./bodies";
import type { ChartMoment } from "./moment";
import type { aspectSchema, bodyPositionSchema, houseCuspSchema, skyConventionsSchema } from "./schema";
import { angle, zodiacPlace } from "./wire";

const POSITIONS = "geocentric, apparent, true ecliptic and equinox of date";

export function bodyName<Field extends string>(field: Field, id: BodyId, lang: Lang): Localized<Field> {
  return localized(field, bodyTerms[id], lang);
}

export function presentBody(body: ChartBody, lang: Lang): z.output<typeof bodyPositionSchema> {
  const { degree, longitude, ...sign } = zodiacPlace(body.longitudeDeg, lang);
  return {
    ...bodyName("name", body.id, lang),
    longitude,
    latitude: angle(body.latitudeDeg),
    ...sign,
    degree,
    speed: angle(body.speedDegPerDay),
    isRetrograde: body.speedDegPerDay < 0,
  };
}

export function presentAspect(found: ChartAspect, lang: Lang): z.output<typeof aspectSchema> {
  const facts = ASPECTS[found.aspect];
  return {
    ...bodyName("planet1", found.first, lang),
    ...bodyName("planet2", found.second, lang),
    type: facts.code,
    ...localizedSibling("type", aspectTerms[found.aspect], lang),
    angle: facts.angleDeg,
    orb: angle(found.orbDeg),
    isApplying: found.applying,
    strength: Math.round(found.strength),
    interpretation: facts.nature,
  };
}

export function presentCusps(cuspsDeg: readonly number[], lang: Lang): z.output<typeof houseCuspSchema>[] {
  return Array.from({ length: 12 }, (_, index0) => ({
    number: index0 + 1,
    ...zodiacPlace(at(cuspsDeg, index0), lang),
  }));
}

export function presentConventions(
  moment: ChartMoment,
  engine: { readonly name: string; readonly version: string },
): z.output<typeof skyConventionsSchema> {
  return {
    zodiac: "tropical",
    positions: POSITIONS,
    lilith: "mean-apogee",
    calendar: isBeforeGregorianReform(moment.given.date) ? "proleptic-gregorian" : "gregorian",
    utc: formatIsoUtc(moment.civil.epochMilliseconds),
    clock: moment.civil.kind,
    ephemeris: `${engine.name} ${engine.version}`,
  };
}

/** The orbs in force, as every answer with aspects echoes them. */
export const ASPECT_ORBS: Readonly<Record<string, number>> = Object.fromEntries(
  ASPECT_IDS.map((id) => [ASPECTS[id].code, ASPECTS[id].maxOrbDeg]),
);

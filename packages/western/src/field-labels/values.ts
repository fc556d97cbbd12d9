import { aspects, bodies, points, seenBodies, signs } from "@almagest/i18n/astrology";
import { byEnglishName, numerals } from "@almagest/i18n/labels";
import type { TermTable } from "@almagest/operation";
import { claimMembers, sects } from "../vocabulary/claim-members";
import {
  aspectLatitudes,
  directionKeys,
  directionLatitudes,
  directionMethods,
  directionMotionChoices,
  directionSpaces,
} from "../vocabulary/directions";
import { lots } from "../vocabulary/lots";
import { boundsSchools, decanSchools, triplicitySchools } from "../vocabulary/schools";
import { orbSchools, seriesAspectNames, seriesAspectsByCode } from "../vocabulary/series";
import { decennialDivisions, nodeOrders, sharedSigns, timeLordTechniques, yearLengths } from "../vocabulary/time-lords";
import { centers, lilithTypes } from "../vocabulary/viewing";

/** Names of the enumerated values of a request field, by the field's name on the wire. */
export const values: Readonly<Record<string, TermTable>> = {
  aspect: { ...byConstant(aspects), ...seriesAspectsByCode },
  aspectSeries: seriesAspectNames,
  aspectTypes: byConstant(aspects),
  body: byEnglishName(Object.values(seenBodies)),
  boundsSchool: boundsSchools,
  decanSchool: decanSchools,
  triplicitySchool: triplicitySchools,
  orbSchool: orbSchools,
  center: centers,
  lilithType: lilithTypes,
  capricornYears: numerals(30),
  subdivision: decennialDivisions,
  lot: lots,
  member: claimMembers,
  nodeOrder: nodeOrders,
  planet: byEnglishName(Object.values(bodies)),
  planets: byEnglishName(Object.values(seenBodies)),
  sharedSign: sharedSigns,
  technique: timeLordTechniques,
  yearLength: yearLengths,
  signs: byEnglishName(Object.values(signs)),
  method: directionMethods,
  space: directionSpaces,
  latitudeOf: directionLatitudes,
  aspectLatitude: aspectLatitudes,
  motions: directionMotionChoices,
  key: directionKeys,
  aspects,
  promissors: byEnglishName(Object.values(bodies)),
  significators: byEnglishName([...Object.values(points), ...Object.values(bodies)]),
  value: { ...byEnglishName(Object.values(signs)), ...numerals(12), ...sects },
};

/** `SEMI_SEXTILE`: values written as constants. */
function byConstant(terms: TermTable): TermTable {
  return Object.fromEntries(Object.entries(terms).map(([id, term]) => [id.toUpperCase().replaceAll("-", "_"), term]));
}

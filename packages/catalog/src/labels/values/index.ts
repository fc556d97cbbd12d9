import type { Term } from "@almagest/i18n";
import { aspects, bodies, compass, signs } from "@almagest/i18n/astrology";
import { animals } from "@almagest/i18n/chinese";
import { suits } from "@almagest/tarot";
import { activities, dayBoundaries, genders, hourClocks, yearBoundaries } from "./almanac";
import { doshaClocks, hemispheres, seasonSchemes, seasonZodiacs, signDoshaSchools } from "./ayurveda";
import {
  ayadiTexts,
  lengthUnits,
  mandalaGrids,
  muhurtaTexts,
  roomTypes,
  slopeSchools,
  vyayaFormulas,
} from "./buildings";
import { houseSystemNames, nodeTypeNames, traditionNames } from "./chart";
import { avasthaSystems, ayanamsaNames, karakaSchemes, readingFocuses, yogaFamilies, zodiacFrames } from "./jyotish";
import {
  angelDatings,
  angelYearStarts,
  atbashOutputs,
  ciphers,
  leapDayPolicies,
  letterAttributions,
  misparGadolRules,
  sephirotSystems,
  sunsetAnswers,
  transliterations,
  treeVariants,
} from "./kabbalah";
import { languageNames } from "./languages";
import { correlations, directionSchemes, yearBearers } from "./maya";
import { mountainsByName, mountainsByPlace } from "./mountains";
import { angelNumberTypes, arcana, chakras, numberContexts, stoneElements } from "./signs-and-stones";

/** Names by the value on the wire. */
export type ValueTable = Readonly<Record<string, Term>>;

const winds = byEnglish([
  compass.north,
  compass.northeast,
  compass.east,
  compass.southeast,
  compass.south,
  compass.southwest,
  compass.west,
  compass.northwest,
]);

/** What the enumerated values of a field are called, by the field's name on the wire. */
export const VALUE_LABELS: Readonly<Record<string, ValueTable>> = {
  activity: activities,
  afterSunset: sunsetAnswers,
  angelDating: angelDatings,
  arcana,
  aspectTypes: byConstant(aspects),
  atbashOutput: atbashOutputs,
  avoidAnimal: animals,
  ayadiText: ayadiTexts,
  ayanamsa: ayanamsaNames,
  chakra: chakras,
  ciphers,
  context: numberContexts,
  coordinateSystem: zodiacFrames,
  correlation: correlations,
  cuts: winds,
  dayBoundary: dayBoundaries,
  direction: winds,
  directionScheme: directionSchemes,
  domains: traditionNames,
  doshaClock: doshaClocks,
  element: stoneElements,
  extensions: winds,
  facing: { ...winds, ...mountainsByName, ...mountainsByPlace },
  family: yogaFamilies,
  focus: readingFocuses,
  gender: genders,
  grid: mandalaGrids,
  hemisphere: hemispheres,
  hourClock: hourClocks,
  houseSystem: houseSystemNames,
  lang: languageNames,
  leapDayPolicy: leapDayPolicies,
  letterAttribution: letterAttributions,
  misparGadol: misparGadolRules,
  muhurtaText: muhurtaTexts,
  nodeType: nodeTypeNames,
  planet: byEnglish(Object.values(bodies)),
  planets: byEnglish(Object.values(bodies)),
  rituZodiac: seasonZodiacs,
  ritucharyaScheme: seasonSchemes,
  road: winds,
  scheme: karakaSchemes,
  sephirotSystem: sephirotSystems,
  signDoshaScheme: signDoshaSchools,
  slopeLowDirection: winds,
  slopeSchool: slopeSchools,
  suit: suits,
  system: avasthaSystems,
  transliteration: transliterations,
  treeVariant: treeVariants,
  type: { ...angelNumberTypes, ...roomTypes },
  unit: lengthUnits,
  vyayaFormula: vyayaFormulas,
  water: winds,
  yearBearerSystem: yearBearers,
  yearBoundary: yearBoundaries,
  yearStart: angelYearStarts,
  zodiac: signs,
};

/** `North Node`: values that are the canonical English names. */
function byEnglish(terms: readonly Term[]): ValueTable {
  return Object.fromEntries(terms.map((term) => [term.en, term]));
}

/** `SEMI_SEXTILE`: values written as constants. */
function byConstant(terms: ValueTable): ValueTable {
  return Object.fromEntries(Object.entries(terms).map(([id, term]) => [id.toUpperCase().replaceAll("-", "_"), term]));
}

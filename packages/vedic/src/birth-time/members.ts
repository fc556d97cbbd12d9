import { signs, weekdayName } from "@almagest/i18n/astrology";
import { grahas as grahaTerms, karanas, nakshatras, tithis, yogas } from "@almagest/i18n/vedic";
import { at } from "@almagest/operation";
import {
  angleBorders,
  type Changes,
  changesOf,
  evenBorders,
  isShort,
  type Member,
  type SearchedSky,
  SIGN_IDS,
} from "@almagest/sky";
import { manglikOf } from "../doshas/manglik-rule";
import { GRAHA_IDS, type GrahaId, type PointId } from "../grahas";
import { karanaFacts, tithiFacts, yogaAt } from "../panchang/attributes";
import { LIMB_PARTS, type LimbKind, limbsAt, limbTrack } from "../panchang/limbs";
import type { FrameChoice } from "../sky/frame";
import { DIVISIONS, type Division, divisionBordersDeg, vargaSign0 } from "../vargas/sign";
import { nakshatraOf } from "../zodiac/nakshatras";
import { rashiOf } from "../zodiac/rashis";
import { chartOfSecond, grahaOfSecond, lagnaDegAt, type VedicSearch, type VedicSetting, vedicSearch } from "./search";
import { NO_DAY, weekdaysBySunrise } from "./sunrises";

const NAKSHATRA_DEG = 360 / 27;
const PADA_DEG = NAKSHATRA_DEG / 4;

/** The divisions whose borders are told one by one in a birth known to an hour, and counted in a longer one. */
export const FINE_DIVISIONS = DIVISIONS.filter((division) => division !== 9);

/**
 * The discrete values of a sidereal chart as functions of the time of birth, the weightiest first: Lagna and Moon, the
 * dasha's first lord, the Manglik dosha, the limbs of the day, the signs of the grahas, and their navamsas. In a birth
 * known to an hour the Lagna's star is among them.
 */
export function vedicMembers(sky: SearchedSky, setting: VedicSetting): readonly Member[] {
  const search = vedicSearch(sky, setting);
  const others = GRAHA_IDS.filter((graha) => graha !== "moon");
  const isFine = isShort(sky.span);
  return [
    lagnaSign(search),
    grahaSign(search, "moon"),
    moonStar(search),
    moonPada(search),
    dashaLord(search),
    isManglik(search),
    manglikSeverity(search),
    ...(["tithi", "karana", "yoga"] as const).map((kind) => limb(search, kind)),
    vara(search),
    ...others.map((graha) => grahaSign(search, graha)),
    ...lagnaStar(search).map((member) => ({ ...member, isCounted: !isFine })),
    ...vargaSigns(search, 9),
  ];
}

/** The members that people know of their chart, by path: each is searched for by itself. */
export const KNOWN_MEMBERS: Readonly<Record<string, (search: VedicSearch) => Member | undefined>> = {
  "lagna.sign": lagnaSign,
  "lagna.nakshatra": (search) => lagnaStar(search)[0],
  "lagna.pada": (search) => lagnaStar(search)[1],
  "d9.lagna.sign": (search) => vargaSigns(search, 9)[0],
  "moon.sign": (search) => grahaSign(search, "moon"),
  "moon.nakshatra": moonStar,
  "moon.pada": moonPada,
  "dasha.lord": dashaLord,
};

/** The signs of the Lagna and of every graha, which its houses are counted by. */
export function signMembers(search: VedicSearch): Readonly<Record<PointId, Member>> {
  const of = (id: GrahaId): Member => grahaSign(search, id);
  return {
    lagna: lagnaSign(search),
    ...{ sun: of("sun"), moon: of("moon"), mars: of("mars"), mercury: of("mercury"), jupiter: of("jupiter") },
    ...{ venus: of("venus"), saturn: of("saturn"), rahu: of("rahu"), ketu: of("ketu") },
  };
}

/** The values of a sidereal chart that hold, and those that change, through a birth whose time is not known to the second. */
export function vedicChanges(sky: SearchedSky, setting: VedicSetting): Changes {
  return changesOf(sky, vedicMembers(sky, setting));
}

/** The Moon's nakshatra with the lord that it gives, on which all dates of a dasha hang. */
export function moonStarMembers(sky: SearchedSky, setting: VedicSetting): readonly Member[] {
  const search = vedicSearch(sky, setting);
  return [moonStar(search), dashaLord(search)];
}

/** The Moon's sign alone, for what is counted from it. */
export function moonSignMembers(sky: SearchedSky, frame: FrameChoice): readonly Member[] {
  const setting = { latitude: 0, longitude: 0, nodeType: "mean", ...frame } as const;
  return [grahaSign(vedicSearch(sky, setting), "moon")];
}

/** The signs of Lagna and Moon alone, for what is read from them. */
export function lagnaAndMoonMembers(sky: SearchedSky, setting: VedicSetting): readonly Member[] {
  const search = vedicSearch(sky, setting);
  return [lagnaSign(search), grahaSign(search, "moon")];
}

/** The signs of Lagna and grahas in the divisions beside the navamsa: one by one in a birth known to an hour, else counted. */
export function fineVargaMembers(sky: SearchedSky, setting: VedicSetting): readonly Member[] {
  const search = vedicSearch(sky, setting);
  const isCounted = !isShort(sky.span);
  return FINE_DIVISIONS.flatMap((division) => vargaSigns(search, division).map((member) => ({ ...member, isCounted })));
}

export function lagnaSign({ placed, setting }: VedicSearch): Member {
  return {
    member: "lagna.sign",
    borders: placed.ascendant(30),
    valueAt: (sky, epochMs) => signs[rashiOf(lagnaDegAt(sky, epochMs, setting))].en,
  };
}

export function lagnaStar({ placed, setting }: VedicSearch): readonly Member[] {
  return [
    {
      member: "lagna.nakshatra",
      borders: placed.ascendant(NAKSHATRA_DEG),
      valueAt: (sky, epochMs) => nakshatras[nakshatraOf(lagnaDegAt(sky, epochMs, setting)).id].en,
    },
    {
      member: "lagna.pada",
      borders: placed.ascendant(PADA_DEG),
      valueAt: (sky, epochMs) => nakshatraOf(lagnaDegAt(sky, epochMs, setting)).pada,
    },
  ];
}

export function grahaSign({ grahaAtParts, setting }: VedicSearch, id: GrahaId): Member {
  return {
    member: `${id}.sign`,
    borders: grahaAtParts(id, 30),
    valueAt: (sky, epochMs) => signs[rashiOf(grahaOfSecond(sky, epochMs, { id, setting }).longitudeDeg)].en,
  };
}

export function moonStar({ grahaAtParts, setting }: VedicSearch): Member {
  return {
    member: "moon.nakshatra",
    borders: grahaAtParts("moon", NAKSHATRA_DEG),
    valueAt: (sky, epochMs) => nakshatras[nakshatraOf(moonDegAt(sky, epochMs, setting)).id].en,
  };
}

function moonPada({ grahaAtParts, setting }: VedicSearch): Member {
  return {
    member: "moon.pada",
    borders: grahaAtParts("moon", PADA_DEG),
    valueAt: (sky, epochMs) => nakshatraOf(moonDegAt(sky, epochMs, setting)).pada,
  };
}

function dashaLord({ grahaAtParts, setting }: VedicSearch): Member {
  return {
    member: "dasha.lord",
    borders: grahaAtParts("moon", NAKSHATRA_DEG),
    valueAt: (sky, epochMs) => grahaTerms[nakshatraOf(moonDegAt(sky, epochMs, setting)).lord].en,
  };
}

function moonDegAt(sky: SearchedSky["near"], epochMs: number, setting: VedicSetting): number {
  return grahaOfSecond(sky, epochMs, { id: "moon", setting }).longitudeDeg;
}

/** Borders of all that the Manglik dosha and its exceptions look at. */
function ofManglik({ placed, grahaAtParts }: VedicSearch): Member["borders"] {
  const grahas = ["mars", "moon", "venus", "jupiter"] as const;
  return [...placed.ascendant(30), ...grahas.flatMap((id) => grahaAtParts(id, 30))];
}

export function isManglik(search: VedicSearch): Member {
  return {
    member: "manglik.present",
    borders: ofManglik(search),
    valueAt: (sky, epochMs) => manglikOf(chartOfSecond(sky, epochMs, search.setting)).severity !== undefined,
  };
}

function manglikSeverity(search: VedicSearch): Member {
  return {
    member: "manglik.severity",
    borders: ofManglik(search),
    valueAt: (sky, epochMs) => manglikOf(chartOfSecond(sky, epochMs, search.setting)).severity ?? NONE,
  };
}

const NONE = "none";

const LIMB_NAMES = {
  tithi: (index0: number) => at(Object.values(tithis), tithiFacts(index0).number - 1).en,
  karana: (index0: number) => karanas[karanaFacts(index0).id].en,
  yoga: (index0: number) => yogas[yogaAt(index0).id].en,
} as const;

function limb({ sky }: VedicSearch, kind: Exclude<LimbKind, "nakshatra">): Member {
  return {
    member: `panchang.${kind}`,
    borders: angleBorders(sky, limbTrack(sky.near, kind), evenBorders(360 / LIMB_PARTS[kind])),
    valueAt: (asked, epochMs) => LIMB_NAMES[kind](limbsAt(asked, asked.timeScales(epochMs).jdTt)[kind].index0),
  };
}

/** The weekday from sunrise to sunrise; none where the Sun does not rise. */
function vara({ sky, setting }: VedicSearch): Member {
  const { borders, weekday0At } = weekdaysBySunrise(sky, setting);
  return {
    member: "panchang.vara",
    borders,
    valueAt: (asked, epochMs) => {
      const weekday0 = weekday0At(asked, epochMs);
      return weekday0 === NO_DAY ? NONE : weekdayName(weekday0);
    },
  };
}

/** The signs of the Lagna, the Moon and the other grahas in a division. */
function vargaSigns(search: VedicSearch, division: Division): readonly Member[] {
  return [lagnaVarga(search, division), ...grahaVargas(search, division)];
}

function inDivision(division: Division, longitudeDeg: number): string {
  return signs[at(SIGN_IDS, vargaSign0(division, longitudeDeg))].en;
}

export function lagnaVarga({ placed, setting }: VedicSearch, division: Division): Member {
  return {
    member: `d${division}.lagna.sign`,
    borders: placed.ascendantAt(divisionBordersDeg(division)),
    valueAt: (sky, epochMs) => inDivision(division, lagnaDegAt(sky, epochMs, setting)),
  };
}

/** The Moon first. */
export function grahaVargas({ grahaAtLongitudes, setting }: VedicSearch, division: Division): readonly Member[] {
  const bordersDeg = divisionBordersDeg(division);
  return ["moon" as const, ...GRAHA_IDS.filter((id) => id !== "moon")].map((id) => ({
    member: `d${division}.${id}.sign`,
    borders: grahaAtLongitudes(id, bordersDeg),
    valueAt: (sky, epochMs) => inDivision(division, grahaOfSecond(sky, epochMs, { id, setting }).longitudeDeg),
  }));
}

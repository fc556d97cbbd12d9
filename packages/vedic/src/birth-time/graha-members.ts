import { elongationTrack } from "@almagest/ephemeris";
import { signs } from "@almagest/i18n/astrology";
import { nakshatras } from "@almagest/i18n/vedic";
import { angleBorders, directionBorders, evenBorders, type Member, passesBehindSun } from "@almagest/sky";
import { baladiOf } from "../avasthas/states";
import { FIVE_PLANETS, GRAHA_IDS, type GrahaId } from "../grahas";
import { limbTrack } from "../panchang/limbs";
import { combustionsOf } from "../sky/combustion";
import { type Graha, grahaOf, skyBodyOfGraha } from "../sky/positions";
import { isWaxing } from "../strength/beneficence";
import { combustionOrbDeg, isCombustible } from "../tables/dignity";
import { avasthas } from "../vocabulary/avasthas";
import { nakshatraOf } from "../zodiac/nakshatras";
import { rashiOf } from "../zodiac/rashis";
import { chartOfSecond, grahaOfSecond, type VedicSearch } from "./search";

/** The Moon first, as she moves most, then the others in their order. */
export const MOON_FIRST: readonly GrahaId[] = ["moon", ...GRAHA_IDS.filter((id) => id !== "moon")];

const PADA_DEG = 360 / 108;
const AGE_DEG = 6;

/** The sign, star and pada of each graha: every border of a sign or of a star is one of a pada. */
export function placeMembers(search: VedicSearch): readonly Member[] {
  const member = (id: GrahaId, name: string, read: (longitudeDeg: number) => string | number): Member => ({
    member: `${id}.${name}`,
    borders: search.grahaAtParts(id, PADA_DEG),
    valueAt: (sky, epochMs) => read(grahaOfSecond(sky, epochMs, { id, setting: search.setting }).longitudeDeg),
  });
  const ofSign = (id: GrahaId): Member => member(id, "sign", (deg) => signs[rashiOf(deg)].en);
  const ofStar = (id: GrahaId): readonly Member[] => [
    member(id, "nakshatra", (deg) => nakshatras[nakshatraOf(deg).id].en),
    member(id, "pada", (deg) => nakshatraOf(deg).pada),
  ];
  const others = MOON_FIRST.slice(1);
  return [ofSign("moon"), ...ofStar("moon"), ...others.map(ofSign), ...others.flatMap(ofStar)];
}

/** The five planets whose direction is told: none behind the Sun's disc, where an engine's speed leaps. */
export function directedPlanets({ sky, setting }: VedicSearch): readonly (typeof FIVE_PLANETS)[number][] {
  return FIVE_PLANETS.filter((id) => !passesBehindSun(sky, skyBodyOfGraha(id, setting.nodeType)));
}

export function directionMembers(search: VedicSearch): readonly Member[] {
  const { sky, setting } = search;
  return directedPlanets(search).map((id) => ({
    member: `${id}.isRetrograde`,
    borders: directionBorders(sky, skyBodyOfGraha(id, setting.nodeType)),
    valueAt: (asked, epochMs) => grahaOfSecond(asked, epochMs, { id, setting }).isRetrograde,
  }));
}

/** Whether a graha burns: at its orb, which is another where it goes back. */
export function combustionMembers({ sky, setting }: VedicSearch): readonly Member[] {
  return MOON_FIRST.filter(isCombustible).map((id) => {
    const body = skyBodyOfGraha(id, setting.nodeType);
    const orbsDeg = [...new Set([combustionOrbDeg(id, false), combustionOrbDeg(id, true)])];
    return {
      member: `${id}.isCombust`,
      borders: [
        ...angleBorders(
          sky,
          elongationTrack(sky.near, body, "sun"),
          orbsDeg.flatMap((deg) => [deg, 360 - deg]),
        ),
        ...(orbsDeg.length > 1 ? directionBorders(sky, body) : []),
      ],
      valueAt: (asked, epochMs) => {
        const two = (["sun", id] as const).map((one) => grahaOfSecond(asked, epochMs, { id: one, setting }));
        return isCombust(id, two) === true;
      },
    };
  });
}

export function isCombust(id: GrahaId, grahas: readonly Graha[]): boolean | undefined {
  return combustionsOf([grahaOf(grahas, "sun"), grahaOf(grahas, id)]).find((one) => one.id === id)?.isCombust;
}

/** The age of each graha, by sixths of degrees in its sign. */
export function ageMembers({ grahaAtParts, setting }: VedicSearch): readonly Member[] {
  return MOON_FIRST.map((id) => ({
    member: `${id}.awastha`,
    borders: grahaAtParts(id, AGE_DEG),
    valueAt: (sky, epochMs) => avasthas[baladiOf(grahaOfSecond(sky, epochMs, { id, setting }).longitudeDeg)].en,
  }));
}

/** True from new to full Moon. */
export function waxingMember({ sky, setting }: VedicSearch): Member {
  return {
    member: "moon.isWaxing",
    borders: angleBorders(sky, limbTrack(sky.near, "tithi"), evenBorders(180)),
    valueAt: (asked, epochMs) => isWaxing(chartOfSecond(asked, epochMs, setting).grahas),
  };
}

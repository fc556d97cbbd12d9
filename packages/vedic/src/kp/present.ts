import { civilTimeAt, formatIsoUtc } from "@almagest/civil-time";
import { grahas as grahaTerms, nakshatras } from "@almagest/i18n/vedic";
import { at, type DraftOf, type NodeType } from "@almagest/operation";
import type { Birth } from "@almagest/sky";
import type * as z from "zod";
import { presentFrame, presentVedicConventions, signName, wireLongitude } from "../birth/present";
import type { LORD_NAMES } from "../birth/schema";
import { GRAHA_IDS, type GrahaId } from "../grahas";
import type { Frame } from "../sky/frame";
import type { VedicReader } from "../texts/reader";
import { NAKSHATRA_IDS } from "../zodiac/nakshatras";
import { lordOfSign } from "../zodiac/rashis";
import type { KpPoint } from "./cusps";
import type { RulingPlanets } from "./ruling";
import type {
  kpConventionsSchema,
  kpCuspSchema,
  kpPlaceShape,
  levelHousesSchema,
  rulersShape,
  significatorsSchema,
} from "./schema";
import {
  flattened,
  grahasSignifying,
  type HousedSky,
  housesSignified,
  type LevelHouses,
  SIGNIFICATOR_LEVELS,
} from "./significators";

type Shaped<Shape extends z.ZodRawShape> = DraftOf<z.ZodObject<Shape>>;

export function nameOf(id: GrahaId): (typeof LORD_NAMES)[number] {
  return grahaTerms[id].en;
}

export function presentKpPlace(point: KpPoint): Shaped<typeof kpPlaceShape> {
  return {
    longitude: wireLongitude(point.longitudeDeg),
    sign: signName(point.signIndex0),
    signLord: nameOf(lordOfSign(point.signIndex0)),
    nakshatra: nakshatras[at(NAKSHATRA_IDS, point.nakshatraIndex0)].en,
    nakshatraLord: nameOf(point.starLord),
    pada: point.pada,
    starLord: nameOf(point.starLord),
    subLord: nameOf(point.subLord),
    subSubLord: nameOf(point.subSubLord),
    kpNumber: point.number,
  };
}

export function presentKpCusps(cusps: readonly KpPoint[]): DraftOf<typeof kpCuspSchema>[] {
  return cusps.map((cusp, index0) => ({ house: index0 + 1, ...presentKpPlace(cusp) }));
}

interface KpFrameFacts {
  readonly birth: Birth;
  readonly frame: Frame;
  readonly nodeType: NodeType;
}

/** The conventions of a chart whose frame was read at 00:00 UTC of its date. */
export function presentKpConventions(facts: KpFrameFacts, houseSystem: string): DraftOf<typeof kpConventionsSchema> {
  return {
    ...presentVedicConventions(facts, houseSystem),
    frame: presentFrame(facts.frame),
    ayanamsaReadAt: `${facts.birth.input.date}T00:00:00Z`,
  };
}

/** The levels in words, where no texts are loaded. */
const LEVEL_RULES = {
  1: "In the star of an occupant",
  2: "Occupant",
  3: "In the star of the owner",
  4: "Owner of the sign on the cusp",
} as const satisfies Record<(typeof SIGNIFICATOR_LEVELS)[number], string>;

/** The words of a level of a house. */
type LevelWords = (
  sky: HousedSky,
  house: number,
  level: (typeof SIGNIFICATOR_LEVELS)[number],
  texts: VedicReader,
) => string | undefined;

const ruleOfLevel: LevelWords = (_, house, level, texts) => texts.text(`kp.level.${level}`, { house });

export function presentSignificators(
  sky: HousedSky,
  texts: VedicReader,
  told = ruleOfLevel,
): DraftOf<typeof significatorsSchema> {
  return {
    houseWise: Array.from({ length: 12 }, (_, index0) => {
      const levels = grahasSignifying(sky, index0 + 1);
      return {
        house: index0 + 1,
        significators: SIGNIFICATOR_LEVELS.map((level) => ({
          level,
          description: told(sky, index0 + 1, level, texts) ?? LEVEL_RULES[level],
          planets: at(levels, level - 1).map(nameOf),
        })),
        all: flattened(levels).map(nameOf),
      };
    }),
    planetWise: GRAHA_IDS.map((id) => {
      const levels = housesSignified(sky, id);
      return {
        planet: nameOf(id),
        signifies: SIGNIFICATOR_LEVELS.map((level) => ({ level, houses: [...at(levels, level - 1)] })),
        allHouses: [...flattened(levels)],
      };
    }),
  };
}

export function presentLevelHouses(levels: LevelHouses): DraftOf<typeof levelHousesSchema> {
  const [L1, L2, L3, L4] = levels;
  return { L1: [...L1], L2: [...L2], L3: [...L3], L4: [...L4] };
}

export function presentRulers({ dayLord, moon, lagna, rulers }: RulingPlanets): Shaped<typeof rulersShape> {
  return {
    dayLord: nameOf(dayLord),
    moonSignLord: nameOf(lordOfSign(moon.signIndex0)),
    moonStarLord: nameOf(moon.starLord),
    moonSublord: nameOf(moon.subLord),
    moonSubSublord: nameOf(moon.subSubLord),
    lagnaSignLord: nameOf(lordOfSign(lagna.signIndex0)),
    lagnaStarLord: nameOf(lagna.starLord),
    lagnaSublord: nameOf(lagna.subLord),
    lagnaSubSublord: nameOf(lagna.subSubLord),
    rulingPlanets: rulers.map(nameOf),
  };
}

/** An instant in UTC with its milliseconds, rounded: 2026-03-08T09:00:00.000Z. */
export function isoUtcMilliseconds(epochMs: number): string {
  const rounded = Math.round(epochMs);
  const milliseconds = ((rounded % 1000) + 1000) % 1000;
  return formatIsoUtc(rounded).replace("Z", `.${String(milliseconds).padStart(3, "0")}Z`);
}

/** The reading of a clock with a fixed offset at an instant: date, minute, and both with the second that has begun. */
export function localClock(
  epochMs: number,
  offsetSeconds: number,
): { readonly date: string; readonly time: string; readonly datetime: string } {
  const { date, time } = civilTimeAt(Math.round(epochMs) + 1000 * offsetSeconds, 0);
  return { date, time: time.slice(0, 5), datetime: `${date}T${time}` };
}

import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { joined } from "@almagest/i18n";
import {
  type DraftOf,
  defineOperation,
  InvariantError,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
} from "@almagest/operation";
import { angle } from "@almagest/sky";
import type { Palace } from "../compass/directions";
import { type Mountain, mountainFacing, mountainNamed } from "../compass/mountains";
import { type FengShuiReader, fengShuiReader } from "../texts/reader";
import type { NatalStarChart, NatalStarChartRequest } from "../types";
import { combinations } from "../vocabulary/combinations";
import { structureNames } from "../vocabulary/structures";
import { presentMountain } from "../wire/present";
import { periodToday } from "../year/today";
import { COMBINATIONS, type CombinationId, combinationOf } from "./combinations";
import { BASE_PLATE, FLIGHT_PATH, type Star, starOf } from "./lo-shu";
import { type NatalStars, natalStars, type Structure } from "./natal";
import {
  type combinationSchema,
  type NatalInput,
  natalBody,
  natalOutput,
  type natalPalaceSchema,
} from "./natal-schema";
import { paragraphs, structureMeaning, summaryOf } from "./natal-summary";
import { isIllAtEase, wantsCare } from "./palace-rank";
import { STAR_FACTS } from "./stars";

const STRUCTURE_CHINESE: Readonly<Record<Structure, string>> = {
  "prosperous-mountain-prosperous-water": "旺山旺向",
  reversed: "上山下水",
  "double-facing": "雙星到向",
  "double-sitting": "雙星到坐",
};

interface NatalFacts {
  readonly stars: NatalStars;
  readonly periodFrom: "request" | "today";
  /** [0, 360): 360 is 0. */
  readonly facingDeg?: number | undefined;
  readonly straddling: boolean;
}

export const natalStarChart: Operation<NatalStarChartRequest, NatalStarChart, SkyContext & NowContext> =
  defineOperation({
    id: "generateFlyingStarChart",
    method: "POST",
    path: "/feng-shui/flying-stars/natal",
    summary: "The flying stars of a house: period, mountain and water star of nine palaces, and their structure",
    description:
      "Always the lower chart (xia gua), without replacement stars; a bearing less than 3° from a border of its mountain " +
      "is flagged as straddling. A bearing is taken as measured: schools that read a luopan mean magnetic north.",
    query: langQuery,
    body: natalBody,
    output: natalOutput,
    needs: [needEphemeris, needNow],
    compute: computeNatal,
    present: (facts, words) => presentNatal(facts, fengShuiReader(words)),
    examples: [{ period: 9, facing: "wu" }],
  });

function computeNatal(input: NatalInput, { ephemeris, now }: SkyContext & NowContext): NatalFacts {
  const { mountain, straddling } = facingOf(input);
  const facingDeg = input.facingDegrees === undefined ? undefined : input.facingDegrees % 360;
  if (input.period !== undefined) {
    return { stars: natalStars(starOf(input.period), mountain), periodFrom: "request", facingDeg, straddling };
  }
  return { stars: natalStars(periodToday(now, ephemeris), mountain), periodFrom: "today", facingDeg, straddling };
}

function facingOf({ facing, facingDegrees }: NatalInput): { mountain: Mountain; straddling: boolean } {
  if (facingDegrees !== undefined) return mountainFacing(facingDegrees);
  if (facing !== undefined) return { mountain: mountainNamed(facing), straddling: false };
  throw new InvariantError("a natal chart without a facing");
}

function presentNatal(facts: NatalFacts, texts: FengShuiReader): DraftOf<typeof natalOutput> {
  const { stars } = facts;
  return {
    period: stars.period,
    facing: presentMountain(stars.facing),
    sitting: presentMountain(stars.sitting),
    facingDegrees: facts.facingDeg === undefined ? undefined : angle(facts.facingDeg),
    straddling: facts.straddling,
    mountainCenterStar: stars.mountainPlate.Center,
    waterCenterStar: stars.waterPlate.Center,
    mountainFlight: stars.mountainFlight,
    waterFlight: stars.waterFlight,
    structure: {
      id: stars.structure,
      name: structureNames[stars.structure][texts.lang],
      chinese: STRUCTURE_CHINESE[stars.structure],
      meaning: structureMeaning(stars, texts),
    },
    summary: summaryOf(stars, facts.straddling, texts),
    palaces: FLIGHT_PATH.map((palace) => presentPalace(stars, palace, texts)),
    conventions: { chart: "xia-gua", north: "as-measured", periodFrom: facts.periodFrom },
  };
}

function presentPalace(stars: NatalStars, palace: Palace, texts: FengShuiReader): DraftOf<typeof natalPalaceSchema> {
  const mountain = stars.mountainPlate[palace];
  const water = stars.waterPlate[palace];
  const combination = combinationOf(mountain, water);
  return {
    palace,
    base: BASE_PLATE[palace],
    period: stars.periodPlate[palace],
    mountain,
    water,
    combination: combination && presentCombination(combination),
    reading:
      palace === "Center"
        ? joined([texts.text(`center.mountain.${mountain}`), texts.text(`center.water.${water}`)])
        : paragraphs([texts.text(`pairs.${mountain}-${water}`), ...rulingHere(stars, palace, texts)]),
  };
}

/** The text about a star of the house's period: it is always in the sitting or the facing palace. */
function rulingHere(stars: NatalStars, palace: Palace, texts: FengShuiReader): (string | undefined)[] {
  const forPeople = stars.mountainPlate[palace] === stars.period;
  const forMoney = stars.waterPlate[palace] === stars.period;
  if (palace === "Center" || !(forPeople || forMoney)) return [];
  const side = forPeople && forMoney ? "both" : forPeople ? "mountain" : "water";
  if (isOutOfTime(stars.period)) return [texts.lookup(`past.${stars.period}.${side}`)];
  const pair = { palace, mountain: stars.mountainPlate[palace], water: stars.waterPlate[palace] };
  const isHeld = isIllAtEase(pair) || wantsCare(stars, palace);
  return [isHeld ? texts.text(`held.${side}`) : texts.text(`ruling.${side}.${palace}`)];
}

/** A star that does good in its own twenty years alone: outside them the pair above warns of it, and so does this. */
function isOutOfTime(period: Star): boolean {
  return STAR_FACTS[period].nature === "inauspicious";
}

function presentCombination(id: CombinationId): DraftOf<typeof combinationSchema> {
  const { chinese, nature } = COMBINATIONS[id];
  return { id, name: combinations[id].en, chinese, nature };
}

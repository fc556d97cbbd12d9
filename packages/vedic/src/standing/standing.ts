import { at } from "@almagest/operation";
import { GRAHA_IDS, type GrahaId, isNode, isSevenGraha, type SevenGraha } from "../grahas";
import type { VedicChart } from "../sky/chart";
import { type Combustion, combustionsOf } from "../sky/combustion";
import { grahaOf } from "../sky/positions";
import { type PlanetaryWar, planetaryWars } from "../sky/war";
import { dignityAt, isDebilitated, isExalted, isOwnSign, type SignsOfGrahas, signsOfGrahas } from "../tables/dignity";
import { looksAt } from "../tables/drishti";
import { vargaSign0 } from "../vargas/sign";
import { houseFrom, signIndex0 } from "../zodiac/circle";
import { nakshatraOf } from "../zodiac/nakshatras";
import { lordOfSign, signsOwnedBy } from "../zodiac/rashis";
import { fallCancelledBy } from "./fall";
import type { Placed } from "./placed";
import { type Means, meansOf, type Role, roleOf } from "./weigh";

/** Shadbala over its requirement, of the seven grahas; undefined where the Sun does not rise and set. */
export type StrengthRatios = Readonly<Record<SevenGraha, number>> | undefined;

/** The state of a graha in a chart, on which every judgment of it rests. */
export interface Standing extends Placed {
  readonly role: Role;
  readonly means: Means;
}

export type Standings = Readonly<Record<GrahaId, Standing>>;

export interface StandingScene {
  readonly chart: Pick<VedicChart, "grahas" | "lagnaDeg">;
  readonly ratios: StrengthRatios;
}

/** The state of the nine grahas in a chart. */
export function standingsOf(scene: StandingScene): Standings {
  const shared = sharedOf(scene);
  const placed = GRAHA_IDS.map((id) => placedOf(id, scene, shared));
  const of = (id: GrahaId): Standing => {
    const own = at(placed, GRAHA_IDS.indexOf(id));
    return { ...own, role: roleOf(own, placed), means: meansOf(own) };
  };
  return {
    sun: of("sun"),
    moon: of("moon"),
    mars: of("mars"),
    mercury: of("mercury"),
    jupiter: of("jupiter"),
    venus: of("venus"),
    saturn: of("saturn"),
    rahu: of("rahu"),
    ketu: of("ketu"),
  };
}

/** Facts that all nine share. */
interface Shared {
  readonly signs: SignsOfGrahas;
  readonly sign0: Readonly<Record<GrahaId, number>>;
  readonly combustions: readonly Combustion[];
  readonly wars: readonly PlanetaryWar[];
}

function sharedOf({ chart: { grahas } }: StandingScene): Shared {
  const signs = signsOfGrahas(grahas);
  const nodes = {
    rahu: signIndex0(grahaOf(grahas, "rahu").longitudeDeg),
    ketu: signIndex0(grahaOf(grahas, "ketu").longitudeDeg),
  };
  return { signs, sign0: { ...signs, ...nodes }, combustions: combustionsOf(grahas), wars: planetaryWars(grahas) };
}

function placedOf(id: GrahaId, { chart, ratios }: StandingScene, shared: Shared): Placed {
  const { grahas, lagnaDeg } = chart;
  const lagna0 = signIndex0(lagnaDeg);
  const { longitudeDeg, isRetrograde } = grahaOf(grahas, id);
  const sign0 = shared.sign0[id];
  const war = shared.wars.find(({ first, second, winner }) => (first === id || second === id) && winner !== id);
  const nakshatra = nakshatraOf(longitudeDeg);
  return {
    id,
    sign0,
    house: houseFrom(lagna0, sign0),
    rules: signsOwnedBy(id)
      .map((own0) => houseFrom(lagna0, own0))
      .sort((a, b) => a - b),
    dignity: isSevenGraha(id) ? dignityAt(id, longitudeDeg, shared.signs) : undefined,
    navamsa: isSevenGraha(id) ? signDignity(id, vargaSign0(9, longitudeDeg)) : undefined,
    isVargottama: vargaSign0(9, longitudeDeg) === sign0,
    isCombust: shared.combustions.some((one) => one.id === id && one.isCombust),
    isRetrograde: isRetrograde && !isNode(id),
    lostWarTo: war?.winner,
    fallCancelledBy: isSevenGraha(id) ? fallCancelledBy(id, chart) : undefined,
    joined: GRAHA_IDS.filter((other) => other !== id && shared.sign0[other] === sign0),
    seenBy: GRAHA_IDS.filter((other) => looksAt(other, shared.sign0[other], sign0)),
    nakshatra: nakshatra.id,
    starLord: nakshatra.lord,
    dispositor: lordOfSign(sign0),
    ratio: isSevenGraha(id) ? ratios?.[id] : undefined,
  };
}

/** Dignity by sign alone, as a division shows it. */
export function signDignity(id: SevenGraha, sign0: number): "exalted" | "own" | "debilitated" | undefined {
  if (isExalted(id, sign0)) return "exalted";
  if (isOwnSign(id, sign0)) return "own";
  return isDebilitated(id, sign0) ? "debilitated" : undefined;
}

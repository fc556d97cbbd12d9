import type { Ephemeris } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { type SignId, signAt } from "@almagest/sky";
import {
  grahaOf,
  type SevenGraha,
  type Shadbala,
  type ShadbalaFacts,
  shadbalaOf,
  signIndex0,
  type VedicBirthInput,
  vedicChartOf,
} from "@almagest/vedic/facts";
import { inOrder } from "../schema";
import type { Cited } from "../sources/works";
import type { DoshaId } from "../tables/doshas";
import { PLANETS } from "../tables/planets";
import { doshasOfSign, type SignDoshaScheme } from "../tables/signs";
import { type Blend, blendOf, WEIGHTING } from "./blend";

export interface ConstitutionInput extends VedicBirthInput {
  readonly signDoshaScheme: SignDoshaScheme;
}

export const FACTOR_IDS = ["lagna-sign", "moon-sign", "strongest-planet"] as const;
export type FactorId = (typeof FACTOR_IDS)[number];

export interface Factor {
  readonly id: FactorId;
  /** The input of the factor: a sign, or the strong grahas from the strongest on. */
  readonly sign?: SignId;
  readonly grahas: readonly SevenGraha[];
  /** In standing order, each once. */
  readonly doshas: readonly DoshaId[];
  readonly weight: number;
  readonly throughLord?: SevenGraha;
  readonly source: Cited;
}

export interface RankedGraha extends Pick<Shadbala, "id" | "total"> {
  readonly isStrong: boolean;
}

export interface Constitution {
  readonly shadbala: ShadbalaFacts;
  readonly scheme: SignDoshaScheme;
  readonly lagnaSign: SignId;
  readonly moonSign: SignId;
  readonly factors: readonly Factor[];
  readonly blend: Blend;
  /** By total shadbala, the strongest first. */
  readonly ranking: readonly RankedGraha[];
}

/**
 * The constitution that a birth chart shows: rising sign, sign of the Moon and the strongest grahas, weighed 2, 1, 2.
 * @throws DomainError `unprocessable_entity` where the Sun does not rise and set on that day: shadbala has no answer there.
 */
export function computeConstitution(
  input: ConstitutionInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): Constitution {
  const chart = vedicChartOf(ephemeris, input);
  const shadbala = shadbalaOf(ephemeris, chart);
  const ranking = rankingOf(shadbala.grahas);
  const lagnaSign = signAt(signIndex0(chart.lagnaDeg));
  const moonDeg = grahaOf(chart.grahas, "moon").longitudeDeg;
  const moonSign = signAt(signIndex0(moonDeg));
  const factors = [
    signFactor("lagna-sign", lagnaSign, input.signDoshaScheme),
    signFactor("moon-sign", moonSign, input.signDoshaScheme),
    planetFactor(ranking),
  ];
  return {
    shadbala,
    scheme: input.signDoshaScheme,
    lagnaSign,
    moonSign,
    factors,
    ranking,
    blend: blendOf(factors),
  };
}

/** The vote of a sign that rises or holds the Moon. */
export function signFactor(id: "lagna-sign" | "moon-sign", sign: SignId, scheme: SignDoshaScheme): Factor {
  const { doshas, source, throughLord } = doshasOfSign(sign, scheme);
  const weight = id === "lagna-sign" ? WEIGHTING.lagnaSign : WEIGHTING.moonSign;
  const lord = throughLord === undefined ? {} : { throughLord };
  const own = id === "moon-sign" ? readForTheMoon(source) : source;
  return { id, sign, grahas: [], doshas: inOrder(doshas), weight, ...lord, source: own };
}

/** With the source for reading the Moon's sign in a list of rising signs. */
function readForTheMoon(source: Cited): Cited {
  if (source.note === "satyacharya") return { ...source, note: "moonAsLagna" };
  return source.note === "throughLord" ? { ...source, note: "moonThroughLord" } : source;
}

function planetFactor(ranking: readonly RankedGraha[]): Factor {
  const strong = ranking.filter(({ isStrong }) => isStrong).map(({ id }) => id);
  return {
    id: "strongest-planet",
    grahas: strong,
    doshas: inOrder(strong.flatMap((id) => PLANETS[id].doshas)),
    weight: WEIGHTING.strongestPlanet,
    source: { work: "jataka", chapter: "2", verse: "8-11", note: "strongPlanets" },
  };
}

/** By total; of equal totals the first from the Sun on. */
function rankingOf(grahas: readonly Shadbala[]): readonly RankedGraha[] {
  const sorted = [...grahas].sort((a, b) => b.total - a.total);
  const leader = at(sorted, 0).total;
  return sorted.map(({ id, total }) => ({ id, total, isStrong: total >= WEIGHTING.strongPlanetThreshold * leader }));
}

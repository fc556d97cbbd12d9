import type { Ephemeris } from "@almagest/ephemeris";
import { evenBorders, type Member, type SearchedSky, staysOf } from "@almagest/sky";
import { ashtakoot } from "../matching/eight";
import { RELIEFS, type ReliefId } from "../matching/exceptions";
import { type Couple, KOOTA_IDS, type KootaId } from "../matching/kootas";
import { moonPlaceOf } from "../matching/people";
import { type MoonPlace, vashyaOf } from "../matching/tables";
import type { FrameChoice } from "../sky/frame";
import { grahaOfSecond, vedicSearch } from "./search";

/** Matching asks no place of birth. */
export type MatchingSetting = FrameChoice;

/** A Moon as matching reads it, and from which second of a span a birth has it. */
export interface MoonStay {
  readonly moon: MoonPlace;
  readonly fromEpochMs: number;
}

/** The padas of the Moon, and the halves of signs that Vashya asks for. */
const MATCHING_BORDERS_DEG = [...evenBorders(360 / 108), ...evenBorders(15)];

const NO_PLACE = { latitude: 0, longitude: 0, nodeType: "mean" } as const;

function moonAt(sky: Ephemeris, epochMs: number, choice: MatchingSetting): MoonPlace {
  const setting = { ...NO_PLACE, ...choice };
  return moonPlaceOf(grahaOfSecond(sky, epochMs, { id: "moon", setting }).longitudeDeg);
}

function ofMoon(sky: SearchedSky, choice: MatchingSetting): Member["borders"] {
  return vedicSearch(sky, { ...NO_PLACE, ...choice }).grahaAtLongitudes("moon", MATCHING_BORDERS_DEG);
}

/** The Moons that a span of births allows, in order, as far as matching tells them apart. */
export function moonStays(sky: SearchedSky, choice: MatchingSetting): readonly MoonStay[] {
  const stays = staysOf(sky, {
    member: "moon",
    borders: ofMoon(sky, choice),
    valueAt: (asked, epochMs) => {
      const moon = moonAt(asked, epochMs, choice);
      return [moon.sign0, moon.star, moon.pada, moon.navamsaSign0, vashyaOf(moon)].join(" ");
    },
  });
  return stays.map(({ fromEpochMs }) => ({ moon: moonAt(sky.ephemeris, fromEpochMs, choice), fromEpochMs }));
}

export interface PointsRange {
  readonly min: number;
  readonly max: number;
}

/** Whether something is so for all the couples that two births allow, for some, or for none. */
export type Extent = "always" | "sometimes" | "never";

/** The outcomes of a match in which one birth or both may have been at several times. */
export interface MatchSpread {
  readonly total: PointsRange;
  readonly kootas: readonly (PointsRange & { readonly id: KootaId })[];
  /** Doshas that remain, and those that a rule takes away. */
  readonly doshas: Readonly<Record<"nadi" | "bhakoot", { readonly stands: Extent; readonly cancelled: Extent }>>;
  readonly reliefs: readonly { readonly id: ReliefId; readonly extent: Extent }[];
}

/** The range of a match over every pair of Moons; one Moon for a birth whose time is known. */
export function matchSpread(grooms: readonly MoonPlace[], brides: readonly MoonPlace[]): MatchSpread {
  const matches = grooms.flatMap((groom) => brides.map((bride) => ashtakoot({ groom, bride })));
  const dosha = (koota: "nadi" | "bhakoot") => {
    const found = matches.map(({ doshas }) => doshas.find((one) => one.koota === koota));
    return {
      stands: extentOf(found.map((one) => one !== undefined && one.cancelledBy === undefined)),
      cancelled: extentOf(found.map((one) => one?.cancelledBy !== undefined)),
    };
  };
  const scores = (id: KootaId): number[] =>
    matches.flatMap(({ kootas }) => kootas.filter((koota) => koota.id === id).map(({ score }) => score));
  return {
    total: rangeOf(matches.map(({ total }) => total)),
    kootas: KOOTA_IDS.map((id) => ({ id, ...rangeOf(scores(id)) })),
    doshas: { nadi: dosha("nadi"), bhakoot: dosha("bhakoot") },
    reliefs: RELIEF_IDS.map((id) => ({ id, extent: extentOf(matches.map(({ reliefs }) => reliefs.includes(id))) })),
  };
}

const RELIEF_IDS = Object.keys(RELIEFS).filter((id): id is ReliefId => id in RELIEFS);

function rangeOf(points: readonly number[]): PointsRange {
  return { min: Math.min(...points), max: Math.max(...points) };
}

function extentOf(cases: readonly boolean[]): Extent {
  if (cases.every((isSo) => isSo)) return "always";
  return cases.some((isSo) => isSo) ? "sometimes" : "never";
}

/** The other of a couple, whose Moon is known, and which of the two is unknown. */
export interface KnownPartner {
  readonly moon: MoonPlace;
  readonly unknown: "groom" | "bride";
}

const NONE = "none";

/** The values of a match as functions of the one birth whose time is not known: the total, the kootas, the doshas, the reliefs. */
export function matchingMembers(sky: SearchedSky, choice: MatchingSetting, partner: KnownPartner): readonly Member[] {
  const borders = ofMoon(sky, choice);
  const matchAt = (asked: Ephemeris, epochMs: number): ReturnType<typeof ashtakoot> => {
    const moon = moonAt(asked, epochMs, choice);
    const couple: Couple =
      partner.unknown === "groom" ? { groom: moon, bride: partner.moon } : { groom: partner.moon, bride: moon };
    return ashtakoot(couple);
  };
  const member = (
    name: string,
    read: (match: ReturnType<typeof ashtakoot>) => ReturnType<Member["valueAt"]>,
  ): Member => ({
    member: name,
    borders,
    valueAt: (asked, epochMs) => read(matchAt(asked, epochMs)),
  });
  return [
    member("total", ({ total }) => total),
    ...KOOTA_IDS.toReversed().map((id) =>
      member(`breakdown.${id}.score`, ({ kootas }) => kootas.find((koota) => koota.id === id)?.score ?? 0),
    ),
    ...(["nadi", "bhakoot"] as const).map((koota) =>
      member(`doshas.${koota}`, ({ doshas }) => {
        const found = doshas.find((dosha) => dosha.koota === koota);
        return found === undefined ? NONE : (found.cancelledBy ?? "stands");
      }),
    ),
    ...RELIEF_IDS.map((id) => member(`reliefs.${id}`, ({ reliefs }) => reliefs.includes(id))),
  ];
}

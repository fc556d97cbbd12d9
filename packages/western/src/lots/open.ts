import { type Ephemeris, normalizeDeg } from "@almagest/ephemeris";
import { signs } from "@almagest/i18n/astrology";
import { at, type HouseSystem, type NodeType, type UncertainRequest } from "@almagest/operation";
import {
  type Border,
  type Changes,
  changesOf,
  evenBorders,
  type HousedBirthInput,
  houseOf,
  type Member,
  type Sect,
  type SignId,
  signOf,
  staysOf,
} from "@almagest/sky";
import { curveBorders } from "../birth-time/curve";
import { sectAt, sect as sectMember } from "../birth-time/members";
import { type OpenBirth, openBirth } from "../birth-time/open-birth";
import { systemUsed } from "../birth-time/open-housed";
import { heldHouse, heldValue, signNamed } from "../birth-time/open-point";
import { checkNarrow, needsATime } from "../birth-time/refusal";
import { type Asked, askedAt, housesIn, type NatalSearch, natalSearch } from "../birth-time/search";
import { LOT_IDS, type Lot, type LotId, lotPlaces, lotsOf } from "./compute";

type OpenLotsInput = UncertainRequest<HousedBirthInput & { readonly nodeType: NodeType }, "time">;

/** A lot at the earliest and at the latest second, with what holds between them. */
export interface OpenLot {
  readonly id: LotId;
  readonly fromDeg: number;
  readonly toDeg: number;
  readonly sign: SignId | undefined;
  readonly house: number | undefined;
  /** Undefined where a birth by day and one by night are both possible. */
  readonly terms: Lot["terms"] | undefined;
}

export interface OpenLots extends OpenBirth<OpenLotsInput> {
  readonly changes: Changes;
  readonly sect: Sect | undefined;
  readonly houseSystem: HouseSystem | undefined;
  readonly lots: readonly OpenLot[];
}

/**
 * The seven lots through a range of times, with the seconds at which any of them changes its sign or its house.
 * @throws DomainError `unprocessable_entity` for an unknown time: in a whole day the lots go round the zodiac; and for a range of
 * more than three hours.
 */
export function computeOpenLots(input: OpenLotsInput, { ephemeris }: { readonly ephemeris: Ephemeris }): OpenLots {
  const { birth, sky } = openBirth(ephemeris, input);
  if (birth.span.state === "unknown") {
    throw needsATime(
      "Every lot is counted off from the Ascendant, which goes round the zodiac in a day, so without a time of birth there are none to answer with.",
    );
  }
  checkNarrow(birth.span, "In so long a time lots pass through half of the zodiac or more.");
  const search = natalSearch(sky, input);
  const members = lotMembers(search);
  const changes = changesOf(sky, members);
  const held = heldValue(changes, "sect");
  const sect = held === "day" || held === "night" ? held : undefined;
  const [first, last] = [birth.span.fromEpochMs, birth.span.toEpochMs].map((epochMs) => {
    const asked = askedAt(sky.ephemeris, epochMs);
    return lotsAt(asked, search, sectAt(asked, search));
  });
  const lots = LOT_IDS.map((id, index0): OpenLot => {
    const [from, to] = [at(first ?? [], index0), at(last ?? [], index0)];
    const sign = heldValue(changes, `lots.${id}.sign`);
    return {
      id,
      fromDeg: from.longitudeDeg,
      toDeg: to.longitudeDeg,
      sign: sign === undefined ? undefined : signNamed(sign),
      house: heldHouse(changes, `lots.${id}`),
      terms: sect === undefined ? undefined : from.terms,
    };
  });
  return { ...birth, changes, sect, houseSystem: systemUsed(sky, birth), lots };
}

function lotsAt(asked: Asked, search: NatalSearch, sect: Sect): readonly Lot[] {
  const { ascendantDeg } = housesIn(asked, search, "whole-sign");
  return lotsOf(lotPlaces(asked.sky, asked.jdTt, ascendantDeg), sect);
}

/** The signs of lots, which by night are of other formulas. */
export function lotSignMembers(search: NatalSearch, ids: readonly LotId[]): readonly Member[] {
  return signMembersIn(lotSearch(search), ids);
}

interface LotSearch {
  readonly ofSect: Member;
  /** One for each sect of the span. */
  readonly curves: readonly ReturnType<typeof curveOf>[];
  readonly bordersOf: (angles: readonly Curve[]) => readonly Border[];
  readonly lotAt: (sky: Ephemeris, epochMs: number, id: LotId) => { readonly asked: Asked; readonly deg: number };
}

function lotSearch(search: NatalSearch): LotSearch {
  const ofSect = sectMember(search);
  const sects = new Set(staysOf(search.sky, ofSect).map(({ value }) => (value === "day" ? "day" : "night")));
  // beyond the polar circles the Ascendant leaps, and every lot and house with it
  const shared = [...ofSect.borders, ...search.placed.ascendant(30)];
  return {
    ofSect,
    curves: [...sects].map((sect) => curveOf(search, sect)),
    bordersOf: (angles) => [...shared, ...angles.flatMap((angle) => curveBorders(search.sky, angle, evenBorders(30)))],
    lotAt: (sky, epochMs, id) => {
      const asked = askedAt(sky, epochMs);
      return { asked, deg: at(lotsAt(asked, search, sectAt(asked, search)), LOT_IDS.indexOf(id)).longitudeDeg };
    },
  };
}

function signMembersIn({ curves, bordersOf, lotAt }: LotSearch, ids: readonly LotId[]): readonly Member[] {
  return ids.map((id) => ({
    member: `lots.${id}.sign`,
    borders: bordersOf(curves.map((curve) => (jdTt) => at(curve(jdTt).lotsDeg, LOT_IDS.indexOf(id)))),
    valueAt: (sky, epochMs) => signs[signOf(lotAt(sky, epochMs, id).deg)].en,
  }));
}

/** Sect first, for by night every formula is turned; then signs, then houses. */
function lotMembers(search: NatalSearch): readonly Member[] {
  const own = lotSearch(search);
  const { ofSect, curves, bordersOf, lotAt } = own;
  const signMembers = signMembersIn(own, LOT_IDS);
  const houseMembers = LOT_IDS.map((id, index0): Member => {
    const inHouses = curves.map((curve): Curve => {
      return (jdTt) => placeInHouses(at(curve(jdTt).lotsDeg, index0), curve(jdTt).cuspsDeg);
    });
    return {
      member: `lots.${id}.house`,
      borders: bordersOf(inHouses),
      valueAt: (sky, epochMs) => {
        const { asked, deg } = lotAt(sky, epochMs, id);
        return houseOf(deg, housesIn(asked, search, search.houseSystem).cuspsDeg);
      },
    };
  });
  return [{ ...ofSect, member: "sect" }, ...signMembers, ...houseMembers];
}

/** A longitude by the houses it is in: 30 degrees for each, whatever their width, so that every cusp is a border. */
function placeInHouses(longitudeDeg: number, cuspsDeg: readonly number[]): number {
  const house = houseOf(longitudeDeg, cuspsDeg);
  const [cuspDeg, nextDeg] = [at(cuspsDeg, house - 1), at(cuspsDeg, house % 12)];
  const share = normalizeDeg(longitudeDeg - cuspDeg) / (normalizeDeg(nextDeg - cuspDeg) || 360);
  return 30 * (house - 1 + share);
}

/** An angle as a function of time, TT. */
type Curve = (jdTt: number) => number;

interface AtOnce {
  readonly lotsDeg: readonly number[];
  readonly cuspsDeg: readonly number[];
}

/** All lots and cusps of an instant, which many curves ask for. */
function curveOf(search: NatalSearch, sect: Sect): (jdTt: number) => AtOnce {
  const { near } = search.sky;
  const known = new Map<number, AtOnce>();
  return (jdTt) => {
    const found = known.get(jdTt);
    if (found !== undefined) return found;
    const asked = { sky: near, jdTt, jdUt1: near.timeScales(near.epochMillisecondsOf(jdTt)).jdUt1 };
    const { ascendantDeg, cuspsDeg } = housesIn(asked, search, search.houseSystem);
    const lots = lotsOf(lotPlaces(near, jdTt, ascendantDeg), sect);
    const made = { lotsDeg: lots.map(({ longitudeDeg }) => longitudeDeg), cuspsDeg };
    known.set(jdTt, made);
    return made;
  };
}

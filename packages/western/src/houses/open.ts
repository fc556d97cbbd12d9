import type { Ephemeris, Houses as HouseFrame } from "@almagest/ephemeris";
import { signs } from "@almagest/i18n/astrology";
import { at, type HouseSystem } from "@almagest/operation";
import {
  type Border,
  type Changes,
  changesOf,
  evenBorders,
  housesOf,
  type Member,
  type Place,
  type PlacedBorders,
  placedBorders,
  type SignId,
  signOf,
} from "@almagest/sky";
import { type OpenBirth, type OpenBirthInput, openBirth } from "../birth-time/open-birth";
import { heldValue, signNamed } from "../birth-time/open-point";
import { needsATime } from "../birth-time/refusal";
import { comparedSystems, shownSystem } from "./compute";

export type OpenHousesInput = OpenBirthInput & { readonly houseSystem: HouseSystem | "all" };

/** An angle or a cusp at the earliest and at the latest second, with its sign where that holds. */
export interface OpenPlace {
  readonly fromDeg: number;
  readonly toDeg: number;
  readonly sign: SignId | undefined;
}

export interface OpenCusps {
  readonly requested: HouseSystem;
  /** At the earliest and at the latest second. */
  readonly from: HouseFrame;
  readonly to: HouseFrame;
  /** Twelve. */
  readonly cusps: readonly OpenPlace[];
}

export interface OpenHouses extends OpenBirth<OpenHousesInput> {
  readonly changes: Changes;
  readonly ascendant: OpenPlace;
  readonly midheaven: OpenPlace;
  readonly houses: OpenCusps;
  /** In the order of COMMON_HOUSE_SYSTEMS; empty unless all were asked for. */
  readonly comparison: readonly OpenCusps[];
}

/**
 * Cusps and angles of a place through a range of times, with the seconds at which any of them changes its sign.
 * @throws DomainError `unprocessable_entity` for an unknown time: nothing is left of houses in a whole day.
 */
export function computeOpenHouses(
  input: OpenHousesInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenHouses {
  const { birth, sky } = openBirth(ephemeris, input);
  const { state, fromEpochMs, toEpochMs } = birth.span;
  if (state === "unknown") {
    throw needsATime(
      "In a whole day cusps and angles pass through every degree of the zodiac, so without a time of birth there are none to answer with.",
    );
  }
  const turning = { input, placed: placedBorders(sky, input) };
  const shown = { system: shownSystem(input), path: "houses" };
  const compared = comparedSystems(input).map((system) => ({ system, path: `comparison.${system}.houses` }));
  const changes = changesOf(sky, [
    angleMember(turning, "ascendant"),
    angleMember(turning, "midheaven"),
    ...[shown, ...compared].flatMap((listed) => cuspMembers(turning, listed)),
  ]);
  const cuspsOf = ({ system, path }: Listed): OpenCusps => {
    const from = frameAt(sky.ephemeris, fromEpochMs, { place: input, system });
    const to = frameAt(sky.ephemeris, toEpochMs, { place: input, system });
    const cusps = from.cuspsDeg.map((fromDeg, index0) => ({
      fromDeg,
      toDeg: at(to.cuspsDeg, index0),
      sign: heldSign(changes, `${path}.${index0 + 1}`),
    }));
    return { requested: system, from, to, cusps };
  };
  const houses = cuspsOf(shown);
  const angle = (name: Angle): OpenPlace => ({
    fromDeg: houses.from[`${name}Deg`],
    toDeg: houses.to[`${name}Deg`],
    sign: heldSign(changes, name),
  });
  return {
    ...birth,
    changes,
    ascendant: angle("ascendant"),
    midheaven: angle("midheaven"),
    houses,
    comparison: compared.map(cuspsOf),
  };
}

type Angle = "ascendant" | "midheaven";

interface Turning {
  readonly input: Place;
  readonly placed: PlacedBorders;
}

interface Listed {
  readonly system: HouseSystem;
  readonly path: string;
}

function frameAt(
  sky: Ephemeris,
  epochMs: number,
  { place, system }: { readonly place: Place; readonly system: HouseSystem },
): HouseFrame {
  return housesOf(sky, { input: place, moment: sky.timeScales(epochMs) }, system);
}

export function angleMember({ input: place, placed }: Turning, name: Angle): Member {
  return {
    member: `${name}.sign`,
    borders: placed[name](30),
    valueAt: (sky, epochMs) => signs[signOf(frameAt(sky, epochMs, { place, system: "whole-sign" })[`${name}Deg`])].en,
  };
}

/** The cusps by their numbers: any of them may enter a sign where any of them is at its beginning. */
export function cuspMembers({ input: place, placed }: Turning, { system, path }: Listed): readonly Member[] {
  const borders = cuspBorders(placed, system);
  return Array.from({ length: 12 }, (_, index0) => ({
    member: `${path}.${index0 + 1}.sign`,
    borders,
    valueAt: (sky, epochMs) => signs[signOf(at(frameAt(sky, epochMs, { place, system }).cuspsDeg, index0))].en,
  }));
}

function cuspBorders(placed: PlacedBorders, system: HouseSystem): readonly Border[] {
  // cusps that are 30 degrees apart begin their signs together
  const beginnings = system === "whole-sign" || system === "equal" ? [0] : evenBorders(30);
  return beginnings.flatMap((beginningDeg) => placed.houses(system, () => beginningDeg));
}

function heldSign(changes: Changes, path: string): SignId | undefined {
  const sign = heldValue(changes, `${path}.sign`);
  return sign === undefined ? undefined : signNamed(sign);
}

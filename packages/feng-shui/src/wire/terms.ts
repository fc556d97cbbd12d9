import type { Term } from "@almagest/i18n";
import { compass } from "@almagest/i18n/astrology";
import { phases } from "@almagest/i18n/chinese";
import type { Direction } from "../compass/directions";
import type { Phase } from "../compass/phases";

/** The winds by their names on the wire. */
export const DIRECTION_TERMS: Readonly<Record<Direction, Term>> = {
  North: compass.north,
  Northeast: compass.northeast,
  East: compass.east,
  Southeast: compass.southeast,
  South: compass.south,
  Southwest: compass.southwest,
  West: compass.west,
  Northwest: compass.northwest,
};

/** The five phases by their names on the wire. */
export const PHASE_TERMS: Readonly<Record<Phase, Term>> = {
  Wood: phases.wood,
  Fire: phases.fire,
  Earth: phases.earth,
  Metal: phases.metal,
  Water: phases.water,
};

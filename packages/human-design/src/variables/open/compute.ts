import type { Ephemeris } from "@almagest/ephemeris";
import { type Changes, isShort, type Member } from "@almagest/sky";
import { heldParts } from "../../birth-time/activations";
import { finePart, variableMembers } from "../../birth-time/members";
import { type OpenDesign, type OpenDesignInput, openDesign, searchedBirth } from "../../birth-time/open-design";
import type { DesignSearch } from "../../birth-time/search";
import { BASES, type Base, LINES, type Sixth } from "../../wheel/order";
import { ARROWS, type ArrowSource, type Direction, directionOf } from "../compute";

/** An arrow over a span; undefined is what changes. */
export interface OpenArrow {
  readonly source: ArrowSource;
  readonly direction: Direction | undefined;
  readonly color: Sixth | undefined;
  readonly tone: Sixth | undefined;
  readonly base: Base | undefined;
}

export interface OpenVariables extends OpenDesign {
  readonly arrows: readonly OpenArrow[];
}

/** The four arrows of a birth whose time is open: changes are listed within an hour, else counted. */
export function computeOpenVariables(
  input: OpenDesignInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenVariables {
  const searched = searchedBirth(ephemeris, input);
  const { search } = searched;
  const open = openDesign(searched, [...variableMembers(search), ...baseMembers(search)]);
  return { ...open, arrows: ARROWS.map((source) => openArrow(source, search, open.changes)) };
}

function baseMembers(search: DesignSearch): readonly Member[] {
  if (!isShort(search.sky.span)) return [];
  return ARROWS.map((arrow) => ({ ...finePart(search, arrow, "base"), member: `variables.${arrow.key}.base` }));
}

function openArrow(source: ArrowSource, search: DesignSearch, { changes, counted }: Changes): OpenArrow {
  const changing = new Set([...changes, ...counted].map(({ member }) => member));
  const isHeld = (name: string): boolean => !changing.has(`variables.${source.key}.${name}`);
  const place = search.placeAt(search.sky.ephemeris, search.sky.span.fromEpochMs, source);
  const { base } = heldParts(search, source, isHeld("tone"));
  return {
    source,
    direction: isHeld("direction") ? directionOf(place) : undefined,
    color: isHeld("color") ? LINES.find((color) => color === place.color) : undefined,
    tone: isHeld("tone") ? LINES.find((tone) => tone === place.tone) : undefined,
    base: BASES.find((one) => one === base),
  };
}

import type { Ephemeris } from "@almagest/ephemeris";
import type { NodeType } from "@almagest/operation";
import { type BirthSpan, type Changes, changesOf, isShort, type Member, type MemberValue } from "@almagest/sky";
import { DESIGN_BODIES, SIDES, type Side, skySourceOf } from "../chart/bodies";
import { profileLines } from "../chart/design";
import { profileOf } from "../chart/profile";
import { crossOf } from "../cross/cross";
import { CENTERS } from "../graph/centers";
import { authorityOf, definitionOf, typeOf } from "../graph/mechanics";
import { ARROWS, type ArrowSource, directionOf } from "../variables/compute";
import { definitions } from "../vocabulary/definitions";
import { authorities, types } from "../vocabulary/types";
import type { WheelPlace } from "../wheel/place";
import { type Activated, type DesignOfSecond, type DesignSearch, designSearch, LINE_DEG } from "./search";

/** Parts of a line: a color is 30/192 of a degree, a tone 5 of them, a base one. */
const PART_DEG = { color: 30 / 192, tone: 5 / 192, base: 1 / 192 } as const;
export type FinePart = keyof typeof PART_DEG;

/** The search of a design and its members: both skies are needed for the changes. */
export interface DesignMembers {
  readonly search: DesignSearch;
  readonly members: readonly Member[];
}

/**
 * The discrete values of a design as functions of the time of birth, the weightiest first: type, authority, profile,
 * definition, cross, channels and centers; then the gate and line of all activations, `34.2`.
 */
export function designMembers(ephemeris: Ephemeris, span: BirthSpan, nodeType: NodeType): DesignMembers {
  const search = designSearch(ephemeris, span, nodeType);
  const members = [
    ...strategyMembers(search),
    profileMember(search),
    definitionMember(search),
    crossMember(search),
    byGates(search, "channels", ({ channels }) => channels.map(({ id }) => id).join(", ")),
    ...centerMembers(search),
    ...activationMembers(search),
  ];
  return { search, members };
}

/** The values of a design that hold, and those that change, through a birth whose time is not known to the second. */
export function designChanges(ephemeris: Ephemeris, span: BirthSpan, nodeType: NodeType): Changes {
  const { search, members } = designMembers(ephemeris, span, nodeType);
  return changesOf(search.sky, members);
}

/** Type and authority. */
export function strategyMembers(search: DesignSearch): readonly Member[] {
  return [
    byGates(search, "type", ({ channels }) => types[typeOf(channels)].en),
    byGates(search, "authority", ({ centers }) => authorities[authorityOf(centers)].en),
  ];
}

export function profileMember(search: DesignSearch): Member {
  return bySuns(search, "profile", profileOf);
}

export function definitionMember(search: DesignSearch): Member {
  return byGates(search, "definition", ({ channels }) => definitions[definitionOf(channels)].en);
}

export function crossMember(search: DesignSearch): Member {
  return bySuns(search, "incarnationCross", (design) => crossOf(design).name);
}

/** Whether each of the nine is defined. */
export function centerMembers(search: DesignSearch): readonly Member[] {
  return CENTERS.map((center) => byGates(search, `centers.${center}`, ({ centers }) => centers.has(center)));
}

/** Every active gate of both sides: all that follows from gates is the same where it is. */
export function gatesMember(search: DesignSearch): Member {
  return byGates(search, "gates", ({ gates }) => [...gates].sort((one, other) => one - other).join(" "));
}

/** The gate and line of all activations, or of some, `34.2`. */
export function activationMembers(search: DesignSearch): readonly Member[] {
  return SIDES.flatMap((side) => DESIGN_BODIES.map((body) => activation(search, { side, body })));
}

/** The line of the Sun of each side. */
export function lineMembers(search: DesignSearch): readonly Member[] {
  const of = (member: string, side: Side): Member => bySuns(search, member, (design) => profileLines(design)[side]);
  return [of("personalityLine", "personality"), of("designLine", "design")];
}

type ValueIn = (design: DesignOfSecond) => MemberValue;

function byGates(search: DesignSearch, member: string, valueIn: ValueIn): Member {
  return { member, borders: search.ofGates(), valueAt: (asked, epochMs) => valueIn(search.designAt(asked, epochMs)) };
}

function bySuns(search: DesignSearch, member: string, valueIn: ValueIn): Member {
  return { member, borders: search.ofSuns(), valueAt: (asked, epochMs) => valueIn(search.designAt(asked, epochMs)) };
}

/** The four arrows with their colors and tones: one by one in a birth known to an hour, else counted. */
export function variableMembers(search: DesignSearch): readonly Member[] {
  return ARROWS.flatMap((arrow) => arrowMembers(search, arrow));
}

function activation(search: DesignSearch, activated: Activated): Member {
  return {
    member: `${activated.side}.${activated.body}`,
    ...placed(search, activated, { widthDeg: LINE_DEG, valueIn: ({ gate, line }) => `${gate}.${line}` }),
  };
}

/** A part of an activation's line that is finer than it. */
export function finePart(search: DesignSearch, activated: Activated, part: FinePart): Member {
  return {
    member: `${activated.side}.${activated.body}.${part}`,
    ...placed(search, activated, { widthDeg: PART_DEG[part], valueIn: (place) => place[part] }),
  };
}

interface Reading {
  readonly widthDeg: number;
  readonly valueIn: (place: WheelPlace) => MemberValue;
}

function placed(
  search: DesignSearch,
  activated: Activated,
  { widthDeg, valueIn }: Reading,
): Pick<Member, "borders" | "valueAt"> {
  const { side, body } = activated;
  return {
    borders: search.borders(side, skySourceOf(body, search.nodeType).body, widthDeg),
    valueAt: (asked, epochMs) => valueIn(search.placeAt(asked, epochMs, activated)),
  };
}

function arrowMembers(search: DesignSearch, arrow: ArrowSource): readonly Member[] {
  const isCounted = !isShort(search.sky.span);
  const of = (name: string, valueIn: Reading["valueIn"]): Member => ({
    member: `variables.${arrow.key}.${name}`,
    ...placed(search, arrow, { widthDeg: PART_DEG.tone, valueIn }),
    isCounted,
  });
  return [of("direction", directionOf), of("color", ({ color }) => color), of("tone", ({ tone }) => tone)];
}

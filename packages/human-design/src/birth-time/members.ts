import type { Ephemeris } from "@almagest/ephemeris";
import type { NodeType } from "@almagest/operation";
import {
  type BirthSpan,
  type Border,
  type Changes,
  changesOf,
  isShort,
  type Member,
  type MemberValue,
} from "@almagest/sky";
import { DESIGN_BODIES, SIDES, skySourceOf } from "../chart/bodies";
import { profileOf } from "../chart/profile";
import { crossOf } from "../cross/cross";
import { CENTERS } from "../graph/centers";
import { authorityOf, definitionOf, typeOf } from "../graph/mechanics";
import { ARROWS, type ArrowSource, directionOf } from "../variables/compute";
import { definitions } from "../vocabulary/definitions";
import { authorities, types } from "../vocabulary/types";
import { type Activated, type DesignOfSecond, type DesignSearch, designSearch, sourcesOf } from "./search";

const GATE_DEG = 5.625;
const LINES_IN_GATE = 6;
const LINE_DEG = GATE_DEG / LINES_IN_GATE;
/** A tone is 5/192 of a degree. */
const TONE_DEG = 5 / 192;

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
  const ofGates = SIDES.flatMap((side) => sourcesOf(nodeType).flatMap((body) => search.borders(side, body, GATE_DEG)));
  const ofSuns = SIDES.flatMap((side) => search.borders(side, "sun", LINE_DEG));
  const read = (
    member: string,
    borders: readonly Border[],
    valueIn: (design: DesignOfSecond) => MemberValue,
  ): Member => ({
    member,
    borders,
    valueAt: (asked, epochMs) => valueIn(search.designAt(asked, epochMs)),
  });
  const members = [
    read("type", ofGates, ({ channels }) => types[typeOf(channels)].en),
    read("authority", ofGates, ({ centers }) => authorities[authorityOf(centers)].en),
    read("profile", ofSuns, profileOf),
    read("definition", ofGates, ({ channels }) => definitions[definitionOf(channels)].en),
    read("incarnationCross", ofSuns, (design) => crossOf(design).name),
    read("channels", ofGates, ({ channels }) => channels.map(({ id }) => id).join(", ")),
    ...CENTERS.map((center) => read(`centers.${center}`, ofGates, ({ centers }) => centers.has(center))),
    ...SIDES.flatMap((side) => DESIGN_BODIES.map((body) => activation(search, { side, body }))),
  ];
  return { search, members };
}

/** The values of a design that hold, and those that change, through a birth whose time is not known to the second. */
export function designChanges(ephemeris: Ephemeris, span: BirthSpan, nodeType: NodeType): Changes {
  const { search, members } = designMembers(ephemeris, span, nodeType);
  return changesOf(search.sky, members);
}

/** The four arrows with their colors and tones: one by one in a birth known to an hour, else counted. */
export function variableMembers(search: DesignSearch): readonly Member[] {
  return ARROWS.flatMap((arrow) => arrowMembers(search, arrow));
}

function activation(search: DesignSearch, activated: Activated): Member {
  const { side, body } = activated;
  return {
    member: `${side}.${body}`,
    borders: search.borders(side, skySourceOf(body, search.nodeType).body, LINE_DEG),
    valueAt: (asked, epochMs) => {
      const { gate, line } = search.placeAt(asked, epochMs, activated);
      return `${gate}.${line}`;
    },
  };
}

function arrowMembers(search: DesignSearch, arrow: ArrowSource): readonly Member[] {
  const borders = search.borders(arrow.side, skySourceOf(arrow.body, search.nodeType).body, TONE_DEG);
  const isCounted = !isShort(search.sky.span);
  const of = (name: string, valueIn: (place: ReturnType<DesignSearch["placeAt"]>) => MemberValue): Member => ({
    member: `variables.${arrow.key}.${name}`,
    borders,
    valueAt: (asked, epochMs) => valueIn(search.placeAt(asked, epochMs, arrow)),
    isCounted,
  });
  return [of("direction", directionOf), of("color", ({ color }) => color), of("tone", ({ tone }) => tone)];
}

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
import { DESIGN_BODIES, type DesignBody, SIDES, type Side, skySourceOf } from "../chart/bodies";
import { activationOf } from "../chart/design";
import { profileOf } from "../chart/profile";
import { crossOf } from "../cross/cross";
import { CENTERS, type Center } from "../graph/centers";
import { authorityOf, definitionOf, typeOf } from "../graph/mechanics";
import { ARROWS, type ArrowSource, arrowsOf } from "../variables/compute";
import { definitions } from "../vocabulary/definitions";
import { authorities, types } from "../vocabulary/types";
import { type DesignOfSecond, type DesignSearch, designSearch, sourcesOf } from "./search";

const LINE_DEG = 0.9375;
/** A tone is 5/192 of a degree. */
const TONE_DEG = 5 / 192;

/** The search of a design and its members: both skies are needed for the changes. */
export interface DesignMembers {
  readonly search: DesignSearch;
  readonly members: readonly Member[];
}

/**
 * The discrete values of a design as functions of the time of birth, the weightiest first: type, authority, profile,
 * definition, cross, channels and centers; then the gate and line of all activations, `34.2`; then the arrows with their
 * colors and tones, one by one in a birth known to an hour, else counted.
 */
export function designMembers(ephemeris: Ephemeris, span: BirthSpan, nodeType: NodeType): DesignMembers {
  const search = designSearch(ephemeris, span, nodeType);
  const lines = new Map<string, readonly Border[]>();
  for (const side of SIDES) {
    for (const body of sourcesOf(nodeType)) lines.set(`${side} ${body}`, search.borders(side, body, LINE_DEG));
  }
  const ofLines = (side: Side, body: DesignBody): readonly Border[] =>
    lines.get(`${side} ${skySourceOf(body, nodeType).body}`) ?? [];
  const ofSuns = [...ofLines("personality", "sun"), ...ofLines("design", "sun")];
  const all = [...lines.values()].flat();
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
    read("type", all, ({ channels }) => types[typeOf(channels)].en),
    read("authority", all, ({ centers }) => authorities[authorityOf(centers)].en),
    read("profile", ofSuns, profileOf),
    read("definition", all, ({ channels }) => definitions[definitionOf(channels)].en),
    read("incarnationCross", ofSuns, (design) => crossOf(design).name),
    read("channels", all, ({ channels }) => channels.map(({ id }) => id).join(", ")),
    ...CENTERS.map((center: Center) => read(`centers.${center}`, all, ({ centers }) => centers.has(center))),
    ...SIDES.flatMap((side) =>
      DESIGN_BODIES.map((body) =>
        read(`${side}.${body}`, ofLines(side, body), (design) => {
          const { gate, line } = activationOf(design, side, body);
          return `${gate}.${line}`;
        }),
      ),
    ),
    ...ARROWS.flatMap((arrow) => arrowMembers(search, arrow)),
  ];
  return { search, members };
}

/** The values of a design that hold, and those that change, through a birth whose time is not known to the second. */
export function designChanges(ephemeris: Ephemeris, span: BirthSpan, nodeType: NodeType): Changes {
  const { search, members } = designMembers(ephemeris, span, nodeType);
  return changesOf(search.sky, members);
}

function arrowMembers(search: DesignSearch, { key, side, body }: ArrowSource): readonly Member[] {
  const isCounted = !isShort(search.sky.span);
  const borders = search.borders(side, skySourceOf(body, search.nodeType).body, TONE_DEG);
  const of = (name: string, valueIn: (design: DesignOfSecond) => MemberValue): Member => ({
    member: `variables.${key}.${name}`,
    borders,
    valueAt: (asked, epochMs) => valueIn(search.designAt(asked, epochMs)),
    isCounted,
  });
  return [
    of("direction", (design) => arrowsOf(design).find(({ source }) => source.key === key)?.direction ?? ""),
    of("color", (design) => activationOf(design, side, body).color),
    of("tone", (design) => activationOf(design, side, body).tone),
  ];
}

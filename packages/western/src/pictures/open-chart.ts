import { normalizeDeg } from "@almagest/ephemeris";
import { points } from "@almagest/i18n/astrology";
import type { Lang } from "@almagest/operation";
import type { GridAspect, WheelAspect, WheelBody } from "@almagest/pictures";
import * as z from "zod";
import { gridAspects, markOf, readAspect, wheelAspects } from "./chart";
import * as words from "./words";

// The bodies and aspects of a birth whose time is open, as wheels and grids take them.

const readPlace = z.object({ longitude: z.number() });

export const readReach = z.object({ from: readPlace, to: readPlace, isRetrograde: z.boolean().optional() });

export const readOpenBody = readReach.extend({ name: z.string(), nameLocalized: z.string().optional() });

export const readOpenAspect = readAspect.extend({ orb: z.object({ from: z.number(), to: z.number() }) });

/** An aspect between what is fixed and what depends on the time of birth. */
export const readReachAspect = readAspect.extend({ orb: z.object({ most: z.number() }) });

type OpenBody = z.output<typeof readOpenBody>;
type OpenAspect = z.output<typeof readOpenAspect>;
type Which = Parameters<typeof wheelAspects>[1];

/** Each body with all degrees that it may have. */
export function openBodies(bodies: readonly OpenBody[]): readonly WheelBody[] {
  return bodies.map(({ name, nameLocalized = name, from, to, isRetrograde }) => ({
    id: name,
    label: nameLocalized,
    ...reachOf({ from, to }),
    isRetrograde: isRetrograde === true && !name.endsWith("Node"),
    mark: markOf(name),
  }));
}

/** The same for the outer ring of a bi-wheel, told apart from the inner one. */
export function outerOpenBodies(bodies: readonly OpenBody[]): readonly WheelBody[] {
  return openBodies(bodies).map((body) => ({ ...body, paint: "accent" }));
}

type Reach = Pick<z.output<typeof readReach>, "from" | "to">;

/** All degrees that a point may have, and the middle of them. */
export function reachOf({ from, to }: Reach): Pick<WheelBody, "longitudeDeg" | "reachDeg"> {
  return {
    longitudeDeg: normalizeDeg(from.longitude + halfWayDeg(from.longitude, to.longitude)),
    reachDeg: { from: from.longitude, to: to.longitude },
  };
}

function halfWayDeg(fromDeg: number, toDeg: number): number {
  return (normalizeDeg(toDeg - fromDeg + 180) - 180) / 2;
}

export function openWheelAspects(aspects: readonly OpenAspect[], which: Which): readonly WheelAspect[] {
  return wheelAspects(aspects.map(atWidest), which);
}

export function openGridAspects(aspects: readonly OpenAspect[], which: Which): readonly GridAspect[] {
  return gridAspects(aspects.map(atWidest), which);
}

/** An aspect that holds all through is no wider than at one of its ends. */
function atWidest({ orb, ...aspect }: OpenAspect): z.output<typeof readAspect> {
  return { ...aspect, orb: Math.max(orb.from, orb.to) };
}

/** Angles and cusps of a range. */
export const readOpenHouses = z.object({
  houses: z.array(readReach.extend({ number: z.number() })),
  ascendant: readReach,
  midheaven: readReach,
});

/** Angles and cusps, each with the degrees at both ends of a range. */
export function openFrame(
  { houses, ascendant, midheaven }: z.output<typeof readOpenHouses>,
  lang: Lang,
): readonly WheelBody[] {
  const angle = (letters: string, label: string, reach: z.output<typeof readReach>): WheelBody => ({
    id: letters,
    label,
    ...reachOf(reach),
    mark: { letters },
    paint: "accent",
  });
  return [
    angle("AC", points.ascendant[lang], ascendant),
    angle("MC", points.midheaven[lang], midheaven),
    ...houses.map(({ number, ...reach }) => ({
      id: `cusp-${number}`,
      label: `${words.house[lang]} ${number}`,
      ...reachOf(reach),
      mark: { letters: `${number}` },
    })),
  ];
}

import { points } from "@almagest/i18n/astrology";
import { houseSystemNames } from "@almagest/i18n/labels";
import type { HouseSystem, Lang } from "@almagest/operation";
import { type Figure, headed, keyed, type WheelBody, type WheelData, wheel } from "@almagest/pictures";
import * as z from "zod";
import { outerBodies, type ReadBody } from "./chart";
import * as words from "./words";

/** When a ring's chart was, as far as an answer says. */
export const readUtc = z.object({ utc: z.string() });

interface BiWheel extends Omit<WheelData, "heading" | "subheading"> {
  readonly lang: Lang;
  readonly heading: string;
  /** The name of each ring: unknown parts are left out. */
  readonly inner: readonly (string | undefined)[];
  readonly around: readonly (string | undefined)[];
  /** Of the cusps, which are the inner ring's. */
  readonly houseSystem?: HouseSystem | undefined;
}

/** A bi-wheel below who or what its rings are, and whose cusps are drawn in which house system. */
export function biWheel({ heading, inner, around, houseSystem, ...data }: BiWheel): Figure {
  const { lang } = data;
  const cusps = [
    words.housesAndAngles[lang],
    ...(houseSystem === undefined ? [] : [houseSystemNames[houseSystem][lang]]),
  ];
  const hasAngles = data.ascendantDeg !== undefined;
  const told = (parts: readonly (string | undefined)[]): string =>
    parts.filter((part) => part !== undefined).join(" · ");
  const texts = {
    inner: `${words.innerRing[lang]}: ${told([...inner, ...(hasAngles ? [cusps.join(": ")] : [])])}`,
    outer: `${words.outerRing[lang]}: ${told(around)}`,
  };
  return headed({ heading }, keyed(texts, wheel(data)));
}

/** `1990-07-15 18:30 UTC` of `1990-07-15T18:30:00Z`. */
export function utcText(moment: z.output<typeof readUtc> | undefined): string | undefined {
  return moment?.utc.replace("T", " ").replace(/(?::00)?(?:\.\d+)?Z$/, " UTC");
}

/** The Ascendant and the Midheaven of the outer ring's chart, which has no cusps in the wheel. */
export function angleBody(letters: "AC" | "MC", label: string, longitudeDeg: number): WheelBody {
  return { id: letters, label, longitudeDeg, mark: { letters }, paint: "accent" };
}

/** The bodies of a chart around another one, its Ascendant and its Midheaven among them. */
export function outerChart(
  {
    planets,
    ascendant,
    midheaven,
  }: {
    readonly planets: readonly ReadBody[];
    readonly ascendant: { readonly longitude: number };
    readonly midheaven: { readonly longitude: number };
  },
  lang: Lang,
): readonly WheelBody[] {
  return [
    ...outerBodies(planets),
    angleBody("AC", points.ascendant[lang], ascendant.longitude),
    angleBody("MC", points.midheaven[lang], midheaven.longitude),
  ];
}

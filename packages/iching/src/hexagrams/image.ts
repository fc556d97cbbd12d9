import { term } from "@almagest/i18n";
import type { Lang } from "@almagest/operation";
import { HEXAGRAMS, type HexagramEntry, hexagramOf } from "./table";

/** Where a service shows the pictures, below its root. */
export const IMAGE_ROOT = "/img/hexagrams";

/**
 * The path of a hexagram's picture below the service's root.
 * @param number 1 to 64
 */
export function imagePath(number: number): string {
  return `${IMAGE_ROOT}/${number}.svg`;
}

const NUMBERS: ReadonlyMap<string, number> = new Map(HEXAGRAMS.map(({ number }) => [imagePath(number), number]));

/** The picture behind a path of `imagePath`, as SVG; undefined for any other path. */
export function imageOf(path: string): string | undefined {
  const number = NUMBERS.get(path);
  return number === undefined ? undefined : hexagramSvg(hexagramOf(number));
}

const SIDE = 240;
const LINE = { left: 40, right: 200, width: 16, gap: 28, bottom: 190, step: 28 };
/** Ink and paper for light and for dark screens; an `img` follows the reader's system, not the page around it. */
const LIGHT = { ink: "#26221c", paper: "#fbf8f1" };
const DARK = { ink: "#ece6da", paper: "#191722" };

/** The kind of figure and its number, before the name: Hexagram 1. */
const NUMBERED = /* @__PURE__ */ term("iching/numbered", "Hexagram {number}");

export interface HexagramSvgOptions {
  /** Of the title, which a screen reader says. */
  readonly lang?: Lang;
}

/** A hexagram drawn from its lines, whole for yang and broken for yin, as an SVG that is light or dark as the screen is. */
export function hexagramSvg({ number, binary, name }: HexagramEntry, { lang = "en" }: HexagramSvgOptions = {}): string {
  const path = [...binary].map((digit, index0) => lineAt(index0, digit === "1")).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}" role="img" aria-labelledby="hexagram-${number}">
<title id="hexagram-${number}">${NUMBERED[lang].replace("{number}", String(number))}: ${name[lang]}</title>
<style>:root{color-scheme:light dark}rect{fill:${LIGHT.paper}}path{stroke:${LIGHT.ink};stroke-width:${LINE.width}}@media (prefers-color-scheme:dark){rect{fill:${DARK.paper}}path{stroke:${DARK.ink}}}</style>
<rect width="${SIDE}" height="${SIDE}" rx="14"/>
<path d="${path}"/>
</svg>
`;
}

function lineAt(index0: number, isYang: boolean): string {
  const y = LINE.bottom - index0 * LINE.step;
  if (isYang) return `M${LINE.left} ${y}H${LINE.right}`;
  const middle = (LINE.left + LINE.right) / 2;
  return `M${LINE.left} ${y}H${middle - LINE.gap / 2}M${middle + LINE.gap / 2} ${y}H${LINE.right}`;
}

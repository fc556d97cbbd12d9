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
/** Ink for light and for dark screens, on no paper: a contrast above 10 to 1 with white and with black. */
const INKS = ["#26221c", "#ece6da"];

/**
 * A hexagram drawn from its lines, whole for yang and broken for yin, as an SVG without a background that follows the
 * reader's light or dark scheme.
 */
export function hexagramSvg({ number, binary, name }: HexagramEntry): string {
  const path = [...binary].map((digit, index0) => lineAt(index0, digit === "1")).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}" role="img" aria-labelledby="t">
<title id="t">Hexagram ${number}: ${name.en}</title>
<style>:root{color-scheme:light dark}path{fill:none;stroke:${INKS[0]};stroke-width:${LINE.width}}@media (prefers-color-scheme:dark){path{stroke:${INKS[1]}}}</style>
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

import { DomainError } from "@almagest/operation";

/** A picture of 2400 by 3333 pixels, for which the renderer needs some 100 MB. */
export const MOST_PIXELS = 8_000_000;

const ROOT = /^<svg [^>]*?\bwidth="([\d.]+)" height="([\d.]+)"/;

/**
 * Checks the declared size of a picture before rendering it.
 * @throws DomainError `unprocessable_entity` if it has too many pixels, with the greatest allowed width.
 */
export function requirePaintable(svg: string): void {
  const [, declaredWidth, declaredHeight] = ROOT.exec(svg) ?? [];
  const [width, height] = [Math.ceil(Number(declaredWidth)), Math.ceil(Number(declaredHeight))];
  if (!(width * height > MOST_PIXELS)) return;
  const widest = widestOf(Number(declaredHeight) / Number(declaredWidth));
  const high = Math.ceil((widest * Number(declaredHeight)) / Number(declaredWidth));
  throw new DomainError(
    "unprocessable_entity",
    `A PNG has at most ${MOST_PIXELS / 1e6} million pixels, and this picture is ${width} wide and ${height} high. Send a width of at most ${widest}, with which it is ${high} high, or ask for SVG.`,
    { width, height, widest },
  );
}

/** The greatest width within the limit for this ratio of height to width. */
function widestOf(proportion: number): number {
  const most = Math.floor(Math.sqrt(MOST_PIXELS / proportion));
  return most * Math.ceil(most * proportion) > MOST_PIXELS ? most - 1 : most;
}

import { fontFinder } from "./fonts";
import { type Outliner, outliner } from "./outlines";
import { loadPaint, type Paint } from "./painter";
import { requirePaintable } from "./size";
import { withoutText } from "./without-text";

export { MOST_PIXELS, requirePaintable } from "./size";

/** Renders pictures as PNG. */
export type PngMaker = (svg: string) => Uint8Array<ArrayBuffer>;

/** Loads the text shaper and the renderer. Fonts are opened when a text first needs them. */
export async function pngMaker(): Promise<PngMaker> {
  const [shaper, paint] = await Promise.all([import("harfbuzzjs"), loadPaint()]);
  return pngWith(outliner(shaper, fontFinder(shaper)), paint);
}

let made: Promise<PngMaker> | undefined;

/**
 * A picture of `@almagest/pictures` as a PNG of the width that the picture declares, in pixels. A character that no font
 * here has is a box.
 *
 * @param svg SVG text as a picture gives it. Others may be refused, or lose their styles and nested texts.
 * @throws DomainError where it has more than 8 million pixels, with the width that it may have; Error where it is no SVG.
 */
export async function pngOf(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  made ??= pngMaker();
  return (await made)(svg);
}

/** Loads the text shaper alone: it turns the texts of a picture into outlines, for a program that draws SVG itself. */
export async function textOutliner(): Promise<(svg: string) => string> {
  const shaper = await import("harfbuzzjs");
  const outline = outliner(shaper, fontFinder(shaper));
  return (svg) => withoutText(svg, outline);
}

function pngWith(outline: Outliner, paint: Paint): PngMaker {
  // The bytes have a buffer of their own, so that they can be moved to another thread without copying.
  return (svg) => {
    requirePaintable(svg);
    return new Uint8Array(paint(withoutText(svg, outline)));
  };
}

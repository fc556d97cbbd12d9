import { fontFinder } from "./fonts";
import { type Outliner, outliner } from "./outlines";
import { loadPaint, type Paint, type PainterKind } from "./painter";
import { withinBounds } from "./size";
import { withoutText } from "./without-text";

export type { PainterKind } from "./painter";

/** Makes PNGs of pictures. */
export type PngMaker = (svg: string) => Uint8Array<ArrayBuffer>;

/**
 * Loads what paints: the shaper of text, and the painter that is installed, or the one that is asked for. Fonts are
 * opened when a text first needs them.
 */
export async function pngMaker(kind?: PainterKind): Promise<PngMaker> {
  const [shaper, paint] = await Promise.all([import("harfbuzzjs"), loadPaint(kind)]);
  return pngWith(outliner(shaper, fontFinder(shaper)), paint);
}

let made: Promise<PngMaker> | undefined;

/**
 * A picture of `@almagest/pictures` as a PNG of the width that the picture declares, in pixels; a very tall one is made
 * smaller, so that it has at most 40 million. A character that no font here has is a box.
 *
 * @param svg SVG text as a picture gives it. Others may be refused, or lose their styles and nested texts.
 * @throws Error where it is no SVG.
 */
export async function pngOf(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  made ??= pngMaker();
  return (await made)(svg);
}

function pngWith(outline: Outliner, paint: Paint): PngMaker {
  // Its own memory: what goes to another thread is moved, not copied.
  return (svg) => new Uint8Array(paint(withinBounds(withoutText(svg, outline))));
}

import { STONES } from "./catalogue";
import type { Stone } from "./stone";

/** Where a service shows the pictures, below its root. */
export const IMAGE_ROOT = "/img/crystals";

/** The path of a stone's picture below the service's root; every stone has one. */
export function imagePath({ id }: Pick<Stone, "id">): string {
  return `${IMAGE_ROOT}/${id}.svg`;
}

const FILES: ReadonlyMap<string, string> = new Map(STONES.map((stone) => [imagePath(stone), `${stone.id}.svg`]));

/**
 * The file behind a picture's path: `/img/crystals/jade.svg` is `jade.svg`, to be read from
 * `@almagest/crystals/images/jade.svg`. Undefined for any other path, so that a server can pass on what it was asked for.
 */
export function imageFile(path: string): string | undefined {
  return FILES.get(path);
}

/**
 * A stone's drawing with another title, which a screen reader says: its name in a language, as `stoneName` of
 * `@almagest/crystals/labels` gives it.
 * @param drawing the text of `@almagest/crystals/images/{id}.svg`
 */
export function titledStone(drawing: string, name: string): string {
  const escaped = name.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return drawing.replace(/(<title[^>]*>)[^<]*/, (_, tag: string) => tag + escaped);
}

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

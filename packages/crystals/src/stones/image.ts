import type { Lang } from "@almagest/operation";
import { loadedName } from "@almagest/operation/names";
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
 * A stone's drawing with another title, which a screen reader says: its name in a language, as `stoneName` gives it.
 * @param drawing the text of `@almagest/crystals/images/{id}.svg`
 */
export function titledStone(drawing: string, name: string): string {
  const escaped = name.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return drawing.replace(/(<title[^>]*>)[^<]*/, (_, tag: string) => tag + escaped);
}

/** A stone's name in a language whose names are loaded. */
export function stoneName({ id, name }: Pick<Stone, "id" | "name">, lang: Lang): string {
  return lang === "en" ? name : loadedName({ owner: "crystals", table: "stones", id }, lang);
}

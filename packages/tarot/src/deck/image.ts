import { CARDS, type Card } from "./cards";

/** Where a service shows the pictures, below its root. */
export const IMAGE_ROOT = "/img/tarot";

/** The path of a card's picture below the service's root; every card has one. */
export function imagePath({ id, arcana }: Card): string {
  return `${IMAGE_ROOT}/${arcana}/${id}.svg`;
}

const FILES: ReadonlyMap<string, string> = new Map(CARDS.map((card) => [imagePath(card), `${card.id}.svg`]));

/**
 * The file behind a picture's path: `/img/tarot/major/fool.svg` is `fool.svg`, to be read from
 * `@almagest/tarot/images/fool.svg`. Undefined for any other path, so that a server can pass on what it was asked for.
 */
export function imageFile(path: string): string | undefined {
  return FILES.get(path);
}

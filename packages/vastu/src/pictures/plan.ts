import { DomainError } from "@almagest/operation";
import { polyline } from "@almagest/pictures";
import { type Bounds, boundsOf, type Outline, type Point } from "../outline/polygon";

/** A plan drawn to scale into a box, north above. */
export interface Plan {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Page coordinates of a point of the plot. */
  readonly place: (point: Point) => Point;
}

/**
 * The extent of an outline to draw.
 * @throws DomainError `unprocessable_entity` where a side was so short that the answer has rounded it to nothing.
 */
export function extentOf(outline: Outline): Bounds {
  const bounds = boundsOf(outline);
  if (bounds.east > bounds.west && bounds.north > bounds.south) return bounds;
  throw new DomainError(
    "unprocessable_entity",
    "There is nothing to draw: a side of the plot is shorter than 0.0001 of its unit. Send the sides as measured.",
  );
}

/** An outline from a corner on, by one scale to what a page has room for; but no side is shorter than the least. */
export function planAt(
  outline: Outline,
  { x, y }: Point,
  most: { readonly width: number; readonly height: number; readonly least: number },
): Plan {
  const { west, east, south, north } = extentOf(outline);
  const scale = Math.min(most.width / (east - west), most.height / (north - south));
  const across = Math.max(scale, most.least / (east - west));
  const down = Math.max(scale, most.least / (north - south));
  return {
    x,
    y,
    width: across * (east - west),
    height: down * (north - south),
    place: (point) => ({ x: x + across * (point.x - west), y: y + down * (north - point.y) }),
  };
}

/** The extent of an outline in the middle of a box, both sides by one scale. */
export function planIn(
  outline: Outline,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Plan {
  const { west, east, south, north } = extentOf(outline);
  const scale = Math.min(box.width / (east - west), box.height / (north - south));
  const [width, height] = [scale * (east - west), scale * (north - south)];
  const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2];
  const place = (point: Point): Point => ({ x: x + scale * (point.x - west), y: y + scale * (north - point.y) });
  return { x, y, width, height, place };
}

export function outlinePath(outline: Outline, { place }: Plan): string {
  return `${polyline(outline.map(place))}Z`;
}

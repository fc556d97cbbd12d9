import { circle, d, group, LINE, line, path, rect, type Shape, shape } from "@almagest/pictures";
import { LAND } from "./land";

/** A place on the map's plane, in picture units. */
export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

/** North and south edge: beyond them few live, and lines of the rising run together. */
export const NORTH_DEG = 72;
export const SOUTH_DEG = -58;

export const MAP_WIDTH = 960;
const PER_DEG = MAP_WIDTH / 360;
export const MAP_HEIGHT = (NORTH_DEG - SOUTH_DEG) * PER_DEG;

const CLIP = "map";
/** The outlines' unit is a tenth of a degree. */
const LAND_SCALE = PER_DEG / 10;

/** A plate carrée: as far to the east as to the north for a degree of either. */
export function onMap(longitudeDeg: number, latitudeDeg: number): PlanePoint {
  return { x: (longitudeDeg + 180) * PER_DEG, y: (NORTH_DEG - latitudeDeg) * PER_DEG };
}

/** Land, and a grid of thirty degrees. */
export function mapGround(): readonly Shape[] {
  const origin = onMap(0, 0);
  const meridians = [-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150].map((deg) => {
    const { x } = onMap(deg, 0);
    return line(x, 0, x, MAP_HEIGHT, gridLine(deg === 0));
  });
  const parallels = [60, 30, 0, -30].map((deg) => {
    const { y } = onMap(0, deg);
    return line(0, y, MAP_WIDTH, y, gridLine(deg === 0));
  });
  const transform = `translate(${origin.x} ${Math.round(origin.y * 100) / 100}) scale(${Math.round(LAND_SCALE * 1e4) / 1e4})`;
  return [
    shape("clipPath", { id: CLIP }, [rect({ x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT }, {})]),
    rect({ x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT }, { fill: "wash" }),
    clipped([path(LAND, { fill: "land", transform })], "land"),
    ...meridians,
    ...parallels,
  ];
}

/** Shapes that end at the map's edges. */
export function clipped(children: readonly Shape[], name: string): Shape {
  return group(children, { "clip-path": CLIP }, name);
}

function gridLine(isMain: boolean): { stroke: "faint"; "stroke-width": number; "stroke-dasharray"?: string } {
  return { stroke: "faint", "stroke-width": LINE.hair, ...(isMain ? {} : { "stroke-dasharray": "1 5" }) };
}

/** A line through places; it is parted where it leaves the map at the edge of the east or the west. */
export function mapPath(places: readonly { readonly longitude: number; readonly latitude: number }[]): string {
  let last: number | undefined;
  return places
    .map(({ longitude, latitude }) => {
      const { x, y } = onMap(longitude, latitude);
      const isApart = last === undefined || Math.abs(longitude - last) > 180;
      last = longitude;
      return isApart ? d`M${x} ${y}` : d`L${x} ${y}`;
    })
    .join("");
}

/** The birthplace. */
export function placeMark({ longitude, latitude }: { longitude: number; latitude: number }): readonly Shape[] {
  const { x, y } = onMap(longitude, Math.min(Math.max(latitude, SOUTH_DEG), NORTH_DEG));
  return [
    circle(x, y, 4.5, { fill: "paper", stroke: "accent", "stroke-width": LINE.bold }),
    circle(x, y, 1.4, { fill: "accent" }),
  ];
}

/** `40.7° N, 74.0° W`. */
export function placeText({ longitude, latitude }: { longitude: number; latitude: number }): string {
  return `${degreesOf(latitude, "N", "S")}, ${degreesOf(longitude, "E", "W")}`;
}

export function degreesOf(deg: number, positive: string, negative: string): string {
  return `${Math.abs(deg).toFixed(1)}° ${deg < 0 ? negative : positive}`;
}

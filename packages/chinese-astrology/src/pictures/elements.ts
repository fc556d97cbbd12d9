import {
  circle,
  d,
  definePicture,
  type Figure,
  group,
  headed,
  LINE,
  label,
  line,
  pageEntries,
  path,
  polar,
  type Shape,
  SIZE,
} from "@almagest/pictures";
import * as z from "zod";
import { ELEMENT_PAINT, maybe, readElement, text } from "./read";
import { titles } from "./titles";
import { words } from "./words";

const readPhase = z.object({
  id: readElement,
  nameLocalized: maybe,
  chinese: text,
  generates: readElement,
  controls: readElement,
});

type ReadPhase = z.output<typeof readPhase>;

const SIDE = 520;
const RADIUS = 195;
const NODE = 56;
const LEGEND = 34;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The phases in the order in which they feed each other, clockwise from above. */
function inOrder(phases: readonly ReadPhase[]): readonly ReadPhase[] {
  const byId = new Map(phases.map((one) => [one.id, one]));
  const [first] = phases;
  const ordered: ReadPhase[] = [];
  for (let next = first; next !== undefined && ordered.length < phases.length; next = byId.get(next.generates))
    ordered.push(next);
  return ordered;
}

/** An arrow from node to node, free of both. */
function arrow(from: Place, to: Place, isBroken: boolean): Shape {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const [x1, y1] = [from.x + ux * (NODE + 6), from.y + uy * (NODE + 6)];
  const [x2, y2] = [to.x - ux * (NODE + 8), to.y - uy * (NODE + 8)];
  const paint = isBroken ? "hard" : "good";
  const [bx, by] = [x2 - ux * 13, y2 - uy * 13];
  const head = d`M${x2} ${y2}L${bx - uy * 5.5} ${by + ux * 5.5}L${bx + uy * 5.5} ${by - ux * 5.5}Z`;
  return group([
    line(x1, y1, bx, by, {
      stroke: paint,
      "stroke-width": LINE.bold,
      ...(isBroken ? { "stroke-dasharray": "6 5" } : {}),
    }),
    path(head, { fill: paint }),
  ]);
}

function node({ id, nameLocalized = id, chinese }: ReadPhase, { x, y }: Place): Shape {
  const { paint, ground } = ELEMENT_PAINT[id];
  const isCharacter = nameLocalized === chinese;
  return group(
    [
      circle(x, y, NODE, { fill: ground, stroke: paint, "stroke-width": LINE.firm }),
      label(chinese, { x, y: isCharacter ? y : y - 12, size: 40, anchor: "middle", fill: paint }),
      ...(isCharacter
        ? []
        : [label(nameLocalized, { x, y: y + 26, size: SIZE.text, anchor: "middle", maxWidth: 2 * NODE - 24 })]),
    ],
    {},
    id,
  );
}

function wuxing(phases: readonly ReadPhase[], legend: { readonly feeds: string; readonly masters: string }): Figure {
  const ordered = inOrder(phases);
  const center = { x: SIDE / 2, y: SIDE / 2 + 14 };
  const places = new Map(
    ordered.map(({ id }, index0) => {
      const { x, y } = polar(RADIUS, 90 - (index0 * 360) / ordered.length);
      return [id, { x: center.x + x, y: center.y + y }] as const;
    }),
  );
  const arrows = ordered.flatMap(({ id, generates, controls }) => {
    const [from, fed, mastered] = [places.get(id), places.get(generates), places.get(controls)];
    return [
      ...(from === undefined || fed === undefined ? [] : [arrow(from, fed, false)]),
      ...(from === undefined || mastered === undefined ? [] : [arrow(from, mastered, true)]),
    ];
  });
  const names = new Map(phases.map(({ id, nameLocalized = id }) => [id, nameLocalized]));
  const said = (from: ReadPhase, to: ReadPhase["id"]): string => `${names.get(from.id)} → ${names.get(to) ?? to}`;
  return {
    width: SIDE,
    height: SIDE + LEGEND,
    shapes: [
      ...arrows,
      ...ordered.flatMap((one) => {
        const place = places.get(one.id);
        return place === undefined ? [] : [node(one, place)];
      }),
      ...legendShapes(legend),
    ],
    description: [
      `${legend.feeds}: ${ordered.map((one) => said(one, one.generates)).join(", ")}`,
      `${legend.masters}: ${ordered.map((one) => said(one, one.controls)).join(", ")}`,
    ].join("; "),
    isFixed: true,
  };
}

function legendShapes({ feeds, masters }: { readonly feeds: string; readonly masters: string }): readonly Shape[] {
  const y = SIDE + LEGEND / 2;
  return [
    line(0, y, 34, y, { stroke: "good", "stroke-width": LINE.bold }),
    label(feeds, { x: 42, y, size: SIZE.text, maxWidth: SIDE / 2 - 54 }),
    line(SIDE / 2, y, SIDE / 2 + 34, y, { stroke: "hard", "stroke-width": LINE.bold, "stroke-dasharray": "6 5" }),
    label(masters, { x: SIDE / 2 + 42, y, size: SIZE.text, maxWidth: SIDE / 2 - 44 }),
  ];
}

/** The five elements: around the circle each feeds the next, across it each controls another. */
export const fiveElementsRing = definePicture({
  operation: "listFiveElements",
  form: "ring",
  title: titles.elements,
  reads: z.object({ total: z.int(), elements: z.array(readPhase) }),
  draw: ({ total, elements }, { lang }) =>
    headed(
      { heading: titles.elements[lang] },
      wuxing(pageEntries(elements, total), { feeds: words.generating[lang], masters: words.controlling[lang] }),
    ),
});

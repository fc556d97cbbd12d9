import {
  definePicture,
  type Figure,
  glyph,
  glyphNamed,
  label,
  moonDisc,
  moved,
  type Shape,
  SIZE,
  tiled,
} from "@almagest/pictures";
import * as z from "zod";
import { MOON_PHASE_NAMES } from "../../moon-phase/schema";
import { titles } from "./titles";

const phase = { phase: z.enum(MOON_PHASE_NAMES), phaseLocalized: z.string().optional() };
const sign = { sign: z.string(), signLocalized: z.string().optional() };

const RADIUS = 96;
const WIDTH = 420;

/** The disc as it is lit, with its phase, the lit share, the age and the sign. */
export const moonPhaseDisc = definePicture({
  operation: "getCurrentMoonPhase",
  form: "disc",
  title: titles.moonPhase,
  reads: z.object({
    ...phase,
    ...sign,
    date: z.string(),
    time: z.string(),
    illumination: z.number(),
    elongation: z.number(),
    degree: z.number(),
  }),
  draw: ({ illumination, elongation, date, time, degree, ...names }): Figure => {
    const below = 2 * RADIUS;
    const lines = [names.phaseLocalized ?? names.phase, `${illumination}%`, `${date} ${time.slice(0, 5)}`];
    return {
      width: WIDTH,
      height: below + 118,
      isFixed: true,
      description: [...lines, `${names.signLocalized ?? names.sign} ${Math.floor(degree)}°`].join(", "),
      shapes: [
        moonDisc({ x: WIDTH / 2, y: RADIUS, radius: RADIUS, litPercent: illumination, isWaxing: elongation < 180 }),
        ...centered(lines, below + 28),
        ...signLine(names.sign, `${Math.floor(degree)}°`, below + 106),
      ],
    };
  },
});

function centered(lines: readonly string[], top: number): readonly Shape[] {
  return lines.map((text, index0) =>
    label(text, {
      x: WIDTH / 2,
      y: top + index0 * 26,
      size: index0 === 0 ? SIZE.heading : SIZE.text,
      anchor: "middle",
      isBold: index0 === 0,
      fill: index0 === 0 ? "ink" : "muted",
      maxWidth: WIDTH,
    }),
  );
}

function signLine(name: string, degrees: string, y: number): readonly Shape[] {
  const sign = glyphNamed(name);
  return [
    ...(sign === undefined ? [] : [glyph(sign, { x: WIDTH / 2 + 16, y, size: 22 })]),
    label(degrees, { x: WIDTH / 2, y, size: SIZE.text, anchor: "end" }),
  ];
}

/** The lit part of the disc at the principal phases, and its side. */
const PRINCIPAL = {
  "New Moon": { litPercent: 0, isWaxing: true },
  "First Quarter Moon": { litPercent: 50, isWaxing: true },
  "Full Moon": { litPercent: 100, isWaxing: true },
  "Third Quarter Moon": { litPercent: 50, isWaxing: false },
} as const;

const comingPhase = z.object({
  ...sign,
  phase: z.enum(["New Moon", "First Quarter Moon", "Full Moon", "Third Quarter Moon"]),
  phaseLocalized: z.string().optional(),
  utc: z.string(),
  degree: z.number(),
});

const CARD = { width: 200, height: 186, radius: 34 } as const;

/** The phases to come, four to a row: disc, day, hour in UTC, sign. */
export const moonPhasesRow = definePicture({
  operation: "getUpcomingMoonPhases",
  form: "row",
  title: titles.moonPhases,
  reads: z.object({ phases: z.array(comingPhase) }),
  draw: ({ phases }): Figure => ({ ...tiled(phases.map(phaseCard), 4), isFixed: true }),
});

function phaseCard(coming: z.output<typeof comingPhase>): Figure {
  const { phase: name, phaseLocalized = name, sign: inSign, signLocalized = inSign, utc, degree } = coming;
  const x = CARD.width / 2;
  const lines = [phaseLocalized, utc.slice(0, 10), `${utc.slice(11, 16)} UTC`];
  const sign = glyphNamed(inSign);
  const degrees = `${Math.floor(degree)}°`;
  const top = 2 * CARD.radius + 26;
  return {
    width: CARD.width,
    height: CARD.height,
    description: `${[...lines, signLocalized, degrees].join(", ")};`,
    shapes: [
      moonDisc({
        x,
        y: CARD.radius + 2,
        radius: CARD.radius,
        ...PRINCIPAL[name],
      }),
      ...lines.map((text, index0) =>
        label(text, {
          x,
          y: top + index0 * 22,
          size: SIZE.text,
          anchor: "middle",
          isBold: index0 === 0,
          fill: index0 === 0 ? "ink" : "muted",
          maxWidth: CARD.width,
        }),
      ),
      moved(x, top + 70, [
        label(degrees, { x: -2, y: 0, size: SIZE.text, anchor: "end" }),
        ...(sign === undefined ? [] : [glyph(sign, { x: 14, y: 0, size: 18 })]),
      ]),
    ],
  };
}

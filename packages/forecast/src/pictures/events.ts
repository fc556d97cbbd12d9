import { aspects } from "@almagest/i18n/astrology";
import type { Lang, Term } from "@almagest/operation";
import {
  aspectPaint,
  bars,
  type DiscName,
  daySheet,
  definePicture,
  type Figure,
  type GlyphName,
  glyphNamed,
  type Lane,
  type Point,
  type Role,
  strips,
} from "@almagest/pictures";
import { moonPhaseNames, stationNames } from "@almagest/western";
import * as z from "zod";
import { EVENT_TYPES } from "../search/event";
import { eventTypes } from "../vocabulary/events";
import { openTimeText, readBirthTime } from "./open-time";
import { titles } from "./titles";

const readEvent = z.object({
  date: z.string(),
  local: z.string(),
  type: z.enum(EVENT_TYPES),
  body: z.string(),
  bodyLocalized: z.string().optional(),
  target: z.string().optional(),
  targetLocalized: z.string().optional(),
  aspect: z.string().optional(),
  aspectLocalized: z.string().optional(),
  station: z.enum(["retrograde", "direct"]).optional(),
  phase: z.enum(["new-moon", "full-moon"]).optional(),
  phaseLocalized: z.string().optional(),
  significance: z.number(),
});

type ReadEvent = z.output<typeof readEvent>;

/** An event of a birth whose time is open: drawn where its time begins in these days. */
const readOpenEvent = readEvent
  .extend({ local: z.string().optional() })
  .transform(({ local, ...event }): ReadEvent => ({ ...event, local: local ?? `${event.date}T00:00:00` }));

const readOpenEvents = z.object({
  birthTime: readBirthTime,
  startDate: z.string(),
  endDate: z.string(),
  events: z.array(readOpenEvent),
});

const readEvents = z.object({ startDate: z.string(), endDate: z.string(), events: z.array(readEvent) });

const DAY_MS = 86_400_000;

/** From here on an event that is no aspect is set off from the others. */
const SIGNIFICANT = 60;

const leastOption = {
  least: z.int().min(0).max(100).default(0).meta({ description: "Events of less significance than this are left out" }),
};

function daysAfter(date: string, moment: string): number {
  return (Date.parse(moment) - Date.parse(`${date.slice(0, 10)}T00:00:00Z`)) / DAY_MS;
}

/** A body's event: an aspect by its sign, an ingress by the sign entered, a station by the motion that begins. */
function glyphOf({ aspect, target, station }: ReadEvent): GlyphName | undefined {
  return station ?? glyphNamed(aspect ?? target ?? "");
}

/** Eclipses, New and Full Moon are drawn as they look. */
function discOf({ type, body, phase }: ReadEvent): DiscName | undefined {
  if (type === "eclipse") return body === "Moon" ? "lunar-eclipse" : "solar-eclipse";
  return phase;
}

/** The other body, or the place. */
function secondOf({ aspect, phase, target = "" }: ReadEvent): GlyphName | undefined {
  return aspect === undefined && phase === undefined ? undefined : glyphNamed(target);
}

/** An aspect by its nature, another event set off where it matters. */
function paintOf({ aspect, significance }: ReadEvent): Role {
  if (aspect !== undefined) return aspectPaint(aspect);
  return significance >= SIGNIFICANT ? "accent" : "muted";
}

function eventText(event: ReadEvent, lang: Lang): string {
  const { body, bodyLocalized = body, target, targetLocalized = target, type, station, phase } = event;
  if (event.aspect !== undefined) {
    return [bodyLocalized, event.aspectLocalized ?? aspectName(event.aspect, lang), targetLocalized].join(" ");
  }
  // The name of a dasha tells its level.
  if (type === "dasha-change") return bodyLocalized;
  const name =
    phase === undefined
      ? eventTypes[type][lang]
      : (event.phaseLocalized ?? moonPhaseNames[phase === "new-moon" ? "new" : "full"][lang]);
  const detail = station === undefined ? targetLocalized : stationNames[station][lang];
  return `${bodyLocalized}: ${name}${detail === undefined ? "" : ` (${detail})`}`;
}

function aspectName(id: string, lang: Lang): string {
  return Object.entries(aspects).find(([one]) => one === id)?.[1][lang] ?? id;
}

/** Lanes by who moves, in the order of their first events. */
function lanesOf(events: readonly ReadEvent[], start: string, lang: Lang): readonly Lane[] {
  const lanes = new Map<string, { label: string; glyph: GlyphName | undefined; points: Point[] }>();
  for (const event of events) {
    const { body, bodyLocalized = body, local } = event;
    const lane = lanes.get(body) ?? { label: bodyLocalized, glyph: glyphNamed(body), points: [] };
    lane.points.push({
      at: daysAfter(start, `${local}Z`),
      label: `${event.date} ${eventText(event, lang)}`,
      glyph: glyphOf(event),
      second: secondOf(event),
      disc: discOf(event),
      paint: paintOf(event),
    });
    lanes.set(body, lane);
  }
  return [...lanes.values()];
}

/** `2026-06-01 – 2026-08-30 · time unknown` */
function openDaysText({ startDate, endDate, birthTime }: z.output<typeof readOpenEvents>, lang: Lang): string {
  return [`${startDate} – ${endDate}`, openTimeText(birthTime, lang)].join(" · ");
}

function datesFigure(
  { startDate, endDate, events }: z.output<typeof readEvents>,
  title: Term,
  { lang, least, subheading }: { readonly lang: Lang; readonly least: number; readonly subheading?: string },
): Figure {
  const days = daysAfter(startDate, `${endDate}T00:00:00Z`) + 1;
  const step = days <= 20 ? 1 : days <= 120 ? 7 : 31;
  return strips({
    heading: title[lang],
    subheading: subheading ?? `${startDate} – ${endDate}`,
    from: 0,
    to: days,
    ticks: Array.from({ length: Math.ceil(days / step) }, (_, index0) => ({
      at: index0 * step,
      label: new Date(Date.parse(`${startDate}T00:00:00Z`) + index0 * step * DAY_MS).toISOString().slice(5, 10),
    })),
    lanes: lanesOf(
      events.filter(({ significance }) => significance >= least),
      startDate,
      lang,
    ),
    width: 1040,
  });
}

export const timelineStrips = definePicture({
  operation: "generateTimeline",
  form: "strips",
  title: titles.timeline,
  reads: readEvents,
  options: leastOption,
  draw: (answer, options) => datesFigure(answer, titles.timeline, options),
  uncertain: {
    reads: readOpenEvents,
    draw: (answer, options) =>
      datesFigure(answer, titles.timeline, { ...options, subheading: openDaysText(answer, options.lang) }),
  },
});

export const forecastTransitStrips = definePicture({
  operation: "forecastTransits",
  form: "strips",
  title: titles.transits,
  reads: readEvents,
  options: leastOption,
  draw: (answer, options) => datesFigure(answer, titles.transits, options),
  uncertain: {
    reads: readOpenEvents,
    draw: (answer, options) =>
      datesFigure(answer, titles.transits, { ...options, subheading: openDaysText(answer, options.lang) }),
  },
});

/** The weightiest events by their significance. */
export const significantDateBars = definePicture({
  operation: "findSignificantDates",
  form: "bars",
  title: titles.significant,
  reads: readEvents,
  draw: (answer, { lang }) => significantFigure(answer, `${answer.startDate} – ${answer.endDate}`, lang),
  uncertain: {
    reads: readOpenEvents,
    draw: (answer, { lang }) => significantFigure(answer, openDaysText(answer, lang), lang),
  },
});

function significantFigure(
  { events }: Pick<z.output<typeof readEvents>, "events">,
  subheading: string,
  lang: Lang,
): Figure {
  return bars({
    heading: titles.significant[lang],
    subheading,
    scale: [0, 100],
    bars: events.map((event) => ({
      label: `${event.date} ${eventText(event, lang)}`,
      glyph: glyphOf(event) ?? glyphNamed(event.body),
      value: event.significance,
      paint: event.significance >= SIGNIFICANT ? "accent" : "neutral",
    })),
    width: 860,
  });
}

const windowShape = { from: z.string(), to: z.string(), count: z.int() };

/** The windows of a digest, each with its foremost events. */
export const digestSheet = definePicture({
  operation: "generateDigest",
  form: "sheet",
  title: titles.digest,
  reads: z.object({ windows: z.array(z.object({ ...windowShape, top: z.array(readEvent) })) }),
  draw: ({ windows }, { lang }) => digestFigure(windows, lang),
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime,
      windows: z.array(z.object({ ...windowShape, top: z.array(readOpenEvent) })),
    }),
    draw: ({ windows, birthTime }, { lang }) => digestFigure(windows, lang, openTimeText(birthTime, lang)),
  },
});

interface ReadWindow {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  readonly top: readonly ReadEvent[];
}

function digestFigure(windows: readonly ReadWindow[], lang: Lang, subheading?: string): Figure {
  return daySheet({
    heading: titles.digest[lang],
    subheading,
    groups: windows.map(({ from, to, count, top }) => ({
      title: `${from.slice(0, 10)} – ${to.slice(0, 10)} (${count})`,
      rows: top.map((event) => ({
        label: event.date.slice(5),
        text: `${eventText(event, lang)} (${event.significance})`,
        glyph: glyphNamed(event.body),
        paint: event.significance >= SIGNIFICANT ? ("accent" as const) : undefined,
      })),
    })),
    width: 960,
  });
}

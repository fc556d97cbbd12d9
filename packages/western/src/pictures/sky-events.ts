import type { Lang } from "@almagest/operation";
import { type Cell, definePicture, type Figure, headed } from "@almagest/pictures";
import * as z from "zod";
import { voidNames } from "../vocabulary/void";
import { aspectCell, bodyCell, type Columns, inColumns } from "./months/events";
import { lookOfSign } from "./months/sign-look";
import { titles } from "./months/titles";
import { offset } from "./subheading";

const COLUMNS: Columns = { count: 2, width: 380 };
/** Of two moments in a row. */
const SPANS: Columns = { count: 2, width: 530 };

const instant = { date: z.string(), time: z.string() };
const moment = z.object(instant);
const planet = { planet: z.string(), planetLocalized: z.string().optional() };
const timezone = z.union([z.number(), z.string()]);

/** A row of a list of events, and what it says in words. */
interface Row {
  readonly cells: readonly Cell[];
  /** On a narrow screen, where they differ. */
  readonly compact?: readonly Cell[];
  readonly said: string;
}

/** The events under a title and their clock; one dash where there are none. */
function listed(title: string, clock: number | string, rows: readonly Row[], columns: Columns = COLUMNS) {
  const shown = (cellsOf: (row: Row) => readonly Cell[]): Figure =>
    inColumns(rows.length === 0 ? [{ cells: [{ text: "—" }] }] : rows.map((row) => ({ cells: cellsOf(row) })), columns);
  const whole = shown(({ cells }) => cells);
  const isShorter = rows.some(({ compact }) => compact !== undefined);
  return headed(
    { heading: title, subheading: typeof clock === "number" ? offset(clock) : clock },
    {
      ...whole,
      compact: isShorter ? shown(({ cells, compact = cells }) => compact).compact : whole.compact,
      description: [title, ...rows.map(({ said }) => said)].join("; "),
    },
  );
}

function when({ date, time }: { readonly date: string; readonly time: string }): string {
  return `${date} ${time}`;
}

/** The day of the end only where it is another. */
function spanText(begins: z.output<typeof moment>, ends: z.output<typeof moment>): string {
  return `${when(begins)} – ${begins.date === ends.date ? ends.time : when(ends)}`;
}

function signCell(sign: string, text: string): Cell {
  const { glyph, paint } = lookOfSign(sign);
  return { glyph, text, paint };
}

const station = z.enum(["retrograde", "direct"]);

/** Each station at its hour: the body, the motion that begins, the sign. */
export const stationsTable = definePicture({
  operation: "findStations",
  form: "table",
  title: titles.stations,
  reads: z.object({
    timezone,
    events: z.array(
      z.object({
        ...instant,
        ...planet,
        station,
        stationLocalized: z.string().optional(),
        sign: z.string(),
        signLocalized: z.string().optional(),
      }),
    ),
  }),
  draw: ({ events, timezone: clock }, { lang }) =>
    listed(
      titles.stations[lang],
      clock,
      events.map((event): Row => {
        const { planetLocalized = event.planet, stationLocalized = event.station, signLocalized = event.sign } = event;
        return {
          cells: [
            { text: when(event) },
            bodyCell(event.planet, planetLocalized),
            { glyph: event.station, text: stationLocalized },
            signCell(event.sign, signLocalized),
          ],
          said: [when(event), planetLocalized, stationLocalized, signLocalized].join(" "),
        };
      }),
    ),
});

/** Each ingress at its hour: the body, the sign it enters. */
export const ingressesTable = definePicture({
  operation: "findIngresses",
  form: "table",
  title: titles.ingresses,
  reads: z.object({
    timezone,
    events: z.array(
      z.object({
        ...instant,
        ...planet,
        toSign: z.string(),
        toSignLocalized: z.string().optional(),
        isRetrograde: z.boolean(),
      }),
    ),
  }),
  draw: ({ events, timezone: clock }, { lang }) =>
    listed(
      titles.ingresses[lang],
      clock,
      events.map((event): Row => {
        const { planetLocalized = event.planet, toSignLocalized = event.toSign } = event;
        return {
          cells: [
            { text: when(event) },
            bodyCell(event.planet, planetLocalized),
            event.isRetrograde ? { glyph: "retrograde" } : {},
            signCell(event.toSign, toSignLocalized),
          ],
          said: [when(event), planetLocalized, toSignLocalized].join(" "),
        };
      }),
    ),
});

/** Each eclipse at its hour: Sun or Moon, its kind, the sign; over a place how much of it is seen there. */
export const eclipsesTable = definePicture({
  operation: "findEclipses",
  form: "table",
  title: titles.eclipses,
  reads: z.object({
    timezone,
    events: z.array(
      z.object({
        ...instant,
        body: z.string(),
        bodyLocalized: z.string().optional(),
        kind: z.string(),
        kindLocalized: z.string().optional(),
        sign: z.string(),
        signLocalized: z.string().optional(),
        local: z.object({ isVisible: z.boolean(), obscuration: z.number().optional() }).optional(),
      }),
    ),
  }),
  draw: ({ events, timezone: clock }, { lang }) =>
    listed(
      titles.eclipses[lang],
      clock,
      events.map((event): Row => {
        const { bodyLocalized = event.body, kindLocalized = event.kind, signLocalized = event.sign } = event;
        const seen = event.local === undefined ? [] : [percent(event.local.obscuration ?? 0, lang)];
        return {
          cells: [
            { text: when(event) },
            bodyCell(event.body, bodyLocalized),
            { text: kindLocalized },
            signCell(event.sign, signLocalized),
            ...seen.map((text) => ({ text })),
          ],
          said: [when(event), bodyLocalized, kindLocalized, signLocalized, ...seen].join(" "),
        };
      }),
    ),
});

function percent(share: number, lang: Lang): string {
  const text = `${Math.round(100 * share)}`;
  return lang === "tr" ? `%${text}` : ["de", "es", "fr", "ru"].includes(lang) ? `${text}\u00a0%` : `${text}%`;
}

const pass = z.object({
  date: z.string().optional(),
  time: z.string().optional(),
  from: z.object(instant).optional(),
  to: z.object(instant).optional(),
  motion: station,
});

/** Each pass of each return at its hour; of an open time from the earliest to the latest. */
export const returnsTable = definePicture({
  operation: "findReturns",
  form: "table",
  title: titles.returns,
  reads: z.object({ ...planet, timezone, events: z.array(z.object({ passes: z.array(pass) })) }),
  draw: ({ events, timezone: clock, ...of }, { lang }) => {
    const { planetLocalized = of.planet } = of;
    return listed(
      titles.returns[lang],
      clock,
      events.flatMap(({ passes }) =>
        passes.map(({ date, time, from, to, motion }): Row => {
          const text =
            date === undefined || time === undefined
              ? [from, to].map((end) => (end === undefined ? "…" : when(end))).join(" – ")
              : when({ date, time });
          return {
            cells: [{ text }, bodyCell(of.planet, planetLocalized), { glyph: motion }],
            said: [text, planetLocalized].join(" "),
          };
        }),
      ),
    );
  },
});

/** Each void Moon from its last aspect to the next sign. */
export const voidMoonsTable = definePicture({
  operation: "findVoidMoons",
  form: "table",
  title: voidNames.void,
  reads: z.object({
    timezone,
    events: z.array(
      z.object({
        toSign: z.string(),
        toSignLocalized: z.string().optional(),
        planet: z.string().optional(),
        planetLocalized: z.string().optional(),
        aspect: z.string().optional(),
        aspectLocalized: z.string().optional(),
        begins: moment,
        ends: moment,
      }),
    ),
  }),
  draw: ({ events, timezone: clock }, { lang }) =>
    listed(
      voidNames.void[lang],
      clock,
      events.map((event): Row => {
        const { planet: body, planetLocalized = body, toSignLocalized = event.toSign } = event;
        const { aspect = "—", aspectLocalized = aspect } = event;
        const time = spanText(event.begins, event.ends);
        const before = [
          { text: time },
          aspectCell(aspect, aspectLocalized),
          body === undefined || planetLocalized === undefined ? {} : bodyCell(body, planetLocalized),
        ];
        const sign = signCell(event.toSign, toSignLocalized);
        return {
          cells: [...before, sign],
          compact: [...before, { ...sign, text: undefined }],
          said: [time, aspectLocalized, planetLocalized, toSignLocalized]
            .filter((text) => text !== undefined)
            .join(" "),
        };
      }),
      SPANS,
    ),
});

import {
  type Cell,
  definePicture,
  type Figure,
  glyphNamed,
  headed,
  type Lane,
  type Role,
  type Span,
  strips,
  type TableRow,
  table,
  tiled,
} from "@almagest/pictures";
import * as z from "zod";
import { BODY_PAINT } from "../bodies";
import { offset } from "../subheading";
import { monthHead, ofMonth } from "./heads";
import { localTicks } from "./scale";
import { lookOfSign } from "./sign-look";
import { titles } from "./titles";

const pair = {
  planet1: z.string(),
  planet2: z.string(),
  planet1Localized: z.string().optional(),
  planet2Localized: z.string().optional(),
  date: z.string(),
  time: z.string(),
};

/** Layout of a long list: so many columns, each so wide. */
export interface Columns {
  readonly count: number;
  readonly width: number;
}

const THREE: Columns = { count: 3, width: 230 };
const TWO: Columns = { count: 2, width: 380 };
/** Fewer rows fit in one column. */
const FEW = 12;

const NATURE_PAINT: Readonly<Partial<Record<string, Role>>> = {
  harmonious: "soft",
  challenging: "hard",
  neutral: "neutral",
};

/** Rows in columns of one height, read downward. */
export function inColumns(rows: readonly TableRow[], { count, width }: Columns): Figure {
  const columns = rows.length <= FEW ? 1 : count;
  const perColumn = Math.ceil(rows.length / columns);
  const heads = (rows[0]?.cells ?? []).map(() => ({}));
  const parts = Array.from({ length: columns }, (_, index0) =>
    rows.slice(index0 * perColumn, (index0 + 1) * perColumn),
  );
  return tiled(
    parts.filter((part) => part.length > 0).map((part) => table({ columns: heads, rows: part, width })),
    columns,
  );
}

function moment({ date, time }: { date: string; time: string }): Cell {
  return { text: `${date.slice(5)} ${time}` };
}

/** A body by its glyph, or by its name where it has none. */
export function bodyCell(name: string, localized: string = name): Cell {
  const glyph = glyphNamed(name);
  const paint = BODY_PAINT[name] ?? "ink";
  return glyph === undefined ? { text: localized, paint } : { glyph, paint };
}

/** An aspect by its glyph; by its name where it has none. */
export function aspectCell(name: string, localized: string = name, paint: Role = "ink"): Cell {
  const glyph = glyphNamed(name);
  return glyph === undefined ? { text: localized, paint } : { glyph, paint };
}

/** Every exact aspect of the month in its order: day and hour, body, aspect, body. */
export const monthlyAspectsTable = definePicture({
  operation: "getMonthlyTropicalAspects",
  form: "table",
  title: titles.aspects,
  reads: z.object({
    ...ofMonth,
    timezone: z.number(),
    events: z.array(
      z.object({ ...pair, aspect: z.string(), aspectLocalized: z.string().optional(), nature: z.string() }),
    ),
  }),
  draw: ({ events, timezone, ...month }, { lang }) =>
    headed(monthHead(titles.aspects[lang], month, timezone), {
      ...inColumns(
        events.map((event) => ({
          cells: [
            moment(event),
            bodyCell(event.planet1, event.planet1Localized),
            aspectCell(event.aspect, event.aspectLocalized ?? event.aspect, NATURE_PAINT[event.nature]),
            bodyCell(event.planet2, event.planet2Localized),
          ],
        })),
        THREE,
      ),
      description: events
        .map(
          ({
            planet1,
            planet1Localized = planet1,
            aspect,
            aspectLocalized = aspect,
            planet2,
            planet2Localized = planet2,
            ...when
          }) => `${when.date} ${when.time} ${planet1Localized} ${aspectLocalized} ${planet2Localized}`,
        )
        .join("; "),
    }),
});

/** The parallels and contraparallels of declination of the month. */
export const monthlyParallelsTable = definePicture({
  operation: "getMonthlyDeclinationParallels",
  form: "table",
  title: titles.parallels,
  reads: z.object({
    ...ofMonth,
    timezone: z.number(),
    events: z.array(
      z.object({ ...pair, type: z.string(), typeLocalized: z.string().optional(), declination1: z.number() }),
    ),
  }),
  draw: ({ events, timezone, ...month }, { lang }) =>
    headed(monthHead(titles.parallels[lang], month, timezone), {
      ...inColumns(
        events.map((event) => ({
          cells: [
            moment(event),
            bodyCell(event.planet1, event.planet1Localized),
            { glyph: glyphNamed(event.type), text: event.typeLocalized ?? event.type },
            bodyCell(event.planet2, event.planet2Localized),
          ],
        })),
        TWO,
      ),
      description: events
        .map(
          ({
            planet1,
            planet1Localized = planet1,
            type,
            typeLocalized = type,
            planet2,
            planet2Localized = planet2,
            ...when
          }) => `${when.date} ${when.time} ${planet1Localized} ${typeLocalized} ${planet2Localized}`,
        )
        .join("; "),
    }),
});

const windowed = z.object({ window: z.object({ from: z.string(), to: z.string() }) });

/** Which sign each body is in through the month, each change at its moment. */
export const monthlyTransitsStrips = definePicture({
  operation: "getMonthlyTropicalTransits",
  form: "strips",
  title: titles.transits,
  reads: z.object({
    ...ofMonth,
    timezone: z.number(),
    startingPositions: z.array(
      z.object({
        planet: z.string(),
        planetLocalized: z.string().optional(),
        sign: z.string(),
        signLocalized: z.string().optional(),
      }),
    ),
    transitEvents: z.array(
      z.object({
        planet: z.string(),
        toSign: z.string(),
        toSignLocalized: z.string().optional(),
        utc: z.string(),
      }),
    ),
    conventions: windowed,
  }),
  draw: ({ startingPositions, transitEvents, timezone, conventions: { window }, ...month }, { lang }) => {
    const [from, to] = [Date.parse(window.from), Date.parse(window.to)];
    const lanes = startingPositions.map(({ planet, planetLocalized = planet, sign, signLocalized = sign }): Lane => {
      const changes = transitEvents.filter((event) => event.planet === planet);
      const stays = [
        { from, sign, label: signLocalized },
        ...changes.map(({ utc, toSign, toSignLocalized = toSign }) => ({
          from: Date.parse(utc),
          sign: toSign,
          label: toSignLocalized,
        })),
      ];
      return {
        label: planetLocalized,
        glyph: glyphNamed(planet),
        spans: stays.map((stay, index0) => ({
          from: stay.from,
          to: stays[index0 + 1]?.from ?? to,
          label: stay.label,
          ...paintOfStay(stay.sign),
        })),
      };
    });
    return strips({
      ...monthHead(titles.transits[lang], month, timezone),
      from,
      to,
      ticks: localTicks(from, to, timezone),
      lanes,
    });
  },
});

function paintOfStay(sign: string): Pick<Span, "glyph" | "paint" | "ground"> {
  const { name: _, ...look } = lookOfSign(sign);
  return look;
}

const DIRECTION_GLYPH: Readonly<Partial<Record<string, "north-node" | "south-node">>> = {
  ascending: "north-node",
  descending: "south-node",
};

/** When each body crosses the ecliptic through the year: northward by the sign of the north node, southward by the south node's. */
export const nodePassagesStrips = definePicture({
  operation: "getPlanetaryNodePassages",
  form: "strips",
  title: titles.nodes,
  reads: z.object({
    year: z.int(),
    timezone: z.number(),
    events: z.array(
      z.object({
        planet: z.string(),
        planetLocalized: z.string().optional(),
        direction: z.string(),
        utc: z.string(),
        date: z.string(),
      }),
    ),
    conventions: windowed,
  }),
  draw: ({ year, timezone, events, conventions: { window } }, { lang }) => {
    const [from, to] = [Date.parse(window.from), Date.parse(window.to)];
    const planets = [...new Set(events.map(({ planet }) => planet))];
    const lanes = planets.map((planet): Lane => {
      const own = events.filter((event) => event.planet === planet);
      return {
        label: own[0]?.planetLocalized ?? planet,
        glyph: glyphNamed(planet),
        points: own.map(({ utc, direction, date }) => ({
          at: Date.parse(utc),
          label: date,
          glyph: DIRECTION_GLYPH[direction],
          paint: direction === "ascending" ? "soft" : "hard",
        })),
      };
    });
    return strips({
      heading: titles.nodes[lang],
      subheading: `${year} · ${offset(timezone)}`,
      from,
      to,
      ticks: localTicks(from, to, timezone),
      lanes,
    });
  },
});

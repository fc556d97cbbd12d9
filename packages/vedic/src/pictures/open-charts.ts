import type { Lang } from "@almagest/operation";
import { type Figure, headed, tiled, timeUnknown } from "@almagest/pictures";
import * as z from "zod";
import { indianChart } from "./indian/chart";
import type { ChartPoint, ChartStyle } from "./indian/data";
import { maybe, readFrame, readHouse, readSign, sign0Of, text } from "./read";
import { titles } from "./titles";
import { frameText, named, shortName, signNames } from "./words";

// Charts of a birth whose time is open.

export const readBirthTime = z.object({ state: text, from: text, to: text });

type BirthTime = z.output<typeof readBirthTime>;

/** `1990-07-06 · time unknown`, or both ends of a range. */
export function whenText({ state, from, to }: BirthTime, lang: Lang): string {
  const [date, end] = [from.slice(0, 10), to.startsWith(from.slice(0, 10)) ? to.slice(11, 16) : minuteOf(to)];
  return state === "unknown" ? `${date} · ${timeUnknown[lang]}` : `${minuteOf(from)}–${end}`;
}

function minuteOf(local: string): string {
  return local.slice(0, 16).replace("T", " ");
}

const readRashiChart = z.object({
  countedFrom: text,
  from: text,
  to: text,
  houses: z.array(z.object({ number: readHouse, rashi: readSign, grahas: z.array(text) })).length(12),
});

const readGraha = z.object({ graha: text, grahaLocalized: maybe, isRetrograde: z.boolean().optional() });

export const readOpenCharts = z.object({
  birthTime: readBirthTime,
  charts: z.array(readRashiChart).min(1),
  grahas: z.array(readGraha),
  lagna: z.object({ rashi: readSign }).optional(),
  frame: readFrame,
});

type OpenCharts = z.output<typeof readOpenCharts>;

export interface StyleAndLang {
  readonly style: ChartStyle;
  readonly lang: Lang;
}

/** One chart for each set of signs that the span has, by whole signs: degrees are not told, as they depend on the time. */
export function openChartsFigure(
  { birthTime, charts, grahas, lagna, frame }: OpenCharts,
  options: StyleAndLang,
  heading: string,
): Figure {
  const { lang } = options;
  const figures = charts.map((chart) => rashiFigure(chart, { grahas, lagna }, options, charts.length > 1));
  return headed(
    {
      heading,
      subheading: [whenText(birthTime, lang), frameText(lang, frame)].join(" · "),
      note: charts.some(({ countedFrom }) => countedFrom === "Moon") ? titles.fromMoon[lang] : undefined,
    },
    tiled(figures, Math.min(2, figures.length)),
  );
}

const NODES: readonly string[] = ["Rahu", "Ketu"];

function rashiFigure(
  { countedFrom, from, to, houses }: z.output<typeof readRashiChart>,
  { grahas, lagna }: Pick<OpenCharts, "grahas" | "lagna">,
  { style, lang }: StyleAndLang,
  isOneOfMany: boolean,
): Figure {
  const pointsIn = ({ rashi, grahas: here }: (typeof houses)[number]): readonly ChartPoint[] =>
    here.map((id) => {
      const known = grahas.find(({ graha }) => graha === id);
      return {
        id,
        short: shortName(id, lang),
        label: known?.grahaLocalized ?? named(id, lang),
        sign0: sign0Of(rashi),
        isRetrograde: known?.isRetrograde === true && !NODES.includes(id),
      };
    });
  const rising: readonly ChartPoint[] = lagna === undefined ? [] : [lagnaIn(sign0Of(lagna.rashi), lang)];
  return indianChart({
    style,
    ...(isOneOfMany ? { subheading: `${minuteOf(from)}–${minuteOf(to)}` } : {}),
    center: countedFrom === "Moon" ? ["D1", titles.fromMoon[lang]] : ["D1"],
    lagnaSign0: sign0Of(houses[0]?.rashi ?? "Aries"),
    signs: signNames(lang),
    points: [...rising, ...houses.flatMap(pointsIn)],
  });
}

function lagnaIn(sign0: number, lang: Lang): ChartPoint {
  return { id: "Lagna", short: shortName("Lagna", lang), label: named("Lagna", lang), sign0, isLagna: true };
}

export const readOpenVarga = z.object({
  birthTime: readBirthTime,
  grahas: z.array(
    readGraha.extend({
      rashi: readSign.optional(),
      possible: z.array(z.object({ rashi: readSign })).optional(),
    }),
  ),
  lagna: z.object({ rashi: readSign }).optional(),
  frame: readFrame,
});

/** A division without degrees: a graha with a question mark is drawn in each sign that it may have. */
export function openVargaFigure(
  { birthTime, grahas, lagna, frame }: z.output<typeof readOpenVarga>,
  { style, lang }: StyleAndLang,
  { parts, name }: { readonly parts: number; readonly name: string },
): Figure {
  const lagna0 = lagna === undefined ? undefined : sign0Of(lagna.rashi);
  const points = grahas.flatMap(({ graha, grahaLocalized = graha, isRetrograde, rashi, possible = [] }) => {
    const isSure = rashi !== undefined;
    const places = isSure ? [rashi] : [...new Set(possible.map((one) => one.rashi))];
    return places.map(
      (place, index0): ChartPoint => ({
        id: index0 === 0 ? graha : `${graha} ${index0 + 1}`,
        short: `${shortName(graha, lang)}${isSure ? "" : "?"}`,
        label: `${grahaLocalized}${isSure ? "" : "?"}`,
        sign0: sign0Of(place),
        isMarked: !isSure,
        isRetrograde: isRetrograde === true && !NODES.includes(graha),
      }),
    );
  });
  return indianChart({
    style,
    heading: `D${parts} ${name}`,
    subheading: [whenText(birthTime, lang), frameText(lang, frame)].join(" · "),
    center: [`D${parts}`, name],
    lagnaSign0: lagna0,
    signs: signNames(lang),
    points: [...(lagna0 === undefined ? [] : [lagnaIn(lagna0, lang)]), ...points],
  });
}

export const readOpenArudhas = z.object({
  birthTime: readBirthTime,
  lagnaRashi: readSign.optional(),
  padas: z.array(
    z.object({
      abbreviation: text,
      name: text,
      nameLocalized: maybe,
      rashi: readSign.optional(),
      possible: z.array(z.object({ rashi: readSign })).optional(),
    }),
  ),
  frame: readFrame,
});

/** Padas in their signs; one that changes has a question mark in each sign that it may have. */
export function openArudhasFigure(
  { birthTime, lagnaRashi, padas, frame }: z.output<typeof readOpenArudhas>,
  { style, lang }: StyleAndLang,
  heading: string,
): Figure {
  const lagna0 = lagnaRashi === undefined ? undefined : sign0Of(lagnaRashi);
  const points = padas.flatMap(({ abbreviation, name, nameLocalized = name, rashi, possible = [] }) => {
    const mark = rashi === undefined ? "?" : "";
    const places = rashi === undefined ? [...new Set(possible.map((one) => one.rashi))] : [rashi];
    return places.map(
      (place, index0): ChartPoint => ({
        id: index0 === 0 ? abbreviation : `${abbreviation} ${index0 + 1}`,
        short: `${abbreviation}${mark}`,
        label: `${nameLocalized}${mark}`,
        sign0: sign0Of(place),
        isMarked: mark !== "",
      }),
    );
  });
  return indianChart({
    style,
    heading,
    subheading: [whenText(birthTime, lang), frameText(lang, frame)].join(" · "),
    center: [heading],
    lagnaSign0: lagna0,
    signs: signNames(lang),
    points: [...(lagna0 === undefined ? [] : [lagnaIn(lagna0, lang)]), ...points],
  });
}

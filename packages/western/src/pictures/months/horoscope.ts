import { aspects } from "@almagest/i18n/astrology";
import type { Lang } from "@almagest/operation";
import {
  aspectPaint,
  type DiscName,
  definePicture,
  type Figure,
  type GlyphName,
  glyphNamed,
  type Lane,
  type Point,
  type Span,
  strips,
} from "@almagest/pictures";
import * as z from "zod";
import { EVENT_TYPES, TOLD_ASPECTS } from "../../horoscope/sky-event";
import { eventWords } from "./event-words";
import { timeTicks } from "./scale";
import { lookOfSign } from "./sign-look";
import { titles } from "./titles";

const reads = z.object({
  sign: z.string(),
  signLocalized: z.string().optional(),
  events: z.array(
    z.object({
      type: z.enum(EVENT_TYPES),
      at: z.string(),
      bodies: z.array(z.string()).min(1),
      bodiesLocalized: z.array(z.string()).optional(),
      aspect: z.enum(TOLD_ASPECTS).optional(),
      aspectLocalized: z.string().optional(),
      phase: z.string().optional(),
      phaseLocalized: z.string().optional(),
      sign: z.string().optional(),
      signLocalized: z.string().optional(),
      house: z.number(),
      through: z.string().optional(),
    }),
  ),
  conventions: z.object({ period: z.object({ from: z.string(), to: z.string() }) }),
});

type Read = z.output<typeof reads>;
type Event = Read["events"][number];

const STAYS: ReadonlySet<string> = new Set(["sign-ingress", "solar-season"]);

/**
 * The sky in the time of a horoscope: the sign, and solar house, of each body, and the instants of its exact aspects.
 */
function horoscopeStrips(operation: string) {
  return definePicture({
    operation,
    form: "strips",
    title: titles.horoscope,
    reads,
    draw: ({ sign, signLocalized = sign, events, conventions: { period } }, { lang }): Figure => {
      const [from, to] = [Date.parse(period.from), Date.parse(period.to)];
      return strips({
        heading: signLocalized,
        subheading: `${period.from.slice(0, 10)} – ${new Date(to - 1).toISOString().slice(0, 10)}`,
        from,
        to,
        ticks: timeTicks(from, to),
        lanes: lanesOf(
          events,
          (one) => stayOf(one, to, lang),
          (one) => pointOf(one, lang),
        ),
      });
    },
  });
}

export const dailyHoroscopeStrips = /* @__PURE__ */ horoscopeStrips("getDailyHoroscope");
export const weeklyHoroscopeStrips = /* @__PURE__ */ horoscopeStrips("getWeeklyHoroscope");
export const monthlyHoroscopeStrips = /* @__PURE__ */ horoscopeStrips("getMonthlyHoroscope");
export const yearlyHoroscopeStrips = /* @__PURE__ */ horoscopeStrips("getYearlyHoroscope");

/** A lane for each body that leads events: those with a sign of their own first, then the order of their first event. */
function lanesOf(
  events: readonly Event[],
  spanOf: (stay: Event) => Span,
  pointOf: (event: Event) => Point,
): readonly Lane[] {
  const stays = events.filter(({ type }) => STAYS.has(type));
  const leading = new Set([...stays, ...events].map(({ bodies: [first = ""] }) => first));
  return [...leading].map((body) => {
    const own = events.filter(({ bodies: [first] }) => first === body);
    return {
      label: own[0]?.bodiesLocalized?.[0] ?? body,
      glyph: glyphNamed(body),
      spans: own.filter(({ type }) => STAYS.has(type)).map(spanOf),
      points: own.filter(({ type }) => !STAYS.has(type)).map(pointOf),
    };
  });
}

function stayOf({ at, through, sign = "", signLocalized, house }: Event, to: number, lang: Lang): Span {
  const { name, ...look } = lookOfSign(sign);
  return {
    from: Date.parse(at),
    to: through === undefined ? to : Date.parse(through),
    label: `${house} · ${signLocalized ?? name?.[lang] ?? sign}`,
    ...look,
  };
}

function pointOf(event: Event, lang: Lang): Point {
  const { at, type, aspect, bodies, bodiesLocalized = bodies, sign = "", signLocalized } = event;
  const { name } = lookOfSign(sign);
  const where = bodiesLocalized[1] ?? signLocalized ?? name?.[lang] ?? "";
  return {
    at: Date.parse(at),
    label: [wordOf(event, lang), where, at.slice(0, 10)].filter((part) => part !== "").join(" "),
    glyph: glyphOf(event),
    second: glyphNamed(bodies[1] ?? sign),
    disc: type === "eclipse" ? eclipseOf(event) : phaseDisc(event),
    paint: aspect === undefined ? "accent" : aspectPaint(aspect),
  };
}

/** A retrograde motion has an end; a station without one begins the direct motion. */
function stationOf({ through }: Event): "retrograde" | "direct" {
  return through === undefined ? "direct" : "retrograde";
}

function eclipseOf({ bodies: [body] }: Event): DiscName & ("solar-eclipse" | "lunar-eclipse") {
  return body === "Moon" ? "lunar-eclipse" : "solar-eclipse";
}

/** A syzygy is seen as a disc; a quarter keeps the Moon's sign. */
function phaseDisc({ phase }: Event): DiscName | undefined {
  if (phase === "New Moon") return "new-moon";
  return phase === "Full Moon" ? "full-moon" : undefined;
}

function glyphOf(event: Event): GlyphName {
  return event.aspect ?? (event.type === "retrograde-station" ? stationOf(event) : "moon");
}

function wordOf(event: Event, lang: Lang): string {
  if (event.aspect !== undefined) return event.aspectLocalized ?? aspects[event.aspect][lang];
  if (event.type === "retrograde-station") return eventWords[stationOf(event)][lang];
  if (event.type === "eclipse") return eventWords[eclipseOf(event)][lang];
  return event.phaseLocalized ?? event.phase ?? eventWords["lunar-phase"][lang];
}

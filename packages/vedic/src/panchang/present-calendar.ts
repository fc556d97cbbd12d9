import { weekdayOf } from "@almagest/civil-time";
import { weekdays } from "@almagest/i18n/astrology";
import { lunarMonths, nakshatras as nakshatraTerms, tithiNames, yogas as yogaTerms } from "@almagest/i18n/vedic";
import { at, type DraftOf } from "@almagest/operation";
import { MONTH_IDS } from "../calendar/months";
import { SAMVATSARAS } from "../calendar/years";
import { festivalName, presentMonth } from "../festivals/present";
import type { VedicReader } from "../texts/reader";
import { ayanas, ritus } from "../vocabulary/seasons";
import type { LimbBorder } from "./borders";
import type { CalendarDay, NeighborDay, Season } from "./calendar-day";
import type { borderSchema, calendarSchema, neighborSchema } from "./calendar-schema";
import type { PanchangDay } from "./day";
import { limbName, localText } from "./present";
import type { DayVerdict, Later, Obstacle, Turn } from "./verdict";

const WEEKDAY_IDS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

export function presentCalendar(calendar: CalendarDay): DraftOf<typeof calendarSchema> {
  const { samvats, national } = calendar;
  const season = ({ ritu, ayana }: Season): DraftOf<typeof calendarSchema>["sidereal"] => ({
    ritu: ritus[ritu].en,
    ayana: ayanas[ayana].en,
  });
  return {
    amanta: presentMonth(calendar.month),
    purnimanta: presentMonth(calendar.purnimanta),
    vikramSamvat: samvats.vikram,
    shakaSamvat: samvats.shaka,
    gujaratiSamvat: samvats.gujarati,
    samvatsara: { north: at(SAMVATSARAS, samvats.northern0), south: at(SAMVATSARAS, samvats.southern0) },
    national: { year: national.year, month: lunarMonths[at(MONTH_IDS, national.month0)].en, day: national.day },
    sidereal: season(calendar.sidereal),
    tropical: season(calendar.tropical),
  };
}

export function presentNeighbor({ date, places }: NeighborDay): DraftOf<typeof neighborSchema> {
  return {
    date,
    weekday: weekdays[at(WEEKDAY_IDS, weekdayOf(date))].en,
    tithi: limbName("tithi", places.tithi.index0).name,
    nakshatra: limbName("nakshatra", places.nakshatra.index0).name,
  };
}

/** Nothing where no border is near. */
export function presentBorders(
  found: readonly LimbBorder[],
  offsetSeconds: number,
): { readonly borders?: DraftOf<typeof borderSchema>[] } {
  if (found.length === 0) return {};
  return {
    borders: found.map(({ kind, index0, otherIndex0, atMs }) => ({
      limb: kind,
      name: limbName(kind, index0).name,
      other: limbName(kind, otherIndex0).name,
      changesAt: localText(atMs, offsetSeconds),
    })),
  };
}

/** For what the day is good, for what not, when it turns, and the changes of the afternoon that this leaves out. */
export function presentVerdict(verdict: DayVerdict, day: PanchangDay, texts: VedicReader): string | undefined {
  const { offsetSeconds } = day.midnight.civil;
  const clock = (ms: number): string => clockText(ms, { offsetSeconds, date: day.input.date });
  const state = verdict.isClosed ? "closed" : "open";
  const good = texts.text(`dayVerdict.${state}.${verdict.nature}`, { star: nakshatraTerms[verdict.star].en });
  const against = againstText(verdict.obstacle, clock, texts);
  const turn = verdict.turn && turnText(verdict.turn, clock, texts);
  const later = verdict.later.map((one) => laterText(one, clock, texts));
  const said = [good, against, turn, ...later].filter((one) => one !== undefined);
  return said.length === 0 ? undefined : said.join(" ");
}

/** Hours and minutes that have begun, with the date where it is another. */
export function clockText(
  epochMs: number,
  { offsetSeconds, date }: { readonly offsetSeconds: number; readonly date: string },
): string {
  const text = localText(epochMs, offsetSeconds);
  const clock = text.slice(11, 16);
  return text.startsWith(date) ? clock : `${clock} on ${text.slice(0, 10)}`;
}

type Clock = (epochMs: number) => string;

function againstText(obstacle: Obstacle, clock: Clock, texts: VedicReader): string | undefined {
  const [from, to] = "span" in obstacle ? [clock(obstacle.span.startMs), clock(obstacle.span.endMs)] : ["", ""];
  const sinceMs = "sinceMs" in obstacle ? obstacle.sinceMs : undefined;
  const beginning = sinceMs === undefined ? "" : (texts.lookup("dayVerdict.since", { time: clock(sinceMs) }) ?? "");
  const since = beginning === "" ? "" : ` ${beginning}`;
  return texts.text(`dayVerdict.against.${obstacle.kind}`, { name: nameOf(obstacle), from, to, since });
}

/** The name of an obstacle, where its sentence has one. */
function nameOf(obstacle: Obstacle): string {
  if ("name" in obstacle) return limbNameOf(obstacle.name);
  if ("festival" in obstacle) return festivalName(obstacle.festival);
  return "month0" in obstacle ? lunarMonths[at(MONTH_IDS, obstacle.month0)].en : "";
}

function turnText(turn: Turn, clock: Clock, texts: VedicReader): string | undefined {
  const time = clock(turn.atMs);
  if (turn.kind === "star") {
    return texts.text(`dayVerdict.turnStar.${turn.nature}`, { time, star: nakshatraTerms[turn.star].en });
  }
  const name = "star" in turn ? nakshatraTerms[turn.star].en : "name" in turn ? limbNameOf(turn.name) : "";
  const other = turn.kind === "passes" ? limbNameOf(turn.other) : "";
  return texts.text(`dayVerdict.turn.${turn.kind}`, { time, name, other });
}

function laterText(later: Later, clock: Clock, texts: VedicReader): string | undefined {
  const time = clock(later.atMs);
  if (later.kind === "closes") return texts.text("dayVerdict.later.closes", { time, name: limbNameOf(later.name) });
  return texts.text("dayVerdict.later.star", { time, star: nakshatraTerms[later.star].en, nature: later.nature });
}

const isTithi = (id: string): id is keyof typeof tithiNames => Object.hasOwn(tithiNames, id);
const isYoga = (id: string): id is keyof typeof yogaTerms => Object.hasOwn(yogaTerms, id);

/** A tithi or yoga by its id. */
function limbNameOf(id: string): string {
  if (isTithi(id)) return tithiNames[id].en;
  return isYoga(id) ? yogaTerms[id].en : id;
}

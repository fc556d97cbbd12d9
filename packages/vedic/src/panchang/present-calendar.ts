import { weekdayOf } from "@almagest/civil-time";
import { blankBefore, dateIn, sentences } from "@almagest/i18n";
import { weekdayName } from "@almagest/i18n/astrology";
import { lunarMonths, nakshatras as nakshatraTerms, tithiNames, yogas as yogaTerms } from "@almagest/i18n/vedic";
import { at, type DraftOf, type Lang } from "@almagest/operation";
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
    weekday: weekdayName(weekdayOf(date)),
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
  const clock = clockOfDay(day, texts);
  const state = verdict.isClosed ? "closed" : "open";
  const good = texts.text(`dayVerdict.${state}.${verdict.nature}`, {
    star: nakshatraTerms[verdict.star][texts.speaks],
  });
  const against = againstText(verdict.obstacle, clock, texts);
  const turn = verdict.turn && turnText(verdict.turn, clock, texts);
  const later = verdict.later.map((one) => laterText(one, clock, texts));
  const said = [good, against, turn, ...later].filter((one) => one !== undefined);
  return said.length === 0 ? undefined : sentences(said);
}

/** Instants by the clock of a day, with their date where it is another. */
export function clockOfDay({ midnight, input }: PanchangDay, texts: VedicReader): Clock {
  const { offsetSeconds } = midnight.civil;
  const day = { offsetSeconds, date: input.date };
  return (epochMs) => clockText(epochMs, day, otherDate(texts, "dayVerdict.otherDate"));
}

/** A clock on another date: `01:47 on 6 January`. */
export function otherDate(texts: VedicReader, key: "dayVerdict.otherDate" | "muhurta.otherDate"): OnOtherDate {
  return ({ clock, date }) => texts.text(key, { clock, date: dateIn(date, texts.speaks, "day") });
}

type OnOtherDate = (values: { readonly clock: string; readonly date: string }) => string | undefined;

/** Hours and minutes that have begun, with the date where it is another. */
export function clockText(
  epochMs: number,
  { offsetSeconds, date }: { readonly offsetSeconds: number; readonly date: string },
  onOther: OnOtherDate,
): string {
  const text = localText(epochMs, offsetSeconds);
  const clock = text.slice(11, 16);
  return text.startsWith(date) ? clock : (onOther({ clock, date: text.slice(0, 10) }) ?? clock);
}

type Clock = (epochMs: number) => string;

function againstText(obstacle: Obstacle, clock: Clock, texts: VedicReader): string | undefined {
  const [from, to] = "span" in obstacle ? [clock(obstacle.span.startMs), clock(obstacle.span.endMs)] : ["", ""];
  const sinceMs = "sinceMs" in obstacle ? obstacle.sinceMs : undefined;
  const beginning = sinceMs === undefined ? "" : (texts.lookup("dayVerdict.since", { time: clock(sinceMs) }) ?? "");
  const since = blankBefore(beginning) + beginning;
  return texts.text(`dayVerdict.against.${obstacle.kind}`, { name: nameOf(obstacle, texts.speaks), from, to, since });
}

/** The name of an obstacle, where its sentence has one. */
function nameOf(obstacle: Obstacle, lang: Lang): string {
  if ("name" in obstacle) return limbNameOf(obstacle.name, lang);
  if ("festival" in obstacle) return festivalName(obstacle.festival, lang);
  return "month0" in obstacle ? lunarMonths[at(MONTH_IDS, obstacle.month0)][lang] : "";
}

function turnText(turn: Turn, clock: Clock, texts: VedicReader): string | undefined {
  const time = clock(turn.atMs);
  const lang = texts.speaks;
  if (turn.kind === "star") {
    return texts.text(`dayVerdict.turnStar.${turn.nature}`, { time, star: nakshatraTerms[turn.star][lang] });
  }
  const name = "star" in turn ? nakshatraTerms[turn.star][lang] : "name" in turn ? limbNameOf(turn.name, lang) : "";
  const other = turn.kind === "passes" ? limbNameOf(turn.other, lang) : "";
  return texts.text(`dayVerdict.turn.${turn.kind}`, { time, name, other });
}

function laterText(later: Later, clock: Clock, texts: VedicReader): string | undefined {
  const time = clock(later.atMs);
  const lang = texts.speaks;
  if (later.kind === "closes") {
    return texts.text("dayVerdict.later.closes", { time, name: limbNameOf(later.name, lang) });
  }
  return texts.text("dayVerdict.later.star", { time, star: nakshatraTerms[later.star][lang], nature: later.nature });
}

const isTithi = (id: string): id is keyof typeof tithiNames => Object.hasOwn(tithiNames, id);
const isYoga = (id: string): id is keyof typeof yogaTerms => Object.hasOwn(yogaTerms, id);

/** A tithi or yoga by its id. */
function limbNameOf(id: string, lang: Lang): string {
  if (isTithi(id)) return tithiNames[id][lang];
  return isYoga(id) ? yogaTerms[id][lang] : id;
}

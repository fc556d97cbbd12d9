import { addDays } from "@almagest/civil-time";
import { capitalized, dateIn, listOf, sentences } from "@almagest/i18n";
import { weekdayName } from "@almagest/i18n/astrology";
import { localText } from "../panchang/present";
import { clockText, otherDate } from "../panchang/present-calendar";
import type { VedicReader } from "../texts/reader";
import { LOOK_AHEAD_DAYS, type MuhurtaFacts } from "./compute";
import type { MuhurtaDay, MuhurtaWindow } from "./day";
import { noteText } from "./note-text";
import type { RefusalId } from "./vetoes";
import { countNamed, refusalText, signName, starName, tithiName } from "./words";

const OTHERS_NAMED = 3;

/** The question answered in words: of one day yes or no with the reasons, of many the best and what closes the rest. */
export function answerText(facts: MuhurtaFacts, texts: VedicReader): string | undefined {
  const [first] = facts.days;
  if (first === undefined || !texts.has("muhurta.answer.open")) return undefined;
  const said = facts.input.days > 1 ? rangeSaid(facts, texts) : oneDaySaid(first, facts, texts);
  return sentences(said.filter((one) => one !== undefined));
}

type Said = readonly (string | undefined)[];

function dayName({ date, weekday0 }: Pick<MuhurtaDay, "date" | "weekday0">, texts: VedicReader): string {
  const { speaks } = texts;
  return texts.text("muhurta.day", { weekday: weekdayName(weekday0, speaks), date: dateIn(date, speaks) }) ?? "";
}

/** The times of a window, with the date once where it is after midnight. */
function clocks(window: MuhurtaWindow, texts: VedicReader): { readonly from: string; readonly to: string } {
  return {
    from: clockText(window.startMs, window, ({ clock }) => clock),
    to: clockText(window.endMs, window, otherDate(texts, "muhurta.otherDate")),
  };
}

/** In the night that ends the day, on the next date. */
const isAfterMidnight = ({ startMs, offsetSeconds, date }: MuhurtaWindow): boolean =>
  !localText(startMs, offsetSeconds).startsWith(date);

function oneDaySaid(day: MuhurtaDay, facts: MuhurtaFacts, texts: VedicReader): Said {
  const purpose = texts.text(`muhurta.purpose.${facts.input.purpose}`) ?? facts.input.purpose;
  const [best] = facts.best;
  if (best === undefined) return refusedSaid(day, { facts, texts, purpose });
  return [
    texts.text("muhurta.answer.open", {
      day: dayName(day, texts),
      purpose,
      ...clocks(best, texts),
      lagna: signName(best.lagna0, texts.speaks),
      star: starName(best.star0, texts.speaks),
      tithi: tithiName(best.tithi0, texts.speaks),
    }),
    ...best.notes.map((note) => noteText(note, { window: best, weekday0: day.weekday0 }, texts)),
  ];
}

interface Refused {
  readonly facts: MuhurtaFacts;
  readonly texts: VedicReader;
  readonly purpose: string;
}

function refusedSaid(day: MuhurtaDay, { facts, texts, purpose }: Refused): Said {
  const { nextOpen } = facts;
  const [next] = nextOpen?.windows.toSorted((one, other) => other.score - one.score) ?? [];
  return [
    texts.text("muhurta.answer.refused", { day: dayName(day, texts), purpose }),
    ...day.refusals.map((refusal) => refusalText(refusal, facts, texts)),
    nextOpen === undefined || next === undefined
      ? texts.text("muhurta.answer.noNext", { days: LOOK_AHEAD_DAYS })
      : texts.text("muhurta.answer.next", { day: dayName(nextOpen, texts), ...clocks(next, texts) }),
  ];
}

function rangeSaid(facts: MuhurtaFacts, texts: VedicReader): Said {
  const { input, days, best } = facts;
  const open = days.filter(({ windows }) => windows.length > 0);
  const [first, ...others] = best;
  return [
    texts.text("muhurta.answer.range", {
      days: input.days,
      first: dateIn(input.date, texts.speaks),
      last: dateIn(addDays(input.date, input.days - 1), texts.speaks),
      ...{ open: open.length, openNamed: countNamed(open.length, texts) },
      purpose: texts.text(`muhurta.purpose.${input.purpose}`) ?? input.purpose,
    }),
    ...(first === undefined ? [] : [bestSaid(first, facts, texts)]),
    ...(others.length === 0
      ? []
      : [
          texts.text("muhurta.answer.then", {
            count: open.length - 1,
            others: listOf(
              others.slice(0, OTHERS_NAMED).map(({ date }) => dateIn(date, texts.speaks)),
              texts.speaks,
            ),
          }),
        ]),
    ...mostRefused(facts, texts),
  ];
}

/** The window with the highest score, which it may share with those of other days. */
function bestSaid(window: MuhurtaWindow, { days, best }: MuhurtaFacts, texts: VedicReader): string | undefined {
  const found = days.find(({ date }) => date === window.date);
  const day = found === undefined ? dateIn(window.date, texts.speaks) : dayName(found, texts);
  const isShared = best.filter(({ score }) => score === window.score).length > 1;
  return texts.text(`muhurta.answer.${isShared ? "equal" : "best"}`, {
    day: isAfterMidnight(window) ? (texts.text("muhurta.afterMidnight", { day }) ?? "") : day,
    ...clocks(window, texts),
    lagna: signName(window.lagna0, texts.speaks),
    star: starName(window.star0, texts.speaks),
  });
}

/** The refusal that meets most days, told by the first of them. */
function mostRefused(facts: MuhurtaFacts, texts: VedicReader): Said {
  const counts = new Map<RefusalId, number>();
  for (const { refusals } of facts.days) for (const { id } of refusals) counts.set(id, (counts.get(id) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (most === undefined) return [];
  const [id, count] = most;
  const closed = facts.days.filter(({ refusals }) => refusals.length > 0).length;
  const number = countNamed(count, texts);
  const isNone = facts.best.length === 0;
  const reason = texts.text(`muhurta.most.${id}`) ?? id;
  return [
    texts.text(`muhurta.answer.${isNone ? "most" : "mostOthers"}`, {
      count,
      number,
      all: count === closed ? "yes" : "no",
      reason,
      cause: capitalized(reason, texts.speaks),
    }),
  ];
}

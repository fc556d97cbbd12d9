import type { DraftOf, Words } from "@almagest/operation";
import { calendarNoticeOf, localDateTimeOf, presentBirthTime } from "@almagest/sky";
import { ROLES, type Role } from "../../names/wheels";
import { type KabbalahReader, kabbalahReader } from "../../texts/reader";
import { presentAngel, presentBirthday, presentDate, presentSephirah } from "../birth-present";
import { togetherText } from "../together";
import type { AngelStay, DateFacts, OpenProfileFacts } from "./compute";
import type { uncertainBirthProfileOutput } from "./schema";

type Answer = DraftOf<typeof uncertainBirthProfileOutput>;

export function presentOpenProfile(open: OpenProfileFacts, words: Words): Answer {
  const texts = kabbalahReader(words);
  const { given, span, changes, dates } = open;
  const [first, second] = dates;
  const notice = texts.text("psalmSource");
  const held = ROLES.flatMap((role) => heldAngel(open, role) ?? []);
  return {
    birthTime: presentBirthTime(span.state === "range" ? "range" : "unknown", span, changes),
    birthData: { date: given.date, timezone: given.timezone },
    ...(first !== undefined && second === undefined
      ? presentOfDate(first, texts)
      : {
          possibleDates: dates.map((one) => ({ civilDate: one.civilDate, ...presentOfDate(one, texts) })),
          decides: decidesOf(open, texts),
        }),
    angels: ROLES.map((role) => presentOpenAngel(open, role, texts)),
    together: held.length === ROLES.length ? togetherText(held, texts) : undefined,
    notices: notice === undefined ? undefined : [notice],
    conventions: {
      calendar: "proleptic-gregorian",
      angelDating: given.angelDating,
      yearStart: given.yearStart,
      leapDayPolicy: given.leapDayPolicy,
      ...calendarNoticeOf(given),
    },
  };
}

function presentOfDate({ hebrewDate, birthday, afterSunset }: DateFacts, texts: KabbalahReader) {
  return {
    hebrewDate: presentDate(hebrewDate, afterSunset),
    hebrewBirthday: presentBirthday(birthday, texts),
    sephirah: presentSephirah(hebrewDate, afterSunset, texts),
  };
}

function decidesOf({ dates }: OpenProfileFacts, texts: KabbalahReader): string | undefined {
  const isBySunset = dates.some(({ afterSunset }) => afterSunset) && dates.some(({ afterSunset }) => !afterSunset);
  return texts.text(`hebrewDateDecides.${isBySunset ? "sunset" : "midnight"}`);
}

/** The name of a wheel that does not change within the time of birth. */
function heldAngel({ angels }: OpenProfileFacts, role: Role): AngelStay | undefined {
  const [first, second] = angels[role];
  return second === undefined ? first : undefined;
}

function presentOpenAngel(open: OpenProfileFacts, role: Role, texts: KabbalahReader): Answer["angels"][number] {
  const { given, span, angels } = open;
  const held = heldAngel(open, role);
  if (held !== undefined) {
    const before = ROLES.slice(0, ROLES.indexOf(role)).flatMap((one) => heldAngel(open, one) ?? []);
    return { ...presentAngel(held, before, given, texts), possible: undefined };
  }
  const stays = angels[role];
  return {
    role,
    possible:
      stays.length === 0
        ? undefined
        : stays.map(({ name, fromEpochMs }) => ({
            number: name.number,
            name: name.name,
            romanization: name.romanization,
            traditionalName: name.traditionalName,
            from: localDateTimeOf(fromEpochMs, span.timezone),
          })),
  };
}

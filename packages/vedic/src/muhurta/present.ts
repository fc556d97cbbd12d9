import { signs, weekdayName } from "@almagest/i18n/astrology";
import { grahas as grahaTerms, tithiNames } from "@almagest/i18n/vedic";
import { at, type DraftOf, type Words } from "@almagest/operation";
import { presentMomentConventions, SIGN_IDS } from "@almagest/sky";
import { signName } from "../birth/present";
import { tithiFacts } from "../panchang/attributes";
import { localText } from "../panchang/present";
import { type VedicReader, vedicReader } from "../texts/reader";
import { answerText } from "./answer";
import type { MuhurtaFacts } from "./compute";
import type { MuhurtaDay, MuhurtaWindow } from "./day";
import { noteText } from "./note-text";
import type { Source } from "./purposes";
import type { muhurtaOutput } from "./schema";
import { refusalText, starName } from "./words";

type Answer = DraftOf<typeof muhurtaOutput>;

export function presentMuhurta(facts: MuhurtaFacts, words: Words): Answer {
  const texts = vedicReader(words);
  const { days, nextOpen } = facts;
  const [next] = nextOpen?.windows.toSorted((one, other) => other.score - one.score) ?? [];
  return {
    purpose: facts.input.purpose,
    answer: answerText(facts, texts),
    openDays: days.filter(({ windows }) => windows.length > 0).length,
    best: facts.best.map((window) => presentBest(window, facts, texts)),
    days: days.map((day) => presentDay(day, facts, texts)),
    people: facts.people.map(({ name, star0, sign0 }) => ({
      name: name ?? null,
      nakshatra: starName(star0),
      sign: signName(sign0),
    })),
    nextOpen:
      nextOpen === undefined || next === undefined
        ? null
        : { date: nextOpen.date, weekday: weekdayName(nextOpen.weekday0), ...presentWindow(next) },
    conventions: presentMuhurtaConventions(facts),
  };
}

export function presentMuhurtaConventions(facts: MuhurtaFacts): Answer["conventions"] {
  return {
    ayanamsa: "lahiri",
    borders: "a window ends three minutes before a change of star or tithi and begins three after one",
    combustion: "Venus 10 time degrees (8 retrograde), Jupiter 11: Surya Siddhanta 9.6-9, 10.1, as in heliacal",
    eclipses: "lunar ones greatest in the night of the place, solar ones greatest in its daylight; no penumbral ones",
    left: "Vishti, Vyatipata, Vaidhriti, Rahu's eighth, varjyam; by people the 3rd, 5th, 7th tara and the 8th Moon",
    score: "own weights of the rising sign's houses; an order among open windows, not a promise",
    ...presentMomentConventions(facts.midnight, facts.engine),
  };
}

type WindowPart = Answer["days"][number]["windows"][number];

export function presentWindow({
  startMs,
  endMs,
  offsetSeconds,
  lagna0,
  star0,
  tithi0,
  score,
}: MuhurtaWindow): WindowPart {
  return {
    start: localText(startMs, offsetSeconds),
    end: localText(endMs, offsetSeconds),
    lagna: signs[at(SIGN_IDS, lagna0)].en,
    nakshatra: starName(star0),
    tithi: tithiNames[tithiFacts(tithi0).name].en,
    score,
  };
}

export function presentBest(window: MuhurtaWindow, facts: MuhurtaFacts, texts: VedicReader): Answer["best"][number] {
  const day = facts.days.find(({ date }) => date === window.date);
  const weekday0 = day?.weekday0 ?? 0;
  return {
    date: window.date,
    weekday: weekdayName(weekday0),
    ...presentWindow(window),
    notes: window.notes.map((note) => ({
      note: note.id,
      weight: note.weight,
      grahas: note.grahas.map(({ id }) => grahaTerms[id].en),
      text: noteText(note, { window, weekday0 }, texts),
    })),
  };
}

export function presentDay(day: MuhurtaDay, facts: MuhurtaFacts, texts: VedicReader): Answer["days"][number] {
  return {
    date: day.date,
    weekday: weekdayName(day.weekday0),
    open: day.windows.length > 0,
    refusals: day.refusals.map((refusal) => ({
      rule: refusal.id,
      source: presentSource(refusal.source),
      reason: refusalText(refusal, facts, texts),
    })),
    windows: day.windows.map(presentWindow),
  };
}

function presentSource(source: Source): { text: string | null; verse: string | null; convention: string | null } {
  return "convention" in source
    ? { text: null, verse: null, convention: source.convention }
    : { text: source.text, verse: source.verse, convention: null };
}

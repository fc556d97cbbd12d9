import { joined, listOf } from "@almagest/i18n";
import { weekdayName } from "@almagest/i18n/astrology";
import { type DraftOf, InvariantError, type Words } from "@almagest/operation";
import type { Changes } from "@almagest/sky";
import { signName } from "../birth/present";
import { clockOf, presentOpenTime } from "../birth-time/open-birth";
import { type VedicReader, vedicReader } from "../texts/reader";
import { answerText } from "./answer";
import type { MuhurtaWindow } from "./day";
import { mostScoreOf, type OpenMuhurta, type OpenPerson } from "./open";
import type { openMuhurtaOutput } from "./open-schema";
import { presentBest, presentDay, presentMuhurtaConventions, presentWindow } from "./present";
import { personName, starName } from "./words";

type Answer = DraftOf<typeof openMuhurtaOutput>;

export function presentOpenMuhurta(open: OpenMuhurta, words: Words): Answer {
  const texts = vedicReader(words);
  const { facts, people, depending } = open;
  const { days, nextOpen } = facts;
  const [next] = nextOpen?.windows.toSorted((one, other) => other.score - one.score) ?? [];
  const asked = new Set(days.map(({ date }) => date));
  return {
    birthTime: presentBirths(people),
    purpose: facts.input.purpose,
    answer: answerTold(open, texts),
    openDays: days.filter(({ windows }) => windows.length > 0).length,
    dependingDays: [...depending.keys()].filter((date) => asked.has(date)).length,
    best: facts.best.map((window) => ({ ...presentBest(window, facts, texts), mostScore: mostScoreOf(window) })),
    days: days.map((day) => ({
      ...presentDay(day, facts, texts),
      windows: day.windows.map(presentOpenWindow),
      depending: depending.get(day.date)?.map(({ person0, moon, windows }) => ({
        person: person0,
        nakshatra: starName(moon.person.star0),
        sign: signName(moon.person.sign0),
        windows: windows.map(presentWindow),
      })),
    })),
    people: people.map(presentPerson),
    nextOpen:
      nextOpen === undefined || next === undefined
        ? null
        : { date: nextOpen.date, weekday: weekdayName(nextOpen.weekday0), ...presentOpenWindow(next) },
    conventions: presentMuhurtaConventions(facts),
  };
}

function presentOpenWindow(window: MuhurtaWindow) {
  return { ...presentWindow(window), mostScore: mostScoreOf(window) };
}

/** Span and state of the first person whose time is open, with what holds and changes of every such person. */
function presentBirths(people: readonly OpenPerson[]): Answer["birthTime"] {
  const first = people.find(isOpen);
  if (first === undefined) throw new InvariantError("an open muhurta without an open birth", {});
  const own = people.map(({ changes }, person0): Changes => {
    const named = <One extends { readonly member: string }>(all: readonly One[]): One[] =>
      all.map((one) => ({ ...one, member: `people.${person0}.${one.member}` }));
    return { holds: named(changes.holds), changes: named(changes.changes), counted: named(changes.counted) };
  });
  const told = own.filter((_, person0) => people.some((person, index0) => index0 === person0 && isOpen(person)));
  return presentOpenTime(first.birth, {
    holds: told.flatMap(({ holds }) => holds),
    changes: told.flatMap(({ changes }) => changes),
    counted: told.flatMap(({ counted }) => counted),
  });
}

function isOpen({ birth }: OpenPerson): boolean {
  return birth.span.state !== "known";
}

function presentPerson({ name, moons, birth }: OpenPerson): Answer["people"][number] {
  const clock = clockOf(birth);
  const [first] = moons;
  const isOne = <Value>(read: (moon: OpenPerson["moons"][number]) => Value): boolean =>
    new Set(moons.map(read)).size === 1;
  return {
    name: name ?? null,
    nakshatra: first && isOne(({ person }) => person.star0) ? starName(first.person.star0) : undefined,
    sign: first && isOne(({ person }) => person.sign0) ? signName(first.person.sign0) : undefined,
    possible:
      moons.length === 1
        ? undefined
        : moons.map(({ fromEpochMs, toEpochMs, person }) => ({
            born: { from: clock(fromEpochMs), to: clock(toEpochMs) },
            nakshatra: starName(person.star0),
            sign: signName(person.sign0),
          })),
  };
}

function answerTold({ facts, people, depending }: OpenMuhurta, texts: VedicReader): string | undefined {
  const told = answerText(facts, texts);
  const names = people.flatMap((person, person0) => (isOpen(person) ? [personName(facts, person0, texts)] : []));
  const more = facts.days.filter(({ date }) => depending.has(date)).length;
  const opening = texts.text("muhurta.openTime.opening", { people: listOf(names, texts.speaks), more });
  return joined([opening, told]);
}

import { type BirthMoment, type BirthSpan, resolveCivilTime, spanOfBirth } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { signs } from "@almagest/i18n/astrology";
import { nakshatras } from "@almagest/i18n/vedic";
import { at, type DateCalendar } from "@almagest/operation";
import {
  type ChartMoment,
  momentAt,
  type OneOfBirths,
  type Place,
  pieceChanges,
  type SearchedSky,
  SIGN_IDS,
  searchedSky,
} from "@almagest/sky";
import { type MoonStay, moonStays } from "../../birth-time/matching";
import { type Frame, type FrameChoice, frameAt } from "../../sky/frame";
import type { VedicReader } from "../../texts/reader";
import { nakshatraOf } from "../../zodiac/nakshatras";
import type { PersonInput } from "../people";
import type { MoonPlace } from "../tables";

/** One of a couple, with whatever is known of the time. */
export interface OpenPersonInput extends BirthMoment, Place {
  readonly calendar?: DateCalendar | undefined;
}

export type PersonKey = "person1" | "person2";

/** One of a couple whose time may be open. */
export interface OpenPerson {
  readonly which: PersonKey;
  readonly input: OpenPersonInput;
  readonly span: BirthSpan;
  /** At the earliest and at the latest second. */
  readonly from: ChartMoment;
  readonly to: ChartMoment;
  /** Read at the earliest second. */
  readonly frame: Frame;
}

/** The same with the Moons of matching. */
export interface OpenMatched extends OpenPerson {
  /** The Moons that matching tells apart, in order of time; one where the time is known. */
  readonly moons: readonly MoonStay[];
}

interface Asked {
  readonly which: PersonKey;
  readonly input: OpenPersonInput;
  readonly choice: FrameChoice;
}

/** One of a couple over the time of the birth, and the sky over it. */
export interface Searched<Person> {
  readonly person: Person;
  readonly sky: SearchedSky;
}

/** @throws DomainError `unprocessable_entity` for a span that leaves the ephemeris' range. */
export function openPerson(ephemeris: Ephemeris, { which, input, choice }: Asked): Searched<OpenPerson> {
  const span = spanOfBirth(input);
  const sky = searchedSky(ephemeris, span);
  const [from, to] = [momentIn(sky, input, span.fromEpochMs), momentIn(sky, input, span.toEpochMs)];
  return { person: { which, input, span, from, to, frame: frameAt(sky.ephemeris, choice, from.jdTt) }, sky };
}

export function openMatched(ephemeris: Ephemeris, asked: Asked): Searched<OpenMatched> {
  const { person, sky } = openPerson(ephemeris, asked);
  return { person: { ...person, moons: moonStays(sky, asked.choice) }, sky };
}

function momentIn({ ephemeris }: SearchedSky, input: OpenPersonInput, epochMs: number): ChartMoment {
  const shown = momentAt(epochMs, input.timezone);
  const { latitude, longitude, timezone, calendar } = input;
  const given = { date: shown.date, time: shown.time, latitude, longitude, timezone, calendar };
  return { given, civil: resolveCivilTime(shown), ...ephemeris.timeScales(epochMs) };
}

/** The birth as a known one; undefined where its time is open. */
export function knownPerson({ input, span }: OpenPerson): PersonInput | undefined {
  const { date, time, latitude, longitude, timezone, calendar } = input;
  if (span.state !== "known" || typeof time !== "string") return undefined;
  return { date, time, latitude, longitude, timezone, calendar };
}

/** The sign, the nakshatra and the pada of the Moon over the time of the birth; nothing where that is known. */
export function moonChanges({ span, moons }: OpenMatched): OneOfBirths["changes"] {
  if (span.state === "known") return { holds: [], changes: [] };
  return pieceChanges(moons, [
    { member: "moon.sign", valueIn: ({ moon }) => signs[at(SIGN_IDS, moon.sign0)].en },
    { member: "moon.nakshatra", valueIn: ({ moon }) => starName(moon) },
    { member: "moon.pada", valueIn: ({ moon }) => moon.pada },
  ]);
}

export function starName({ longitudeDeg }: MoonPlace): string {
  return nakshatras[nakshatraOf(longitudeDeg).id].en;
}

export function isOpen({ span }: OpenPerson): boolean {
  return span.state !== "known";
}

/** Those of the two whose time is open, in the words of a sentence. */
export function openPeople(people: Readonly<Record<PersonKey, OpenPerson>>, texts: VedicReader): string {
  if (isOpen(people.person1) && isOpen(people.person2)) return texts.lookup("couple.open.both") ?? "";
  return texts.lookup(`couple.person.${isOpen(people.person1) ? "groom" : "bride"}`) ?? "";
}

import { type BirthMoment, type BirthSpan, resolveCivilTime, spanOfBirth } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import type { DateCalendar, NodeType } from "@almagest/operation";
import {
  type Changes,
  type ChartMoment,
  changesOf,
  type Engine,
  engineOf,
  type Member,
  momentAt,
  type SearchedSky,
} from "@almagest/sky";
import { type DesignSearch, designSearch } from "./search";

/** A birth of which more or less of the time is known. */
export interface OpenDesignInput extends BirthMoment {
  readonly calendar?: DateCalendar | undefined;
  readonly nodeType: NodeType;
}

/** A birth without an exact time: its span, and the earliest and the latest moment on every scale. */
export interface OpenBirth {
  readonly input: OpenDesignInput;
  readonly engine: Engine;
  readonly span: BirthSpan;
  readonly from: ChartMoment;
  readonly to: ChartMoment;
}

/** The same with what holds and what changes of the members that an answer is about. */
export interface OpenDesign extends OpenBirth {
  readonly changes: Changes;
}

/** The span of a birth, and the search through the skies of both of its sides. */
export interface SearchedBirth {
  readonly birth: OpenBirth;
  readonly search: DesignSearch;
}

/**
 * The span of a birth, with the search for what changes in it.
 * @throws DomainError `unprocessable_entity` for a birth that the ephemeris does not reach, or whose design side it does not.
 */
export function searchedBirth(ephemeris: Ephemeris, input: OpenDesignInput): SearchedBirth {
  const span = spanOfBirth(input);
  const search = designSearch(ephemeris, span, input.nodeType);
  const [from, to] = [momentIn(search.sky, input, span.fromEpochMs), momentIn(search.sky, input, span.toEpochMs)];
  return { birth: { input, engine: engineOf(ephemeris), span, from, to }, search };
}

function momentIn({ ephemeris }: SearchedSky, input: OpenDesignInput, epochMs: number): ChartMoment {
  const given = momentAt(epochMs, input.timezone);
  const { date, time } = given;
  return {
    given: { date, time, timezone: input.timezone, calendar: input.calendar },
    civil: resolveCivilTime(given),
    ...ephemeris.timeScales(epochMs),
  };
}

/** A birth with the changes of some members and nothing else. */
export function openDesign({ birth, search }: SearchedBirth, members: readonly Member[]): OpenDesign {
  return { ...birth, changes: changesOf(search.sky, members) };
}

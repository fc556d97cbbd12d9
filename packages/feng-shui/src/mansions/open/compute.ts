import { type BirthSpan, spanOfBirth } from "@almagest/civil-time";
import type { Ephemeris, SkyContext } from "@almagest/ephemeris";
import type { Star } from "../../stars/lo-shu";
import { type YearBoundary, yearOfDate, yearOfInstant } from "../../year/solar-year";
import { type Gender, type Kua, kuaOf, rawKua } from "../kua";

/** A birth of which a part of the time is known, or none. */
export interface OpenKuaInput {
  readonly date: string;
  readonly time?: string | null | undefined;
  readonly timezone?: number | string | undefined;
  readonly timeAccuracyMinutes?: number | undefined;
  readonly timeFrom?: string | undefined;
  readonly timeTo?: string | undefined;
  readonly dateTo?: string | undefined;
  readonly gender: Gender;
  readonly yearBoundary: YearBoundary;
}

/** The kua of one of the solar years that a birth may be in. */
export interface KuaOfYear {
  readonly kua: Kua;
  readonly rawKua: Star;
  readonly solarYear: number;
  /** The first second of it, UTC epoch milliseconds. */
  readonly fromEpochMs: number;
}

export interface OpenKua {
  readonly span: BirthSpan;
  readonly gender: Gender;
  readonly yearBoundary: YearBoundary;
  /** YYYY-MM-DD at UTC+8, in the calendar year of the date sent. */
  readonly boundaryDate: string;
  /** In order of time: one, or two where the year turns within the span. */
  readonly years: readonly KuaOfYear[];
}

/** A date without a zone is one at UTC+8, as it is where its time is left out. */
const CHINA_HOURS = 8;

/**
 * The kua of a birth whose time is open, or both where the year turns within it.
 * @throws DomainError `unprocessable_entity` outside the range of the ephemeris.
 */
export function openKuaOf(input: OpenKuaInput, { ephemeris }: SkyContext): OpenKua {
  const { timezone = CHINA_HOURS, gender, yearBoundary } = input;
  const span = spanOfBirth({ ...input, timezone });
  const { boundaryDate } = yearOfDate(input.date, yearBoundary, ephemeris);
  const years = yearsOver(span, yearBoundary, ephemeris).map(({ solarYear, fromEpochMs }) => {
    const raw = rawKua(solarYear, gender);
    return { kua: kuaOf(raw, gender), rawKua: raw, solarYear, fromEpochMs };
  });
  return { span, gender, yearBoundary, boundaryDate, years };
}

const SECOND_MS = 1000;

/** No span is so long that a year turns in it twice. */
function yearsOver(
  { fromEpochMs, toEpochMs }: BirthSpan,
  yearBoundary: YearBoundary,
  ephemeris: Ephemeris,
): readonly Pick<KuaOfYear, "solarYear" | "fromEpochMs">[] {
  const yearAt = (epochMs: number): number => yearOfInstant(epochMs / SECOND_MS, yearBoundary, ephemeris);
  const [first, last] = [yearAt(fromEpochMs), yearAt(toEpochMs)];
  const opening = { solarYear: first, fromEpochMs };
  if (first === last) return [opening];
  let [before, after] = [fromEpochMs, toEpochMs];
  while (after - before > SECOND_MS) {
    const middle = before + SECOND_MS * Math.floor((after - before) / (2 * SECOND_MS));
    if (yearAt(middle) === first) before = middle;
    else after = middle;
  }
  return [opening, { solarYear: last, fromEpochMs: after }];
}

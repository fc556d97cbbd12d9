import type { Changes, MemberValue } from "./changes";
import { type BirthSpan, localDateTimeOf, utcWhereRepeated } from "./span";

/** Changes that an answer lists; the rest is counted. */
export const MOST_CHANGES = 200;

export interface BirthTime {
  state: "unknown" | "range";
  from: string;
  to: string;
  holds: { member: string; value: MemberValue }[];
  changes: { member: string; before: MemberValue; after: MemberValue; at: string; utc?: string }[];
  more?: number;
  counted?: { member: string; changes: number }[];
}

/** The member of an answer that tells of a birth whose time is not known to the second. */
export function presentBirthTime(state: BirthTime["state"], span: BirthSpan, found: Changes): BirthTime {
  const { timezone } = span;
  const listed = found.changes.slice(0, MOST_CHANGES);
  const more = found.changes.length - listed.length;
  return {
    state,
    from: localDateTimeOf(span.fromEpochMs, timezone),
    to: localDateTimeOf(span.toEpochMs, timezone),
    holds: found.holds.map(({ member, value }) => ({ member, value })),
    changes: listed.map(({ member, before, after, epochMs }) => {
      const utc = utcWhereRepeated(epochMs, timezone);
      return { member, before, after, at: localDateTimeOf(epochMs, timezone), ...(utc === undefined ? {} : { utc }) };
    }),
    ...(more > 0 ? { more } : {}),
    ...(found.counted.length > 0 ? { counted: found.counted.map((one) => ({ ...one })) } : {}),
  };
}

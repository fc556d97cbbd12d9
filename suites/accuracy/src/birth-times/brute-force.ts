import { type Member, type SearchedSky, type Stay, staysOf } from "@almagest/sky";

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** The misses of a search by the engine: minute by minute, and at both sides of every change. */
export function missesOf(sky: SearchedSky, members: readonly Member[], stepMs = MINUTE_MS): readonly string[] {
  return members.flatMap((member) => {
    const stays = staysOf(sky, member);
    return [...missedMinutes(sky, member, { stays, stepMs }), ...misplaced(sky, member, stays)];
  });
}

function missedMinutes(
  { ephemeris, span }: SearchedSky,
  member: Member,
  { stays, stepMs }: { readonly stays: readonly Stay[]; readonly stepMs: number },
): readonly string[] {
  const misses: string[] = [];
  let index0 = 0;
  for (let epochMs = span.fromEpochMs; epochMs <= span.toEpochMs; epochMs += stepMs) {
    while ((stays[index0 + 1]?.fromEpochMs ?? Number.POSITIVE_INFINITY) <= epochMs) index0++;
    const value = member.valueAt(ephemeris, epochMs);
    const found = stays[index0]?.value;
    if (value !== found) misses.push(`${member.member} is ${value}, not ${found}, at ${told(epochMs)}`);
  }
  return misses.slice(0, 3);
}

function misplaced({ ephemeris }: SearchedSky, member: Member, stays: readonly Stay[]): readonly string[] {
  return stays.slice(1).flatMap((stay, before0) => {
    const { fromEpochMs, value } = stay;
    const [before, at] = [fromEpochMs - SECOND_MS, fromEpochMs].map((epochMs) => member.valueAt(ephemeris, epochMs));
    const isRight = at === value && before === stays[before0]?.value;
    return isRight ? [] : [`${member.member} turns ${before} to ${at}, not ${value}, at ${told(fromEpochMs)}`];
  });
}

function told(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

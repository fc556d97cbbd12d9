import { daysBetween } from "@almagest/civil-time";
import { type SignId, signAfter } from "@almagest/sky";
import { solarHouse } from "./houses";
import { dated, returnUnit, type Unit } from "./plan-unit";
import type { DayStay, ThemeBody } from "./year-entries";

/** A slow planet is in a sign all year, goes out of it, into it, on a visit, or back after one. */
export type StayKind = "whole" | "leaving" | "entering" | "visit" | "return";

export interface YearStay extends DayStay<ThemeBody> {
  readonly kind: StayKind;
}

/** A stay that the year opens with and that ends so soon belongs to the year before. */
const LEFTOVER_DAYS = 21;

/** The stays of the year's slow planets with their kinds; a sign that is left for a visit only is kept as a whole. */
export function themesOf(themes: readonly DayStay<ThemeBody>[], year: number): readonly YearStay[] {
  return themes.flatMap((stay, index0) => {
    if (stay.backOn !== undefined) return [{ ...stay, to: stay.backOn, kind: "visit" } as const];
    if (stay.entry !== undefined) return [{ ...stay, kind: kindOf(stay, followerOf(themes, index0)) }];
    if (stay.from !== `${year}-01-01`) return [];
    const ofBody = themes.filter(({ body }) => body === stay.body);
    const last = ofBody.at(-1);
    if (last?.sign === stay.sign || last?.backOn !== undefined) return [{ ...stay, kind: "whole" } as const];
    // a sign that is come back to is left at the end of the last stay
    const to = ofBody.findLast(({ sign }) => sign === stay.sign)?.to ?? stay.to;
    return daysBetween(stay.from, to) < LEFTOVER_DAYS ? [] : [{ ...stay, to, kind: "leaving" } as const];
  });
}

function followerOf(themes: readonly DayStay<ThemeBody>[], index0: number): DayStay<ThemeBody> | undefined {
  const next = themes[index0 + 1];
  return next?.body === themes[index0]?.body ? next : undefined;
}

function kindOf({ entry, sign }: DayStay<ThemeBody>, next: DayStay<ThemeBody> | undefined): StayKind {
  if (entry?.isReturn) return "return";
  return next !== undefined && isSignBefore(next.sign, sign) ? "visit" : "entering";
}

function isSignBefore(one: SignId, other: SignId): boolean {
  return signAfter(one, 1) === other;
}

/** The paragraph of a stay, with the day of the year on which it begins. */
export function stayUnits(own: SignId, stay: YearStay): readonly Unit[] {
  const { kind, body, sign, from, to, entry } = stay;
  const events = entry ? [entry] : [];
  const key = `${body}.${solarHouse(own, sign)}`;
  switch (kind) {
    case "whole":
      return [{ family: "themes", key, events }];
    case "leaving":
      return [dated({ family: "leaving", key, events }, { as: "date", day: to })];
    case "visit":
      return [dated({ family: "visits", key, events }, { as: "span", day: from, to })];
    case "entering":
      return [dated({ family: "enters", key, events }, { as: "date", day: from })];
    case "return":
      return entry ? [dated(returnUnit(own, entry), { as: "date", day: from })] : [];
    default:
      return [];
  }
}

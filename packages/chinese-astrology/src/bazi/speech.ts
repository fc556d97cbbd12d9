import type { Lang } from "@almagest/operation";
import type { MeetingType } from "../cycle/bonds";
import { BRANCHES } from "../cycle/branches";
import { STEMS } from "../cycle/stems";
import type { ChineseReader } from "../texts/reader";
import { english } from "./speech/english";
import { french } from "./speech/french";
import { german } from "./speech/german";
import { hindi } from "./speech/hindi";
import type { Bend } from "./speech/named";
import { portuguese } from "./speech/portuguese";
import { russian } from "./speech/russian";
import type { Speech } from "./speech/shape";
import { simplified } from "./speech/simplified";
import { spanish } from "./speech/spanish";
import { traditional } from "./speech/traditional";
import { turkish } from "./speech/turkish";

export type { HourNamed, LuckCourse, Speech } from "./speech/shape";

/** A member of a bond: stems have the bonds that are called by them, and wu is a stem and a branch. */
export function memberTold(
  member: string,
  type: MeetingType,
  { stem: stemOf, branch: branchOf }: { readonly stem: Speech["stem"]; readonly branch: Speech["branch"] },
): string {
  if (isOfStems(type)) {
    const stem = STEMS.find((one) => one === member);
    return stem === undefined ? member : stemOf(stem);
  }
  const branch = BRANCHES.find((one) => one === member);
  return branch === undefined ? member : branchOf(branch);
}

export function isOfStems(type: MeetingType): boolean {
  return type === "stem-combination" || type === "stem-clash";
}

/** A language that has texts has its joints here; names are bent as its catalogue bends them. */
export const SPEECHES: Partial<Readonly<Record<Lang, (bend: Bend) => Speech>>> = {
  hi: hindi,
  es: spanish,
  pt: portuguese,
  de: german,
  fr: french,
  ru: russian,
  tr: turkish,
  "zh-Hans": () => simplified,
  "zh-Hant": () => traditional,
};

type Speaking = Pick<ChineseReader, "speaks" | "form">;

/** A catalogue has one reader, which lives as long as it does. */
const spoken = new WeakMap<Speaking, Speech>();

/** The joints in the language that texts speak. */
export function speechOf(texts: Speaking): Speech {
  const known = spoken.get(texts);
  if (known !== undefined) return known;
  const speech = SPEECHES[texts.speaks]?.(texts.form) ?? english;
  spoken.set(texts, speech);
  return speech;
}

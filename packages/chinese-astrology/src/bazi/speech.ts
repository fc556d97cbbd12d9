import type { Lang } from "@almagest/operation";
import type { MeetingType } from "../cycle/bonds";
import { BRANCHES } from "../cycle/branches";
import { STEMS } from "../cycle/stems";
import type { ChineseReader } from "../texts/reader";
import { english } from "./speech/english";
import type { Speech } from "./speech/shape";
import { simplified } from "./speech/simplified";
import { traditional } from "./speech/traditional";

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

/** A language that has texts has its joints here. */
export const SPEECHES: Partial<Readonly<Record<Lang, Speech>>> = {
  "zh-Hans": simplified,
  "zh-Hant": traditional,
};

/** The joints in the language that texts speak. */
export function speechOf({ speaks }: Pick<ChineseReader, "speaks">): Speech {
  return SPEECHES[speaks] ?? english;
}

import type { Value } from "./questions/index";

const STEP = /([\p{L}\p{N}_-]+)|\[(\d+)\]|\[([\w-]+)=([^\]]+)\]/gu;

/** The member at a path: `planets[name=Sun].sign`, `positions[2].name`, `lines.length`. Undefined if there is none. */
export function memberAt(answer: unknown, path: string): unknown {
  let member = answer;
  for (const [, name, index, key, wanted] of path.matchAll(STEP)) {
    if (index !== undefined) member = itemsOf(member)[Number(index)];
    else if (key !== undefined) member = itemsOf(member).find((item) => String(memberOf(item, key)) === wanted);
    else if (name !== undefined) member = memberOf(member, name);
  }
  return member;
}

/** Whether an answer contains a value. */
export function holds(answer: unknown, { path, is }: Value): boolean {
  const found = memberAt(answer, path);
  if (typeof is !== "object") return found === is;
  if ("starts" in is) return typeof found === "string" && found.startsWith(is.starts);
  return typeof found === "number" && Math.abs(found - is.near) <= is.within;
}

function itemsOf(member: unknown): readonly unknown[] {
  return Array.isArray(member) ? member : [];
}

function memberOf(member: unknown, name: string): unknown {
  if (Array.isArray(member)) return name === "length" ? member.length : undefined;
  if (typeof member !== "object" || member === null) return undefined;
  return Object.entries(member).find(([one]) => one === name)?.[1];
}

import type { Headed } from "@almagest/pictures";
import * as z from "zod";
import { offset } from "../subheading";

export const ofMonth = { year: z.int(), month: z.int() };

/** Title of a picture of a month, and the month: `2026-03`, with the clock where hours are told by it. */
export function monthHead(
  heading: string,
  { year, month }: { readonly year: number; readonly month: number },
  timezone?: number,
): Headed {
  const clock = timezone === undefined ? [] : [offset(timezone)];
  return { heading, subheading: [`${year}-${String(month).padStart(2, "0")}`, ...clock].join(" · ") };
}
